/** Events of the turn: its phases, what ends with it, what has been looked at. */
import {
  Aspect,
  type EventKind,
  effectRow,
  type ObjectId,
  type ObjectRow,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import { forgetLog, markChecked, removeEffect, writeEffect, writeObject } from '@rulewright/kernel/write';
import { annalsAfter, endingAt } from '@rulewright/rules';
import { DAMAGED } from '../abilities/keywords/foster.ts';
import { championOf } from '../card-types/champion.ts';
import { characteristics, controllerOf, isType } from '../parts-of-a-card/characteristics.ts';
import { ALLY, CHAMPION } from '../parts-of-a-card/words.ts';
import { Flag, type G } from '../state.ts';
import { FIELD } from '../zones/zones.ts';

import { changedTurn, changeGame, changePlayer, playerState } from './change-game.ts';
import { hookFor } from './hooks.ts';
import { place } from './place.ts';
import type {
  BeginningEvent,
  CheckedEvent,
  ExpireEvent,
  GoOnEvent,
  PlanEvent,
  TurnEvent,
  UseEffectEvent,
  WearOffEvent,
} from './types.ts';

/** Turn order 1. */
const turn: EventKind<G, TurnEvent> = {
  ...place('turn-order.1'),
  apply(g, e) {
    const { game } = g.state;
    const old = game.turn;
    const annals = annalsAfter(g, old.began);
    const next = changedTurn(old, {
      number: e.number,
      active: e.player,
      step: 'start',
      began: g.state.log.length,
      lastBegan: old.began,
      open: false,
      ending: 'nothing',
      moved: [],
      ...(e.extra === true ? { extra: old.extra.slice(0, -1) } : { regular: e.player }),
    });
    changeGame(g, { ...(annals.length === 0 ? {} : { annals }), turn: next }, Aspect.turn | Aspect.history);
    changePlayer(g, e.player, { turnsTaken: playerState(g, e.player).turnsTaken + 1 }, 0);
    forgetLog(g.state, old.began);
    return e;
  },
};

const beginning: EventKind<G, BeginningEvent> = {
  ...place('turn-order.6', 'beginning'),
  hookFor: hookFor.beginning,
  // What is skipped never begins.
  replaceHook: -1,
  apply(g, e) {
    changeGame(g, { turn: changedTurn(g.state.game.turn, { step: e.step, open: e.open }) }, Aspect.turn);
    return e;
  },
};

const goOn: EventKind<G, GoOnEvent> = {
  ...place('main-phase.2.2'),
  apply(g, e) {
    changeGame(g, { turn: changedTurn(g.state.game.turn, { step: e.step, open: e.open }) }, Aspect.turn);
    return e;
  },
};

const plan: EventKind<G, PlanEvent> = {
  ...place('ending-phases.1'),
  apply(g, e) {
    const old = g.state.game.turn;
    const turn = changedTurn(old, {
      active: e.first ?? old.active,
      regular: e.first ?? old.regular,
      ending: e.ending ?? old.ending,
      skips: e.skips ?? old.skips,
      moved: e.moved ?? old.moved,
      extra: e.extra ?? old.extra,
    });
    changeGame(g, { turn }, 0);
    return e;
  },
};

const TURN_ENDS = { is: 'turn ends' } as const;

/** Foster 1: what was dealt damage is forgotten with its controller's turn. */
function forgetDamage(g: G, row: ObjectRow): void {
  if (row.notes[DAMAGED] === undefined) return;
  const { [DAMAGED]: _, ...notes } = row.notes;
  writeObject(g.state, row.id, { notes }, Aspect.notes);
}

/** End phase 3: temporary damage and what lasts for the turn end at the same time; distant 2: with its controller's turn. */
const wearOff: EventKind<G, WearOffEvent> = {
  ...place('end-phase.3'),
  apply(g, e) {
    const { active } = g.state.game.turn;
    for (const id of zoneObjects(g, FIELD, active)) {
      const row = objectRow(g.state, id);
      if (controllerOf(g, id) === active) forgetDamage(g, row);
      const isFar = (row.flags & Flag.distant) !== 0 && controllerOf(g, id) === active;
      const heals = row.damage > 0 && isType(characteristics(g, id), ALLY) && !isType(characteristics(g, id), CHAMPION);
      if (!isFar && !heals) continue;
      writeObject(
        g.state,
        id,
        { damage: heals ? 0 : row.damage, flags: isFar ? row.flags & ~Flag.distant : row.flags },
        Aspect.damage | Aspect.flags,
      );
    }
    for (const id of endingAt(g, TURN_ENDS)) removeEffect(g, id);
    return e;
  },
};

/** On Charge 1: what has triggered once does not again. */
const isCharged = (g: G, { id, counters, flags }: ObjectRow): boolean =>
  counters.charge !== undefined &&
  (flags & Flag.charged) === 0 &&
  characteristics(g, id).abilities.some(
    (a) => a.kind === 'triggered' && a.on.on === 'charge' && (counters.charge ?? 0) >= a.on.count,
  );

/** State-based checks have looked at everything that changed. */
const checked: EventKind<G, CheckedEvent> = {
  ...place('state-based-checks.1'),
  apply(g) {
    for (const { id } of g.state.players) {
      const { hadChampion, drewFromEmpty } = playerState(g, id);
      if (drewFromEmpty) changePlayer(g, id, { drewFromEmpty: false }, 0);
      if (!hadChampion && championOf(g, id) !== undefined) changePlayer(g, id, { hadChampion: true }, 0);
    }
    for (const id of g.state.dirty) {
      const row = objectRow(g.state, id);
      if (row.zone !== FIELD) continue;
      if (isCharged(g, row)) writeObject(g.state, id, { flags: row.flags | Flag.charged }, 0);
      if (row.notes.killer === undefined) continue;
      // What has survived the check is not killed by that damage any more.
      const { killer: _, killedUsing: __, ...notes } = row.notes;
      writeObject(g.state, id, { notes }, 0);
    }
    markChecked(g.state);
    return null;
  },
};

/** Where an effect that keeps something for each object has how much of it is used. */
export const usedOn = (object: ObjectId): string => `used on ${object}`;

/** So much of an effect is used up (a shield, a "next time"); what has nothing left ends. */
const useEffect: EventKind<G, UseEffectEvent> = {
  ...place('damage-prevention.5'),
  apply(g, e) {
    const row = effectRow(g.state, e.id);
    if (row === null || row.left < 0) return null;
    if (e.on !== undefined) {
      const key = usedOn(e.on);
      const used = row.locals[key];
      const locals = { ...row.locals, [key]: (typeof used === 'number' ? used : 0) + e.amount };
      writeEffect(g.state, e.id, { locals });
      return e;
    }
    if (row.left <= e.amount) removeEffect(g, e.id);
    else writeEffect(g.state, e.id, { left: row.left - e.amount });
    return e;
  },
};

/** Effects whose duration is over end together. */
const expire: EventKind<G, ExpireEvent> = {
  ...place('continuous-effects.1'),
  apply(g, e) {
    for (const id of e.effects) removeEffect(g, id);
    return e;
  },
};

export const turnEvents = { turn, beginning, goOn, plan, wearOff, checked, useEffect, expire } as const;
