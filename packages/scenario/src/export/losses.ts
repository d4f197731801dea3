// What of a game no set-up can say, by a code, with the names of what it is about.

export interface LossOf<Code extends string> {
  readonly code: Code;
  readonly names: readonly string[];
}

export class Losses<Code extends string> {
  readonly #losses = new Map<Code, string[]>();

  add(code: Code, ...names: readonly string[]): void {
    this.#losses.set(code, [...(this.#losses.get(code) ?? []), ...names]);
  }

  all(): readonly LossOf<Code>[] {
    return [...this.#losses].map(([code, names]) => ({ code, names: [...new Set(names)] }));
  }
}
