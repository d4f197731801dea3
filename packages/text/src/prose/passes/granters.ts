/** A name in an ability that is given away means the object that gives it; what an object gives to itself is about itself. */
import { isNode, type Node, someIn, substitute } from '../substitute.ts';

const isGranter = (node: unknown): boolean => isNode(node) && node.kind === 'granter';
const SELF = { kind: 'this' };

const speaksOfGranter = (node: unknown): boolean => someIn(node, isGranter);

const givesItself = (node: Node): boolean => node.kind === 'modify' && isNode(node.what) && node.what.kind === 'this';

/** The same said of itself. */
export const ofItself = <T>(ability: T): T => substitute(ability, (node) => (isGranter(node) ? SELF : undefined));

/** What makes an object gives it its abilities: there "this" is what is made. */
const makesAnObject = (node: unknown): boolean => isAction(node) && node.do === 'token';
const isAction = (node: unknown): node is { readonly do: unknown } =>
  typeof node === 'object' && node !== null && 'do' in node;

export const withGranters = <T>(ability: T): T =>
  substitute(ability, (node) => {
    if (makesAnObject(node)) return node;
    return isNode(node) && givesItself(node) ? ofItself(node) : undefined;
  });

/** Nothing but an effect that changes or makes objects knows whose it is. */
export const isUngiven = (ability: unknown): boolean =>
  speaksOfGranter(ability) &&
  speaksOfGranter(
    substitute(ability, (node) => (makesAnObject(node) || (isNode(node) && node.kind === 'modify') ? null : undefined)),
  );
