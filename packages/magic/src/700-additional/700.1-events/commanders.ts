/** What events leave on the record of a commander: where it is, how often it was cast, the damage it dealt (903). */
import { Aspect, NO_OBJECT, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import { COMMAND } from '../../400-zones/400-zones.ts';
import { commanderOf } from '../../900-variants/903-commander/903.3-commander.ts';
import type { Commander, G, StackEntry } from '../../state.ts';
import { changeGame } from './change-game.ts';

function write(g: G, object: ObjectId, change: (c: Commander) => Partial<Commander>): void {
  const { game } = g.state;
  if (game.commanders.length === 0 || commanderOf(g, object) === null) return;
  const commanders = game.commanders.map((c) => (c.object === object ? { ...c, ...change(c) } : c));
  changeGame(g, { commanders }, Aspect.player);
}

/** 903.3: the card keeps its designation through a change of zones. */
export const followCommander = (g: G, from: ObjectId, to: ObjectId): void =>
  write(g, from, () => ({ object: to, arrived: true }));

export const followShuffle = (g: G): void => {
  const { game } = g.state;
  const moved = game.commanders.filter(
    (c) => c.object !== NO_OBJECT && objectRow(g.state, c.object).after !== NO_OBJECT,
  );
  for (const c of moved) followCommander(g, c.object, objectRow(g.state, c.object).after);
};

export function countCommanderCast(g: G, object: ObjectId): void {
  if (g.state.game.commanders.length === 0) return;
  if ((objectRow(g.state, object).stack as StackEntry | null)?.from !== COMMAND) return;
  write(g, object, (c) => ({ casts: c.casts + 1 }));
}

export const countCommanderDamage = (g: G, source: ObjectId, player: PlayerId, amount: number): void =>
  write(g, source, (c) => ({ damage: c.damage.with(player, (c.damage[player] ?? 0) + amount) }));

/** 903.9a: the owner has been asked, or state-based actions have been checked. */
export const forgetArrival = (g: G, object: ObjectId): void => write(g, object, () => ({ arrived: false }));

/** Designates a card as its owner's commander, before the game or in a position. */
export function placeCommander(g: G, object: ObjectId): void {
  const { owner } = objectRow(g.state, object);
  const commander: Commander = {
    owner,
    object,
    casts: 0,
    damage: g.state.players.map(() => 0),
    arrived: false,
  };
  changeGame(g, { commanders: [...g.state.game.commanders, commander] }, Aspect.player);
}
