/** Which abilities trigger on what has happened (603.2), and where the game looks back in time (603.10). */

import {
  effectRow,
  eventKind,
  type GameEvent,
  isMove,
  NOWHERE,
  noteEvent,
  type ObjectId,
  objectRow,
  type PendingTrigger,
  type State,
  zoneObjects,
} from '@rulewright/kernel';
import type { Ability, EventPattern, StaticEffect, TriggeredAbility } from '@rulewright/language/magic';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { functionsIn } from '../../200-cards/printed.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import { eventsOf, triggerHook } from '../../700-additional/700.1-events/hooks.ts';
import type { EventName, MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { eventInRange } from '../../800-multiplayer/801-range.ts';
import { type Context, context, type G, type StackEntry } from '../../state.ts';
import { eventMatches, holds, ordinal } from '../../vocabulary/evaluate.ts';
import { eventAmount } from '../../vocabulary/event-amount.ts';
import { environment, grantsNow } from '../613-continuous/environment.ts';
import { toldOnce } from '../614-replacement/615-preventing.ts';
import { together } from './603.2c-one-or-more.ts';
import { asOften } from './603.2d-triggering.ts';

/** The body of an effect that is a delayed triggered ability (603.7). */
export interface Delayed {
  readonly kind: 'delayed';
  readonly trigger: TriggeredAbility;
  readonly once: boolean;
}

const NONE: readonly PendingTrigger[] = [];
const NOBODY: readonly ObjectId[] = [];

export function triggers(g: G, events: readonly GameEvent[], before: State['hooks']): readonly PendingTrigger[] {
  let found: PendingTrigger[] | null = null;
  for (const event of toldOnce(events)) {
    const hook = eventKind(g, event).triggerHook;
    const then = before[hook] ?? NOBODY;
    const now = g.state.hooks[hook] ?? NOBODY;
    const left = leaving(event);
    if (hook >= 0 && (then.length > 0 || now.length > 0 || left !== null || grantsNow(g))) {
      found ??= [];
      for (const id of listeners(g, then, now)) listen(g, id, event, then, found);
      // What it had been given may have gone with it.
      if (left !== null && !then.includes(left)) listen(g, left, event, [left], found);
    }
    for (const id of g.state.live) {
      const row = effectRow(g.state, id);
      const body = row?.body as Delayed | undefined;
      if (row === null || body?.kind !== 'delayed') continue;
      const ctx = context(row.source, row.controller, { locals: row.locals });
      if (!fits(g, body.trigger, event, ctx)) continue;
      found ??= [];
      found.push({
        source: row.source,
        controller: row.controller,
        ability: body.trigger,
        event,
        locals: { ...row.locals, [DELAYED]: row.id },
      });
    }
  }
  return found === null ? NONE : asOften(g, together(g, found));
}

/** 603.10a: the permanent that leaves the battlefield, as it was. */
const leaving = (event: GameEvent): ObjectId | null =>
  isMove(event) && event.from === BATTLEFIELD ? event.object : null;

/** The key under which a delayed trigger remembers its effect, so that it happens only once (603.7b). */
export const DELAYED = 'delayed.effect';

function listeners(g: G, then: readonly ObjectId[], now: readonly ObjectId[]): Iterable<ObjectId> {
  if (then === now && !grantsNow(g)) return now;
  const all = new Set([...then, ...now]);
  if (grantsNow(g))
    for (const zone of [BATTLEFIELD, STACK])
      for (const id of zoneObjects(g, zone, g.state.game.turn.active)) all.add(id);
  return all;
}

function listen(g: G, id: ObjectId, event: GameEvent, then: readonly ObjectId[], found: PendingTrigger[]): void {
  const c = characteristics(g, id);
  const name = event.kind as EventName;
  for (const ability of c.abilities) {
    if (ability.kind !== 'triggered' || !eventsOf(ability.on).includes(name)) continue;
    if (!alternatives(ability.on).some((on) => listens(g, ability, on, id, event, then))) continue;
    const ctx = context(id, c.controller);
    if (!fits(g, ability, event, ctx)) continue;
    const trigger: PendingTrigger = { source: id, controller: c.controller, ability, event, locals: {} };
    for (let i = timesFor(ability.on, event); i > 0; i--) found.push(trigger);
  }
}

/** An ability that triggers on one event or another listens for each of them in its own way. */
const alternatives = (on: EventPattern): readonly EventPattern[] =>
  on.on === 'any' ? on.of.flatMap(alternatives) : [on];

/** 603.10: what looks back must have been there before; anything else must be there now. */
function listens(
  g: G,
  ability: TriggeredAbility,
  on: EventPattern,
  id: ObjectId,
  event: GameEvent,
  then: readonly ObjectId[],
): boolean {
  if (!eventsOf(on).includes(event.kind as EventName)) return false;
  const { zone } = objectRow(g.state, id);
  if (!looksBack(on)) {
    if (zone === NOWHERE || !functionsIn(ability, true).includes(zone)) return false;
  } else if (!wasThere(g, id, then) || (id === leaving(event) && !functionsIn(ability, true).includes(BATTLEFIELD))) {
    return false;
  }
  return on === ability.on || eventMatches(g, on, event, context(id, characteristics(g, id).controller));
}

/** "Whenever a counter is put …" triggers once for each (603.2c). */
const timesFor = (on: EventPattern, event: GameEvent): number =>
  on.on === 'counters' && on.each === true ? eventAmount(event) : 1;

/** It listened before the event, or had been given its ability and is not new. */
const wasThere = (g: G, id: ObjectId, then: readonly ObjectId[]): boolean => then.includes(id) || grantsNow(g);

/** The event is right and, where there is an intervening "if", its condition is true (603.4). */
function fits(g: G, ability: TriggeredAbility, event: GameEvent, ctx: Context): boolean {
  if (!eventMatches(g, ability.on, event, ctx) || !eventInRange(g, ctx.controller, event)) return false;
  if (ability.condition !== undefined && !holds(g, ability.condition, { ...ctx, event })) return false;
  if (ability.nth !== undefined && ordinal(g, ability.on, event, ctx, ability.nth.per) !== ability.nth.number)
    return false;
  return ability.limit === undefined || timesThisTurn(g, ability, ctx.source) < ability.limit.times;
}

export function timesThisTurn(g: G, ability: TriggeredAbility, source: ObjectId): number {
  const waiting = g.state.pending.filter((t) => t.ability === ability && t.source === source).length;
  return waiting + notedTimes(g, ability, source);
}

/** The source remembers the turn and how often it was in that: one number for each limited ability. */
const MOST_TIMES = 100;
const timesNote = (g: G, ability: Ability, source: ObjectId): string =>
  `triggered.${characteristics(g, source).abilities.indexOf(ability)}`;

/** The turn, or the whole game. */
const periodOf = (g: G, { limit }: TriggeredAbility): number => (limit?.per === 'game' ? 0 : g.state.game.turn.number);

function notedTimes(g: G, ability: TriggeredAbility, source: ObjectId): number {
  const noted = objectRow(g.state, source).notes[timesNote(g, ability, source)];
  if (typeof noted !== 'number' || Math.floor(noted / MOST_TIMES) !== periodOf(g, ability)) return 0;
  return noted % MOST_TIMES;
}

/** "Triggers only once each turn": it no longer waits, and has triggered once more. */
export function triggeredOnceMore(g: G, ability: TriggeredAbility, source: ObjectId): MagicEvent | null {
  if (ability.limit === undefined || objectRow(g.state, source).zone === NOWHERE) return null;
  const value = periodOf(g, ability) * MOST_TIMES + notedTimes(g, ability, source) + 1;
  return noteEvent(source, timesNote(g, ability, source), value);
}

/** 603.10a: leaving the battlefield, being destroyed, sacrificed or dying is seen as the game was before. */
export function looksBack(pattern: EventPattern): boolean {
  switch (pattern.on) {
    case 'move':
      return pattern.from !== undefined && pattern.to?.includes('battlefield') !== true;
    case 'sacrifice':
    case 'destroy':
    case 'damage':
    case 'lose':
    case 'phaseOut':
      return true;
    case 'any':
      return pattern.of.some(looksBack);
    default:
      return false;
  }
}

/** Whether anything has an ability that triggers when a condition is true. */
export const hasStateTriggers = (g: G): boolean =>
  (g.state.hooks[triggerHook('checked')]?.length ?? 0) > 0 || grantsStateTriggers(g);

/** Some object may have been given such an ability. */
function grantsStateTriggers(g: G): boolean {
  if (!grantsNow(g)) return false;
  if (environment(g).modify.some(({ effect }) => givesStateTrigger(effect))) return true;
  return g.state.live.some((id) => givesStateTrigger(effectRow(g.state, id)?.body as StaticEffect | undefined));
}

const givesStateTrigger = (effect: StaticEffect | undefined): boolean =>
  effect?.kind === 'modify' &&
  effect.changes.some((c) => c.kind === 'gain' && c.ability.kind === 'triggered' && c.ability.on.on === 'state');

/** Abilities that trigger when a condition is true, whatever made it so (603.8). */
export function stateTriggers(g: G): readonly PendingTrigger[] {
  const found: PendingTrigger[] = [];
  const hooked = g.state.hooks[triggerHook('checked')] ?? NOBODY;
  for (const id of listeners(g, hooked, hooked)) {
    const c = characteristics(g, id);
    for (const ability of c.abilities) {
      if (ability.kind !== 'triggered' || ability.on.on !== 'state') continue;
      const waits = g.state.pending.some((t) => t.source === id && t.ability === ability) || onStack(g, id, ability);
      if (!waits && holds(g, ability.on.condition, context(id, c.controller))) {
        found.push({ source: id, controller: c.controller, ability, event: null, locals: {} });
      }
    }
  }
  return found;
}

const onStack = (g: G, source: ObjectId, ability: TriggeredAbility): boolean =>
  zoneObjects(g, STACK, g.state.game.turn.active).some((id) => {
    const entry = objectRow(g.state, id).stack as StackEntry | null;
    return entry?.source === source && entry.effect === ability;
  });
