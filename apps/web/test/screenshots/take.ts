/** `npm run screenshots`: pictures of every page into `docs/screenshots`. Names after the command take only those scenes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../browser/chromium.ts';
import { serveApp } from '../browser/serve.ts';
import { smaller } from './png.ts';
import { scenes } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));

/** Each page in the dark and in the light, wide and on a phone, in both languages. */
const looks = [
  { name: 'wide-dark-en', phone: false, colorScheme: 'dark', locale: 'en-GB' },
  { name: 'wide-light-zh', phone: false, colorScheme: 'light', locale: 'zh-CN' },
  { name: 'phone-light-en', phone: true, colorScheme: 'light', locale: 'en-GB' },
  { name: 'phone-dark-zh', phone: true, colorScheme: 'dark', locale: 'zh-CN' },
] as const;

const wanted = process.argv.slice(2);
const served = await serveApp();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
mkdirSync(FOLDER, { recursive: true });
let failed = 0;
try {
  for (const scene of scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const { name, phone, ...rest } of looks) {
      const context = await browser.newContext({
        ...rest,
        baseURL: served.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        timezoneId: 'UTC',
        viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
        hasTouch: phone,
      });
      const page = await context.newPage();
      const file = `${scene.name}-${name}.png`;
      try {
        await page.goto(scene.path);
        await page.locator('main h1').first().waitFor({ state: 'attached' });
        await scene.act?.(page);
        await page.waitForLoadState('networkidle');
        await page.waitForFunction(() => document.querySelector('.loading') === null);
        // What the engine says and what is drawn after it; a picture is nothing that a test waits for.
        await page.waitForTimeout(700);
        const picture = smaller(await page.screenshot());
        writeFileSync(`${FOLDER}${file}`, picture);
        process.stdout.write(`${file}  ${Math.round(picture.length / 1024)} kB\n`);
      } catch (error) {
        failed++;
        process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
      } finally {
        await context.close();
      }
    }
} finally {
  await browser.close();
  await served.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
