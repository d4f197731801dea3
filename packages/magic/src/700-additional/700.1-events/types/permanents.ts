/** Events of permanents: damage, destruction, status, faces, control. */
import {
  type CreateEvent,
  type EntityId,
  type GameEvent,
  type More,
  type ObjectId,
  type PlayerId,
  withMore,
} from '@rulewright/kernel';
import type { DownFace } from '@rulewright/language/magic';
import type { Attacker, Blocker } from '../../../500-turn/combat/506-combat.ts';

/** Why an object moves, in `MoveEvent.how`. */
export type How =
  | 'destroyed'
  | 'sacrificed'
  | 'discarded'
  | 'drawn'
  | 'milled'
  | 'countered'
  | 'resolved'
  | 'cast'
  | 'played'
  | 'exiled'
  | 'returned'
  | 'put'
  | 'stateBased';

export interface DamageEvent extends GameEvent {
  readonly kind: 'damage';
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
  readonly combat: boolean;
  readonly unpreventable?: boolean;
  /** For what a prevention effect does besides: how much of this it has prevented (615.5). */
  readonly prevented?: number;
}

/** Damage that would have been dealt is prevented (615.6). */
export interface PreventedEvent extends GameEvent {
  readonly kind: 'prevented';
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
}

export const preventedEvent = (source: ObjectId, to: EntityId, amount: number): PreventedEvent => ({
  kind: 'prevented',
  source,
  to,
  amount,
});

/** So many tokens, all alike. */
export interface TokenLot {
  readonly token: CreateEvent;
  readonly count: number;
}

/** An effect creates tokens; consequences create each of them. */
export interface CreateTokensEvent extends GameEvent {
  readonly kind: 'createTokens';
  readonly player: PlayerId;
  readonly tokens: readonly TokenLot[];
  readonly amount: number;
  /** It has happened. */
  readonly created?: boolean;
}

export interface SacrificeEvent extends GameEvent {
  readonly kind: 'sacrifice';
  readonly player: PlayerId;
  readonly object: ObjectId;
}

export const sacrificeEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: More<SacrificeEvent, 'player' | 'object'>,
): SacrificeEvent => withMore({ kind: 'sacrifice', player, object }, more);

export interface DestroyEvent extends GameEvent {
  readonly kind: 'destroy';
  readonly object: ObjectId;
  readonly noRegeneration?: boolean;
}

export const destroyEvent = (object: ObjectId, more?: More<DestroyEvent, 'object'>): DestroyEvent =>
  withMore({ kind: 'destroy', object }, more);

/** Taps, heals and takes out of combat, instead of destruction (701.19). */
export interface RegenerateEvent extends GameEvent {
  readonly kind: 'regenerate';
  readonly object: ObjectId;
}

export const regenerateEvent = (object: ObjectId): RegenerateEvent => ({ kind: 'regenerate', object });

export interface TapEvent extends GameEvent {
  readonly kind: 'tap' | 'untap';
  readonly object: ObjectId;
  readonly forMana?: boolean;
  /** To pay for an ability of this permanent that is called so: crew, saddle. */
  readonly acts?: string;
  readonly other?: ObjectId;
}

export const tapEvent = (object: ObjectId, more?: More<TapEvent, 'object'>): TapEvent =>
  withMore({ kind: 'tap', object }, more);
export const untapEvent = (object: ObjectId, more?: More<TapEvent, 'object'>): TapEvent =>
  withMore({ kind: 'untap', object }, more);

/** A double-faced permanent is turned over (701.27). */
export interface TransformEvent extends GameEvent {
  readonly kind: 'transform';
  readonly object: ObjectId;
  /** By its own daybound or nightbound ability, and so although nothing else can transform it (702.145b, 702.145e). */
  readonly bound?: boolean;
}

export const transformEvent = (object: ObjectId, more?: More<TransformEvent, 'object'>): TransformEvent =>
  withMore({ kind: 'transform', object }, more);

/** The permanent has transformed since the ability was put onto the stack, and so its instruction is ignored (701.27f). */
export interface TransformIgnoredEvent extends GameEvent {
  readonly kind: 'transformIgnored';
  readonly object: ObjectId;
}

export const transformIgnoredEvent = (
  object: ObjectId,
  more?: More<TransformIgnoredEvent, 'object'>,
): TransformIgnoredEvent => withMore({ kind: 'transformIgnored', object }, more);

