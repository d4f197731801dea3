/** The user's cards as the engine has them: loaded when they are first asked for, and held until they change. */
import { ImportedCards } from '@rulewright/cards/magic';
import type { Refusal, SourceCard } from '@rulewright/text/magic';
import {
  allImports,
  allOwn,
  cardsOfImport,
  dropImport,
  dropOwn,
  type ImportSummary,
  keepOwn,
  type OwnCard,
} from '../../store/cards.ts';

export interface Shelf {
  readonly own: ImportedCards;
  readonly ownCards: readonly OwnCard[];
  readonly imported: ImportedCards;
  readonly imports: readonly ImportSummary[];
  /** Why cards of the imports were refused, by name. */
  readonly refused: ReadonlyMap<string, readonly Refusal[]>;
  /** What was on the device and cannot be read any more. */
  readonly unreadable: number;
}

let shelf: Promise<Shelf> | null = null;

export const onShelf = (): Promise<Shelf> => {
  shelf ??= load();
  // What failed once may work the next time.
  shelf.catch(() => {
    shelf = null;
  });
  return shelf;
};

/** Something was changed on the device: it is read again when it is next needed. */
export const shelfChanged = (): void => {
  shelf = null;
};

const isCard = (source: unknown): source is SourceCard => {
  const { name, faces } = (source ?? {}) as Partial<SourceCard>;
  return typeof name === 'string' && Array.isArray(faces) && faces.length > 0;
};

async function load(): Promise<Shelf> {
  const [ownCards, imports] = await Promise.all([allOwn(), allImports()]);
  const own = new ImportedCards();
  const imported = new ImportedCards();
  const refused = new Map<string, readonly Refusal[]>();
  let unreadable = 0;
  for (const { source } of ownCards)
    if (isCard(source)) own.add({ source, names: {} });
    else unreadable++;
  // The newest import comes first: it is what the user means by a name.
  for (const { id } of [...imports].sort((a, b) => b.at - a.at))
    for (const { card, refusals } of await cardsOfImport(id)) {
      if (!isCard(card?.source)) unreadable++;
      else if (imported.add(card) && refusals !== undefined) refused.set(card.source.name, refusals);
    }
  return { own, ownCards: ownCards.filter(({ source }) => isCard(source)), imported, imports, refused, unreadable };
}

export async function putOwn(card: OwnCard): Promise<void> {
  await keepOwn(card);
  shelfChanged();
}

export async function removeOwn(name: string): Promise<void> {
  await dropOwn(name);
  shelfChanged();
}

export async function removeImport(id: string): Promise<void> {
  await dropImport(id);
  shelfChanged();
}

export type { ImportSummary, OwnCard };
