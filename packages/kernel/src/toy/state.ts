/** The state of the toy game, and what can be asked of it. */
import { type EntityId, type Game, objectRow, type PlayerId, playerRow } from '../index.ts';
import { pool, type ToyCard } from './cards.ts';

interface ToyState {
  readonly turn: number;
  readonly active: PlayerId;
}
export type ToyGame = Game<ToyState, readonly ToyCard[]>;

/** What is not known, in a game as somebody may know it, is as good as a stone. */
export const cardOf = (g: Game, id: EntityId): ToyCard => pool[Math.max(0, objectRow(g.state, id).def)] as ToyCard;
/** The player across the table. */
export const other = (g: Game, player: PlayerId): PlayerId =>
  (g.state.players.find((p) => p.id !== player) ?? playerRow(g.state, player)).id;
export const active = (g: Game): PlayerId => (g as ToyGame).state.game.active;
export const points = (g: Game, player: PlayerId): number => playerRow(g.state, player).counters.points ?? 0;
