import { describe, expect, it } from 'vitest';
import { en, languages, problemsOf, tellProblem } from '../src/magic/index.ts';
import { compile } from './reading.ts';

const row = (words: readonly string[], count: number, between: string): string =>
  Array.from({ length: count }, (_, i) => words[i % words.length]).join(between);

/** Texts that can be made as deep as one likes. */
const DEEP: Readonly<Record<string, (count: number) => string>> = {
  'colours in a row': (count) => `Destroy target ${row(['red', 'blue'], count, ' ')} creature.`,
  'colours one after the other': (count) => `Protection ${row(['from red', 'from blue'], count, ' and ')}`,
  'keywords on a line': (count) => row(['Flying', 'haste', 'vigilance'], count, ', '),
  'quotations within quotations': (count) =>
    `${'Creatures you control have "'.repeat(count)}Flying${'"'.repeat(count)}`,
  'sentences on a line': (count) => 'Draw a card. '.repeat(count),
  'clauses in a sentence': (count) => `Draw a card${' and you gain 1 life'.repeat(count)}.`,
  'costs before a colon': (count) => `${'{T}, '.repeat(count)}{G}: Draw a card.`,
  'phrases that say more of phrases': (count) =>
    `Destroy target creature${' with power less than the power of a creature'.repeat(count)}.`,
  'parentheses within parentheses': (count) => `${'('.repeat(count)}Flying${')'.repeat(count)}`,
  'clauses that begin with when': (count) => `${'When you gain life, '.repeat(count)}draw a card.`,
  'conditions before conditions': (count) => `${'If you control a Forest, '.repeat(count)}draw a card.`,
};

describe.each(Object.entries(DEEP))('%s', (_, text) => {
  it.each([50, 500, 3000])('%i deep are refused at most, with words, and nothing breaks', (count) => {
    const result = compile(text(count));
    if (!('refusals' in result)) return;
    for (const { reason, words } of result.refusals) {
      expect(reason).not.toBe('fault');
      expect(words.length).toBeLessThan(200);
    }
  });
});

describe('A text that is too deep', () => {
  const text = `Flying\nDestroy target ${row(['red', 'blue'], 2000, ' ')} creature.`;
  const made = compile(text, { name: 'Rainbow Moth' });

  it('is refused with its place', () => {
    expect(made).toMatchObject({ refusals: [{ reason: 'too deep', face: 'Rainbow Moth', line: 2 }] });
  });

  it('is told in the words of every language', () => {
    const face = { name: 'Rainbow Moth', typeLine: 'Creature — Bear', text, power: '2', toughness: '2' };
    const problems = problemsOf({ name: 'Rainbow Moth', layout: 'normal', faces: [face] }, made);
    const [problem = expect.fail()] = problems;
    expect(tellProblem(problem, en)).toMatch(/^Line 2, column \d+: From “(?:red|blue) /);
    for (const pack of Object.values(languages)) expect(tellProblem(problem, pack)).not.toMatch(/undefined/);
  });
});
