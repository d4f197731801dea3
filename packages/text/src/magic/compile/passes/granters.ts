/** A name in an ability that is given away means the object that gives it (201.5a); what an object gives to itself is about itself. */
import type { Ability } from '@rulewright/language/magic';
import { isNode, type Node, someIn, substitute } from '../../../prose/substitute.ts';
import type { Pass, Refused } from './pass.ts';

const isGranter = (node: unknown): boolean => isNode(node) && node.kind === 'granter';
const SELF = { kind: 'this' };

const speaksOfGranter = (node: unknown): boolean => someIn(node, isGranter);

const givesItself = (node: Node): boolean => node.kind === 'modify' && isNode(node.what) && node.what.kind === 'this';

/** The same said of itself. */
export const ofItself = (ability: Ability): Ability =>
  substitute(ability, (node) => (isGranter(node) ? SELF : undefined));

export const withGranters: Pass = () => (ability) =>
  substitute(ability, (node) =>
    isNode(node) && givesItself(node) ? substitute(node, (each) => (isGranter(each) ? SELF : undefined)) : undefined,
  );

/** Nothing but an effect that changes objects knows whose it is. */
export const lacksGranter = (abilities: readonly Ability[]): Refused | undefined =>
  abilities.some(isUngiven)
    ? {
        reason: 'unclear',
        words: 'the name of the card',
        detail: 'the name stands for the object that gives the ability',
      }
    : undefined;

const isUngiven = (ability: Ability): boolean =>
  speaksOfGranter(ability) &&
  speaksOfGranter(substitute(ability, (node) => (isNode(node) && node.kind === 'modify' ? null : undefined)));
