/** The replay that is watched: what the engine has of it, the moment, and whether it runs. */
import type { Asking, LogLine } from '@rulewright/table';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { engineOf } from '../../engine/client.ts';
import { problemOf, ServiceError } from '../../engine/rpc.ts';
import type { Moment, Watched } from '../../engine/services/replays.ts';
import { useHere } from '../../games/here.ts';
import type { GameName } from '../../games/names.ts';
import { perGame } from '../../games/once.ts';
import { gameOf, replays } from '../../store/replays.ts';
import { useSettings } from '../../store/settings.ts';
import { languages } from '../../words/index.ts';
import { nameOf } from './game-words.ts';

/** Whoever sees everything. */
const ALL = -1;

export interface Session {
  readonly id: string | null;
  /** `missing`: there is no such replay. */
  readonly phase: 'loading' | 'missing' | 'failed' | 'open';
  readonly problem: ServiceError | null;
  readonly game: Watched | null;
  readonly at: number;
  readonly moment: Moment | null;
  readonly viewer: number;
  readonly running: boolean;
  readonly speed: number;
  readonly asking: Asking | null;
}

const EMPTY: Session = {
  id: null,
  phase: 'loading',
  problem: null,
  game: null,
  at: 0,
  moment: null,
  viewer: ALL,
  running: false,
  speed: 1,
  asking: null,
};

/** The moments after which there is something new in the log. */
const stopsOf = (lines: readonly LogLine[]): readonly number[] => [...new Set(lines.map(({ at }) => at))];

function watching(name: GameName) {
  const engine = engineOf(name);
  const store = createStore<Session>(() => EMPTY);
  const set = store.setState;
  const get = store.getState;

  const fail = (error: unknown): void => set({ phase: 'failed', running: false, problem: problemOf(error) });

  /** Opens the game in the worker for the eyes and the language that are chosen. */
  async function load(at: number): Promise<void> {
    const { id, viewer } = get();
    await replays.load();
    const kept = replays.now().find((replay) => replay.id === id && gameOf(replay.replay) === name);
    if (id === null || kept === undefined) {
      set({ phase: 'missing' });
      return;
    }
    try {
      const { language } = useSettings.getState();
      const { replays: words } = languages[language].words;
      const names = kept.summary.players.map(({ name }) => nameOf(name, words));
      const game = await engine.replays.open(id, kept.replay, viewer, language, names);
      if (get().id !== id || get().viewer !== viewer) return;
      set({ game });
      await show(at);
    } catch (error) {
      fail(error);
    }
  }

  /** Only the last moment that was asked for is shown. */
  let wanted = 0;

  async function show(at: number): Promise<void> {
    const { id, game, viewer } = get();
    if (id === null || game === null) return;
    const to = Math.max(0, Math.min(Math.trunc(at), game.length));
    const turn = ++wanted;
    set({ at: to });
    try {
      const moment = await engine.replays.at(id, to, viewer, useSettings.getState().language);
      if (turn === wanted && get().id === id) set({ moment, phase: 'open', problem: null });
    } catch (error) {
      // A worker that was started anew knows of no replay.
      if (error instanceof ServiceError && (error.code === 'no-replay' || error.code === 'engine-stopped')) {
        if (turn === wanted) await load(to);
      } else fail(error);
    }
  }

  const session = {
    open(id: string, at: number): Promise<void> {
      set({ ...EMPTY, id, viewer: get().viewer, speed: get().speed });
      return load(at);
    },
    close: (): void => set({ ...EMPTY, viewer: get().viewer, speed: get().speed }),
    go: (at: number): Promise<void> => show(at),
    /** To the next moment, or the one before, at which something happened. */
    step(direction: 1 | -1): Promise<void> {
      const { game, at } = get();
      if (game === null) return Promise.resolve();
      const stops = [0, ...stopsOf(game.lines), game.length];
      const to = direction > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
      return show(to ?? at);
    },
    turn(direction: 1 | -1): Promise<void> {
      const { game, at } = get();
      if (game === null) return Promise.resolve();
      const marks = [0, ...game.turns.map((turn) => turn.at), game.length];
      return show((direction > 0 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at)) ?? at);
    },
    async run(): Promise<void> {
      const { game, at } = get();
      if (game === null) return;
      if (at >= game.length) await show(0);
      set({ running: true });
    },
    pause: (): void => set({ running: false }),
    setSpeed: (speed: number): void => set({ speed }),
    look(viewer: number): Promise<void> {
      set({ viewer, asking: null });
      return load(get().at);
    },
    /** Words in another language. */
    again: (): Promise<void> => (get().game === null ? Promise.resolve() : load(get().at)),
    ask: (asking: Asking | null): void => set({ asking, running: false }),
  };

  return { store, session };
}

export const watchingOf = perGame(watching);

export type Watching = ReturnType<typeof watching>;

/** That of the game at hand. */
export const useWatching = (): Watching => watchingOf(useHere().name);

export const useSession = <T>(select: (page: Session) => T): T => useStore(useWatching().store, select);
