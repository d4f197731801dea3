/** The cards that a game is played with: definitions by index, shared by all forks. */
import { NOWHERE, type ObjectRow, UNKNOWN_CARD } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import { Flag } from '../properties.ts';
import { BANISHMENT, FIELD, PANTHEON, PLAYED, STACK } from '../zones/zones.ts';
import { type Thresholds, thresholdsOf } from './thresholds.ts';

export interface Pool {
  /** Those that are in the game or may come into it. */
  readonly cards: readonly Card[];
  readonly bySlug: ReadonlyMap<string, number>;
  readonly byName: ReadonlyMap<string, number>;
  /** Cards that may be named: those of the game, and others that there are. */
  readonly known: readonly Card[];
  readonly thresholds: Thresholds;
}

export function newPool(cards: readonly Card[], others: readonly Card[] = []): Pool {
  return {
    cards,
    known: others.length === 0 ? cards : [...cards, ...others],
    bySlug: new Map(cards.map((c, i) => [c.slug, i])),
    byName: new Map(cards.map((c, i) => [c.name, i])),
    thresholds: thresholdsOf(cards),
  };
}

/** A side without anything on it: what nothing is known of, and what lies face down. */
const BLANK: Face = { name: '', types: [] };
const UNKNOWN: Card = { slug: '', name: '', faces: [BLANK] };

export function cardOf(pool: Pool, def: number): Card {
  if (def === UNKNOWN_CARD) return UNKNOWN;
  const card = pool.cards[def];
  if (card === undefined) throw new Error(`no card ${def} in the pool`);
  return card;
}

/** Properties and states, facing 1.1: outside the field a face-down card is only a card. */
const isBlank = (row: ObjectRow): boolean =>
  (row.flags & Flag.faceDown) !== 0 && (row.zone === BANISHMENT || row.zone === PANTHEON);

/** The side that an object shows; of a copy or token, what it was made with. */
export function faceOf(pool: Pool, row: ObjectRow): Face {
  if (isBlank(row)) return BLANK;
  if (row.copy !== null) return row.copy as Face;
  if (row.base !== null) return row.base as Face;
  if (row.def < 0) return BLANK;
  const { faces } = cardOf(pool, row.def);
  // Double-faced cards show their back on the field and the stack only.
  const back = row.zone === FIELD || row.zone === PLAYED || row.zone === STACK || row.zone === NOWHERE;
  return (back ? faces[row.face] : undefined) ?? faces[0];
}
