/** Overload (702.96): a spell that was overloaded says "each" where it said "target" (702.96a). */
import type { Ability, Action, Selector, Target } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const overload: Keyword = {
  rule: '702.96',
  means: (k) => [{ kind: 'alternativeCost', name: 'overload', cost: costOf(k) }],
};

const known = new WeakMap<readonly Ability[], readonly Ability[]>();

export function overloaded(abilities: readonly Ability[]): readonly Ability[] {
  const made = known.get(abilities);
  if (made !== undefined) return made;
  const changed = abilities.map(withEach);
  known.set(abilities, changed);
  return changed;
}

function withEach(ability: Ability): Ability {
  if (ability.kind !== 'spell' || ability.targets === undefined) return ability;
  const { targets, ...rest } = ability;
  return { ...rest, actions: [...targets.map(bindEach), ...ability.actions] };
}

const PLAYERS: Selector = { kind: 'players', which: 'each' };

/** What would have been the targets are all that fit as it resolves; players too, where a player fits. */
const bindEach = ({ name, what, zones }: Target): Action => ({
  do: 'let',
  name,
  objects: {
    kind: 'union',
    of: [
      { kind: 'each', where: what, ...(zones === undefined ? {} : { zones }) },
      { kind: 'filter', of: PLAYERS, where: what },
    ],
  },
});
