import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, downloaded, focused, open, stored } from './harness.ts';

const LIST = ['Deck', '56 Forest (M13) 246', '4 arbor elf', '5 Rancor', '', 'Sideboard', '3 Naturalize'].join('\n');

async function imported(page: Page, list: string, name?: string): Promise<void> {
  await page.getByLabel('The list to import').fill(list);
  if (name !== undefined) await page.getByLabel('Name of the deck').fill(name);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: /^Main deck/ }).waitFor();
}

const row = (page: Page, card: string) => page.getByRole('listitem').filter({ hasText: card });
const part = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });

describe('a list from elsewhere', () => {
  test('is imported, looked through, and kept over a reload', async () => {
    const page = await open('/decks/import');
    await imported(page, LIST, 'Green things');
    await page.getByRole('heading', { name: 'Main deck 65', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Sideboard 3', exact: true }).waitFor();
    await page.getByText('There are 5 of Rancor').waitFor();
    await page.getByText('rule 100.2a').waitFor();
    await axe(page);
    await page.reload();
    await row(page, 'Arbor Elf').waitFor();
    await page.getByRole('button', { name: 'One Rancor less' }).click();
    await page.getByText('A legal deck for Constructed.').waitFor();
    await page.goto('/decks');
    await page.getByRole('link', { name: 'Green things', exact: true }).waitFor();
  });

  test('says which lines and names it does not understand, and takes the rest', async () => {
    const page = await open('/decks/import');
    await page.getByLabel('The list to import').fill('60 Forest\nI like elves\n1 Nonesuch Beast');
    await page.getByText('1 line was not understood').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Line 2: I like elves/ })
      .waitFor();
    await page.getByText('1 name that no card has').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('No card of this name is known.').waitFor();
    await axe(page);
  });

  test('can be a .dek file, and a file that is no list is refused', async () => {
    const page = await open('/decks/import');
    const choose = (name: string, content: Buffer) =>
      page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: content });
    await choose('picture.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]));
    await page.getByRole('alert').getByText('picture.txt is not a text file.').waitFor();
    await choose('elves.dek', Buffer.from('<Deck><Cards Quantity="60" Sideboard="false" Name="Forest" /></Deck>'));
    await page.getByText('60 cards in the deck, 0 in the sideboard').waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'elves', level: 1 }).waitFor({ state: 'attached' });
  });

  test('may have the names of another language', async () => {
    const page = await open('/decks/import', { language: 'zhs' });
    await page.getByLabel('要导入的牌表').fill('20 树林\n4 乔木妖精');
    await page.getByText('主牌 24 张，备牌 0 张').waitFor();
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await page.getByText('乔木妖精').waitFor();
    await page.getByText('套牌只有 24 张牌，至少需要 60 张，还差 36 张。').waitFor();
    await axe(page);
  });

  test('may have the names and the headings of Japanese', async () => {
    const page = await open('/decks/import', { language: 'ja' });
    await page.getByLabel('取り込むリスト').fill('デッキ\n20 森\n4 東屋のエルフ\n\nサイドボード\n1 濃霧');
    await page.getByText('メイン・デッキ24枚、サイドボード1枚').waitFor();
    await page.getByRole('button', { name: '取り込む', exact: true }).click();
    await page.getByText('東屋のエルフ').waitFor();
    await page.getByText('デッキは24枚です。60枚以上必要なので、あと36枚足りません。').waitFor();
    await axe(page);
  });
});

