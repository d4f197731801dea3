/** The events of Magic, beside the kernel's common ones. Plain data; `events/` says what they do. */
import type {
  AttachEvent,
  BeginEffectEvent,
  CeaseEvent,
  CountersEvent,
  CreateEvent,
  EndEffectEvent,
  EntityId,
  GameEvent,
  MoveEvent,
  NoteEvent,
  ObjectId,
  PendingTrigger,
  PlayerId,
  RevealEvent,
  ShuffleEvent,
} from '@rulewright/kernel';
import type { Step } from '@rulewright/language';
import type { Mana } from './types.ts';

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
}
/** Damage that would have been dealt is prevented (615.6). */
export interface PreventedEvent extends GameEvent {
  readonly kind: 'prevented';
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
}
export interface LifeEvent extends GameEvent {
  readonly kind: 'gainLife' | 'loseLife';
  readonly player: PlayerId;
  readonly amount: number;
  /** It is the result of damage (120.3a). */
  readonly damage?: boolean;
}
export interface DrawEvent extends GameEvent {
  readonly kind: 'draw';
  readonly player: PlayerId;
  /** The card in hand, once drawn. */
  readonly object?: ObjectId;
}
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
/** Consequences move the object. */
export interface DiscardEvent extends GameEvent {
  readonly kind: 'discard';
  readonly player: PlayerId;
  readonly object: ObjectId;
}
export interface SacrificeEvent extends GameEvent {
  readonly kind: 'sacrifice';
  readonly player: PlayerId;
  readonly object: ObjectId;
}
export interface MillEvent extends GameEvent {
  readonly kind: 'mill';
  readonly player: PlayerId;
  readonly object: ObjectId;
}
export interface DestroyEvent extends GameEvent {
  readonly kind: 'destroy';
  readonly object: ObjectId;
  readonly noRegeneration?: boolean;
}
/** Taps, heals and takes out of combat, instead of destruction (701.19). */
export interface RegenerateEvent extends GameEvent {
  readonly kind: 'regenerate';
  readonly object: ObjectId;
}
export interface TapEvent extends GameEvent {
  readonly kind: 'tap' | 'untap';
  readonly object: ObjectId;
  readonly forMana?: boolean;
}
/** A double-faced permanent is turned over (701.27). */
export interface TransformEvent extends GameEvent {
  readonly kind: 'transform';
  readonly object: ObjectId;
  /** By its own daybound or nightbound ability, and so although nothing else can transform it (702.145b, 702.145e). */
  readonly bound?: boolean;
}
/** A flip card is turned around (710). */
export interface FlipEvent extends GameEvent {
  readonly kind: 'flip';
  readonly object: ObjectId;
}
/** A face-down permanent is turned face up, or a permanent face down (708). */
export interface TurnFaceEvent extends GameEvent {
  readonly kind: 'turnUp' | 'turnDown';
  readonly object: ObjectId;
  /** Its megamorph cost was paid for it (702.37b). */
  readonly mega?: boolean;
}
/** It becomes day or night (731). */
export interface DayNightEvent extends GameEvent {
  readonly kind: 'dayNight';
  readonly to: import('./types.ts').DayNight;
  /** What it was before. */
  readonly from?: import('./types.ts').DayNight | null;
}
/** A permanent begins or ceases to be treated as though it did not exist (702.26). */
export interface PhaseEvent extends GameEvent {
  readonly kind: 'phaseOut' | 'phaseIn';
  readonly object: ObjectId;
  /** What it waits for to leave the battlefield (610.4). */
  readonly until?: readonly ObjectId[];
  /** It phases in tapped. */
  readonly tapped?: boolean;
}
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
}
export interface EmptyPoolsEvent extends GameEvent {
  readonly kind: 'emptyPools';
}
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
}
/** Changes what an object on the stack carries while it is announced or retargeted. */
export interface AnnounceEvent extends GameEvent {
  readonly kind: 'announce';
  readonly object: ObjectId;
  readonly stack: unknown;
}
/** An object becomes the target of a spell or ability (601.2c). */
export interface TargetedEvent extends GameEvent {
  readonly kind: 'targeted';
  readonly object: EntityId;
  readonly other: ObjectId;
}
export interface CounterEvent extends GameEvent {
  readonly kind: 'counter';
  readonly object: ObjectId;
  /** Where the card goes instead of its owner's graveyard; in a library, the index from the top. */
  readonly to?: number;
  readonly position?: number;
}
export interface AttackEvent extends GameEvent {
  readonly kind: 'attack';
  readonly object: ObjectId;
  readonly other: EntityId;
  readonly player: PlayerId;
  readonly alone: boolean;
}
/** A player has declared attackers, once per declaration. */
export interface AttackersEvent extends GameEvent {
  readonly kind: 'attackers';
  readonly player: PlayerId;
  readonly amount: number;
}
export interface BlockEvent extends GameEvent {
  readonly kind: 'block';
  readonly object: ObjectId;
  readonly other: ObjectId;
  readonly player: PlayerId;
  /** It blocks another attacker as well, and that event comes first (509.3a). */
  readonly again?: boolean;
}
export interface BecomesBlockedEvent extends GameEvent {
  readonly kind: 'becomesBlocked';
  readonly object: ObjectId;
  readonly by: readonly ObjectId[];
  /** Said once more for each of several blockers (509.3d). */
  readonly each?: boolean;
}
export interface UnblockedEvent extends GameEvent {
  readonly kind: 'attacksUnblocked';
  readonly object: ObjectId;
}
/** Combat begins, gets its roles, or ends (null). */
export interface CombatEvent extends GameEvent {
  readonly kind: 'combat';
  readonly combat: import('./types.ts').Combat | null;
}
export interface RemoveFromCombatEvent extends GameEvent {
  readonly kind: 'removeFromCombat';
  readonly object: ObjectId;
  /** What it did in combat until then, for those who look back (508.5, 603.10a). */
  readonly attacker?: import('./types.ts').Attacker;
  readonly blocker?: import('./types.ts').Blocker;
}
/** A step or phase begins; abilities that trigger at its beginning see this. */
export interface BeginningEvent extends GameEvent {
  readonly kind: 'beginning';
  readonly step: Step;
  readonly player: PlayerId;
  /** Said once more for another player whose step it is (805.4d). */
  readonly also?: boolean;
}
export interface TurnEvent extends GameEvent {
  readonly kind: 'turn';
  readonly player: PlayerId;
  readonly number: number;
  /** The player whose turn it is by the seats; absent for an extra turn. */
  readonly seat?: PlayerId;
}
/** Damage wears off and "until end of turn" ends, together (514.2). */
export interface WearOffEvent extends GameEvent {
  readonly kind: 'wearOff';
}
/** Another player controls it now; its new controller's continuous control begins (302.6, 506.4). */
export interface ControlEvent extends GameEvent {
  readonly kind: 'control';
  readonly object: ObjectId;
  readonly player: PlayerId;
}
export interface LoseEvent extends GameEvent {
  readonly kind: 'lose';
  readonly player: PlayerId;
  readonly why: string;
}
/** A player leaves the game: loses at once and goes (104.3a). */
export interface ConcedeEvent extends GameEvent {
  readonly kind: 'concede';
  readonly player: PlayerId;
}
/** A player who has lost leaves the game, with all that is theirs (800.4a). */
export interface LeaveEvent extends GameEvent {
  readonly kind: 'leave';
  readonly player: PlayerId;
}
/** All that the player owned is gone; what they still controlled follows (800.4a). */
export interface LeftEvent extends GameEvent {
  readonly kind: 'left';
  readonly player: PlayerId;
}
/** An object leaves the game with its owner. */
export interface LeaveGameEvent extends GameEvent {
  readonly kind: 'leaveGame';
  readonly object: ObjectId;
  readonly from?: number;
  readonly last?: unknown;
}
export interface WinEvent extends GameEvent {
  readonly kind: 'win';
  readonly player: PlayerId;
}
export interface DrawGameEvent extends GameEvent {
  readonly kind: 'drawGame';
}
export interface SearchEvent extends GameEvent {
  readonly kind: 'search';
  readonly player: PlayerId;
}
/** All damage marked on a permanent is removed. */
export interface HealEvent extends GameEvent {
  readonly kind: 'heal';
  readonly object: ObjectId;
}
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
}
/** An object on the stack has begun to resolve. */
export interface ResolveEvent extends GameEvent {
  readonly kind: 'resolve';
  readonly object: ObjectId;
}
/** State-based actions have looked at everything that changed (704.3). */
export interface CheckedEvent extends GameEvent {
  readonly kind: 'checked';
}
/** Triggered abilities have been taken from those that wait (603.3). */
export interface TriggersTakenEvent extends GameEvent {
  readonly kind: 'triggersTaken';
  readonly player: PlayerId;
  /** Indices of those that are taken, if not all of the player's: triggered mana abilities do not wait (605.4a). */
  readonly only?: readonly number[];
}
/** The owner of a commander has been asked where it is to be (903.9a). */
export interface CommanderAskedEvent extends GameEvent {
  readonly kind: 'commanderAsked';
  readonly object: ObjectId;
}
/** Another player will make a player's decisions during that player's next turn (723.1). */
export interface ControlPlayerEvent extends GameEvent {
  readonly kind: 'controlPlayer';
  readonly player: PlayerId;
  readonly by: PlayerId;
}
/** The turn or the combat phase ends: triggers that wait are gone, combat is over, the next thing comes (724). */
export interface EndTurnEvent extends GameEvent {
  readonly kind: 'endTurn';
  readonly what: 'turn' | 'combat';
}
export interface PlanTurnEvent extends GameEvent {
  readonly kind: 'planTurn';
  readonly seat?: PlayerId;
  readonly extraTurns?: readonly PlayerId[];
  readonly extraSteps?: readonly import('./types.ts').ExtraSteps[];
  readonly ending?: import('./types.ts').Turn['ending'];
  readonly skips?: import('./types.ts').Turn['skips'];
}
/** An ability triggers at the word of an effect: a reflexive or a state trigger (603.8, 603.12). */
export interface TriggerEvent extends GameEvent {
  readonly kind: 'trigger';
  readonly trigger: PendingTrigger;
}
/** So much of an effect with a limited number of uses is used up. */
export interface UseEffectEvent extends GameEvent {
  readonly kind: 'useEffect';
  readonly id: number;
  readonly amount: number;
}
/** Effects whose duration is over. */
export interface ExpireEvent extends GameEvent {
  readonly kind: 'expire';
  readonly effects: readonly number[];
}
/** Random result: a coin, a die. */
export interface RandomEvent extends GameEvent {
  readonly kind: 'random';
  readonly player: PlayerId;
  readonly bound: number;
  readonly amount?: number;
}

