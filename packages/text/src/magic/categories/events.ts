/** Events that abilities wait for or replace, and what happens instead. */
import type {
  Action,
  EventPattern,
  EventRole,
  Filter,
  Replacement,
  Selector,
  Value,
  Zone,
} from '@rulewright/language/magic';
import type { Described } from '../game.ts';

/** The event of a trigger. */
export interface TriggerEvent {
  readonly on: EventPattern;
  /** "One or more …": what the effect may speak of afterwards is bound to these names. */
  readonly oneOrMore?: { readonly per?: EventRole; readonly as: string; readonly to?: string; readonly total: string };
  /** Only the so manieth of a turn. */
  readonly nth?: { readonly number: number; readonly per?: EventRole };
  /** Where the ability works, if the event says it. */
  readonly zones?: readonly Zone[];
}

/** Who or what an event happens to. */
export interface EventSubject {
  readonly filter: Filter;
  readonly described: Described;
  /** "One or more". */
  readonly joint?: boolean;
  /** Something definite that is spoken of already: this object. */
  readonly known?: boolean;
  /** Where the ability works that waits for it. */
  readonly zones?: readonly Zone[];
}

/** What happens to objects, as a pattern for those that fit. */
export interface ObjectEvent {
  readonly on: (what: Filter) => EventPattern;
  /** The role of the subject in the event. */
  readonly role?: EventRole | 'several';
  /** For "one or more": it triggers for each of these. */
  readonly per?: EventRole;
  readonly zones?: readonly Zone[];
}

/** What a player does or what happens to one. */
export interface PlayerEvent {
  readonly on: (who: Selector | undefined) => EventPattern;
  /** "One or more cards": once for all of them. */
  readonly joint?: Described;
  /** … for each entity of this role, if not for each player. */
  readonly per?: EventRole;
  /** All that happens to an entity of this role at the same time counts once. */
  readonly once?: EventRole;
  /** "Your second spell each turn". */
  readonly nth?: number;
  readonly zones?: readonly Zone[];
}

export interface MagicEvents {
  EventSubject: EventSubject;
  /** The word of a keyword ability that is activated. */
  KeywordAbility: string;
  EventPlayer: { readonly who?: Selector };
  ObjectEvent: ObjectEvent;
  ObjectEvents: ObjectEvent;
  /** After a form of "be": put into a graveyard, dealt damage. */
  Passive: ObjectEvent;
  PlayerEvent: PlayerEvent;
  PlayerEvents: PlayerEvent;
  Event: TriggerEvent;
  Trigger: TriggerEvent;
  Steps: EventPattern;
  /** A moment to come: at the beginning of the next end step. */
  Later: EventPattern;
  LaterEvent: TriggerEvent;
  SpokenEvent: TriggerEvent;
  Recipient: { readonly filter: Filter; readonly per?: EventRole };
  AttackedOne: Filter;
  Targeter: Filter | undefined;
  /** `owner` is whose zone it is: cards are only ever in their owner's (400.3). */
  FromZone: { readonly from?: readonly Zone[]; readonly owner?: Selector };
  /** What would happen, to whom, and what happens instead. */
  Would: EventPattern;
  WouldPlayer: { readonly who?: Selector };
  WouldBeDealt: Filter;
  Instead: Replacement;
  InsteadAlways: Replacement;
  Replacement: Replacement;
  /** Damage of a kind, to whom and by whom. */
  PreventedSentence: readonly Action[];
  DamageKind: { readonly combat?: boolean };
  Damaged: Filter;
  Damager: Filter;
  DamageParts: { readonly to?: Filter; readonly source?: Filter };
  /** What enters the battlefield, and how. */
  Entrant: Filter;
  Entry: Extract<Replacement, { kind: 'enters' }>;
  EntryCounters: readonly { readonly counter: string; readonly count: Value }[];
}