describe('the builder', () => {
  test('adds cards by keyboard, moves them, and has numbers', async () => {
    const page = await open('/decks');
    await page.getByRole('button', { name: 'New deck' }).click();
    const field = page.getByRole('combobox', { name: 'Add a card' });
    await field.fill('arbor');
    await page.getByRole('option', { name: 'Arbor Elf' }).waitFor();
    await field.press('Enter');
    await page.getByRole('status').getByText('Arbor Elf: 1 in the deck.').waitFor({ state: 'attached' });
    await field.press('Enter');
    await page.getByRole('status').getByText('Arbor Elf: 2 in the deck.').waitFor({ state: 'attached' });
    await field.fill('t:planeswalker garruk');
    await page
      .getByRole('option', { name: /^Garruk/ })
      .first()
      .waitFor();
    await axe(page);
    await field.press('Shift+Enter');
    await part(page, 'Sideboard').getByText('Garruk').waitFor();
    await page.getByRole('button', { name: 'Move one Arbor Elf to the sideboard' }).click();
    await page.getByRole('heading', { name: 'Main deck 1', exact: true }).waitFor();
    await page.getByText('Mana value 1: 1 card', { exact: true }).waitFor({ state: 'attached' });
    await page.getByLabel('Name of the deck').fill('Elves at last');
    await page.getByLabel('Name of the deck').press('Enter');
    await page.getByRole('heading', { name: 'Elves at last' }).waitFor({ state: 'attached' });
    await page.getByLabel('Format').selectOption('limited');
    await page.getByText('it needs at least 40').waitFor();
  });

  test('a deck is copied, deleted, and comes back', async () => {
    const page = await open('/decks');
    await page.getByRole('button', { name: 'Copy Roots and Embers' }).click();
    await page.getByRole('heading', { name: 'Roots and Embers (copy)' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Roots and Embers (copy) is deleted.').waitFor();
    await page.getByText('You have no decks yet.').waitFor();
    await expect.poll(() => focused(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    const back = page.getByRole('link', { name: 'Roots and Embers (copy)', exact: true });
    const id = (await back.getAttribute('href'))?.split('/').at(-1) ?? '';
    await expect.poll(() => stored<{ readonly name: string }>(page, 'decks', id)).toBeDefined();
    await page.reload();
    await page.getByRole('link', { name: 'Roots and Embers (copy)', exact: true }).waitFor();
    await axe(page);
  });

  test('lists are exported to the clipboard and to files', async () => {
    const page = await open('/decks/sample/roots-and-embers');
    await page.getByText('Export').click();
    await page.getByLabel('Form').selectOption('mtgo');
    const list = page.getByRole('textbox', { name: 'The list' });
    await expect.poll(() => list.inputValue()).toMatch(/^4 Arbor Elf$/m);
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await page.getByText('The list is on the clipboard.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await list.inputValue());
    await page.getByLabel('Form').selectOption('dek');
    await expect.poll(() => list.inputValue()).toContain('<Deck');
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
    expect(file.name).toBe('roots-and-embers.dek');
    expect(file.content).toContain('Quantity="4" Sideboard="false" Name="Arbor Elf"');
    await axe(page);
  });

  test('a deck goes to a game', async () => {
    const page = await open('/decks/import');
    await imported(page, '60 Forest', 'Only trees');
    await page.getByRole('link', { name: 'Play', exact: true }).last().click();
    await page
      .getByRole('radio', { name: /Only trees/, checked: true })
      .first()
      .waitFor();
  });

  test('a deck that is not there is said', async () => {
    const page = await open('/decks/own/nonesuch');
    await page.getByRole('heading', { name: 'There is no such deck on this device.' }).waitFor();
    await axe(page);
  });

  test('without storage the decks last as long as the page, and that is said', async () => {
    const page = await open('/');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        },
      });
    });
    await page.goto('/decks');
    await page.getByRole('button', { name: 'New deck' }).click();
    await page.getByText('The browser lets nothing be stored').waitFor();
    await page.getByRole('link', { name: 'All decks' }).click();
    await page.getByRole('heading', { name: 'New deck' }).waitFor();
  });
});

describe('a sample hand', () => {
  test('is drawn, mulliganed, and drawn from, by keyboard', async () => {
    const page = await open('/decks/sample/roots-and-embers/hand?seed=5');
    await page.getByRole('heading', { name: 'Your hand: 7 cards' }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Mulligan' }).press('Enter');
    await page.getByRole('button', { name: 'Keep' }).press('Enter');
    await page.getByText('Choose 1 card for the bottom').waitFor();
    await axe(page);
    await page
      .getByRole('button', { name: /on the bottom$/ })
      .first()
      .press('Enter');
    await page.getByRole('heading', { name: 'Your hand: 6 cards' }).waitFor();
    await page.getByRole('button', { name: 'Draw a card' }).press('Enter');
    await page.getByRole('heading', { name: 'Your hand: 7 cards' }).waitFor();
    await page.getByText('53 cards left in the library').waitFor();
  });
});

test.each([
  ['zhs', '乔木妖精'],
  ['zht', '喬木妖精'],
  ['ja', '東屋のエルフ'],
] as const)('a deck fits a phone, in %s', async (language, elf) => {
  const page = await open('/decks/sample/roots-and-embers', { phone: true, language });
  await page.getByText(elf).waitFor();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
