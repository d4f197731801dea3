/** What every event of Magic does. Together with the kernel these are the only files that change the state. */
import {
  Aspect,
  type CommonEvent,
  type CountersEvent,
  type CreateEvent,
  commonEvents,
  type EntityId,
  type EventKind,
  type EventPlace,
  type GameEvent,
  isPlayer,
  type MoveEvent,
  NO_COUNTERS,
  type ObjectId,
  objectRow,
  revealEvent,
  type ShuffleEvent,
  uniform,
} from '@rulewright/kernel';
import { addEffect, becomeObject, register, tick, unregister, writeObject } from '@rulewright/kernel/write';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { lifeSharers, sharesLife } from '../../100-game/101.4-turn-order.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { counterNote, isKeywordCounter, listensByCounter } from '../../100-game/122.1-keyword-counters.ts';
import { enteredWithCounters, isWithIt } from '../../100-game/122.6-entering-counters.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import type { Stated } from '../../600-effects/608-resolve/611.2e-stated.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import { variantEvents } from '../../900-variants/901-planechase/901.11-planeswalk.ts';
import { Flag, type G } from '../../state.ts';
import { PREPARED, preparedCopy, withoutCopy } from '../722-prepared.ts';
import { followCommander, followShuffle } from './commanders.ts';
import { cannotEnter, entersAttacking } from './entering.ts';
import { faceEvents } from './faces.ts';
import { healingEvents } from './healing.ts';
import { replaceHook, triggerHook } from './hooks.ts';
import { hasLeft, leavingEvents } from './leaving.ts';
import { mergingEvents } from './merging.ts';
import { permanentEvents } from './permanents.ts';
import { phasingEvents } from './phasing.ts';
import { place as placeOf } from './place.ts';
import { playerEvents } from './players.ts';
import { returned } from './returning.ts';
import { asRoom, roomEvents, unlockedAsItEnters } from './rooms.ts';
import { stackEvents } from './stack.ts';
import { tokenEvents } from './tokens.ts';
import { turnEvents } from './turn.ts';
import { type LeaveGameEvent, removeFromCombatEvent } from './types.ts';

const rules: Readonly<Record<CommonEvent, string>> = {
  move: '400.7',
  create: '111.1',
  cease: '704.5d',
  counters: '122.1',
  attach: '701.3',
  roll: '706.1',
  pick: '608.2',
  shuffle: '701.24',
  scatter: '401.4',
  arrange: '404.2',
  beginEffect: '611.2',
  endEffect: '611.2',
  note: '607.2',
  reveal: '701.20',
};

const place = (kind: CommonEvent): EventPlace => ({
  rule: rules[kind],
  trigger: triggerHook(kind),
  replace: replaceHook(kind),
});

const common = commonEvents(place);
const commonMove = common.move as EventKind<G, MoveEvent>;
const commonCreate = common.create as EventKind<G, CreateEvent>;
const commonShuffle = common.shuffle as EventKind<G, ShuffleEvent>;
const commonCounters = common.counters as EventKind<G, CountersEvent>;
const commonCease = common.cease as EventKind<G, GameEvent> as EventKind<G, LeaveGameEvent>;

/** 506.4: what leaves the battlefield leaves combat. */
const move: EventKind<G, MoveEvent> = {
  ...commonMove,
  // 616.1: the controller of the object, or its owner where it has none.
  affected: (g, e) => (e.to === BATTLEFIELD ? e.controller : undefined) ?? controllerOf(g, e.object),
  // 800.4b: nothing comes under the control of a player who has left.
  apply(g, e) {
    if ((e.to === BATTLEFIELD || e.to === STACK) && hasLeft(g, e.controller)) return null;
    if (e.to === BATTLEFIELD && environment(g).cant.enter !== undefined && cannotEnter(g, e)) return null;
    const moved = commonMove.apply(g, asRoom(g, e));
    if (moved?.became !== undefined && g.state.game.commanders.length > 0) followCommander(g, e.object, moved.became);
    if (moved !== null) withoutCounters(g, moved);
    // 611.2e
    const { being } = e as Stated;
    if (being !== undefined && moved?.became !== undefined && moved.to === BATTLEFIELD)
      addEffect(g, { ...being, objects: [moved.became], begets: true });
    return moved;
  },
  consequences(g, e) {
    // What enters from a hidden zone or the stack leaves nothing behind.
    if (e.to === BATTLEFIELD && e.from !== BATTLEFIELD) return entered(g, e);
    const hidden = (objectRow(g.state, e.object).flags & Flag.faceDown) !== 0;
    const leaves =
      e.from === BATTLEFIELD &&
      (g.state.game.combat !== null ||
        g.state.live.length > 0 ||
        objectRow(g.state, e.object).notes[PREPARED] !== undefined);
    if (!hidden && !leaves) return NOTHING;
    const out: GameEvent[] = e.from === BATTLEFIELD ? [...returned(g, e.object), ...withoutCopy(g, e.object)] : [];
    if (e.from === BATTLEFIELD && g.state.game.combat !== null) out.push(removeFromCombatEvent(e.object));
    // 708.9: the owner shows it.
    if (hidden && (e.from === BATTLEFIELD || (e.from === STACK && e.to !== BATTLEFIELD)) && e.became !== undefined)
      out.push(revealEvent([e.became]));
    return out;
  },
};
const NOTHING: readonly GameEvent[] = [];

