/** The events of Grand Archive, beside the kernel's common ones. Plain data; the other files of this folder say what they do. */
import {
  type ArrangeEvent,
  type AttachEvent,
  type BeginEffectEvent,
  type CeaseEvent,
  type CountersEvent,
  type CreateEvent,
  type EndEffectEvent,
  type EntityId,
  type GameEvent,
  type MoveEvent,
  type NoteEvent,
  type ObjectId,
  type PendingTrigger,
  type PickEvent,
  type PlayerId,
  type RevealEvent,
  type RollEvent,
  rowAt,
  type ScatterEvent,
  type ShuffleEvent,
  type Table,
} from '@rulewright/kernel';
import type { Combat, Method, Phase } from '../turn-order/record.ts';
import type {
  ActedEvent,
  DirectionEvent,
  DiscardEvent,
  DrawEvent,
  DrawGameEvent,
  LeaveGameEvent,
  LoseEvent,
  MasteryEvent,
  OverEvent,
  RecoverEvent,
  ReserveEvent,
  WinEvent,
} from './player-types.ts';

/** Why an object moves. */
export type How =
  | 'activated'
  | 'materialized'
  | 'bestowed'
  | 'resolved'
  | 'destroyed'
  | 'sacrificed'
  | 'discarded'
  | 'banished'
  | 'drawn'
  | 'reserved'
  | 'recollected'
  | 'returned'
  | 'milled'
  | 'loaded'
  | 'put'
  /** By a special game action, before the first turn. */
  | 'begun'
  | 'ended';

// The turn

export interface TurnEvent extends GameEvent {
  readonly kind: 'turn';
  readonly player: PlayerId;
  readonly number: number;
  /** An effect has added it. */
  readonly extra?: true;
}
/** A phase or step begins; abilities that trigger at its beginning see this. */
export interface BeginningEvent extends GameEvent {
  readonly kind: 'beginning';
  readonly step: Phase;
  readonly player: PlayerId;
  readonly open: boolean;
}
/** The game goes on in a phase that has begun before, or gives no Opportunity with an empty stack any more. */
export interface GoOnEvent extends GameEvent {
  readonly kind: 'goOn';
  readonly step: Phase;
  readonly open: boolean;
}
/** Something about the turn to come: what is skipped, moved, ended. */
export interface PlanEvent extends GameEvent {
  readonly kind: 'plan';
  /** Who takes the first turn. */
  readonly first?: PlayerId;
  readonly ending?: 'nothing' | 'phase' | 'turn';
  readonly skips?: readonly { readonly player: PlayerId; readonly step: Phase }[];
  readonly moved?: readonly Phase[];
  readonly extra?: readonly PlayerId[];
}
export interface WearOffEvent extends GameEvent {
  readonly kind: 'wearOff';
}
export interface CheckedEvent extends GameEvent {
  readonly kind: 'checked';
}
export interface ExpireEvent extends GameEvent {
  readonly kind: 'expire';
  readonly effects: readonly number[];
}
export interface UseEffectEvent extends GameEvent {
  readonly kind: 'useEffect';
  readonly id: number;
  readonly amount: number;
  /** Of what it keeps for each object, that for this one. */
  readonly on?: ObjectId;
}

// Playing

export interface AnnounceEvent extends GameEvent {
  readonly kind: 'announce';
  readonly object: ObjectId;
  readonly stack: unknown;
}
/** A card has been played: `object` is the card, `other` its instance on the stack. */
export interface PlayEvent extends GameEvent {
  readonly kind: Method;
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly player: PlayerId;
  readonly from: number;
}
export interface ActivateAbilityEvent extends GameEvent {
  readonly kind: 'activateAbility';
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly player: PlayerId;
  readonly keyword: string | null;
  /** It does what it does as a Spell. */
  readonly asSpell?: boolean;
}
export interface TargetedEvent extends GameEvent {
  readonly kind: 'targeted';
  readonly object: EntityId;
  readonly other: ObjectId;
}
/** An instance is removed from the stack by an effect. */
export interface NegateEvent extends GameEvent {
  readonly kind: 'negate';
  /** The instance, and the card that it belongs to or the source of the ability. */
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly player: PlayerId;
}
export interface ResolveEvent extends GameEvent {
  readonly kind: 'resolve';
  readonly object: ObjectId;
}
/** An instance does not resolve. */
export interface FizzleEvent extends GameEvent {
  readonly kind: 'fizzle';
  readonly object: ObjectId;
}
export interface TriggersTakenEvent extends GameEvent {
  readonly kind: 'triggersTaken';
  readonly player: PlayerId;
}
export interface TriggerEvent extends GameEvent {
  readonly kind: 'trigger';
  readonly trigger: PendingTrigger;
}

// Objects

