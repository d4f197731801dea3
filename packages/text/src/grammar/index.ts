/**
 * The machinery of the grammars: a rule is one abstract node with one template per language; the same template reads and
 * prints. Trees are what both directions share; meanings (card language) are worked out from trees by the rules' `mean`.
 * Nothing here knows a word of any language or a rule of any game: those live in `../rules` and `../lang`.
 */
export { type Grammar, makeGrammar } from './grammar.ts';
export type { Language, Token, TokenKind } from './language.ts';
export { meaningOf, Unclear } from './meaning.ts';
export { printTree } from './print.ts';
export { type Failure, type Outcome, read } from './read.ts';
export { type Rule, type RuleSet, ruleSet } from './rule.ts';
export { type Tree, treeFromJson, treeToJson } from './tree.ts';
