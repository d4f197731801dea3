/**
 * What is made of scenario documents that are not as they should be: each ruling with a line left out, a word exchanged, a number changed
 * and so on is read and run, and what is said of it kept as a digest. Of the whole ruling, what its steps are written as again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
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
import { Exchange } from './exchanging.ts';

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
  /** The same with something else in one place, where it is not spoilt word by word. */
  readonly others?: readonly string[];
}

/** One file in so many, and of it the first so many rulings: all of them would take minutes. */
const EVERY = 3;
const FIRST = 1;
/** Of as many other files, one ruling in so many has something said in it that stands in another. */
const EXCHANGED = 3;
const TIMES = 2;

interface File {
  readonly file: string;
  readonly texts: readonly string[];
}

const among = (name: string, many: number): number => Number.parseInt(digest(name).slice(0, 4), 16) % many;
const keyed = (text: string): Spoilt => ({ text, key: digest(text).slice(0, 2 * LENGTH) });

/** By file. */
export function documents(
  home: URL = new URL('../../../../rulings/', import.meta.url),
): ReadonlyMap<string, readonly Spoilt[]> {
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  const chosen = (rest: number): readonly File[] =>
    names
      .filter((name) => among(name, EVERY) === rest)
      .map((file) => ({
        file,
        texts: documentTexts(readFileSync(new URL(file, home), 'utf8')).filter((text) => text !== null),
      }));
  const spoilt = chosen(0).map(({ file, texts }) => [file, texts.slice(0, FIRST).map(keyed)] as const);
  return new Map([...spoilt, ...exchanged(chosen(1))]);
}

function exchanged(all: readonly File[]): readonly (readonly [string, readonly Spoilt[]])[] {
  const ofGame = (name: string): string => (name.startsWith('grand-archive/') ? 'grand-archive' : 'magic');
  const some = all.map(({ file, texts }) => ({ file, texts: texts.filter((text) => among(text, EXCHANGED) === 0) }));
  return [...new Set(all.map(({ file }) => ofGame(file)))].flatMap((game) => {
    const own = some.filter(({ file }) => ofGame(file) === game);
    const said = new Exchange(own.flatMap(({ texts }) => texts.map((text) => parse(text) as unknown)));
    return own
      .filter(({ texts }) => texts.length > 0)
      .map(
        ({ file, texts }) =>
          [`${file}, exchanged`, texts.map((text) => ({ ...keyed(text), others: said.of(text, TIMES) }))] as const,
      );
  });
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

export function signatureOf({ text, others }: Spoilt): string {
  if (others !== undefined) return others.map(readAndRun).map(short).join(' ');
  const below = chance(text);
  const lines = text.split('\n');
  const read: unknown[] = [];
  const run: unknown[] = [];
  for (const way of WAYS) {
    const [asRead, asRun] = readAndRun(way(lines, below).join('\n'));
    read.push(...asRead);
    run.push(asRun);
  }
  return [read, run, writtenAgain(text)].map(short).join(' ');
}

function readAndRun(text: string): readonly [readonly unknown[], string] {
  const { scenarios, errors } = parseScenarios(text, 'some.yaml', games);
  return [
    [errors, scenarios],
    textReport([...unreadable(errors), ...scenarios.map((scenario) => runScenario(scenario, games))]),
  ];
}

function writtenAgain(text: string): unknown {
  const [scenario] = parseScenarios(text, 'some.yaml', games).scenarios;
  if (scenario === undefined) return null;
  const { moves, result } = recordScenario(scenario, games);
  const { steps, moves: written } = exportSteps(scenario, moves, games);
  return [result, written, writeDocument({ scenario: 'Again' }, steps)];
}
