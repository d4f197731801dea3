/** The events of Magic, beside the kernel's common ones. Plain data; the folder above says what they do. */
import {
  type ArrangeEvent,
  type AttachEvent,
  type BeginEffectEvent,
  type CeaseEvent,
  type CountersEvent,
  type CreateEvent,
  type EndEffectEvent,
  type GameEvent,
  type MoveEvent,
  type NoteEvent,
  type PickEvent,
  type RevealEvent,
  type RollEvent,
  rowAt,
  type ScatterEvent,
  type ShuffleEvent,
  type Table,
} from '@rulewright/kernel';
import type {
  ControlEvent,
  CreateTokensEvent,
  DamageEvent,
  DestroyEvent,
  FlipEvent,
  HealEvent,
  MeldEvent,
  MergeEvent,
  PhaseEvent,
  PreventedEvent,
  RegenerateEvent,
  RemoveFromCombatEvent,
  SacrificeEvent,
  TapEvent,
  TransformEvent,
  TransformIgnoredEvent,
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

import type { PlaneswalkEvent, TurnedUpTopEvent, TurnUpTopEvent } from './types/variants.ts';

export * from './types/permanents.ts';
export * from './types/players.ts';
export * from './types/stack.ts';
export * from './types/turn.ts';
export * from './types/variants.ts';

export type MagicEvent =
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
  | TransformIgnoredEvent
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
  | MeldEvent
  | MergeEvent
  | ActedEvent
  | ResolveEvent
  | CheckedEvent
  | TriggersTakenEvent
  | PlanTurnEvent
  | CommanderAskedEvent
  | ControlPlayerEvent
  | EndTurnEvent
  | TriggerEvent
  | UseEffectEvent
  | ExpireEvent
  | PlaneswalkEvent
  | TurnUpTopEvent
  | TurnedUpTopEvent;

export type EventName = MagicEvent['kind'];

/** The events of one kind. */
type EventOf<K extends EventName, E extends MagicEvent = MagicEvent> = E extends { readonly kind: infer Kind }
  ? K extends Kind
    ? E
    : never
  : never;

export const isEvent = <K extends EventName>(
  event: GameEvent | null | undefined,
  kind: K,
): event is GameEvent & EventOf<K> => event?.kind === kind;

/** The event as one of the kind that it must be, because nothing else is replaced in this way. */
export function eventOf<K extends EventName>(event: GameEvent, kind: K): EventOf<K> {
  if (isEvent(event, kind)) return event;
  throw new Error(`${event.kind} instead of ${kind}`);
}

/** An event that the kernel hands back: in a game of Magic it is one of these. */
export const magicEvent = (event: GameEvent): MagicEvent => event as MagicEvent;

/** What the log says, where it still says it. */
export function loggedEvent(log: Table<GameEvent>, at: number): MagicEvent | undefined {
  const event = rowAt(log, at);
  return event === undefined ? undefined : magicEvent(event);
}
