/** The events of planar decks and scheme decks (901.11, 904.9). */
import { type GameEvent, type More, type ObjectId, type PlayerId, withMore } from '@rulewright/kernel';

/** 701.31b: a player leaves the face-up planes and phenomena and goes on to the top card of a planar deck. */
export interface PlaneswalkEvent extends GameEvent {
  readonly kind: 'planeswalk';
  readonly player: PlayerId;
  /** The cards of the planar deck that are turned up instead of the top one. */
  readonly to?: readonly ObjectId[];
  /** The face-up planes stay. */
  readonly staying?: boolean;
}

/** The top card of a player's planar deck or scheme deck is moved off it and turned face up. */
export interface TurnUpTopEvent extends GameEvent {
  readonly kind: 'turnUpTop';
  readonly player: PlayerId;
  /** The zone that is the deck. */
  readonly deck: number;
}

/** That card has been turned face up. */
export interface TurnedUpTopEvent extends GameEvent {
  readonly kind: 'turnedUpTop';
  readonly player: PlayerId;
  readonly deck: number;
  /** How many at once. */
  readonly count: number;
}

export const planeswalkEvent = (player: PlayerId, more?: More<PlaneswalkEvent, 'player'>): PlaneswalkEvent =>
  withMore({ kind: 'planeswalk', player }, more);
export const turnUpTopEvent = (player: PlayerId, deck: number): TurnUpTopEvent => ({ kind: 'turnUpTop', player, deck });
export const turnedUpTopEvent = (player: PlayerId, deck: number, count = 1): TurnedUpTopEvent => ({
  kind: 'turnedUpTop',
  player,
  deck,
  count,
});
