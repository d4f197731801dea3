/** Cards: what is done with the user's own and imported ones, for any game. Searching and reading is a game's. */

import type { KeptCard, OwnCard } from '../../store/cards.ts';
import type { importingOf } from '../cards/importing.ts';
import { type RefusedList, refusedOf } from '../cards/refused.ts';
import type { CardsOnDevice, ImportDone, Source } from '../cards/types.ts';
import { ServiceError } from '../rpc.ts';

/** The user's cards: `shelfOf` makes one. */
interface CardShelf<S> {
  readonly store: {
    isKept(): Promise<boolean>;
    cardsOfImport(id: string): Promise<readonly KeptCard<{ readonly source: Source }>[]>;
  };
  onShelf(): Promise<{ readonly ownCards: readonly OwnCard<S>[] }>;
  putOwn(source: S, before: string | null): Promise<void>;
  removeOwn(name: string): Promise<void>;
  removeImport(id: string): Promise<void>;
  onDevice(): Promise<CardsOnDevice>;
}

interface CardGame<S extends Source> {
  readonly shelf: CardShelf<S>;
  readonly importing: ReturnType<typeof importingOf>;
  /** A bundled card has the name. */
  isBundled(name: string): boolean;
  /** Cards as a file that any copy of the app can import. */
  exported(cards: readonly S[]): string;
}

export const cardsOf = <S extends Source>({ shelf, importing, isBundled, exported }: CardGame<S>) => ({
  /** Keeps a card among the user's own, in the place of the one it was before. */
  async keep(source: S, before: string | null): Promise<{ readonly hides: boolean; readonly kept: boolean }> {
    if (source.name.trim() === '') throw new ServiceError('no-name');
    await shelf.putOwn(source, before);
    return { hides: isBundled(source.name), kept: await shelf.store.isKept() };
  },
  forget: (name: string): Promise<void> => shelf.removeOwn(name),
  onDevice: (): Promise<CardsOnDevice> => shelf.onDevice(),
  /** The user's own cards as a file. */
  async exportOwn(): Promise<string> {
    const { ownCards } = await shelf.onShelf();
    return exported(ownCards.map(({ source }) => source));
  },
  importFile: (file: File): Promise<ImportDone> => importing.importFile(file),
  cancelImport: (): void => importing.cancelImport(),
  dropImport: (id: string): Promise<void> => shelf.removeImport(id),
  refused: async (id: string, from: number, count: number): Promise<RefusedList> =>
    refusedOf(await shelf.store.cardsOfImport(id), from, count),
});
