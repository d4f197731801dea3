/** The judge's lab in the browser: build, play all sides, go back and forth, branch, export, import, share. */
import type { LabData } from '@rulewright/table';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aGame } from './a-game.ts';
import { axe, downloaded, focused, open, stored } from './harness.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** The lab is open and shows its table. */
const atTable = (page: Page) => page.locator('.lab[aria-busy="false"] .lab-bar h1').waitFor();

async function openExample(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await atTable(page);
}

const here = (page: Page, hasText: RegExp) =>
  page.locator('.lab[aria-busy="false"] .lab-at').filter({ hasText }).waitFor();

/** After so many of so many answers, and ready for the next: what comes earlier is not heard. */
const moment = (page: Page, at: number, of: number) => here(page, new RegExp(`^${at}/${of}$`));

/** Waits until the lab is kept on the device, with a branch of this name and at this moment. */
async function kept(page: Page, branch: string, at: number): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const data = async (): Promise<LabData | undefined> =>
    (await stored<{ readonly data: LabData }>(page, 'lab', id))?.data;
  await expect
    .poll(data)
    .toMatchObject({ at, branches: expect.arrayContaining([expect.objectContaining({ name: branch })]) });
}

async function addCard(page: Page, player: string, card: string): Promise<void> {
  await page.getByRole('combobox', { name: `Add a card for ${player}` }).fill(card);
  await page.getByRole('option', { name: card }).first().waitFor();
  await page.keyboard.press('Enter');
  await button(page, new RegExp(`^Edit ${card}`))
    .first()
    .waitFor();
}

const PERSIST = 'Persist returns a creature once';

describe('moments', () => {
  test('a scenario is walked through, and each event is explained', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    await moment(page, 0, 10);
    await page.keyboard.press('.');
    await moment(page, 1, 10);
    await button(page, 'To the end').click();
    await moment(page, 10, 10);
    await button(page, /^4 ?Bob: pass/)
      .or(page.locator('.lab-moment').nth(4))
      .first()
      .click();
    await moment(page, 4, 10);
    await page.locator('.lab-event').first().click();
    await page.locator('.tb-why-panel .tb-rule').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lab-timeline').waitFor();
    await axe(page);
  });

  test('the timeline is walked by keyboard, and the focus stays where it is used', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    await page.locator('.lab-moment').nth(10).waitFor();
    await page.keyboard.press('6');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Lightning Bolt resolves.');
    await page.keyboard.press('?');
    await page.locator('.tb-why-panel .tb-rule').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lab-event:focus').waitFor();
    await expect.poll(() => focused(page)).toBe('Lightning Bolt resolves.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await moment(page, 4, 10);
    await expect.poll(() => focused(page)).toContain('Bob: pass');
    await button(page, 'To the end').focus();
    await page.keyboard.press('Enter');
    await moment(page, 10, 10);
    await page.locator('button:focus').and(button(page, 'To the end')).waitFor();
  });

  test('another answer begins a branch; branches are named, gone to and kept over a reload', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    await page.keyboard.press('.');
    await moment(page, 1, 10);
    // The bolt is aimed at the player instead.
    await page.locator('.tb-person', { hasText: 'Bob' }).click();
    await moment(page, 2, 2);
    const branch = page.getByRole('combobox', { name: 'Branch', exact: true });
    await expect.poll(() => branch.locator('option').allTextContents()).toEqual(['Main line', 'Variation 1']);
    await button(page, 'Branches …').click();
    const name = page.getByLabel('Name of the branch').nth(1);
    await name.fill('At the player');
    await name.press('Enter');
    await page.keyboard.press('Escape');
    await branch.locator('option', { hasText: 'At the player' }).waitFor({ state: 'attached' });
    await branch.selectOption('Main line');
    await moment(page, 1, 10);
    await button(page, 'Go to the branch At the player').waitFor();
    await kept(page, 'At the player', 1);
    await page.reload();
    await moment(page, 1, 10);
    await button(page, 'Go to the branch At the player').click();
    await moment(page, 1, 2);
  });

  test('an action that is given up is taken back as a whole', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    await page.getByLabel('Pay by hand').check();
    await page.locator('.tb-held button').first().click();
    await page.locator('.tb-person', { hasText: 'Bob' }).click();
    await button(page, 'Take it back').click();
    await moment(page, 0, 10);
    await page
      .getByRole('heading', { name: /You have priority/ })
      .first()
      .waitFor();
  });

  test('with the eyes of a player the hands of the others are hidden', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    const held = page.locator('.tb-held');
    await held.nth(1).waitFor();
    await page.getByLabel('Seen by').selectOption('Bob');
    await page.getByRole('button', { name: /^Hand of Ann: 2/ }).waitFor();
    await held.first().waitFor({ state: 'detached' });
  });
});

