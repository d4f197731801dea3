/** Damage that is split among targets as the card is activated (card activation 1.5.3): each gets at least 1. */
import type { Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { bound } from '../../prose/nodes.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Count, Described, Telling } from '../game.ts';

export const dividing = rulesOf();
const { rule } = dividing;

/** The name of the targets. */
function divided(d: Telling, described: Described, count: Count, total: Value): string {
  const target = d.target(described, count, true);
  if (target.kind !== 'var') throw new Unclear('a target has a name');
  d.retarget((targets) => targets.map((each) => (each.name === target.name ? { ...each, divide: total } : each)));
  return target.name;
}

const ANY: Count = { min: 1, max: 'any' };
for (const [name, words] of [
  ['', 'damage'],
  ['Unpreventable', 'unpreventable damage'],
] as const) {
  const deals =
    (amount: Value, n: Described, count: Count, d: Telling): Act =>
    () => {
      const target = divided(d, n, count, amount);
      const unpreventable = name === '' ? {} : { unpreventable: true };
      return [{ do: 'damage', amount, to: bound(target), divided: target, ...unpreventable }];
    };
  rule({
    name: `act.dealSplit${name}`,
    of: 'Act',
    slots: { a: 'Amount', n: 'Noun' },
    en: [
      `<deal> {a} ${words} split among any amount of target {n#pl}`,
      `<deal> {a} ${words} split among any number of target {n#pl}`,
      `<deal> {a} ${words} divided as you choose among any number of target {n#pl}`,
    ],
    mean: ({ a, n }, d) => deals(a, n, ANY, d),
  });
  rule({
    name: `act.dealSplitUpTo${name}`,
    of: 'Act',
    slots: { a: 'Amount', c: 'Count', n: 'Noun' },
    en: [
      `<deal> {a} ${words} split among {c} target {n#pl}`,
      `<deal> {a} ${words} divided as you choose among {c} target {n#pl}`,
    ],
    mean: ({ a, c, n }, d) => {
      if (c.max === 'any') throw new Unclear('any amount');
      return deals(a, n, c.min === 0 ? { min: 1, max: c.max } : c, d);
    },
  });
}
