/** A person at a table with bots: the game, what has been answered, what the person wants to be asked, and the way back. */
import type { Bot } from '@rulewright/bots';
import {
  type Answer,
  decides,
  type Eyes,
  fork,
  type GameEvent,
  hash,
  isChance,
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
  seenBy,
} from '@rulewright/kernel';
import { wordsFor } from './asking.ts';
import { type GameOf, lookAt, type Repeating, type TableGame } from './game.ts';
import { logLines } from './log.ts';
import { forcedAnswer, type Passing, passes, type Settings, type Until } from './passing.ts';
import { snapshot } from './show.ts';
import type { Asking, LogLine, Snapshot, TableTypes, Why } from './snapshot.ts';
import { refusedIn } from './speech.ts';
import { replayStart, type Start, TableError } from './start.ts';
import { whys } from './why.ts';

/** The way back to before an answer of the person. */
interface Before<T extends TableTypes> {
  readonly state: State<T['state']>;
  readonly answers: number;
  readonly lines: number;
  readonly repeating: Repeating<GameOf<T>> | null;
}

/** What a sitting begins with. */
export interface SittingOptions<T extends TableTypes> {
  readonly start: Start;
  readonly me: PlayerId;
  readonly bots: ReadonlyMap<PlayerId, Bot<GameOf<T>>>;
  readonly cards: T['cards'];
  readonly speech: T['speech'];
  readonly settings?: Settings<T['step']>;
}

/** How an answer is given: keeping priority, or passing on until something. */
interface How {
  readonly hold?: boolean;
  readonly until?: Until | null;
}

/** So many answers may follow one of the person without any question: more is a loop that the rules should have ended. */
const MOST_ANSWERS = 100_000;

/** A person at a table: hands out snapshots, takes answers, lets bots play and lets the person go back. */
export class Sitting<T extends TableTypes> {
  readonly start: Start;
  readonly me: PlayerId;
  readonly #game: TableGame<T>;
  readonly #g: GameOf<T>;
  readonly #bots: ReadonlyMap<PlayerId, Bot<GameOf<T>>>;
  readonly #recorder: Recorder;
  readonly #cards: T['cards'];
  #speech: T['speech'];
  #settings: Settings<T['step']>;
  #until: Passing['until'] = null;
  #holding = false;
  readonly #yields = new Set<string>();
  #before: Before<T>[] = [];
  #lines: LogLine[] = [];
  readonly #frames: { readonly state: State<T['state']>; readonly at: number }[] = [];
  #answers = 0;
  #repeating: Repeating<GameOf<T>> | null;

