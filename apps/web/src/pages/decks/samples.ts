/** The sample decks in the shape of a user's. */
import { type Answered, useAsked } from '../../engine/use-asked.ts';
import type { SampleDeck } from '../../store/decks.ts';
import type { Pack } from '../../words/pack.ts';
import { useKit } from './kit.ts';

export function useSamples(): Answered<readonly SampleDeck[]> {
  const { decks, formats } = useKit();
  const [format = ''] = formats;
  return useAsked('samples', async () =>
    (await decks().samples()).map(
      (deck): SampleDeck => ({ name: deck.name, format: deck.format ?? format, parts: deck.parts }),
    ),
  );
}

/** What a sample deck is called in the language. */
export const calledIn = ({ samples }: Pack['deck'], name: string): string =>
  Object.hasOwn(samples, name) ? (samples[name] ?? name) : name;

/** Where a game with the deck begins. */
export const playLink = (name: string): string => `/play/new?mine=${encodeURIComponent(name)}`;
