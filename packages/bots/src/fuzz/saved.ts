/** A game that is saved and loaded at every decision, beside the same game that plays on: both go the same way. */
import { type Answer, type Decision, fork, type Game, hash, save, step } from '@rulewright/kernel';
import type { BotGame } from '../game.ts';

/** Throws with what differs. */
export class SavedTwin<G extends Game> {
  readonly #game: BotGame<G>;
  #twin: G;

  constructor(game: BotGame<G>, g: G) {
    this.#game = game;
    this.#twin = { ...g, state: fork(g.state) };
  }

  /** Saves and loads the twin, which must then be at the same decision of the same game, with the same on offer. */
  check(g: G, decision: Decision): void {
    const twin = this.#game.load(g, JSON.parse(JSON.stringify(save(this.#twin))));
    this.#twin = twin;
    const asked = JSON.stringify(twin.state.decision);
    if (asked !== JSON.stringify(decision)) throw new Error(`saved and loaded on the way, it asks ${asked}`);
    if (hash(twin.state) !== hash(g.state))
      throw new Error(
        `saved and loaded on the way, the state is another: ${difference(save(g).state, save(twin).state, 'state')}`,
      );
    const [here, there] = [this.#game.offers(g, decision), this.#game.offers(twin, decision)];
    if (JSON.stringify(here) !== JSON.stringify(there))
      throw new Error('saved and loaded on the way, other actions are legal');
  }

  step(answer: Answer): void {
    step(this.#twin, answer);
  }
}

/** Where two pieces of plain data differ first, and how. */
function difference(a: unknown, b: unknown, path: string): string | null {
  if (!isRecord(a) || !isRecord(b)) return a === b ? null : `${path} is ${JSON.stringify(b)}, not ${JSON.stringify(a)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
