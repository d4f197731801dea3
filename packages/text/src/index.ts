/**
 * What knows no game: how a text is read and printed (`grammar`), and how codes, events and derivations are put into words. What reads and
 * says Magic is `@rulewright/text/magic`.
 */
export * from './audit/index.ts';
export type { Lang } from './lang/lang.ts';
export * from './words/index.ts';
