/**
 * The user's cards of a game on this device: those they wrote and those of files they imported. Kept in IndexedDB; where that is
 * refused, in memory until the page is closed. The worker reads and writes it; the page asks the worker.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ImportSummary, Refusal } from '../engine/cards/types.ts';
import { ServiceError } from '../engine/rpc.ts';

export interface OwnCard<S> {
  readonly name: string;
  readonly source: S;
  readonly changed: number;
}

/** A card of a file, and why it was refused when it was imported; nothing if it was read. */
export interface KeptCard<C> {
  readonly card: C;
  readonly refusals?: readonly Refusal[];
}

interface Chunk<C> {
  readonly cards: readonly KeptCard<C>[];
}

interface Schema<S, C> extends DBSchema {
  own: { key: string; value: OwnCard<S> };
  imports: { key: string; value: ImportSummary };
  /** By import and number. */
  chunks: { key: [string, number]; value: Chunk<C> };
}

/** What the storage said no to. */
const storageProblem = (cause: unknown): ServiceError =>
  new ServiceError(
    cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'storage-full' : 'storage-refused',
    cause instanceof Error ? cause.message : String(cause),
  );

const ofImport = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** `name` is where they are. `S` is the text of a card, `C` a card of a file. */
export function cardStore<S, C>(name: string) {
  let opened: Promise<IDBPDatabase<Schema<S, C>> | null> | null = null;

  /** Null where the browser gives no storage. */
  const database = (): Promise<IDBPDatabase<Schema<S, C>> | null> => {
    // Where there is no storage at all, this throws at once.
    opened ??= Promise.resolve()
      .then(() =>
        openDB<Schema<S, C>>(name, 1, {
          upgrade(db) {
            db.createObjectStore('own', { keyPath: 'name' });
            db.createObjectStore('imports', { keyPath: 'id' });
            db.createObjectStore('chunks');
          },
        }),
      )
      .catch(() => null);
    return opened;
  };

  /** Where cards are while there is no storage. */
  const memory = {
    own: new Map<string, OwnCard<S>>(),
    imports: new Map<string, ImportSummary>(),
    chunks: new Map<string, KeptCard<C>[]>(),
  };

  async function attempt<T>(kept: (db: IDBPDatabase<Schema<S, C>>) => Promise<T>, held: () => T): Promise<T> {
    const db = await database();
    if (db === null) return held();
    try {
      return await kept(db);
    } catch (error) {
      throw storageProblem(error);
    }
  }

  /** Whether what is kept survives a reload. */
  const isKept = async (): Promise<boolean> => (await database()) !== null;

  const allOwn = (): Promise<readonly OwnCard<S>[]> =>
    attempt<readonly OwnCard<S>[]>(
      (db) => db.getAll('own'),
      () => [...memory.own.values()],
    );

  const keepOwn = (card: OwnCard<S>): Promise<unknown> =>
    attempt<unknown>(
      (db) => db.put('own', card),
      () => memory.own.set(card.name, card),
    );

  const dropOwn = (name: string): Promise<unknown> =>
    attempt<unknown>(
      (db) => db.delete('own', name),
      () => memory.own.delete(name),
    );

  const allImports = (): Promise<readonly ImportSummary[]> =>
    attempt<readonly ImportSummary[]>(
      (db) => db.getAll('imports'),
      () => [...memory.imports.values()],
    );

  const keepImport = (summary: ImportSummary): Promise<unknown> =>
    attempt<unknown>(
      (db) => db.put('imports', summary),
      () => memory.imports.set(summary.id, summary),
    );

  const keepChunk = (id: string, number: number, cards: readonly KeptCard<C>[]): Promise<unknown> =>
    attempt<unknown>(
      (db) => db.put('chunks', { cards }, [id, number]),
      () => memory.chunks.set(id, [...(memory.chunks.get(id) ?? []), ...cards]),
    );

  const cardsOfImport = (id: string): Promise<readonly KeptCard<C>[]> =>
    attempt<readonly KeptCard<C>[]>(
      async (db) =>
        (await db.getAll('chunks', ofImport(id))).flatMap((chunk) => (Array.isArray(chunk?.cards) ? chunk.cards : [])),
      () => memory.chunks.get(id) ?? [],
    );

  const dropImport = (id: string): Promise<unknown> =>
    attempt<unknown>(
      async (db) => {
        const change = db.transaction(['imports', 'chunks'], 'readwrite');
        await Promise.all([
          change.objectStore('imports').delete(id),
          change.objectStore('chunks').delete(ofImport(id)),
          change.done,
        ]);
      },
      () => memory.imports.delete(id) && memory.chunks.delete(id),
    );

  /** Cards of imports that were never finished, as when the page was closed in between. */
  const dropUnfinished = (): Promise<unknown> =>
    attempt<unknown>(
      async (db) => {
        const known = new Set(await db.getAllKeys('imports'));
        const ids = new Set((await db.getAllKeys('chunks')).map(([id]) => id));
        await Promise.all([...ids].filter((id) => !known.has(id)).map((id) => db.delete('chunks', ofImport(id))));
      },
      () => null,
    );

  return {
    isKept,
    allOwn,
    keepOwn,
    dropOwn,
    allImports,
    keepImport,
    keepChunk,
    cardsOfImport,
    dropImport,
    dropUnfinished,
  };
}

export type CardStore<S, C> = ReturnType<typeof cardStore<S, C>>;
