/** The cards that a game is played with: definitions by index, shared by all forks. */
import { type ObjectRow, UNKNOWN_CARD } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import { type Printed, printed } from '../200-cards/printed.ts';
import { BLANK, dependsOnZone, faceDown, faceUp, isDoubleFaced } from '../700-additional/708-faces.ts';
import { Flag } from './110.5-status.ts';

export interface Pool {
  readonly cards: readonly Card[];
  readonly byName: ReadonlyMap<string, number>;
  /** The cards that players may name (201.4): those of the game, and others that there are. */
  readonly known: readonly Card[];
  /** What is printed on a card with one face, by index; null for other layouts. */
  readonly oneFaced: readonly (Printed | null)[];
}

export const newPool = (cards: readonly Card[], others: readonly Card[] = []): Pool => ({
  cards,
  known: others.length === 0 ? cards : [...cards, ...others],
  byName: new Map(cards.map((c, i) => [c.name, i])),
  oneFaced: cards.map((c) => (c.layout === 'normal' ? printed(c.faces[0]) : null)),
});

/** What nothing is known of, in a game as somebody may know it. */
const UNKNOWN: Card = { name: '', layout: 'normal', faces: [BLANK] };

export function cardOf(pool: Pool, def: number): Card {
  if (def === UNKNOWN_CARD) return UNKNOWN;
  const card = pool.cards[def];
  if (card === undefined) throw new Error(`no card ${def} in the pool`);
  return card;
}

/**
 * What an object's characteristics start from (707.2, 613.2): what is printed on its face or it was made with, as changed
 * by copy effects (layer 1a) and by its face-down status (layer 1b).
 */
export function copiable(pool: Pool, row: ObjectRow): Printed {
  if ((row.flags & Flag.faceDown) !== 0) return faceDown(row);
  if (row.copy !== null) return printed(row.copy as Face);
  if (row.base !== null) return ofBase(row.base as Face | Card, row);
  if (row.def < 0) return printed(BLANK);
  return pool.oneFaced[row.def] ?? faceUp(cardOf(pool, row.def), row);
}

/** What an object was made with: one face, or the two of a double-faced token (707.8a). */
const ofBase = (base: Face | Card, row: ObjectRow): Printed => ('faces' in base ? faceUp(base, row) : printed(base));

/** The double-faced card or token that represents an object, or null (712.1, 707.8a). */
export function doubleFaced(pool: Pool, row: ObjectRow): Card | null {
  const own = row.kind === 'card' ? null : (row.base as Face | Card | null);
  const card = own !== null ? ('faces' in own ? own : null) : row.def < 0 ? null : cardOf(pool, row.def);
  return card !== null && isDoubleFaced(card) ? card : null;
}

/** The split card that represents an object, or null (709). */
export function splitCard(pool: Pool, row: ObjectRow): Card | null {
  const own = row.base as Face | Card | null;
  const card = own !== null ? ('faces' in own ? own : null) : row.def < 0 ? null : cardOf(pool, row.def);
  return card?.layout === 'split' ? card : null;
}

export const hasBack = (pool: Pool, row: ObjectRow): boolean => doubleFaced(pool, row) !== null;

/** 701.27g: a double-faced permanent with its back face up. */
export const isTransformed = (pool: Pool, row: ObjectRow): boolean => row.face === 1 && hasBack(pool, row);

/** Whether the card alone tells what the object was, when it is gone. */
export const isTold = (pool: Pool, row: ObjectRow): boolean => row.def < 0 || !dependsOnZone(cardOf(pool, row.def));
