/** Numbers that are worked out when they are needed. */
import type { Families } from './families.ts';
import type { EventRole } from './selector.ts';

/** A number, or a node that stands for one. */
export type ValueOf<F extends Families> = number | F['value'];

/** The period in which something has happened. */
export type Since = 'combat' | 'turn' | 'lastTurn' | 'game';

export type CoreValue<F extends Families> =
  /** The X of this spell or ability. */
  | { readonly kind: 'x' }
  | { readonly kind: 'var'; readonly name: string }
  /** What was paid under that name in all while this resolves: by these players, or by anybody. */
  | { readonly kind: 'tally'; readonly name: string; readonly of?: F['selector'] }
  /** The amount of the triggering (or replaced) event. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'count'; readonly of: F['selector'] }
  | { readonly kind: 'stat'; readonly stat: F['stat']; readonly of: F['selector'] }
  | { readonly kind: 'greatest' | 'least' | 'total'; readonly stat: F['stat']; readonly of: F['selector'] }
  /** The greatest or least number that any of these has, each of them `it` in turn: the most life among players. */
  | { readonly kind: 'most' | 'fewest'; readonly among: F['selector']; readonly value: ValueOf<F> }
  | { readonly kind: 'counters'; readonly counter?: string; readonly on: F['selector'] }
  | { readonly kind: 'noted'; readonly key: string; readonly on?: F['selector'] }
  /** How often such an event has happened this turn (or in the game), or the sum of its amounts. */
  | {
      readonly kind: 'history';
      readonly event: F['eventPattern'];
      readonly sum?: boolean;
      readonly since?: Since;
      /** Of how many different objects: an attacker that attacks twice is one. */
      readonly different?: boolean;
      /** Of those that have this role in the events, if not of what they are about: how many sources dealt damage. */
      readonly role?: EventRole;
      /** Only what came before the triggering event. */
      readonly before?: boolean;
    }
  | { readonly kind: 'add' | 'times' | 'max' | 'min'; readonly of: readonly ValueOf<F>[] }
  | { readonly kind: 'minus'; readonly a: ValueOf<F>; readonly b: ValueOf<F> }
  /** What is left of it when it is divided: 1 for an odd number by 2. */
  | { readonly kind: 'remainder'; readonly of: ValueOf<F>; readonly by: number }
  | { readonly kind: 'half'; readonly of: ValueOf<F>; readonly round: 'up' | 'down' }
  /** It divided by another number, which is not 0: a third of something, what each of several gets; by 0 it is 0. */
  | { readonly kind: 'part'; readonly of: ValueOf<F>; readonly by: ValueOf<F>; readonly round: 'up' | 'down' }
  | { readonly kind: 'if'; readonly condition: F['condition']; readonly then: ValueOf<F>; readonly else: ValueOf<F> }
  /** How often an optional cost was paid: for this, or for another spell or what it became. */
  | { readonly kind: 'paid'; readonly cost: string; readonly of?: F['selector'] };

export interface Comparison<F extends Families> {
  readonly op: '=' | '≠' | '<' | '≤' | '>' | '≥';
  readonly to: ValueOf<F>;
}
