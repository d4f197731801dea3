/** Events that abilities wait for or replace. */
import type { EventPattern, EventRole, Filter, Selector, Zone } from '@rulewright/language/grand-archive';
import type { Described } from '../game.ts';
import type { Instead } from '../replacements/instead.ts';

/** The event of a trigger. */
export interface TriggerEvent {
  readonly on: EventPattern;
  /** "One or more …": what the effect may speak of afterwards is bound to these names. */
  readonly oneOrMore?: { readonly per?: EventRole; readonly as: string; readonly total: string };
  /** Only the so manieth of a turn. */
  readonly nth?: { readonly number: number; readonly per?: EventRole };
  readonly zones?: readonly Zone[];
}

/** Who or what an event happens to. */
export interface EventSubject {
  readonly filter: Filter;
  readonly described: Described;
  readonly joint?: boolean;
  /** Something definite that is spoken of already: this object. */
  readonly known?: boolean;
}

/** What happens to objects, as a pattern for those that fit. */
export interface ObjectEvent {
  readonly on: (what: Filter) => EventPattern;
  readonly role?: EventRole;
  readonly zones?: readonly Zone[];
}

/** What a player does. */
export interface PlayerEvent {
  readonly on: (who: Selector | undefined) => EventPattern;
  readonly joint?: Described;
  readonly nth?: number;
  readonly zones?: readonly Zone[];
}

export interface GrandArchiveEvents {
  EventSubject: EventSubject;
  EventPlayer: { readonly who?: Selector };
  ObjectEvent: ObjectEvent;
  ObjectEvents: ObjectEvent;
  PlayerEvent: PlayerEvent;
  PlayerEvents: PlayerEvent;
  Event: TriggerEvent;
  Trigger: TriggerEvent;
  Steps: EventPattern;
  Later: EventPattern;
  FromZone: { readonly from?: readonly Zone[]; readonly whose?: Selector };
  Would: EventPattern;
  Instead: Instead;
  DamageKind: { readonly combat?: boolean };
}
