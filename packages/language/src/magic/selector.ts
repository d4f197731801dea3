/** Which objects or players, in Magic's own words: beside the selectors and filters of the core. */
import type { Families } from '../core/families.ts';
import type { CorePlayerGroup } from '../core/selector.ts';
import type { Comparison, ValueOf } from '../core/value.ts';
import type { ColorName } from './words.ts';

/** `outside` is outside the game: the sideboard (400.11). */
export type Zone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';

/** Evaluates to a list of objects and players. */
export type MagicSelector<F extends Families> =
  /** The creature that a creature is paired with (702.95b). */
  | { readonly kind: 'pairedWith'; readonly of: F['selector'] }
  /** The top cards of libraries, or of graveyards (404.2); only among those that fit; with `bottom` the ones at the bottom. */
  | {
      readonly kind: 'top';
      readonly of: F['selector'];
      readonly count: ValueOf<F>;
      readonly zone?: 'graveyard';
      readonly where?: F['filter'];
      readonly bottom?: boolean;
    }
  /** What can be chosen as a source of damage (609.7a). */
  | { readonly kind: 'sources'; readonly where?: F['filter'] }
  /** The player or permanent that an attacker attacks; its controller for a permanent with `player`. */
  | { readonly kind: 'attacked'; readonly by: F['selector']; readonly player?: boolean };

export type PlayerGroup = CorePlayerGroup | 'defending' | 'attacking';

/** A predicate on one object (or player). */
export type MagicFilter<F extends Families> =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'supertype'; readonly type: string }
  | { readonly kind: 'subtype'; readonly type: string }
  /** A subtype (creature type, …) noted as chosen on this object. */
  | { readonly kind: 'chosenType'; readonly key: string }
  | { readonly kind: 'color'; readonly color: ColorName }
  | { readonly kind: 'chosenColor'; readonly key: string }
  | { readonly kind: 'colorCount'; readonly is: Comparison<F> }
  /** On the battlefield (110.1). */
  | { readonly kind: 'permanent' }
  /** On the stack, a card or a copy of one (112.1). */
  | { readonly kind: 'spell' }
  /** A commander (903.3d). */
  | { readonly kind: 'commander' }
  /** A spell, or a permanent that was one, that was cast from one of these zones; a card that is not cast yet is there. */
  | {
      readonly kind: 'castFrom';
      readonly zones: readonly F['zone'][];
      readonly byYou?: boolean;
      /** From a zone of the player who cast it: "your hand" is no other player's (601.2a). */
      readonly own?: boolean;
    }
  /** It is the so manieth spell of the turn in such events; what is not cast yet would be. */
  | { readonly kind: 'castNumber'; readonly is: ValueOf<F>; readonly event: F['eventPattern'] }
  /** It has no abilities. */
  | { readonly kind: 'abilityless' }
  /** It has {X} in its mana cost. */
  | { readonly kind: 'xInCost' }
  /** It would be of this card type face up: a face-down permanent that is a creature card. */
  | { readonly kind: 'cardType'; readonly type: string }
  /** Of what mana is spent on (106.6): a cost of casting with this keyword, or any cost that contains {X}. */
  | { readonly kind: 'forCost'; readonly of: string }
  /** It has a mana ability (605.1). */
  | { readonly kind: 'manaAbility' }
  /** It has an activated ability (602.1). */
  | {
      readonly kind: 'activatedAbility';
      /** One that is no mana ability (605.1a). */
      readonly notMana?: boolean;
      /** One with {T} in its cost. */
      readonly taps?: boolean;
    }
  /** A mana symbol is in its mana cost more than once. */
  | { readonly kind: 'repeatedSymbol' }
  /** A permanent card: artifact, battle, creature, enchantment, land or planeswalker (110.4a). */
  | { readonly kind: 'permanentCard' }
  /** A card that could be cast as a spell that fits: one of its faces or halves does (601.3e, 709.3a, 712.11c, 715.3a). */
  | { readonly kind: 'asSpell'; readonly of: F['filter'] }
  | { readonly kind: 'sharesColor'; readonly with: F['selector'] }
  | { readonly kind: 'sharesType'; readonly with: F['selector']; readonly of: 'creature' | 'land' | 'card' }
  /** Has the keyword ability; with this same parameter, if given (islandwalk, protection from red). */
  | { readonly kind: 'keyword'; readonly keyword: string; readonly what?: F['filter'] }
  | { readonly kind: 'power'; readonly is: Comparison<F> }
  | { readonly kind: 'toughness'; readonly is: Comparison<F> }
  /** Its power or toughness as it is before anything is added to it (208.4b). */
  | { readonly kind: 'basePower'; readonly is: Comparison<F> }
  | { readonly kind: 'baseToughness'; readonly is: Comparison<F> }
  | { readonly kind: 'manaValue'; readonly is: Comparison<F> }
  /** All of these could be attached to it (303.4, 301.5). */
  | { readonly kind: 'canHost'; readonly what: F['selector'] }
  | { readonly kind: 'tapped' }
  /** It came under its controller's control since the beginning of that player's last upkeep (702.30a). */
  | { readonly kind: 'recent' }
  /** Monstrous, renowned, suspected … (701, 702); of a player, the monarch (725). */
  | { readonly kind: 'designated'; readonly as: string }
  | { readonly kind: 'faceDown' }
  /** Paired with another creature (702.95b). */
  | { readonly kind: 'paired' }
  /** Goaded (701.15b). */
  | { readonly kind: 'goaded' }
  /** A double-faced permanent with its back face up (701.27g). */
  | { readonly kind: 'transformed' }
  /** Attacking; a player, or the player or planeswalkers of them, if `whom` is given. */
  | { readonly kind: 'attacking'; readonly whom?: F['selector'] }
  | { readonly kind: 'blocking'; readonly what?: F['selector'] }
  /** In the same attacking band as that creature (702.22c). */
  | { readonly kind: 'bandedWith'; readonly what: F['selector'] }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unblocked' }
  | { readonly kind: 'enchanted' }
  | { readonly kind: 'equipped' }
  /** What "any target" can be (115.4): a creature, a planeswalker, a battle or a player; the rules profile may say otherwise. */
  | { readonly kind: 'anyTarget' };