describe('a situation that is built', () => {
  test('by keyboard: cards, counters, attachments; then it is played', async () => {
    const page = await open('/lab/new');
    await page.getByRole('heading', { name: 'Build a situation' }).waitFor();
    await addCard(page, 'Ann', 'Grizzly Bears');
    await addCard(page, 'Ann', 'Rancor');
    await addCard(page, 'Bob', 'Lightning Bolt');
    await button(page, /^Edit Grizzly Bears/).click();
    await page.getByLabel('tapped').check();
    await page.getByRole('dialog').getByLabel('Kind of counter').fill('+1/+1');
    await page.keyboard.press('Enter');
    await axe(page);
    await button(page, 'Done').click();
    await button(page, /^Edit Rancor/).click();
    await page.getByLabel('Attached to').selectOption({ label: 'Grizzly Bears – Ann' });
    await button(page, 'Done').click();
    await button(page, 'Add a player').click();
    await page.getByRole('region', { name: 'Cid' }).waitFor();
    await page.getByRole('region', { name: 'Bob' }).getByLabel('Life').fill('7');
    await axe(page);
    await button(page, 'Open in the lab').click();
    await atTable(page);
    await page.getByRole('button', { name: /^Grizzly Bears.*5\/3.*tapped/ }).waitFor();
    await page.getByRole('button', { name: /^Bob, 7 life/ }).waitFor();
    await button(page, 'Next turn').click();
    await page.locator('.lab-reached', { hasText: "Bob's turn" }).first().waitFor();
  });

  test('what cannot be set up says why, and nothing is lost', async () => {
    const page = await open('/lab/new');
    await addCard(page, 'Ann', 'Rancor');
    await button(page, /^Edit Rancor/).click();
    await page.getByLabel('Attached to').selectOption({ label: 'Bob' });
    await button(page, 'Done').click();
    await button(page, 'Open in the lab').click();
    await page.getByRole('alert').filter({ hasText: 'cannot be attached' }).waitFor();
    await button(page, /^Edit Rancor/).waitFor();
    await expect.poll(async () => JSON.stringify(await stored(page, 'lab-draft', 'current'))).toContain('Rancor');
    await page.reload();
    await button(page, /^Edit Rancor/).waitFor();
  });

  test('a card can be brought along in the address', async () => {
    const page = await open('/lab/new?card=Lightning%20Bolt');
    await button(page, /^Edit Lightning Bolt/).waitFor();
    await button(page, 'Open in the lab').click();
    await page
      .getByRole('button', { name: /^Lightning Bolt/ })
      .first()
      .waitFor();
  });
});

describe('files', () => {
  test('a branch is exported, and the file opens again with the same line of play', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    await button(page, 'To the end').click();
    await moment(page, 10, 10);
    await button(page, 'Next step').click();
    const length = /^(?!10\/10$)\d+\/(?<of>\d+)$/;
    await here(page, length);
    const of = length.exec((await page.locator('.lab-at').textContent()) ?? '')?.groups?.of;
    await button(page, 'Export …').click();
    await page.getByText('Ends with a check').click();
    await page.locator('.lab-file-text').filter({ hasText: 'check:' }).waitFor();
    await axe(page);
    const { content } = await downloaded(page, () => button(page, 'Download').click());
    const file = { name: 'persist.yaml', mimeType: 'text/yaml', buffer: Buffer.from(content) };
    expect(file.buffer.toString()).toContain('Ann casts: Lightning Bolt');
    await page.keyboard.press('Escape');
    await page.goto('/lab');
    await page.getByLabel('A file (.yaml)').setInputFiles(file);
    await atTable(page);
    await button(page, 'To the end').click();
    await moment(page, Number(of), Number(of));
    // Its check holds.
    await page.locator('.lab-passed').waitFor();
  });

  test('a file of several scenarios lets one be chosen; a broken one names the place', async () => {
    const page = await open('/lab');
    const file = (name: string, text: string) => ({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) });
    const two =
      'scenario: First\nplayers: {Ann: {}, Bob: {}}\n---\nscenario: Second\nplayers: {Ann: {}, Bob: {life: 3}}\n';
    await page.getByLabel('A file (.yaml)').setInputFiles(file('two.yaml', two));
    await page.getByRole('heading', { name: '2 scenarios in two.yaml' }).waitFor();
    await page
      .getByLabel('A file (.yaml)')
      .setInputFiles(file('bad.yaml', 'scenario: A\nplayers: {Ann: {lief: 3}, Bob: {}}\n'));
    await page.getByText('Line 2, column').waitFor();
    await axe(page);
    await page.getByLabel('A file (.yaml)').setInputFiles(file('two.yaml', two));
    await button(page, 'Second').click();
    await page.getByRole('button', { name: /^Bob, 3 life/ }).waitFor();
  });
});

