/** The user's decks. */
import type { DeckFormat } from '@rulewright/cards/magic';
import { deckStore } from '../../../store/decks.ts';

export const PARTS = ['main', 'sideboard'] as const;
export const FORMATS = ['constructed', 'limited'] as const satisfies readonly DeckFormat[];

export const ownDecks = deckStore({ name: 'decks', parts: PARTS, formats: FORMATS });
