/** What is paid. A cost is a list of parts, all of which are paid. */
import type { Together } from './action.ts';
import type { Filter, Selector, Zone } from './selector.ts';
import type { Value } from './value.ts';

/** Any number of them, but at least `count`, with this total or more (702.122a, 701.59a). */
export interface Total {
  readonly stat: 'power' | 'manaValue';
  readonly atLeast: Value;
}

export type Cost =
  /** In symbols; `{X}` is chosen on announcement. `less`: what is said to reduce this very cost, so many times (118.7). */
  | { readonly kind: 'mana'; readonly mana: string; readonly less?: { readonly mana: string; readonly times: Value } }
  /** Mana of a value: "{X}, where X is …", or another object's mana cost. */
  | { readonly kind: 'generic'; readonly amount: Value }
  | { readonly kind: 'manaCostOf'; readonly what: Selector }
  /** {T} and {Q} of this permanent. */
  | { readonly kind: 'tap' }
  | { readonly kind: 'untap' }
  | { readonly kind: 'life'; readonly amount: Value }
  /** {E}: energy counters that the player has (107.14). */
  | { readonly kind: 'energy'; readonly amount: Value }
  /** Loyalty counters put (positive) or removed; 'X' for −X. */
  | { readonly kind: 'loyalty'; readonly amount: number | '-X' }
  /** Some of what fits; `this` itself with a filter `is this`. Bound to `as` for later use. */
  | {
      readonly kind: 'sacrifice';
      readonly what: Filter;
      readonly count: Value;
      readonly as?: string;
      /** It is chosen as the cost is announced (601.2b), before it is known what else is to be paid. */
      readonly announced?: boolean;
      /** As many as the player likes, chosen as the cost is announced. */
      readonly anyNumber?: boolean;
    }
  | {
      readonly kind: 'discard';
      readonly what: Filter;
      readonly count: Value | 'hand';
      readonly random?: boolean;
      readonly as?: string;
    }
  | {
      readonly kind: 'exile';
      readonly what: Filter;
      readonly from: Zone;
      /** And/or from these. */
      readonly orFrom?: readonly Zone[];
      readonly count: Value;
      /** So many or more. */
      readonly orMore?: boolean;
      /** As many as the player likes, chosen as the cost is announced (601.2b). */
      readonly anyNumber?: boolean;
      /** They are exiled with the source, for abilities that speak of that (607.2a). */
      readonly note?: string;
      readonly total?: Total;
      readonly as?: string;
    }
  | { readonly kind: 'return'; readonly what: Filter; readonly count: Value; readonly as?: string }
  | {
      readonly kind: 'tapOthers';
      readonly what: Filter;
      readonly count: Value;
      readonly total?: Total;
      readonly as?: string;
      readonly announced?: boolean;
      /** So many or fewer. */
      readonly upTo?: boolean;
    }
  | { readonly kind: 'untapOthers'; readonly what: Filter; readonly count: Value; readonly as?: string }
  /** From one of them; with `among` so many in all, from as many of them as the player likes. */
  | {
      readonly kind: 'removeCounters';
      readonly counter: string;
      readonly count: Value;
      readonly from: Filter;
      readonly among?: boolean;
    }
  /** The X that is announced for the cost is not less. */
  | { readonly kind: 'leastX'; readonly least: number }
  /** `acts` is the keyword action that paying it is (701.68). */
  | {
      readonly kind: 'putCounters';
      readonly counter: string;
      readonly count: Value;
      readonly on: Filter;
      readonly acts?: string;
    }
  | {
      readonly kind: 'reveal';
      readonly what: Filter;
      readonly count: Value;
      readonly together?: Together;
      readonly as?: string;
    }
  | { readonly kind: 'mill'; readonly count: Value }
  /** Reveal such a card from the hand or choose such a permanent (701.4). */
  | { readonly kind: 'behold'; readonly what: Filter; readonly count: Value; readonly as?: string }
  /** 701.67a: mana, of which untapped artifacts and creatures may be tapped for the generic part. */
  | { readonly kind: 'waterbend'; readonly mana: string }
  /** A player is chosen as the cost is announced (702.174a). */
  | { readonly kind: 'choosePlayer'; readonly from: Selector; readonly as: string }
  /** One of several costs, chosen as it is announced; `paid` under this name is which, from 1. */
  | { readonly kind: 'either'; readonly name: string; readonly options: readonly (readonly Cost[])[] };
