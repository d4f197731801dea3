/** The card that is being written, so that it is still there after a wrong click or a reload. In session storage: each window has its own. */
import type { Source } from '../engine/cards/types.ts';
import { FIRST, type GameName } from '../games/names.ts';

const KEY = 'rulewright.draft-card';
const keyOf = (game: GameName): string => (game === FIRST ? KEY : `${KEY}.${game}`);

export interface DraftCard {
  readonly card: Source;
  /** The card of the user's own that it changes; null for a new one. */
  readonly own: string | null;
  /** The card that it began with; null for an empty one. */
  readonly from: string | null;
}

/** What is in the card is for the game to judge. */
export function draftCard(game: GameName, isCard: (value: unknown) => boolean): DraftCard | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? 'null') as Partial<DraftCard> | null;
    const { card, own, from } = found ?? {};
    if (card === undefined || !isCard(card)) return null;
    if (!(own === null || typeof own === 'string') || !(from === null || typeof from === 'string')) return null;
    return { card, own, from };
  } catch {
    return null;
  }
}

/** Null when there is nothing to remember. */
export function keepDraft(game: GameName, draft: DraftCard | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(game));
    else sessionStorage.setItem(keyOf(game), JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
