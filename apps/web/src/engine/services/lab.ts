/** The judge's lab. There is one at a time; what is kept of it is plain data that the page puts away. */
import {
  type Answer,
  asPlayer,
  type Eyes,
  type ObjectId,
  type Refusal,
  type Replay,
  readReplay,
  SaveError,
} from '@rulewright/kernel';
import type { Move } from '@rulewright/scenario';
import {
  type Asking,
  type BranchShown,
  type Entry,
  type Forking,
  Lab,
  type LabData,
  LabError,
  type LabTypes,
  LinkError,
  type PassUntil,
  packLab,
  positionOf,
  readGameStart,
  readLab,
  type Snapshot,
  type StepShown,
  scenariosIn,
  startFrom,
  unpackLab,
  type Why,
  type Written,
  writePosition,
  writeSteps,
} from '@rulewright/table';
import type { Lang } from '@rulewright/text';
import type { EngineGame } from '../game.ts';
import { ServiceError } from '../rpc.ts';

/** What the page says in the user's language and the engine has to write down: names of branches. `#` is a number. */
export interface LabWords {
  readonly language: Lang;
  readonly main: string;
  readonly fork: string;
}

export interface LabState<T extends LabTypes = LabTypes> {
  readonly title: string;
  /** Whether it began with a scenario, so that what was done can be written as its steps. */
  readonly scenario: boolean;
  readonly at: number;
  readonly length: number;
  readonly branch: number;
  readonly branches: readonly BranchShown[];
  readonly forks: readonly Forking[];
  readonly snapshot: Snapshot<T>;
  /** The steps of the scenario, as far as the branch follows them. */
  readonly steps: readonly StepShown[];
  /** What the steps of the scenario came to; null if there are none. */
  readonly result: { readonly passed: boolean; readonly message: string; readonly line: number } | null;
}

/** An address that is longer is cut by programs that people send links with. */
const LONG_LINK = 8_000;
const MOST_LINK = 60_000;

/** Errors of the core, with their data, in the form that reaches the page. */
async function guarded<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LabError) throw new ServiceError(`lab-${error.code}`, error.message, error.data);
    if (error instanceof LinkError) throw new ServiceError(error.code, error.message);
    if (error instanceof SaveError) throw new ServiceError('bad-lab', error.message, { place: error.place });
    throw error;
  }
}

/** What happened last is in the timeline. */
const toldOnce = (message: string): string => message.replace(/; last: .*$/s, '');

