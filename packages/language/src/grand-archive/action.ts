/** Actions of Grand Archive: what an effect tells players to do, beside what holds other actions. */
import type { Families } from '../core/families.ts';
import type { Comparison, ValueOf } from '../core/value.ts';
import type { TokenFace } from './face.ts';
import type { SharedTrait } from './selector.ts';
import type { Direction, Element, Property } from './words.ts';

/** What must be true of all that is chosen together. */
export type Together<F extends Families> =
  | {
      readonly kind: 'different' | 'same';
      readonly what: 'names' | 'owners' | 'controllers' | 'elements' | 'types' | 'reserveCosts' | 'memoryCosts';
    }
  | { readonly kind: 'total'; readonly stat: F['stat']; readonly is: Comparison<F> };

export interface CountedCounters<F extends Families> {
  readonly counter: string;
  readonly count: ValueOf<F>;
}

/** Where something is put, and how. */
export interface Destination<F extends Families> {
  readonly zone: F['zone'];
  /** In a deck or a lineage: counted from the top; `bottom`; in an order of choice or at random for several. */
  readonly position?: 'top' | 'bottom' | 'topOrBottom' | number;
  readonly order?: 'chosen' | 'random';
  /** Whose zone it is, if not the owner's. */
  readonly whose?: F['selector'];
  /** The champion or weapon of whose lineage or load it is. */
  readonly under?: F['selector'];
  /** On the field. */
  readonly rested?: boolean;
  readonly controller?: F['selector'];
  readonly transformed?: boolean;
  readonly counters?: readonly CountedCounters<F>[];
  readonly attacking?: boolean;
  readonly linkedTo?: F['selector'];
  readonly faceDown?: boolean;
  /** It gains the property as it is put there: preserved, distant, ephemeral. */
  readonly properties?: readonly Property[];
}

