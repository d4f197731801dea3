/** Grand Archive's table in the browser: an attack by mouse and keyboard, text that does not exist, a situation of one's own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';

const ready = (page: Page) => page.locator('.lab[aria-busy="false"] .lab-bar h1').waitFor();

async function openExample(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await ready(page);
}

/** The lab is at rest after so many answers, at the end of its line. */
const answered = (page: Page, n: number) =>
  page
    .locator('.lab[aria-busy="false"] .lab-at')
    .filter({ hasText: new RegExp(`^${n}/${n}$`) })
    .waitFor();

const mine = (page: Page, name: RegExp) => page.locator('[data-zone="mine"]').getByRole('button', { name });

test('an attack gathers in the intent and is hit back, by mouse and keyboard', async () => {
  const page = await open('/grand-archive/lab');
  await openExample(page, 'A sword, an attack card and somebody who hits back');
  await mine(page, /^Iva, Road Blade.*level 1, life 20.*lineage below: Spirit of the Forge/).waitFor();
  await mine(page, /^Spirit of the Forge, .*level 0/).hover();
  await page.locator('.tb-details .card-name').filter({ hasText: 'Spirit of the Forge' }).waitFor();
  await page
    .locator('[data-zone="hand"]')
    .getByRole('button', { name: /^Wide Swing/ })
    .click();
  await answered(page, 1);
  await page
    .locator('[data-zone="hand"]')
    .getByRole('button', { name: /^Spare Notes/ })
    .first()
    .click();
  await answered(page, 2);
  await page
    .locator('[data-zone="stack"]')
    .getByRole('button', { name: /^Wide Swing, activation.*resolves next/ })
    .waitFor();
  await page.keyboard.press('p');
  await answered(page, 3);
  await page.keyboard.press('p');
  await answered(page, 4);
  // By keyboard to the sword on one's own side, and done.
  await mine(page, /^Chipped Longsword/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  await answered(page, 5);
  const intent = page.locator('.ga-intent');
  await intent.getByRole('button', { name: /^Chipped Longsword.*wielded in the attack/ }).waitFor();
  await intent.getByRole('button', { name: /^Wide Swing/ }).waitFor();
  expect(await intent.getAttribute('aria-label')).toBe('Intent, The attack: 3 power');
  await axe(page);
  await page.keyboard.press('p');
  await answered(page, 6);
  await page.keyboard.press('p');
  await answered(page, 7);
  await page
    .locator('[data-zone="theirs"]')
    .getByRole('button', { name: /^Gate Warden.*can be chosen/ })
    .click();
  await page.keyboard.press('p');
  await answered(page, 8);
  await page
    .locator('[data-zone="theirs"]')
    .getByRole('button', { name: /^Gate Warden.*retaliates against Iva/ })
    .waitFor();
  await page.keyboard.press('p');
  await answered(page, 9);
  await page.keyboard.press('p');
  await page.getByRole('button', { name: /^Ann, 18 of 20 life left, 2 damage/ }).waitFor();
  await mine(page, /^Chipped Longsword.*durability 1/).waitFor();
});

test('on a phone, in the light: text that does not exist says why, and a card is materialized', async () => {
  const page = await open('/grand-archive/lab', { phone: true, colors: 'light' });
  await openExample(page, 'Text that exists only for the right class and level');
  await page
    .locator('[data-zone="hand"]')
    .getByRole('button', { name: /^Rising Swell.*without: Level 2\+/ })
    .first()
    .waitFor();
  await axe(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page
    .locator('.ga-offered')
    .getByRole('button', { name: /^Oren, Tide Breaker/ })
    .click();
  await page
    .locator('[data-zone="stack"]')
    .getByRole('button', { name: /^Oren, Tide Breaker, materialization/ })
    .waitFor();
});

test('a situation of two champions is built by keyboard and played', async () => {
  const page = await open('/grand-archive/lab/new');
  for (const player of ['Ann', 'Bob']) {
    await page.getByRole('combobox', { name: `Add a card for ${player}` }).fill('Lost Spirit');
    await page.getByRole('option', { name: 'Lost Spirit' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: player }).getByRole('heading', { name: 'Champion (1)' }).waitFor();
  }
  await page
    .getByRole('button', { name: /^Edit Lost Spirit/ })
    .first()
    .click();
  await page.getByRole('spinbutton', { name: 'Damage' }).fill('4');
  await page.getByRole('textbox', { name: 'Loaded cards' }).fill('Fireball\nFireball\n');
  await axe(page);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByText('+ Fireball').first().waitFor();
  await page.getByRole('button', { name: 'Open in the lab' }).click();
  await ready(page);
  await page.getByRole('button', { name: /^Ann, \d+ of \d+ life left, 4 damage/ }).waitFor();
});
