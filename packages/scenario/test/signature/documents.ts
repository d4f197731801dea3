/**
 * What is made of scenario documents that are not as they should be: each ruling with a line left out, a word exchanged, a number changed
 * and so on is read and run, and what is said of it kept as a digest. Of the whole ruling, what its steps are written as again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { grandArchiveScenario } from '../../src/grand-archive/index.ts';
import {
  documentTexts,
  exportSteps,
  parseScenarios,
  recordScenario,
  runScenario,
  type ScenarioGames,
  textReport,
  unreadable,
  writeDocument,
} from '../../src/index.ts';
import { magicScenario } from '../../src/magic/index.ts';

export const DOCUMENT_KINDS = ['read', 'run', 'written'] as const;

const games: ScenarioGames = [magicScenario, grandArchiveScenario];
const LENGTH = 4;
const digest = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('hex');
const short = (said: unknown): string => digest(said).slice(0, LENGTH);

export interface Spoilt {
  readonly key: string;
  readonly text: string;
}

/** One file in so many, and of it the first so many rulings: all of them would take minutes. */
const EVERY = 3;
const FIRST = 1;

/** By file. */
export function documents(
  home: URL = new URL('../../../../rulings/', import.meta.url),
): ReadonlyMap<string, readonly Spoilt[]> {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && Number.parseInt(digest(name).slice(0, 4), 16) % EVERY === 0)
    .toSorted();
  return new Map(
    files.map((file) => {
      const texts = documentTexts(readFileSync(new URL(file, home), 'utf8')).filter((text) => text !== null);
      return [file, texts.slice(0, FIRST).map((text) => ({ text, key: digest(text).slice(0, 2 * LENGTH) }))];
    }),
  );
}

type Below = (bound: number) => number;

function chance(text: string): Below {
  let at = 0;
  return (bound) => Number.parseInt(digest(`${at++}${text}`).slice(0, 8), 16) % Math.max(1, bound);
}

/** What can be wrong with a document. */
const WAYS: readonly ((lines: readonly string[], below: Below) => readonly string[])[] = [
  (lines, below) => lines.toSpliced(below(lines.length), 1),
  (lines, below) => {
    const at = below(lines.length);
    return lines.toSpliced(at, 0, lines[at] ?? '');
  },
  (lines, below) => inLine(lines, below, /\b[A-Za-z]+\b/g, () => wordOf(lines, below)),
  (lines, below) => inLine(lines, below, /\b[A-Za-z]+\b/g, (word) => `${word}x`),
  (lines, below) => inLine(lines, below, /\b\d+\b/g, (number) => String(Number(number) + 1)),
  (lines, below) =>
    inLine(lines, below, /: [^\n]+$/g, () => [': []', ': {}', ':', ': 3', ': word', ': true'][below(6)] ?? ''),
  (lines, below) => inLine(lines, below, /, [^,]+/g, () => ''),
];

const wordOf = (lines: readonly string[], below: Below): string => {
  const words = lines.join(' ').match(/[A-Za-z]+/g) ?? [];
  return words[below(words.length)] ?? 'word';
};

/** One of the places that have this form is written otherwise. */
function inLine(
  lines: readonly string[],
  below: Below,
  form: RegExp,
  instead: (found: string) => string,
): readonly string[] {
  const text = lines.join('\n');
  const places = [...text.matchAll(new RegExp(form.source, 'gm'))];
  const place = places[below(places.length)];
  if (place === undefined) return lines;
  return `${text.slice(0, place.index)}${instead(place[0])}${text.slice(place.index + place[0].length)}`.split('\n');
}

export function signatureOf({ text }: Spoilt): string {
  const below = chance(text);
  const lines = text.split('\n');
  const read: unknown[] = [];
  const run: unknown[] = [];
  for (const way of WAYS) {
    const { scenarios, errors } = parseScenarios(way(lines, below).join('\n'), 'some.yaml', games);
    read.push(errors, scenarios);
    run.push(textReport([...unreadable(errors), ...scenarios.map((scenario) => runScenario(scenario, games))]));
  }
  return [read, run, writtenAgain(text)].map(short).join(' ');
}

function writtenAgain(text: string): unknown {
  const [scenario] = parseScenarios(text, 'some.yaml', games).scenarios;
  if (scenario === undefined) return null;
  const { moves, result } = recordScenario(scenario, games);
  const { steps, moves: written } = exportSteps(scenario, moves, games);
  return [result, written, writeDocument({ scenario: 'Again' }, steps)];
}
