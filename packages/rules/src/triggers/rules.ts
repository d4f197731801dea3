/** What a game says about its triggered abilities. */
import type { EntityId, Game, GameEvent, PlayerId, ZoneKind } from '@rulewright/kernel';
import type * as core from '@rulewright/language';
import type { StackEntry } from '../context.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';

export type TriggeredAbility = core.TriggeredAbility<AnyFamilies>;
export type Triggering = core.Triggering<AnyFamilies>;

/** What an ability waits for; a game's patterns say more. */
export interface Pattern {
  readonly on: string;
}
type StatePattern = Extract<core.CoreEventPattern<AnyFamilies>, { on: 'state' }>;
type AnyPattern = Extract<core.CoreEventPattern<AnyFamilies>, { on: 'any' }>;

export const isTriggered = (ability: Node | undefined): ability is TriggeredAbility => ability?.kind === 'triggered';
export const isOnState = (pattern: Pattern): pattern is StatePattern => pattern.on === 'state';
export const isOnAny = (pattern: Pattern): pattern is AnyPattern => pattern.on === 'any';

/** The body of an effect that is a delayed triggered ability. */
export interface Delayed<A = TriggeredAbility> {
  readonly kind: 'delayed';
  readonly trigger: A;
  readonly once: boolean;
}

/** The key under which what a delayed ability has triggered remembers its effect, so that it happens only once. */
export const DELAYED = 'delayed.effect';

export interface TriggerRules<G extends Game = Game> {
  /** The kinds of event that could fit a pattern. */
  eventsOf(pattern: Pattern): readonly string[];
  /** Whether abilities with this pattern are looked for as the game was before the event; otherwise they have to be there after it. */
  looksBack(pattern: Pattern): boolean;
  /** How often an ability triggers on one event that it waits for. */
  timesFor(pattern: Pattern, event: GameEvent): number;
  /** The events as abilities are told of them: some that happen together are one. */
  told(events: readonly GameEvent[]): readonly GameEvent[];
  /**
   * Several of these events, which happen together, as the one that they are for abilities that wait for this; null for those of them that
   * are part of an earlier one. Absent: each is one by itself.
   */
  asOne?(pattern: Pattern, event: GameEvent, told: readonly GameEvent[]): GameEvent | null;
  /** What an event comes from, for "whenever one or more …": what deals something out, or what something happens to. */
  actorsOf(g: G, event: GameEvent): readonly EntityId[];
  /** Where abilities listen that trigger on a state of the game. */
  readonly stateHook: number;
  /** The zones in which objects listen by abilities that they have been given. */
  readonly zones: readonly ZoneKind[];
  /** The zone in which abilities wait to resolve. */
  readonly stack: ZoneKind;
  /** The players who put theirs on the stack together with this one's: the player alone, or a team. */
  together(g: G, player: PlayerId): readonly PlayerId[];
  /** Those that speak of one or more events are one also where the events came after each other. */
  readonly joinsWaiting?: boolean;
  /** A player's have left the waiting list. */
  taken(player: PlayerId): GameEvent;
  /** What the ability carries on the stack, beside what is the same for all. */
  readonly entry: Pick<StackEntry, 'from'>;
  /** The rule by which players put them in order. */
  readonly rule: { readonly order: string };
}
