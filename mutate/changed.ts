/** For the tests: takes changed texts of source files instead of the files, if `RULEWRIGHT_CHANGED` names a file with them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the tests are told. */
export interface Changed {
  /** By the name of the file. */
  readonly texts: Readonly<Record<string, string>>;
  /** One more than the highest number of a change. */
  readonly count: number;
  /** Each test file leaves a note here of the changed places that it reached. */
  readonly notes: string;
}

interface Loader {
  readonly name: string;
  readonly enforce: 'pre';
  load(id: string): string | null;
}

export function changedInTests(): Changed | null {
  const path = process.env.RULEWRIGHT_CHANGED;
  return path === undefined ? null : (JSON.parse(readFileSync(path, 'utf8')) as Changed);
}

export function changedSource(): readonly Loader[] {
  const changed = changedInTests();
  if (changed === null) return [];
  const texts = new Map(Object.entries(changed.texts));
  return [{ name: 'changed source', enforce: 'pre', load: (id) => texts.get(id.split('?')[0] ?? '') ?? null }];
}

/** The rulings and the games have been run before the tests; playing each card again and again takes minutes, which is too long for every change. */
export const changedWithout = (): readonly string[] =>
  changedInTests() === null ? [] : ['**/rulings.test.ts', '**/signature/*.test.ts', '**/smoke.test.ts'];

/** Whether the tests run to see what each of them reaches. */
export const isSurvey = (): boolean => changedInTests() !== null && process.env.MUTANT === undefined;

/** The changed texts are the same for each change that is made: what is made of them is kept as long as they are. */
export function changedCache(): { readonly experimental?: { fsModuleCache: boolean; fsModuleCachePath: string } } {
  const changed = changedInTests();
  return changed === null ? {} : { experimental: { fsModuleCache: true, fsModuleCachePath: `${changed.notes}-cache` } };
}

/** What runs before each test file. */
export const changedSetup = (): readonly string[] =>
  changedInTests() === null ? [] : [fileURLToPath(new URL('reached.ts', import.meta.url))];
