/** "You may pay {X}. If you do, …", "you may collect evidence X": X is chosen as it is paid (107.3f), and that much it is in what follows. */
import type { Ability, Action, Cost, Value } from '@rulewright/language/magic';
import { isNode, someIn, substitute } from '../../../prose/substitute.ts';
import { withX } from '../../values/x.ts';
import type { Pass } from './pass.ts';

type Pay = Extract<Action, { do: 'pay' }>;
const X = '{X}';
const hasX = (node: unknown): boolean =>
  someIn(node, (each) => (typeof each === 'string' && each.includes(X)) || (isNode(each) && each.kind === 'x'));

const isOffer = (node: unknown): node is Pay =>
  isNode(node) && node.do === 'pay' && node.optional === true && node.else === undefined && hasX(node.cost);

/** The X of the spell, or of what the ability costs, is announced with it (107.3a). */
const isAnnounced = (ability: Ability, cost: string | undefined): boolean =>
  (ability.kind === 'spell' && cost?.includes(X) === true) || (ability.kind === 'activated' && hasX(ability.cost));

/** The mana without its X, and as much generic mana for each X; as much of anything else. */
function chosen(cost: Cost, amount: Value): readonly Cost[] {
  if (cost.kind !== 'mana') return withX([cost], amount);
  const mana = cost.mana.replaceAll(X, '');
  const generic = Array.from({ length: cost.mana.split(X).length - 1 }, (): Cost => ({ kind: 'generic', amount }));
  return [...(mana === '' ? [] : [{ ...cost, mana }]), ...generic];
}

export const offeredX: Pass = ({ facts }) => {
  let count = 0;
  const offered = (pay: Pay): Pay => {
    const name = count++ === 0 ? 'X' : `X${count}`;
    const { then = [] } = pay;
    const cost = pay.cost.flatMap((each) => chosen(each, { kind: 'var', name }));
    return { ...pay, cost, choosing: name, then: withX(then, { kind: 'tally', name }) };
  };
  return (ability) =>
    isAnnounced(ability, facts.cost)
      ? ability
      : substitute(ability, (node) => (isOffer(node) ? offered(node) : undefined));
};
