/** Conceding, and what leaves the game with a player (104.5, 800.4). */

import {
  Aspect,
  ceaseEvent,
  type EventKind,
  effectRow,
  isPlayer,
  liveObjects,
  moveEvent,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { effectsChanged, endGame, removeEffect, setPending, writePlayer } from '@rulewright/kernel/write';
import type { StaticEffect } from '@rulewright/language/magic';
import { isGone, lifeSharers } from '../../100-game/101.4-turn-order.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, EXILE, PLANAR_DECK, STACK } from '../../400-zones/400-zones.ts';
import { faceUp, PLANAR, planarController } from '../../900-variants/901-planechase/901.6-planes.ts';
import { context, type G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { initiativeInherited } from '../701-actions/701.49-venturing.ts';
import { inherited } from '../725-monarch.ts';
import { changeGame } from './change-game.ts';
import { place } from './place.ts';
import { handOverPlanes } from './planes.ts';
import {
  type ConcedeEvent,
  type LeaveEvent,
  type LeftEvent,
  leaveEvent,
  leaveGameEvent,
  leftEvent,
  type MagicEvent,
  turnUpTopEvent,
} from './types.ts';

/** 104.2a, 104.2c, 104.4a: all others have left, or all have at once. No effect can keep the last from winning. */
function decideGame(g: G): void {
  const playing = g.state.players.filter((p) => p.standing === 'playing');
  const [first] = playing;
  if (first === undefined) {
    endGame(g.state, { winners: [], draw: true });
  } else if (playing.every((p) => p.team === first.team)) {
    // Each player of the winning team wins, also those who had lost before.
    const winners = g.state.players.filter((p) => p.team === first.team).map((p) => p.id);
    for (const id of winners) writePlayer(g.state, id, { standing: 'won' });
    endGame(g.state, { winners, draw: false });
  }
}

/** 104.3, 810.8a: the player has lost, and with them the team that shares everything. They leave the game (104.5). */
export function loseTogether(g: G, player: PlayerId): void {
  for (const id of lifeSharers(g, player)) writePlayer(g.state, id, { standing: 'lost' });
}
export const leaving = (g: G, player: PlayerId): readonly MagicEvent[] =>
  lifeSharers(g, player).map((id) => leaveEvent(id));

/** 104.3a: nothing can stop a player from conceding. */
const concede: EventKind<G, ConcedeEvent> = {
  ...place('104.3a', 'concede'),
  replaceHook: -1,
  apply(g, e) {
    loseTogether(g, e.player);
    return e;
  },
  consequences: (g, e) => leaving(g, e.player),
};

/** Effects that give the player control of objects. */
function givesControl(g: G, effect: number, player: PlayerId): boolean {
  const row = effectRow(g.state, effect);
  const body = row?.body as StaticEffect | undefined;
  if (row === null || body?.kind !== 'modify') return false;
  const ctx = context(row.source, row.controller, { locals: row.locals });
  return body.changes.some((c) => c.kind === 'controller' && select(g, c.who, ctx).includes(player));
}

const ownedBy = (g: G, player: PlayerId): readonly ObjectId[] =>
  liveObjects(g.state).filter((id) => objectRow(g.state, id).owner === player);

/** 800.4a: what the player owns leaves; control that was given to them ends; their triggers wait no longer (800.4d). */
const leave: EventKind<G, LeaveEvent> = {
  ...place('800.4a'),
  apply(g, e) {
    if (g.state.over === null) decideGame(g);
    if (g.state.over !== null) return e;
    for (const id of g.state.live) if (givesControl(g, id, e.player)) removeEffect(g, id);
    if (g.state.pending.some((t) => t.controller === e.player))
      setPending(
        g.state,
        g.state.pending.filter((t) => t.controller !== e.player),
      );
    const { game } = g.state;
    const control = game.control.filter((c) => c.by !== e.player && c.player !== e.player);
    const attackers = game.combat?.attackers.map((a) => (a.target === e.player ? { ...a, target: NO_OBJECT } : a));
    const combat = game.combat === null ? null : { ...game.combat, attackers: attackers ?? [] };
    changeGame(g, { control, combat }, Aspect.all);
    // 901.6: the next player becomes the planar controller first.
    handOverPlanes(g);
    return e;
  },
  consequences(g, e) {
    if (g.state.over !== null) return [];
    const owned = ownedBy(g, e.player);
    // 901.10: as a face-up plane leaves with its owner, the planar controller goes on.
    const walks = faceUp(g, PLANAR).some((id) => owned.includes(id));
    return [
      ...inherited(g, e.player),
      ...initiativeInherited(g, e.player),
      ...owned.map((object) => leaveGameEvent(object)),
      ...(walks ? [turnUpTopEvent(planarController(g), PLANAR_DECK)] : []),
      leftEvent(e.player),
    ];
  },
};

/** 800.4a: then what is still controlled by the player is exiled; on the stack, what is no card ceases to exist. */
const left: EventKind<G, LeftEvent> = {
  ...place('800.4a'),
  apply(g, e) {
    // Who is left matters to everything: battles look for another protector (704.5w).
    effectsChanged(g.state);
    return e;
  },
  consequences(g, e) {
    const controlled = [...zoneObjects(g, STACK, e.player), ...zoneObjects(g, BATTLEFIELD, e.player)].filter(
      (id) => controllerOf(g, id) === e.player,
    );
    return controlled.map((object) => exiled(g, object));
  },
};

export const exiled = (g: G, object: ObjectId): MagicEvent => {
  const { kind, zone } = objectRow(g.state, object);
  return zone === STACK && kind !== 'card' ? ceaseEvent(object) : moveEvent(object, EXILE, { how: 'exiled' });
};

export const hasLeft = (g: G, id: number | undefined): boolean =>
  id !== undefined && isPlayer(id as PlayerId) && isGone(g, id as PlayerId);

export const leavingEvents = { concede, leave, left } as const;
