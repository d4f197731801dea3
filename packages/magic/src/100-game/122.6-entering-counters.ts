/** Counters that a permanent enters with are put on it (122.6): effects may change how many (614.16), and abilities see it. */

import {
  type CountersEvent,
  type CreateEvent,
  countersEvent,
  type GameEvent,
  type MoveEvent,
  objectRow,
  type ReplacementCandidate,
} from '@rulewright/kernel';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { asEntered } from '../600-effects/614-replacement/614.12-entering.ts';
import { eventsOf, replaceHook } from '../700-additional/700.1-events/hooks.ts';
import { isEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';

export function mayChangeCounters(g: G, event: MoveEvent | CreateEvent): boolean {
  if (event.to !== BATTLEFIELD || event.counters === undefined) return false;
  if ((g.state.hooks[HOOK]?.length ?? 0) > 0) return true;
  return environment(g).replace.some((a) => eventsOf(a.effect.on).includes('counters'));
}
const HOOK = replaceHook('counters');

/** What would be offered if the counters were put on it as it will be on the battlefield. Comes after all other effects (616.1g). */
export function offerCounters(
  g: G,
  event: MoveEvent | CreateEvent,
  listed: (g: G, placing: CountersEvent) => readonly ReplacementCandidate[],
): readonly ReplacementCandidate[] {
  if (!mayChangeCounters(g, event)) return [];
  const entered = asEntered(g, event);
  if (entered === null) return [];
  return Object.entries(event.counters ?? {}).flatMap(([counter, amount]) => {
    const placing = countersEvent(entered.id, counter, amount, { cause: entered.id });
    return listed(entered.g, placing)
      .filter((c) => c.source !== entered.id)
      .map(({ key, source, data }) => ({ key: `${key}:${counter}`, source, data: { ...(data as object), placing } }));
  });
}

/** It tells of counters that a permanent has entered with: what replaces that has replaced its entering. */
export const isWithIt = (event: GameEvent): boolean => isEvent(event, 'counters') && event.arrived === true;

/** 122.6, 122.6a: its controller has put on it what it has entered with, one event for each kind. */
export function enteredWithCounters(g: G, { became }: MoveEvent | CreateEvent): readonly CountersEvent[] {
  if (became === undefined) return [];
  return Object.entries(objectRow(g.state, became).counters).map(([counter, amount]) =>
    countersEvent(became, counter, amount, { cause: became, arrived: true }),
  );
}
