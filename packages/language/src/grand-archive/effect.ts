/** Continuous effects of Grand Archive: changes of characteristics, prohibitions, permissions, costs, replacements. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';
import type { CountedCounters } from './action.ts';
import type { CardType, Direction, Element, Property, Speed, Supertype } from './words.ts';

/** Beside the core's `modify`, `cant`, `must`, `replace` and more or fewer triggers. */
export type GrandArchiveStaticEffect<F extends Families> =
  | May<F>
  | CostChange<F>
  | PayWith<F>
  | Skip<F>
  /** The elements of these players are enabled. */
  | {
      readonly kind: 'enable';
      readonly who: F['selector'];
      readonly elements: readonly Element[];
      /** They are not enabled, whatever enabled them before. */
      readonly not?: boolean;
    }
  /** Time is distorted: the materialize phases come after the main phases. */
  | { readonly kind: 'distorted' }
  /** The turn player has no more cards than this in such a zone when the turn is cleaned up. */
  | { readonly kind: 'limit'; readonly of: 'hand' | 'memory'; readonly who: F['selector']; readonly to: ValueOf<F> }
  /** Amounts of such an act are greater or less: "if you would recover, recover that much plus 1". */
  | {
      readonly kind: 'more';
      readonly of: 'recover' | 'empower' | 'glimpse' | 'gather' | 'deluge';
      readonly who: F['selector'];
      readonly amount: ValueOf<F>;
    };

export type GrandArchiveChange<F extends Families> =
  // Layer A
  | { readonly kind: 'base'; readonly stat: F['stat']; readonly to: ValueOf<F> }
  | { readonly kind: 'speed'; readonly speed: Speed }
  // Layer B. `set` replaces, otherwise they are added.
  | {
      readonly kind: 'types';
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
      readonly classes?: readonly string[];
      readonly set?: boolean;
    }
  | {
      readonly kind: 'removeTypes';
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
      readonly classes?: readonly string[];
    }
  | { readonly kind: 'chosenType'; readonly key: string; readonly set?: boolean }
  // Layer C
  | { readonly kind: 'elements'; readonly elements: readonly Element[]; readonly set?: boolean }
  | { readonly kind: 'chosenElement'; readonly key: string; readonly set?: boolean }
  // Layer D beside the core's
  | { readonly kind: 'gainChosen'; readonly key: string }
  /** The abilities, or only the activated ones, that these objects have; `now`: those that they had as the effect began. */
  | {
      readonly kind: 'gainAbilitiesOf';
      readonly of: F['selector'];
      readonly activated?: boolean;
      readonly now?: readonly F['ability'][];
    }
  /** It is so as long as the effect lasts: distant, ephemeral. */
  | { readonly kind: 'property'; readonly property: Property }
  // Layer E
  | { readonly kind: 'add'; readonly stat: F['stat']; readonly amount: ValueOf<F> }
  | { readonly kind: 'double'; readonly stat: F['stat'] }
  | { readonly kind: 'swap'; readonly a: F['stat']; readonly b: F['stat'] };

/** What cannot be done. */
export const CANT_ACTIONS = [
  'attack',
  /** By such units (`by`) or at all. */
  'beAttacked',
  'retaliate',
  'beRetaliated',
  'intercept',
  'beIntercepted',
  'beUsedForAttack',
  'beTargeted',
  'beNegated',
  'beDestroyed',
  'beSacrificed',
  'beRested',
  'wake',
  'wakeDuringWakeUp',
  'activate',
  'activateAbilities',
  'materialize',
  'bestow',
  'draw',
  'recover',
  'levelUp',
  'becomeDistant',
  'haveCounters',
  'removeCounters',
  'putCounters',
  'preventDamage',
  'enter',
  'leave',
  'reserve',
  'reveal',
  'beBanished',
  'beRedirected',
  'gainKeyword',
  'win',
  'lose',
] as const;
export type CantAction = (typeof CANT_ACTIONS)[number];

export const MUST_ACTIONS = ['attack', 'beAttacked', 'retaliate'] as const;
export type MustAction = (typeof MUST_ACTIONS)[number];

