/** Counters that are removed "from among" objects as a cost: each is a part of its own, and all are removed at once. */

import { altered, type CountersEvent, type GameEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { sayTheSame } from '../like.ts';

const counterOf = (g: CommonGame, cost: Node): string | null =>
  g.rules.play.costs.kinds[cost.kind]?.counter?.(cost) ?? null;

/** What stands for counters of whatever kind. */
export const ANY_COUNTER = '';

function heldBy(g: CommonGame, id: ObjectId, counter: string): number {
  const { counters } = objectRow(g.state, id);
  return counter === ANY_COUNTER ? Object.values(counters).reduce((a, b) => a + b, 0) : (counters[counter] ?? 0);
}

/** Whether there are as many counters of each kind as are to be removed. */
export function hasCounters(
  g: CommonGame,
  costs: readonly Node[],
  holders: (cost: Node) => readonly ObjectId[],
): boolean {
  if (!costs.some((cost) => counterOf(g, cost) !== null)) return true;
  const parts = costs.filter((cost) => counterOf(g, cost) !== null);
  for (const counter of new Set(parts.map((cost) => counterOf(g, cost) ?? ''))) {
    const alike = parts.filter((cost) => counterOf(g, cost) === counter);
    const from = new Set([...new Set(alike)].flatMap(holders));
    if ([...from].reduce((sum, id) => sum + heldBy(g, id, counter), 0) < alike.length) return false;
  }
  return true;
}

/** Those that still have a counter, beside what was chosen for the parts before; any of them, if all counters are needed. */
export function stillWith(
  g: CommonGame,
  costs: readonly Node[],
  chosen: readonly (readonly ObjectId[])[],
  from: readonly ObjectId[],
): readonly ObjectId[] {
  const cost = costs[chosen.length];
  const counter = cost === undefined ? null : counterOf(g, cost);
  if (counter === null) return from;
  const isAlike = (other: Node | undefined): boolean => other !== undefined && counterOf(g, other) === counter;
  const used = chosen.flatMap((ids, i) => (isAlike(costs[i]) ? ids : []));
  const left = (id: ObjectId): number => heldBy(g, id, counter) - used.filter((other) => other === id).length;
  const able = from.filter((id) => left(id) > 0);
  const wanted = costs.slice(chosen.length).filter((other) => sayTheSame(other, cost)).length;
  return able.reduce((sum, id) => sum + left(id), 0) === wanted ? able.slice(0, 1) : able;
}

const isCounters = (event: GameEvent | undefined): event is CountersEvent => event?.kind === 'counters';

/** Counters of one kind are removed from an object in one event. */
export function removedTogether(events: readonly GameEvent[]): readonly GameEvent[] {
  const joined: GameEvent[] = [];
  for (const event of events) {
    const at = isCounters(event)
      ? joined.findIndex((e) => isCounters(e) && e.on === event.on && e.counter === event.counter)
      : -1;
    const earlier = joined[at];
    if (isCounters(event) && isCounters(earlier) && earlier.amount < 0 && event.amount < 0)
      joined[at] = countersTogether(earlier, event);
    else joined.push(event);
  }
  return joined;
}

const countersTogether = (a: CountersEvent, b: CountersEvent): CountersEvent =>
  altered(a, { amount: a.amount + b.amount });
