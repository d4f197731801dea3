/** Nodes of the core of the card language, made and told apart. */
import type { CoreAction, CoreCondition, CoreFilter, CoreSelector } from '@rulewright/language';
import type { Action, Condition, Filter, Game, Known, Selector } from './game.ts';

export const self = { kind: 'this' } as const;
export const you = { kind: 'you' } as const;
export const bound = (name: string): Bound => ({ kind: 'var', name });

interface Kind {
  readonly kind: string;
}
export interface Bound {
  readonly kind: 'var';
  readonly name: string;
}

export const isBound = (node: Kind): node is Bound => node.kind === 'var';

type Core<G extends Game> = CoreSelector<Known<G>>;
/** It is a selector of the core, of this kind. */
export const isSelector = <G extends Game, K extends Core<G>['kind']>(
  node: Selector<G>,
  kind: K,
): node is Extract<Core<G>, { readonly kind: K }> => node.kind === kind;

type CoreF<G extends Game> = CoreFilter<Known<G>>;
export const isFilter = <G extends Game, K extends CoreF<G>['kind']>(
  node: Filter<G>,
  kind: K,
): node is Extract<CoreF<G>, { readonly kind: K }> => node.kind === kind;

type CoreC<G extends Game> = CoreCondition<Known<G>>;
export const isCondition = <G extends Game, K extends CoreC<G>['kind']>(
  node: Condition<G>,
  kind: K,
): node is Extract<CoreC<G>, { readonly kind: K }> => node.kind === kind;

type CoreA<G extends Game> = CoreAction<Known<G>>;
export const isAction = <G extends Game, K extends CoreA<G>['do']>(
  node: Action<G>,
  kind: K,
): node is Extract<CoreA<G>, { readonly do: K }> => node.do === kind;

export const allOf = <G extends Game>(filters: readonly Filter<G>[]): Filter<G> =>
  filters.length === 1 && filters[0] !== undefined ? filters[0] : { kind: 'all', of: filters };

/** The same thing, however it came to be named. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Ends the name of what all members of a group did together. */
export const OF_ALL = ' of all';
