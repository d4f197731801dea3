/** What is paid in Magic. A cost is a list of parts, all of which are paid. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';

/** Any number of them, but at least `count`, with this total or more (702.122a, 701.59a). */
export interface Total<F extends Families> {
  readonly stat: 'power' | 'manaValue';
  readonly atLeast: ValueOf<F>;
  /** What it is paid for, where something counts for more there. */
  readonly as?: 'crew' | 'saddle';
}

export type MagicCost<F extends Families> =
  /** In symbols; `{X}` is chosen on announcement. `less`: what is said to reduce this very cost, so many times (118.7). */
  | {
      readonly kind: 'mana';
      readonly mana: string;
      readonly less?: { readonly mana: string; readonly times: ValueOf<F> };
    }
  /** Mana of a value: "{X}, where X is …", or another object's mana cost. */
  | { readonly kind: 'generic'; readonly amount: ValueOf<F> }
  | { readonly kind: 'manaCostOf'; readonly what: F['selector'] }
  /** {T} and {Q} of this permanent. */
  | { readonly kind: 'tap' }
  | { readonly kind: 'untap' }
  | { readonly kind: 'life'; readonly amount: ValueOf<F> }
  /** These players gain so much life: each of them has to be able to (119.7). */
  | { readonly kind: 'gainLife'; readonly who: F['selector']; readonly amount: ValueOf<F> }
  /** {E}: energy counters that the player has (107.14). */
  | { readonly kind: 'energy'; readonly amount: ValueOf<F> }
  /** Loyalty counters put (positive) or removed; 'X' for −X. */
  | { readonly kind: 'loyalty'; readonly amount: number | '-X' }
  /** Some of what fits; `this` itself with a filter `is this`. Bound to `as` for later use. */
  | {
      readonly kind: 'sacrifice';
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      readonly as?: string;
      /** It is chosen as the cost is announced (601.2b), before it is known what else is to be paid. */
      readonly announced?: boolean;
      /** As many as the player likes, chosen as the cost is announced. */
      readonly anyNumber?: boolean;
    }
  | {
      readonly kind: 'discard';
      readonly what: F['filter'];
      readonly count: ValueOf<F> | 'hand';
      readonly random?: boolean;
      readonly together?: F['together'];
      readonly as?: string;
    }
  | {
      readonly kind: 'exile';
      readonly what: F['filter'];
      readonly from: F['zone'];
      /** And/or from these. */
      readonly orFrom?: readonly F['zone'][];
      readonly count: ValueOf<F>;
      /** So many or more. */
      readonly orMore?: boolean;
      /** As many as the player likes, chosen as the cost is announced (601.2b). */
      readonly anyNumber?: boolean;
      /** They are exiled with the source, for abilities that speak of that (607.2a). */
      readonly note?: string;
      readonly total?: Total<F>;
      readonly as?: string;
    }
  | {
      readonly kind: 'return';
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      readonly as?: string;
      /** Whoever controls it; one's own if not. */
      readonly anyones?: boolean;
    }
  | {
      readonly kind: 'tapOthers';
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      readonly total?: Total<F>;
      readonly as?: string;
      readonly announced?: boolean;
      /** So many or fewer. */
      readonly upTo?: boolean;
      /** What those that are tapped for it do: they crew, they saddle (702.122b, 702.171c). */
      readonly acts?: string;
    }
  | {
      readonly kind: 'untapOthers';
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      readonly as?: string;
      /** Whoever controls it; one's own if not. */
      readonly anyones?: boolean;
    }
  /**
   * From one of them; with `among` so many in all, from as many of them as the player likes. If no kind is named, each is of a kind that
   * the player chooses. `as` is bound to how many were removed.
   */
  | {
      readonly kind: 'removeCounters';
      readonly counter?: string;
      readonly count: ValueOf<F> | 'all';
      readonly from: F['filter'];
      readonly among?: boolean;
      readonly as?: string;
    }
  /** The X that is announced for the cost is not less. */
  | { readonly kind: 'leastX'; readonly least: number }
  /** `acts` is the keyword action that paying it is (701.68). */
  | {
      readonly kind: 'putCounters';
      readonly counter: string;
      readonly count: ValueOf<F>;
      readonly on: F['filter'];
      readonly acts?: string;
    }
  | {
      readonly kind: 'reveal';
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      readonly together?: F['together'];
      readonly as?: string;
    }
  /** What was chosen secretly for this object, under this key. */
  | { readonly kind: 'revealChoice'; readonly key: string }
  | { readonly kind: 'mill'; readonly count: ValueOf<F> }
  /** Cards are put somewhere else than into exile: onto or under a library, into a graveyard. */
  | {
      readonly kind: 'putCards';
      readonly what: F['filter'];
      readonly from: F['zone'];
      readonly to: 'library' | 'graveyard';
      readonly position?: 'top' | 'bottom';
      readonly count: ValueOf<F>;
      /** Whoever owns them; one's own if not. */
      readonly anyones?: boolean;
      readonly together?: F['together'];
      readonly as?: string;
    }
  /** Reveal such a card from the hand or choose such a permanent (701.4). */
  | { readonly kind: 'behold'; readonly what: F['filter']; readonly count: ValueOf<F>; readonly as?: string }
  /** 701.67a: mana, of which untapped artifacts and creatures may be tapped for the generic part. */
  | { readonly kind: 'waterbend'; readonly mana: string };
