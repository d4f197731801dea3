/** What an ability waits for or replaces, beside the events that a game has. */
import type { Families } from './families.ts';

export type CoreEventPattern<F extends Families> =
  /** A state of the game, not an event. */
  | { readonly on: 'state'; readonly condition: F['condition'] }
  /** Any of several events. */
  | { readonly on: 'any'; readonly of: readonly F['eventPattern'][] };
