/** A person at a table with bots: the game, what has been answered, what the person wants to be asked, and the way back. */
import type { Bot } from '@rulewright/bots';
import type { CardFinder } from '@rulewright/cards';
import {
  type Answer,
  decides,
  decisionKind,
  fork,
  type GameEvent,
  hash,
  isConcession,
  type ObjectId,
  type Plain,
  type PlayerId,
  type Recorder,
  type Refusal,
  type Replay,
  readReplay,
  recorder,
  replay,
  rowAt,
  type State,
} from '@rulewright/kernel';
import { type G, type Magic, rules, SetUpError } from '@rulewright/magic';
import { reason } from '@rulewright/text';
import type { Eyes } from './eyes.ts';
import { logLines } from './log.ts';
import { tappedBy } from './magic/preview.ts';
import { isRevealing } from './magic/revealing.ts';
import { snapshot } from './magic/show.ts';
import type { Speech } from './magic/speech.ts';
import { beginGame, type Start } from './magic/start.ts';
import { whys } from './magic/why.ts';
import { defaultSettings, forcedAnswer, type Passing, passes, type Settings, type Until, yieldKey } from './passing.ts';
import type { Asking, LogLine, Snapshot, Why } from './snapshot.ts';

/** The way back to before an answer of the person. */
interface Before {
  readonly state: State<Magic>;
  readonly answers: number;
  readonly lines: number;
}

/** What a sitting begins with. */
export interface SittingOptions {
  readonly start: Start;
  readonly me: PlayerId;
  readonly bots: ReadonlyMap<PlayerId, Bot>;
  readonly finder: CardFinder;
  readonly speech: Speech;
  readonly settings?: Settings;
}

/** How an answer is given: keeping priority, or passing on until something. */
interface How {
  readonly hold?: boolean;
  readonly until?: Until | null;
}

const PASS: Answer = { action: 'pass' };
/** So many answers may follow one of the person without any question: more is a loop that the rules should have ended. */
const MOST_ANSWERS = 100_000;

/** A person at a table: hands out snapshots, takes answers, lets bots play and lets the person go back. */
export class Sitting {
  readonly start: Start;
  readonly me: PlayerId;
  readonly #g: G;
  readonly #bots: ReadonlyMap<PlayerId, Bot>;
  readonly #recorder: Recorder;
  readonly #finder: CardFinder;
  #speech: Speech;
  #settings: Settings;
  #until: Passing['until'] = null;
  #holding = false;
  readonly #yields = new Set<string>();
  #before: Before[] = [];
  #lines: LogLine[] = [];
  readonly #frames: { readonly state: State<Magic>; readonly at: number }[] = [];
  #answers = 0;

