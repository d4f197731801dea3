/** What a game brings to the pages about cards. */
import type { Lang } from '@rulewright/text';
import { createContext, type ReactNode, use } from 'react';
import type { RefusedList } from '../../engine/cards/refused.ts';
import type {
  CardPage,
  CardRead,
  CardsOnDevice,
  ImportDone,
  Named,
  SearchAsked,
  SearchFound,
  Source,
} from '../../engine/cards/types.ts';
import type { GameName } from '../../games/names.ts';
import type { Pack } from '../../words/pack.ts';

/** What the engine's side knows of cards. */
interface CardServices {
  search(asked: SearchAsked): Promise<SearchFound>;
  card(id: string, lang: Lang): Promise<CardPage>;
  read(source: Source, lang: Lang): Promise<CardRead>;
  pasted(text: string): Promise<Source | null>;
  keep(source: Source, before: string | null): Promise<{ readonly hides: boolean; readonly kept: boolean }>;
  forget(name: string): Promise<void>;
  onDevice(): Promise<CardsOnDevice>;
  exportOwn(): Promise<string>;
  importFile(file: File): Promise<ImportDone>;
  cancelImport(): Promise<void>;
  dropImport(id: string): Promise<void>;
  refused(id: string, from: number, count: number): Promise<RefusedList>;
}

// Methods, so that a game's own cards and words can be taken where any are.
export interface CardKit {
  readonly game: GameName;
  cards(): CardServices;
  /** In which order cards can be listed. The first is usual. */
  readonly orders: readonly string[];
  Card(props: { readonly card: Named; readonly size: 'hand' | 'full' }): ReactNode;
  /** A card in words. */
  label(card: Named, pack: Pack): string;
  /** A line of text with its symbols drawn. */
  Text(props: { readonly text: string }): ReactNode;
  /** What else there is to know of a card: more of a list of terms and what they are. */
  Facts(props: { readonly page: CardPage }): ReactNode;

  /** A card without anything on it. */
  readonly fresh: Source;
  /** The card as it is kept: with the names that follow from what was written. */
  named(card: Source): Source;
  /** There is enough of it to be read. */
  isWritten(card: Source): boolean;
  /** What was kept is a card that can go on being written. */
  isDraft(value: unknown): boolean;
  /** What is written on a card. */
  Fields(props: { readonly card: Source; change(card: Source): void }): ReactNode;
}

export const KitContext = createContext<CardKit | null>(null);

export function useKit(): CardKit {
  const kit = use(KitContext);
  if (kit === null) throw new Error('there are no cards here');
  return kit;
}
