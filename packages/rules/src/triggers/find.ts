/** Which abilities trigger on what has happened, and where the game looks back in time. */
import {
  altered,
  effectRow,
  eventKind,
  type GameEvent,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PendingTrigger,
  type PlayerId,
  type State,
  zoneObjects,
} from '@rulewright/kernel';
import { type Context, context, contextWith } from '../context.ts';
import { characteristics } from '../continuous/characteristics.ts';
import { grantsListening } from '../continuous/grants.ts';
import { holds } from '../evaluate/evaluate.ts';
import { ordinal } from '../evaluate/history.ts';
import type { CommonGame } from '../game.ts';
import { likeBefore } from '../like.ts';
import { hasTriggeredEnough } from './limits.ts';
import { asOften, leftBy } from './more-often.ts';
import { together } from './one-or-more.ts';
import { DELAYED, type Delayed, isOnAny, isTriggered, type Pattern, type TriggeredAbility } from './rules.ts';

const NONE: readonly PendingTrigger[] = [];
const NOBODY: readonly ObjectId[] = [];

/** The abilities that trigger on events that happened together; `before` are the hooks as they were before them. */
export function triggers(
  g: CommonGame,
  events: readonly GameEvent[],
  before: State['hooks'],
): readonly PendingTrigger[] {
  let found: PendingTrigger[] | null = null;
  const told = g.rules.triggered.told(events);
  for (const event of told) {
    const { triggerHook, hookFor } = eventKind(g, event);
    const hook = hookFor === undefined ? triggerHook : hookFor(event);
    const then = before[hook] ?? NOBODY;
    const now = g.state.hooks[hook] ?? NOBODY;
    const left = leftBy(g, event);
    const isGranted = hook >= 0 && grantsListening(g, event.kind);
    if (hook >= 0 && (then.length > 0 || now.length > 0 || left !== null || isGranted)) {
      found ??= [];
      for (const id of listeners(g, then, now, isGranted)) listen(g, id, event, told, then, found);
      // What it had been given may have gone with it.
      if (left !== null && !then.includes(left)) listen(g, left, event, told, [left], found);
    }
    for (const id of delayedIn(g)) {
      const row = effectRow(g.state, id);
      const body = row?.body as Delayed | undefined;
      if (row === null || body?.kind !== 'delayed') continue;
      const ctx = amid(g, event, told, context(row.source, row.controller, { locals: row.locals }));
      const seen = asSeen(g, body.trigger, body.trigger.on, event, told);
      if (seen === null || !fits(g, body.trigger, event, seen, ctx)) continue;
      found ??= [];
      if (hasTriggeredEnough(g, row.source, body.trigger, 0, found)) continue;
      found.push({
        source: row.source,
        controller: row.controller,
        ability: body.trigger,
        event: seen,
        locals: { ...row.locals, [DELAYED]: row.id },
      });
    }
  }
  return found === null ? NONE : asOften(g, together(g, found), told);
}

/** By the list of effects in the state, which is another one as soon as one begins or ends. */
const delayed = new WeakMap<readonly number[], readonly number[]>();

/** The effects that are delayed triggered abilities. */
function delayedIn({ state }: CommonGame): readonly number[] {
  const { live } = state;
  if (live.length === 0) return live;
  const known = delayed.get(live);
  if (known !== undefined) return known;
  const found = live.filter((id) => (effectRow(state, id)?.body as Partial<Delayed> | undefined)?.kind === 'delayed');
  delayed.set(live, found);
  return found;
}

/** What leaves together with others is seen with what was attached to those. */
const amid = (g: CommonGame, event: GameEvent, together: readonly GameEvent[], ctx: Context): Context =>
  together.length < 2 || leftBy(g, event) === null ? ctx : altered(ctx, { together });

/** The objects that may listen: those that say so themselves, and those that may have been given an ability. */
export function listeners(
  g: CommonGame,
  then: readonly ObjectId[],
  now: readonly ObjectId[],
  isGranted: boolean,
): Iterable<ObjectId> {
  if (then === now && !isGranted) return now;
  const all = new Set([...then, ...now]);
  if (isGranted)
    for (const zone of g.rules.triggered.zones)
      for (const id of zoneObjects(g, zone, g.state.game.turn.active)) all.add(id);
  return all;
}

