/** The second game in the app: chosen, played, kept, looked into, watched again; its cards and decks. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, type Opening, open } from './harness.ts';
import { byKeyboard, byMouse, kept, playOn, question } from './playing.ts';

const GAME = 'grand-archive';

async function begun(seed: number, opening: Opening = {}): Promise<Page> {
  const page = await open(`/${GAME}/play/new?seed=${seed}&first=me&bot=random`, opening);
  await page.locator('.play-start').click();
  expect(await question(page)).not.toBeNull();
  return page;
}

test('the game is chosen on the start page, and remembered', async () => {
  const page = await open('/');
  await page.getByRole('navigation', { name: 'The game' }).getByRole('link', { name: 'Grand Archive' }).click();
  await page.getByRole('heading', { name: /Grand Archive/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${GAME}`);
  await axe(page);
  await page.goto('/');
  await page.getByRole('heading', { name: /Grand Archive/ }).waitFor();
  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.waitForURL(`**/${GAME}/decks`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Magic: The Gathering' }).click();
  await page.getByRole('heading', { name: /Magic/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

describe('a game', () => {
  test('is played on, is there after a reload, in the lab and among the replays', async () => {
    const page = await begun(7);
    await playOn(page, byMouse, undefined, 16);
    await axe(page);
    await kept(page, `current ${GAME}`);
    const at = await page.locator('.tb-tray').getAttribute('data-at');
    await page.reload();
    expect(await question(page)).not.toBeNull();
    expect(await page.locator('.tb-tray').getAttribute('data-at')).toBe(at);
    // The other game knows nothing of it.
    await page.goto('/play');
    await page.locator('.play-start').waitFor();

    await page.goto(`/${GAME}/lab?replay=current`);
    await page.locator('.lab-bar').waitFor();
    expect(new URL(page.url()).pathname).toContain(`/${GAME}/lab/k/`);
    await axe(page);

    await page.goto(`/${GAME}/play`);
    await page.getByText('Game', { exact: true }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').waitFor();
    await axe(page);
    await page.goto(`/${GAME}/replays`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.goto('/replays');
    await page.getByText('Watch').first().waitFor({ state: 'detached' });
  });

  test.each(['zhs', 'zht', 'ja'] as const)('is begun on a phone, in %s', async (language) => {
    const page = await begun(3, { phone: true, language });
    await axe(page);
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(screen);
  });
});

describe('Pantheon', () => {
  test.each([
    ['en', 'Pantheon', '4 players', /The deck of Bot 3/],
    ['zhs', '万神殿', '4人', /电脑 3的套牌/],
    ['zht', '萬神殿', '4人', /電腦 3/],
    ['ja', 'パンテオン', '4人', /ボット 3のデッキ/],
  ] as const)('is chosen and dealt to four, in %s', async (language, format, players, third) => {
    const page = await open(`/${GAME}/play/new?seed=4&first=me&bot=random`, { language });
    await page.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
    await page.getByRole('radio', { name: players, exact: true }).check();
    await page.getByRole('group', { name: third }).waitFor();
    await axe(page);
    await page.locator('.play-start').click();
    expect(await question(page)).not.toBeNull();
    expect(await page.locator('.tb').getAttribute('data-others')).toBe('3');
    await axe(page);
  });

  test('is played on against three bots, and is there after a reload', async () => {
    const page = await open(`/${GAME}/play/new?seed=4&first=me&bot=random&format=pantheon&players=4`);
    await page.locator('.play-start').click();
    await playOn(page, byKeyboard, undefined, 16);
    await kept(page, `current ${GAME}`);
    const at = await page.locator('.tb-tray').getAttribute('data-at');
    await page.reload();
    expect(await question(page)).not.toBeNull();
    expect(await page.locator('.tb-tray').getAttribute('data-at')).toBe(at);
    expect(await page.locator('.tb').getAttribute('data-others')).toBe('3');
    await page.getByText('Game', { exact: true }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Watch the replay' }).waitFor();
  });

  test('its decks have boons, and no sideboard', async () => {
    const page = await open(`/${GAME}/decks/sample/the-drowned-bulwark`);
    await page.getByText('A legal deck for Pantheon.').waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.waitForURL(`**/${GAME}/decks/own/*`);
    expect(await page.getByRole('heading', { name: /^Sideboard/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'One Lesser Boon of Dux less' }).click();
    await page.getByText('There are 0 boons of a kind; the format wants 1.').waitFor();
    const field = page.getByRole('combobox', { name: 'Add a card' });
    await field.fill('lesser boon of isis');
    await page.getByRole('option', { name: 'Lesser Boon of Isis' }).waitFor();
    await field.press('Enter');
    await page.getByText('A legal deck for Pantheon.').waitFor();
  });
});

describe('decks', () => {
  test('are refused with the reasons', async () => {
    const page = await open(`/${GAME}/decks/sample/scorched-pages`);
    await page.getByText('A legal deck for Standard.').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.waitForURL(`**/${GAME}/decks/own/*`);
    await page.getByRole('button', { name: 'One Spirit of Fire less' }).click();
    await page.getByText('The material deck needs a champion of level 0 to begin with.').waitFor();
    const field = page.getByRole('combobox', { name: 'Add a card' });
    await field.fill('spirit of water');
    await page.getByRole('option', { name: 'Spirit of Water' }).waitFor();
    await field.press('Enter');
    await page.getByText('A legal deck for Standard.').waitFor();
    await axe(page);
  });
});

describe('cards', () => {
  test('are found, and one that is written is read or refused with the words', async () => {
    const page = await open(`/${GAME}/cards`);
    await page.getByRole('searchbox').fill('t:ally e:fire reserve<=2');
    await page.getByRole('searchbox').press('Enter');
    await page
      .getByRole('paragraph')
      .getByText(/of \d+ cards/)
      .waitFor();
    await axe(page);
    await page.locator('.cards-link').first().click();
    await page.getByText('Compiled: every word of its text was read.').waitFor();
    await axe(page);

    await page.goto(`/${GAME}/cards/new`);
    await page.getByLabel('Name', { exact: true }).fill('Ember Courier');
    await page.getByLabel('Types', { exact: true }).fill('Ally');
    await page.getByLabel('Elements', { exact: true }).fill('fire');
    await page.getByLabel('Rules text').fill('On Enter: Draw a card.');
    await page.locator('.cards-reading').getByText('Every word was understood.').waitFor();
    await page.getByLabel('Rules text').fill('On Enter: Juggle a card.');
    await page.locator('.cards-stopped mark').waitFor();
    await axe(page);
  });
});
