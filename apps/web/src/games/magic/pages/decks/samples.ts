/** The sample decks in the shape of a user's. */

import { type Answered, useAsked } from '../../../../engine/use-asked.ts';
import { engine } from '../../engine/client.ts';
import type { OwnDeck } from '../../store/decks.ts';

export type SampleDeck = Omit<OwnDeck, 'id' | 'changed'>;

export const useSamples = (): Answered<readonly SampleDeck[]> =>
  useAsked('samples', async () =>
    (await engine.decks.samples()).map(
      ({ name, parts: { main, sideboard = [] } }): SampleDeck => ({ name, format: 'constructed', main, sideboard }),
    ),
  );

/** Where a game with the deck begins. */
export const playLink = (name: string): string => `/play/new?mine=${encodeURIComponent(name)}`;
