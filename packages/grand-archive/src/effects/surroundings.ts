/**
 * What bubbles ask, summed up (Restriction abilities): the champions with their lineages, what lies in memories, sheen counters, and
 * Elysian Aura. Numbers count as far as some card of the game tells them apart.
 */
import { Aspect, type ObjectId, type ObjectRow, objectRow, zoneAspect, zoneObjects } from '@rulewright/kernel';
import type { Surroundings } from '@rulewright/rules';
import { hasAura } from '../abilities/as-if-level.ts';
import { sheenOf } from '../abilities/restrictions.ts';
import { CHAMPION_HOOK } from '../events/hooks.ts';
import { damageOn } from '../events/objects.ts';
import type { Pool } from '../parts-of-a-card/pool.ts';
import type { G } from '../state.ts';
import { ATTRIBUTES, FIELD, LINEAGE, MEMORY } from '../zones/zones.ts';

interface Sum {
  /** The champions of all players and what lies under them. */
  readonly rows: readonly ObjectRow[];
  readonly counts: readonly number[];
}

const NO_CHAMPIONS: readonly ObjectId[] = [];
const { identity, control, counters, damage } = Aspect;
/** What the champion of a player is, and its level. */
const OF_CHAMPIONS = identity | control | counters | zoneAspect(FIELD) | zoneAspect(LINEAGE);

const readsFor = new WeakMap<Pool, number>();

function reads({ pool }: G): number {
  const known = readsFor.get(pool);
  if (known !== undefined) return known;
  const { memory, damage: damages, sheen } = pool.thresholds;
  let bits: number = OF_CHAMPIONS;
  if (memory.length > 0) bits |= zoneAspect(MEMORY);
  if (damages.length > 0) bits |= damage;
  if (sheen.length > 0) bits |= zoneAspect(ATTRIBUTES);
  readsFor.set(pool, bits);
  return bits;
}

/** How many of the thresholds a number reaches. */
function reached(thresholds: readonly number[], n: number): number {
  let count = 0;
  for (const least of thresholds) if (n >= least) count++;
  return count;
}

function rowsOf(g: G): readonly ObjectRow[] {
  const rows: ObjectRow[] = [];
  for (const id of g.state.hooks[CHAMPION_HOOK] ?? NO_CHAMPIONS) {
    const row = objectRow(g.state, id);
    rows.push(row);
    for (const inner of row.kept) rows.push(objectRow(g.state, inner));
  }
  return rows;
}

const COUNTS = 3;

/** Of a player: what lies in memory, sheen counters, whether there is an aura. */
function countOf(g: G, place: number): number {
  const player = g.state.players[Math.floor(place / COUNTS)]?.id;
  if (player === undefined) return 0;
  const { memory, sheen, aura } = g.pool.thresholds;
  switch (place % COUNTS) {
    case 0:
      return memory.length === 0 ? 0 : reached(memory, zoneObjects(g, MEMORY, player).length);
    case 1:
      return sheen.length === 0 ? 0 : reached(sheen, sheenOf(g, player));
    default:
      return aura && hasAura(g, player) ? 1 : 0;
  }
}

/** Effects that read more of it say so themselves. */
function areAlike(g: G, a: ObjectRow, b: ObjectRow): boolean {
  if (a === b) return true;
  return (
    a.id === b.id &&
    a.zone === b.zone &&
    a.def === b.def &&
    a.face === b.face &&
    a.controller === b.controller &&
    a.base === b.base &&
    a.copy === b.copy &&
    a.effects === b.effects &&
    a.counters.level === b.counters.level &&
    reached(g.pool.thresholds.damage, damageOn(a)) === reached(g.pool.thresholds.damage, damageOn(b))
  );
}

function isSame(g: G, before: Sum): boolean {
  // Anything might be a champion.
  if (g.pool.thresholds.champions) return false;
  let at = 0;
  const isNext = (id: ObjectId): boolean => {
    const old = before.rows[at++];
    return old !== undefined && areAlike(g, old, objectRow(g.state, id));
  };
  for (const id of g.state.hooks[CHAMPION_HOOK] ?? NO_CHAMPIONS) {
    if (!isNext(id)) return false;
    for (const inner of objectRow(g.state, id).kept) if (!isNext(inner)) return false;
  }
  return at === before.rows.length && before.counts.every((count, place) => countOf(g, place) === count);
}

export const surroundings: Surroundings<G> = {
  reads,
  sum: (g): Sum => ({
    rows: rowsOf(g),
    counts: Array.from({ length: g.state.players.length * COUNTS }, (_, place) => countOf(g, place)),
  }),
  isSame: (g, before) => isSame(g, before as Sum),
};
