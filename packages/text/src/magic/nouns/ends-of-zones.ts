/** The cards at the top of a graveyard and at the bottom of a library (401.1, 404.2). */
import type { Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling, Things } from '../game.ts';
import { allOf, bound } from '../nouns/selectors.ts';

export const endsOfZones = rulesOf();
const { rule } = endsOfZones;

type Top = Extract<Selector, { kind: 'top' }>;
type Where = Pick<Top, 'zone' | 'bottom'>;
const ENDS: readonly (readonly [name: string, words: readonly [end: string, zone: string], where: Where])[] = [
  ['topOfGraveyard', ['top', 'graveyard'], { zone: 'graveyard' }],
  ['bottomOfGraveyard', ['bottom', 'graveyard'], { zone: 'graveyard', bottom: true }],
  ['bottomOfLibrary', ['bottom', 'library'], { bottom: true }],
];
const atEnd = (of: Selector, count: Value, where: Where, kind?: Filter): Top => ({
  kind: 'top',
  of,
  count,
  ...where,
  ...(kind === undefined ? {} : { where: kind }),
});
const things = (selector: Top, kinds: readonly string[]): Things => ({
  kind: 'definite',
  selector,
  described: { filters: [], kinds },
});
/** Any card goes without saying. */
function filterOf(n: Described): Filter | undefined {
  if (!n.kinds.includes('card') || n.zones !== undefined || n.pool !== undefined) throw new Unclear('cards of a kind');
  const stated = n.filters.filter(({ kind }) => kind !== 'card');
  return stated.length === 0 ? undefined : allOf(stated);
}
const exactly = ({ min, max }: Count): Value => {
  if (max === 'any' || min !== max) throw new Unclear('how many cards');
  return max;
};
for (const [name, [end, zone], where] of ENDS) {
  rule({
    name: `things.${name}`,
    of: 'Thing',
    slots: { n: 'Item', whose: 'Whose' },
    en: `the ${end} {n#sg} of {whose} ${zone}`,
    agreement: 'sg',
    mean: ({ n, whose }) => things(atEnd(whose, 1, where, filterOf(n)), n.kinds),
  });
  rule({
    name: `things.${name}.several`,
    of: 'Thing',
    slots: { count: 'Count', n: 'Item', whose: 'Whose' },
    en: `the ${end} {count} {n#count} of {whose} ${zone}`,
    agreement: 'pl',
    mean: ({ count, n, whose }) => things(atEnd(whose, exactly(count), where, filterOf(n)), n.kinds),
  });
}

// As costs
const COSTS: readonly (readonly [name: string, words: string, zone: 'graveyard' | 'library', where: Where])[] = [
  ['topOfGraveyard', 'graveyard', 'graveyard', { zone: 'graveyard' }],
  ['topOfLibrary', 'library', 'library', {}],
];
const exiled = (d: Telling, several: boolean): string => {
  const as = d.fresh('exiled');
  d.mention({ selector: bound(as), kinds: ['card', 'exiled'], several });
  return as;
};
for (const [name, words, from, where] of COSTS) {
  rule({
    name: `cost.exile.${name}`,
    of: 'Cost',
    slots: { n: 'Item' },
    en: `<exile> the top {n#sg} of your ${words}`,
    mean: ({ n }, d) => [
      {
        kind: 'exile',
        what: { kind: 'is', what: atEnd({ kind: 'you' }, 1, where, filterOf(n)) },
        from,
        count: 1,
        as: exiled(d, false),
      },
    ],
  });
  rule({
    name: `cost.exile.${name}.several`,
    of: 'Cost',
    slots: { count: 'Count', n: 'Item' },
    en: `<exile> the top {count} {n#pl} of your ${words}`,
    mean: ({ count, n }, d) => {
      const number = exactly(count);
      const what: Filter = { kind: 'is', what: atEnd({ kind: 'you' }, number, where, filterOf(n)) };
      return [{ kind: 'exile', what, from, count: number, as: exiled(d, true) }];
    },
  });
}
