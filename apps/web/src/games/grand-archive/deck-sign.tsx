/** What a deck is like: the champion that it grows into. */
import type { Deck } from '@rulewright/cards';

/** The material deck names champions with what they are called after a comma; those of level 0 are spirits without one. */
export function DeckSign({ deck }: { readonly deck: Deck }) {
  const champion = (deck.parts.material ?? []).map(([, name]) => /^([^,]+), /.exec(name)?.[1]).find(Boolean);
  return champion === undefined ? null : <span className="ga-deck-sign">{champion}</span>;
}
