/**
 * Browser tests: real Chromium on the app as it is served.
 *
 *     test('a deck can be copied', async () => {
 *       const page = await open('/decks');
 *       await page.getByRole('button', { name: 'Copy' }).click();
 *       await axe(page);
 *     });
 *
 * Each page has a profile of its own: nothing is kept from one to the next. What the app writes to the console as an error
 * fails the test; a test that fails leaves a picture of its pages in `apps/web/test-failures`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, devices, type Page, type Worker } from 'playwright-core';
import { afterAll, inject, onTestFinished, type TestContext } from 'vitest';

/** Browsers that the app answers in a language. */
const LOCALES = { en: 'en-GB', zhs: 'zh-CN', zht: 'zh-TW', ja: 'ja-JP' } as const;

export interface Opening {
  /** The language of the browser, which the app follows (en). */
  readonly language?: keyof typeof LOCALES;
  /** A phone, 360 px wide, with touch. */
  readonly phone?: boolean;
  /** The colours that the system asks for (dark). */
  readonly colors?: 'dark' | 'light';
  /** Movement is off if it is not asked for, so that nothing moves under a click. */
  readonly motion?: boolean;
  readonly width?: number;
  readonly height?: number;
  /** Errors on the console that are to be there. */
  readonly errors?: RegExp;
  /** The service worker may keep the app; otherwise each page would begin by fetching all of it. */
  readonly offline?: boolean;
  /** The test can stop the page's time: `stopTime`. */
  readonly clock?: boolean;
  /** Another address than that of the app all tests use. */
  readonly app?: string;
}

const FAILURES = fileURLToPath(new URL('../../test-failures/', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A clock can only be stopped at a time to come. */
const MOMENT_MS = 1000;

let connection: Promise<Browser> | undefined;

const browser = (): Promise<Browser> => {
  connection ??= chromium.connect(inject('browser'));
  return connection;
};

afterAll(async () => {
  await (await connection)?.close();
  connection = undefined;
});

/** A new page at a path of the app, in a new profile. It is closed when the test ends. */
export async function open(path: string, opening: Opening = {}): Promise<Page> {
  const { language = 'en', phone = false, colors = 'dark', motion = false, width = 1280, height = 800 } = opening;
  const context = await (await browser()).newContext({
    ...(phone ? devices['Galaxy S9+'] : {}),
    baseURL: opening.app ?? inject('app'),
    locale: LOCALES[language],
    colorScheme: colors,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: phone ? { width: 360, height: 740 } : { width, height },
    serviceWorkers: opening.offline === true ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(inject('patience'));
  const errors: string[] = [];
  const note = (text: string): void => {
    if (opening.errors?.test(text) !== true) errors.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(error.error().stack ?? error.error().message));
  onTestFinished(async (test) => {
    try {
      if (test.task.result?.state === 'fail') await picture(test, context.pages());
    } finally {
      await context.close();
    }
    if (errors.length > 0) throw new Error(`the console has errors:\n${errors.join('\n')}`);
  });
  const page = await context.newPage();
  if (opening.clock === true) await page.clock.install();
  await page.goto(path);
  return page;
}

async function picture({ task }: TestContext, pages: readonly Page[]): Promise<void> {
  mkdirSync(FAILURES, { recursive: true });
  for (const [i, page] of pages.entries()) {
    const path = `${FAILURES}${task.fullTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}${i === 0 ? '' : `-${i}`}.png`;
    await page.screenshot({ path });
    process.stderr.write(`"${task.name}" failed; the page is in ${path}\n`);
  }
}

/** No time passes for the page any more but what the test lets pass, `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MOMENT_MS);
}

/** The engine of a page that has asked it something. */
export async function engineOf(page: Page): Promise<Worker> {
  return page.workers()[0] ?? page.waitForEvent('worker');
}

/** What has the focus, by its text: effects give it a moment after they show what it is on. */
export const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

/**
 * What is kept on the device of a kind under an id. The page shows first and keeps then: a test that leaves the page waits for
 * this before.
 */
export const stored = <T>(page: Page, kind: string, id: string): Promise<T | undefined> =>
  page.evaluate(
    async ([name, key]) => {
      // What is not there would be made by opening it, and empty.
      if (!(await indexedDB.databases()).some((db) => db.name === name && db.version === 1)) return undefined;
      const done = <R>(request: IDBRequest<R>): Promise<R> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open(name));
      const found: T | undefined = await done(db.transaction('things').objectStore('things').get(key));
      db.close();
      return found;
    },
    [`rulewright-${kind}`, id] as const,
  );

/** The file that the page gives when something is done. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; content: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part));
  return { name: file.suggestedFilename(), content: Buffer.concat(parts).toString('utf8') };
}

/** Fails on anything that axe finds wrong with the page, or with a part of it. */
export async function axe(page: Page, part?: string): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    // The library is a global of the page by now, not of the tests.
    (selector) => (window as unknown as Axed).axe.run(selector ?? document, { resultTypes: ['violations'] }),
    part,
  );
  if (violations.length === 0) return;
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  throw new Error(`axe finds, at ${page.url()}:\n${told.join('\n')}`);
}

interface Axed {
  readonly axe: { run(part: string | Document, how: object): Promise<AxeResults> };
}
