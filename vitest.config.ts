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
          include: ['test/**/*.test.ts', 'packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.{ts,tsx}'],
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
          // One browser after the other tests: beside them it would wait for a processor most of the time.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
