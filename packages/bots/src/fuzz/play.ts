/** A game of random bots in which everything that must be true is checked at every decision. */
import { decides, type Game, type Recorder, type Replay } from '@rulewright/kernel';
import type { BotGame } from '../game.ts';
import { randomBot, seeded } from '../random-bot.ts';
import { SavedTwin } from './saved.ts';
import type { Timing } from './timing.ts';
import { Watcher } from './watch.ts';

export interface Watched {
  readonly decisions: number;
  readonly over: boolean;
  readonly failure: string | null;
  /** The game up to where it failed: it can be watched, and played again. */
  readonly replay: Replay | null;
}

/** A game of random bots that takes longer does not end. */
const MOST_DECISIONS = 30_000;

interface Playing<G extends Game> {
  readonly seed: number;
  /** Called before each decision is answered. */
  readonly watch?: (g: G) => void;
  readonly most?: number;
  /** The game is also saved and loaded at every decision, and must go the same way. */
  readonly saved?: boolean;
  /** Measures how long each answer takes, with what is checked after every event but not what is at decisions. */
  readonly timing?: Timing | undefined;
}

/** A failure is what an invariant says, or what was thrown, or that there is no end. */
export function playWatched<G extends Game>(
  game: BotGame<G>,
  begin: () => { readonly g: G; readonly record: Recorder },
  { seed, watch, most = MOST_DECISIONS, saved = false, timing }: Playing<G>,
): Watched {
  let decisions = 0;
  let record: Recorder | null = null;
  const result = (over: boolean, failure: string | null): Watched => {
    const replay = record;
    if (replay !== null) timing?.keep(seed, () => replay.replay());
    return { decisions, over, failure, replay: failure === null || replay === null ? null : replay.replay() };
  };
  try {
    const begun = begin();
    const { g } = begun;
    record = begun.record;
    const twin = saved ? new SavedTwin(game, g) : null;
    const watcher = new Watcher(game, g);
    const bots = g.state.players.map((_, seat) => randomBot(game, seed * 31 + seat));
    const repeating = game.repeating?.(seeded(seed));
    for (; decisions < most; decisions++) {
      const { decision } = g.state;
      if (decision === null) {
        watcher.end(g);
        return result(true, null);
      }
      watch?.(g);
      watcher.check(g, decision);
      twin?.check(g, decision);
      const bot = bots[decides(decision)];
      if (bot === undefined) throw new Error(`player ${decides(decision)} has no bot`);
      timing?.begin();
      const answer = repeating?.propose(g) ?? bot.answer(g, decision);
      repeating?.note(g, answer);
      const { refusal, undone } = record.step(answer);
      timing?.end(g, decision, seed, decisions);
      if (refusal !== null && !undone) throw new Error(`${decision.kind} refused an answer: ${refusal.code}`);
      twin?.step(answer);
    }
    watcher.end(g);
    return result(false, most < MOST_DECISIONS ? null : `the game is not over after ${most} decisions`);
  } catch (error) {
    return result(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
