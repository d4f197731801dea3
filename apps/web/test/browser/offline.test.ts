import { createServer } from 'node:http';
import { expect, inject, onTestFinished, test } from 'vitest';
import { axe, open } from './harness.ts';
import { serveApp } from './serve.ts';

const READY = 'Ready to work offline.';
/** Chromium looks for a new service worker at each visit, and says so when it cannot. */
const NO_SERVER = /ERR_CONNECTION_REFUSED|ERR_FAILED|fetching the script/;

test('after the first visit every page works without a server, and so does the engine', async () => {
  const served = await serveApp();
  onTestFinished(() => served.stop());
  const page = await open('/', { app: served.url, offline: true, errors: NO_SERVER });
  await page.getByRole('status').getByText(READY).waitFor({ state: 'attached' });
  await served.stop();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const path of ['play', 'lab', 'cards', 'decks', 'replays', 'about']) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await page.goto('/decks/sample/roots-and-embers');
  await page.getByText('A legal deck for Constructed.').waitFor();
});

test('who waits longer for the page than for what is kept is told as well', async () => {
  const page = await open('/manifest.webmanifest', { offline: true, errors: /favicon/ });
  // The page's own request for its game; the service worker's passes.
  await page.route('**/assets/magic-*.js', async (route) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('status').getByText(READY).waitFor({ state: 'attached' });
});

test('a new version is offered, and loaded when it is wanted', async () => {
  const changing = await changingApp();
  onTestFinished(() => changing.stop());
  const page = await open('/decks', { app: changing.url, offline: true });
  await page.getByRole('status').getByText(READY).waitFor({ state: 'attached' });
  changing.change();
  await page.reload();
  // The old version still runs, and offers the new one.
  await page.getByText('A new version of Rulewright is ready.').waitFor();
  expect(await page.locator('body.anew').count()).toBe(0);
  await axe(page);
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.locator('body.anew').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.getByText('A new version of Rulewright is ready.').count()).toBe(0);
});

/** The app, with a mark and another version from the moment that it changes. */
async function changingApp() {
  let changed = false;
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, inject('app')));
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.text();
    const anew = body.replace('<body>', '<body class="anew">').replace(/"version":"\w+"/, '"version":"anew"');
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(changed ? anew : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  return {
    url: `http://localhost:${typeof at === 'object' && at !== null ? at.port : 0}/`,
    change() {
      changed = true;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
