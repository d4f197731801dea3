/** The card that is being written, so that it is still there after a wrong click or a reload. In session storage: each window has its own. */
import type { SourceCard } from '@rulewright/text/magic';

const KEY = 'rulewright.draft-card';

export interface DraftCard {
  readonly card: SourceCard;
  /** The card of the user's own that it changes; null for a new one. */
  readonly own: string | null;
  /** The card that it began with; null for an empty one. */
  readonly from: string | null;
}

const isDraft = (value: unknown): value is DraftCard => {
  const { card, own, from } = (value ?? {}) as Partial<DraftCard>;
  return (
    (own === null || typeof own === 'string') &&
    (from === null || typeof from === 'string') &&
    typeof card?.layout === 'string' &&
    Array.isArray(card.faces) &&
    card.faces.length > 0 &&
    card.faces.every(
      ({ name, typeLine, text }) =>
        typeof name === 'string' && typeof typeLine === 'string' && typeof text === 'string',
    )
  );
};

export function draftCard(): DraftCard | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Null when there is nothing to remember. */
export function keepDraft(draft: DraftCard | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
