/**
 * Things with an id that stay on this device, in IndexedDB; where that is refused, in memory until the page is closed.
 * A change that the device does not take is held in memory all the same: nothing is lost while the page is open.
 */
import { type IDBPDatabase, openDB } from 'idb';

export type StorageFault = 'full' | 'refused';

export interface OnDevice<T> {
  /** Everything, the broken too: it is for the caller to say what it can use. */
  all(): Promise<readonly unknown[]>;
  get(id: string): Promise<unknown>;
  /** What stood in the way; null if it is kept. */
  put(thing: T): Promise<StorageFault | null>;
  remove(id: string): Promise<StorageFault | null>;
}

const STORE = 'things';

const faultOf = (error: unknown): StorageFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';

export function onDevice<T extends { readonly id: string }>(name: string): OnDevice<T> {
  /** What the device has not taken; `null` for what it has not let go. */
  const held = new Map<string, T | null>();
  let opened: Promise<IDBPDatabase> | null = null;
  const database = (): Promise<IDBPDatabase> => {
    opened ??= opening().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  /** A function of its own, so that what is thrown at once is a refusal like any other. */
  const opening = async (): Promise<IDBPDatabase> =>
    openDB(`rulewright-${name}`, 1, {
      upgrade(db) {
        db.createObjectStore(STORE, { keyPath: 'id' });
      },
      // Another tab wants to make it new or to delete it: it shall not wait for this one.
      blocking(_, __, event) {
        (event.target as IDBDatabase | null)?.close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    });
  const attempt = async (
    id: string,
    thing: T | null,
    change: (db: IDBPDatabase) => Promise<unknown>,
  ): Promise<StorageFault | null> => {
    try {
      await change(await database());
      held.delete(id);
      return null;
    } catch (error) {
      held.set(id, thing);
      return faultOf(error);
    }
  };
  return {
    async all() {
      const kept: readonly unknown[] = await database()
        .then((db) => db.getAll(STORE))
        .catch(() => []);
      const others = kept.filter((thing) => !held.has(String((thing as { readonly id?: unknown } | null)?.id)));
      return [...others, ...[...held.values()].filter((thing) => thing !== null)];
    },
    async get(id) {
      if (held.has(id)) return held.get(id) ?? undefined;
      return database()
        .then((db): Promise<unknown> => db.get(STORE, id))
        .catch(() => undefined);
    },
    put: (thing) => attempt(thing.id, thing, (db) => db.put(STORE, thing)),
    remove: (id) => attempt(id, null, (db) => db.delete(STORE, id)),
  };
}

/** Ids that no other device and no other time has given. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
