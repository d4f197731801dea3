/** Finding cards by name. `F` is what a game has of a card that is found. */
import { plainName } from './names.ts';

/** Where cards come from. */
export interface Finder<F> {
  find(name: string): F | undefined;
  /** What the cards are called, for finding what somebody may have meant. */
  cardNames(): Iterable<string>;
}

/** Asks one after the other. */
export const inOrder = <F>(...finders: readonly Finder<F>[]): Finder<F> => ({
  find(name) {
    for (const finder of finders) {
      const found = finder.find(name);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  *cardNames() {
    for (const finder of finders) yield* finder.cardNames();
  },
});

/** Cards given as text, `C`: each is read when it is first asked for. A game says what they are called and how they are read. */
export abstract class CardsByName<C, F> implements Finder<F> {
  readonly #byName = new Map<string, C>();
  readonly #found = new Map<C, F>();

  /** What a card is called, its own name first. */
  protected abstract called(card: C): readonly [own: string, ...others: string[]];
  protected abstract read(card: C): F;

  /** The first card of a name keeps it. False if the name was taken. */
  add(card: C): boolean {
    const [own, ...others] = this.called(card);
    const taken = this.source(own);
    if (taken !== undefined && this.called(taken)[0] === own) return false;
    this.#byName.set(plainName(own), card);
    for (const name of others.map(plainName)) if (!this.#byName.has(name)) this.#byName.set(name, card);
    return true;
  }

  /** All cards, each once. */
  *all(): Iterable<C> {
    yield* new Set(this.#byName.values());
  }

  *cardNames(): Iterable<string> {
    for (const card of this.all()) yield* this.called(card);
  }

  source(name: string): C | undefined {
    return this.#byName.get(plainName(name));
  }

  find(name: string): F | undefined {
    const card = this.source(name);
    return card === undefined ? undefined : this.compiled(card);
  }

  compiled(card: C): F {
    const known = this.#found.get(card);
    if (known !== undefined) return known;
    const found = this.read(card);
    this.#found.set(card, found);
    return found;
  }
}
