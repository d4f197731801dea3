/** Where things on a board lie: equal ones in piles, what belongs to another under it, tiles as big as there is room for. */
import type { AnyShown } from './game.ts';

/** Equal objects; often just one. */
export interface Pile<O = AnyShown> {
  readonly key: string;
  readonly members: readonly O[];
  /** What lies under the only member. */
  readonly under: readonly O[];
}

interface Piling<O> {
  /** It is shown by itself: something points at it, or it points at something. */
  isAlone(object: O): boolean;
  /** Objects that are equal in everything that is shown have the same. */
  likeness(object: O): string;
  under(object: O): readonly O[];
}

/** The objects of a row in piles, in their order. */
export function pilesOf<O extends AnyShown>(
  objects: readonly O[],
  { isAlone, likeness, under }: Piling<O>,
): readonly Pile<O>[] {
  const piles = new Map<string, O[]>();
  for (const o of objects) {
    const key = isAlone(o) ? `#${o.id}` : likeness(o);
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, [o]);
    else pile.push(o);
  }
  return [...piles.values()].map((members) => {
    const [first] = members;
    return { key: `#${first?.id ?? 0}`, members, under: first === undefined ? [] : under(first) };
  });
}

/** What lies with an object, with what lies with that in turn. */
export function within<O extends AnyShown>(object: O, parts: (object: O) => readonly O[]): readonly O[] {
  const out: O[] = [];
  const seen = new Set<number>([object.id]);
  const visit = (at: O): void => {
    for (const found of parts(at)) {
      if (seen.has(found.id)) continue;
      seen.add(found.id);
      out.push(found);
      visit(found);
    }
  };
  visit(object);
  return out;
}

/** How many lie under one at most. */
export const deepest = (piles: readonly Pile<unknown>[]): number =>
  piles.reduce((n, p) => Math.max(n, p.under.length), 0);

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A tile is this much higher than it is wide. */
const TILE = 1.16;
/** What lies under another shows above it, of the width of a tile. */
const TUCK = 0.24;
/** What lies between tiles, of their width. */
const GAP = 0.1;

/** The biggest width of a tile with which everything fits; the smallest one where nothing does. */
export function fitted(
  lines: readonly { readonly count: number; readonly tucked: number }[],
  room: Room,
  least: number,
  most: number,
): number {
  const filled = lines.filter(({ count }) => count > 0);
  for (let width = most; width > least; width -= 2) {
    const perLine = Math.max(1, Math.floor((room.width + width * GAP) / (width * (1 + GAP))));
    const height = filled.reduce(
      (all, { count, tucked }) => all + Math.ceil(count / perLine) * width * (TILE + tucked * TUCK + GAP),
      0,
    );
    if (height <= room.height) return width;
  }
  return least;
}
