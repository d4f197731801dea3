/** What a game brings to the pages about decks. */

import type { CardCount, Deck, DeckParts } from '@rulewright/cards';
import type { Lang } from '@rulewright/text';
import { createContext, type ReactNode, use } from 'react';
import type { CardLook, DeckLook, DeckProblem, DeckSummary, ReadDeck } from '../../engine/decks.ts';
import type { DeckStore } from '../../store/decks.ts';
import type { Pack } from '../../words/pack.ts';

/** What the engine's side knows of decks (`engine/services/decks.ts`). */
interface DeckServices {
  samples(): Promise<readonly Deck[]>;
  summaries(decks: readonly { readonly parts: DeckParts; readonly format: string }[]): Promise<readonly DeckSummary[]>;
  look(parts: DeckParts, format: string, lang: Lang): Promise<DeckLook>;
  read(text: string): Promise<ReadDeck>;
  print(name: string, parts: DeckParts, form: string): Promise<string>;
  shuffle(main: readonly CardCount[], seed: number): Promise<readonly string[]>;
  suggest(text: string, lang: Lang): Promise<readonly CardLook[]>;
}

// Methods, so that a game's own formats, cards, numbers and words can be taken where any are.
export interface DeckKit {
  readonly store: DeckStore;
  /** The parts of a deck in the order that they are listed: `main`, and `sideboard` for what is beside it. */
  readonly parts: readonly string[];
  /** Parts that only these formats have. */
  readonly partsOf?: Readonly<Record<string, readonly string[]>>;
  /** The first is usual. */
  readonly formats: readonly string[];
  /** What cards are listed under, in the order that people list them. */
  readonly kinds: readonly string[];
  /** The forms of lists for other programs, with the endings of their files. The first is usual. */
  readonly forms: Readonly<Record<string, 'txt' | 'dek'>>;
  /** The cards of a first hand, and whether another may be taken. */
  readonly hand: { readonly size: number; readonly mulligans: boolean };
  decks(): DeckServices;
  /** What is wrong, in words. `shown` gives the name of a card in the user's language. */
  problem(problem: DeckProblem, pack: Pack, shown: (name: string) => string): string;
  /** A card in words. */
  label(look: CardLook, pack: Pack): string;
  Card(props: { readonly look: CardLook; readonly size: 'hand' | 'full' }): ReactNode;
  Cost(props: { readonly look: CardLook; readonly label?: boolean }): ReactNode;
  /** What a deck is like at a glance. */
  Sign(props: { readonly summary: DeckSummary }): ReactNode;
  Stats(props: { readonly stats: unknown }): ReactNode;
}

export const KitContext = createContext<DeckKit | null>(null);

export function useKit(): DeckKit {
  const kit = use(KitContext);
  if (kit === null) throw new Error('there are no decks here');
  return kit;
}
