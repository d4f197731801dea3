/**
 * The program that is bundled with the changed sources: runs rulings, with one of the changes made (`MUTANT`) or none. Without one it
 * tells which places each ruling reached; with one it stops at the first ruling that fails.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenarios, runScenario, type ScenarioGames } from '@rulewright/scenario';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { magicScenario } from '@rulewright/scenario/magic';

declare global {
  /** Set by the first line of the bundle. */
  var reachedPlaces: Uint8Array;
}

const games: ScenarioGames = [magicScenario, grandArchiveScenario];

/** A scenario: the place of its file among the rulings, and its own in the file. */
export type Ruling = readonly [file: string, at: number];

export interface Reached {
  readonly ruling: Ruling;
  readonly places: readonly number[];
  readonly ms: number;
}

export interface Survey {
  /** Places that are reached as the sources are loaded. */
  readonly loading: readonly number[];
  readonly rulings: readonly Reached[];
  readonly failed: readonly string[];
}

export interface Task {
  readonly root: string;
  readonly files: readonly string[];
  /** Only these, saved and loaded at every decision too; absent: all, once, to see what they reach. */
  readonly only?: readonly Ruling[];
  readonly thrice?: boolean;
}

function taken(): readonly number[] {
  const places: number[] = [];
  globalThis.reachedPlaces.forEach((reached, place) => {
    if (reached === 1) places.push(place);
  });
  globalThis.reachedPlaces.fill(0);
  return places;
}

const parsed = (root: string, file: string) => parseScenarios(readFileSync(join(root, file), 'utf8'), file, games);

function explore({ root, files }: Task, loading: readonly number[]): Survey {
  const rulings: Reached[] = [];
  const failed: string[] = [];
  for (const file of files) {
    const { scenarios } = parsed(root, file);
    const parsing = taken();
    scenarios.forEach((scenario, at) => {
      const began = performance.now();
      if (runScenario(scenario, games).status !== 'passed') failed.push(`${file}: ${scenario.title}`);
      const places = [...new Set([...taken(), ...parsing])];
      rulings.push({ ruling: [file, at], places, ms: performance.now() - began });
    });
  }
  return { loading, rulings, failed };
}

/** The first ruling that fails; null if none does. */
function firstFailure({ root, only = [], thrice = false }: Task): string | null {
  const known = new Map<string, ReturnType<typeof parsed>>();
  for (const [file, at] of only) {
    const scenarios = known.get(file) ?? parsed(root, file);
    known.set(file, scenarios);
    const scenario = scenarios.scenarios[at];
    if (scenario === undefined || scenarios.errors.length > 0) return `${file} cannot be read`;
    const result = runScenario(scenario, games, { thrice });
    // A sign of life, which is no part of the answer.
    process.stdout.write(' ');
    if (result.status !== 'passed') return `${file}: ${scenario.title}`;
  }
  return null;
}

const loading = taken();
const task = JSON.parse(readFileSync(0, 'utf8')) as Task;
const answer = task.only === undefined ? explore(task, loading) : firstFailure(task);
process.stdout.write(JSON.stringify(answer));
