/** 日本語: nouns in orders that only it has. */
import type { WordingTable } from '../../grammar/rule.ts';
import { otherThan } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { not } from '../nouns/adjectives.ts';
import { saying } from './saying.ts';

export const ownNouns = rulesOf();
const { rule } = ownNouns;

/** いずれかの: one that is not said to be any other. */
rule({ name: 'ja.noun.any', of: 'Noun', slots: { n: 'Noun' }, mean: ({ n }) => n });
/** What is one of these kinds, and of which something is said. */
rule({
  name: 'ja.noun.itemsOf',
  of: 'Noun',
  slots: { items: 'Items', more: 'Additions' },
  mean: ({ items, more }) => more(items),
});
rule({
  name: 'ja.noun.itemOf',
  of: 'Noun',
  slots: { item: 'Item', more: 'Additions' },
  mean: ({ item, more }) => more(item),
});
rule({
  name: 'ja.noun.otherItems',
  of: 'Noun',
  slots: { items: 'Items', more: 'Additions?' },
  mean: ({ items, more }, d) => {
    const n = more === undefined ? items : more(items);
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});
rule({
  name: 'ja.adjectives.neither',
  of: 'AdjectiveGroup',
  slots: { a: 'TypeWord', b: 'TypeWord' },
  mean: ({ a, b }) => [not(a.filter), not(b.filter)],
});
rule({
  name: 'ja.noun.neitherThis',
  of: 'Noun',
  slots: { t: 'Adjective', item: 'Item', more: 'Additions?' },
  mean: ({ t, item, more }, d) => {
    const described = { ...item, filters: [...item.filters, ...t] };
    const n = more === undefined ? described : more(described);
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});

/** "Of mine any number of creatures": how many stands between what is said of them and what they are. */
rule({
  name: 'ja.things.someInside',
  of: 'Thing',
  slots: { more: 'Additions', count: 'Count', item: 'Item' },
  mean: ({ more, count, item }) => ({ kind: 'choice', described: more(item), count }),
});
const orMore = saying('who.controlsOrMore');
rule({
  name: 'ja.who.controlsOthersOrMore',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun' },
  mean: ({ c, n }, d) => orMore({ c, n: { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' } }, d),
});

export const nounWords: WordingTable = {
  'ja.things.someInside': ['{more}{count}<つ#item>の{item}', '{more}{count}の{item}', '{more}{count}{item}'],
  'ja.who.controlsOthersOrMore': ['(これでない|他の){c}<つ#n>以上の{n}をコントロールしている'],
  'ja.noun.any': 'いずれかの{n}',
  'ja.noun.itemsOf': ['{items}のうち{more}', '{items}(であり|で){more}', '{items}(であり|で){more}＆'],
  'ja.noun.itemOf': ['{item}(であり|で){more}', '{item}のうち{more}'],
  'ja.noun.otherItems': [
    '{items}のうち(それ|これ)でない',
    '[{more}]{items}のうち(それ|これ)でない',
    '{more}(＆|％)これでない{items}',
    '(他の|これでない){items}のうち',
  ],
  'ja.adjectives.neither': ['{a}でも{b}でもない'],
  'ja.noun.neitherThis': ['{t}[も]これでもない{item}', '{more}＆{t}[も]これでもない{item}'],
};
