import { defineConfig } from 'vitest/config';
import { changedCache, changedSetup, changedSource, changedWithout, isSurvey } from './mutate/changed.ts';
import { LongestFirst } from './test/longest-first.ts';
import { PATIENCE_MS, TEST_MS } from './test/patience.ts';

// Threads start faster than processes, and nothing here changes process-wide state.
const pool = 'threads';
const BROWSER = 'apps/web/test/browser/**/*.test.ts';
const patience = {
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    ...changedCache(),
    projects: [
      {
        plugins: [...changedSource()],
        test: {
          name: 'node',
          include: [
            '{test,bench,mutate}/**/*.test.ts',
            'packages/*/{src,test}/**/*.test.ts',
            'apps/*/{src,test}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', BROWSER, ...changedWithout()],
          setupFiles: [...changedSetup()],
          pool,
          // All processors: what starts the workers hardly works.
          maxWorkers: '100%',
          // Loading the engine anew for each file was a third of the work. What a file reaches as it is loaded is noted for each of them.
          isolate: isSurvey(),
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['apps/web/test/browser/setup.ts'],
          pool,
          // After the other tests: beside them the browser would wait for a processor most of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          provide: { patience: PATIENCE_MS },
          ...patience,
        },
      },
    ],
  },
});
