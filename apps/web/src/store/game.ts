/** The game that is under way, kept on the device, so that a reload or a crash loses nothing. */
import type { Replay } from '@rulewright/kernel';
import { onDevice, type StorageFault } from './device.ts';

interface Kept {
  readonly id: string;
  readonly replay: Replay;
}

const CURRENT = 'current';
const device = onDevice<Kept>('game');

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'replay' in value;

/** What is broken is the engine's to say: it reads the replay. */
export async function savedGame(): Promise<Replay | undefined> {
  const found = await device.get(CURRENT);
  return isKept(found) ? found.replay : undefined;
}

/** What stood in the way; null if it is kept. */
export const saveGame = (replay: Replay): Promise<StorageFault | null> => device.put({ id: CURRENT, replay });

export const forgetGame = (): Promise<StorageFault | null> => device.remove(CURRENT);