test('a scenario that fails opens where it does, with what it says there', async () => {
  const page = await open('/lab');
  await page.getByText('Paste or write one here').click();
  await page
    .getByLabel('The text of a scenario')
    .fill('scenario: Wrong\nplayers: {Ann: {}, Bob: {}}\nsteps:\n  - Ann passes\n  - check:\n      Bob: {life: 19}\n');
  await button(page, 'Open').click();
  await moment(page, 1, 1);
  await page.getByText('The scenario fails in line 6').waitFor();
  await page.locator('.lab-step[data-bad]', { hasText: 'Bob: {life: 19}' }).waitFor();
  await axe(page);
});

describe('links', () => {
  test('a link holds the lab with its branches and the moment', async () => {
    const page = await open('/lab');
    await openExample(page, PERSIST);
    await page.keyboard.press('.');
    await moment(page, 1, 10);
    await button(page, 'Branch off here').click();
    await moment(page, 1, 1);
    await button(page, 'Share …').click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await axe(page);
    const other = await open(new URL(link).pathname + new URL(link).hash);
    await moment(other, 1, 1);
    const branches = other.getByRole('combobox', { name: 'Branch', exact: true }).locator('option');
    await expect.poll(() => branches.allTextContents()).toEqual(['Main line', 'Variation 1']);
  });

  test.each(['#l=', '#l=nonsense', '#l=aAAAA', '?replay=none&at=3'])(
    '%s says that it cannot be opened',
    async (end) => {
      const page = await open(`/lab${end}`);
      await page
        .getByRole('alert')
        .filter({ hasText: /holds no lab|no such replay|newer/ })
        .waitFor();
      await page.getByRole('heading', { name: 'Build a situation' }).waitFor();
    },
  );

  test('a lab that is not there says so', async () => {
    const page = await open('/lab/k/nonesuch');
    await page.getByRole('alert').filter({ hasText: 'no such lab' }).waitFor();
  });
});

test('a moment of a game that was played becomes a situation of its own', async () => {
  const page = await open('/replays');
  await page.locator('input[type="file"]').setInputFiles(aGame().file);
  await page.getByRole('slider').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/lab?replay=${id}&at=60`);
  await moment(page, 60, aGame().answers);
  await button(page, 'Edit …').click();
  await page.getByRole('link', { name: 'The position of this moment' }).click();
  await page.getByRole('heading', { name: 'Build a situation' }).waitFor();
  await axe(page);
  await button(page, 'Open in the lab').click();
  await moment(page, 0, 0);
});

test('in Chinese, cards are found and shown by their Chinese names', async () => {
  const page = await open('/lab/new', { language: 'zhs' });
  await page.getByRole('combobox', { name: '为Ann添加牌' }).fill('帮厨');
  await page.getByRole('option', { name: '帮厨奥夫' }).waitFor();
  await page.keyboard.press('Enter');
  await button(page, /帮厨奥夫/)
    .first()
    .waitFor();
  await button(page, '在实验室中打开').click();
  await page.getByRole('button', { name: /^帮厨奥夫/ }).waitFor();
});

test('on a phone, in Chinese, the lab fits and axe finds nothing', async () => {
  const page = await open('/lab', { phone: true, language: 'zhs', colors: 'light' });
  await openExample(page, '留存让生物回来一次');
  await axe(page);
  await button(page, '时间线').click();
  await page.locator('.lab-moment').nth(3).click();
  await moment(page, 3, 10);
  await axe(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
