/** One card or object in full: characteristics, abilities, and what the table knows of it. */
import { findCard } from '@rulewright/cards/magic';
import type { Face } from '@rulewright/language/magic';
import type { MagicShown, MagicSpeech, MagicTypes } from '@rulewright/table/magic';
import { type Drawing, nameOf } from '../../play/game.ts';
import { filled } from '../../play/paint.ts';
import { isCreature, stats } from './drawing.ts';
import { paintMana } from './symbols.ts';

type Drawn = Drawing<MagicTypes>;

const INDENT = '   ';

const textLines = ({ paint, width }: Drawn, text: readonly string[]): string[] =>
  text.flatMap((words) => filled(words, width, INDENT).map((line) => paintMana(line, paint)));

/** An object at the table, as it is now. */
export function objectSheet(drawing: Drawn, o: MagicShown): readonly string[] {
  const { paint } = drawing;
  const cost = o.cost === null ? '' : `  ${paintMana(o.cost, paint)}`;
  const stack = o.stack === undefined || o.stack.words === '' ? [] : [o.stack.words];
  return [
    ` ${paint('bold', o.name)}${cost}`,
    ...(o.typeLine === '' ? [] : [`${INDENT}${o.typeLine}${isCreature(o) ? ` ${stats(o)}` : ''}`]),
    `${INDENT}${paint('dim', facts(drawing, o).join(' · '))}`,
    ...textLines(drawing, [...o.text.map(({ words, explained }) => explained ?? words), ...stack]),
  ];
}

function facts(drawing: Drawn, o: MagicShown): readonly string[] {
  const { words } = drawing;
  const { sheet, tapped, damaged, attachedTo, token } = words.table;
  const name = (id: Parameters<typeof nameOf>[1]): string => nameOf(drawing, id);
  const out = [
    o.colors.length === 0
      ? sheet.colorless
      : sheet.colors(o.colors.map((color) => words.terms[color] ?? color).join(', ')),
  ];
  if (o.cost !== null) out.push(sheet.manaValue(o.manaValue));
  const { printed } = o;
  if (printed !== null && (printed.power !== o.power || printed.toughness !== o.toughness))
    out.push(sheet.printed(`${printed.power ?? 0}/${printed.toughness ?? 0}`));
  out.push(sheet.zone(o.zone), sheet.controlledBy(name(o.controller)));
  if (o.owner !== o.controller) out.push(sheet.ownedBy(name(o.owner)));
  if (o.kind === 'token') out.push(token);
  const targets = o.stack?.targets ?? [];
  if (targets.length > 0) out.push(sheet.targets(targets.map(name).join(', ')));
  if (o.tapped) out.push(tapped);
  if (o.sick) out.push(sheet.sick);
  if (o.damage > 0) out.push(damaged(o.damage));
  for (const counter of o.counters) out.push(`${counter.count} ${counter.words}`);
  if (o.host !== null) out.push(attachedTo(name(o.host)));
  if (o.attachments.length > 0) out.push(sheet.attachments(o.attachments.map(name).join(', ')));
  return out;
}

/** A card that is not at the table, as it is printed. */
export function cardSheet(drawing: Drawn, name: string): readonly string[] | undefined {
  const { paint, speech } = drawing;
  return findCard(name)?.faces.flatMap((face) => [
    ` ${paint('bold', speech.card(face.name))}  ${paintMana(face.cost ?? '', paint)}`.trimEnd(),
    `${INDENT}${typeLine(face, speech)}${printedStats(face, speech)}`,
    ...textLines(
      drawing,
      (face.abilities ?? []).map((ability) => speech.ability(face.name, ability)),
    ),
  ]);
}

const typeLine = ({ supertypes = [], types, subtypes = [] }: Face, speech: MagicSpeech): string =>
  speech.typeLine({ supertypes, types, subtypes });

function printedStats(face: Face, { words }: MagicSpeech): string {
  if (face.loyalty !== undefined) return `  ${words.table.sheet.loyalty(String(face.loyalty))}`;
  return face.power === undefined ? '' : `  ${face.power}/${face.toughness ?? 0}`;
}
