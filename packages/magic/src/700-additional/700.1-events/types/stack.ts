/** Events of casting, activating, triggering, countering and resolving. */
import {
  type EntityId,
  type GameEvent,
  type More,
  type ObjectId,
  type PendingTrigger,
  type PlayerId,
  withMore,
  type ZoneKind,
} from '@rulewright/kernel';

/** A spell becomes cast (601.2i). */
export interface CastEvent extends GameEvent {
  readonly kind: 'cast';
  readonly object: ObjectId;
  readonly player: PlayerId;
}

/** An ability becomes activated; `object` is its source, `ability` the object on the stack (absent for mana abilities). */
export interface ActivateEvent extends GameEvent {
  readonly kind: 'activate';
  readonly object: ObjectId;
  readonly ability?: ObjectId;
  readonly player: PlayerId;
  readonly mana: boolean;
  readonly loyalty: boolean;
  /** Index of the ability among the source's abilities. */
  readonly index: number;
  /** The keyword that the ability is. */
  readonly keyword?: string;
}

/** Consequence: the land moves to the battlefield. */
export interface PlayLandEvent extends GameEvent {
  readonly kind: 'playLand';
  readonly object: ObjectId;
  readonly player: PlayerId;
  /** Of a modal double-faced card (712.12). */
  readonly face?: number;
  /** Where it was played from. */
  readonly from?: ZoneKind;
}

export const playLandEvent = (
  object: ObjectId,
  player: PlayerId,
  more?: More<PlayLandEvent, 'object' | 'player'>,
): PlayLandEvent => withMore({ kind: 'playLand', object, player }, more);

/** Changes what an object on the stack carries while it is announced or retargeted. */
export interface AnnounceEvent extends GameEvent {
  readonly kind: 'announce';
  readonly object: ObjectId;
  readonly stack: unknown;
}

export const announceEvent = (object: ObjectId, stack: unknown): AnnounceEvent => ({ kind: 'announce', object, stack });

/** An object becomes the target of a spell or ability (601.2c). */
export interface TargetedEvent extends GameEvent {
  readonly kind: 'targeted';
  readonly object: EntityId;
  readonly other: ObjectId;
}

export const targetedEvent = (object: EntityId, other: ObjectId): TargetedEvent => ({
  kind: 'targeted',
  object,
  other,
});

export interface CounterEvent extends GameEvent {
  readonly kind: 'counter';
  readonly object: ObjectId;
  /** Where the card goes instead of its owner's graveyard; in a library, the index from the top. */
  readonly to?: number;
  readonly position?: number;
  /** Under whose control it is put onto the battlefield. */
  readonly controller?: PlayerId;
}

export const counterEvent = (object: ObjectId, more?: More<CounterEvent, 'object'>): CounterEvent =>
  withMore({ kind: 'counter', object }, more);

/** An object on the stack has begun to resolve. */
export interface ResolveEvent extends GameEvent {
  readonly kind: 'resolve';
  readonly object: ObjectId;
}

export const resolveEvent = (object: ObjectId): ResolveEvent => ({ kind: 'resolve', object });

/** Triggered abilities have been taken from those that wait (603.3). */
export interface TriggersTakenEvent extends GameEvent {
  readonly kind: 'triggersTaken';
  readonly player: PlayerId;
  /** Indices of those that are taken, if not all of the player's: triggered mana abilities do not wait (605.4a). */
  readonly only?: readonly number[];
}

export const triggersTakenEvent = (player: PlayerId, more?: More<TriggersTakenEvent, 'player'>): TriggersTakenEvent =>
  withMore({ kind: 'triggersTaken', player }, more);

/** An ability triggers at the word of an effect: a reflexive or a state trigger (603.8, 603.12). */
export interface TriggerEvent extends GameEvent {
  readonly kind: 'trigger';
  readonly trigger: PendingTrigger;
}

export const triggerEvent = (trigger: PendingTrigger, more?: More<TriggerEvent, 'trigger'>): TriggerEvent =>
  withMore({ kind: 'trigger', trigger }, more);
