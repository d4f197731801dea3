/** What somebody has done twice is offered to be done any number of times (732.2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, focused, open } from './harness.ts';
import { question } from './playing.ts';

const SPRING = {
  name: 'Test Spring',
  layout: 'normal',
  mana_cost: '{0}',
  type_line: 'Artifact',
  oracle_text: '{0}: You gain 1 life.',
};

/** In the first main phase, with the spring in play. */
async function atSpring(): Promise<Page> {
  const page = await open('/cards/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify([SPRING])) });
  await page.locator('.cards-said').waitFor();
  await page.goto(new URL('/decks/import', page.url()).href);
  await page.getByLabel('The list to import').fill('60 Test Spring');
  await page.getByLabel('Name of the deck').fill('Springs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: /^Main deck/ }).waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).last().click();
  await page
    .getByRole('radio', { name: /Springs/, checked: true })
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'You', exact: true }).check();
  await page.locator('.play-start').click();
  expect(await question(page)).toBe('yesNo');
  await page.locator('.tb-tray button.main').click();
  await page.locator('.tb-tray[data-kind="priority"]').waitFor();
  await page
    .locator('[data-zone="hand"] [data-light="can"]')
    .first()
    .click({ position: { x: 18, y: 18 } });
  await page.locator('[data-zone="mine"] .tb-tile').first().waitFor();
  return page;
}

const gained = (page: Page) => page.locator('.tb-log').getByText('You gain 1 life.');

test('a loop is repeated so many times with nothing but the keyboard, and taken back', async () => {
  const page = await atSpring();
  const spring = page.locator('[data-zone="mine"] [data-light="can"]').first();
  await spring.click({ position: { x: 12, y: 12 } });
  await gained(page).first().waitFor();
  expect(await page.getByLabel('How many times').count()).toBe(0);
  await spring.click({ position: { x: 12, y: 12 } });
  const times = page.getByLabel('How many times');
  await times.waitFor();
  await page.getByText('each time: life +1').waitFor();
  await axe(page);
  await times.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('Repeat 60 times');
  await page.keyboard.press('Enter');
  await expect.poll(() => gained(page).count()).toBe(62);
  await times.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await times.waitFor();
  await expect.poll(() => gained(page).count()).toBe(2);
});
