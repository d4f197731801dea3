/** What is true or not when it is asked. */
import type { Families } from './families.ts';
import type { Comparison, Since, ValueOf } from './value.ts';

export type CoreCondition<F extends Families> =
  | { readonly kind: 'all'; readonly of: readonly F['condition'][] }
  | { readonly kind: 'any'; readonly of: readonly F['condition'][] }
  | { readonly kind: 'not'; readonly of: F['condition'] }
  | { readonly kind: 'compare'; readonly value: ValueOf<F>; readonly is: Comparison<F> }
  /** The selector finds anything. */
  | { readonly kind: 'exists'; readonly what: F['selector'] }
  /** Everything the selector finds fits (and it finds something). */
  | { readonly kind: 'matches'; readonly what: F['selector']; readonly where: F['filter'] }
  | { readonly kind: 'turnOf'; readonly who: F['selector'] }
  | { readonly kind: 'step'; readonly steps: readonly F['step'][] }
  | { readonly kind: 'history'; readonly event: F['eventPattern']; readonly since?: Since }
  /** An optional cost was paid. */
  | { readonly kind: 'paid'; readonly cost: string }
  /** The player did what was offered or demanded before, under that name. */
  | { readonly kind: 'did'; readonly name: string };
