/**
 * Moving over the table with the keyboard. Every zone is one stop of the Tab key; arrows move within it and on to the
 * zone above or below. The elements tell where they are, so that nothing has to be kept in step with the layout.
 */

/** From top to bottom, then what stands beside the table. */
const ORDER = ['them', 'theirs', 'steps', 'stack', 'mine', 'me', 'question', 'hand', 'log'] as const;
type Zone = (typeof ORDER)[number];

/** What the digits jump to; 5 goes from one player to the other. */
const DIGITS: Readonly<Record<string, readonly Zone[]>> = {
  1: ['hand'],
  2: ['mine'],
  3: ['theirs'],
  4: ['stack'],
  5: ['them', 'me'],
  6: ['log'],
  q: ['question'],
};

const zone = (root: HTMLElement, name: string): HTMLElement | null => root.querySelector(`[data-zone="${name}"]`);
const itemsIn = (at: Element): readonly HTMLElement[] => [...at.querySelectorAll<HTMLElement>('[data-item]')];

/** Each zone has exactly one item that the Tab key stops at. */
export function settle(root: HTMLElement): void {
  for (const at of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const items = itemsIn(at);
    const current = items.find((item) => item.tabIndex === 0) ?? items[0];
    for (const item of items) if (item !== current && item.tabIndex === 0) item.tabIndex = -1;
    if (current !== undefined) current.tabIndex = 0;
  }
}

function focusItem(item: HTMLElement): void {
  const at = item.closest('[data-zone]');
  for (const other of at === null ? [] : itemsIn(at)) other.tabIndex = other === item ? 0 : -1;
  item.focus();
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Into a zone: to where one was there, or to what is lit. */
function enter(root: HTMLElement, name: string): boolean {
  const at = zone(root, name);
  if (at === null) return false;
  const items = itemsIn(at);
  const item = items.find((i) => i.tabIndex === 0) ?? items[0];
  if (item !== undefined) focusItem(item);
  else if (at.tabIndex >= -1 && at.hasAttribute('tabindex')) at.focus();
  else return false;
  return true;
}

const middle = (element: HTMLElement): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest item above or below. */
function vertical(items: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const [x, y] = middle(from);
  const { height } = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [ix, iy] = middle(item);
    const dy = down ? iy - y : y - iy;
    if (item === from || dy < height * 0.5) continue;
    const distance = dy * 2 + Math.abs(ix - x);
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

function step(root: HTMLElement, from: Zone, by: 1 | -1, around: boolean): boolean {
  let at: number = ORDER.indexOf(from);
  for (let i = 0; i < ORDER.length; i++) {
    at += by;
    if (around) at = (at + ORDER.length) % ORDER.length;
    const name = ORDER[at];
    if (name === undefined) return false;
    if (enter(root, name)) return true;
  }
  return false;
}

const zoneNow = (): Zone | undefined => {
  const name = document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
  return ORDER.find((z) => z === name);
};

/** F6 and Shift+F6: the next zone and the one before. */
export const cycle = (root: HTMLElement, by: 1 | -1): boolean =>
  step(root, zoneNow() ?? (by === 1 ? 'log' : 'them'), by, true);

/** A digit or `q`: that zone. */
export function jump(root: HTMLElement, key: string): boolean {
  const names = DIGITS[key];
  if (names === undefined) return false;
  const now = zoneNow();
  const at = names.findIndex((name) => name === now);
  return names.some((_, i) => enter(root, names[(at + 1 + i) % names.length] ?? ''));
}

/** Arrow keys, Home and End on an item. True if the key was used. */
export function move(root: HTMLElement, key: string): boolean {
  const item = document.activeElement;
  if (!(item instanceof HTMLElement) || !item.hasAttribute('data-item')) return false;
  const at = item.closest<HTMLElement>('[data-zone]');
  if (at === null) return false;
  const items = itemsIn(at);
  const index = items.indexOf(item);
  const list = at.dataset.zone === 'log';
  const to: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => items[index + 1],
    ArrowLeft: () => items[index - 1],
    ArrowDown: () => (list ? items[index + 1] : vertical(items, item, true)),
    ArrowUp: () => (list ? items[index - 1] : vertical(items, item, false)),
    Home: () => items[0],
    End: () => items.at(-1),
  };
  const found = to[key]?.();
  if (found !== undefined) {
    focusItem(found);
    return true;
  }
  const name = zoneNow();
  if (name !== undefined && !list && (key === 'ArrowDown' || key === 'ArrowUp'))
    step(root, name, key === 'ArrowDown' ? 1 : -1, false);
  return key in to;
}
