/** Whether parts are a deck by the rules (format conventions), and what is wrong with them. */
import type { Card } from '@rulewright/language/grand-archive';
import { type CardCount, countOf, type PartsOf } from '../decklist/decklist.ts';
import { plainName } from '../names.ts';

/** Main and material deck, the sideboard, and the boons of Pantheon. */
export type GrandArchiveParts = PartsOf<'main' | 'material' | 'sideboard' | 'boons'>;
export type DeckFormat = 'standard' | 'draft' | 'pantheon';

interface Limits {
  readonly main: number;
  readonly copies: number;
  readonly material: number;
  /** The material deck has exactly so many cards. */
  readonly exact: boolean;
  readonly sideboard: number;
}

const LIMITS: Readonly<Record<DeckFormat, Limits>> = {
  standard: { main: 60, copies: 4, material: 12, exact: false, sideboard: 15 },
  draft: {
    main: 30,
    copies: Number.POSITIVE_INFINITY,
    material: 10,
    exact: false,
    sideboard: Number.POSITIVE_INFINITY,
  },
  pantheon: { main: 60, copies: 1, material: 12, exact: true, sideboard: 0 },
};

/** Sideboards count points: one for a main deck card, three for a regalia or champion. */
const SIDEBOARD_POINTS = 15;
const MATERIAL_POINTS = 3;

export type DeckCode =
  | 'too-few-cards'
  | 'too-many-cards'
  | 'too-many-copies'
  | 'wrong-deck'
  | 'no-first-champion'
  | 'too-many-relics'
  | 'sideboard-too-big'
  | 'sideboard-points'
  | 'boons';

/** What is wrong: how many there are, how many there may or must be, and of which card. */
export interface DeckProblem {
  readonly code: DeckCode;
  readonly rule: string;
  readonly part: keyof GrandArchiveParts & string;
  readonly count: number;
  readonly limit: number;
  readonly card?: string;
}

const front = (card: Card | undefined) => card?.faces[0];
const hasType = (card: Card | undefined, type: string): boolean => front(card)?.types.some((t) => t === type) === true;
/** Champions and regalia begin in the material deck. */
const isMaterial = (card: Card | undefined): boolean =>
  hasType(card, 'champion') || front(card)?.supertypes?.includes('regalia') === true;
const isRelic = (card: Card | undefined): boolean =>
  front(card)?.abilities?.some((a) => a.kind === 'keyword' && a.keyword === 'divine relic') === true;

const isBoon = (card: Card): boolean => hasType(card, 'lesser boon') || hasType(card, 'greater boon');
/** Masteries 4, statuses 1, tokens: what stands for something outside of decks. */
const isOutside = (card: Card): boolean =>
  hasType(card, 'mastery') || hasType(card, 'status') || front(card)?.token === true;
/** Where a card may begin. */
const BELONGS = {
  main: (card: Card) => !isMaterial(card) && !isBoon(card) && !isOutside(card),
  material: (card: Card) => isMaterial(card) && !isOutside(card),
  sideboard: (card: Card) => !isBoon(card) && !isOutside(card),
  boons: isBoon,
} as const;

/** What is wrong; nothing if the parts are a deck. A card that is unknown counts like any other and belongs anywhere. */
export function deckProblems(
  { main, material, sideboard, boons }: GrandArchiveParts,
  format: DeckFormat,
  cardOf: (name: string) => Card | undefined,
): readonly DeckProblem[] {
  const limits = LIMITS[format];
  const rule = `format-conventions.${format}`;
  const problems: DeckProblem[] = [];
  const add = (problem: Omit<DeckProblem, 'rule'>): void => {
    problems.push({ rule, ...problem });
  };
  const count = countOf(main);
  if (count < limits.main) add({ code: 'too-few-cards', part: 'main', count, limit: limits.main });
  for (const [n, card] of together(main))
    if (n > limits.copies) add({ code: 'too-many-copies', part: 'main', count: n, limit: limits.copies, card });
  const there = countOf(material);
  if (there > limits.material) add({ code: 'too-many-cards', part: 'material', count: there, limit: limits.material });
  if (limits.exact && there < limits.material)
    add({ code: 'too-few-cards', part: 'material', count: there, limit: limits.material });
  for (const [n, card] of together(material))
    if (n > 1) add({ code: 'too-many-copies', part: 'material', count: n, limit: 1, card });
  if (!material.some(([, name]) => hasType(cardOf(name), 'champion') && front(cardOf(name))?.level === 0))
    add({ code: 'no-first-champion', part: 'material', count: 0, limit: 1 });
  // Divine Relic 1
  const relics = countOf(material.filter(([, name]) => isRelic(cardOf(name))));
  if (relics > 1) add({ code: 'too-many-relics', part: 'material', count: relics, limit: 1 });
  const parts = { main, material, sideboard, boons };
  for (const part of ['main', 'material', 'sideboard', 'boons'] as const)
    for (const [n, card] of parts[part]) {
      const known = cardOf(card);
      if (known !== undefined && !BELONGS[part](known)) add({ code: 'wrong-deck', part, count: n, limit: 0, card });
    }
  const beside = countOf(sideboard);
  if (beside > limits.sideboard)
    add({ code: 'sideboard-too-big', part: 'sideboard', count: beside, limit: limits.sideboard });
  const points = sideboard.reduce((sum, [n, name]) => sum + n * (isMaterial(cardOf(name)) ? MATERIAL_POINTS : 1), 0);
  if (format === 'standard' && points > SIDEBOARD_POINTS)
    add({ code: 'sideboard-points', part: 'sideboard', count: points, limit: SIDEBOARD_POINTS });
  problems.push(...boonProblems(boons, format, rule, cardOf));
  return problems;
}

/** Pantheon 3: one lesser and one greater boon; no other format has any. */
function boonProblems(
  boons: readonly CardCount[],
  format: DeckFormat,
  rule: string,
  cardOf: (name: string) => Card | undefined,
): readonly DeckProblem[] {
  const wanted = format === 'pantheon' ? 1 : 0;
  return (['lesser boon', 'greater boon'] as const).flatMap((type): readonly DeckProblem[] => {
    const count = countOf(boons.filter(([, name]) => hasType(cardOf(name), type)));
    return count === wanted ? [] : [{ code: 'boons', rule, part: 'boons', count, limit: wanted, card: type }];
  });
}

/** Cards of one name, however they are spelled, as one entry. */
function together(cards: readonly CardCount[]): readonly CardCount[] {
  const all = new Map<string, [number, string]>();
  for (const [n, name] of cards) {
    const known = all.get(plainName(name));
    if (known === undefined) all.set(plainName(name), [n, name]);
    else known[0] += n;
  }
  return [...all.values()];
}
