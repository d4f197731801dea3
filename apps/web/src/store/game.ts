/** The game that is under way, one of each kind, kept on the device, so that a reload or a crash loses nothing. */
import type { Replay } from '@rulewright/kernel';
import { FIRST, type GameName } from '../games/names.ts';
import { onDevice, type StorageFault } from './device.ts';

interface Kept {
  readonly id: string;
  readonly replay: Replay;
  /** It was opened in the lab, which shows everything, while it was played. */
  readonly opened?: boolean;
}

const CURRENT = 'current';
/** By the name of its rules. */
const idOf = (rules: string): string => (rules === FIRST ? CURRENT : `${CURRENT} ${rules}`);
const device = onDevice<Kept>('game');

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'replay' in value;

/** Games that were opened in the lab: what they are made from, so that the next game is not taken for one of them. */
const opened = new Set<string>();
const madeFrom = ({ seed, setup }: Replay): string => JSON.stringify([seed, setup]);

/** What is broken is the engine's to say: it reads the replay. */
export async function savedGame(game: GameName): Promise<Replay | undefined> {
  const found = await device.get(idOf(game));
  if (!isKept(found)) return undefined;
  if (found.opened === true) opened.add(madeFrom(found.replay));
  return found.replay;
}

/** What stood in the way; null if it is kept. */
export const saveGame = (replay: Replay): Promise<StorageFault | null> =>
  device.put({ id: idOf(replay.rules), replay, opened: wasOpened(replay) });

/** From now on this game is one in which somebody has seen everything. */
export function markOpened(replay: Replay): Promise<StorageFault | null> {
  opened.add(madeFrom(replay));
  return saveGame(replay);
}

export const wasOpened = (replay: Replay): boolean => opened.has(madeFrom(replay));

export const forgetGame = (game: GameName): Promise<StorageFault | null> => device.remove(idOf(game));
