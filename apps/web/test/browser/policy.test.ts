import { createServer } from 'node:http';
import { expect, inject, onTestFinished, test } from 'vitest';
import { open } from './harness.ts';

/** What the browser writes when it keeps to the policy. */
const REFUSED = /Content Security Policy|Failed to fetch|ERR_BLOCKED/;

test('the page runs no script and no style that stands in it; nothing is fetched from elsewhere', async () => {
  const page = await open('/about', { errors: REFUSED });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          seen.push(effectiveDirective);
          if (seen.length === 4) resolve(seen.sort());
        });
        const script = document.createElement('script');
        script.textContent = 'document.title = "inline";';
        const style = document.createElement('style');
        style.textContent = 'body { display: none; }';
        const picture = document.createElement('img');
        picture.src = 'https://elsewhere.example/seen.png';
        document.body.append(script, style, picture);
        fetch('https://elsewhere.example/told').catch(() => {});
      }),
  );
  expect(refused).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']);
  expect(await page.title()).not.toBe('inline');
});

test('no page shows the app in a frame', async () => {
  const app = inject('app');
  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${app}"></iframe>`);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    other.closeAllConnections();
    other.close();
  });
  const at = other.address();
  const page = await open('/', {
    app: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`,
    errors: /frame-ancestors|X-Frame-Options|refused to connect/i,
  });
  const [, frame] = page.frames();
  await frame?.waitForLoadState();
  expect(frame?.url()).toMatch(/^chrome-error:/);
});
