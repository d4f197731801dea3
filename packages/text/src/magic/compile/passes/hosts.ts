/** On an Aura that says what it can enchant, "enchanted Equipment" is the one that it is attached to (303.4b), not every one that is enchanted. */
import type { Ability, Filter, Selector } from '@rulewright/language/magic';
import { isNode, substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

const HOST: Selector = { kind: 'host', of: { kind: 'this' } };

const enchants = (ability: Ability): readonly Filter[] =>
  ability.kind === 'keyword' && ability.keyword === 'enchant' && ability.what !== undefined ? [ability.what] : [];

export const hosts: Pass = ({ facts, abilities }) => {
  const [what] = facts.subtypes.includes('Aura') ? abilities.flatMap(enchants) : [];
  if (what?.kind !== 'subtype') return (ability) => ability;
  const enchanted = JSON.stringify({ kind: 'each', where: { kind: 'all', of: [{ kind: 'enchanted' }, what] } });
  return (ability) =>
    substitute(ability, (node) =>
      isNode(node) && node.kind === 'each' && JSON.stringify(node) === enchanted ? HOST : undefined,
    );
};
