/** A situation of the toy game as somebody puts it together. */

/** A situation: who has which points, and which cards where. */
export interface ToyDraft {
  readonly title: string;
  readonly seed: number;
  readonly players: readonly ToyDraftPlayer[];
  readonly start: { readonly turn: number; readonly active: string; readonly step: string };
}

interface ToyDraftPlayer {
  readonly name: string;
  readonly points: number;
  /** The names of the cards by zone, from its top. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

/** What a situation cannot say: that a card is attached to another or kept by one, or that somebody is in the middle of something. */
export interface ToyLoss {
  readonly code: 'attached' | 'kept' | 'underway';
}
