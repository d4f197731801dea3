/** Copying a deck, a user's or a sample one: the copy is the user's, under a name that is free. */
import type { SampleDeck } from '../../store/decks.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { useKit } from './kit.ts';

/** Gives the id of the copy. */
export function useCopy(): (deck: SampleDeck) => Promise<string> {
  const { decks: words } = useWords();
  const { store } = useKit();
  return async ({ name, format, parts }) => {
    const made = await store.add({ name: store.freeName(words.copyOf(name)), format, parts });
    announce(words.copied(made.name));
    return made.id;
  };
}
