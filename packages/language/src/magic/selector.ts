/** Which objects or players: selectors name them, filters describe them. */
import type { ColorName } from './card.ts';
import type { Condition } from './condition.ts';
import type { Comparison, Value } from './value.ts';

/** `outside` is outside the game: the sideboard (400.11). */
export type Zone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';

/** Evaluates to a list of objects and players. */
export type Selector =
  /** The object whose ability this is. */
  | { readonly kind: 'this' }
  /** In an ability that an effect gives: the object whose effect gives it (201.5a). The engine knows it by its `id`. */
  | { readonly kind: 'granter'; readonly id?: number }
  /** The controller of the ability or spell. */
  | { readonly kind: 'you' }
  /** A binding: a target, something chosen, found, created, moved; `it` is the object that a filter tests or an effect changes. */
  | { readonly kind: 'var'; readonly name: string }
  /** What the triggering (or replaced) event is about. */
  | { readonly kind: 'event'; readonly role: EventRole }
  /** Every object that fits; on the battlefield unless zones are named. */
  | { readonly kind: 'each'; readonly where: Filter; readonly zones?: readonly Zone[] }
  | { readonly kind: 'players'; readonly which: PlayerGroup; readonly where?: Condition }
  | { readonly kind: 'controller'; readonly of: Selector }
  | { readonly kind: 'owner'; readonly of: Selector }
  /** What something is attached to: "enchanted creature". */
  | { readonly kind: 'host'; readonly of: Selector }
  | { readonly kind: 'attachments'; readonly of: Selector }
  /** The creature that a creature is paired with (702.95b). */
  | { readonly kind: 'pairedWith'; readonly of: Selector }
  /** Objects or a player noted on an object under a key: "the exiled card", "the chosen player". */
  | { readonly kind: 'noted'; readonly key: string; readonly on?: Selector }
  | { readonly kind: 'union'; readonly of: readonly Selector[] }
  | { readonly kind: 'filter'; readonly of: Selector; readonly where: Filter }
  /** The top cards of libraries. */
  | { readonly kind: 'top'; readonly of: Selector; readonly count: Value }
  /** What can be chosen as a source of damage (609.7a). */
  | { readonly kind: 'sources'; readonly where?: Filter }
  /** The object that another has become: the permanent that a spell became, a card where it went (400.7). */
  | { readonly kind: 'became'; readonly of: Selector }
  /** What was bound under this name as the spell was announced, of this spell or of the one that this permanent was. */
  | { readonly kind: 'announced'; readonly name: string }
  /** What a spell or ability on the stack targets. */
  | { readonly kind: 'targetsOf'; readonly of: Selector }
  /** The player or permanent that an attacker attacks; its controller for a permanent with `player`. */
  | { readonly kind: 'attacked'; readonly by: Selector; readonly player?: boolean };

export type PlayerGroup = 'each' | 'opponents' | 'others' | 'active' | 'defending' | 'attacking';

/**
 * Roles in an event: `object` is what moved, was dealt damage, attacked, was cast …; `player` the player it happened to or
 * who did it; `source` what dealt the damage; `other` the second object (the blocked creature, the attacked planeswalker).
 */
export type EventRole = 'object' | 'player' | 'source' | 'other';

