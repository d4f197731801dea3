// Every code of the engine has words in every language: the sources are read for the codes they use.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXPLAINABLE, rules, stateBasedActions } from '@rulewright/magic';
import { languages, type Words } from '@rulewright/text/magic';
import { describe, expect, test } from 'vitest';

const packages = new URL('../../../packages/', import.meta.url);

const sourceOf = (path: string): string => readFileSync(new URL(path, packages), 'utf8');
const magic = readdirSync(fileURLToPath(new URL('magic/src', packages)), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => sourceOf(`magic/src/${name.replaceAll('\\', '/')}`));
const asking = [
  ...magic,
  sourceOf('kernel/src/decision.ts'),
  sourceOf('kernel/src/machine.ts'),
  sourceOf('kernel/src/door.ts'),
];

const found = (sources: readonly string[], ...patterns: readonly RegExp[]): readonly string[] => {
  const all = sources.flatMap((text) => patterns.flatMap((p) => [...text.matchAll(p)].map((m) => m[1] ?? '')));
  return [...new Set(all)].toSorted();
};

const codes = found(
  asking,
  /\bcode: '([^']+)'/g,
  /\brefuse\('([^']+)'/g,
  /\bderivation\(\s*'([^']+)'/g,
  /\bfact\('([a-z][^']*-[^']*)'/g,
);
const prompts = found(asking, /\bprompt: '([^']+)'/g);

describe.each(Object.entries(languages))('%s has words for', (_, words) => {
  const lacking = (names: readonly string[], has: (words: Words, name: string) => boolean): readonly string[] =>
    names.filter((name) => !has(words, name));

  test('every reason and every fact of an explanation', () => {
    expect(codes.length).toBeGreaterThan(80);
    expect(lacking(codes, (w, c) => w.reasons[c] !== undefined || w.why[c] !== undefined)).toEqual([]);
  });

  test('every question', () => {
    expect(prompts.length).toBeGreaterThan(30);
    expect(lacking(prompts, (w, p) => w.prompts[p] !== undefined)).toEqual([]);
  });

  test('every state-based action', () => {
    const said = (rule: string) => words.why['state-based-done']?.({ names: [], data: { rule }, show: String });
    const unnamed = said('a rule that there is not');
    expect(stateBasedActions.filter(({ rule }) => said(rule) === unnamed)).toEqual([]);
  });

  test('every kind of event', () => {
    expect(lacking(Object.keys(rules.events), (w, kind) => w.events[kind] !== undefined)).toEqual([]);
  });

  test('every value that can be explained', () => {
    const questions = ['attack', 'block', 'cast', 'play', 'activate', 'life', 'state-based', 'triggers'];
    const values = EXPLAINABLE.filter((name) => !questions.includes(name));
    expect(lacking(values, (w, value) => w.values[value] !== undefined)).toEqual([]);
  });
});

test('all languages have words for the same things', () => {
  const [first, ...others] = Object.values(languages) as [Words, ...Words[]];
  for (const other of others) {
    for (const table of ['prompts', 'reasons', 'why', 'values', 'events', 'options', 'steps'] as const) {
      expect(Object.keys(other[table]).toSorted(), table).toEqual(Object.keys(first[table]).toSorted());
    }
  }
});
