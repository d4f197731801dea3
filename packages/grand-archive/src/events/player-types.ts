/** Events of players: what they draw, discard, reserve, recover, gain; how they win and lose. Plain data. */
import type { GameEvent, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Direction } from '@rulewright/language/grand-archive';

export interface DrawEvent extends GameEvent {
  readonly kind: 'draw';
  readonly player: PlayerId;
  readonly into: 'hand' | 'memory';
  readonly object?: ObjectId;
}
export interface DiscardEvent extends GameEvent {
  readonly kind: 'discard';
  readonly player: PlayerId;
  readonly object: ObjectId;
}
export interface ReserveEvent extends GameEvent {
  readonly kind: 'reserve';
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly shown?: boolean;
}
export interface RecoverEvent extends GameEvent {
  readonly kind: 'recover';
  readonly player: PlayerId;
  readonly amount: number;
}
/** A player has done something that abilities look for and that needs nothing else: glimpse, gather, empower … */
export interface ActedEvent extends GameEvent {
  readonly kind: 'acted';
  readonly action: 'glimpse' | 'gather' | 'empower' | 'brew' | 'search';
  readonly player: PlayerId;
  readonly amount: number;
  readonly object?: ObjectId;
}
export interface MasteryEvent extends GameEvent {
  readonly kind: 'mastery' | 'status';
  readonly player: PlayerId;
  readonly def: number;
  readonly not?: boolean;
}
export interface DirectionEvent extends GameEvent {
  readonly kind: 'direction';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly to: Direction;
  readonly from?: Direction;
}
export interface LoseEvent extends GameEvent {
  readonly kind: 'lose' | 'concede';
  readonly player: PlayerId;
}
export interface WinEvent extends GameEvent {
  readonly kind: 'win';
  readonly player: PlayerId;
}
export interface DrawGameEvent extends GameEvent {
  readonly kind: 'drawGame';
  readonly tooMuch?: number;
  readonly loop?: unknown;
}
/** An object leaves the game with its owner. */
export interface LeaveGameEvent extends GameEvent {
  readonly kind: 'leaveGame';
  readonly object: ObjectId;
  readonly from?: number;
}
export interface OverEvent extends GameEvent {
  readonly kind: 'over';
}