export function labOf<T extends LabTypes>(game: EngineGame<T>) {
  let current: Lab<T> | null = null;
  let eyes: Eyes = 'all';
  let words: LabWords = { language: 'en', main: 'Main line', fork: 'Variation #' };
  let told: { readonly key: string; readonly moves: readonly Move[]; readonly entries: readonly Entry[] } | null = null;

  function inLab(): Lab<T> {
    if (current === null) throw new ServiceError('no-lab');
    return current;
  }

  const speaking = async () => game.speech(words.language, await game.cards());
  const forked = (): string => words.fork.replace('#', String(inLab().branches.length));

  async function state(): Promise<LabState<T>> {
    const now = inLab();
    const { result } = now.recorded ?? {};
    const steps = now.scenario?.steps.length ?? 0;
    return {
      title: now.title,
      scenario: now.scenario !== null,
      at: now.at,
      length: now.length,
      branch: now.branch,
      branches: now.branches,
      forks: now.forks,
      snapshot: now.snapshot(eyes, await speaking()),
      steps: now.steps,
      result:
        result === undefined || steps === 0
          ? null
          : { passed: result.status === 'passed', message: toldOnce(result.message ?? ''), line: result.line },
    };
  }

  async function opened(made: Lab<T>): Promise<LabState<T>> {
    current = made;
    eyes = 'all';
    told = null;
    return state();
  }

  async function orRefuse(refusal: Refusal | null): Promise<LabState<T>> {
    // What is given up by choice needs no reason.
    if (refusal === null || refusal.code === 'cancelled') return state();
    throw new ServiceError('refused', refusal.code, {
      words: game.refused(words.language, refusal),
      rule: refusal.rule ?? '',
    });
  }

  return {
    language: async (said: LabWords): Promise<LabState<T> | null> => {
      words = said;
      return current === null ? null : state();
    },
    state: (): Promise<LabState<T>> | null => (current === null ? null : state()),
    /** The scenarios of a file, and what is wrong with it. */
    scenarios: (text: string, file: string) => scenariosIn(game.lab, text, file),
    openFile: (text: string, file: string, index: number): Promise<LabState<T>> =>
      guarded(async () => {
        const start = startFrom(game.lab, text, file, index);
        const made = Lab.open(game.lab, { start, cards: await game.cards(), name: words.main });
        // One that fails is looked at where it does.
        if (made.recorded?.result.status === 'failed') made.go(made.length);
        return opened(made);
      }),
    openDraft: (draft: T['draft']): Promise<LabState<T>> =>
      guarded(async () => {
        const start = await game.situations.startOf(draft);
        return opened(Lab.open(game.lab, { start, cards: await game.cards(), name: words.main }));
      }),
    /** A game that was played, at a moment of it. Players may be called otherwise: nobody is "you" here. */
    openReplay: (saved: unknown, at: number, names: Readonly<Record<string, string>> = {}): Promise<LabState<T>> =>
      guarded(async () => {
        const replay: Replay = readReplay(saved, game.table.rules);
        const data = readGameStart(replay.setup);
        const players = data.players.map((seat) => ({
          ...seat,
          name: Object.hasOwn(names, seat.name) ? (names[seat.name] ?? '') : seat.name,
        }));
        const start = { kind: 'game', start: { ...data, players } } as const;
        const cards = await game.cards();
        return opened(Lab.open(game.lab, { start, cards, name: words.main, moves: replay.answers, at }));
      }),
    openLink: (packed: string): Promise<LabState<T>> =>
      guarded(async () => opened(Lab.load(game.lab, await unpackLab(packed), await game.cards()))),
    restore: (data: unknown): Promise<LabState<T>> =>
      guarded(async () => opened(Lab.load(game.lab, readLab(data), await game.cards()))),
    save: (): LabData => inLab().save(),
    leave(): void {
      current = null;
    },
    async go(at: number): Promise<LabState<T>> {
      inLab().go(at);
      return state();
    },
    answer: (answer: Answer): Promise<LabState<T>> => guarded(() => orRefuse(inLab().answer(answer, forked))),
    pass: (until: PassUntil): Promise<LabState<T>> => guarded(() => orRefuse(inLab().pass(until, forked))),
    async fork(name: string): Promise<LabState<T>> {
      inLab().fork(name.trim() === '' ? forked() : name.trim());
      return state();
    },
    switchTo: (branch: number): Promise<LabState<T>> =>
      guarded(() => {
        inLab().switchTo(branch);
        return state();
      }),
    async rename(branch: number, name: string): Promise<LabState<T>> {
      inLab().rename(branch, name);
      return state();
    },
    async remove(branch: number): Promise<LabState<T>> {
      inLab().remove(branch);
      return state();
    },
    /** -1 sees everything. */
    async look(player: number): Promise<LabState<T>> {
      eyes = player < 0 ? 'all' : asPlayer(player);
      return state();
    },
    /** The moves of the branch and what happened; what was told before is not told anew. */
    async timeline(): Promise<readonly Entry[]> {
      const now = inLab();
      const key = `${now.branch} ${words.language} ${eyes}`;
      const { moves } = now;
      let same = 0;
      if (told?.key === key) while (same < moves.length && moves[same] === told.moves[same]) same++;
      const before = told?.key === key ? told.entries.slice(0, same) : [];
      const entries = [...before, ...now.timeline(eyes, await speaking(), before.length)];
      told = { key, moves: [...moves], entries };
      return entries;
    },
    why: async (asking: Asking): Promise<readonly Why[]> => inLab().why(asking, eyes, await speaking()),
    whyEvent: async (at: number, event: number): Promise<readonly Why[]> =>
      inLab().whyEvent(at, event, eyes, await speaking()),
    payPreview: (answer: Answer): readonly ObjectId[] | null => inLab().preview(answer),
    words: (beginning: string, most?: number): readonly string[] => inLab().words(beginning, eyes, most),
    /** What the editor begins with: the set-up of the start, or the position of this moment with what it cannot say. */
    draft: (which: 'start' | 'now'): Promise<{ readonly draft: T['draft']; readonly losses: readonly T['loss'][] }> =>
      guarded(async () => {
        const now = inLab();
        if (which === 'start' && now.scenario !== null)
          return { draft: game.lab.writing.draftOf(now.scenario), losses: [] };
        return positionOf(now, { title: now.title, text: await game.situations.texts() });
      }),
    write: (what: 'position' | 'steps', title: string, check: boolean): Promise<Written<T['loss']>> =>
      guarded(async () => {
        const options = { cards: await game.cards(), title, check, text: await game.situations.texts() };
        const written = what === 'steps' ? writeSteps(inLab(), options) : null;
        return written ?? writePosition(inLab(), options);
      }),
    /** All branches if they fit, otherwise this one; null if even that is too long. */
    async link(): Promise<{ readonly packed: string; readonly whole: boolean; readonly long: boolean } | null> {
      const data = inLab().save();
      const whole = await packLab(data);
      const fits = (packed: string): boolean => packed.length <= MOST_LINK;
      if (whole.length <= LONG_LINK) return { packed: whole, whole: true, long: false };
      const own = data.branches.filter(({ id }) => id === data.branch).map((branch) => ({ ...branch, from: null }));
      const packed = data.branches.length === 1 ? whole : await packLab({ ...data, branches: own });
      if (!fits(packed)) return null;
      return { packed, whole: data.branches.length === 1, long: packed.length > LONG_LINK };
    },
  };
}
