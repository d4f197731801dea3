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
  type More,
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
  withMore,
} from '@rulewright/kernel';
import type { Direction } from '@rulewright/language/grand-archive';
import type { Combat, Method, Phase } from '../turn-order/record.ts';

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
  | 'ended';

// The turn

export interface TurnEvent extends GameEvent {
  readonly kind: 'turn';
  readonly player: PlayerId;
  readonly number: number;
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

type Rest<E extends GameEvent, Given extends keyof E> = More<E, Given>;

export const damageEvent = (
  source: ObjectId,
  to: ObjectId,
  amount: number,
  more?: Partial<Rest<DamageEvent, 'source' | 'to' | 'amount'>>,
): DamageEvent => ({ kind: 'damage', source, to, amount, combat: false, ...more });
export const healEvent = (object: ObjectId, amount: number, more?: Omit<GameEvent, 'kind'>): HealEvent =>
  withMore({ kind: 'heal', object, amount }, more);
export const destroyEvent = (object: ObjectId, more?: Rest<DestroyEvent, 'object'>): DestroyEvent =>
  withMore({ kind: 'destroy', object }, more);
export const sacrificeEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<SacrificeEvent, 'player' | 'object'>,
): SacrificeEvent => withMore({ kind: 'sacrifice', player, object }, more);
export const banishEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<BanishEvent, 'player' | 'object'>,
): BanishEvent => withMore({ kind: 'banish', player, object }, more);
export const discardEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<DiscardEvent, 'player' | 'object'>,
): DiscardEvent => withMore({ kind: 'discard', player, object }, more);
export const reserveEvent = (
  player: PlayerId,
  object: ObjectId,
  more?: Rest<ReserveEvent, 'player' | 'object'>,
): ReserveEvent => withMore({ kind: 'reserve', player, object }, more);
export const drawEvent = (
  player: PlayerId,
  into: 'hand' | 'memory' = 'hand',
  more?: Rest<DrawEvent, 'player' | 'into'>,
): DrawEvent => withMore({ kind: 'draw', player, into }, more);
export const recoverEvent = (
  player: PlayerId,
  amount: number,
  more?: Rest<RecoverEvent, 'player' | 'amount'>,
): RecoverEvent => withMore({ kind: 'recover', player, amount }, more);
export const turnedEvent = (kind: 'rest' | 'wake', object: ObjectId, more?: Omit<GameEvent, 'kind'>): TurnedEvent =>
  withMore({ kind, object }, more);
export const propertyEvent = (
  object: ObjectId,
  flag: number,
  on = true,
  more?: Omit<GameEvent, 'kind'>,
): PropertyEvent => withMore({ kind: 'property', object, flag, on }, more);
export const negateEvent = (
  object: ObjectId,
  other: ObjectId,
  player: PlayerId,
  more?: Omit<GameEvent, 'kind'>,
): NegateEvent => withMore({ kind: 'negate', object, other, player }, more);
export const fizzleEvent = (object: ObjectId, more?: Omit<GameEvent, 'kind'>): FizzleEvent =>
  withMore({ kind: 'fizzle', object }, more);
export const levelUpEvent = (object: ObjectId, card: ObjectId, more?: Omit<GameEvent, 'kind'>): LevelUpEvent =>
  withMore({ kind: 'levelUp', object, card }, more);
export const delevelEvent = (object: ObjectId, more?: Omit<GameEvent, 'kind'>): DelevelEvent =>
  withMore({ kind: 'delevel', object }, more);
export const loadEvent = (object: ObjectId, other: ObjectId, more?: Omit<GameEvent, 'kind'>): LoadEvent =>
  withMore({ kind: 'load', object, other }, more);
export const actedEvent = (
  action: ActedEvent['action'],
  player: PlayerId,
  amount: number,
  more?: Rest<ActedEvent, 'action' | 'player' | 'amount'>,
): ActedEvent => withMore({ kind: 'acted', action, player, amount }, more);
export const combatEvent = (combat: Combat | null, more?: Omit<GameEvent, 'kind'>): CombatEvent =>
  withMore({ kind: 'combat', combat }, more);
export const beginningEvent = (step: Phase, player: PlayerId, open: boolean): BeginningEvent => ({
  kind: 'beginning',
  step,
  player,
  open,
});
export const goOnEvent = (step: Phase, open: boolean): GoOnEvent => ({ kind: 'goOn', step, open });
export const planEvent = (plan: Omit<PlanEvent, 'kind'>): PlanEvent => ({ kind: 'plan', ...plan });
export const expireEvent = (effects: readonly number[]): ExpireEvent => ({ kind: 'expire', effects });
export const useEffectEvent = (id: number, amount: number, on?: ObjectId): UseEffectEvent =>
  on === undefined ? { kind: 'useEffect', id, amount } : { kind: 'useEffect', id, amount, on };
export const triggersTakenEvent = (player: PlayerId): TriggersTakenEvent => ({ kind: 'triggersTaken', player });
export const triggerEvent = (trigger: PendingTrigger, more?: Rest<TriggerEvent, 'trigger'>): TriggerEvent =>
  withMore({ kind: 'trigger', trigger }, more);
export const announceEvent = (object: ObjectId, stack: unknown): AnnounceEvent => ({
  kind: 'announce',
  object,
  stack,
});
