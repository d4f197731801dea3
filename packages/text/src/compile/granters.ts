/** A name in an ability that is given away means the object that gives it (201.5a); what an object gives to itself is about itself. */
import type { Ability } from '@rulewright/language/magic';
import { substitute } from '../rules/substitute.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;
const isGranter = (node: unknown): boolean => isNode(node) && node.kind === 'granter';
const SELF = { kind: 'this' };

function speaksOfGranter(node: unknown): boolean {
  let found = false;
  substitute(node, (each) => {
    if (isGranter(each)) found = true;
    return undefined;
  });
  return found;
}

const givesItself = (node: Node): boolean => node.kind === 'modify' && isNode(node.what) && node.what.kind === 'this';

/** The same said of itself. */
export const ofItself = (ability: Ability): Ability =>
  substitute(ability, (node) => (isGranter(node) ? SELF : undefined));

export const withGranters = (ability: Ability): Ability =>
  substitute(ability, (node) =>
    isNode(node) && givesItself(node) ? substitute(node, (each) => (isGranter(each) ? SELF : undefined)) : undefined,
  );

/** Nothing but an effect that changes objects knows whose it is. */
export const lacksGranter = (ability: Ability): boolean =>
  speaksOfGranter(ability) &&
  speaksOfGranter(substitute(ability, (node) => (isNode(node) && node.kind === 'modify' ? null : undefined)));
