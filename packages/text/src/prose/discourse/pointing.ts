/**
 * Words that point ("it", "that card") mean the latest thing that can be called so. Where what is said of it cannot be said of a thing
 * of its sort, they mean another: the line is told again, and the word takes what comes next.
 */

import type { Game, Selector } from '../game.ts';
import { someIn } from '../substitute.ts';

/** For each word that points, in the order of the text, what it cannot mean. */
type Refused<G extends Game> = ReadonlyMap<number, readonly Selector<G>[]>;

export class Pointing<G extends Game> {
  readonly #refused: Refused<G>;
  /** Which word made a selector. */
  readonly #made = new Map<unknown, number>();
  #words = 0;

  constructor(refused: Refused<G> = new Map()) {
    this.#refused = refused;
  }

  /** A word that points. What it finds is a node of its own, so that it is known by it. */
  at<T extends Selector<G> | undefined>(find: (refused: readonly Selector<G>[]) => T): T {
    const word = this.#words++;
    const found = find(this.#refused.get(word) ?? []);
    if (found === undefined) return found;
    const own = { ...found };
    this.#made.set(own, word);
    return own;
  }

  /** With the first of the words that made these selectors taken to mean something else; undefined, if no word made them. */
  without(misfits: readonly unknown[]): Pointing<G> | undefined {
    const wrong = new Map<number, Selector<G>>();
    for (const misfit of misfits)
      someIn(misfit, (node) => {
        const word = this.#made.get(node);
        if (word !== undefined) wrong.set(word, node as Selector<G>);
        return false;
      });
    const first = Math.min(...wrong.keys());
    const meant = wrong.get(first);
    if (meant === undefined) return undefined;
    // What comes after it may be about something else now.
    const kept = [...this.#refused].filter(([word]) => word < first);
    return new Pointing(new Map([...kept, [first, [...(this.#refused.get(first) ?? []), meant]]]));
  }
}
