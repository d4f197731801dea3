/**
 * Somebody who plays a game in the browser without thinking much: plays what can be played, attacks with everything, blocks
 * with the first creature. Once with the mouse, once with nothing but the keyboard.
 */
import type { Replay } from '@rulewright/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stored } from './harness.ts';

/** More questions than this are a game that does not end. */
const MOST_QUESTIONS = 400;

export interface Played {
  readonly questions: number;
  readonly kinds: ReadonlySet<string>;
}

type Kind = string;
type Way = (page: Page, kind: Kind) => Promise<void>;

const tray = (page: Page) => page.locator('.tb-tray');
const isOver = async (page: Page): Promise<boolean> => (await page.locator('.play-over').count()) > 0;

/** Waits for a question or the end; the kind of question, or null. */
export async function question(page: Page): Promise<Kind | null> {
  await page.waitForSelector('.tb-tray[data-kind][aria-busy="false"], .play-over');
  return (await isOver(page)) ? null : tray(page).getAttribute('data-kind');
}

/** Waits until the game has gone on from where it was. */
async function gone(page: Page, from: string | null): Promise<void> {
  await page.waitForFunction(
    (at) =>
      document.querySelector('.play-over') !== null ||
      document.querySelector('.tb-tray[aria-busy="false"]')?.getAttribute('data-at') !== at,
    from,
  );
}

/** Waits until the game is kept on the device as it stands. */
export async function kept(page: Page, id = 'current'): Promise<void> {
  const at = Number(await tray(page).getAttribute('data-at'));
  const answers = async (): Promise<number | undefined> =>
    (await stored<{ readonly replay: Replay }>(page, 'game', id))?.replay.answers.length;
  await expect.poll(answers).toBe(at);
}

/** To the end of the game, to a question of some kind that is to be answered otherwise, or so many questions far. */
export async function playOn(page: Page, way: Way, until?: Kind, far = MOST_QUESTIONS): Promise<Played> {
  const kinds = new Set<Kind>();
  for (let questions = 0; questions < MOST_QUESTIONS; questions++) {
    const kind = await question(page);
    if (kind === null || kind === until || questions === far) return { questions, kinds };
    kinds.add(kind);
    const at = await tray(page).getAttribute('data-at');
    await way(page, kind);
    expect(await page.locator('.tb-refused').allTextContents(), `the answer to ${kind}`).toEqual([]);
    await gone(page, at);
  }
  throw new Error(`the game goes on after ${MOST_QUESTIONS} questions`);
}

/** Whether the same question still stands. */
const still = async (page: Page, kind: Kind, at: string | null): Promise<boolean> =>
  (await question(page)) === kind && (await tray(page).getAttribute('data-at')) === at;

const LIT_IN_HAND = '[data-zone="hand"] [data-light="can"]';

export const byMouse: Way = async (page, kind) => {
  const at = await tray(page).getAttribute('data-at');
  // Within a dialog if one is open: a search.
  const part = page.locator((await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : '.tb');
  const lit = part.locator('[data-light="can"]');
  const done = part.locator('.tb-done').first();
  switch (kind) {
    case 'priority': {
      const card = page.locator(LIT_IN_HAND).first();
      if ((await card.count()) === 0) return done.click();
      // A card that leans in the fan has its name at the left.
      await card.click({ position: { x: 18, y: 18 } });
      const offer = page.getByRole('menuitem').first();
      if ((await offer.count()) > 0) await offer.click();
      return;
    }
    case 'entities':
      for (let i = 0; i < 12 && (await still(page, kind, at)); i++) {
        if ((await done.count()) > 0 && (await done.isEnabled()) && (i > 0 || (await lit.count()) === 0))
          return done.click();
        await lit.first().click({ position: { x: 12, y: 12 } });
      }
      return;
    case 'attackers': {
      const all = page.getByRole('button', { name: 'Attack with all' });
      if ((await all.count()) > 0) await all.click();
      return done.click();
    }
    case 'blockers': {
      const blocker = page.locator('[data-zone="mine"] [data-light="can"]').first();
      if ((await blocker.count()) > 0) {
        await blocker.click({ position: { x: 12, y: 12 } });
        const attacker = page.locator('[data-light="aim"]').first();
        if ((await attacker.count()) > 0) await attacker.click({ position: { x: 12, y: 12 } });
      }
      return done.click();
    }
    case 'options':
    case 'listed': {
      await page.locator('.tb-options button').first().click();
      if ((await done.count()) > 0 && (await still(page, kind, at))) await done.click();
      return;
    }
    default:
      return page.locator('.tb-tray button.main').first().click();
  }
};

/** The light of what has the focus. */
const litHere = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-light') ?? null);

/** What has the focus, by its place in the page. */
const placeHere = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null ? -1 : [...document.querySelectorAll('*')].indexOf(activeElement);
  });

/** Goes to a zone and along it to something lit so; false if there is nothing. */
async function goToLit(page: Page, zone: string, light: string): Promise<boolean> {
  await page.keyboard.press(zone);
  await page.keyboard.press('Home');
  const seen = new Set<number>();
  for (let at = await placeHere(page); !seen.has(at); at = await placeHere(page)) {
    if ((await litHere(page)) === light) return true;
    seen.add(at);
    await page.keyboard.press('ArrowRight');
  }
  return false;
}

/** Tabs on until something has the focus for which this is true. */
async function tabTo(page: Page, wanted: (at: Element) => boolean): Promise<boolean> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${String(wanted)})(document.activeElement)`)) return true;
  }
  return false;
}

export const byKeyboard: Way = async (page, kind) => {
  const press = (key: string) => page.keyboard.press(key);
  const at = await tray(page).getAttribute('data-at');
  await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
  switch (kind) {
    case 'priority':
      if (!(await goToLit(page, '1', 'can'))) return press('p');
      await press('Enter');
      if ((await page.getByRole('menu').count()) > 0) await press('Enter');
      return;
    case 'entities': {
      if ((await page.locator('dialog[open]').count()) > 0) {
        expect(await tabTo(page, (e) => e.getAttribute('data-light') === 'can')).toBe(true);
        await press('Enter');
        if (!(await still(page, kind, at))) return;
        await tabTo(page, (e) => e.classList.contains('tb-done') && e.closest('dialog') !== null);
        return press('Enter');
      }
      // The list in the question has all that is lit on the table.
      await press('q');
      await tabTo(page, (e) => e.tagName === 'SUMMARY');
      await press('Enter');
      for (let i = 0; i < 12 && (await still(page, kind, at)); i++) {
        const ready = await page.locator('.tb-done:enabled').count();
        if (ready > 0 && i > 0) return press('p');
        expect(await tabTo(page, (e) => e.classList.contains('tb-choice'))).toBe(true);
        await press('Enter');
      }
      return;
    }
    case 'attackers':
      await press('a');
      return press('p');
    case 'blockers':
      if (await goToLit(page, '2', 'can')) {
        await press('Enter');
        if ((await litHere(page)) === 'aiming' && (await goToLit(page, '3', 'aim'))) await press('Enter');
      }
      return press('p');
    case 'options':
    case 'listed':
      await press('q');
      await tabTo(page, (e) => e.classList.contains('tb-choice'));
      await press('Enter');
      if ((await still(page, kind, at)) && (await page.locator('.tb-done:enabled').count()) > 0) await press('p');
      return;
    default:
      return press('p');
  }
};
