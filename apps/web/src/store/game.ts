/** The game that is under way, kept on the device, so that a reload or a crash loses nothing. */
import type { Replay } from '@rulewright/kernel';
import { onDevice, type StorageFault } from './device.ts';

interface Kept {
  readonly id: string;
  readonly replay: Replay;
  /** It was opened in the lab, which shows everything, while it was played. */
  readonly opened?: boolean;
}

const CURRENT = 'current';
const device = onDevice<Kept>('game');

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'replay' in value;

/** The game that was opened in the lab: what it is made from, so that the next game is not taken for it. */
let opened: string | null = null;
const madeFrom = ({ seed, setup }: Replay): string => JSON.stringify([seed, setup]);

/** What is broken is the engine's to say: it reads the replay. */
export async function savedGame(): Promise<Replay | undefined> {
  const found = await device.get(CURRENT);
  if (!isKept(found)) return undefined;
  if (found.opened === true) opened = madeFrom(found.replay);
  return found.replay;
}

/** What stood in the way; null if it is kept. */
export const saveGame = (replay: Replay): Promise<StorageFault | null> =>
  device.put({ id: CURRENT, replay, opened: wasOpened(replay) });

/** From now on this game is one in which somebody has seen everything. */
export function markOpened(replay: Replay): Promise<StorageFault | null> {
  opened = madeFrom(replay);
  return saveGame(replay);
}

export const wasOpened = (replay: Replay): boolean => opened === madeFrom(replay);

export const forgetGame = (): Promise<StorageFault | null> => device.remove(CURRENT);
