/** Reading data that may come from anywhere: every value is checked before use, and a fault names its place. */

import type { Plain } from './plain.ts';

/** What is wrong with the data, as a code. */
export type SaveFault =
  | 'wrong-version'
  | 'wrong-rules'
  /** Another version of the card language. */
  | 'wrong-language'
  /** It was played with other cards. */
  | 'wrong-cards'
  | 'missing'
  | 'ill-typed'
  | 'out-of-range'
  /** It names something that is not there, as when the data was cut short. */
  | 'dangling'
  | 'unknown-name'
  /** Lists and records lie in each other without end, or there is more than any game has. */
  | 'too-deep'
  | 'too-big'
  /** Something in it is not what it was when it was saved. */
  | 'damaged';

/** The same for people, after the place. */
const WORDS: Readonly<Record<SaveFault, string>> = {
  'wrong-version': 'is of another version',
  'wrong-rules': 'is of a game with other rules',
  'wrong-language': 'is of another version of the card language',
  'wrong-cards': 'is of a game with other cards',
  missing: 'is missing',
  'ill-typed': 'is not what should stand there',
  'out-of-range': 'is too small, too large or too many',
  dangling: 'names something that is not there',
  'unknown-name': 'is a name that is not known',
  'too-deep': 'has lists and records in each other without end',
  'too-big': 'holds more than any game',
  damaged: 'is not as it was saved',
};

/** What was given is no saved game or replay of these rules. */
export class SaveError extends Error {
  readonly code: SaveFault;
  /** Where in the data, as a path: `state.objects.rows[3].zone`. */
  readonly place: string;
  /** What it says there and what was expected; what is not known. */
  readonly data: Readonly<Record<string, Plain>>;

  constructor(code: SaveFault, place: string, data: Readonly<Record<string, Plain>> = {}) {
    const facts = Object.entries(data).map(([name, value]) => ` ${name} ${JSON.stringify(value)}`);
    super(`${place} ${WORDS[code]}${facts.length === 0 ? '' : `:${facts.join(',')}`}`);
    this.name = 'SaveError';
    this.code = code;
    this.place = place;
    this.data = data;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value and where it was found. The path is put together only when something is wrong. */
export class Reader {
  readonly value: unknown;
  readonly #key: string | number;
  readonly #within: Reader | null;

  constructor(value: unknown, key: string | number, within: Reader | null = null) {
    this.value = value;
    this.#key = key;
    this.#within = within;
  }

  get place(): string {
    if (this.#within === null) return String(this.#key);
    return typeof this.#key === 'number' ? `${this.#within.place}[${this.#key}]` : `${this.#within.place}.${this.#key}`;
  }

  fail(code: SaveFault, data?: Readonly<Record<string, Plain>>): never {
    throw new SaveError(code, this.place, data);
  }

  /** A version or a name that has to be this one. */
  mustBe(expected: number | string, code: SaveFault): void {
    const { value } = this;
    if (value === expected) return;
    this.fail(code, { found: typeof value === 'number' || typeof value === 'string' ? value : null, expected });
  }

  /** A field that must be there. */
  at(key: string): Reader {
    const field = this.maybe(key);
    return field.value === undefined ? field.fail('missing') : field;
  }

  /** A field that may be absent: `undefined` does not survive JSON. */
  maybe(key: string): Reader {
    const fields = this.record();
    return new Reader(Object.hasOwn(fields, key) ? fields[key] : undefined, key, this);
  }

  record(): Readonly<Record<string, unknown>> {
    return isRecord(this.value) ? this.value : this.fail('ill-typed');
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.fail('ill-typed');
  }

  yesNo(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('ill-typed');
  }

  integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): number {
    if (typeof this.value !== 'number' || !Number.isInteger(this.value)) return this.fail('ill-typed');
    return this.value >= min && this.value <= max ? this.value : this.fail('out-of-range');
  }

  oneOf<T extends string>(names: readonly T[]): T {
    return (
      names.find((name) => name === this.value) ??
      this.fail(typeof this.value === 'string' ? 'unknown-name' : 'ill-typed')
    );
  }

  list<T>(read: (item: Reader, index: number) => T): T[] {
    if (!Array.isArray(this.value)) return this.fail('ill-typed');
    return Array.from(this.value, (item: unknown, i) => read(new Reader(item, i, this), i));
  }

  orNull<T>(read: (value: Reader) => T): T | null {
    return this.value === null ? null : read(this);
  }
}