/** A predicate on one object (or player). */
export type Filter =
  | { readonly kind: 'all'; readonly of: readonly Filter[] }
  | { readonly kind: 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'supertype'; readonly type: string }
  | { readonly kind: 'subtype'; readonly type: string }
  /** A subtype (creature type, …) noted as chosen on this object. */
  | { readonly kind: 'chosenType'; readonly key: string }
  | { readonly kind: 'color'; readonly color: ColorName }
  | { readonly kind: 'chosenColor'; readonly key: string }
  | { readonly kind: 'colorCount'; readonly is: Comparison }
  /** On the battlefield (110.1). */
  | { readonly kind: 'permanent' }
  /** On the stack, a card or a copy of one (112.1). */
  | { readonly kind: 'spell' }
  /** On the stack, an activated or triggered ability. */
  | { readonly kind: 'ability'; readonly ability?: 'activated' | 'triggered' }
  /** A card, not a token or copy (108.2). */
  | { readonly kind: 'card' }
  | { readonly kind: 'token' }
  /** A commander (903.3d). */
  | { readonly kind: 'commander' }
  /** A spell, or a permanent that was one, that was cast from one of these zones; a card that is not cast yet is there. */
  | { readonly kind: 'castFrom'; readonly zones: readonly Zone[] }
  /** It is the so manieth spell of the turn in such events; what is not cast yet would be. */
  | { readonly kind: 'castNumber'; readonly is: Value; readonly event: import('./event-pattern.ts').EventPattern }
  /** A spell, or a permanent that was one, for which this cost was paid (kicker, …). */
  | { readonly kind: 'paid'; readonly cost: string }
  /** It has {X} in its mana cost. */
  | { readonly kind: 'xInCost' }
  /** It would be of this card type face up: a face-down permanent that is a creature card. */
  | { readonly kind: 'cardType'; readonly type: string }
  /** It has no name (201.2b). */
  | { readonly kind: 'nameless' }
  /** Of what mana is spent on (106.6): a cost of casting with this keyword, or any cost that contains {X}. */
  | { readonly kind: 'forCost'; readonly of: string }
  /** It has a mana ability (605.1). */
  | { readonly kind: 'manaAbility' }
  /** A permanent card: artifact, battle, creature, enchantment, land or planeswalker (110.4a). */
  | { readonly kind: 'permanentCard' }
  | { readonly kind: 'named'; readonly name: string }
  /** Its name is one noted as chosen on this object. */
  | { readonly kind: 'chosenName'; readonly key: string }
  | { readonly kind: 'sharesName'; readonly with: Selector }
  | { readonly kind: 'sharesColor'; readonly with: Selector }
  | { readonly kind: 'sharesType'; readonly with: Selector; readonly of: 'creature' | 'land' | 'card' }
  /** Has the keyword ability; with this same parameter, if given (islandwalk, protection from red). */
  | { readonly kind: 'keyword'; readonly keyword: string; readonly what?: Filter }
  | { readonly kind: 'power'; readonly is: Comparison }
  | { readonly kind: 'toughness'; readonly is: Comparison }
  | { readonly kind: 'manaValue'; readonly is: Comparison }
  | { readonly kind: 'counters'; readonly counter?: string; readonly is: Comparison }
  | { readonly kind: 'tapped' }
  /** It came under its controller's control since the beginning of that player's last upkeep (702.30a). */
  | { readonly kind: 'recent' }
  /** Monstrous, renowned, suspected … (701, 702); of a player, the monarch (725). */
  | { readonly kind: 'designated'; readonly as: string }
  | { readonly kind: 'faceDown' }
  /** Paired with another creature (702.95b). */
  | { readonly kind: 'paired' }
  /** A double-faced permanent with its back face up (701.27g). */
  | { readonly kind: 'transformed' }
  /** Attacking; a player, or the player or planeswalkers of them, if `whom` is given. */
  | { readonly kind: 'attacking'; readonly whom?: Selector }
  | { readonly kind: 'blocking'; readonly what?: Selector }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unblocked' }
  | { readonly kind: 'attachedTo'; readonly what: Selector }
  | { readonly kind: 'enchanted' }
  | { readonly kind: 'equipped' }
  | { readonly kind: 'controlledBy'; readonly who: Selector }
  | { readonly kind: 'ownedBy'; readonly who: Selector }
  /** One of the objects of a selector; `not` of it is "other". */
  | { readonly kind: 'is'; readonly what: Selector }
  /** It is in one of these zones. */
  | { readonly kind: 'in'; readonly zones: readonly Zone[] }
  /** A player, of the group if given. */
  | { readonly kind: 'player'; readonly which?: PlayerGroup }
  /** What "any target" can be (115.4): a creature, a planeswalker, a battle or a player; the rules profile may say otherwise. */
  | { readonly kind: 'anyTarget' }
  /** A spell or ability with so many targets (115.9a). */
  | { readonly kind: 'targetCount'; readonly is: Comparison }
  /** A spell or ability with a target that fits. */
  | { readonly kind: 'targets'; readonly where: Filter; readonly only?: boolean }
  /** It took part in such an event this turn. */
  | { readonly kind: 'history'; readonly event: import('./event-pattern.ts').EventPattern }
  | { readonly kind: 'where'; readonly condition: Condition };
