/** Games that were played: what they were, and watching one of them. There is one at a time. */
import { asPlayer, type Eyes, type Replay, readReplay, SaveError } from '@rulewright/kernel';
import {
  type Asking,
  type LabTypes,
  type LogLine,
  type Snapshot,
  TableError,
  type TableTypes,
  type TurnMark,
  type WatchedGame,
  Watching,
  type Why,
} from '@rulewright/table';
import type { Lang } from '@rulewright/text';
import type { EngineGame } from '../game.ts';
import { ServiceError } from '../rpc.ts';

export interface Watched {
  readonly summary: WatchedGame;
  readonly length: number;
  readonly turns: readonly TurnMark[];
  readonly lines: readonly LogLine[];
}

export interface Moment<T extends TableTypes = TableTypes> {
  readonly snapshot: Snapshot<T>;
  /** What is answered next; null at the end, and for those who do not see everything. */
  readonly next: { readonly player: string; readonly words: string } | null;
}

/** -1 for somebody who sees everything. */
const eyesOf = (viewer: number): Eyes => (viewer < 0 ? 'all' : asPlayer(viewer));

export function replaysOf<T extends LabTypes>(game: EngineGame<T>) {
  let watched: { readonly id: string; readonly watching: Watching<T> } | null = null;

  /** What is wrong with a replay, in the form that reaches the page. */
  async function opened(saved: unknown): Promise<Watching<T>> {
    const cards = await game.cards();
    try {
      return Watching.open(game.table, saved, cards);
    } catch (error) {
      if (error instanceof SaveError) throw new ServiceError('bad-replay', error.message, { place: error.place });
      if (error instanceof TableError) throw new ServiceError(error.code, error.message);
      // Whatever a file from somewhere makes the engine stumble over is the file's fault here.
      throw new ServiceError('bad-replay', error instanceof Error ? error.message : String(error));
    }
  }

  function watching(id: string): Watching<T> {
    if (watched?.id !== id) throw new ServiceError('no-replay', id);
    return watched.watching;
  }

  const speech = async (lang: Lang) => game.speech(lang, await game.cards());

  return {
    /** A file that somebody chose, as a replay with what it holds. */
    async read(text: string): Promise<{ readonly replay: Replay; readonly summary: WatchedGame }> {
      let data: unknown;
      try {
        data = JSON.parse(text);
      } catch (error) {
        throw new ServiceError('not-json', error instanceof Error ? error.message : String(error));
      }
      const { summary } = await opened(data);
      return { replay: readReplay(data, game.table.rules), summary };
    },
    /** The players are called as the names say. */
    async open(id: string, saved: unknown, viewer: number, lang: Lang, names: readonly string[]): Promise<Watched> {
      const made = await opened(saved);
      made.names = names;
      watched = { id, watching: made };
      const { summary, length, turns } = made;
      return { summary, length, turns, lines: made.lines(eyesOf(viewer), await speech(lang)) };
    },
    async at(id: string, at: number, viewer: number, lang: Lang): Promise<Moment<T>> {
      const made = watching(id);
      const eyes = eyesOf(viewer);
      const words = await speech(lang);
      return { snapshot: made.snapshot(at, eyes, words), next: eyes === 'all' ? made.said(at, words) : null };
    },
    async why(id: string, at: number, asking: Asking, viewer: number, lang: Lang): Promise<readonly Why[]> {
      return watching(id).why(at, asking, eyesOf(viewer), await speech(lang));
    },
  };
}
