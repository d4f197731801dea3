/** “The rest on the bottom”: cards that are revealed of a planar deck stay in the command zone (311.2), so it is that deck. */
import type { Ability } from '@rulewright/language/magic';
import { isNode, someIn, substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

const isPlanar = (node: unknown): boolean => isNode(node) && node.do === 'revealUntil' && node.planar === true;

export const planarDecks: Pass = () => (ability) =>
  someIn(ability, isPlanar)
    ? (substitute(ability, (node) =>
        isNode(node) && node.zone === 'library' && node.position !== undefined
          ? { ...node, zone: 'command' }
          : undefined,
      ) as Ability)
    : ability;
