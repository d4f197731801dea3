/** What is paid in Grand Archive. A cost is a list of parts, all of which are paid. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';

/** How many of what fits; `as` is bound to them. */
interface Some<F extends Families> {
  readonly what: F['filter'];
  readonly count: ValueOf<F>;
  readonly as?: string;
  /** As many as the player likes, but at least `count`. */
  readonly anyNumber?: boolean;
  readonly together?: F['together'];
}

export type GrandArchiveCost<F extends Families> =
  /** Cards from the hand into memory: (2). */
  | { readonly kind: 'reserve'; readonly amount: ValueOf<F> }
  /** Random cards from memory into banishment. */
  | { readonly kind: 'memory'; readonly amount: ValueOf<F> }
  /** The cost of a card. */
  | { readonly kind: 'costOf'; readonly what: F['selector'] }
  /** REST of this object, and waking it. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'wake' }
  | ({ readonly kind: 'restOthers' } & Some<F>)
  /** `this` itself with a filter `is this`. */
  | ({ readonly kind: 'sacrifice' } & Some<F>)
  | ({ readonly kind: 'discard'; readonly random?: boolean; readonly from?: readonly F['zone'][] } & Some<F>)
  | ({
      readonly kind: 'banish';
      readonly from: readonly F['zone'][];
      readonly random?: boolean;
      readonly note?: string;
    } & Some<F>)
  | ({ readonly kind: 'reveal'; readonly from?: readonly F['zone'][] } & Some<F>)
  /** Put into another zone: onto the bottom of the deck, into the graveyard, into the hand. */
  | ({
      readonly kind: 'put';
      readonly from: readonly F['zone'][];
      readonly to: F['zone'];
      readonly position?: 'top' | 'bottom';
    } & Some<F>)
  | {
      readonly kind: 'removeCounters';
      /** Any kind if not said. */
      readonly counter?: string;
      readonly count: ValueOf<F>;
      readonly from: F['filter'];
      /** So many in all from as many of them as the player likes. */
      readonly among?: boolean;
      readonly orMore?: boolean;
      readonly as?: string;
    }
  | { readonly kind: 'putCounters'; readonly counter: string; readonly count: ValueOf<F>; readonly on: F['filter'] }
  /** Damage dealt to an object of the player's, the champion above all. */
  | {
      readonly kind: 'damage';
      readonly to: F['selector'];
      readonly amount: ValueOf<F>;
      readonly unpreventable?: boolean;
    }
  /** Cards from the top of the deck into the graveyard. */
  | { readonly kind: 'mill'; readonly count: ValueOf<F> }
  | { readonly kind: 'transform' }
  /** The champion loses its top card. */
  | { readonly kind: 'delevel' }
  | { readonly kind: 'recover'; readonly amount: ValueOf<F> };
