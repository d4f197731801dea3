/** What only 简体中文 says with rules of its own: words that English finds by their place, and phrases whose parts stand in another order. */

import type { Filter } from '@rulewright/language/magic';
import type { Token } from '../../grammar/language.ts';
import { Unclear } from '../../grammar/meaning.ts';
import type { Rule, WordingTable } from '../../grammar/rule.ts';
import { counted } from '../../prose/counting.ts';
import { doneBy } from '../../prose/doing.ts';
import { otherThan } from '../../prose/things.ts';
import { ABILITY_WORDS, abilityWordsAt } from '../ability-words.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { nouns } from '../nouns/nouns.ts';
import { scaled } from '../values/scaling.ts';
import { theCardsDone } from '../verbs/libraries.ts';
import { madeToken } from '../verbs/tokens.ts';
import { counterRules, counterWords } from './counters.ts';

const own = rulesOf();

own.rule({
  name: 'zhs.noun.otherInside',
  of: 'Noun',
  slots: { more: 'Additions', item: 'Item' },
  mean: ({ item, more }, d) => {
    const n = more(item);
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});
/** Additions before the noun, and where it comes from after it: "creature cards with mana value 3 or less from your graveyard". */
for (const [name, item] of [
  ['zhs.noun.around', 'Item'],
  ['zhs.noun.aroundItems', 'Items'],
] as const)
  own.rule({
    name,
    of: 'Noun',
    slots: { more: 'Additions', item, place: 'Addition' },
    mean: (parts) => {
      const { more, item: thing } = parts;
      return parts.place(more(thing));
    },
  });
/** "For each creature you control, target player draws a card": how often stands before who does it. */
own.rule({
  name: 'zhs.simple.forEachDoes',
  of: 'Simple',
  slots: { f: 'ForEach', who: 'Player', act: 'Act' },
  mean: ({ f, who, act }, d) =>
    doneBy(
      who,
      d,
      () => (subject) =>
        scaled(
          d.act(() => act(subject)),
          f,
        ),
    ),
});
/** The same of what is counted and is no noun: "each color among them", "each one they gained control of". */
own.rule({
  name: 'zhs.simple.forEachCountedDoes',
  of: 'Simple',
  slots: { c: 'Counted', who: 'Player', act: 'Act' },
  mean: (parts, d) => {
    const by = counted(d, () => parts.c);
    const { who, act } = parts;
    return doneBy(
      who,
      d,
      () => (subject) =>
        scaled(
          d.act(() => act(subject)),
          by,
        ),
    );
  },
});
/** "Target instant card and target …" of a list, what is added before the word. */
own.rule({
  name: 'zhs.things.targetInsideItems',
  of: 'Thing',
  slots: { more: 'Additions', items: 'Items' },
  mean: ({ items, more }, d) => {
    const n = more(items);
    return { kind: 'definite', selector: d.target(n), described: n };
  },
});
/** "Morph {4}{R} first strike": run together where a line's end was lost. */
own.rule({
  name: 'zhs.keywords.runTogether',
  of: 'Keywords',
  slots: { k: 'Keyword', more: 'Keywords' },
  mean: ({ k, more }) => [...k, ...more],
});
/** "The exiled card" or cards: their number is not said. */
for (const done of ['exiled', 'discarded', 'revealed', 'chosen'])
  own.rule({
    name: `zhs.things.cardsDone.${done}`,
    of: 'Thing',
    mean: (_, d) => ({ kind: 'definite', selector: theCardsDone(done, d) }),
  });
/** "An artifact or a creature with power 4 or greater": what is added stands before the noun that it is about. */
const listOf = (name: string) => nouns.rules.find((rule) => rule.name === name)?.mean;
const [two, three] = [listOf('items.two.types'), listOf('items.three.types')];
/** "A land or a nonblack creature": an adjective is of the noun that it stands before, and read with that. */
const saidOfAll =
  (more: (n: Described) => Described) =>
  (n: Described): Described => {
    const made = more(n);
    const added = made.filters.slice(n.filters.length);
    if (added.length > 0 && added.every(isAdjective)) throw new Unclear('an adjective is of one noun');
    return made;
  };
const ADJECTIVES: ReadonlySet<string> = new Set(['color', 'colorless', 'tapped', 'attacking', 'blocking', 'token']);
const isAdjective = (f: Filter): boolean => ADJECTIVES.has(f.kind === 'not' ? f.of.kind : f.kind);
own.rule({
  name: 'zhs.items.lastOfTwo',
  of: 'Noun',
  slots: { a: 'ListNoun', more: 'Additions', b: 'TypeNoun' },
  mean: ({ a, more, b }, d) => saidOfAll(more)(two?.({ a, b }, d as never) as Described),
});
/** "An instant or sorcery card or a creature card with flying". */
const either = listOf('items.articles.heads');
own.rule({
  name: 'zhs.items.lastWithArticle',
  of: 'Noun',
  slots: { a: 'HeadNoun', more: 'Additions', b: 'Item' },
  mean: ({ a, more, b }, d) => either?.({ a, b: more(b) }, d as never) as Described,
});
own.rule({
  name: 'zhs.items.lastOfThree',
  of: 'Noun',
  slots: { a: 'ListNoun', b: 'ListNoun', more: 'Additions', c: 'TypeNoun' },
  mean: ({ a, b, more, c }, d) => saidOfAll(more)(three?.({ a, b, c }, d as never) as Described),
});
own.rule({
  name: 'zhs.things.targetInside',
  of: 'Thing',
  slots: { more: 'Additions', item: 'Item' },
  mean: ({ item, more }, d) => {
    const n = more(item);
    return { kind: 'definite', selector: d.target(n), described: n };
  },
});
/** "1/1 white Bird with flying": what it has stands before what it is. */
own.rule({
  name: 'zhs.token.withInside',
  of: 'Token',
  slots: { pt: 'PT', c: 'ColorWords', g: 'Granted', subs: 'SubtypeWords', types: 'MadeTypes' },
  mean: ({ pt, c, g, subs, types }) =>
    madeToken(
      { supertypes: [], types, subtypes: subs, colors: c, power: pt.power, toughness: pt.toughness },
      undefined,
      g,
    ),
});
/** As they are printed, and as `today.ts` leaves them. */
const WORDS = new Set(ABILITY_WORDS.flatMap(({ zhs }) => (zhs === undefined ? [] : [zhs, zhs.replaceAll('之', '的')])));
/** In 繁體中文 too, whose tokens are read in simplified signs. */
const simplified = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => ({ ...token, raw: token.text }));
own.terminal({
  name: 'zhs.abilityWord',
  of: 'AbilityWord',
  first: ['#word'],
  scan: (tokens, at) => {
    const found = abilityWordsAt(WORDS, tokens, at);
    if (found.length > 0) return found;
    const from = Math.max(0, at - 1);
    const near = simplified(tokens.slice(from, at + 14));
    return abilityWordsAt(WORDS, near, at - from).map(({ end, value }) => ({ end: end + from, value }));
  },
  print: (value) => [value],
  mean: (value) => value,
});

