/**
 * Readings that are not finished, of phrases that begin with phrases of their own kind: by place and key, what is known so far. While one
 * grows, what was read at its place with its help is not finished either and must not be remembered.
 */
interface Seed<T> {
  known: T;
  used: boolean;
}

interface Bed<T> {
  readonly seeds: Map<number, Seed<T>>;
  /** What was read here since the last seed was planted. */
  readonly unfinished: Map<number, T>;
}

export class Seeds<T> {
  readonly #beds = new Map<number, Bed<T>>();

  /** What is known so far of what grows at a place, or was read there meanwhile; undefined if nothing is. */
  at(place: number, key: number): T | undefined {
    const bed = this.#beds.get(place);
    if (bed === undefined) return undefined;
    const seed = bed.seeds.get(key);
    if (seed === undefined) return bed.unfinished.get(key);
    seed.used = true;
    return seed.known;
  }

  /** Whether something grows at the place; what was read there is kept for so long. */
  keeps(place: number, key: number, read: T): boolean {
    if (this.#beds.size === 0) return false;
    const bed = this.#beds.get(place);
    bed?.unfinished.set(key, read);
    return bed !== undefined;
  }

  plant(place: number, key: number, known: T): void {
    const bed = this.#beds.get(place) ?? { seeds: new Map(), unfinished: new Map() };
    this.#beds.set(place, bed);
    bed.seeds.set(key, { known, used: false });
    bed.unfinished.clear();
  }

  wasUsed(place: number, key: number): boolean {
    return this.#beds.get(place)?.seeds.get(key)?.used === true;
  }

  pull(place: number, key: number): void {
    const bed = this.#beds.get(place);
    bed?.seeds.delete(key);
    if (bed?.seeds.size === 0) this.#beds.delete(place);
  }
}
