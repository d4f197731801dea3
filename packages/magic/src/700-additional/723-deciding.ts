/** Who answers for a player: the one who controls them (723), or another if they have left (800.4g–h). */
import { type Decision, findObject, type ObjectId, type PlayerId } from '@rulewright/kernel';
import { areOpponents, inTurnOrder, playerAfter } from '../100-game/101.4-turn-order.ts';
import { controllerOf } from '../100-game/109.3-characteristics.ts';
import type { G } from '../state.ts';

/** 723.1a: the player who controls another now, by the last effect that was created; or that player. */
function controllerOfPlayer(g: G, player: PlayerId): PlayerId {
  const { control, turn } = g.state.game;
  if (control.length === 0) return player;
  return control.findLast((c) => c.player === player && c.from === turn.number)?.by ?? player;
}

/** 723.4: what a player who is controlled sees, their controller sees too. */
export const seesFor = (g: G, viewer: PlayerId, player: PlayerId): boolean =>
  viewer === player || (g.state.game.control.length > 0 && controllerOfPlayer(g, player) === viewer);

/** 400.2, 723.4, 808.5, 810.5: the player, whoever controls them, and their teammates. */
export const seesHand = (g: G, viewer: PlayerId, player: PlayerId): boolean =>
  seesFor(g, viewer, player) || (g.state.players[viewer] !== undefined && !areOpponents(g, viewer, player));

/** 800.4g: of a choice that an object asks for, another opponent of its controller where it was an opponent's. */
function standIn(g: G, player: PlayerId, about: ObjectId | undefined): PlayerId {
  if (about === undefined || findObject(g.state, about) === undefined) return playerAfter(g, player);
  const controller = controllerOf(g, about);
  const others = inTurnOrder(g, controller).filter((p) => p !== controller);
  const fitting = areOpponents(g, controller, player) ? others.filter((p) => areOpponents(g, controller, p)) : others;
  return fitting[0] ?? playerAfter(g, player);
}

export function decider(g: G, decision: Decision): PlayerId {
  const { player, about } = decision;
  const asked = g.state.players[player]?.standing === 'playing' ? player : standIn(g, player, about);
  return controllerOfPlayer(g, asked);
}
