/** Games that were played on this device or brought to it. */
import type { Replay } from '@rulewright/kernel';
import type { Start, WatchedGame } from '@rulewright/table';
import { FIRST, type GameName, isGame } from '../games/names.ts';
import type { AnySnapshot } from '../table/game.ts';
import { keptList } from './kept-list.ts';

export interface KeptReplay {
  readonly id: string;
  /** When it ended, was left, or was brought here. */
  readonly at: number;
  readonly imported: boolean;
  /** It was opened in the lab, which shows everything, while it was played. */
  readonly opened?: boolean;
  readonly summary: WatchedGame;
  readonly replay: Replay;
}

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

/** The game that it is of: its rules have the same name. */
export const gameOf = ({ rules }: { readonly rules?: unknown }): GameName => (isGame(rules) ? rules : FIRST);

/** The last first. */
export const replays = keptList<KeptReplay>({
  name: 'replays',
  read: (value) => (isKept(value) ? value : null),
  order: (a, b) => b.at - a.at,
});

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

/** Keeps a game that has ended or was left, or that was brought from a file. */
export async function keepReplay(
  replay: Replay,
  summary: WatchedGame,
  { imported = false, opened = false } = {},
): Promise<KeptReplay> {
  await replays.load();
  const id = idOf(replay);
  const known = replays.now().find((kept) => kept.id === id);
  if (known !== undefined) return known;
  const kept = { id, at: Date.now(), imported, opened, summary, replay };
  await replays.put(kept);
  return kept;
}

/** What is known of a game from where it stands, without playing it again. */
export function summaryOf({ setup, answers }: Replay, { turn, over }: AnySnapshot): WatchedGame {
  const { players } = setup as unknown as Start;
  return {
    players: players.map(({ name, deck, bot }) => ({ name, deck: deck.name, bot: bot !== undefined })),
    answers: answers.length,
    turns: turn.number,
    // Who has left a game of several does not see how it ends.
    over:
      over === null || (over.winners.length === 0 && !over.draw) ? null : { winners: over.winners, draw: over.draw },
    damage: null,
  };
}
