/** The game against the bot as the page has it: calls to the engine, what is shown on the way, and keeping it. */
import type { Answer } from '@rulewright/kernel';
import type { Asking, LogLine } from '@rulewright/table';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { engineOf } from '../../engine/client.ts';
import { problemOf, ServiceError } from '../../engine/rpc.ts';
import type { NewGame, PlayState } from '../../engine/services/play.ts';
import { useHere } from '../../games/here.ts';
import type { GameName } from '../../games/names.ts';
import { perGame } from '../../games/once.ts';
import { keepAsking, keptAsking } from '../../store/asking.ts';
import type { StorageFault } from '../../store/device.ts';
import { forgetGame, savedGame, saveGame, wasOpened } from '../../store/game.ts';
import { onlyHere } from '../../store/only-here.ts';
import { keepReplay, summaryOf } from '../../store/replays.ts';
import { useSettings } from '../../store/settings.ts';
import type { Sheet } from '../../table/beside.tsx';
import type { AnySnapshot } from '../../table/game.ts';

interface Refused {
  readonly words: string;
  readonly rule: string;
}

export interface PlayPage {
  /** `looking`: whether there is a game is not known yet. `elsewhere`: it is played in another window. */
  readonly phase: 'looking' | 'none' | 'game' | 'elsewhere';
  readonly state: PlayState | null;
  /** What is on the table now: the state's, or one of the frames on the way to it. */
  readonly shown: AnySnapshot | null;
  readonly busy: boolean;
  /** Busy for so long that it is to be seen. */
  readonly slow: boolean;
  readonly refused: Refused | null;
  readonly problem: ServiceError | null;
  /** Why the device did not take the game. */
  readonly unsaved: StorageFault | null;
  /** What somebody wants to know. */
  readonly asking: Asking | null;
  /** It was opened in the lab, which shows everything. */
  readonly opened: boolean;
  /** The replay of a game that is over. */
  readonly kept: string | null;
  /** What is open on a narrow screen. */
  readonly sheet: Sheet | null;
  /** Priority is kept after the next action. */
  readonly hold: boolean;
  /** Spells and abilities that are let through, by name. */
  readonly yields: readonly { readonly object: number; readonly name: string }[];
}

const EMPTY: PlayPage = {
  phase: 'looking',
  state: null,
  shown: null,
  busy: false,
  slow: false,
  refused: null,
  problem: null,
  unsaved: null,
  asking: null,
  opened: false,
  kept: null,
  sheet: null,
  hold: false,
  yields: [],
};

/** Less than this is not worth saying. */
const SLOW = 300;
/** How long a frame is to be seen, and all of them together at most. */
const FRAME = 480;
const ALL_FRAMES = 3600;

