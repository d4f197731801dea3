/** Counters that are removed "from among" permanents as a cost: each is a part of its own, and all are removed at once. */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';

type Among = Extract<Cost, { kind: 'removeCounters' }>;

const isAmong = (cost: Cost): cost is Among => cost.kind === 'removeCounters' && cost.among === true;

/** A part for each counter. */
export function oneByOne(cost: Among, count: number): readonly Cost[] {
  const one: Cost = { ...cost, count: 1 };
  return Array.from({ length: Math.max(0, count) }, () => one);
}

const heldBy = (g: G, id: ObjectId, counter: string): number => objectRow(g.state, id).counters[counter] ?? 0;

/** Whether there are as many counters of each kind as are to be removed. */
export function hasCounters(g: G, costs: readonly Cost[], holders: (cost: Cost) => readonly ObjectId[]): boolean {
  const parts = costs.filter(isAmong);
  return [...new Set(parts.map(({ counter }) => counter))].every((counter) => {
    const alike = parts.filter((part) => part.counter === counter);
    const from = new Set([...new Set(alike)].flatMap(holders));
    return [...from].reduce((sum, id) => sum + heldBy(g, id, counter), 0) >= alike.length;
  });
}

/** Those that still have a counter, beside what was chosen for the parts before; any of them, if all counters are needed. */
export function stillWith(
  g: G,
  costs: readonly Cost[],
  chosen: readonly (readonly ObjectId[])[],
  from: readonly ObjectId[],
): readonly ObjectId[] {
  const cost = costs[chosen.length];
  if (cost === undefined || !isAmong(cost)) return from;
  const isAlike = (other: Cost | undefined): boolean =>
    other !== undefined && isAmong(other) && other.counter === cost.counter;
  const used = chosen.flatMap((ids, i) => (isAlike(costs[i]) ? ids : []));
  const left = (id: ObjectId): number => heldBy(g, id, cost.counter) - used.filter((other) => other === id).length;
  const able = from.filter((id) => left(id) > 0);
  const wanted = costs.slice(chosen.length).filter((other) => other === cost).length;
  return able.reduce((sum, id) => sum + left(id), 0) === wanted ? able.slice(0, 1) : able;
}

/** Counters of one kind are removed from a permanent in one event. */
export function removedTogether(events: readonly MagicEvent[]): readonly MagicEvent[] {
  const joined: MagicEvent[] = [];
  for (const event of events) {
    const at = joined.findIndex(
      (e) => e.kind === 'counters' && event.kind === 'counters' && e.on === event.on && e.counter === event.counter,
    );
    const earlier = joined[at];
    if (earlier?.kind === 'counters' && event.kind === 'counters' && earlier.amount < 0 && event.amount < 0)
      joined[at] = { ...earlier, amount: earlier.amount + event.amount };
    else joined.push(event);
  }
  return joined;
}
