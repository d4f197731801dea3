/** In which order cards are listed. */

/** By the key, then by name. */
export function sortedBy<C extends { readonly names: readonly string[] }>(
  key: (card: C) => number | string,
  cards: readonly C[],
): readonly C[] {
  const before = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  return cards
    .map((card) => ({ card, key: key(card), name: card.names[0] ?? '' }))
    .sort((a, b) => before(a.key, b.key) || before(a.name, b.name))
    .map(({ card }) => card);
}
