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

const NO_COUNTS: readonly number[] = [];

/** Of each player: what lies in memory, sheen counters, whether there is an aura. Nothing where no card of the game asks. */
function countsOf(g: G): readonly number[] {
  const { memory, sheen, aura } = g.pool.thresholds;
  if (memory.length === 0 && sheen.length === 0 && !aura) return NO_COUNTS;
  const counts: number[] = [];
  for (const { id } of g.state.players) {
    counts.push(memory.length === 0 ? 0 : reached(memory, zoneObjects(g, MEMORY, id).length));
    counts.push(sheen.length === 0 ? 0 : reached(sheen, sheenOf(g, id)));
    counts.push(aura && hasAura(g, id) ? 1 : 0);
  }
  return counts;
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
  if (at !== before.rows.length) return false;
  const counts = countsOf(g);
  return before.counts.every((count, i) => counts[i] === count);
}

export const surroundings: Surroundings<G> = {
  reads,
  sum: (g): Sum => ({ rows: rowsOf(g), counts: countsOf(g) }),
  isSame: (g, before) => isSame(g, before as Sum),
};
