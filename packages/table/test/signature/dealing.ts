/** Cards dealt out to tables. A card stays at its table when others come or go, so that only one game changes. */
import { createHash } from 'node:crypto';

export function dealt<C>(cards: readonly C[], tables: number, nameOf: (card: C) => string): readonly (readonly C[])[] {
  const placed = cards
    .map((card) => ({ card, key: createHash('sha256').update(nameOf(card)).digest('hex') }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return Array.from({ length: tables }, (_, table) =>
    placed.flatMap(({ card, key }) => (Number.parseInt(key.slice(-6), 16) % tables === table ? [card] : [])),
  );
}
