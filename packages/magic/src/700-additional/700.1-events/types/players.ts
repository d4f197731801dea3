/** Events of players: life, cards, mana, winning, losing and leaving. */
import { type GameEvent, type More, type ObjectId, type PlayerId, withMore } from '@rulewright/kernel';
import type { Loop } from '@rulewright/rules';
import type { Mana } from '../../../100-game/106-mana/106.4-mana.ts';

export interface LifeEvent extends GameEvent {
  readonly kind: 'gainLife' | 'loseLife';
  readonly player: PlayerId;
  readonly amount: number;
  /** It is the result of damage (120.3a). */
  readonly damage?: boolean;
  /** It is paid as a cost (119.4). */
  readonly paid?: boolean;
}

export const gainLifeEvent = (
  player: PlayerId,
  amount: number,
  more?: More<LifeEvent, 'player' | 'amount'>,
): LifeEvent => withMore({ kind: 'gainLife', player, amount }, more);
export const loseLifeEvent = (
  player: PlayerId,
  amount: number,
  more?: More<LifeEvent, 'player' | 'amount'>,
): LifeEvent => withMore({ kind: 'loseLife', player, amount }, more);

export interface DrawEvent extends GameEvent {
  readonly kind: 'draw';
  readonly player: PlayerId;
  /** The card in hand, once drawn. */
  readonly object?: ObjectId;
}

export const drawEvent = (player: PlayerId, more?: More<DrawEvent, 'player'>): DrawEvent =>
  withMore({ kind: 'draw', player }, more);

/** Consequences move the object. */
export interface DiscardEvent extends GameEvent {
  readonly kind: 'discard';
  readonly player: PlayerId;
  readonly object: ObjectId;
}

export const discardEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: More<DiscardEvent, 'player' | 'object'>,
): DiscardEvent => withMore({ kind: 'discard', player, object }, more);

export interface MillEvent extends GameEvent {
  readonly kind: 'mill';
  readonly player: PlayerId;
  readonly object: ObjectId;
}

export const millEvent = (player: PlayerId, object: ObjectId, more?: More<MillEvent, 'player' | 'object'>): MillEvent =>
  withMore({ kind: 'mill', player, object }, more);

/** Mana is added to a pool. */
export interface ManaEvent extends GameEvent {
  readonly kind: 'mana';
  readonly player: PlayerId;
  readonly mana: readonly Mana[];
  /** Its source is tapped for it in the same batch. */
  readonly tapped?: boolean;
}

export interface SpendManaEvent extends GameEvent {
  readonly kind: 'spendMana';
  readonly player: PlayerId;
  /** Indices into the player's pool. */
  readonly spent: readonly number[];
  /** The mana itself, and the spell or source that it is spent on. */
  readonly mana: readonly Mana[];
  readonly on: ObjectId;
}

export interface EmptyPoolsEvent extends GameEvent {
  readonly kind: 'emptyPools';
}

export interface LoseEvent extends GameEvent {
  readonly kind: 'lose';
  readonly player: PlayerId;
  readonly why: string;
}

export const loseEvent = (player: PlayerId, why: string): LoseEvent => ({ kind: 'lose', player, why });

/** A player leaves the game: loses at once and goes (104.3a). */
export interface ConcedeEvent extends GameEvent {
  readonly kind: 'concede';
  readonly player: PlayerId;
}

export const concedeEvent = (player: PlayerId): ConcedeEvent => ({ kind: 'concede', player });

/** A player who has lost leaves the game, with all that is theirs (800.4a). */
export interface LeaveEvent extends GameEvent {
  readonly kind: 'leave';
  readonly player: PlayerId;
}

export const leaveEvent = (player: PlayerId): LeaveEvent => ({ kind: 'leave', player });

/** All that the player owned is gone; what they still controlled follows (800.4a). */
export interface LeftEvent extends GameEvent {
  readonly kind: 'left';
  readonly player: PlayerId;
}

export const leftEvent = (player: PlayerId): LeftEvent => ({ kind: 'left', player });

/** An object leaves the game with its owner. */
export interface LeaveGameEvent extends GameEvent {
  readonly kind: 'leaveGame';
  readonly object: ObjectId;
  readonly from?: number;
  readonly last?: unknown;
}

export const leaveGameEvent = (object: ObjectId): LeaveGameEvent => ({ kind: 'leaveGame', object });

export interface WinEvent extends GameEvent {
  readonly kind: 'win';
  readonly player: PlayerId;
}

export interface DrawGameEvent extends GameEvent {
  readonly kind: 'drawGame';
  /** For these players only; the others play on. */
  readonly players?: readonly PlayerId[];
  /** The loop of mandatory actions that makes it one (104.4b). */
  readonly loop?: Loop;
  /** One instruction would have come to so much, which is more than is played. */
  readonly tooMuch?: number;
}

export interface SearchEvent extends GameEvent {
  readonly kind: 'search';
  readonly player: PlayerId;
}

export const searchEvent = (player: PlayerId, more?: More<SearchEvent, 'player'>): SearchEvent =>
  withMore({ kind: 'search', player }, more);

/** A player has looked at so many cards and put them where they go (701.22d, 701.25c). */
export interface ScryEvent extends GameEvent {
  readonly kind: 'scry' | 'surveil';
  readonly player: PlayerId;
  readonly amount: number;
}

/** A keyword action has been done: by a player, with a permanent if it is one that explores, connives … (701). */
export interface ActedEvent extends GameEvent {
  readonly kind: 'acted';
  readonly action: string;
  readonly player: PlayerId;
  readonly object?: ObjectId;
  /** The natural result of a die (706.2). */
  readonly amount?: number;
}

export const actedEvent = (
  action: string,
  player: PlayerId,
  more?: More<ActedEvent, 'action' | 'player'>,
): ActedEvent => withMore({ kind: 'acted', action, player }, more);

/** The owner of a commander has been asked where it is to be (903.9a). */
export interface CommanderAskedEvent extends GameEvent {
  readonly kind: 'commanderAsked';
  readonly object: ObjectId;
}

export const commanderAskedEvent = (object: ObjectId): CommanderAskedEvent => ({ kind: 'commanderAsked', object });

/** Another player will make a player's decisions during that player's next turn (723.1). */
export interface ControlPlayerEvent extends GameEvent {
  readonly kind: 'controlPlayer';
  readonly player: PlayerId;
  readonly by: PlayerId;
}