/** A flip card is turned around (710). */
export interface FlipEvent extends GameEvent {
  readonly kind: 'flip';
  readonly object: ObjectId;
}

/** A half of a Room is unlocked, as it enters or later (709.5). */
export interface UnlockEvent extends GameEvent {
  readonly kind: 'unlock';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly door: number;
  readonly entered?: boolean;
  /** Both halves are unlocked now. */
  readonly fully?: boolean;
}

export const unlockEvent = (
  object: ObjectId,
  player: PlayerId,
  door: number,
  more?: More<UnlockEvent, 'object' | 'player' | 'door'>,
): UnlockEvent => withMore({ kind: 'unlock', object, player, door }, more);

/** A face-down permanent is turned face up, or a permanent face down (708). */
export interface TurnFaceEvent extends GameEvent {
  readonly kind: 'turnUp' | 'turnDown';
  readonly object: ObjectId;
  /** Its megamorph cost was paid for it (702.37b). */
  readonly mega?: boolean;
  /** What it is while it is face down. */
  readonly downFace?: DownFace;
  /** Who turns it over. */
  readonly player?: PlayerId;
}

export const turnUpEvent = (object: ObjectId, more?: More<TurnFaceEvent, 'object'>): TurnFaceEvent =>
  withMore({ kind: 'turnUp', object }, more);
export const turnDownEvent = (object: ObjectId, more?: More<TurnFaceEvent, 'object'>): TurnFaceEvent =>
  withMore({ kind: 'turnDown', object }, more);

/** A permanent begins or ceases to be treated as though it did not exist (702.26). */
export interface PhaseEvent extends GameEvent {
  readonly kind: 'phaseOut' | 'phaseIn';
  readonly object: ObjectId;
  /** What it waits for to leave the battlefield (610.4). */
  readonly until?: readonly ObjectId[];
  /** It phases in tapped. */
  readonly tapped?: boolean;
}

export const phaseOutEvent = (object: ObjectId, more?: More<PhaseEvent, 'object'>): PhaseEvent =>
  withMore({ kind: 'phaseOut', object }, more);
export const phaseInEvent = (object: ObjectId, more?: More<PhaseEvent, 'object'>): PhaseEvent =>
  withMore({ kind: 'phaseIn', object }, more);

export interface RemoveFromCombatEvent extends GameEvent {
  readonly kind: 'removeFromCombat';
  readonly object: ObjectId;
  /** What it did in combat until then, for those who look back (508.5, 603.10a). */
  readonly attacker?: Attacker;
  readonly blocker?: Blocker;
}

export const removeFromCombatEvent = (object: ObjectId): RemoveFromCombatEvent => ({
  kind: 'removeFromCombat',
  object,
});

/** Another player controls it now; its new controller's continuous control begins (302.6, 506.4). */
export interface ControlEvent extends GameEvent {
  readonly kind: 'control';
  readonly object: ObjectId;
  readonly player: PlayerId;
  /** Who has controlled it so far. */
  readonly from?: PlayerId;
}

export const controlEvent = (object: ObjectId, player: PlayerId, from?: PlayerId): ControlEvent => ({
  kind: 'control',
  object,
  player,
  ...(from === undefined ? {} : { from }),
});

/** All damage marked on a permanent is removed. */
export interface HealEvent extends GameEvent {
  readonly kind: 'heal';
  readonly object: ObjectId;
}

/** A mutating creature spell merges with a creature, on top of it or under it (702.140c, 730). */
export interface MergeEvent extends GameEvent {
  readonly kind: 'merge';
  readonly object: ObjectId;
  /** The spell. */
  readonly other: ObjectId;
  readonly top: boolean;
}

/** A card of a meld pair becomes part of the permanent that the other has become (701.42). */
export interface MeldEvent extends GameEvent {
  readonly kind: 'meld';
  readonly object: ObjectId;
  readonly other: ObjectId;
}

export const meldEvent = (object: ObjectId, other: ObjectId): MeldEvent => ({ kind: 'meld', object, other });

export const mergeEvent = (object: ObjectId, other: ObjectId, top: boolean): MergeEvent => ({
  kind: 'merge',
  object,
  other,
  top,
});