/** What follows from having entered so: counters have been put on it (122.6), and more. */
function entered(g: G, e: MoveEvent | CreateEvent): readonly GameEvent[] {
  const others = enteredSo(g, e);
  if (e.counters === undefined || e.to !== BATTLEFIELD) return others;
  return [...enteredWithCounters(g, e), ...others];
}

/** Prepared (722.3c), with a door unlocked (709.5h), attacking (508.4). */
function enteredSo(g: G, e: MoveEvent | CreateEvent): readonly GameEvent[] {
  if (e.became === undefined) return NOTHING;
  if (e.notes?.[PREPARED] === 1) return preparedCopy(g, e.became);
  if ('attacks' in e && g.state.game.combat !== null) return entersAttacking(g, e.became, e.attacks as EntityId);
  return unlockedAsItEnters(g, e);
}

/** 800.4b, 800.4d: for a player who has left nothing is created. */
const create: EventKind<G, CreateEvent> = {
  ...commonCreate,
  apply(g, e) {
    const created = hasLeft(g, e.controller) || hasLeft(g, e.owner) ? null : commonCreate.apply(g, e);
    if (created !== null) withoutCounters(g, created);
    return created;
  },
  consequences: entered,
};

/** A commander in the library is a new object after it. */
const shuffle: EventKind<G, ShuffleEvent> = {
  ...commonShuffle,
  apply(g, e) {
    const shuffled = commonShuffle.apply(g, e);
    if (g.state.game.commanders.length > 0) followShuffle(g);
    return shuffled;
  },
};

const canHaveCounters = (g: G, id: EntityId): boolean => forbidden(g, 'haveCounters', id) === null;

/** 614.17d: what cannot have counters enters without. */
function withoutCounters(g: G, e: MoveEvent | CreateEvent): void {
  if (e.to !== BATTLEFIELD || e.counters === undefined || e.became === undefined) return;
  if (!canHaveCounters(g, e.became)) becomeObject(g, e.became, { counters: NO_COUNTERS });
  else noteCounters(g, e.became, Object.keys(e.counters));
}

/** 613.7c: when counters of a kind were last put on an object, where that can matter. */
function noteCounters(g: G, id: ObjectId, counters: readonly string[]): void {
  const found = counters.filter(isKeywordCounter);
  if (found.length === 0) return;
  const time = tick(g.state);
  const notes = Object.fromEntries(found.map((c) => [counterNote(c), time]));
  writeObject(g.state, id, { notes: { ...objectRow(g.state, id).notes, ...notes } }, Aspect.counters);
}

/** 810.10: poison counters are given to one player and had by the team. */
/** 122.1b: an object listens by what some counters give it. */
function applyCounters(g: G, e: CountersEvent): CountersEvent | null {
  if (isPlayer(e.on) || !listensByCounter(e.counter)) return commonCounters.apply(g, e);
  unregister(g, objectRow(g.state, e.on));
  const put = commonCounters.apply(g, e);
  register(g, objectRow(g.state, e.on));
  return put;
}

const counters: EventKind<G, CountersEvent> = {
  ...commonCounters,
  impossible: (g, e) => e.amount > 0 && !canHaveCounters(g, e.on),
  apply(g, e) {
    if (isWithIt(e)) return commonCounters.apply(g, e);
    if (e.amount > 0 && !canHaveCounters(g, e.on)) return null;
    if (!isPlayer(e.on) || e.counter !== 'poison' || !sharesLife(g)) {
      const put = applyCounters(g, e);
      if (put !== null && put.amount > 0 && !isPlayer(e.on)) noteCounters(g, e.on, [e.counter]);
      return put;
    }
    const [given] = lifeSharers(g, e.on).map((on) => commonCounters.apply(g, { ...e, on }));
    return given === null ? null : e;
  },
};

/** An object leaves the game with its owner (800.4a). */
const leaveGame: EventKind<G, LeaveGameEvent> = {
  ...commonCease,
  ...placeOf('800.4a', 'leaveGame'),
  replaceHook: -1,
  prepare: (g, e) => ({ ...(commonCease.prepare?.(g, e) ?? e), from: objectRow(g.state, e.object).zone }),
  consequences: (g, e) =>
    e.from !== BATTLEFIELD
      ? NOTHING
      : [...returned(g, e.object), ...(g.state.game.combat === null ? NOTHING : [removeFromCombatEvent(e.object)])],
};

const kinds: Readonly<Record<string, EventKind>> = {
  ...common,
  move,
  create,
  counters,
  shuffle,
  leaveGame,
  ...mergingEvents(commonMove),
  ...leavingEvents,
  ...playerEvents,
  ...permanentEvents,
  ...healingEvents,
  ...tokenEvents,
  ...faceEvents,
  ...roomEvents,
  ...phasingEvents,
  ...stackEvents,
  ...turnEvents,
  ...variantEvents,
};

export const events: Readonly<Record<string, EventKind>> = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, uniform(kind)]),
);
