import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aGame } from './a-game.ts';
import { axe, downloaded, focused, type Opening, open, stopTime } from './harness.ts';

/** In the page's time, between two events at the fastest. */
const EVENT_MS = 300;

const slider = (page: Page) => page.getByRole('slider');
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

/** A whole game, brought from a file, to be watched from its start. */
async function watched(how: Opening = {}): Promise<Page> {
  const page = await open('/replays', how);
  await page.locator('input[type="file"]').setInputFiles(aGame().file);
  await slider(page).waitFor();
  return page;
}

const begun = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('region', { name: 'The table' }).waitFor();
};

describe('the games on the device', () => {
  test('a game that is left for another one is kept', async () => {
    const page = await open('/play/new?seed=3&first=me');
    await begun(page);
    const keep = page.getByRole('button', { name: /^Keep/ });
    await keep.click();
    await keep.waitFor({ state: 'detached' });
    await page.evaluate(() => history.pushState(null, '', '/play/new?seed=4'));
    await begun(page);
    await page.goto('/replays');
    await page.getByText('Not finished').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'against' }).count()).toBe(1);
    await axe(page);
    await page.getByRole('link', { name: /^Player \(/ }).click();
    await slider(page).waitFor();
  });

  test('a file is saved, deleted, brought back, and brought in again', async () => {
    const page = await watched();
    await page.goto('/replays');
    await page.getByText('Player won').waitFor();
    await page.getByText(`${aGame().turns} turns`).waitFor();
    const file = await downloaded(page, () => page.getByRole('button', { name: /^Save/ }).click());
    expect(JSON.parse(file.content).answers).toHaveLength(aGame().answers);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByText('No games yet.').waitFor();
    await axe(page);
    await expect.poll(() => focused(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await page.getByText('Player won').waitFor();
    await page.getByRole('button', { name: /^Delete/ }).click();
    const buffer = Buffer.from(file.content);
    await page.locator('input[type="file"]').setInputFiles({ name: 'again.json', mimeType: 'text/plain', buffer });
    await slider(page).waitFor();
    await page.reload();
    await slider(page).waitFor();
  });

  test.each([
    ['a picture', 'picture.json is not a replay', '\u0089PNG'],
    ['another file', 'picture.json is not a replay of Rulewright: replay.version is missing', '{"a": 1}'],
    ['a replay without decks', 'picture.json does not say who played', null],
  ])('%s is refused, with the place', async (_, message, content) => {
    const page = await open('/replays');
    const replay = JSON.parse(aGame().file.buffer.toString('utf8'));
    const buffer = Buffer.from(content ?? JSON.stringify({ ...replay, setup: {} }));
    await page.locator('input[type="file"]').setInputFiles({ name: 'picture.json', mimeType: 'text/plain', buffer });
    await page.getByRole('alert').getByText(message).waitFor();
  });

  test('a replay that is not there is said', async () => {
    const page = await open('/replays/nonesuch');
    await page.getByRole('heading', { name: 'There is no such replay on this device.' }).waitFor();
    await axe(page);
  });
});

describe('watching', () => {
  test('goes through the game by keyboard', async () => {
    const page = await watched();
    await axe(page);
    await slider(page).focus();
    await page.keyboard.press('End');
    await expect.poll(() => at(page)).toBe(aGame().answers);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(1);
    const turn = page.getByRole('button', { name: 'The next turn' });
    for (const number of [1, 2, 3]) {
      await turn.press('Enter');
      await page
        .getByText(new RegExp(`^Turn ${number} ·`))
        .first()
        .waitFor();
    }
    const here = await at(page);
    await page.getByRole('button', { name: 'One event on' }).press('Enter');
    await expect.poll(() => at(page)).toBeGreaterThan(here);
    await page.getByRole('button', { name: 'One event back' }).press('Enter');
    await page.getByRole('button', { name: 'To the end' }).press('Enter');
    await expect.poll(() => at(page)).toBe(aGame().answers);
    await axe(page);
  });

  test('runs by itself until it is told to stop', async () => {
    const page = await watched({ clock: true });
    await stopTime(page);
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const later = async (): Promise<number> => {
      await page.clock.runFor(EVENT_MS);
      return at(page);
    };
    await expect.poll(later).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('shows what a player saw, or everything', async () => {
    const page = await watched();
    await page.getByRole('button', { name: 'The next turn' }).click();
    await page
      .getByText(/^Turn 1 ·/)
      .first()
      .waitFor();
    const hands = page.locator('.tb-others .tb-hand');
    await hands.waitFor();
    await page.getByLabel('Seen by').selectOption('Player');
    await hands.waitFor({ state: 'detached' });
    await page.getByLabel('Seen by').selectOption('All hands open');
    await hands.waitFor();
  });

  test('any moment opens in the lab', async () => {
    const page = await watched();
    await slider(page).fill('100');
    await page
      .getByText(/^Turn \d+ ·/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Open in the lab' }).click();
    await page.waitForURL(/\/lab\/k\//);
    await page.getByRole('region', { name: 'The table' }).waitFor();
  });

  test('fits a phone, in Chinese', async () => {
    const page = await watched({ phone: true, language: 'zhs', colors: 'light' });
    await page.getByRole('button', { name: '下一回合' }).click();
    await page
      .locator('.replays-told')
      .getByText(/^第1回合/)
      .waitFor();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