function listen(
  g: CommonGame,
  id: ObjectId,
  event: GameEvent,
  told: readonly GameEvent[],
  then: readonly ObjectId[],
  found: PendingTrigger[],
): void {
  const c = characteristics(g, id);
  const rules = g.rules.triggered;
  for (let i = 0; i < c.abilities.length; i++) {
    const ability = c.abilities[i];
    if (!isTriggered(ability) || !rules.eventsOf(ability.on).includes(event.kind)) continue;
    const seen = heard(g, ability, id, event, told, then);
    if (seen === null) continue;
    const ctx = amid(g, event, told, context(id, c.controller));
    if (!fits(g, ability, event, seen, ctx)) continue;
    const like = isToldApart(ability) ? likeBefore(c.abilities, i) : 0;
    const trigger = pendingOf(id, c.controller, ability, like, seen);
    for (let times = rules.timesFor(ability.on, event); times > 0; times--)
      if (!hasTriggeredEnough(g, id, ability, like, found)) found.push(trigger);
  }
}

/** Which of the source's abilities that say the same it is matters for these. */
const isToldApart = ({ limit, oneOrMore }: TriggeredAbility): boolean => limit !== undefined || oneOrMore !== undefined;

export const pendingOf = (
  source: ObjectId,
  controller: PlayerId,
  ability: TriggeredAbility,
  like: number,
  event: GameEvent | null,
): PendingTrigger => ({ source, controller, ability, ...(like === 0 ? {} : { like }), event, locals: {} });

/** An ability that triggers on one event or another listens for each of them in its own way. */
const alternatives = (on: Pattern): readonly Pattern[] => (isOnAny(on) ? on.of.flatMap(alternatives) : [on]);

/** An event as an ability that listens for it sees it; null if it does not listen, or has seen it with another. */
function heard(
  g: CommonGame,
  ability: TriggeredAbility,
  id: ObjectId,
  event: GameEvent,
  told: readonly GameEvent[],
  then: readonly ObjectId[],
): GameEvent | null {
  const { on } = ability;
  if (!isOnAny(on)) {
    const seen = asSeen(g, ability, on, event, told);
    return seen !== null && listens(g, ability, on, id, seen, told, then) ? seen : null;
  }
  for (const alternative of alternatives(on)) {
    const seen = asSeen(g, ability, alternative, event, told);
    if (seen !== null && listens(g, ability, alternative, id, seen, told, then)) return seen;
  }
  return null;
}

/** Where an ability does not tell events apart that happen together, they are one for it; "one or more" puts them together itself. */
const asSeen = (
  { rules }: CommonGame,
  { oneOrMore }: TriggeredAbility,
  on: Pattern,
  event: GameEvent,
  told: readonly GameEvent[],
): GameEvent | null =>
  rules.triggered.asOne === undefined || oneOrMore !== undefined || told.length < 2
    ? event
    : rules.triggered.asOne(on, event, told);

/** What looks back must have been there before; anything else must be there now. */
function listens(
  g: CommonGame,
  ability: TriggeredAbility,
  on: Pattern,
  id: ObjectId,
  event: GameEvent,
  told: readonly GameEvent[],
  then: readonly ObjectId[],
): boolean {
  const { triggered, continuous, vocabulary } = g.rules;
  if (!triggered.eventsOf(on).includes(event.kind)) return false;
  const row = objectRow(g.state, id);
  if (!triggered.looksBack(on)) {
    if (row.zone === NOWHERE || !continuous.functionsIn(g, ability, row, row.zone)) return false;
  } else if (
    !wasThere(g, id, event, then) ||
    (id === leftBy(g, event) && !continuous.functionsIn(g, ability, row, vocabulary.look.permanents))
  ) {
    return false;
  }
  if (on === ability.on) return true;
  return vocabulary.look.eventFits(g, on, event, amid(g, event, told, context(id, characteristics(g, id).controller)));
}

/** It listened before the event, or had been given its ability and is not new. */
const wasThere = (g: CommonGame, id: ObjectId, event: GameEvent, then: readonly ObjectId[]): boolean =>
  then.includes(id) || grantsListening(g, event.kind);

/** The event is right and, where there is an intervening "if", its condition is true. */
function fits(g: CommonGame, ability: TriggeredAbility, event: GameEvent, seen: GameEvent, ctx: Context): boolean {
  const { look } = g.rules.vocabulary;
  if (!look.eventFits(g, ability.on, seen, ctx) || !look.isEventReached(g, ctx.controller, event)) return false;
  if (ability.condition !== undefined && !holds(g, ability.condition, contextWith(ctx, { event: seen }))) return false;
  return ability.nth === undefined || ordinal(g, ability.on, event, ctx, ability.nth.per) === ability.nth.number;
}
