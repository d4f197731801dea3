/** A name in an ability that is given away means the object that gives it; what an object gives to itself is about itself. */
import { isNode, type Node, someIn, substitute } from '../substitute.ts';

const isGranter = (node: unknown): boolean => isNode(node) && node.kind === 'granter';
const SELF = { kind: 'this' };

const speaksOfGranter = (node: unknown): boolean => someIn(node, isGranter);

const givesItself = (node: Node): boolean => node.kind === 'modify' && isNode(node.what) && node.what.kind === 'this';

/** The same said of itself. */
export const ofItself = <T>(ability: T): T => substitute(ability, (node) => (isGranter(node) ? SELF : undefined));

export const withGranters = <T>(ability: T): T =>
  substitute(ability, (node) =>
    isNode(node) && givesItself(node) ? substitute(node, (each) => (isGranter(each) ? SELF : undefined)) : undefined,
  );

/** Nothing but an effect that changes objects knows whose it is. */
export const isUngiven = (ability: unknown): boolean =>
  speaksOfGranter(ability) &&
  speaksOfGranter(substitute(ability, (node) => (isNode(node) && node.kind === 'modify' ? null : undefined)));
