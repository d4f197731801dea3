/** Where things are on the screen, by their ids. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The elements that stand for each entity; what lies in a zone that is not open is where that zone is opened. */
export function elementsOf(root: HTMLElement): (id: number) => HTMLElement | undefined {
  const found = new Map<number, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-entities]'))
    for (const id of (element.dataset.entities ?? '').split(' ')) found.set(Number(id), element);
  return (id) => found.get(id);
}

export const pileElement = (root: HTMLElement, zone: string, player: number): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-pile="${zone} ${player}"]`) ?? undefined;

/** The middle and size of an element within the table; what is scrolled out of its zone is at the edge of that. */
export function spotOf(element: HTMLElement, root: DOMRect): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zone = element.closest('[data-zone]')?.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const within = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);
  return {
    x: (zone === undefined ? x : within(x, zone.left, zone.right)) - root.left,
    y: (zone === undefined ? y : within(y, zone.top, zone.bottom)) - root.top,
    width,
    height,
  };
}

/** The ids under a point of the screen: a thing, or the player on whose side it is. */
export function idsAt(x: number, y: number): readonly number[] {
  const at = document.elementFromPoint(x, y);
  const own = at?.closest<HTMLElement>('[data-entities]')?.dataset.entities;
  if (own !== undefined) return own.split(' ').map(Number);
  const side = at?.closest<HTMLElement>('[data-side]')?.dataset.side;
  return side === undefined ? [] : [Number(side)];
}
