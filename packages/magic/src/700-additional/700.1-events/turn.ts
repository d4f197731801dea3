/** Events of the turn and of combat. */

import {
  Aspect,
  altered,
  asPlayer,
  type EventKind,
  effectRow,
  type ObjectId,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import {
  forgetLog,
  markChecked,
  removeEffect,
  setPending,
  tick,
  writeEffect,
  writeObject,
} from '@rulewright/kernel/write';
import { annalsAfter, endingAt } from '@rulewright/rules';
import { sharers } from '../../100-game/101.4-turn-order.ts';
import { BATTLEFIELD, PHASED_OUT } from '../../400-zones/400-zones.ts';
import { isLimited } from '../../800-multiplayer/801.1-limited.ts';
import { type Combat, Flag, type G, type Totals, type Turn } from '../../state.ts';

import { changedTotals, changedTurn, changeGame } from './change-game.ts';
import { forgetArrival } from './commanders.ts';
import { place } from './place.ts';
import { handOverPlanes } from './planes.ts';
import type {
  AttackEvent,
  AttackersEvent,
  BecomesBlockedEvent,
  BeginningEvent,
  BlockEvent,
  CheckedEvent,
  CombatEvent,
  CommanderAskedEvent,
  ControlPlayerEvent,
  EndTurnEvent,
  ExpireEvent,
  PlanTurnEvent,
  RemoveFromCombatEvent,
  TurnEvent,
  UnblockedEvent,
  UseEffectEvent,
  WearOffEvent,
} from './types.ts';

/** A new turn begins; per-turn counts start again. */
const turn: EventKind<G, TurnEvent> = {
  ...place('500.1'),
  apply(g, e) {
    const { game } = g.state;
    const old = game.turn;
    const clock = tick(g.state);
    const annals = annalsAfter(g, old.began);
    const active = sharers(g, e.player);
    const totals = game.totals.map((t, i) =>
      active.includes(asPlayer(i))
        ? changedTotals(afresh(t), { turnsTaken: t.turnsTaken + 1, turnBegan: clock, lastTurnBegan: t.turnBegan })
        : afresh(t),
    );
    const next = changedTurn(old, {
      number: e.number,
      active: e.player,
      lastActive: old.active,
      seat: e.seat ?? old.seat,
      step: 'untap',
      began: g.state.log.length,
      lastBegan: old.began,
      clock,
      ...seated(g),
      extraSteps: [],
      ending: 'nothing',
    });
    // 723.1: control of a player begins with that turn and ends with the next.
    const control = game.control
      .filter((c) => c.from < 0)
      .map((c) => (active.includes(c.player) ? { ...c, from: e.number } : c));
    changeGame(
      g,
      { ...(annals.length === 0 ? {} : { annals }), control, totals, turn: next },
      isLimited(g) ? Aspect.all : Aspect.turn | Aspect.history,
    );
    handOverPlanes(g);
    forgetLog(g.state, old.began);
    for (const id of zoneObjects(g, BATTLEFIELD, e.player)) {
      const row = objectRow(g.state, id);
      if ((row.flags & Flag.loyaltyUsed) !== 0) writeObject(g.state, id, { flags: row.flags & ~Flag.loyaltyUsed }, 0);
    }
    return e;
  },
};

/** 801.2c: who is within whose range of influence is determined as each turn begins. */
const seated = (g: G): Pick<Turn, 'seats'> =>
  isLimited(g) ? { seats: g.state.players.filter((p) => p.standing === 'playing').map((p) => p.id) } : {};

/** What is counted by the turn. */
const afresh = (t: Totals): Totals =>
  changedTotals(t, { landsPlayed: 0, spellsCast: 0, spellsCastLastTurn: t.spellsCast });

const beginning: EventKind<G, BeginningEvent> = {
  ...place('500.6', 'beginning'),
  // Nothing replaces it: what is skipped never begins (614.10).
  replaceHook: -1,
  apply(g, e) {
    changeGame(g, { turn: changedTurn(g.state.game.turn, { step: e.step }) }, Aspect.turn);
    return e;
  },
};

const planTurn: EventKind<G, PlanTurnEvent> = {
  ...place('500.7'),
  apply(g, e) {
    const { turn: old } = g.state.game;
    const turn = changedTurn(old, {
      seat: e.seat ?? old.seat,
      first: e.first ?? old.first,
      extraTurns: e.extraTurns ?? old.extraTurns,
      extraSteps: e.extraSteps ?? old.extraSteps,
      skips: e.skips ?? old.skips,
      afterSkip: e.afterSkip ?? old.afterSkip,
      passedOver: e.passedOver ?? old.passedOver,
      noSchemes: e.noSchemes ?? old.noSchemes,
      ending: e.ending ?? old.ending,
    });
    changeGame(g, { turn }, 0);
    return e;
  },
};

/** 724.1a, 724.1d: what is on the stack has been exiled with it. */
const endTurn: EventKind<G, EndTurnEvent> = {
  ...place('724.1'),
  apply(g, e) {
    const { game } = g.state;
    setPending(g.state, []);
    const extraSteps = e.what === 'turn' ? [] : game.turn.extraSteps;
    changeGame(g, { combat: null, turn: changedTurn(game.turn, { ending: e.what, extraSteps }) }, Aspect.combat);
    return e;
  },
};

/** 723.1: it begins with the player's next turn. The last such effect is the one that works (723.1a). */
const controlPlayer: EventKind<G, ControlPlayerEvent> = {
  ...place('723.1'),
  apply(g, e) {
    const { game } = g.state;
    // 805.8: where teams share their turns, the whole team is controlled. 800.4b: not by one who has left.
    if (g.state.players[e.by]?.standing !== 'playing') return null;
    const controlled = sharers(g, e.player).map((player) => ({ player, by: e.by, from: -1 }));
    changeGame(g, { control: [...game.control, ...controlled] }, 0);
    return e;
  },
};

const commanderAsked: EventKind<G, CommanderAskedEvent> = {
  ...place('903.9a'),
  apply(g, e) {
    forgetArrival(g, e.object);
    return e;
  },
};

const TURN_ENDS = { is: 'turn ends' } as const;

/** 514.2: damage and "until end of turn" end at the same time. */
const wearOff: EventKind<G, WearOffEvent> = {
  ...place('514.2'),
  apply(g, e) {
    const { active } = g.state.game.turn;
    // 514.2: phased-out permanents too.
    for (const id of [...zoneObjects(g, BATTLEFIELD, active), ...zoneObjects(g, PHASED_OUT, active)]) {
      const row = objectRow(g.state, id);
      if (row.damage === 0 && (row.flags & Flag.deathtouched) === 0) continue;
      writeObject(g.state, id, { damage: 0, flags: row.flags & ~Flag.deathtouched }, Aspect.damage);
    }
    for (const id of endingAt(g, TURN_ENDS)) removeEffect(g, id);
    return e;
  },
};

/** 704.3: what has changed has been looked at; deathtouch counts only once (704.5h). */
const checked: EventKind<G, CheckedEvent> = {
  ...place('704.3'),
  apply(g) {
    for (const id of g.state.dirty) {
      const row = objectRow(g.state, id);
      // What has left keeps the mark: whether it is still listed here must not matter.
      if (row.zone === BATTLEFIELD && (row.flags & Flag.deathtouched) !== 0)
        writeObject(g.state, id, { flags: row.flags & ~Flag.deathtouched }, 0);
    }
    const { game } = g.state;
    if (game.totals.some((t) => t.drewFromEmpty)) {
      changeGame(g, { totals: game.totals.map((t) => changedTotals(t, { drewFromEmpty: false })) }, 0);
    }
    for (const c of game.commanders) if (c.arrived) forgetArrival(g, c.object);
    markChecked(g.state);
    return null;
  },
};

/** So much of an effect is used up (a shield, a "next time"); what has nothing left ends. */
const useEffect: EventKind<G, UseEffectEvent> = {
  ...place('615.6'),
  apply(g, e) {
    const row = effectRow(g.state, e.id);
    if (row === null || row.left < 0) return null;
    if (row.left <= e.amount) removeEffect(g, e.id);
    else writeEffect(g.state, e.id, { left: row.left - e.amount });
    return e;
  },
};

/** Effects whose duration is over end together. */
const expire: EventKind<G, ExpireEvent> = {
  ...place('611.2b'),
  apply(g, e) {
    for (const id of e.effects) removeEffect(g, id);
    return e;
  },
};

const writeCombat = (g: G, combat: Combat | null): void => changeGame(g, { combat }, Aspect.combat);

const combat: EventKind<G, CombatEvent> = {
  ...place('506.1'),
  apply(g, e) {
    writeCombat(g, e.combat);
    return e;
  },
};

const without = (list: readonly ObjectId[], id: ObjectId): readonly ObjectId[] =>
  list.includes(id) ? list.filter((x) => x !== id) : list;

/** 506.4: it stops attacking and blocking; what it blocked stays blocked (509.1h). */
const removeFromCombat: EventKind<G, RemoveFromCombatEvent> = {
  ...place('506.4'),
  apply(g, e) {
    const now = g.state.game.combat;
    if (now === null) return null;
    const attacker = now.attackers.find((a) => a.id === e.object);
    const blocker = now.blockers.find((b) => b.id === e.object);
    const attacked = now.attackers.some((a) => a.target === e.object);
    if (attacker === undefined && blocker === undefined && !attacked) return null;
    writeCombat(g, {
      ...now,
      attackers: now.attackers
        .filter((a) => a.id !== e.object)
        .map((a) => ({
          ...a,
          target: a.target === e.object ? NO_TARGET : a.target,
          blockedBy: without(a.blockedBy, e.object),
        })),
      blockers: now.blockers
        .filter((b) => b.id !== e.object)
        .map((b) => ({ ...b, blocks: without(b.blocks, e.object) })),
    });
    const attacking = attacker === undefined ? e : altered(e, { attacker });
    return blocker === undefined ? attacking : altered(attacking, { blocker });
  },
};
const NO_TARGET = -1 as ObjectId;

const attack: EventKind<G, AttackEvent> = { ...place('508.1m', 'attack'), apply: (_, e) => e };
const attackers: EventKind<G, AttackersEvent> = { ...place('508.1m', 'attackers'), apply: (_, e) => e };
const block: EventKind<G, BlockEvent> = { ...place('509.1i', 'block'), apply: (_, e) => e };
const becomesBlocked: EventKind<G, BecomesBlockedEvent> = { ...place('509.1h', 'becomesBlocked'), apply: (_, e) => e };
const attacksUnblocked: EventKind<G, UnblockedEvent> = { ...place('509.1h', 'attacksUnblocked'), apply: (_, e) => e };

export const turnEvents = {
  turn,
  beginning,
  planTurn,
  endTurn,
  controlPlayer,
  commanderAsked,
  wearOff,
  checked,
  combat,
  removeFromCombat,
  useEffect,
  expire,
  attack,
  attackers,
  block,
  becomesBlocked,
  attacksUnblocked,
} as const;