/** Something that may be done although the rules do not allow it by themselves. */
export type May<F extends Families> =
  /** Activate (or materialize) cards that fit from a zone, perhaps at another cost or speed. */
  | {
      readonly kind: 'may';
      readonly action: 'activate' | 'materialize';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly zones?: readonly F['zone'][];
      readonly free?: boolean;
      readonly cost?: readonly F['cost'][];
      /** What is paid besides all other costs. */
      readonly extra?: readonly F['cost'][];
      readonly speed?: Speed;
      readonly ignoringElements?: boolean;
      readonly limit?: number;
    }
  /** Pay this instead of the cost of cards that fit, or of such a keyword of theirs. */
  | {
      readonly kind: 'may';
      readonly action: 'payInstead';
      readonly who: F['selector'];
      readonly what: F['filter'];
      readonly cost: readonly F['cost'][];
      readonly keyword?: string;
      readonly limit?: number;
    }
  | { readonly kind: 'may'; readonly action: 'lookAtTop' | 'revealTop'; readonly who: F['selector'] }
  | { readonly kind: 'may'; readonly action: 'lookAtFaceDown'; readonly who: F['selector']; readonly what: F['filter'] }
  /** Attack as though it were an ally, as though it were awake; at what has stealth; past taunt. */
  | {
      readonly kind: 'may';
      readonly action: 'attackAsAlly' | 'attackAsAwake' | 'attackStealth' | 'ignoreTaunt' | 'retaliateAsAwake';
      readonly what: F['selector'];
    }
  /** Attack wielding weapons of this kind, as a champion may. */
  | {
      readonly kind: 'may';
      readonly action: 'attackUsing';
      readonly what: F['selector'];
      readonly using: F['filter'];
    }
  /** Begin the game with it on the field. */
  | { readonly kind: 'may'; readonly action: 'beginOnField'; readonly what: F['selector'] };

/** Cards that fit (or abilities of objects that fit) cost more or less to activate, materialize or bestow. */
export interface CostChange<F extends Families> {
  readonly kind: 'cost';
  readonly of: 'activate' | 'materialize' | 'ability' | 'bestow' | 'attack';
  readonly what: F['filter'];
  readonly who?: F['selector'];
  readonly more?: ValueOf<F>;
  readonly less?: ValueOf<F>;
  /** It is this, whatever it was. */
  readonly set?: ValueOf<F>;
  /** A reduction leaves at least so much. */
  readonly least?: ValueOf<F>;
  /** The cost of this keyword (starcalling, cardistry). */
  readonly keyword?: string;
  /** Only the next so many such cards. */
  readonly uses?: number;
}

/** While a cost of such cards is paid, each of these may pay for so much of it. */
export interface PayWith<F extends Families> {
  readonly kind: 'payWith';
  readonly who: F['selector'];
  readonly cost: 'reserve' | 'memory';
  readonly of?: F['filter'];
  /** What is done for it. */
  readonly by: readonly F['cost'][];
  /** For how much of the cost it pays. */
  readonly amount: ValueOf<F>;
  /** How often for one cost; any number of times if not said. */
  readonly times?: ValueOf<F>;
  /** In no other way. */
  readonly only?: boolean;
}

/** Players skip such phases of theirs. */
export interface Skip<F extends Families> {
  readonly kind: 'skip';
  readonly who: F['selector'];
  readonly step: F['step'];
}

/** What happens instead. */
export type GrandArchiveReplacement<F extends Families> =
  /** The object enters in this way; `actions` are carried out as it enters ("as … enters, choose an element"). */
  | {
      readonly kind: 'enters';
      readonly rested?: boolean;
      readonly counters?: readonly CountedCounters<F>[];
      readonly actions?: readonly F['action'][];
      readonly copyOf?: F['selector'];
      readonly copyChanges?: readonly F['change'][];
      readonly transformed?: boolean;
      readonly properties?: readonly Property[];
      readonly facing?: Direction;
    }
  /** The event with another amount (`amount` is the old one), another recipient or another zone. */
  | {
      readonly kind: 'change';
      readonly amount?: ValueOf<F>;
      readonly to?: F['selector'];
      readonly zone?: F['zone'];
      readonly position?: 'top' | 'bottom';
      readonly who?: F['selector'];
      readonly counters?: readonly CountedCounters<F>[];
      readonly properties?: readonly Property[];
    }
  /** Damage is prevented, all or so much of it; `shield` means the amount is used up, else one attempt uses it up. */
  | {
      readonly kind: 'prevent';
      readonly amount?: ValueOf<F>;
      /** All but so much. */
      readonly allBut?: ValueOf<F>;
      readonly shield?: boolean;
      readonly actions?: readonly F['action'][];
    };

export type GrandArchiveDuration<F extends Families> =
  /** In the next wake up phase of a player. */
  | { readonly kind: 'nextWakeUp'; readonly of: F['selector'] }
  | { readonly kind: 'endOfCombat' }
  /** For this attack. */
  | { readonly kind: 'attack' };