export interface DamageEvent extends GameEvent {
  readonly kind: 'damage';
  readonly source: ObjectId;
  readonly to: ObjectId;
  readonly amount: number;
  readonly combat: boolean;
  readonly unpreventable?: boolean;
  /** Weapons and intents of the attack that deals it. */
  readonly using?: readonly ObjectId[];
  /** By what an ability does as a Spell. */
  readonly asSpell?: boolean;
  /** Damage 16: what is dealt with it as one amount has the same number. */
  readonly instance?: number;
  /** It is dealt by retaliating. */
  readonly retaliation?: boolean;
}
export interface PreventedEvent extends GameEvent {
  readonly kind: 'prevented';
  readonly source: ObjectId;
  readonly to: ObjectId;
  readonly amount: number;
}
/** Damage that is marked on an object is taken off it; off a champion that is to recover. */
export interface HealEvent extends GameEvent {
  readonly kind: 'heal';
  readonly object: ObjectId;
  readonly amount: number;
}
export interface DestroyEvent extends GameEvent {
  readonly kind: 'destroy';
  readonly object: ObjectId;
  /** By the combat damage of this attacker or retaliator, with what it used. */
  readonly killer?: ObjectId;
  readonly using?: readonly ObjectId[];
}
/** A unit was killed by combat damage. */
export interface KillEvent extends GameEvent {
  readonly kind: 'kill';
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly using: readonly ObjectId[];
}
export interface SacrificeEvent extends GameEvent {
  readonly kind: 'sacrifice';
  readonly player: PlayerId;
  readonly object: ObjectId;
  /** The rule of unique objects overrides immortality. */
  readonly forced?: boolean;
}
export interface BanishEvent extends GameEvent {
  readonly kind: 'banish';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly faceDown?: boolean;
  /** Face down: the players who have seen it and may look at it. */
  readonly seenBy?: readonly PlayerId[];
  readonly counters?: Readonly<Record<string, number>>;
  /** It is banished by being suppressed. */
  readonly suppressed?: true;
  /** It pays for a cost of this kind. */
  readonly paying?: 'memory' | 'reserve';
}
export interface TurnedEvent extends GameEvent {
  readonly kind: 'rest' | 'wake';
  readonly object: ObjectId;
}
/** It gets a property, or loses it. */
export interface PropertyEvent extends GameEvent {
  readonly kind: 'property';
  readonly object: ObjectId;
  readonly flag: number;
  readonly on: boolean;
  /** Face down: the players who know it and may look at it. */
  readonly seenBy?: readonly PlayerId[];
}
/** Its controller is noted as another player: control has changed. */
export interface ControlEvent extends GameEvent {
  readonly kind: 'control';
  readonly object: ObjectId;
  readonly player: PlayerId;
}
export interface TransformEvent extends GameEvent {
  readonly kind: 'transform';
  readonly object: ObjectId;
}
/** A champion card is put on top of a champion (`object`), which stays the same object. */
export interface LevelUpEvent extends GameEvent {
  readonly kind: 'levelUp';
  readonly object: ObjectId;
  readonly card: ObjectId;
}
export interface DelevelEvent extends GameEvent {
  readonly kind: 'delevel';
  readonly object: ObjectId;
}
/** A card is put under an object. */
export interface LoadEvent extends GameEvent {
  readonly kind: 'load';
  readonly object: ObjectId;
  readonly other: ObjectId;
}

// Combat

export interface CombatEvent extends GameEvent {
  readonly kind: 'combat';
  readonly combat: Combat | null;
}
export interface AttackEvent extends GameEvent {
  readonly kind: 'attack';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly targets: readonly ObjectId[];
  /** With Cleave a player is chosen: the defenders are no targets of the attack, but for those that Multistrike adds. */
  readonly chosen: readonly ObjectId[];
  /** Weapons and cards of the intent. */
  readonly using: readonly ObjectId[];
}
export interface RetaliateEvent extends GameEvent {
  readonly kind: 'retaliate';
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly player: PlayerId;
}

// Players

type Common =
  | MoveEvent
  | CreateEvent
  | CeaseEvent
  | CountersEvent
  | AttachEvent
  | RollEvent
  | PickEvent
  | ShuffleEvent
  | ScatterEvent
  | ArrangeEvent
  | BeginEffectEvent
  | EndEffectEvent
  | NoteEvent
  | RevealEvent;

export type GrandArchiveEvent =
  | Common
  | TurnEvent
  | BeginningEvent
  | GoOnEvent
  | PlanEvent
  | WearOffEvent
  | CheckedEvent
  | ExpireEvent
  | UseEffectEvent
  | AnnounceEvent
  | PlayEvent
  | ActivateAbilityEvent
  | TargetedEvent
  | NegateEvent
  | ResolveEvent
  | FizzleEvent
  | TriggersTakenEvent
  | TriggerEvent
  | DamageEvent
  | PreventedEvent
  | HealEvent
  | DestroyEvent
  | KillEvent
  | SacrificeEvent
  | BanishEvent
  | TurnedEvent
  | PropertyEvent
  | ControlEvent
  | TransformEvent
  | LevelUpEvent
  | DelevelEvent
  | LoadEvent
  | CombatEvent
  | AttackEvent
  | RetaliateEvent
  | DrawEvent
  | DiscardEvent
  | ReserveEvent
  | RecoverEvent
  | ActedEvent
  | MasteryEvent
  | DirectionEvent
  | LoseEvent
  | WinEvent
  | DrawGameEvent
  | LeaveGameEvent
  | OverEvent;

export type EventName = GrandArchiveEvent['kind'];

/** The events of a game of Grand Archive are these. */
export const own = (event: GameEvent): GrandArchiveEvent => event as GrandArchiveEvent;
export const loggedEvent = (log: Table<GameEvent>, index: number): GrandArchiveEvent | undefined =>
  rowAt(log, index) as GrandArchiveEvent | undefined;
export const isEvent = <K extends EventName>(
  event: GameEvent | null | undefined,
  kind: K,
): event is Extract<GrandArchiveEvent, { kind: K }> => event?.kind === kind;