function playing(name: GameName) {
  const engine = engineOf(name);
  const store = createStore<PlayPage>(() => EMPTY);
  const set = store.setState;

  /** Two windows that play one game would write over each other. */
  const seat = onlyHere(`rulewright-game-${name}`, () => isElsewhere());

  function isElsewhere(): void {
    skipFrames();
    set({ ...EMPTY, phase: 'elsewhere' });
    seat.wait(() => void sitDown());
  }

  /** The game as it was kept last, by whichever window. */
  async function sitDown(): Promise<void> {
    try {
      const resumed = await resume();
      await take(resumed);
      if (resumed === null) seat.release();
    } catch (error) {
      set({ phase: 'none', busy: false, problem: problemOf(error) });
    }
  }

  let hurry: () => void = () => {};
  /** Another call, or an impatient person: what is left of the frames is skipped. */
  const skipFrames = (): void => hurry();

  async function showFrames(frames: readonly AnySnapshot[]): Promise<void> {
    if (frames.length === 0 || !useSettings.getState().motion) return;
    const pause = Math.min(FRAME, ALL_FRAMES / frames.length);
    let hurried = false;
    for (const frame of frames) {
      if (hurried) return;
      set({ shown: frame });
      await new Promise<void>((next) => {
        const timer = setTimeout(next, pause);
        hurry = () => {
          hurried = true;
          clearTimeout(timer);
          next();
        };
      });
    }
  }

  async function take(state: PlayState | null): Promise<void> {
    // What this window had asked before another one took the game.
    if (store.getState().phase === 'elsewhere' && !seat.has()) return;
    if (state === null) {
      set({ phase: 'none', state: null, shown: null, busy: false });
      return;
    }
    set({ phase: 'game', state, refused: null, problem: null, shown: store.getState().shown ?? state.snapshot });
    await showFrames(state.frames);
    set({ shown: state.snapshot, busy: false });
    void keep();
  }

  async function keep(): Promise<void> {
    try {
      const replay = await engine.play.replay();
      await seat.write(async () => set({ unsaved: await saveGame(replay), opened: wasOpened(replay) }));
      const { state } = store.getState();
      if (state === null || state.snapshot.over === null) return;
      const { id } = await keepReplay(replay, summaryOf(replay, state.snapshot), { opened: wasOpened(replay) });
      set({ kept: id });
    } catch {
      // The engine stopped meanwhile: what was kept before is still there.
    }
  }

  /** A game that is left for another one stays among the replays. */
  async function keepLeft(): Promise<void> {
    const { phase, state } = store.getState();
    if (phase !== 'game' || state === null) return;
    try {
      const replay = await engine.play.replay();
      if (replay.answers.length > 0)
        await keepReplay(replay, summaryOf(replay, state.snapshot), { opened: wasOpened(replay) });
    } catch {
      // The engine stopped meanwhile: there is nothing to keep but what is kept.
    }
  }

  /** A worker that was started anew does not know how the person wants to be asked. */
  async function prefer(): Promise<void> {
    const kept = keptAsking(name);
    if (kept !== null) await engine.play.prefer(kept);
  }

  async function resume(): Promise<PlayState | null> {
    const saved = await savedGame(name);
    if (saved === undefined) return null;
    await prefer();
    return engine.play.resume(saved, useSettings.getState().language);
  }

  /** Calls the engine. A worker that was started anew knows of no game: it gets the saved one first. */
  async function call(work: () => Promise<PlayState | null>): Promise<void> {
    if (store.getState().busy) return;
    set({ busy: true, refused: null });
    const timer = setTimeout(() => set({ slow: true }), SLOW);
    try {
      try {
        await take(await work());
      } catch (error) {
        if (!(error instanceof ServiceError) || (error.code !== 'no-game' && error.code !== 'engine-stopped'))
          throw error;
        const resumed = await resume();
        // What was not heard is said again; what the engine stopped over is not.
        await take(resumed !== null && error.code === 'no-game' ? await work() : resumed);
      }
    } catch (error) {
      const fault = problemOf(error);
      if (fault.code === 'refused')
        set({
          busy: false,
          refused: { words: String(fault.data.words ?? fault.message), rule: String(fault.data.rule ?? '') },
        });
      else set({ busy: false, problem: fault });
    } finally {
      clearTimeout(timer);
      set({ slow: false });
    }
  }

  const game = {
    skipFrames,
    /** The game in the worker, or the saved one, or none. */
    async look(): Promise<void> {
      const { phase } = store.getState();
      // It may have been opened in the lab meanwhile.
      if (phase === 'game') void keep();
      if (phase === 'game' || phase === 'elsewhere') return;
      try {
        if ((await savedGame(name)) !== undefined && !(await seat.ask())) isElsewhere();
        else await take((await engine.play.state()) ?? (await resume()));
      } catch (error) {
        set({ phase: 'none', busy: false, problem: problemOf(error) });
      }
    },
    async takeOver(): Promise<void> {
      await seat.take();
      await sitDown();
    },
    async start(made: NewGame): Promise<void> {
      const { phase } = store.getState();
      await seat.take();
      if (phase === 'elsewhere') await sitDown();
      await keepLeft();
      set({ shown: null, yields: [], asking: null, kept: null });
      return call(async () => {
        await prefer();
        return engine.play.start(made);
      });
    },
    answer(answer: Answer): Promise<void> {
      const { hold } = store.getState();
      set({ hold: false });
      return call(() => engine.play.answer(answer, { hold }));
    },
    passUntil: (until: Parameters<typeof engine.play.passUntil>[0]): Promise<void> =>
      call(() => engine.play.passUntil(until)),
    undo: (): Promise<void> => call(() => engine.play.undo()),
    concede: (): Promise<void> => call(() => engine.play.concede()),
    async rematch(): Promise<void> {
      await keepLeft();
      set({ shown: null, yields: [], asking: null, kept: null });
      return call(() => engine.play.rematch());
    },
    async leave(): Promise<void> {
      await keepLeft();
      await seat.write(async () => void (await forgetGame(name)));
      seat.release();
      set({ phase: 'none', state: null, shown: null, asking: null, busy: false, problem: null });
      await engine.play.leave().catch(() => {});
    },
    settings(changed: PlayState['settings']): Promise<void> {
      keepAsking(name, changed);
      return call(() => engine.play.settings(changed));
    },
    speak: (language: NewGame['language']): Promise<void> =>
      store.getState().phase === 'game' ? call(() => engine.play.language(language)) : Promise.resolve(),
    yieldTo(object: number, on: boolean): Promise<void> {
      const { yields, shown } = store.getState();
      const name = shown?.objects[object as keyof typeof shown.objects]?.name ?? '';
      set({ yields: on ? [...yields, { object, name }] : yields.filter((y) => y.object !== object) });
      return call(() => engine.play.yieldTo(object as Parameters<typeof engine.play.yieldTo>[0], on));
    },
    ask: (asking: Asking | null): void => set({ asking }),
    open: (sheet: Sheet | null): void => set({ sheet, asking: null }),
    setHold: (hold: boolean): void => set({ hold }),
    forgive: (): void => set({ problem: null, refused: null }),
  };

  return { store, game };
}

export const playingOf = perGame(playing);

export type Playing = ReturnType<typeof playing>;

/** That of the game at hand. */
export const usePlaying = (): Playing => playingOf(useHere().name);

export const useGame = (): Playing['game'] => usePlaying().game;

export const usePlay = <T>(select: (page: PlayPage) => T): T => useStore(usePlaying().store, select);

const NO_LINES: readonly LogLine[] = [];

/** The log up to what is shown. */
export const useLines = (): readonly LogLine[] => {
  const log = usePlay((s) => s.state?.log ?? NO_LINES);
  const at = usePlay((s) => (s.busy ? (s.shown?.at ?? 0) : Number.POSITIVE_INFINITY));
  return at === Number.POSITIVE_INFINITY ? log : log.filter((line) => line.at <= at);
};
