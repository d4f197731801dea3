/** Labs on this device, and the situation that is being put together. */
import type { LabData } from '@rulewright/table';
import type { Draft } from '../games/engine.ts';
import { onDevice, type StorageFault } from './device.ts';

export interface KeptLab {
  readonly id: string;
  readonly title: string;
  readonly changed: number;
  readonly data: LabData;
}

interface KeptDraft {
  readonly id: string;
  readonly draft: Draft;
}

const CURRENT = 'current';
/** Older ones give way. */
const MOST_KEPT = 60;

const labs = onDevice<KeptLab>('lab');
const drafts = onDevice<KeptDraft>('lab-draft');

/** What is in `data` is the engine's to read. */
const isKept = (value: unknown): value is KeptLab => {
  const { id, title, changed, data } = (value ?? {}) as Partial<KeptLab>;
  return typeof id === 'string' && typeof title === 'string' && typeof changed === 'number' && data !== undefined;
};

/** The newest first; what is not a lab any more is left out. */
export const allLabs = async (): Promise<readonly KeptLab[]> =>
  (await labs.all()).filter(isKept).sort((a, b) => b.changed - a.changed);

export async function labOf(id: string): Promise<KeptLab | undefined> {
  const found = await labs.get(id);
  return isKept(found) ? found : undefined;
}

/** What stood in the way; null if it is kept. */
export async function keepLab(lab: KeptLab): Promise<StorageFault | null> {
  const fault = await labs.put(lab);
  if (fault === null) for (const { id } of (await allLabs()).slice(MOST_KEPT)) await labs.remove(id);
  return fault;
}

export const dropLab = (id: string): Promise<StorageFault | null> => labs.remove(id);

/** What is in it is the editor's to read. */
export async function keptDraft(): Promise<unknown> {
  const { draft } = ((await drafts.get(CURRENT)) ?? {}) as Partial<KeptDraft>;
  return draft;
}

export const keepDraft = (draft: Draft): Promise<StorageFault | null> => drafts.put({ id: CURRENT, draft });
