/** Predicates on one object or player. */
import type { Families } from './families.ts';
import type { Comparison } from './value.ts';

export type CoreFilter<F extends Families> =
  | { readonly kind: 'all'; readonly of: readonly F['filter'][] }
  | { readonly kind: 'any'; readonly of: readonly F['filter'][] }
  | { readonly kind: 'not'; readonly of: F['filter'] }
  /** One of the objects of a selector; `not` of it is "other". */
  | { readonly kind: 'is'; readonly what: F['selector'] }
  | { readonly kind: 'where'; readonly condition: F['condition'] }
  /** A player, of the group if given. */
  | { readonly kind: 'player'; readonly which?: F['playerGroup'] }
  /** A card, not a token or copy. */
  | { readonly kind: 'card' }
  | { readonly kind: 'token' }
  /** On the stack, an activated or triggered ability; with `from` of a source that fits. */
  | { readonly kind: 'ability'; readonly ability?: 'activated' | 'triggered'; readonly from?: F['filter'] }
  | { readonly kind: 'named'; readonly name: string }
  /** It has no name. */
  | { readonly kind: 'nameless' }
  /** Its name is one noted as chosen on this object. */
  | { readonly kind: 'chosenName'; readonly key: string }
  | { readonly kind: 'sharesName'; readonly with: F['selector'] }
  | { readonly kind: 'counters'; readonly counter?: string; readonly is: Comparison<F> }
  | { readonly kind: 'attachedTo'; readonly what: F['selector'] }
  | { readonly kind: 'controlledBy'; readonly who: F['selector'] }
  | { readonly kind: 'ownedBy'; readonly who: F['selector'] }
  /** It is in one of these zones. */
  | { readonly kind: 'in'; readonly zones: readonly F['zone'][] }
  /** A spell or ability with so many targets. */
  | { readonly kind: 'targetCount'; readonly is: Comparison<F> }
  /** A spell or ability with a target that fits. */
  | { readonly kind: 'targets'; readonly where: F['filter']; readonly only?: boolean }
  /** A spell, or a permanent that was one, for which this cost was paid. */
  | { readonly kind: 'paid'; readonly cost: string }
  /** It took part in such an event this turn. */
  | { readonly kind: 'history'; readonly event: F['eventPattern'] };