export type MagicEvent =
  | MoveEvent
  | CreateEvent
  | CeaseEvent
  | CountersEvent
  | AttachEvent
  | ShuffleEvent
  | BeginEffectEvent
  | EndEffectEvent
  | NoteEvent
  | RevealEvent
  | DamageEvent
  | PreventedEvent
  | LifeEvent
  | DrawEvent
  | CreateTokensEvent
  | DiscardEvent
  | SacrificeEvent
  | MillEvent
  | DestroyEvent
  | RegenerateEvent
  | TapEvent
  | TransformEvent
  | FlipEvent
  | TurnFaceEvent
  | DayNightEvent
  | PhaseEvent
  | ManaEvent
  | SpendManaEvent
  | EmptyPoolsEvent
  | CastEvent
  | ActivateEvent
  | PlayLandEvent
  | AnnounceEvent
  | TargetedEvent
  | CounterEvent
  | AttackEvent
  | AttackersEvent
  | BlockEvent
  | BecomesBlockedEvent
  | UnblockedEvent
  | CombatEvent
  | RemoveFromCombatEvent
  | BeginningEvent
  | TurnEvent
  | WearOffEvent
  | ControlEvent
  | LoseEvent
  | ConcedeEvent
  | LeaveEvent
  | LeftEvent
  | LeaveGameEvent
  | WinEvent
  | DrawGameEvent
  | SearchEvent
  | ScryEvent
  | HealEvent
  | ActedEvent
  | ResolveEvent
  | CheckedEvent
  | TriggersTakenEvent
  | PlanTurnEvent
  | CommanderAskedEvent
  | ControlPlayerEvent
  | EndTurnEvent
  | RandomEvent
  | TriggerEvent
  | UseEffectEvent
  | ExpireEvent;

export type EventName = MagicEvent['kind'];
