/** Decks by name, as the lists of cards that a game is made from. */
import { type Deck, decks, findCard } from '@rulewright/cards';
import type { Card } from '@rulewright/language';
import { UsageError } from './command.ts';

/** The deck with that name, or whose name alone begins so; without a name, the one at the index. */
export function deckNamed(name: string | undefined, otherwise: number): Deck {
  const wanted = name?.toLowerCase();
  const found =
    wanted === undefined
      ? decks[otherwise]
      : (decks.find((d) => d.name.toLowerCase() === wanted) ?? onlyOne(decks, wanted));
  if (found === undefined)
    throw new UsageError(`there is no deck "${name}"; there are ${decks.map((d) => `"${d.name}"`).join(', ')}`);
  return found;
}

function onlyOne(all: readonly Deck[], beginning: string): Deck | undefined {
  const [found, ...more] = all.filter((d) => d.name.toLowerCase().startsWith(beginning));
  return more.length === 0 ? found : undefined;
}

export const cardsOf = (deck: Deck): readonly Card[] =>
  deck.cards.flatMap(([count, name]) => {
    const card = findCard(name);
    if (card === undefined) throw new UsageError(`deck "${deck.name}" has an unknown card, "${name}"`);
    return Array.from({ length: count }, () => card);
  });
