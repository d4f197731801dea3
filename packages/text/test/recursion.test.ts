// Phrases that begin with phrases of their own kind, and words that hang on what follows them.
import { expect, test } from 'vitest';
import { makeGrammar } from '../src/grammar/grammar.ts';
import { meaningOf } from '../src/grammar/meaning.ts';
import { printTree } from '../src/grammar/print.ts';
import { read } from '../src/grammar/read.ts';
import { ruleSet, type WordingTable } from '../src/grammar/rule.ts';
import { chinese } from '../src/lang/chinese.ts';

interface Meanings {
  Line: string;
  Who: string;
  Thing: string;
}

const { rule, rules } = ruleSet<Meanings, object>();
rule({ name: 'line', of: 'Line', slots: { thing: 'Thing' }, mean: ({ thing }) => thing });
rule({ name: 'who.you', of: 'Who', mean: () => 'you' });
rule({ name: 'who.controller', of: 'Who', slots: { of: 'Thing' }, mean: ({ of }) => `controller(${of})` });
rule({ name: 'thing.creature', of: 'Thing', mean: () => 'creature' });
rule({ name: 'thing.card', of: 'Thing', mean: () => 'card' });
rule({ name: 'thing.one', of: 'Thing', slots: { thing: 'Thing' }, mean: ({ thing }) => `one ${thing}` });
rule({ name: 'thing.of', of: 'Thing', slots: { who: 'Who', thing: 'Thing' }, mean: (p) => `${p.thing} of ${p.who}` });

const words: WordingTable = {
  line: '{thing}。',
  'who.you': '你',
  'who.controller': '{of}的操控者',
  'thing.creature': '生物',
  'thing.card': { words: '牌', as: '张' },
  'thing.one': '一<个#thing>{thing}',
  'thing.of': '{who}的{thing}',
};
const grammar = makeGrammar(chinese, rules, {}, words);

function readings(text: string): readonly string[] {
  const outcome = read(grammar, 'Line', chinese.tokens(text, []));
  return 'trees' in outcome ? outcome.trees.map((tree) => meaningOf<string>(tree, {})) : [];
}

test('a phrase may begin with a phrase of its own kind, over another and as often as it likes', () => {
  expect(readings('你的生物。')).toEqual(['creature of you']);
  expect(readings('你的生物的操控者的牌。')).toContain('card of controller(creature of you)');
  expect(readings('你的生物的操控者的生物的操控者的牌。')).toContain(
    'card of controller(creature of controller(creature of you))',
  );
});

test('all readings of it are found', () => {
  // The controller of your creature, or of a creature, whose owner is you.
  expect(readings('你的生物的操控者的牌。').toSorted()).toEqual([
    'card of controller(creature of you)',
    'card of controller(creature) of you',
  ]);
});

test('what cannot be read is refused at the furthest place', () => {
  expect(read(grammar, 'Line', chinese.tokens('你的生物的操控者的。', []))).toEqual({ failure: { at: 9 } });
});

test('a measure word is that of what is counted when it is printed, and any when it is read', () => {
  const outcome = read(grammar, 'Line', chinese.tokens('一个牌。', []));
  const tree = 'trees' in outcome ? outcome.trees[0] : undefined;
  expect(tree && printTree(grammar, tree, { names: [] })).toBe('一张牌。');
  expect(readings('一个生物。')).toEqual(['one creature']);
});

test('a phrase that is nothing but one of its own kind is a mistake of the grammar', () => {
  expect(() => makeGrammar(chinese, rules, {}, { ...words, 'thing.one': '{thing}' })).toThrow(
    'a phrase cannot be nothing but a phrase of its own kind: Thing → Thing',
  );
});

test('words for a rule that is not there are a mistake', () => {
  expect(() => makeGrammar(chinese, rules, {}, { 'thing.dragon': '龙' })).toThrow('thing.dragon');
});

test('words that two rules have are printed of both, and read by one; a part can be read only in one of two ways', () => {
  const said = makeGrammar(
    chinese,
    rules,
    {},
    {
      ...words,
      'thing.one': { words: '{thing}', isEcho: true },
      'thing.of': { words: '{who}的{thing}', except: { who: ['who.controller'] }, only: { thing: ['thing.card'] } },
    },
  );
  const read2 = (text: string): readonly string[] => {
    const outcome = read(said, 'Line', chinese.tokens(text, []));
    return 'trees' in outcome ? outcome.trees.map((tree) => meaningOf<string>(tree, {})) : [];
  };
  expect(read2('牌。')).toEqual(['card']);
  expect(read2('你的牌。')).toEqual(['card of you']);
  expect(read2('你的生物。')).toEqual([]);
  expect(read2('生物的操控者的牌。')).toEqual([]);
  const one = said.rules.get('thing.one');
  const card = said.rules.get('thing.card');
  if (one === undefined || card === undefined) throw new Error('no such rules');
  const place = { start: 0, end: 0 };
  const tree = { rule: one, wording: 0, kids: [{ rule: card, wording: 0, kids: [], ...place }], ...place };
  expect(printTree(said, tree, { names: [] })).toBe('牌');
});
