/** The cards that a game is played with: definitions by index, shared by all forks. */
import type { ObjectRow } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language';
import { type Printed, printed } from './printed.ts';

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

/** An object with no characteristics at all: an ability on the stack. */
const BLANK: Face = { name: '', types: [] };

/** What an object's characteristics start from (707.2): its own copiable values, or what is printed on its face. */
export function copiable(pool: Pool, row: ObjectRow): Printed {
  if (row.base !== null) return printed(row.base as Face);
  if (row.def < 0) return printed(BLANK);
  const { faces } = cardOf(pool, row.def);
  return printed(faces[row.face] ?? faces[0]);
}
