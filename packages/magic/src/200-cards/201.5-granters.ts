/** Abilities that speak of the object whose effect gives them (201.5a): each giver gives one that knows it. */
export { givenBy } from '@rulewright/rules';
