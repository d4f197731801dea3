/**
 * The program that is bundled with the changed sources: runs rulings and plays games of random players, with one of the changes made
 * (`MUTANT`) or none. Without one it tells which places each of them reached and what it came to; with one it stops at the first that
 * fails or comes to something else, as the tests of the rulings and of the signatures would.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseScenarios, runScenario } from '@rulewright/scenario';
import { signatureOf as signatureOfText, sources } from '../packages/cards/test/signature/texts.ts';
import { games as toys } from '../packages/kernel/test/signature/games.ts';
import { documents, signatureOf as signatureOfDocument } from '../packages/scenario/test/signature/documents.ts';
import { games, signedRuling } from '../packages/table/test/signature/rulings.ts';
import { plays } from '../packages/table/test/signature/signatures.ts';
import { noted } from './installed.ts';

/** A scenario: the place of its file among the rulings, and its own in the file; or a game of random players or a source of texts by its name. */
export type Case = { readonly file: string; readonly at: number } | { readonly game: string };

export interface Reached {
  readonly case: Case;
  readonly places: readonly number[];
  /** Of work. */
  readonly ms: number;
  /** What it came to. */
  readonly signature: string;
}

export interface Survey {
  /** Places that are reached as the sources are loaded. */
  readonly loading: readonly number[];
  readonly cases: readonly Reached[];
  readonly failed: readonly string[];
}

export interface Task {
  /** Of the repository. */
  readonly root: string;
  /** The rulings. */
  readonly files: readonly string[];
  /** Only these; absent: all, once, to see what they reach. */
  readonly only?: readonly Pick<Reached, 'case' | 'signature'>[];
  /** Rulings are also saved and loaded at every decision. */
  readonly thrice?: boolean;
}

const cards = (root: string): URL => pathToFileURL(join(root, 'packages/cards/test/'));

type Games = ReadonlyMap<string, () => string>;

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly is: T } | undefined;
  return () => {
    made ??= { is: make() };
    return made.is;
  };
};

/** What is played and read besides the rulings: by what its names begin with, and by name. Finding out what there is costs something, too. */
const others = (root: string): Readonly<Record<string, () => Games>> => {
  const ofGame = (game: keyof typeof plays) => () =>
    new Map(
      plays[game](cards(root)).map(
        (play) => [`${game}, ${play.name}`, () => JSON.stringify(play.signature())] as const,
      ),
    );
  return {
    kernel: once(() => new Map([...toys].map(([name, play]) => [`kernel, ${name}`, () => JSON.stringify(play())]))),
    magic: once(ofGame('magic')),
    'grand-archive': once(ofGame('grand-archive')),
    documents: once(() => {
      const all = [...documents(pathToFileURL(join(root, 'rulings/')))];
      return new Map(
        all.map(([file, some]) => [`documents, ${file}`, () => JSON.stringify(some.map(signatureOfDocument))]),
      );
    }),
    texts: once(() => {
      const all = [...sources(cards(root))];
      return new Map(all.map(([name, texts]) => [`texts, ${name}`, () => JSON.stringify(texts.map(signatureOfText))]));
    }),
  };
};

function taken(): readonly number[] {
  const places: number[] = [];
  noted.forEach((reached, place) => {
    if (reached === 1) places.push(place);
  });
  noted.fill(0);
  return places;
}

const parsed = (root: string, file: string) =>
  parseScenarios(readFileSync(join(root, 'rulings', file), 'utf8'), file, games);

function explore({ root, files }: Task, loading: readonly number[]): Survey {
  const cases: Reached[] = [];
  const failed: string[] = [];
  const note = (one: Case, before: readonly number[], run: () => string): void => {
    const began = process.cpuUsage();
    const signature = run();
    const worked = process.cpuUsage(began);
    const ms = (worked.user + worked.system) / 1000;
    cases.push({ case: one, places: [...new Set([...taken(), ...before])], ms, signature });
  };
  for (const file of files) {
    const { scenarios } = parsed(root, file);
    const parsing = taken();
    scenarios.forEach((scenario, at) => {
      note({ file, at }, parsing, () => {
        const { result, signature } = signedRuling(scenario);
        if (result.status !== 'passed') failed.push(`${file}: ${scenario.title}`);
        return signature;
      });
    });
  }
  for (const group of Object.values(others(root))) {
    const all = group();
    // What is done as it is made is part of each of them.
    const making = taken();
    for (const [game, play] of all) note({ game }, making, play);
  }
  return { loading, cases, failed };
}

/** The first that notices the change; null if none does. */
function firstFailure({ root, only = [], thrice = false }: Task): string | null {
  const known = new Map<string, ReturnType<typeof parsed>>();
  const played = others(root);
  for (const { case: one, signature: expected } of only) {
    // A sign of life, which is no part of the answer.
    process.stdout.write(' ');
    if ('game' in one) {
      if (played[one.game.split(',')[0] ?? '']?.().get(one.game)?.() !== expected) return one.game;
      continue;
    }
    const { file, at } = one;
    const scenarios = known.get(file) ?? parsed(root, file);
    known.set(file, scenarios);
    const scenario = scenarios.scenarios[at];
    if (scenario === undefined || scenarios.errors.length > 0) return `${file} cannot be read`;
    const name = `${file}: ${scenario.title}`;
    if (thrice) {
      if (runScenario(scenario, games, { thrice }).status !== 'passed') return name;
      continue;
    }
    const { result, signature } = signedRuling(scenario);
    if (result.status !== 'passed') return name;
    if (signature !== expected) return `${name} (what is told at its end)`;
  }
  return null;
}

const loading = taken();
const task = JSON.parse(readFileSync(0, 'utf8')) as Task;
const answer = task.only === undefined ? explore(task, loading) : firstFailure(task);
process.stdout.write(JSON.stringify(answer));
