/** What is paid. A cost is a list of parts, all of which are paid; the parts are the game's. */
import type { Families } from './families.ts';

export type CoreCost<F extends Families> =
  /** One of several costs, chosen as it is announced; `paid` under this name is which, from 1. */
  | { readonly kind: 'either'; readonly name: string; readonly options: readonly (readonly F['cost'][])[] }
  /** A player is chosen as the cost is announced. */
  | { readonly kind: 'choosePlayer'; readonly from: F['selector']; readonly as: string };