/** "At the beginning of your upkeep, if …, …": asked as the ability resolves; the condition stands first, and what follows is of what it is about. */
own.rule({
  name: 'zhs.chain.ifFirst',
  of: 'Depending',
  slots: { condition: 'Conditions', a: 'Bare' },
  mean: (parts, d) => {
    const { condition } = parts;
    return [{ do: 'if', condition, then: d.conditionally(() => d.act(() => parts.a)) }];
  },
});
/** 711: "等级1-4". */
own.terminal({
  name: 'zhs.levels',
  of: 'Levels',
  first: ['等'],
  scan: (tokens: readonly Token[], at) => {
    const [grade, from, mark, to] = [1, 2, 3, 4].map((i) => tokens[at + i]?.text ?? '');
    if (grade !== '级' || !/^\d+$/u.test(from ?? '')) return [];
    if (mark === '+') return [{ end: at + 4, value: `LEVEL ${from}+` }];
    return mark === '-' && /^\d+$/u.test(to ?? '') ? [{ end: at + 5, value: `LEVEL ${from}-${to}` }] : [];
  },
  print: (value) => [value.replace('LEVEL ', '等级')],
  mean: (value) => {
    const [, from = '', to] = /(\d+)(?:\+|-(\d+))$/u.exec(value) ?? [];
    return { kind: 'levels', from: Number(from), ...(to === undefined ? {} : { to: Number(to) }) };
  },
});
/** A card's or token's name, up to what it is the name of. */
own.terminal({
  name: 'zhs.name',
  of: 'Name',
  first: ['#word', '#self'],
  scan: (tokens: readonly Token[], at) => {
    const found: { end: number; value: string }[] = [];
    for (let end = at + 1; end < tokens.length && end <= at + 12; end++) {
      const last = tokens[end - 1];
      if (last === undefined || (last.kind === 'mark' && last.raw !== '，')) break;
      if (tokens[end]?.text === '的' || tokens[end]?.text === ',')
        found.push({
          end,
          value: tokens
            .slice(at, end)
            .map(({ raw }) => raw)
            .join(''),
        });
    }
    return found;
  },
  print: (value) => [value],
  mean: (value) => value,
});

