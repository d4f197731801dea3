/** The engine dies: that is said, and nothing is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, engineOf, open } from './harness.ts';
import { kept } from './playing.ts';

/** An error that nothing catches, in the worker that plays. */
async function breakEngine(page: Page): Promise<void> {
  await (await engineOf(page)).evaluate(() => {
    queueMicrotask(() => {
      throw new Error('the cat pulled the plug');
    });
  });
}

const CAT = { errors: /the cat pulled the plug/ };

test('a game goes on where it was', async () => {
  const page = await open('/play/new?seed=7&first=me', CAT);
  await page.locator('.play-start').click();
  await page.locator('.tb-tray button.main').click();
  await page.locator('.tb-tray[data-kind="priority"]').waitFor();
  await page
    .locator('[data-zone="hand"] [data-light="can"]')
    .first()
    .click({ position: { x: 18, y: 18 } });
  const mine = page.locator('[data-zone="mine"] .tb-tile');
  await mine.first().waitFor();
  await kept(page);
  await breakEngine(page);
  const banner = page.locator('.banner[role="alert"]');
  await banner.waitFor();
  expect(await banner.innerText()).toContain('the cat pulled the plug');
  await axe(page);
  await banner.getByRole('button').click();
  // The next answer is taken by a new engine that has played the game up to here.
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByText('Turn 2: Bot', { exact: true }).first().waitFor({ state: 'attached' });
  expect(await mine.count()).toBe(1);
});

test('other pages ask again', async () => {
  const page = await open('/cards', CAT);
  await page.locator('.card').first().waitFor();
  await breakEngine(page);
  await page.locator('.banner[role="alert"]').waitFor();
  await page.getByRole('searchbox').fill('serra angel');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.card').count()).toBe(1);
});
