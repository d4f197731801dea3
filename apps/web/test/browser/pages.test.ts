import { describe, expect, test } from 'vitest';
import { axe, open } from './harness.ts';

const PAGES = ['/', '/play', '/lab', '/cards', '/decks', '/replays', '/about', '/nonesuch'];

describe.each(PAGES)('%s', (path) => {
  test('has nothing that axe objects to, in the dark and in the light', async () => {
    for (const colors of ['dark', 'light'] as const) await axe(await settled(path, { colors }));
  });

  test.each([
    ['zhs', 'zh-Hans'],
    ['ja', 'ja'],
  ] as const)('has nothing that axe objects to on a phone, in %s', async (language, tag) => {
    const page = await settled(path, { phone: true, language });
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    await axe(page);
  });
});

/** Those that lists and forms make wide. */
const WIDE = [
  ...PAGES,
  '/play/new',
  '/lab/new',
  '/cards/new',
  '/cards/import',
  '/cards/Thragtusk',
  '/decks/import',
  '/decks/sample/roots-and-embers',
];

// The words of English and Japanese are the longest.
test.each(WIDE.flatMap((path) => (['en', 'ja'] as const).map((language) => [path, language] as const)))(
  '%s fits a phone in %s',
  async (path, language) => {
    const page = await settled(path, { phone: true, language });
    const wider = await page.evaluate(() =>
      [document.documentElement, document.querySelector('main')].map((e) =>
        e === null ? 0 : e.scrollWidth - e.clientWidth,
      ),
    );
    expect(wider).toEqual([0, 0]);
  },
);

async function settled(...[path, how]: Parameters<typeof open>) {
  const page = await open(path, how);
  await page.locator('main h1').first().waitFor();
  await page.locator('main .loading').first().waitFor({ state: 'detached' });
  return page;
}

test.each([
  ['zhs', 'zh-Hans', '套牌'],
  ['zht', 'zh-Hant', '套牌'],
  ['ja', 'ja', 'デッキ'],
])('the language can be switched, and stays: %s', async (language, tag, decks) => {
  const page = await open('/');
  await page.getByText('Settings').click();
  await page.getByLabel('Language').selectOption(language);
  await page.getByRole('link', { name: decks }).first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: decks }).first().waitFor();
  await page.locator(`html[lang="${tag}"]`).waitFor();
});

test('the theme can be switched, and stays', async () => {
  const page = await open('/', { colors: 'dark' });
  await page.getByText('Settings').click();
  await page.getByLabel('Theme').selectOption('light');
  await page.reload();
  await page.locator('html[data-theme="light"]').waitFor();
});

test('the settings close with Escape, when somebody goes on elsewhere, and on another page', async () => {
  const page = await open('/');
  const settings = page.locator('details.choices');
  const isOpen = () => settings.evaluate((fold) => (fold as HTMLDetailsElement).open);
  const press = () => page.getByText('Settings').click();
  await press();
  await page.getByLabel('Theme').focus();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await settings.locator('summary').evaluate((sum) => sum === document.activeElement)).toBe(true);
  await press();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await isOpen()).toBe(false);
  await press();
  await page.keyboard.press('Shift+Tab');
  expect(await isOpen()).toBe(false);
  await press();
  await settings.getByRole('link', { name: 'About' }).click();
  await expect.poll(isOpen).toBe(false);
});

test('every page has a title, and a new one begins with the focus in it', async () => {
  const page = await open('/');
  await expect.poll(() => page.title()).toBe('Rulewright');
  await page.getByRole('navigation').getByRole('link', { name: 'Decks' }).click();
  await expect.poll(() => page.title()).toBe('Decks · Rulewright');
  await page.getByRole('link', { name: 'Roots and Embers', exact: true }).press('Enter');
  await expect.poll(() => page.title()).toBe('Roots and Embers · Rulewright');
  await page.locator('#content:focus').waitFor();
});
