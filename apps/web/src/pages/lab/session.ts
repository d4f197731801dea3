/** The lab as the page has it: calls to the engine, what came of them, and keeping it. */
import type { Answer } from '@rulewright/kernel';
import type { Asking, Entry, PassUntil } from '@rulewright/table';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { engineOf } from '../../engine/client.ts';
import { problemOf, ServiceError } from '../../engine/rpc.ts';
import type { LabState } from '../../engine/services/lab.ts';
import { useHere } from '../../games/here.ts';
import type { GameName } from '../../games/names.ts';
import { perGame } from '../../games/once.ts';
import { newId, type StorageFault } from '../../store/device.ts';
import { keepLab, labOf } from '../../store/labs.ts';
import { useSettings } from '../../store/settings.ts';
import { languages } from '../../words/index.ts';

export interface LabPage {
  /** Under which it is kept; null while none is open. */
  readonly id: string | null;
  readonly state: LabState | null;
  readonly timeline: readonly Entry[];
  readonly busy: boolean;
  readonly refused: { readonly words: string; readonly rule: string } | null;
  readonly problem: ServiceError | null;
  /** The device did not take it. */
  readonly unsaved: StorageFault | null;
  readonly asking: Asking | null;
  readonly dialog: DialogOpen | null;
}

type DialogOpen = 'export' | 'share' | 'branches' | 'edit' | 'more' | 'help';

const EMPTY: LabPage = {
  id: null,
  state: null,
  timeline: [],
  busy: false,
  refused: null,
  problem: null,
  unsaved: null,
  asking: null,
  dialog: null,
};

function working(name: GameName) {
  const engine = engineOf(name);
  const store = createStore<LabPage>(() => EMPTY);
  const set = store.setState;
  const get = store.getState;

  /** The words that the engine writes down for the user. */
  function speak(): Promise<LabState | null> {
    const { language } = useSettings.getState();
    const { main, fork } = languages[language].words.lab.branches;
    return engine.lab.language({ language, main, fork });
  }

  let shownKey = '';

  async function take(state: LabState): Promise<void> {
    set({ state, busy: false, refused: null });
    const { language } = useSettings.getState();
    const key = [get().id, state.branch, state.length, state.snapshot.viewer, language].join(' ');
    if (key !== shownKey) {
      const timeline = await engine.lab.timeline();
      shownKey = key;
      set({ timeline });
    }
    void keep(state.title);
  }

  async function keep(title: string): Promise<void> {
    const { id } = get();
    if (id === null) return;
    try {
      const data = await engine.lab.save();
      if (get().id === id) set({ unsaved: await keepLab({ id, game: name, title, changed: Date.now(), data }) });
    } catch {
      // The engine stopped meanwhile: what was kept before is still there.
    }
  }

  async function restore(): Promise<LabState> {
    const { id } = get();
    const kept = id === null ? undefined : await labOf(id, name);
    if (kept === undefined) throw new ServiceError('no-lab');
    await speak();
    return engine.lab.restore(kept.data);
  }

  /** Calls the engine. A worker that was started anew knows of no lab: it gets the kept one first. */
  async function call(work: () => Promise<LabState | null>): Promise<boolean> {
    if (get().busy) return false;
    set({ busy: true, refused: null });
    try {
      let state: LabState | null;
      try {
        state = await work();
      } catch (error) {
        if (!(error instanceof ServiceError) || (error.code !== 'no-lab' && error.code !== 'engine-stopped'))
          throw error;
        state = await restore();
        // What made the engine stop is not done again; one that was just started gets what was asked of it.
        if (error.code === 'no-lab') state = await work();
      }
      if (state === null) set({ busy: false });
      else await take(state);
      return true;
    } catch (error) {
      const fault = problemOf(error);
      if (fault.code === 'refused') {
        // An action that was begun may have been taken back as a whole.
        const state = await engine.lab.state().catch(() => null);
        if (state !== null) await take(state);
        set({ busy: false, refused: { words: String(fault.data.words ?? ''), rule: String(fault.data.rule ?? '') } });
      } else set({ busy: false, problem: fault });
      return false;
    }
  }

  /** Another lab, under an id of its own. The id, or null if it could not be opened. */
  async function open(work: () => Promise<LabState>, id = newId()): Promise<string | null> {
    set({ busy: true, problem: null, refused: null, asking: null, dialog: null });
    try {
      await speak();
      const state = await work();
      shownKey = '';
      set({ id, timeline: [] });
      await take(state);
      return id;
    } catch (error) {
      set({ busy: false, problem: problemOf(error) });
      return null;
    }
  }

  const session = {
    openFile: (text: string, file: string, index: number) => open(() => engine.lab.openFile(text, file, index)),
    openDraft: (draft: unknown) => open(() => engine.lab.openDraft(draft)),
    openReplay(replay: unknown, at: number): Promise<string | null> {
      const { player } = languages[useSettings.getState().language].words.lab;
      const names = Object.fromEntries(Object.values(languages).map(({ words }) => [words.play.names.you, player]));
      return open(() => engine.lab.openReplay(replay, at, names));
    },
    openLink: (packed: string) => open(() => engine.lab.openLink(packed)),
    /** One that is kept on the device; null if there is none of that id. */
    async openKept(id: string): Promise<string | null> {
      if (get().id === id && get().state !== null) return id;
      const kept = await labOf(id, name);
      if (kept === undefined) {
        set({ id: null, state: null, problem: new ServiceError('no-such-lab', id) });
        return null;
      }
      return open(() => engine.lab.restore(kept.data), id);
    },
    go: (at: number) => call(() => engine.lab.go(at)),
    answer: (answer: Answer) => call(() => engine.lab.answer(answer)),
    pass: (until: PassUntil) => call(() => engine.lab.pass(until)),
    fork: (name: string) => call(() => engine.lab.fork(name)),
    switchTo: (branch: number) => call(() => engine.lab.switchTo(branch)),
    rename: (branch: number, name: string) => call(() => engine.lab.rename(branch, name)),
    remove: (branch: number) => call(() => engine.lab.remove(branch)),
    look: (player: number) => call(() => engine.lab.look(player)),
    speak: () => (get().state === null ? Promise.resolve(false) : call(speak)),
    ask: (asking: Asking | null): void => set({ asking }),
    show: (dialog: DialogOpen | null): void => set({ dialog }),
    fail: (error: unknown): void => set({ problem: problemOf(error) }),
    forgive: (): void => set({ problem: null, refused: null }),
  };

  return { store, session };
}

export const workingOf = perGame(working);

export type Working = ReturnType<typeof working>;

/** That of the game at hand. */
export const useWorking = (): Working => workingOf(useHere().name);

export const useLabSession = (): Working['session'] => useWorking().session;

export const useLab = <T>(select: (page: LabPage) => T): T => useStore(useWorking().store, select);
