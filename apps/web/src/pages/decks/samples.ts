/** The sample decks in the shape of a user's. */
import { engine } from '../../engine/client.ts';
import type { OwnDeck } from '../../store/decks.ts';
import { type Asked, useEngine } from './use-engine.ts';

export type SampleDeck = Omit<OwnDeck, 'id' | 'changed'>;

export const useSamples = (): Asked<readonly SampleDeck[]> =>
  useEngine('samples', async () =>
    (await engine.decks.samples()).map(
      ({ name, cards }): SampleDeck => ({ name, format: 'constructed', main: cards, sideboard: [] }),
    ),
  );

/** Where a game with the deck begins. */
export const playLink = (name: string): string => `/play/new?mine=${encodeURIComponent(name)}`;
