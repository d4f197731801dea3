/** What a bot has to know of a game to play it at random and to watch it. Each game has one `BotGame`, in a folder of its own. */
import type { Answer, Decision, Game, PlayerId, SavedState } from '@rulewright/kernel';

/** A whole number from 0 to just below the bound. */
export type Below = (bound: number) => number;

/** What bots ask of a game. */
export interface BotGame<G extends Game> {
  /** How a player who plays at random answers where any legal answer would make no game; null if any will do. */
  random(g: G, decision: Decision, below: Below): Answer | null;
  /** The same game saved and loaded. */
  load(g: G, saved: SavedState): G;
  /** The game as a player may believe it to be: what the player may not know is dealt anew. */
  guess(g: G, viewer: PlayerId, below: Below): G;
  /** What a decision offers that its own list of answers does not hold; to be the same after saving and loading. */
  offers(g: G, decision: Decision): unknown;
  /** Remembers the choices of a game as they are made, and sometimes proposes to repeat some of them. Absent where nobody can. */
  repeating?(below: Below): Repeating<G>;
}

/** What a player who plays at random repeats. */
export interface Repeating<G extends Game> {
  /** Before an answer is given. */
  note(g: G, answer: Answer): void;
  /** A proposal, or null. */
  propose(g: G): Answer | null;
}
