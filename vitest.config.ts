import { defineConfig } from 'vitest/config';

// Threads start faster than processes, and nothing here changes process-wide state.
const pool = 'threads';
const BROWSER = 'apps/web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            '{test,bench}/**/*.test.ts',
            'packages/*/{src,test}/**/*.test.ts',
            'apps/*/{src,test}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', BROWSER],
          pool,
          // The machine may be busy; what takes longer than this has stopped.
          testTimeout: 120_000,
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
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
