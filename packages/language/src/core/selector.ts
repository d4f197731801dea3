/** Which objects or players: selectors name them. Each evaluates to a list of objects and players. */
import type { Families } from './families.ts';

/** Groups of players that every game knows. */
export type CorePlayerGroup = 'each' | 'opponents' | 'others' | 'active';

/**
 * Roles in an event: `object` is what moved, was dealt damage, attacked, was cast …; `player` the player it happened to or
 * who did it; `source` what dealt the damage; `other` the second object (what is blocked or attacked).
 */
export type EventRole = 'object' | 'player' | 'source' | 'other';

export type CoreSelector<F extends Families> =
  /** The object whose ability this is. */
  | { readonly kind: 'this' }
  /** In an ability that an effect gives: the object whose effect gives it. The engine knows it by its `id`. */
  | { readonly kind: 'granter'; readonly id?: number }
  /** The controller of the ability or spell. */
  | { readonly kind: 'you' }
  /** A binding: a target, something chosen, found, created, moved; `it` is the object that a filter tests or an effect changes. */
  | { readonly kind: 'var'; readonly name: string }
  /** What the triggering (or replaced) event is about. */
  | { readonly kind: 'event'; readonly role: EventRole }
  /** Every object that fits; where permanents are unless zones are named. */
  | { readonly kind: 'each'; readonly where: F['filter']; readonly zones?: readonly F['zone'][] }
  | { readonly kind: 'players'; readonly which: F['playerGroup']; readonly where?: F['condition'] }
  | { readonly kind: 'controller'; readonly of: F['selector'] }
  | { readonly kind: 'owner'; readonly of: F['selector'] }
  /** What something is attached to. */
  | { readonly kind: 'host'; readonly of: F['selector'] }
  | { readonly kind: 'attachments'; readonly of: F['selector'] }
  /** Objects or a player noted on an object under a key: "the card put aside", "the chosen player". */
  | { readonly kind: 'noted'; readonly key: string; readonly on?: F['selector'] }
  | { readonly kind: 'union'; readonly of: readonly F['selector'][] }
  | { readonly kind: 'filter'; readonly of: F['selector']; readonly where: F['filter'] }
  /** The object that another has become: the permanent that a spell became, a card where it went. */
  | { readonly kind: 'became'; readonly of: F['selector'] }
  /** What was bound under this name as the spell was announced, of this spell or of the one that this permanent was. */
  | { readonly kind: 'announced'; readonly name: string }
  /** What a spell or ability on the stack targets. */
  | { readonly kind: 'targetsOf'; readonly of: F['selector'] };
