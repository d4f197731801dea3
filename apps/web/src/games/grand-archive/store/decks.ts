/** The user's decks. */
import type { DeckFormat } from '@rulewright/cards/grand-archive';
import { deckStore } from '../../../store/decks.ts';

export const PARTS = ['material', 'main', 'boons', 'sideboard'] as const;
export const FORMATS = ['standard', 'draft', 'pantheon'] as const satisfies readonly DeckFormat[];

export const ownDecks = deckStore({ name: 'decks-grand-archive', parts: PARTS, formats: FORMATS });
