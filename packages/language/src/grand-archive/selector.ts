/** Which objects or players, in Grand Archive's own words: beside the selectors and filters of the core. */
import type { Families } from '../core/families.ts';
import type { CorePlayerGroup } from '../core/selector.ts';
import type { Comparison, ValueOf } from '../core/value.ts';
import type { Direction, ElementKind, Label, Property } from './words.ts';

export type PlayerGroup = CorePlayerGroup | 'attacking' | 'defending';

export type GrandArchiveSelector<F extends Families> =
  /** The champions of players. */
  | { readonly kind: 'champion'; readonly of: F['selector'] }
  /** The cards of a champion's inner lineage; with `whole` the card on top, too. */
  | { readonly kind: 'lineage'; readonly of: F['selector']; readonly whole?: boolean }
  /** The cards that are loaded into an object. */
  | { readonly kind: 'loadedInto'; readonly of: F['selector'] }
  /** The top (or bottom) cards of decks. */
  | {
      readonly kind: 'top' | 'bottom';
      readonly of: F['selector'];
      readonly count: ValueOf<F>;
      readonly deck?: 'mainDeck' | 'materialDeck';
    }
  /** In the combat at hand. */
  | { readonly kind: 'attacker' }
  | { readonly kind: 'defenders' }
  | { readonly kind: 'retaliators' }
  /** The weapons that a unit wields in its attack. */
  | { readonly kind: 'wielded'; readonly by: F['selector'] }
  /** The attack itself, as far as effects speak of it: its power belongs to no object. */
  | { readonly kind: 'attack' }
  /** The attacks of a unit: what is said of them belongs to the attack, and gives the unit nothing to attack with. */
  | { readonly kind: 'attacksOf'; readonly of: F['selector']; readonly next?: boolean }
  /** What such an attack card, weapon or unit attacks. */
  | { readonly kind: 'attacked'; readonly by: F['selector'] }
  /** The mastery of a player, of this name if given. */
  | { readonly kind: 'mastery'; readonly of: F['selector']; readonly name?: string }
  /** The card whose activation it is, and the activations of a card. */
  | { readonly kind: 'cardOf'; readonly activation: F['selector'] }
  | { readonly kind: 'activationsOf'; readonly card: F['selector'] }
  /** The object that a link, a loaded card or a card of a lineage is with. */
  | { readonly kind: 'carrier'; readonly of: F['selector'] };

export type GrandArchiveFilter<F extends Families> =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'supertype'; readonly type: string }
  | { readonly kind: 'subtype'; readonly type: string }
  | { readonly kind: 'class'; readonly class: string }
  | { readonly kind: 'element'; readonly element: string }
  /** Of a basic or an advanced element. */
  | { readonly kind: 'elementKind'; readonly of: ElementKind }
  /** An element, a type, a class or a subtype that is noted as chosen on this object. */
  | { readonly kind: 'chosen'; readonly what: SharedTrait; readonly key: string }
  | { readonly kind: 'shares'; readonly what: SharedTrait; readonly with: F['selector'] }
  /** Champions and allies. */
  | { readonly kind: 'unit' }
  /** What deals damage. */
  | { readonly kind: 'source' }
  /** Anything on the field. */
  | { readonly kind: 'object' }
  | { readonly kind: 'rested' }
  | { readonly kind: 'awake' }
  | { readonly kind: 'faceDown' }
  | { readonly kind: 'property'; readonly property: Property }
  /** It has the keyword ability. */
  | { readonly kind: 'keyword'; readonly keyword: string }
  /** A line of it has the label keyword. */
  | { readonly kind: 'label'; readonly label: Label }
  /** Its stat compared; what does not have the stat does not fit. */
  | { readonly kind: 'stat'; readonly stat: F['stat']; readonly is: Comparison<F> }
  /** It has a cost of that kind at all. */
  | { readonly kind: 'hasCost'; readonly cost: 'reserve' | 'memory' }
  /** It has such a stat at all. */
  | { readonly kind: 'hasStat'; readonly stat: F['stat'] }
  /** Its stat is even or odd. */
  | { readonly kind: 'parity'; readonly stat: F['stat']; readonly is: 'even' | 'odd' }
  /** So much damage is on it; any at all if not said. */
  | { readonly kind: 'damaged'; readonly is?: Comparison<F> }
  /** Attacking, such a thing if `whom` is given. */
  | { readonly kind: 'attacking'; readonly whom?: F['filter'] }
  | { readonly kind: 'defending'; readonly against?: F['filter'] }
  | { readonly kind: 'retaliating'; readonly against?: F['filter'] }
  /** A weapon that is wielded in the attack at hand, by such a unit if given. */
  | { readonly kind: 'wielded'; readonly by?: F['filter'] }
  /** Linked: to such an object if given. Something is linked to it: `hasLink`. */
  | { readonly kind: 'linked'; readonly to?: F['filter'] }
  | { readonly kind: 'hasLink'; readonly where?: F['filter'] }
  /** A card in a banishment with an omen counter on it. */
  | { readonly kind: 'omen' }
  /** On the stack: the activation or materialization of a card that fits. */
  | { readonly kind: 'activation'; readonly of?: F['filter']; readonly method?: 'materialize' }
  /** It was activated from one of these zones; a card that is not yet activated is there. */
  | { readonly kind: 'activatedFrom'; readonly zones: readonly F['zone'][] }
  /** Regalia, champions: the deck in which it would begin. */
  | { readonly kind: 'deckOf'; readonly deck: 'mainDeck' | 'materialDeck' }
  /** Of the card's or object's name a part: "Lorraine". */
  | { readonly kind: 'character'; readonly name: string }
  /** A mastery that faces one of these directions. */
  | { readonly kind: 'facing'; readonly directions: readonly Direction[] }
  | { readonly kind: 'transformed' }
  /** A double-faced card. */
  | { readonly kind: 'doubleFaced' }
  /** A fast or slow card. */
  | { readonly kind: 'speed'; readonly speed: 'fast' | 'slow' }
  /** It is, or would be, the first in such events of the turn. */
  | { readonly kind: 'firstOfTurn'; readonly event: F['eventPattern'] }
  /** A player with this status. */
  | { readonly kind: 'status'; readonly name: string };

/** What two cards may have in common. */
export type SharedTrait = 'element' | 'type' | 'class' | 'subtype' | 'reserveCost' | 'memoryCost' | 'power' | 'life';
