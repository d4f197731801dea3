/** The events of Magic, beside the kernel's common ones. Plain data; the folder above says what they do. */
import type {
  ArrangeEvent,
  AttachEvent,
  BeginEffectEvent,
  CeaseEvent,
  CountersEvent,
  CreateEvent,
  EndEffectEvent,
  MoveEvent,
  NoteEvent,
  RevealEvent,
  ShuffleEvent,
} from '@rulewright/kernel';
import type {
  ControlEvent,
  CreateTokensEvent,
  DamageEvent,
  DestroyEvent,
  FlipEvent,
  HealEvent,
  MergeEvent,
  PhaseEvent,
  PreventedEvent,
  RegenerateEvent,
  RemoveFromCombatEvent,
  SacrificeEvent,
  TapEvent,
  TransformEvent,
  TurnFaceEvent,
  UnlockEvent,
} from './types/permanents.ts';
import type {
  ActedEvent,
  CommanderAskedEvent,
  ConcedeEvent,
  ControlPlayerEvent,
  DiscardEvent,
  DrawEvent,
  DrawGameEvent,
  EmptyPoolsEvent,
  LeaveEvent,
  LeaveGameEvent,
  LeftEvent,
  LifeEvent,
  LoseEvent,
  ManaEvent,
  MillEvent,
  RandomEvent,
  ScryEvent,
  SearchEvent,
  SpendManaEvent,
  WinEvent,
} from './types/players.ts';
import type {
  ActivateEvent,
  AnnounceEvent,
  CastEvent,
  CounterEvent,
  PlayLandEvent,
  ResolveEvent,
  TargetedEvent,
  TriggerEvent,
  TriggersTakenEvent,
} from './types/stack.ts';
import type {
  AttackEvent,
  AttackersEvent,
  BecomesBlockedEvent,
  BeginningEvent,
  BlockEvent,
  CheckedEvent,
  CombatEvent,
  DayNightEvent,
  EndTurnEvent,
  ExpireEvent,
  PlanTurnEvent,
  TurnEvent,
  UnblockedEvent,
  UseEffectEvent,
  WearOffEvent,
} from './types/turn.ts';

export type * from './types/permanents.ts';
export type * from './types/players.ts';
export type * from './types/stack.ts';
export type * from './types/turn.ts';

export type MagicEvent =
  | MoveEvent
  | CreateEvent
  | CeaseEvent
  | CountersEvent
  | AttachEvent
  | ShuffleEvent
  | ArrangeEvent
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
  | UnlockEvent
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
  | MergeEvent
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
