/** Labs on this device, and the situation that is being put together. In memory where the browser gives no storage. */
import type { Draft } from '@rulewright/scenario';
import type { LabData } from '@rulewright/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface KeptLab {
  readonly id: string;
  readonly title: string;
  readonly changed: number;
  readonly data: LabData;
}

interface Schema extends DBSchema {
  labs: { key: string; value: KeptLab };
  drafts: { key: string; value: Draft };
}

const DRAFT = 'current';
/** Older ones give way. */
const MOST_KEPT = 60;

let opened: Promise<IDBPDatabase<Schema> | null> | null = null;
const held = new Map<string, KeptLab>();
let heldDraft: Draft | undefined;

const database = (): Promise<IDBPDatabase<Schema> | null> => {
  opened ??= openDB<Schema>('rulewright-labs', 1, {
    upgrade(db) {
      db.createObjectStore('labs', { keyPath: 'id' });
      db.createObjectStore('drafts');
    },
  }).catch(() => null);
  return opened;
};

const isKept = (value: unknown): value is KeptLab => {
  const { id, title, changed, data } = (value ?? {}) as Partial<KeptLab>;
  return typeof id === 'string' && typeof title === 'string' && typeof changed === 'number' && data !== undefined;
};

/** The newest first; what is not a lab any more is left out. */
export async function allLabs(): Promise<readonly KeptLab[]> {
  const found = new Map(held);
  try {
    for (const lab of (await (await database())?.getAll('labs')) ?? [])
      if (isKept(lab) && !found.has(lab.id)) found.set(lab.id, lab);
  } catch {
    // Those in memory are all there are.
  }
  return [...found.values()].sort((a, b) => b.changed - a.changed);
}

export async function labOf(id: string): Promise<KeptLab | undefined> {
  const inMemory = held.get(id);
  if (inMemory !== undefined) return inMemory;
  try {
    const lab = await (await database())?.get('labs', id);
    return isKept(lab) ? lab : undefined;
  } catch {
    return undefined;
  }
}

/** False if the device did not take it: then it is there until the page is closed. */
export async function keepLab(lab: KeptLab): Promise<boolean> {
  try {
    const db = await database();
    if (db === null) throw new Error('no storage');
    await db.put('labs', lab);
    held.delete(lab.id);
    const old = (await allLabs()).slice(MOST_KEPT);
    await Promise.all(old.map(({ id }) => db.delete('labs', id)));
    return true;
  } catch {
    held.set(lab.id, lab);
    return false;
  }
}

export async function dropLab(id: string): Promise<void> {
  held.delete(id);
  try {
    await (await database())?.delete('labs', id);
  } catch {
    // It is offered again; that does no harm.
  }
}

export async function keptDraft(): Promise<Draft | undefined> {
  try {
    return (await (await database())?.get('drafts', DRAFT)) ?? heldDraft;
  } catch {
    return heldDraft;
  }
}

export async function keepDraft(draft: Draft): Promise<void> {
  heldDraft = draft;
  try {
    await (await database())?.put('drafts', draft, DRAFT);
  } catch {
    // It is there until the page is closed.
  }
}
