/** Runs before each test file while sources are changed: has the changes ask which of them is made, and notes which were reached. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { changedInTests } from './changed.ts';
import { type Switches, switches } from './switches.ts';

declare global {
  var __mutant: Switches['__mutant'];
  var __asTrue: Switches['__asTrue'];
  var __same: Switches['__same'];
}

export interface ReachedByTest {
  /** From the root of the repository. */
  readonly test: string;
  readonly places: readonly number[];
  readonly ms: number;
}

const changed = changedInTests();
const made = Number(process.env.MUTANT ?? -1);
const began = performance.now();
const reached = new Uint8Array(changed?.count ?? 0);
Object.assign(globalThis, switches(made, reached));

afterAll(() => {
  if (changed === null || made >= 0) return;
  const test = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
  const places = [...reached.keys()].filter((place) => reached[place] === 1);
  const note: ReachedByTest = { test, places, ms: performance.now() - began };
  writeFileSync(join(changed.notes, `${createHash('sha1').update(test).digest('hex')}.json`), JSON.stringify(note));
});
