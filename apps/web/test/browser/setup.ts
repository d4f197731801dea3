/** Once for all browser tests: the app is built and served, and one browser is started. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.ts';
import { serveApp } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is. */
    readonly app: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    // A container's root has no sandbox, and its shared memory is small.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const served = await serveApp();
  project.provide('app', served.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await served.stop();
    await browser.close();
  };
}