export type GrandArchiveAction<F extends Families> =
  // Choosing words
  | {
      readonly do: 'chooseWord';
      readonly who?: F['selector'];
      readonly domain: SharedTrait | 'cardName' | 'direction' | 'keyword' | 'counter' | 'number';
      /** Of these only. */
      readonly of?: readonly string[];
      readonly except?: readonly string[];
      readonly count?: ValueOf<F>;
      /** Up to so many. */
      readonly upTo?: boolean;
      readonly random?: boolean;
      readonly where?: F['filter'];
      readonly key: string;
    }
  /** What is done here is done by a Spell, whatever the source is. */
  | { readonly do: 'asSpell'; readonly actions: readonly F['action'][] }
  // Cards and zones
  | {
      readonly do: 'move';
      readonly what: F['selector'];
      readonly to: Destination<F>;
      /** Until one of these leaves the field; then it goes back. */
      readonly until?: F['selector'];
      readonly as?: string;
      readonly note?: string;
    }
  | {
      readonly do: 'banish';
      readonly what: F['selector'];
      readonly faceDown?: boolean;
      readonly until?: F['selector'];
      readonly counters?: readonly CountedCounters<F>[];
      readonly as?: string;
      readonly note?: string;
    }
  /** Draws into the hand, or into memory. */
  | {
      readonly do: 'draw';
      readonly who: F['selector'];
      readonly count: ValueOf<F>;
      readonly into?: 'memory';
      readonly as?: string;
    }
  /** From the hand, or from one of these zones. */
  | {
      readonly do: 'discard';
      readonly who: F['selector'];
      readonly count: ValueOf<F> | 'all';
      readonly upTo?: boolean;
      readonly what?: F['filter'];
      readonly from?: readonly F['zone'][];
      readonly random?: boolean;
      readonly as?: string;
    }
  | { readonly do: 'discardCards'; readonly what: F['selector']; readonly as?: string }
  /** From the top of the deck into the graveyard. */
  | { readonly do: 'mill'; readonly who: F['selector']; readonly count: ValueOf<F>; readonly as?: string }
  | {
      readonly do: 'search';
      readonly who?: F['selector'];
      readonly whose?: F['selector'];
      readonly zones: readonly F['zone'][];
      readonly what: F['filter'];
      readonly min?: ValueOf<F>;
      readonly max: ValueOf<F>;
      readonly as: string;
      readonly together?: F['together'];
      readonly reveal?: boolean;
    }
  | { readonly do: 'shuffle'; readonly who: F['selector']; readonly deck?: 'mainDeck' | 'materialDeck' }
  | { readonly do: 'reveal' | 'look'; readonly who?: F['selector']; readonly what: F['selector'] }
  /** From the top of the deck until a card fits: bound to `as`, all of them to `all`. */
  | {
      readonly do: 'revealUntil' | 'banishUntil';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly count?: ValueOf<F>;
      readonly as: string;
      readonly all: string;
    }
  | { readonly do: 'glimpse'; readonly who: F['selector']; readonly count: ValueOf<F> }
  /** Looks at so many cards from the top, may take one that fits into the hand; the rest goes to the bottom. */
  | { readonly do: 'scavenge'; readonly who?: F['selector']; readonly count: ValueOf<F>; readonly what: F['filter'] }
  /** Cards from outside the game. */
  | {
      readonly do: 'generate';
      readonly who?: F['selector'];
      readonly name: string;
      readonly count: ValueOf<F>;
      readonly to: Destination<F>;
      readonly as?: string;
    }
  // Objects
  | { readonly do: 'destroy'; readonly what: F['selector']; readonly as?: string }
  | {
      readonly do: 'sacrifice';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly count: ValueOf<F>;
      /** Up to so many; as many as one likes. */
      readonly upTo?: boolean;
      readonly together?: F['together'];
      readonly as?: string;
    }
  | {
      readonly do: 'sacrificeObjects';
      readonly what: F['selector'];
      readonly who?: F['selector'];
      readonly as?: string;
    }
  | { readonly do: 'rest' | 'wake' | 'suppress' | 'transform' | 'removeFromCombat'; readonly what: F['selector'] }
  /** It becomes distant, fostered …, or with `not` is so no longer. */
  | { readonly do: 'become'; readonly what: F['selector']; readonly property: Property; readonly not?: boolean }
  | {
      readonly do: 'counters';
      readonly on: F['selector'];
      readonly counter: string;
      readonly count: ValueOf<F>;
      readonly divided?: string;
    }
  /** `as` is bound to how many were removed. */
  | {
      readonly do: 'removeCounters';
      readonly from: F['selector'];
      /** Of any kind if not said. */
      readonly counter?: string;
      readonly count: ValueOf<F> | 'all' | 'any';
      readonly upTo?: boolean;
      readonly as?: string;
    }
  | {
      readonly do: 'moveCounters';
      readonly from: F['selector'];
      readonly to: F['selector'];
      readonly counter?: string;
      readonly count: ValueOf<F> | 'all' | 'any';
      readonly as?: string;
    }
  | { readonly do: 'doubleCounters'; readonly on: F['selector']; readonly counter: string }
  /** Summons tokens: one that is known by its name, or one that is described. */
  | {
      readonly do: 'summon';
      readonly token: string | TokenFace<F>;
      readonly count: ValueOf<F>;
      readonly who?: F['selector'];
      readonly rested?: boolean;
      readonly counters?: readonly CountedCounters<F>[];
      readonly properties?: readonly Property[];
      readonly attacking?: boolean;
      readonly as?: string;
    }
  /** One of these tokens by choice, so often. */
  | {
      readonly do: 'summonOneOf';
      readonly tokens: readonly string[];
      readonly count: ValueOf<F>;
      readonly who?: F['selector'];
      /** Who chooses, if not who summons them. */
      readonly chooser?: F['selector'];
      readonly rested?: boolean;
      readonly as?: string;
    }
  | {
      readonly do: 'copyToken';
      readonly of: F['selector'];
      readonly count: ValueOf<F>;
      readonly who?: F['selector'];
      readonly changes?: readonly F['change'][];
      readonly rested?: boolean;
      readonly as?: string;
    }
  /** A random ingredient: so many times. */
  | { readonly do: 'gather'; readonly who?: F['selector']; readonly times: ValueOf<F> }
  | { readonly do: 'load'; readonly what: F['selector']; readonly into: F['selector'] }
  | { readonly do: 'link'; readonly what: F['selector']; readonly to: F['selector'] }
  // Champions
  /** The champion levels up into a card; into one of the controller's choice that it may, if none is named. */
  | { readonly do: 'levelUp'; readonly what: F['selector']; readonly into?: F['selector'] }
  | { readonly do: 'delevel'; readonly what: F['selector'] }
  | { readonly do: 'recover'; readonly who: F['selector']; readonly amount: ValueOf<F> }
  | { readonly do: 'empower'; readonly who?: F['selector']; readonly amount: ValueOf<F> }
  | { readonly do: 'mastery'; readonly who: F['selector']; readonly name: string }
  | { readonly do: 'status'; readonly who: F['selector']; readonly name: string; readonly not?: boolean }
  /** A mastery turns to a direction; to one of these by choice, to any if none is named. */
  | {
      readonly do: 'turnDirection';
      readonly who: F['selector'];
      /** What the mastery is called that turns; whichever they have if it is not said. */
      readonly name?: string;
      readonly to?: readonly Direction[];
      readonly adjacent?: boolean;
    }
  // Damage
  | {
      readonly do: 'damage';
      readonly source?: F['selector'];
      readonly to: F['selector'];
      readonly amount: ValueOf<F>;
      readonly divided?: string;
      readonly unpreventable?: boolean;
      readonly as?: string;
    }
  /** Damage is taken off objects; off a champion that is to recover. */
  | { readonly do: 'heal'; readonly what: F['selector']; readonly amount?: ValueOf<F> }
  // The stack and combat
  /** `as`: the activations that were. */
  | { readonly do: 'negate'; readonly what: F['selector']; readonly to?: Destination<F>; readonly as?: string }
  | {
      readonly do: 'copyActivation';
      readonly what: F['selector'];
      readonly count?: ValueOf<F>;
      readonly newTargets?: boolean;
    }
  /** Cards are copied where they lie; what is not activated ceases to exist when the effect is over. */
  | { readonly do: 'copyCard'; readonly what: F['selector']; readonly as?: string }
  | { readonly do: 'newTargets'; readonly of: F['selector']; readonly to?: F['selector'] }
  /** The attack at hand gets another target. */
  | { readonly do: 'redirectAttack'; readonly to: F['selector']; readonly from?: F['selector'] }
  | { readonly do: 'endAttack' | 'endTurn' | 'endCombat' }
  /** A unit attacks another now. */
  | { readonly do: 'attackWith'; readonly what: F['selector']; readonly whom?: F['selector'] }
  | { readonly do: 'retaliate'; readonly what: F['selector'] }
  /** A card is activated or materialized by an effect; played: whichever it can be. */
  | {
      readonly do: 'activate' | 'materialize' | 'play';
      readonly who?: F['selector'];
      readonly what: F['selector'];
      /** Without paying its cost. */
      readonly free?: boolean;
      /** Nor any cost besides. */
      readonly ofAll?: boolean;
      /** For this instead of its cost. */
      readonly cost?: readonly F['cost'][];
      readonly less?: ValueOf<F>;
      readonly optional?: boolean;
      /** Although its elements are not enabled. */
      readonly ignoringElements?: boolean;
    }
  /** Cards are turned face down where they lie, or face up. */
  | { readonly do: 'turnFace'; readonly what: F['selector']; readonly down: boolean }
  /** A die of so many sides is rolled; what it shows is bound. */
  | { readonly do: 'roll'; readonly sides: number; readonly as: string }
  // Players
  | { readonly do: 'win' | 'lose'; readonly who: F['selector'] }
  | { readonly do: 'drawGame' }
  | { readonly do: 'extraTurn'; readonly who: F['selector'] }
  | { readonly do: 'extraPhase'; readonly phase: F['step']; readonly who?: F['selector'] }
  | { readonly do: 'skip'; readonly who: F['selector']; readonly step: F['step'] }
  /** The element is enabled for a player. */
  | { readonly do: 'enable'; readonly who: F['selector']; readonly element: Element; readonly duration: F['duration'] };
