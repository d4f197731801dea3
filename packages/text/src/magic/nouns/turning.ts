/** What is face down, nameless or suspected, and who turns it over. */
import type { Action, Destination, DownFace, Filter, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import type { Shape } from '../verbs/tokens-made.ts';
import { withFilters } from './additions.ts';
import { allOf, self } from './selectors.ts';

export const turning = rulesOf();
const { rule } = turning;

// Turning permanents face up
rule({
  name: 'playerEvent.turnUp',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<turn> a {n#sg} face up',
  mean: ({ n }, d) => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
    const what = allOf(n.filters);
    return { on: (who) => ({ on: 'turnUp', what, ...(who === undefined ? {} : { who }) }) };
  },
});
const down: Filter = { kind: 'faceDown' };
rule({ name: 'being.faceDown', of: 'Being', en: 'face down', mean: () => [down] });
rule({ name: 'being.faceUp', of: 'Being', en: 'face up', mean: () => [{ kind: 'not', of: down }] });

/** 106.6: mana for the special action (116.2b). */
const turnsUp: Filter = { kind: 'forCost', of: 'turn up' };
rule({
  name: 'purpose.turnUp',
  of: 'Purpose',
  slots: { n: 'Noun' },
  en: ['turn {n#pl} face up', 'turn a {n#sg} face up'],
  mean: ({ n }) => allOf([turnsUp, ...n.filters]),
});
rule({
  name: 'purpose.castOrTurnUp',
  of: 'Purpose',
  slots: { n: 'Noun', b: 'Noun' },
  en: [
    'cast {n#pl} or to turn {b#pl} face up',
    'cast {n#pl} or turn {b#pl} face up',
    'cast a {n#sg} or turn a {b#sg} face up',
  ],
  mean: ({ n, b }) => ({ kind: 'any', of: [allOf([...n.filters]), allOf([turnsUp, ...b.filters])] }),
});

/** 201.2b: what is face down has no name. */
const nameless: Filter = { kind: 'nameless' };
rule({
  name: 'addition.nameless',
  of: 'Addition',
  en: ["that don't have a name", "that doesn't have a name", 'with no name'],
  mean: () => withFilters(nameless),
});

// What is face down is this and nothing besides (708.2)
const isDown = (node: unknown): node is Extract<Action, { do: 'turnDown' | 'move' }> => {
  const { do: does, to } = (node ?? {}) as { readonly do?: unknown; readonly to?: Destination };
  return does === 'turnDown' || (does === 'move' && to?.faceDown === true && to.zone === 'battlefield');
};
function asDown({ supertypes, types, subtypes, colors, power, toughness }: Shape): DownFace {
  const isNumber = (value: Value | undefined): value is number | undefined =>
    value === undefined || typeof value === 'number';
  if (supertypes.length > 0 || !isNumber(power) || !isNumber(toughness)) throw new Unclear('no face-down permanent');
  return {
    types,
    ...(subtypes.length === 0 ? {} : { subtypes }),
    ...(colors === undefined ? {} : { colors }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  };
}
rule({
  name: 'sequel.faceDownAs',
  of: 'Linked',
  slots: { shape: 'Shape' },
  en: ["it's a {shape#sg}.", "they're {shape#pl}.", 'it becomes a {shape#sg}.'],
  mean:
    ({ shape }) =>
    (before) => {
      const downFace = asDown(shape);
      let found = 0;
      const made = substitute(before.slice(-1), (node) => {
        if (!isDown(node)) return undefined;
        found++;
        return node.do === 'move' ? { ...node, to: { ...node.to, downFace } } : { ...node, downFace };
      });
      if (found !== 1) throw new Unclear('nothing that is face down');
      return [...before.slice(0, -1), ...made];
    },
});

// Suspects
rule({
  name: 'act.haveUnsuspected',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<have> {what} become no longer suspected',
  mean:
    ({ what }, d) =>
    () => [{ do: 'designate', what: d.pick(what), as: 'suspected', not: true }],
});
rule({
  name: 'condition.anyOfThem',
  of: 'Condition',
  slots: { a: 'Being' },
  en: 'any of them are {a}',
  mean: ({ a }, d) => ({
    kind: 'exists',
    what: { kind: 'filter', of: d.refer({ several: true }), where: allOf(a) },
  }),
});

// Some of those that were spoken of
rule({
  name: 'things.ofTheOther',
  of: 'Thing',
  slots: { count: 'Count', k: 'SpokenKind' },
  en: '{count} of the other {k#pl}',
  agreement: { from: 'count' },
  mean: ({ count, k }, d) => {
    // They were said to be others, so they are all of them.
    const { pool, ...described } = d.poolOfThings(k);
    if (pool?.kind !== 'var') throw new Unclear('other than which?');
    const others: Filter = { kind: 'not', of: { kind: 'is', what: self } };
    return { kind: 'choice', described: { ...described, pool, filters: [...described.filters, others] }, count };
  },
});
rule({
  name: 'things.eachOfThoseSuch',
  of: 'Thing',
  slots: { k: 'SpokenKind', more: 'Addition' },
  en: ['each of those {k#pl} {more}', 'those {k#pl} {more}'],
  agreement: 'pl',
  mean: ({ k, more }, d: Telling) => {
    const of = d.refer({ kinds: k, several: true });
    const { filters, pool, zones } = more({ filters: [], kinds: k });
    if (pool !== undefined || zones !== undefined) throw new Unclear('which of those?');
    return { ...definite({ kind: 'filter', of, where: allOf(filters) }), each: true };
  },
});
