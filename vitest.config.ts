import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.{ts,tsx}'],
    // Threads start faster than processes, and nothing here changes process-wide state.
    pool: 'threads',
    testTimeout: 20_000,
  },
});
