import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, focused, type Opening, open, stopTime } from './harness.ts';
import { byKeyboard, byMouse, kept, playOn, question } from './playing.ts';

/** A new game of which everything is known. */
async function begun(seed: number, opening: Opening = {}, more = ''): Promise<Page> {
  const page = await open(`/play/new?seed=${seed}&first=me${more}`, opening);
  await page.locator('.play-start').click();
  expect(await question(page)).toBe('yesNo');
  return page;
}

/** After the mulligan: the first main phase. */
async function inMain(seed: number, opening: Opening = {}, more = ''): Promise<Page> {
  const page = await begun(seed, opening, more);
  await page.locator('.tb-tray button.main').click();
  await page.locator('.tb-tray[data-kind="priority"]').waitFor();
  return page;
}

/** The mulligan; before it, who goes first, if chance lets the player say. */
const BEGINNINGS = ['yesNo', 'entities'];

const hand = (page: Page) => page.locator('[data-zone="hand"] .tb-card');
const mine = (page: Page) => page.locator('[data-zone="mine"] .tb-tile');

describe('a whole game', () => {
  test('is played with the mouse to its end, and again', async () => {
    const page = await begun(7);
    const { kinds } = await playOn(page, byMouse);
    expect(kinds.has('priority')).toBe(true);
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
    await page.locator('.play-over').waitFor({ state: 'detached' });
    expect(BEGINNINGS).toContain(await question(page));
  });

  test('is played with nothing but the keyboard', async () => {
    const page = await open('/play/new?seed=21&first=me');
    await page.locator('.play-start').focus();
    await page.keyboard.press('Enter');
    const { questions } = await playOn(page, byKeyboard);
    expect(questions).toBeGreaterThan(5);
    // The dialog of the end has the focus on what most will want.
    await page.locator('.play-over :focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.play-over').waitFor({ state: 'detached' });
    expect(BEGINNINGS).toContain(await question(page));
  });

  test.each([
    ['zhs', '保留起手'],
    ['zht', '保留起手'],
    ['ja', 'この手札をキープ'],
  ] as const)('goes on on a phone, in %s', async (language, keep) => {
    const page = await open('/play/new?seed=5&first=me', { phone: true, language, clock: true });
    await page.locator('.play-start').tap();
    await page.getByRole('button', { name: keep }).tap();
    await page.locator('.tb-tray[data-kind="priority"]').waitFor();
    await axe(page);
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(screen);
    // A finger that stays is no tap: no time passes while the machine is busy with it.
    await stopTime(page);
    await page.locator('[data-zone="hand"] [data-light="can"]').first().tap();
    await mine(page).first().waitFor();
  });
});

