/** The game that is under way, kept on the device, so that a reload or a crash loses nothing. In memory where that is refused. */
import type { Replay } from '@rulewright/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  game: { key: string; value: Replay };
}

const CURRENT = 'current';

let opened: Promise<IDBPDatabase<Schema> | null> | null = null;
let held: Replay | undefined;

const database = (): Promise<IDBPDatabase<Schema> | null> => {
  // Where there is no storage at all, this throws at once.
  opened ??= Promise.resolve()
    .then(() =>
      openDB<Schema>('rulewright-game', 1, {
        upgrade(db) {
          db.createObjectStore('game');
        },
      }),
    )
    .catch(() => null);
  return opened;
};

export async function savedGame(): Promise<Replay | undefined> {
  try {
    return (await (await database())?.get('game', CURRENT)) ?? held;
  } catch {
    return held;
  }
}

/** False if the device did not take it: then it is there until the page is closed. */
export async function saveGame(replay: Replay): Promise<boolean> {
  held = replay;
  try {
    const db = await database();
    if (db === null) return false;
    await db.put('game', replay, CURRENT);
    return true;
  } catch {
    return false;
  }
}

export async function forgetGame(): Promise<void> {
  held = undefined;
  try {
    await (await database())?.delete('game', CURRENT);
  } catch {
    // What cannot be deleted is offered again; that does no harm.
  }
}
