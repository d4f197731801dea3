/** Awaken (702.113): a spell cast for its awaken cost has another target and more to do (702.113a). */
import type { Ability, KeywordAbility, Selector, SpellAbility } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const awaken: Keyword = {
  rule: '702.113',
  means: (k) => [{ kind: 'alternativeCost', name: 'awaken', cost: costOf(k) }],
};

const LAND: Selector = { kind: 'var', name: 'awakened' };
const known = new WeakMap<readonly Ability[], readonly Ability[]>();

export function awakened(abilities: readonly Ability[]): readonly Ability[] {
  const made = known.get(abilities);
  if (made !== undefined) return made;
  const awaken = abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'awaken');
  const changed = awaken === undefined ? abilities : [...abilities, awakening(awaken)];
  known.set(abilities, changed);
  return changed;
}

const awakening = ({ amount = 1 }: KeywordAbility): SpellAbility => ({
  kind: 'spell',
  targets: [
    {
      name: 'awakened',
      what: {
        kind: 'all',
        of: [
          { kind: 'type', type: 'land' },
          { kind: 'controlledBy', who: { kind: 'you' } },
        ],
      },
    },
  ],
  actions: [
    { do: 'counters', on: LAND, counter: '+1/+1', count: amount },
    {
      do: 'effect',
      effects: [
        {
          kind: 'modify',
          what: LAND,
          changes: [
            { kind: 'types', types: ['creature'], subtypes: ['Elemental'] },
            { kind: 'setPT', power: 0, toughness: 0 },
            { kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } },
          ],
        },
      ],
      duration: { kind: 'forever' },
    },
  ],
});
