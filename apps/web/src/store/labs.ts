/** Labs on this device, and the situation that is being put together. */
import type { LabData } from '@rulewright/table';
import { FIRST, type GameName } from '../games/names.ts';
import { onDevice, type StorageFault } from './device.ts';

export interface KeptLab {
  readonly id: string;
  /** Without it, it is from before there was a second game. */
  readonly game?: string;
  readonly title: string;
  readonly changed: number;
  readonly data: LabData;
}

interface KeptDraft {
  readonly id: string;
  readonly draft: unknown;
}

const CURRENT = 'current';
const draftOf = (game: GameName): string => (game === FIRST ? CURRENT : `${CURRENT} ${game}`);
/** Older ones give way. */
const MOST_KEPT = 60;

const labs = onDevice<KeptLab>('lab');
const drafts = onDevice<KeptDraft>('lab-draft');

/** What is in `data` is the engine's to read. */
const isKept = (value: unknown): value is KeptLab => {
  const { id, title, changed, data } = (value ?? {}) as Partial<KeptLab>;
  return typeof id === 'string' && typeof title === 'string' && typeof changed === 'number' && data !== undefined;
};

const isOf = ({ game: own = FIRST }: KeptLab, game: string): boolean => own === game;

/** Those of a game, the newest first; what is not a lab any more is left out. */
export const allLabs = async (game: string): Promise<readonly KeptLab[]> =>
  (await labs.all())
    .filter(isKept)
    .filter((lab) => isOf(lab, game))
    .sort((a, b) => b.changed - a.changed);

export async function labOf(id: string, game: GameName): Promise<KeptLab | undefined> {
  const found = await labs.get(id);
  return isKept(found) && isOf(found, game) ? found : undefined;
}

/** What stood in the way; null if it is kept. */
export async function keepLab(lab: KeptLab): Promise<StorageFault | null> {
  const fault = await labs.put(lab);
  if (fault === null) for (const { id } of (await allLabs(lab.game ?? FIRST)).slice(MOST_KEPT)) await labs.remove(id);
  return fault;
}

export const dropLab = (id: string): Promise<StorageFault | null> => labs.remove(id);

/** What is in it is the editor's to read. */
export async function keptDraft(game: GameName): Promise<unknown> {
  const { draft } = ((await drafts.get(draftOf(game))) ?? {}) as Partial<KeptDraft>;
  return draft;
}

export const keepDraft = (game: GameName, draft: unknown): Promise<StorageFault | null> =>
  drafts.put({ id: draftOf(game), draft });
