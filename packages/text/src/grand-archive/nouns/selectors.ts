/** The selectors and filters that noun phrases of Grand Archive stand for: those of prose, with its words. */
import type { Filter, Selector } from '@rulewright/language/grand-archive';
import * as nodes from '../../prose/nodes.ts';
import * as selecting from '../../prose/selecting.ts';
import type { Described, GrandArchiveGame } from '../game.ts';
import { vocabulary } from '../vocabulary.ts';

/** Whether it is the same node. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const self: Selector = nodes.self;
export const you: Selector = nodes.you;
export const opponents: Selector = { kind: 'players', which: 'opponents' };
export const bound: (name: string) => Selector = nodes.bound;
export const allOf = (filters: readonly Filter[]): Filter => nodes.allOf<GrandArchiveGame>(filters);
export const any = (of: readonly Filter[]): Filter =>
  of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of };
export const not = (of: Filter): Filter => ({ kind: 'not', of });
export const isThis: Filter = { kind: 'is', what: nodes.self };
export const controlledBy = (who: Selector): Filter => ({ kind: 'controlledBy', who });
export const ownedBy = (who: Selector): Filter => ({ kind: 'ownedBy', who });
export const championOf = (of: Selector): Selector => ({ kind: 'champion', of });
/** See `../../prose/selecting.ts`: no filter of the card language, so that it is noticed where nobody takes it out. */
export const TOGETHER = JSON.parse(JSON.stringify({ kind: selecting.TOGETHER })) as Filter;
export const alone: (described: Described) => Described = selecting.alone;
export const togetherOf = (described: Described) => selecting.togetherOf(described, vocabulary);
export const eachOf = (described: Described): Selector => selecting.eachOf(described, vocabulary);
export const countOf = (of: Selector) => ({ kind: 'count', of }) as const;
