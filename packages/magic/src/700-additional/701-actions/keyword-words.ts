/** Words that the meanings of keyword actions have in common. */
import type { Action, Selector } from '@rulewright/language/magic';

export const bound = (name: string): Selector => ({ kind: 'var', name });

export const controllerOf = (of: Selector): Selector => ({ kind: 'controller', of });

export const CHOSEN = bound('keyword.chosen');

export const CARD = bound('keyword.card');

export const ONE = bound('keyword.one');

/** It happens to those that are there now, whatever they become. */
export const fixed = (what: Selector): Action => ({ do: 'let', name: 'keyword.chosen', objects: what });

export const eachOf = (what: Selector, actions: readonly Action[]): readonly Action[] => [
  { do: 'forEach', in: what, as: 'keyword.one', actions },
];

export const HERE = bound('keyword.here');

export const on = (what: Selector): Selector => ({ kind: 'each', where: { kind: 'is', what } });
