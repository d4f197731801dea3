/** What is photographed: every page, empty and crowded, with long texts and with something wrong. */
import type { Page } from 'playwright-core';
import { aGame } from '../browser/a-game.ts';

export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What is done on the page before the picture is taken. */
  act?(page: Page): Promise<void>;
}

const LIST = [
  'Deck',
  '20 Forest (M13) 246',
  '4 Arbor Elf',
  '5 Rancor',
  '4 Thragtusk',
  '4 Elvish Visionary',
  '2 Garruk, Primal Hunter',
  '4 Titanic Growth',
  '3 A Card With a Very Long Name That Nobody Has Printed, and Nobody Will',
  'this line is not a card',
  '',
  'Sideboard',
  '3 Naturalize',
  '14 Fog',
].join('\n');

/** The game of the replay, left in the middle: the page goes on with it. */
const leaveGame = (page: Page, after: number): Promise<void> => {
  const replay = JSON.parse(aGame().file.buffer.toString('utf8'));
  replay.answers.length = after;
  replay.hashes = replay.hashes.filter(([at]: [number]) => at <= after);
  return page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rulewright-game', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('things', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('things', 'readwrite');
          change.objectStore('things').put({ id: 'current', replay: kept });
          change.oncomplete = () => resolve(opening.result.close());
        };
      }),
    replay,
  );
};

const resumed =
  (after: number) =>
  async (page: Page): Promise<void> => {
    await leaveGame(page, after);
    await page.goto('/play');
    await page.locator('.tb').waitFor();
  };

async function replay(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(aGame().file);
  await page.locator('.replays-slider').waitFor();
}

async function importDeck(page: Page): Promise<void> {
  await page.locator('textarea').fill(LIST);
  await page.locator('.decks-found').waitFor();
  await page.locator('button[type="submit"]').click();
  await page.locator('.decks-legality').waitFor();
}

/** Late in the game, when the table is full. */
const LATE = 240;

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'play-new', path: '/play/new' },
  {
    name: 'play-mulligan',
    path: '/play/new?seed=3&first=me',
    async act(page) {
      await page.locator('button[type="submit"]').click();
      await page.locator('.tb').waitFor();
    },
  },
  { name: 'play-table', path: '/', act: resumed(LATE) },
  {
    name: 'play-why',
    path: '/',
    async act(page) {
      await resumed(LATE)(page);
      // The third is not as it is printed.
      await page.locator('.tb-seat-near [data-entities]').nth(2).focus();
      await page.keyboard.press('?');
      await page.locator('.tb-why-panel').first().waitFor();
    },
  },
  { name: 'lab', path: '/lab' },
  { name: 'lab-new', path: '/lab/new' },
  {
    name: 'lab-game',
    path: '/replays',
    async act(page) {
      await replay(page);
      await page.locator('.replays-slider').fill(String(LATE));
      await page.locator('a[href^="/lab?replay="]').click();
      await page.locator('.tb').waitFor();
    },
  },
  { name: 'cards', path: '/cards?q=t%3Aelf' },
  { name: 'cards-none', path: '/cards?q=nonesuch' },
  { name: 'card', path: '/cards/Thragtusk' },
  { name: 'card-new', path: '/cards/new' },
  { name: 'cards-import', path: '/cards/import' },
  { name: 'decks', path: '/decks', act: (page) => page.locator('.decks-facts .mana').first().waitFor() },
  {
    name: 'deck-sample',
    path: '/decks/sample/roots-and-embers',
    act: (page) => page.locator('.decks-legality').waitFor(),
  },
  { name: 'deck-own', path: '/decks/import', act: importDeck },
  {
    name: 'deck-import',
    path: '/decks/import',
    async act(page) {
      await page.locator('textarea').fill(LIST);
      await page.locator('.decks-found').waitFor();
    },
  },
  {
    name: 'deck-hand',
    path: '/decks/sample/roots-and-embers/hand?seed=5',
    act: (page) => page.locator('.decks-hand .card').first().waitFor(),
  },
  { name: 'replays-none', path: '/replays' },
  {
    name: 'replays',
    path: '/replays',
    async act(page) {
      await replay(page);
      await page.goto('/replays');
      await page.locator('.replays-game').waitFor();
    },
  },
  {
    name: 'replay',
    path: '/replays',
    async act(page) {
      await replay(page);
      await page.locator('.replays-slider').fill(String(LATE));
    },
  },
  { name: 'about', path: '/about' },
  { name: 'not-found', path: '/nonesuch' },
];
