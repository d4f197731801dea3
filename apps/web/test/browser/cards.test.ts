import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, engineOf, open } from './harness.ts';

const found = (page: Page) => page.locator('.cards-grid li');

const entry = (name: string, text: string) => ({
  name,
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Elf',
  power: '2',
  toughness: '2',
  oracle_text: text,
});

const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/json',
  buffer: typeof text === 'string' ? Buffer.from(text) : text,
});

const choose = (page: Page, ...chosen: Parameters<typeof file>) =>
  page.getByLabel('Choose a file').setInputFiles(file(...chosen));

/** Files have no end from now on, so that one is still being read when somebody stops it. */
const endless = async (page: Page): Promise<void> =>
  (await engineOf(page)).evaluate(() => {
    Blob.prototype.stream = function again(this: Blob) {
      return new ReadableStream({
        pull: async (to) => to.enqueue(new Uint8Array(await this.arrayBuffer())),
      });
    };
  });

describe('Searching', () => {
  test('finds cards as the query is typed, and the address says what was asked', async () => {
    const page = await open('/cards');
    await found(page).first().waitFor();
    await page.getByLabel('Search cards').fill('t:angel c=w pow=4');
    await page.getByRole('link', { name: /^Serra Angel,/ }).waitFor();
    await expect.poll(() => page.url()).toContain('q=t%3Aangel');
    await page.getByLabel('Sort by').selectOption('mv');
    await expect.poll(() => page.url()).toContain('order=mv');
    await axe(page);
    await page.getByRole('link', { name: /^Serra Angel,/ }).click();
    await page.getByRole('heading', { name: 'Serra Angel', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Search cards').inputValue()).toBe('t:angel c=w pow=4');
  });

  test('says where a query is wrong', async () => {
    const page = await open(`/cards?q=${encodeURIComponent('t:elf colr:g')}`);
    const problem = page.getByRole('alert').filter({ hasText: 'Nothing can be asked' });
    await problem.locator('mark', { hasText: /^colr$/ }).waitFor();
    await axe(page);
    await page.getByLabel('Search cards').fill('t:elf c:g');
    await found(page).first().waitFor();
    await problem.waitFor({ state: 'detached' });
  });

  test('turns pages', async () => {
    const page = await open('/cards');
    await page.getByRole('link', { name: 'Next' }).first().click();
    await expect.poll(() => page.url()).toContain('page=2');
    await page.getByText('61–120 of', { exact: false }).waitFor();
  });

  test.each([
    ['zhs', '搜索牌', '撒拉天使'],
    ['zht', '搜尋牌', '撒拉天使'],
    ['ja', 'カードを検索', 'セラの天使'],
  ] as const)('finds by names in %s, and shows them', async (language, label, name) => {
    const page = await open('/cards', { language });
    await page.getByLabel(label).fill(name);
    await page
      .getByRole('link', { name: new RegExp(`^${name}`, 'u') })
      .first()
      .waitFor();
    await axe(page);
  });
});

describe('A card', () => {
  test('has its text, how each word was read, what it means, and its evidence', async () => {
    const page = await open('/cards/Murder');
    await page.getByRole('heading', { name: 'Murder', level: 1 }).waitFor();
    await page.getByText('Compiled: every word', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'target' }).click();
    await page.getByText('Rules that read “target”').waitFor();
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.getByText('"destroy"').first().waitFor();
    expect(await page.getByRole('link', { name: 'Try it in the lab' }).getAttribute('href')).toBe('/lab?card=Murder');
    await axe(page);
  });

  test('of two faces shows both', async () => {
    const page = await open('/cards/Delver%20of%20Secrets', { phone: true });
    await page.getByRole('heading', { name: 'Delver of Secrets // Insectile Aberration', level: 1 }).waitFor();
    await axe(page);
  });

  test('that does not exist is said so', async () => {
    const page = await open('/cards/No%20Such%20Card');
    await page.getByText('There is no card called “No Such Card”.').waitFor();
    await axe(page);
  });
});

describe('Writing a card', () => {
  test('marks the place that is not understood, then the card is kept and tried', async () => {
    const page = await open('/cards/new');
    await page.getByLabel('Name').fill('Moss Keeper');
    await page.getByLabel('Mana cost').fill('1g');
    await page.getByLabel('Type line').fill('Creature - Elf Druid');
    await page.getByLabel('Power').fill('1');
    await page.getByLabel('Toughness').fill('3');
    await page.getByLabel('Rules text').fill('Reach\nWhen this creature enters, you frobnicate two cards.');
    await page.locator('.cards-stopped mark', { hasText: 'frobnicate' }).first().waitFor();
    await page.getByRole('button', { name: 'Keep it and try it in the lab', disabled: true }).waitFor();
    await page.getByRole('button', { name: 'Reach' }).waitFor();
    await axe(page);
    await page.getByLabel('Rules text').fill('Reach\nWhen this creature enters, draw two cards.');
    await page.locator('.cards-reading').getByText('Every word was understood.').waitFor();
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await page.locator('.cards-said').getByText('is kept among your cards', { exact: false }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Keep it and try it in the lab' }).click();
    await page.getByRole('button', { name: 'Open in the lab' }).click();
    await page
      .locator('.tb-hand, [class*=hand]')
      .getByRole('button', { name: /^Moss Keeper/ })
      .first()
      .waitFor();
    await page.goto('/cards?q=is%3Aown');
    await page.getByRole('link', { name: /^Moss Keeper, cost 1, green/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('No card is like that.').waitFor();
  });

  test('is not lost by leaving the page', async () => {
    const page = await open('/cards/new');
    await page.getByLabel('Name').fill('Half Done');
    await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
    await page.getByRole('link', { name: 'Write a card' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half Done');
    await page.reload();
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half Done');
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
  });

  test('the cards written can be saved as a file, which can be imported', async () => {
    const page = await open('/cards/new');
    await page.getByLabel('Name').fill('Moss Keeper');
    await page.getByLabel('Type line').fill('Land');
    await page.getByLabel('Rules text').fill('{T}: Add {G}.');
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await page.locator('.cards-said').waitFor();
    await page.goto('/cards/import');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save them as a file' }).click();
    const saved: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) saved.push(chunk as Buffer);
    await choose(page, 'my-cards.json', Buffer.concat(saved));
    await page.locator('.cards-said').getByText('my-cards.json', { exact: false }).waitFor();
  });

  test('takes over a card that is pasted', async () => {
    const page = await open('/cards/new');
    await page.getByText('Paste a whole card').click();
    await page
      .getByLabel('The card as text')
      .fill('Ember Fan {1}{R}\nSorcery\nEmber Fan deals 2 damage to any target.');
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.locator('.cards-reading').getByText('Every word was understood.').waitFor();
    await expect.poll(() => page.getByLabel('Mana cost').inputValue()).toBe('{1}{R}');
    await expect.poll(() => page.getByLabel('Type line').inputValue()).toBe('Sorcery');
  });
});

describe('Importing', () => {
  const cards = [
    entry('Leaf Reader', 'Reach'),
    entry('Odd Singer', 'Whenever this creature hums, frobnicate a card.'),
    { name: 'Hollow Entry', layout: 'normal' },
    entry('Stream Walker', '{T}: Add {G}.'),
  ];

  test('a file is read, stays over a reload, can be searched and deleted', async () => {
    const page = await open('/cards/import');
    await choose(page, 'cards.json', JSON.stringify(cards));
    await page.locator('.cards-said').getByText('3 cards of cards.json are on this device.').waitFor();
    await page.getByText('2 compiled (66.7%)').waitFor();
    await page.reload();
    const imported = page.getByRole('article', { name: 'cards.json' });
    await imported.getByText('1 broken entries').waitFor();
    await imported.getByText('Broken entries', { exact: true }).click();
    await imported.getByRole('cell', { name: 'Hollow Entry' }).waitFor();
    await imported.getByText('Cards that are not understood').click();
    await imported.getByRole('link', { name: 'Odd Singer' }).waitFor();
    await axe(page);
    await imported.getByRole('link', { name: 'Odd Singer' }).click();
    await page.getByText('Not compiled', { exact: false }).waitFor();
    await page.goto('/cards?q=is%3Aimported');
    await page.getByRole('link', { name: /^Leaf Reader/ }).waitFor();
    await expect.poll(() => found(page).count()).toBe(3);
    await page.getByLabel('Search cards').fill('is:refused');
    await page.getByRole('link', { name: /^Odd Singer.* not understood/ }).waitFor();
    await page.goto('/cards/import');
    await imported.getByRole('button', { name: 'Delete cards.json' }).click();
    await imported.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('Nothing was imported yet.').waitFor();
  });

  test('a packed file is unpacked', async () => {
    const page = await open('/cards/import');
    await choose(page, 'cards.jsonl.gz', gzipSync(cards.map((card) => JSON.stringify(card)).join('\n')));
    await page.locator('.cards-said').getByText('3 cards of cards.jsonl.gz', { exact: false }).waitFor();
  });

  test.each([
    ['that is no JSON', 'notes.txt', 'Dear diary, nothing happened today.'],
    ['without cards', 'empty.json', '[]'],
    ['that is broken off', 'half.json', '[{"name": "Half a Ca'],
    ['that pretends to be packed', 'fake.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])],
  ])('a file %s leaves nothing behind and says so', async (_, name, text) => {
    const page = await open('/cards/import');
    await choose(page, name, text);
    await page.locator('.cards-problem').getByText('There is no card in this file').waitFor();
    await axe(page);
    await page.getByText('Nothing was imported yet.').waitFor();
    await choose(page, 'cards.json', JSON.stringify(cards));
    await page.locator('.cards-said').waitFor();
  });

  test('an import that is stopped leaves nothing behind', async () => {
    const page = await open('/cards/import');
    await page.getByText('Nothing was imported yet.').waitFor();
    await endless(page);
    await choose(page, 'many.jsonl', `${JSON.stringify(entry('Leaf Reader', 'Reach'))}\n`);
    await page.getByText('1 card', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Stop and keep nothing' }).click();
    await page.locator('.cards-said').getByText('Stopped. Nothing was kept.').waitFor();
    await page.getByText('Nothing was imported yet.').waitFor();
    await page.goto('/cards?q=is%3Aimported');
    await page.getByText('No card is like that.').waitFor();
  });

  test('what cannot be read any more on the device is passed over and said', async () => {
    const page = await open('/cards/import');
    await choose(page, 'cards.json', JSON.stringify(cards));
    await page.locator('.cards-said').waitFor();
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('rulewright-cards');
          opening.onerror = reject;
          opening.onsuccess = () => {
            const change = opening.result.transaction(['own', 'chunks'], 'readwrite');
            change.objectStore('own').put({ name: 'Rubbish', source: 42 });
            change.objectStore('chunks').openCursor().onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
              cursor?.update({ cards: [{ card: null }, ...cursor.value.cards] });
            };
            change.oncomplete = resolve;
          };
        }),
    );
    await page.reload();
    await page.getByText('2 stored entries could not be read', { exact: false }).waitFor();
    await page.goto('/cards?q=is%3Aimported');
    await page.getByRole('link', { name: /^Leaf Reader/ }).waitFor();
  });

  test('a full storage is said, and nothing is lost', async () => {
    const page = await open('/cards/import');
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1000 });
    const many = Array.from({ length: 2000 }, (_, i) => entry(`Leaf ${i}`, 'Reach'));
    await choose(page, 'many.json', JSON.stringify(many));
    await page.locator('.cards-problem').getByText('storage for this page is full', { exact: false }).waitFor();
    await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin });
    await choose(page, 'cards.json', JSON.stringify(cards));
    await page.locator('.cards-said').getByText('3 cards of cards.json', { exact: false }).waitFor();
  });
});
