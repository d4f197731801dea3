/** Relative clauses that say what a thing is one of: "that's a Cat, Elemental, or Beast". */
import type { Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { withFilters } from './additions.ts';
import { any } from './adjectives.ts';
import { allOf } from './selectors.ts';

export const oneOfSeveral = rulesOf();
const { rule } = oneOfSeveral;

const filterOf = (n: Described): Filter => allOf(n.filters);
rule({
  name: 'itemList.two',
  of: 'ItemList',
  slots: { a: 'Item', b: 'Item' },
  en: ['{a#sg}, or {b#sg}', '{a#sg}, or a {b#sg}'],
  mean: ({ a, b }) => [filterOf(a), filterOf(b)],
});
rule({
  name: 'itemList.more',
  of: 'ItemList',
  slots: { a: 'Item', more: 'ItemList' },
  en: ['{a#sg}, {more}', '{a#sg}, a {more}'],
  mean: ({ a, more }) => [filterOf(a), ...more],
});
rule({
  name: 'addition.thatIsOneOf',
  of: 'Addition',
  slots: { list: 'ItemList' },
  en: "that's a {list}",
  mean: ({ list }) => {
    // "… or a card that has an Adventure": what is said after the last of them is said of that one, and nothing is left of it without.
    if (list.some(({ kind }) => kind === 'card')) throw new Unclear('one of these is any card');
    return withFilters(any(list));
  },
});
rule({
  name: 'addition.isntOneOf',
  of: 'Addition',
  slots: { list: 'ItemList' },
  en: ["that isn't a {list}", "that aren't a {list}"],
  mean: ({ list }) => {
    if (list.some(({ kind }) => kind === 'card')) throw new Unclear('one of these is any card');
    return withFilters({ kind: 'not', of: any(list) });
  },
});
rule({
  name: 'addition.isOrIsNamed',
  of: 'Addition',
  slots: { n: 'Noun', name: 'Name' },
  en: ['that are {n#pl} or are named {name}', "that's a {n#sg} or is named {name}"],
  mean: ({ n, name }) => withFilters({ kind: 'any', of: [allOf(n.filters), { kind: 'named', name }] }),
});

/** What follows is said of the Aura. */
rule({
  name: 'addition.enchantedBy',
  of: 'LastAddition',
  slots: { n: 'Noun' },
  en: ["that's enchanted by a {n#sg}", 'that are enchanted by {n#pl}', 'enchanted by a {n#sg}'],
  mean: ({ n }) => {
    if (!JSON.stringify(n.filters).includes('"Aura"')) throw new Unclear('only Auras enchant');
    const by: Filter = allOf([...n.filters, { kind: 'attachedTo', what: { kind: 'var', name: 'it' } }]);
    return withFilters({ kind: 'where', condition: { kind: 'exists', what: { kind: 'each', where: by } } });
  },
});
