/** A card in words: the name of the button around it, and what a screen reader says. */
import type { GrandArchivePack } from '../words/index.ts';
import { bubbled, changed, type Drawn, whyOff } from './drawn.ts';
import { spokenText } from './symbols.ts';

interface LabelOptions {
  /** Also its rules text: for a card that is to be read. */
  readonly whole?: boolean;
}

type Words = GrandArchivePack['grandArchive'];

const numbered = (now: number, printed: number | null | undefined, face: Words['face']): string =>
  changed(now, printed) === null ? String(now) : `${now} (${face.printed(String(printed))})`;

/** "power 3 (printed 2), life 2, durability 1". */
export function statsOf(card: Drawn, { face }: Words): readonly string[] {
  const { power, life, level, durability, printed, types } = card;
  return [
    ...(level === null ? [] : [face.levelIs(numbered(level, printed?.level, face))]),
    ...(power === null || (types.includes('champion') && power === 0)
      ? []
      : [face.powerIs(numbered(power, printed?.power, face))]),
    ...(life === null ? [] : [face.lifeIs(numbered(life, printed?.life, face))]),
    ...(durability === null ? [] : [face.durability(durability)]),
  ];
}

/** "cost reserve 2, fire, not enabled: fire". */
export function costOf({ cost, elements, disabled = [], speed }: Drawn, words: Words): readonly string[] {
  const { face, comma } = words;
  const named = (list: Drawn['elements']): string => list.map((element) => words.elements[element]).join(comma);
  return [
    ...(cost === null ? [] : [face.costs(face[cost.kind](String(cost.amount)))]),
    ...(elements.length === 0 ? [] : [named(elements)]),
    ...(speed === 'fast' ? [face.fast] : []),
    ...(disabled.length === 0 ? [] : [face.notEnabled(named(disabled))]),
  ];
}

/** The text, with what does not exist of it and why. */
const textOf = (card: Drawn, { face }: Words): readonly string[] =>
  card.text.map((line) => {
    const said = `${line.inherited ? `${face.inherited}: ` : ''}${spokenText(bubbled(line), face)}`;
    const why = whyOff(line);
    return why === '' ? said : `${said} (${face.isOff(why)})`;
  });

export function cardLabel(card: Drawn, words: Words, { whole = false }: LabelOptions = {}): string {
  const { face } = words;
  if (card.hidden === true)
    return [card.name || face.hiddenCard, ...(card.faceDown === true ? [face.faceDown] : [])].join(words.comma);
  return [
    card.name,
    ...costOf(card, words),
    card.typeLine,
    ...statsOf(card, words),
    ...(card.rested === true ? [face.rested] : []),
    ...((card.damage ?? 0) > 0 ? [face.damage(card.damage ?? 0)] : []),
    ...(card.propertyWords ?? []),
    ...(whole ? textOf(card, words) : []),
  ]
    .filter((part) => part !== '')
    .join(words.comma);
}
