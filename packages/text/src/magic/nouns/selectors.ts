/** The selectors and filters that noun phrases of Magic stand for: those of `../../prose/selecting.ts`, with Magic's words. */
import type { Filter, Selector, Together } from '@rulewright/language/magic';
import * as nodes from '../../prose/nodes.ts';
import * as selecting from '../../prose/selecting.ts';
import type { Described, MagicGame } from '../game.ts';
import { vocabulary } from '../vocabulary.ts';

export const self: Selector = nodes.self;
export const you: Selector = nodes.you;
export const bound: (name: string) => Selector = nodes.bound;
export const allOf = (filters: readonly Filter[]): Filter => nodes.allOf<MagicGame>(filters);
/** See `../../prose/selecting.ts`: no filter of the card language, so that it is noticed where nobody takes it out. */
export const TOGETHER = { kind: selecting.TOGETHER } as unknown as Filter;
export const alone: (described: Described) => Described = selecting.alone;
export const togetherOf = (described: Described): Together | undefined => selecting.togetherOf(described, vocabulary);
export const eachOf = (described: Described): Selector => selecting.eachOf(described, vocabulary);
export const another = (described: Described, other: Filter): readonly Filter[] =>
  selecting.another<MagicGame>(described, other);
export const isGroup = (of: Selector): boolean => selecting.isGroup<MagicGame>(of, vocabulary);
