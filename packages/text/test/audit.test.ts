// Every word counts: what a grammar loses is found, what it declares is not.
import { expect, test } from 'vitest';
import { Audit, type AuditedText } from '../src/audit/index.ts';
import { makeGrammar } from '../src/grammar/grammar.ts';
import { meaningOf } from '../src/grammar/meaning.ts';
import { read } from '../src/grammar/read.ts';
import { type Rule, ruleSet } from '../src/grammar/rule.ts';
import { rules as grandArchive } from '../src/grand-archive/rules.ts';
import { grandArchiveSame } from '../src/grand-archive/same-words.ts';
import { english } from '../src/magic/english.ts';
import { rules as magic } from '../src/magic/rules.ts';
import { sameActs } from '../src/magic/same-acts.ts';
import { sameNouns } from '../src/magic/same-nouns.ts';
import { sameSentences } from '../src/magic/same-sentences.ts';
import { proseSame } from '../src/prose/same-words.ts';

interface Meanings {
  Line: unknown;
  Place: string;
  Count: number;
}

function textOf(rules: readonly Rule[], text: string): AuditedText {
  const grammar = makeGrammar(english, rules, {});
  const tokens = english.tokens(text, []);
  const outcome = read(grammar, 'Line', tokens);
  const tree = 'trees' in outcome ? outcome.trees[0] : undefined;
  if (tree === undefined) throw new Error(`not read: ${text}`);
  return {
    grammar,
    names: [],
    lines: [{ tree, tokens }],
    meaning: (_, [other]) => (other === undefined ? undefined : JSON.stringify(meaningOf(other, {}))),
  };
}

const lost = (rules: readonly Rule[], text: string): readonly string[] =>
  new Audit().findings(textOf(rules, text)).map(({ rule, part, instead }) => `${rule}: ${part} = ${instead}`);

function grammar(line: 'exact' | 'loses the place' | 'declares it', optional = ''): readonly Rule[] {
  const rules = ruleSet<Meanings, object>();
  rules.lexicon({ of: 'Place', en: { yours: 'your hand', theirs: 'their hand' }, mean: (place) => place });
  rules.lexicon({ of: 'Count', en: { 1: 'one', 2: 'two', 3: 'three' }, mean: Number });
  rules.rule({
    name: 'line',
    of: 'Line',
    slots: { n: 'Count', place: 'Place' },
    en: `draw {n} cards ${optional} into {place}`,
    ...(line === 'declares it' ? { same: { '{place}': 'cards are drawn nowhere else', '…{place}': 'the same' } } : {}),
    mean: (p) => (line === 'exact' ? [p.n, p.place] : [p.n]),
  });
  return rules.rules;
}

test('a text all of whose words have a meaning has no findings', () => {
  expect(lost(grammar('exact'), 'Draw two cards into your hand')).toEqual([]);
});

test('a part whose meaning is dropped is found, with what could stand there', () => {
  expect(lost(grammar('loses the place'), 'Draw two cards into your hand')).toEqual(['Place.yours: your = their']);
});

test('a word that a wording may leave out is found', () => {
  expect(lost(grammar('exact', '[untapped]'), 'Draw two cards untapped into your hand')).toEqual(['line: untapped = ']);
});

test('what a rule declares with a reason is no finding', () => {
  expect(lost(grammar('declares it'), 'Draw two cards into your hand')).toEqual([]);
});

test('declarations name rules that there are', () => {
  const known = [...magic, ...grandArchive].map(({ name }) => name);
  const names = [proseSame, sameNouns, sameActs, sameSentences, grandArchiveSame].flat().flatMap(({ of }) => of);
  const isKnown = (name: string): boolean =>
    name.endsWith('.*') ? known.some((each) => each.startsWith(name.slice(0, -1))) : known.includes(name);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});