export const ownRules: readonly Rule[] = [...own.rules, ...counterRules];

export const ownWords: WordingTable = {
  'zhs.simple.forEachCountedDoes': {
    words: ['每有一<个#c>{c}，{who}便{act}', '每有一种{c}，{who}便{act}'],
    only: {
      c: ['counted.gained', 'counted.colors', 'counted.colorsOf', 'counted.kicked', 'counted.powers', 'counted.types'],
    },
  },
  'zhs.things.targetInsideItems': '{more}目标{items}',
  'zhs.simple.forEachDoes': {
    words: ['{f}，{who}便{act}', '{f}，{who}就{act}', '{f}，{who}{act}'],
    only: { who: ['players.target'] },
  },
  'zhs.keywords.runTogether': { words: '{k}{more}', except: { k: ['keyword.protectionFrom'] } },
  'zhs.things.cardsDone.exiled': ['所放逐的牌', '被放逐的牌', '该放逐的牌', '放逐的牌', '所有放逐的牌'],
  'zhs.things.cardsDone.discarded': ['所弃的牌', '该弃掉的牌'],
  'zhs.things.cardsDone.revealed': ['所展示的牌', '展示的牌', '所展示的所有牌', '展示出的所有牌'],
  'zhs.things.cardsDone.chosen': ['所选的牌', '选择的牌'],
  'zhs.items.lastOfTwo': ['{a}或{more}{b}', '{a}和{more}{b}', '{a}与{more}{b}'],
  'zhs.items.lastWithArticle': ['{a}或一<个#b>{more}{b}'],
  'zhs.items.lastOfThree': [
    '{a}，{b}或{more}{c}',
    '{a}、{b}或{more}{c}',
    '{a}，{b}，或{more}{c}',
    '{a}、{b}、或{more}{c}',
  ],
  'zhs.noun.otherInside': ['{more}其他{item}', '{more}其它{item}', '{more}另一<个#item>{item}'],
  'zhs.noun.around': { words: '{more}{item}{place}', only: { place: ['addition.zone'] } },
  'zhs.noun.aroundItems': { words: '{more}{item}{place}', only: { place: ['addition.zone'] } },
  'zhs.token.withInside': [
    '{pt}{c}，具有{g}的{subs}{types}',
    '{pt}{c}，具{g}的{subs}{types}',
    '{pt}{c}具{g}的{subs}{types}',
    '{pt}{c}且具{g}的{subs}{types}',
    '{pt}{c}，且具{g}的{subs}{types}',
    '{pt}{c}且具有{g}的{subs}{types}',
  ],
  'zhs.chain.ifFirst': ['则若{condition}，则{a}', '则若{condition}，{a}'],
  'zhs.things.targetInside': ['{more}目标{item}', '{more}一<个#item>目标{item}'],
  ...counterWords,
};
