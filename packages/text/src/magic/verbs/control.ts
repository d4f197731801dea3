/** Control of permanents, and exchanges. */
import type { Action, Duration, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { same } from '../../prose/nodes.ts';
import { THIS_WAY } from '../../prose/passes/bindings.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { bound, self } from '../nouns/selectors.ts';
import { twoTargets } from './dividing.ts';

export const control = rulesOf();
const { rule } = control;

/** "Each one they gained control of this way" is theirs now and was not before. */
function gain(things: Things, who: Selector, duration: Duration, d: Telling): readonly Action[] {
  const what = d.pick(things, who);
  const name = `${d.fresh('gained')}${THIS_WAY}`;
  const theirs: Filter = { kind: 'controlledBy', who };
  const several = d.spokenOf(what)?.several ?? true;
  d.mention({
    selector: { kind: 'filter', of: bound(name), where: theirs },
    kinds: ['permanent', 'gained'],
    several,
    byKind: true,
    done: true,
  });
  return [
    { do: 'let', name, objects: { kind: 'filter', of: what, where: { kind: 'not', of: theirs } } },
    { do: 'effect', effects: [{ kind: 'modify', what, changes: [{ kind: 'controller', who }] }], duration },
  ];
}
rule({
  name: 'counted.gained',
  of: 'Counted',
  slots: { p: 'Player' },
  en: ['<one> {p} gained control of this way', '<permanent> {p} gained control of this way'],
  mean: ({ p }, d) => {
    const of = d.refer({ kind: 'gained', several: true });
    if (of.kind !== 'filter' || of.where.kind !== 'controlledBy' || !same(of.where.who, p))
      throw new Unclear('somebody else gained control of it');
    return { kind: 'count', of };
  },
});
rule({
  name: 'act.gainControl',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<gain> control of {what}',
  mean:
    ({ what }, d) =>
    (who) =>
      gain(what, who, { kind: 'forever' }, d),
});
rule({
  name: 'act.gainControlFor',
  of: 'Act',
  slots: { what: 'Things', duration: 'Duration' },
  en: '<gain> control of {what} {duration}',
  mean:
    ({ what, duration }, d) =>
    (who) =>
      gain(what, who, duration, d),
});
rule({
  name: 'act.exchangeControl',
  of: 'Act',
  slots: { a: 'Things', b: 'Things' },
  en: '<exchange> control of {a} and {b}',
  mean: (parts, d) => (who) => {
    const a = d.pick(parts.a, who);
    const b = d.pick(parts.b, who);
    d.mentionBoth(a, b);
    return [{ do: 'exchangeControl', a, b }];
  },
});
rule({
  name: 'act.exchangeControlOfTwo',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<exchange> control of two target {n#pl}',
  mean: ({ n }, d) => {
    const [a, b] = twoTargets(n, d);
    return () => [{ do: 'exchangeControl', a, b }];
  },
});
rule({
  name: 'act.exchangeControlOfTwoAlike',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<exchange> control of two target {n#pl} that share a card type',
  mean: ({ n }, d) => {
    const a = d.target(n);
    const alike: Filter = { kind: 'sharesType', with: a, of: 'card' };
    const b = d.target({ ...n, filters: [...n.filters, alike], other: true });
    return () => [{ do: 'exchangeControl', a, b }];
  },
});
rule({
  name: 'act.exchangeControlOfTwoOthers',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<exchange> control of two other target {n#pl}',
  mean: ({ n }, d) => {
    const others = { ...n, filters: [...n.filters, { kind: 'not', of: { kind: 'is', what: self } } as const] };
    const [a, b] = twoTargets(others, d);
    return () => [{ do: 'exchangeControl', a, b }];
  },
});
