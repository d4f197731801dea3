/** Copying a deck, a user's or a sample one: the copy is the user's, under a name that is free. */

import { announce } from '../../../../ui/announce.tsx';
import { freeName, newDeck } from '../../store/decks.ts';
import { useWords } from '../../words/index.ts';
import type { SampleDeck } from './samples.ts';

/** Gives the id of the copy. */
export function useCopy(): (deck: SampleDeck) => Promise<string> {
  const { decks: words } = useWords();
  return async ({ name, format, main, sideboard }) => {
    const made = await newDeck({ name: freeName(words.copyOf(name)), format, main, sideboard });
    announce(words.copied(made.name));
    return made.id;
  };
}
