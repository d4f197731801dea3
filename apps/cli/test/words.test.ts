// Every code of the engine has words in every language: the sources are read for the codes they use.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledCards } from '@rulewright/cards/grand-archive';
import { bundledCards as magicCards } from '@rulewright/cards/magic';
import * as archive from '@rulewright/grand-archive';
import * as magic from '@rulewright/magic';
import type { Words } from '@rulewright/text';
import * as archiveWords from '@rulewright/text/grand-archive';
import * as magicWords from '@rulewright/text/magic';
import { describe, expect, test } from 'vitest';

const packages = new URL('../../../packages/', import.meta.url);

const sourceOf = (path: string): string => readFileSync(new URL(path, packages), 'utf8');
const folder = (name: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(name, packages)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => sourceOf(`${name}/${file.replaceAll('\\', '/')}`));
const common = [
  ...folder('rules/src/explain'),
  ...folder('rules/src/play'),
  ...folder('rules/src/passing'),
  ...folder('rules/src/triggers'),
  sourceOf('kernel/src/decision.ts'),
  sourceOf('kernel/src/machine.ts'),
  sourceOf('kernel/src/door.ts'),
];

const found = (sources: readonly string[], ...patterns: readonly RegExp[]): readonly string[] => {
  const all = sources.flatMap((text) => patterns.flatMap((p) => [...text.matchAll(p)].map((m) => m[1] ?? '')));
  return [...new Set(all)].toSorted();
};

interface Speaking {
  readonly name: string;
  readonly languages: Readonly<Record<string, Words>>;
  readonly events: readonly string[];
  readonly values: readonly string[];
  /** The rules whose actions of the game itself have words of their own. */
  readonly checks: readonly string[];
}

/** What is asked and is no value. */
const QUESTIONS: ReadonlySet<string> = new Set([
  ...['attack', 'block', 'cast', 'play', 'activate', 'materialize', 'state-based', 'triggers'],
]);
const valuesIn = (explained: readonly string[], ...others: readonly string[]): readonly string[] =>
  explained.filter((name) => !QUESTIONS.has(name) && !others.includes(name));

const games: readonly Speaking[] = [
  {
    name: 'magic',
    languages: magicWords.languages,
    events: Object.keys(magic.rules.events),
    values: valuesIn(magic.EXPLAINABLE, 'life'),
    checks: magic.stateBasedActions.map(({ rule }) => rule),
  },
  {
    name: 'grand-archive',
    languages: archiveWords.languages,
    events: Object.keys(archive.rules.events),
    values: valuesIn(archive.EXPLAINABLE),
    checks: archive.objectChecks.map(({ rule }) => rule),
  },
];

describe.each(games)('$name', ({ name, languages, events, values, checks }) => {
  const sources = [...folder(`${name}/src`), ...common];
  const codes = found(
    sources,
    /\bcode: '([^']+)'/g,
    /\brefuse\('([^']+)'/g,
    /\bderivation\(\s*'([^']+)'/g,
    /\bfact\('([a-z][^']*-[^']*)'/g,
  );
  const prompts = found(sources, /\bprompt: '([^']+)'/g, /\bquestion\(\w+, '[^']+', '([^']+)'/g);

  describe.each(Object.entries(languages))('%s has words for', (_, words) => {
    const lacking = (all: readonly string[], has: (words: Words, name: string) => boolean): readonly string[] =>
      all.filter((each) => !has(words, each));

    test('every reason and every fact of an explanation', () => {
      expect(codes.length).toBeGreaterThan(60);
      expect(lacking(codes, (w, c) => w.reasons[c] !== undefined || w.why[c] !== undefined)).toEqual([]);
    });

    test('every question', () => {
      expect(prompts.length).toBeGreaterThan(30);
      expect(lacking(prompts, (w, p) => w.prompts[p] !== undefined)).toEqual([]);
    });

    test('every action of the game itself', () => {
      const said = (rule: string) => words.why['state-based-done']?.({ names: [], data: { rule }, show: String });
      const unnamed = said('a rule that there is not');
      expect(checks.filter((rule) => said(rule) === unnamed)).toEqual([]);
    });

    test('every kind of event', () => {
      expect(lacking(events, (w, kind) => w.events[kind] !== undefined)).toEqual([]);
    });

    test('every value that can be explained', () => {
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
});

test.each(Object.entries(archiveWords.languages))(
  'abilities of the bundled cards are put into words in %s',
  (_, words) => {
    const raw = bundledCards.flatMap(({ name, faces }) =>
      faces.flatMap(({ abilities = [] }) =>
        abilities
          .map((ability) => words.ability(ability))
          .flatMap((said) => (CODE.test(said) ? [`${name}: ${said}`] : [])),
      ),
    );
    expect(raw).toEqual([]);
  },
);
/** A word of the card language that stands there as it is, or something that is no text at all. */
const CODE = /\b[a-z]+[A-Z][a-z]|undefined|\[object/;

/** What cards are called, symbols, X and levels: all that may stand in other letters than those of the language. */
const bare = (words: string): string =>
  words.replace(/[「『][^「」『』]*[」』]|\{[^}]*\}|［[^］]*］|\b(?:LV|[XY])\b/gu, '');

test.each([
  ['Magic', magicCards, magicWords.languages.ja],
  ['Grand Archive', bundledCards, archiveWords.languages.ja],
] as const)('abilities of the bundled cards of %s are put into Japanese', (_, cards, words) => {
  const said = cards.flatMap(({ faces }) =>
    faces.flatMap(({ abilities = [] }) => abilities.map((ability) => words?.ability(ability as never) ?? '')),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((line) => /undefined|\[object|特定の|[。、]{2}|がが|をを|はは/u.test(line))).toEqual([]);
  // A lineage is called after a person; what is quoted may be a name.
  const isNamed = /リネージュ|「|『/u;
  expect(said.filter((line) => /[A-Za-z]{2}/u.test(bare(line)) && !isNamed.test(line))).toEqual([]);
});
