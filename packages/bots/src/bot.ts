/** A player that is a program: it is asked what a person would be asked, and answers the same way. */
import { type Answer, type Decision, decides, type Game, type Outcome, step } from '@rulewright/kernel';

/** Answers what a player is asked. */
export interface Bot<G extends Game = Game> {
  answer(g: G, decision: Decision): Answer;
}

/** How far a game is played, and who looks on. */
export interface PlayOut<G extends Game = Game> {
  /** The game is left as it is after so many decisions. */
  readonly maxDecisions?: number;
  /** Called before each decision is answered. */
  readonly watch?: (g: G, decision: Decision) => void;
}

/** What came of a game between bots. */
export interface PlayedOut {
  /** How many decisions were answered. */
  readonly decisions: number;
  /** Null if the game was not over by then. */
  readonly over: Outcome | null;
}

/** Lets bots, one per player, play a game from where it is. */
export function playOut<G extends Game>(
  g: G,
  bots: readonly Bot<G>[],
  { maxDecisions = 1_000_000, watch }: PlayOut<G> = {},
): PlayedOut {
  let decisions = 0;
  while (decisions < maxDecisions) {
    const { decision } = g.state;
    if (decision === null) break;
    watch?.(g, decision);
    const bot = bots[decides(decision)];
    if (bot === undefined) throw new Error(`player ${decides(decision)} has no bot`);
    const answer = bot.answer(g, decision);
    const { refusal, undone } = step(g, answer);
    // An action that proved illegal and was undone is part of the game; an answer that does not fit is a bug of the bot.
    if (refusal !== null && !undone)
      throw new Error(`${decision.kind} refused ${JSON.stringify(answer)}: ${refusal.code}`);
    decisions++;
  }
  return { decisions, over: g.state.over };
}
