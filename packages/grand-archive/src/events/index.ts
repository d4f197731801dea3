/** What every event of Grand Archive does. Together with the kernel these are the only files that change the state. */
import {
  Aspect,
  type CeaseEvent,
  type CommonEvent,
  type CountersEvent,
  type CreateEvent,
  commonEvents,
  type EventKind,
  type GameEvent,
  isPlayer,
  type MoveEvent,
  objectRow,
  uniform,
} from '@rulewright/kernel';
import { writeObject } from '@rulewright/kernel/write';
import { forbidden } from '../effects/restrictions.ts';
import { controllerOf } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { FIELD, INTENT, MATERIAL_DECK } from '../zones/zones.ts';
import { championEvents, keeping } from './champions.ts';
import { combatEvents, takesPart, without } from './combat.ts';
import { hookFor, replaceHook, triggerHook } from './hooks.ts';
import { combatEvent } from './make.ts';
import { objectEvents } from './objects.ts';
import { place } from './place.ts';
import type { LeaveGameEvent } from './player-types.ts';
import { playerEvents } from './players.ts';
import { playingEvents } from './playing.ts';
import { turnEvents } from './turn.ts';

const rules: Readonly<Record<CommonEvent, string>> = {
  move: 'zones.1',
  create: 'tokens.1',
  cease: 'state-based-checks.5',
  counters: 'counters.1',
  attach: 'kw-link.1',
  roll: 'dice.1',
  pick: 'randomization.1',
  shuffle: 'term-shuffling.1',
  scatter: 'ordering-tracking.3',
  arrange: 'ordering-tracking.2',
  beginEffect: 'continuous-effects.1',
  endEffect: 'continuous-effects.1',
  note: 'tracking-information.1',
  reveal: 'term-reveal.1',
};

const common = commonEvents((kind) => ({ rule: rules[kind], trigger: triggerHook(kind), replace: replaceHook(kind) }));
const commonMove = common.move as EventKind<G, MoveEvent>;
const commonCreate = common.create as EventKind<G, CreateEvent>;
const commonCease = common.cease as EventKind<G, CeaseEvent>;
const commonCounters = common.counters as EventKind<G, CountersEvent>;

const NOTHING: readonly GameEvent[] = [];

/** Combat 8, 10: what leaves takes no part in the combat any more. */
function leavesCombat(g: G, from: number | undefined, id: MoveEvent['object']): readonly GameEvent[] {
  const { combat } = g.state.game;
  if (combat === null || (from !== FIELD && from !== INTENT) || !takesPart(combat, id)) return NOTHING;
  return [combatEvent(without(combat, id))];
}

const move: EventKind<G, MoveEvent> = {
  ...commonMove,
  hookFor: hookFor.move,
  affected: (g, e) => (e.to === FIELD ? e.controller : undefined) ?? controllerOf(g, e.object),
  apply(g, e) {
    const { keeper, zone } = objectRow(g.state, e.object);
    // Special actions 4.
    if (e.how !== 'begun') {
      if (e.to === FIELD && forbidden(g, 'enter', e.object) !== null) return null;
      if (zone === MATERIAL_DECK && e.to !== zone && forbidden(g, 'leave', e.object) !== null) return null;
    }
    if (keeper < 0 && e.keeper === undefined) return commonMove.apply(g, e);
    return keeping(g, e.keeper === undefined ? [keeper] : [keeper, e.keeper], () => commonMove.apply(g, e));
  },
  consequences: (g, e) => leavesCombat(g, e.from, e.object),
};

const cease: EventKind<G, CeaseEvent> = {
  ...commonCease,
  apply(g, e) {
    const { keeper } = objectRow(g.state, e.object);
    return keeper < 0 ? commonCease.apply(g, e) : keeping(g, [keeper], () => commonCease.apply(g, e));
  },
};

/** Buff 4, debuff 4: each removes itself and one of the others. */
const OPPOSITE: Readonly<Record<string, string>> = { buff: 'debuff', debuff: 'buff' };

const counters: EventKind<G, CountersEvent> = {
  ...commonCounters,
  affected: (g, e) => (isPlayer(e.on) ? e.on : controllerOf(g, e.on)),
  impossible: (g, e) => e.amount > 0 && forbidden(g, 'haveCounters', e.on) !== null,
  apply(g, e) {
    if (e.amount > 0 && forbidden(g, 'haveCounters', e.on) !== null) return null;
    const put = commonCounters.apply(g, e);
    const other = OPPOSITE[e.counter];
    if (put === null || other === undefined || isPlayer(e.on) || e.amount < 0) return put;
    const row = objectRow(g.state, e.on);
    const both = Math.min(row.counters[e.counter] ?? 0, row.counters[other] ?? 0);
    if (both === 0) return put;
    const left = { ...row.counters };
    for (const counter of [e.counter, other]) {
      const n = (left[counter] ?? 0) - both;
      if (n > 0) left[counter] = n;
      else delete left[counter];
    }
    writeObject(g.state, e.on, { counters: left }, Aspect.counters);
    return put;
  },
};

/** An object leaves the game with its owner (Ending the game 7). */
const leaveGame: EventKind<G, LeaveGameEvent> = {
  ...place('ending-the-game.7', 'leaveGame'),
  replaceHook: -1,
  prepare: (g, e) => ({ ...e, from: objectRow(g.state, e.object).zone }),
  apply(g, e) {
    const gone: CeaseEvent = { kind: 'cease', object: e.object };
    return cease.apply(g, commonCease.prepare?.(g, gone) ?? gone) === null ? null : e;
  },
  consequences: (g, e) => leavesCombat(g, e.from, e.object),
};

const kinds: Readonly<Record<string, EventKind>> = {
  ...common,
  move,
  create: { ...commonCreate, hookFor: hookFor.create },
  cease,
  counters,
  leaveGame,
  ...championEvents(commonMove),
  ...turnEvents,
  ...playingEvents,
  ...objectEvents,
  ...combatEvents,
  ...playerEvents,
};

export const events: Readonly<Record<string, EventKind>> = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, uniform(kind)]),
);