  constructor(options: SittingOptions, saved?: Replay) {
    this.start = options.start;
    this.me = options.me;
    this.#bots = options.bots;
    this.#speech = options.speech;
    this.#finder = options.finder;
    this.#settings = options.settings ?? defaultSettings;
    const { g, cards } = beginGame(options.start, options.finder);
    this.#g = g;
    const { seed, profile } = options.start;
    this.#recorder = recorder(g, {
      seed,
      cards,
      setup: options.start as unknown as Plain,
      ...(profile === undefined ? {} : { profile }),
    });
    if (saved !== undefined) this.#playAgain(saved, cards);
    this.#goOn();
  }

  /** A game that was left, played again up to where it was. What does not fit the cards as they are now is refused. */
  static resume(saved: unknown, options: Omit<SittingOptions, 'start'>): Sitting {
    const replay = readReplay(saved, rules);
    return new Sitting({ ...options, start: startIn(replay) }, replay);
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  get settings(): Settings {
    return this.#settings;
  }

  set settings(settings: Settings) {
    this.#settings = settings;
    this.#goOn();
  }

  set speech(speech: Speech) {
    this.#speech = speech;
  }

  get over(): boolean {
    return this.#g.state.over !== null;
  }

  snapshot(eyes: Eyes = this.me): Snapshot {
    return snapshot(this.#g, {
      eyes,
      speech: this.#speech,
      at: this.#answers,
      undo: this.#before.length > 0,
      asks: (player) => player === this.me,
    });
  }

  /** What was to be seen on the way since this was last asked, one thing that happened after the other. */
  frames(): readonly Snapshot[] {
    const shown = this.#frames.splice(0).slice(0, -1);
    return shown.map(({ state, at }) =>
      snapshot({ ...this.#g, state }, { eyes: this.me, speech: this.#speech, at, undo: false, asks: () => false }),
    );
  }

  /** Why it is refused, or null: then the game has gone on to the next question. */
  answer(answer: Answer, { hold = false, until = null }: How = {}): Refusal | null {
    const asked = this.#g.state.decision;
    if (asked === null || decides(asked) !== this.me) return { code: 'not-your-decision', rule: '117.1' };
    const before: Before = { state: fork(this.#g.state), answers: this.#answers, lines: this.#lines.length };
    this.#holding = hold;
    this.#until = until === null ? null : { what: until, turn: this.#g.state.game.turn.number };
    this.#before.push(before);
    const refusal = this.#take(answer);
    if (refusal !== null) {
      this.#before.pop();
      return refusal;
    }
    this.#goOn();
    return null;
  }

  passUntil(until: Until): Refusal | null {
    return this.answer(PASS, { until });
  }

  /** Back to before the person's last answer; false if something came to light since then, or there was none. */
  undo(): boolean {
    const before = this.#before.pop();
    if (before === undefined) return false;
    this.#g.state = before.state;
    this.#answers = before.answers;
    this.#lines.length = before.lines;
    this.#recorder.rewind(before.answers);
    this.#until = null;
    this.#holding = false;
    return true;
  }

  concede(): void {
    this.#concede(this.me);
    this.#goOn();
  }

  #concede(player: PlayerId): void {
    this.#recorder.concede(player);
    this.#answers++;
    this.#before = [];
  }

  yieldTo(id: ObjectId, on: boolean): void {
    const key = yieldKey(this.#g, id);
    if (on) this.#yields.add(key);
    else this.#yields.delete(key);
    this.#goOn();
  }

  why(asking: Asking): readonly Why[] {
    const g = typeof asking === 'object' && 'event' in asking ? this.#withEvent(asking.event) : this.#g;
    return whys(g, this.over ? 'all' : this.me, asking, this.#speech);
  }

  /** The game while it still knows the event: the log lets go of what is long past, and then it is played again. */
  #withEvent(event: number): G {
    if (rowAt(this.#g.state.log, event) !== undefined) return this.#g;
    const at = this.#lines.find((line) => line.event === event)?.at;
    if (at === undefined) return this.#g;
    const recorded = this.#recorder.replay();
    const past = { ...recorded, answers: recorded.answers.slice(0, at), hashes: [] };
    const played = replay(beginGame(this.start, this.#finder).g, past);
    return played.ok ? (played.game as G) : this.#g;
  }

  tappedBy(answer: Answer): readonly ObjectId[] | null {
    return tappedBy(this.#g, answer);
  }

  /** The words that can be said now and begin so, or have a word that does. */
  words(beginning: string, most = 20): readonly string[] {
    const { decision } = this.#g.state;
    if (decision?.kind !== 'word' || decides(decision) !== this.me) return [];
    const wanted = beginning.trim().toLowerCase();
    const all = (decisionKind(this.#g, decision).answers(this.#g, decision) ?? []) as readonly string[];
    const first = all.filter((w) => w.toLowerCase().startsWith(wanted));
    const later = all.filter((w) => !first.includes(w) && w.toLowerCase().includes(` ${wanted}`));
    return [...first, ...later].slice(0, most);
  }

  replay(): Replay {
    return this.#recorder.replay();
  }

  /** Everything up to the person's next question. */
  #goOn(): void {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const { decision } = this.#g.state;
      if (decision === null) return;
      const player = decides(decision);
      const bot = this.#bots.get(player);
      if (bot !== undefined) {
        const answer = bot.answer(this.#g, decision);
        const refusal = this.#take(answer);
        if (refusal !== null) throw new Error(`the bot's answer to ${decision.kind} was refused: ${refusal.code}`);
        continue;
      }
      const forced =
        decision.kind === 'priority' ? (this.#mayPass() ? PASS : undefined) : forcedAnswer(this.#g, decision);
      if (forced === undefined) {
        if (decision.kind === 'priority') this.#holding = false;
        this.#until = null;
        return;
      }
      this.#take(forced);
    }
    throw new Error(`no question after ${MOST_ANSWERS} answers`);
  }

  #mayPass(): boolean {
    const { me } = this;
    return passes(this.#g, {
      me,
      settings: this.#settings,
      until: this.#until,
      holding: this.#holding,
      yields: this.#yields,
    });
  }

  #take(answer: Answer): Refusal | null {
    const first = this.#g.state.log.length;
    const random = this.#g.state.random;
    const asked = this.#g.state.decision;
    const { refusal, undone, events } = this.#recorder.step(answer);
    if (refusal !== null && !undone) return refusal;
    this.#answers++;
    this.#tell(events, first);
    if (refusal !== null && asked !== null && decides(asked) === this.me) this.#tellUndone(refusal);
    if (this.#g.state.random !== random || isRevealing(this.#g, this.me, events)) this.#before = [];
    return null;
  }

  #tell(events: readonly GameEvent[], first: number): void {
    const lines = logLines(this.#g, this.me, events, first, this.#answers, this.#speech);
    this.#lines.push(...lines);
    if (lines.some((line) => line.kind === 'event'))
      this.#frames.push({ state: fork(this.#g.state), at: this.#answers });
    if (this.#frames.length > MOST_FRAMES) this.#frames.shift();
  }

  #tellUndone(refusal: Refusal): void {
    const { words } = this.#speech;
    this.#lines.push({
      event: -1,
      at: this.#answers,
      words: words.table.undone(reason(words, refusal), refusal.rule),
      kind: 'refusal',
      entities: [],
    });
  }

  #playAgain(saved: Replay, cards: string): void {
    if (saved.cards !== cards)
      throw new SetUpError('other-cards', 'the game was played with other readings of its cards');
    for (const [i, answer] of saved.answers.entries()) {
      if (isConcession(answer)) {
        this.#concede(answer.concede);
        continue;
      }
      const refusal = this.#take(answer);
      if (refusal !== null)
        throw new SetUpError('other-rules', `answer ${i + 1} of the saved game is refused: ${refusal.code}`);
    }
    const [at, expected] = saved.hashes.at(-1) ?? [0, ''];
    if (at === saved.answers.length && hash(this.#g.state) !== expected)
      throw new SetUpError('other-rules', 'the saved game comes out differently under the rules as they are now');
    this.#frames.length = 0;
  }
}

const MOST_FRAMES = 40;

const startIn = (replay: Replay): Start => replay.setup as unknown as Start;
