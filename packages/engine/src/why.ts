/** Why something is so: a tree of facts with the rules and the objects responsible, and its words in the players' languages. */
export { citedRules, type Derivation } from '@rulewright/kernel';
export { type Lang, type NameOf, render, type Words } from '@rulewright/text';