describe('at the table', () => {
  test('a land that was played can be taken back', async () => {
    const page = await inMain(7);
    const before = await hand(page).count();
    await page
      .locator('[data-zone="hand"] [data-light="can"]')
      .first()
      .click({ position: { x: 18, y: 18 } });
    await mine(page).first().waitFor();
    expect(await hand(page).count()).toBe(before - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => hand(page).count()).toBe(before);
    expect(await mine(page).count()).toBe(0);
  });

  test('what cannot be played says why, with the rule', async () => {
    const page = await inMain(7);
    await page.locator('[data-zone="hand"] .tb-card:not([data-light])').first().focus();
    const reason = page.locator('.tb-cannot', { hasText: 'it cannot be paid' });
    await reason
      .locator('cite', { hasText: /^\d{3}/ })
      .first()
      .waitFor();
  });

  test('a question can be asked about, and the focus comes back', async () => {
    const page = await inMain(7);
    await page.keyboard.press('1');
    const name = await focused(page);
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Why?' }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Why?' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(name);
  });

  test('attackers are dragged to what they attack', async () => {
    const page = await begun(21);
    await playOn(page, byMouse, 'attackers');
    const creature = page.locator('[data-zone="mine"] [data-light="can"]').first();
    await creature.dragTo(page.locator('[data-entities="1"]'));
    await page.getByRole('button', { name: 'Attack with 1' }).click();
    await page
      .locator('.tb-log')
      .getByText(/^You attack with/)
      .first()
      .waitFor();
  });

  test('mana is paid by hand, or the spell is taken back', async () => {
    const page = await inMain(21);
    const land = page.locator('[data-zone="hand"] [data-light="can"]').first();
    await land.click({ position: { x: 18, y: 18 } });
    await mine(page).first().waitFor();
    await page.getByLabel('Pay by hand').check();
    const held = await hand(page).count();
    const spell = page.locator('[data-zone="hand"] [data-light="can"]').first();
    await spell.click({ position: { x: 18, y: 18 } });
    await page.locator('.tb-tray[data-kind="payment"]').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.locator('.tb-tray[data-kind="priority"]').waitFor();
    expect(await hand(page).count()).toBe(held);
    await spell.click({ position: { x: 18, y: 18 } });
    await page.locator('.tb-tray[data-kind="payment"]').waitFor();
    await page
      .locator('[data-zone="mine"] [data-light="can"]')
      .first()
      .click({ position: { x: 12, y: 12 } });
    // One mana is in the pool now, and the spell costs one.
    await page.getByRole('button', { name: 'Pay automatically' }).click();
    await page.locator('.tb-tray[data-kind="priority"]').waitFor();
    expect(await hand(page).count()).toBe(held - 1);
  });

  test('what would be tapped is marked before it is done', async () => {
    const page = await inMain(21);
    await page
      .locator('[data-zone="hand"] [data-light="can"]')
      .first()
      .click({ position: { x: 18, y: 18 } });
    await mine(page).first().waitFor();
    await page.locator('[data-zone="hand"] [data-light="can"]').first().focus();
    await page.locator('[data-zone="mine"] [data-marked="pay"]').waitFor();
  });

  test('passing until the next turn stops there', async () => {
    const page = await inMain(7);
    await page.locator('.play-controls').getByText('Pass until').click();
    await page.getByRole('button', { name: 'my next turn' }).click();
    await page
      .locator('.tb-now')
      .getByText(/^Turn [23] · your turn/)
      .waitFor();
  });

  test('stops are set for each step and side, and stay', async () => {
    const page = await inMain(7);
    const stop = page.getByRole('button', { name: 'Stop at draw step on their turn' });
    expect(await stop.getAttribute('aria-pressed')).toBe('false');
    await stop.click();
    await expect.poll(() => stop.getAttribute('aria-pressed')).toBe('true');
    await kept(page);
    await page.reload();
    await expect.poll(() => stop.getAttribute('aria-pressed')).toBe('true');
  });

  test('help opens with a key and says what the keys do', async () => {
    const page = await inMain(7);
    await page.keyboard.press('h');
    await page.getByRole('dialog', { name: 'How to play here' }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a graveyard opens as a dialog', async () => {
    const page = await inMain(7);
    await page.getByRole('button', { name: /^Graveyard of Bot/ }).click();
    await page.getByRole('dialog', { name: 'Graveyard of Bot' }).waitFor();
    await axe(page);
  });

  test('conceding asks first, and ends the game', async () => {
    const page = await inMain(7);
    await page.locator('.play-controls').getByText('Game', { exact: true }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByText('You lose.').first().waitFor();
  });

  test('opening it in the lab says that this shows everything, asks first, and marks the game', async () => {
    const page = await inMain(7);
    const menu = page.locator('.play-controls').getByText('Game', { exact: true });
    await menu.click();
    await page.getByRole('button', { name: "Open in the judge's lab" }).click();
    const asked = page.getByRole('dialog', { name: "Open this game in the judge's lab?" });
    await asked.getByText('The lab shows every card').waitFor();
    await axe(page);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    await menu.click();
    await page.getByRole('button', { name: "Open in the judge's lab" }).click();
    await asked.getByRole('button', { name: 'Show me everything' }).click();
    await page.waitForURL(/\/lab\/k\//);
    await page.goto(new URL('/play', page.url()).href);
    await menu.click();
    await page.getByText("This game was opened in the judge's lab").waitFor();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByText('You lose.').first().waitFor();
    // Within the app, which is still keeping the game perhaps; once it is kept the button leads to it.
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.waitForURL(/\/replays/);
    if (!page.url().endsWith('/replays')) await page.goto(new URL('/replays', page.url()).href);
    await page.getByText('opened in the lab while it was played').waitFor();
  });

  test('the language changes in the middle of a game', async () => {
    const page = await inMain(7);
    await page.locator('header summary').click();
    for (const [language, priority, forest] of [
      ['zhs', '你有优先权', '树林'],
      ['zht', '你有優先權', '樹林'],
      ['ja', '優先権', '森'],
    ] as const) {
      await page.locator('header select').first().selectOption(language);
      await page.locator('.tb-tray').getByText(priority).first().waitFor();
      await page.locator('[data-zone="hand"]').getByText(forest).first().waitFor();
    }
  });
});

describe('a game is kept', () => {
  test('over a reload', async () => {
    const page = await inMain(7);
    await page
      .locator('[data-zone="hand"] [data-light="can"]')
      .first()
      .click({ position: { x: 18, y: 18 } });
    await mine(page).first().waitFor();
    await kept(page);
    await page.goto('/play');
    await mine(page).first().waitFor();
    expect(await question(page)).toBe('priority');
  });

  test('and one that can not go on says so and leaves the way to a new one', async () => {
    const page = await inMain(7);
    await kept(page);
    await page.evaluate(async () => {
      const opened = indexedDB.open('rulewright-game');
      const db = await new Promise<IDBDatabase>((done) => {
        opened.onsuccess = () => done(opened.result);
      });
      const change = db.transaction('things', 'readwrite');
      change.objectStore('things').put({ id: 'current', replay: { nonsense: true } });
      await new Promise((done) => {
        change.oncomplete = done;
      });
      db.close();
    });
    await page.goto('/play');
    await page.getByRole('alert').filter({ hasText: 'That did not work' }).waitFor();
    await page.locator('.play-start').waitFor();
  });
});

test('a seed that is none is refused beside its field', async () => {
  const page = await open('/play/new?seed=abc');
  await page.locator('.play-start').click();
  await page.getByText('A seed is a whole number').waitFor();
  await axe(page);
});
