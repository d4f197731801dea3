/** The cards that a game is played with: definitions by index, shared by all forks. */
import type { ObjectRow } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language';
import { BLANK, dependsOnZone, faceDown, faceUp, isDoubleFaced } from './faces.ts';
import { type Printed, printed } from './printed.ts';
import { Flag } from './types.ts';

export interface Pool {
  readonly cards: readonly Card[];
  readonly byName: ReadonlyMap<string, number>;
}

export const newPool = (cards: readonly Card[]): Pool => ({ cards, byName: new Map(cards.map((c, i) => [c.name, i])) });

export function cardOf(pool: Pool, def: number): Card {
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
  if (row.base !== null) return printed(row.base as Face);
  if (row.def < 0) return printed(BLANK);
  const card = cardOf(pool, row.def);
  return card.layout === 'normal' ? printed(card.faces[0]) : faceUp(card, row);
}

/** Represented by a double-faced card, or a token that is one (712.1, 707.8a). */
export const hasBack = (pool: Pool, row: ObjectRow): boolean => row.def >= 0 && isDoubleFaced(cardOf(pool, row.def));

/** 701.27g: a double-faced permanent with its back face up. */
export const isTransformed = (pool: Pool, row: ObjectRow): boolean => row.face === 1 && hasBack(pool, row);

/** Whether the card alone tells what the object was, when it is gone. */
export const isTold = (pool: Pool, row: ObjectRow): boolean => row.def < 0 || !dependsOnZone(cardOf(pool, row.def));
