/** A deck that comes with the game: what it is made of, and how it plays in a sentence of each language. 繁體中文 is made of 简体中文. */
import type { Deck } from '../../decklist/decklist.ts';
import type { GrandArchiveParts } from '../legality.ts';

export interface GrandArchiveDeck extends Deck<GrandArchiveParts> {
  readonly plays: Readonly<Record<'en' | 'zhs' | 'ja', string>>;
}
