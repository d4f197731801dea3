/**
 * What knows no game: how a text is read and printed (`grammar`), and how codes, events and derivations are put into words. What reads and
 * says Magic is `@rulewright/text/magic`.
 */
export * from './audit/index.ts';
export { LANGS, type Lang, spoken } from './lang/lang.ts';
export { inTraditional, traditional } from './lang/traditional/index.ts';
export * from './words/index.ts';
