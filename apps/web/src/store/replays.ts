/** Games that were played on this device or brought to it. */
import type { Replay } from '@rulewright/kernel';
import type { Snapshot, Start, WatchedGame } from '@rulewright/table';
import { create } from 'zustand';
import { onDevice, type StorageFault } from './device.ts';

export interface KeptReplay {
  readonly id: string;
  /** When it ended, was left, or was brought here. */
  readonly at: number;
  readonly imported: boolean;
  readonly summary: WatchedGame;
  readonly replay: Replay;
}

interface Replays {
  /** The last first; null until they are loaded. */
  readonly replays: readonly KeptReplay[] | null;
  readonly fault: StorageFault | null;
  /** How many things on the device are no replays (any more). They are left as they are. */
  readonly unreadable: number;
  readonly deleted: KeptReplay | null;
}

const device = onDevice<KeptReplay>('replays');

export const useReplays = create<Replays>(() => ({ replays: null, fault: null, unreadable: 0, deleted: null }));

const isKept = (value: unknown): value is KeptReplay => {
  const { id, at, summary, replay } = (value ?? {}) as Partial<KeptReplay>;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    Array.isArray(summary?.players) &&
    typeof replay === 'object' &&
    Array.isArray(replay?.answers)
  );
};

let loading: Promise<void> | null = null;

/** Once; later calls wait for the first. */
export const loadReplays = (): Promise<void> => {
  loading ??= device.all().then((found) => {
    const replays = found.filter(isKept).sort((a, b) => b.at - a.at);
    useReplays.setState({ replays, unreadable: found.length - replays.length });
  });
  return loading;
};

/** The same game has the same id, however often it is kept: it is made of what was played. */
function idOf({ seed, setup, answers }: Replay): string {
  const text = JSON.stringify([seed, setup, answers]);
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
    b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

async function put(kept: KeptReplay): Promise<void> {
  await loadReplays();
  const others = (useReplays.getState().replays ?? []).filter(({ id }) => id !== kept.id);
  useReplays.setState({ replays: [kept, ...others].sort((a, b) => b.at - a.at) });
  useReplays.setState({ fault: await device.put(kept) });
}

/** Keeps a game that has ended or was left, or that was brought from a file. */
export async function keepReplay(replay: Replay, summary: WatchedGame, imported = false): Promise<KeptReplay> {
  await loadReplays();
  const id = idOf(replay);
  const known = useReplays.getState().replays?.find((kept) => kept.id === id);
  if (known !== undefined) return known;
  const kept = { id, at: Date.now(), imported, summary, replay };
  await put(kept);
  return kept;
}

/** What is known of a game from where it stands, without playing it again. */
export function summaryOf({ setup, answers }: Replay, { turn, over }: Snapshot): WatchedGame {
  const { players } = setup as unknown as Start;
  return {
    players: players.map(({ name, deck, bot }) => ({ name, deck: deck.name, bot: bot !== undefined })),
    answers: answers.length,
    turns: turn.number,
    over: over === null ? null : { winners: over.winners, draw: over.draw },
    damage: null,
  };
}

export async function deleteReplay(id: string): Promise<void> {
  const all = useReplays.getState().replays ?? [];
  const deleted = all.find((kept) => kept.id === id) ?? null;
  useReplays.setState({ replays: all.filter((kept) => kept.id !== id), deleted });
  useReplays.setState({ fault: await device.remove(id) });
}

export async function undoDelete(): Promise<void> {
  const { deleted } = useReplays.getState();
  useReplays.setState({ deleted: null });
  if (deleted !== null) await put(deleted);
}

export const forgetDeleted = (): void => useReplays.setState({ deleted: null });
