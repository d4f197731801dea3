/** Which abilities trigger on what has happened (603.2), and where the game looks back in time (603.10). */

import {
  effectRow,
  eventKind,
  type GameEvent,
  isMove,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PendingTrigger,
  type PlayerId,
  type State,
  zoneObjects,
} from '@rulewright/kernel';
import type { EventPattern, StaticEffect, TriggeredAbility } from '@rulewright/language/magic';
import { hasTriggeredEnough, likeBefore, sayTheSame } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { functionsIn } from '../../200-cards/printed.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import { eventsOf, triggerHook } from '../../700-additional/700.1-events/hooks.ts';
import type { EventName } from '../../700-additional/700.1-events/types.ts';
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
      if (hasTriggeredEnough(g, row.source, body.trigger, 0, found)) continue;
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
  for (let i = 0; i < c.abilities.length; i++) {
    const ability = c.abilities[i];
    if (ability?.kind !== 'triggered' || !eventsOf(ability.on).includes(name)) continue;
    if (!alternatives(ability.on).some((on) => listens(g, ability, on, id, event, then))) continue;
    const ctx = context(id, c.controller);
    if (!fits(g, ability, event, ctx)) continue;
    const like = isToldApart(ability) ? likeBefore(c.abilities, i) : 0;
    const trigger = pendingOf(id, c.controller, ability, like, event);
    for (let times = timesFor(ability.on, event); times > 0; times--)
      if (!hasTriggeredEnough(g, id, ability, like, found)) found.push(trigger);
  }
}

/** Which of the source's abilities that say the same it is matters for these. */
const isToldApart = ({ limit, oneOrMore }: TriggeredAbility): boolean => limit !== undefined || oneOrMore !== undefined;

const pendingOf = (
  source: ObjectId,
  controller: PlayerId,
  ability: TriggeredAbility,
  like: number,
  event: GameEvent | null,
): PendingTrigger => ({ source, controller, ability, ...(like === 0 ? {} : { like }), event, locals: {} });

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
  return ability.nth === undefined || ordinal(g, ability.on, event, ctx, ability.nth.per) === ability.nth.number;
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
    for (let i = 0; i < c.abilities.length; i++) {
      const ability = c.abilities[i];
      if (ability?.kind !== 'triggered' || ability.on.on !== 'state') continue;
      const like = likeBefore(c.abilities, i);
      if (waiting(g, id, ability) > like || !holds(g, ability.on.condition, context(id, c.controller))) continue;
      found.push(pendingOf(id, c.controller, ability, like, null));
    }
  }
  return found;
}

/** How many abilities of a source that say this have triggered and not yet left the stack. */
function waiting(g: G, source: ObjectId, ability: TriggeredAbility): number {
  let found = 0;
  for (const t of g.state.pending) if (t.source === source && sayTheSame(t.ability, ability)) found++;
  for (const id of zoneObjects(g, STACK, g.state.game.turn.active)) {
    const entry = objectRow(g.state, id).stack as StackEntry | null;
    if (entry?.source === source && sayTheSame(entry.effect, ability)) found++;
  }
  return found;
}
