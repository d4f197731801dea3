import { describe, expect, test } from 'vitest';
import { axe, open } from './harness.ts';

const PAGES = ['/', '/play', '/lab', '/cards', '/decks', '/replays', '/about', '/nonesuch'];

describe.each(PAGES)('%s', (path) => {
  test('has nothing that axe objects to, in the dark and in the light', async () => {
    for (const colors of ['dark', 'light'] as const) await axe(await settled(path, { colors }));
  });

  test('fits a phone, in Chinese', async () => {
    const page = await settled(path, { phone: true, language: 'zhs' });
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(screen);
    await axe(page);
  });
});

async function settled(...[path, how]: Parameters<typeof open>) {
  const page = await open(path, how);
  await page.locator('main h1').first().waitFor();
  return page;
}

test('the language can be switched, and stays', async () => {
  const page = await open('/');
  await page.getByText('Settings').click();
  await page.getByLabel('Language').selectOption('zhs');
  await page.getByRole('link', { name: '套牌' }).first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: '套牌' }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
});

test('the theme can be switched, and stays', async () => {
  const page = await open('/', { colors: 'dark' });
  await page.getByText('Settings').click();
  await page.getByLabel('Theme').selectOption('light');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('every page has a title, and a new one begins with the focus in it', async () => {
  const page = await open('/');
  expect(await page.title()).toBe('Rulewright');
  await page.getByRole('navigation').getByRole('link', { name: 'Decks' }).click();
  await expect.poll(() => page.title()).toBe('Decks · Rulewright');
  await page.getByRole('link', { name: 'Roots and Embers', exact: true }).press('Enter');
  await expect.poll(() => page.title()).toBe('Roots and Embers · Rulewright');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});