  constructor(game: TableGame<T>, options: SittingOptions<T>, saved?: Replay) {
    this.#game = game;
    this.start = options.start;
    this.me = options.me;
    this.#bots = options.bots;
    this.#speech = options.speech;
    this.#cards = options.cards;
    this.#settings = options.settings ?? game.passing.settings;
    const { g, cards } = game.begin(options.start, options.cards);
    this.#g = g;
    this.#repeating = game.repeating?.() ?? null;
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
  static resume<T extends TableTypes>(
    game: TableGame<T>,
    saved: unknown,
    options: Omit<SittingOptions<T>, 'start'>,
  ): Sitting<T> {
    const replay = readReplay(saved, game.rules);
    return new Sitting(game, { ...options, start: replayStart(replay) }, replay);
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  get settings(): Settings<T['step']> {
    return this.#settings;
  }

  set settings(settings: Settings<T['step']>) {
    this.#settings = settings;
    this.#goOn();
  }

  set speech(speech: T['speech']) {
    this.#speech = speech;
  }

  get over(): boolean {
    return this.#g.state.over !== null;
  }

  /** Whoever has left a game of several is done with it: nobody waits for what the bots make of it. */
  get #isOut(): boolean {
    const { standing } = this.#g.state.players[this.me] ?? {};
    return standing === 'lost' || standing === 'drew';
  }

  snapshot(eyes: Eyes = this.me): Snapshot<T> {
    const shown = this.#snapshot(eyes);
    if (shown.over !== null || !this.#isOut) return shown;
    return { ...shown, over: { winners: [], draw: false, words: this.#speech.words.table.lost } };
  }

  #snapshot(eyes: Eyes): Snapshot<T> {
    return snapshot(this.#game, this.#g, {
      eyes,
      speech: this.#speech,
      at: this.#answers,
      undo: this.#before.length > 0,
      repeating: this.#repeating,
      asks: (player) => player === this.me,
    });
  }

  /** What was to be seen on the way since this was last asked, one thing that happened after the other. */
  frames(): readonly Snapshot<T>[] {
    const shown = this.#frames.splice(0).slice(0, -1);
    return shown.map(({ state, at }) =>
      snapshot(
        this.#game,
        { ...this.#g, state },
        { eyes: this.me, speech: this.#speech, at, undo: false, asks: () => false },
      ),
    );
  }

  /** Why it is refused, or null: then the game has gone on to the next question. */
  answer(answer: Answer, { hold = false, until = null }: How = {}): Refusal | null {
    const asked = this.#g.state.decision;
    if (asked === null || decides(asked) !== this.me) return { code: 'not-your-decision' };
    const before = this.#now();
    this.#holding = hold;
    this.#until = until === null ? null : { what: until, turn: this.#game.turn(this.#g).number };
    this.#before.push(before);
    const refused = this.#take(answer) !== null;
    if (refused) {
      this.#before.pop();
      this.#repeating = before.repeating;
      return seenBy(this.#g, this.me).refusal(answer);
    }
    this.#goOn();
    return null;
  }

  #now(): Before<T> {
    return {
      state: fork(this.#g.state),
      answers: this.#answers,
      lines: this.#lines.length,
      repeating: this.#repeating?.copy() ?? null,
    };
  }

  passUntil(until: Until): Refusal | null {
    return this.answer(this.#game.passing.pass, { until });
  }

  /** Back to before the person's last answer; false if something came to light since then, or there was none. */
  undo(): boolean {
    const before = this.#before.pop();
    if (before === undefined) return false;
    this.#g.state = before.state;
    this.#answers = before.answers;
    this.#lines.length = before.lines;
    this.#repeating = before.repeating;
    this.#recorder.rewind(before.answers);
    this.#until = null;
    this.#holding = false;
    return true;
  }

  /** False where the rules do not let a player concede. */
  concede(): boolean {
    if (this.#g.rules.concede === undefined) return false;
    this.#concede(this.me);
    this.#goOn();
    return true;
  }

  #concede(player: PlayerId): void {
    this.#recorder.concede(player);
    this.#answers++;
    this.#before = [];
  }

  yieldTo(id: ObjectId, on: boolean): void {
    const key = this.#game.passing.yieldKey(this.#g, id);
    if (on) this.#yields.add(key);
    else this.#yields.delete(key);
    this.#goOn();
  }

  why(asking: Asking): readonly Why[] {
    const g = typeof asking === 'object' && 'event' in asking ? this.#withEvent(asking.event) : this.#g;
    return whys(this.#game, lookAt(this.#game, g, this.over ? 'all' : this.me, this.#speech), asking);
  }

  /** The game while it still knows the event: the log lets go of what is long past, and then it is played again. */
  #withEvent(event: number): GameOf<T> {
    if (rowAt(this.#g.state.log, event) !== undefined) return this.#g;
    const at = this.#lines.find((line) => line.event === event)?.at;
    if (at === undefined) return this.#g;
    const recorded = this.#recorder.replay();
    const past = { ...recorded, answers: recorded.answers.slice(0, at), hashes: [] };
    const played = replay(this.#game.begin(this.start, this.#cards).g, past);
    return played.ok ? (played.game as GameOf<T>) : this.#g;
  }

  /** What would be used up to pay for an answer; null if it cannot be given. */
  preview(answer: Answer): readonly ObjectId[] | null {
    return this.#game.preview?.(seenBy(this.#g, this.me), answer) ?? null;
  }

  /** The words that can be said now and begin so, or have a word that does. */
  words(beginning: string, most?: number): readonly string[] {
    const { decision } = this.#g.state;
    if (decision?.kind !== 'word' || decides(decision) !== this.me) return [];
    return wordsFor(this.#g, decision, beginning, most);
  }

  replay(): Replay {
    return this.#recorder.replay();
  }

  /** Everything up to the person's next question. */
  #goOn(): void {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const { decision } = this.#g.state;
      if (decision === null || this.#isOut) return;
      const player = decides(decision);
      const bot = this.#bots.get(player);
      if (bot !== undefined) {
        const answer = bot.answer(this.#g, decision);
        const refusal = this.#take(answer);
        if (refusal !== null) throw new Error(`the bot's answer to ${decision.kind} was refused: ${refusal.code}`);
        continue;
      }
      const { passing } = this.#game;
      const mayPass = decision.kind === passing.decision;
      const forced = mayPass
        ? this.#passesNow()
          ? passing.pass
          : undefined
        : forcedAnswer(passing, this.#g, decision);
      if (forced === undefined) {
        if (mayPass) this.#holding = false;
        this.#until = null;
        return;
      }
      this.#take(forced);
    }
    throw new Error(`no question after ${MOST_ANSWERS} answers`);
  }

  #passesNow(): boolean {
    return passes(this.#game.passing, this.#g, this.#game.turn(this.#g), {
      me: this.me,
      settings: this.#settings,
      until: this.#until,
      holding: this.#holding,
      yields: this.#yields,
    });
  }

  #take(answer: Answer): Refusal | null {
    const first = this.#g.state.log.length;
    const asked = this.#g.state.decision;
    this.#repeating?.note(this.#g, answer);
    const { refusal, undone, events } = this.#recorder.step(answer);
    if (refusal !== null && !undone) return refusal;
    this.#answers++;
    this.#tell(events, first);
    if (refusal !== null && asked !== null && decides(asked) === this.me) this.#tellUndone(refusal);
    if (events.some(isChance) || this.#game.isRevealing(this.#g, this.me, events)) this.#before = [];
    return null;
  }

  #tell(events: readonly GameEvent[], first: number): void {
    const lines = logLines(this.#game, this.#g, { events, first, at: this.#answers }, this.me, this.#speech);
    for (const line of lines) this.#lines.push(line);
    if (lines.some((line) => line.kind === 'event'))
      this.#frames.push({ state: fork(this.#g.state), at: this.#answers });
    if (this.#frames.length > MOST_FRAMES) this.#frames.shift();
  }

  #tellUndone(refusal: Refusal): void {
    const { words } = this.#speech;
    this.#lines.push({
      event: -1,
      at: this.#answers,
      words: words.table.undone(refusedIn(words, refusal), refusal.rule),
      kind: 'refusal',
      entities: [],
    });
  }

  #playAgain(saved: Replay, cards: string): void {
    if (saved.cards !== cards)
      throw new TableError('other-cards', 'the game was played with other readings of its cards');
    for (const [i, answer] of saved.answers.entries()) {
      if (isConcession(answer)) {
        if (this.#g.state.players[answer.concede] === undefined)
          throw new TableError('other-rules', `answer ${i + 1} of the saved game is that of no player`);
        this.#concede(answer.concede);
        continue;
      }
      const refusal = this.#take(answer);
      if (refusal !== null)
        throw new TableError('other-rules', `answer ${i + 1} of the saved game is refused: ${refusal.code}`);
    }
    const [at, expected] = saved.hashes.at(-1) ?? [0, ''];
    if (at === saved.answers.length && hash(this.#g.state) !== expected)
      throw new TableError('other-rules', 'the saved game comes out differently under the rules as they are now');
    this.#frames.length = 0;
  }
}

const MOST_FRAMES = 40;
