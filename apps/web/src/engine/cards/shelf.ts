/** The user's cards of a game as the engine has them: loaded when they are first asked for, and held until they change. */
import type { CardsByName } from '@rulewright/cards';
import type { CardStore, OwnCard } from '../../store/cards.ts';
import type { CardsOnDevice, ImportSummary, Refusal, Source } from './types.ts';

interface Imported<S> {
  readonly source: S;
}

export interface Shelf<S extends Source, B> {
  readonly own: B;
  readonly ownCards: readonly OwnCard<S>[];
  readonly imported: B;
  readonly imports: readonly ImportSummary[];
  /** Why cards of the imports were refused, by name. */
  readonly refused: ReadonlyMap<string, readonly Refusal[]>;
  /** What was on the device and cannot be read any more. */
  readonly unreadable: number;
}

/** What a game says of its cards as text. */
interface Shelved<S extends Source, C extends Imported<S>, B> {
  readonly store: CardStore<S, C>;
  /** An empty shelf for cards as text. */
  cards(): B;
  /** A card that somebody wrote, as one of a file. */
  written(source: S): C;
  /** What is on the device is one of today's. */
  isCard(source: unknown): boolean;
}

const isSource = (source: unknown): boolean => {
  const { name, faces } = (source ?? {}) as Partial<Source>;
  return typeof name === 'string' && Array.isArray(faces) && faces.length > 0;
};

export function shelfOf<S extends Source, C extends Imported<S>, F, B extends CardsByName<C, F>>({
  store,
  cards,
  written,
  isCard,
}: Shelved<S, C, B>) {
  let shelf: Promise<Shelf<S, B>> | null = null;

  async function load(): Promise<Shelf<S, B>> {
    const [ownCards, imports] = await Promise.all([store.allOwn(), store.allImports()]);
    const isOurs = (source: unknown): boolean => isSource(source) && isCard(source);
    const own = cards();
    const imported = cards();
    const refused = new Map<string, readonly Refusal[]>();
    let unreadable = 0;
    for (const { source } of ownCards)
      if (isOurs(source)) own.add(written(source));
      else unreadable++;
    // The newest import comes first: it is what the user means by a name.
    for (const { id } of [...imports].sort((a, b) => b.at - a.at))
      for (const { card, refusals } of await store.cardsOfImport(id)) {
        if (!isOurs(card?.source)) unreadable++;
        else if (imported.add(card) && refusals !== undefined) refused.set(card.source.name, refusals);
      }
    const readable = ownCards.filter(({ source }) => isOurs(source));
    return { own, ownCards: readable, imported, imports, refused, unreadable };
  }

  const onShelf = (): Promise<Shelf<S, B>> => {
    shelf ??= load();
    // What failed once may work the next time.
    shelf.catch(() => {
      shelf = null;
    });
    return shelf;
  };
  /** Something was changed on the device: it is read again when it is next needed. */
  const changed = (): void => {
    shelf = null;
  };

  return {
    store,
    onShelf,
    changed,
    /** Keeps a card among the user's own, in the place of the one it was before. */
    async putOwn(source: S, before: string | null): Promise<void> {
      await store.keepOwn({ name: source.name, source, changed: Date.now() });
      if (before !== null && before !== source.name) await store.dropOwn(before);
      changed();
    },
    async removeOwn(name: string): Promise<void> {
      await store.dropOwn(name);
      changed();
    },
    async removeImport(id: string): Promise<void> {
      await store.dropImport(id);
      changed();
    },
    async onDevice(): Promise<CardsOnDevice> {
      const { imports, ownCards, unreadable } = await onShelf();
      const newest = [...imports].sort((a, b) => b.at - a.at);
      return { imports: newest, own: ownCards.map(({ name }) => name), kept: await store.isKept(), unreadable };
    },
  };
}
