import type { Replay } from '@rulewright/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, open, stored } from './harness.ts';
import { byMouse, kept, playOn, question } from './playing.ts';

/** Another window of the same browser. */
async function beside(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

const answers = async (page: Page): Promise<number | undefined> =>
  (await stored<{ readonly replay: Replay }>(page, 'game', 'current'))?.replay.answers.length;

const elsewhere = (page: Page) => page.getByRole('heading', { name: 'The game is played in another window' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on here' });

async function begun(): Promise<Page> {
  const page = await open('/play/new?seed=7');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await question(page);
  await kept(page);
  return page;
}

describe('a game in two windows', () => {
  test('is played in one of them, and goes on in the other when that one takes it', async () => {
    const first = await begun();
    const second = await beside(first, '/play');
    await elsewhere(second).waitFor();
    await axe(second);
    await playOn(first, byMouse, undefined, 3);
    await kept(first);
    const far = await answers(first);
    await goOn(second).click();
    await question(second);
    expect(await second.locator('.tb-tray').getAttribute('data-at')).toBe(String(far));
    await elsewhere(first).waitFor();
    await playOn(second, byMouse, undefined, 2);
    await kept(second);
    expect(await answers(first)).toBeGreaterThan(far ?? 0);
    await goOn(first).click();
    await kept(first);
    await elsewhere(second).waitFor();
  });

  test('goes on by itself in the one that is left', async () => {
    const first = await begun();
    const second = await beside(first, '/play');
    await elsewhere(second).waitFor();
    await first.close();
    await question(second);
  });

  test('is kept among the replays when another game begins in the other one', async () => {
    const first = await begun();
    await playOn(first, byMouse, undefined, 2);
    await kept(first);
    const second = await beside(first, '/play/new?seed=8');
    await second.getByText('The game is played in another window').waitFor();
    await second.getByRole('button', { name: 'Start the game' }).click();
    await question(second);
    await elsewhere(first).waitFor();
    await first.goto('/replays');
    await first.getByText('Not finished').waitFor();
  });
});

test('a deck that is changed in one window is changed in the other', async () => {
  const first = await open('/decks/import');
  await first.getByLabel('The list to import').fill('20 Forest\n4 Arbor Elf');
  await first.getByLabel('Name of the deck').fill('Elves');
  await first.getByRole('button', { name: 'Import', exact: true }).click();
  const elves = (page: Page, count: number) =>
    page.getByRole('listitem').filter({ hasText: 'Arbor Elf' }).getByText(String(count), { exact: true });
  await elves(first, 4).waitFor();
  const second = await beside(first, new URL(first.url()).pathname);
  await elves(second, 4).waitFor();
  await first.getByRole('button', { name: 'One Arbor Elf less' }).click();
  await elves(second, 3).waitFor();
  await second.getByRole('button', { name: 'One Forest less' }).click();
  await first.getByRole('listitem').filter({ hasText: 'Forest' }).getByText('19', { exact: true }).waitFor();
  await elves(first, 3).waitFor();
});

test('a game that the device does not take is said to be lost with the page, where it is seen', async () => {
  const page = await open('/play/new?seed=7');
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 100 });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('alert').getByText('The storage of this browser is full', { exact: false }).waitFor();
  await axe(page);
});
