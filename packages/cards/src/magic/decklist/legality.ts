/** Whether a list is a deck by the rules (100.2, 100.4), and what is wrong with it. */

import { countOf } from '../../decklist/decklist.ts';
import { plainName } from '../../names.ts';
import type { MagicParts } from './form.ts';

export type DeckFormat = 'constructed' | 'limited';

/** Numbers of rule 100. */
const RULES = {
  constructed: { least: 60, rule: '100.2a', copies: 4, sideboard: 15 },
  limited: { least: 40, rule: '100.2b', copies: Number.POSITIVE_INFINITY, sideboard: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<DeckFormat, object>>;

export type DeckProblem =
  | { readonly code: 'too-few-cards'; readonly rule: string; readonly count: number; readonly least: number }
  | {
      readonly code: 'too-many-copies';
      readonly rule: string;
      readonly card: string;
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'sideboard-too-big'; readonly rule: string; readonly count: number; readonly most: number };

/** What the card itself says about decks. */
export interface DeckCard {
  readonly basicLand: boolean;
  /** "A deck can have …": how many, or null if the card says nothing of it. */
  readonly allowed: number | null;
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many of a card a deck can have by the card's own text; null if it does not say. */
export function allowedByText(text: string): number | null {
  if (/\bA deck can have any number of cards named\b/i.test(text)) return Number.POSITIVE_INFINITY;
  const [, word] = /\bA deck can have up to (\w+) cards named\b/i.exec(text) ?? [];
  return word === undefined ? null : WORDS.indexOf(word.toLowerCase()) + 1 || null;
}

/** What is wrong; nothing if the list is a deck. A card that is unknown counts like any other. */
export function deckProblems(
  { main, sideboard, commander }: MagicParts,
  format: DeckFormat,
  cardOf: (name: string) => DeckCard | undefined,
): readonly DeckProblem[] {
  const { least, rule, copies, sideboard: most } = RULES[format];
  const problems: DeckProblem[] = [];
  const count = countOf(main) + countOf(commander);
  if (count < least) problems.push({ code: 'too-few-cards', rule, count, least });
  // 100.4a: the limit is for the deck and the sideboard together.
  const all = new Map<string, { readonly name: string; count: number }>();
  for (const [n, name] of [...main, ...commander, ...sideboard]) {
    const known = all.get(plainName(name));
    if (known === undefined) all.set(plainName(name), { name, count: n });
    else known.count += n;
  }
  const inMain = new Set(main.map(([, name]) => plainName(name)));
  const inSideboard = new Set(sideboard.map(([, name]) => plainName(name)));
  for (const [plain, { name, count: n }] of all) {
    const card = cardOf(name);
    if (card?.basicLand === true) continue;
    const limit = Math.max(copies, card?.allowed ?? 0);
    if (n <= limit) continue;
    const both = inMain.has(plain) && inSideboard.has(plain);
    problems.push({ code: 'too-many-copies', rule: both ? '100.4a' : rule, card: name, count: n, most: limit });
  }
  const beside = countOf(sideboard);
  if (beside > most) problems.push({ code: 'sideboard-too-big', rule: '100.4a', count: beside, most });
  return problems;
}
