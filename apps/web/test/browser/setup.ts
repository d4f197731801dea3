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
    /** How long to wait for anything on a page, in milliseconds. */
    readonly patience: number;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { patience } = project.getProvidedContext();
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    // A container's root has no sandbox, and its shared memory is small.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    timeout: patience,
  });
  const served = await serveApp();
  project.provide('app', served.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await served.stop();
    await browser.close();
  };
}
