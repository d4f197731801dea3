/** Reading data that may come from anywhere: every value is checked before use, and a fault names its place. */

/** What is wrong with the data, as a code. */
export type SaveFault =
  | 'wrong-version'
  | 'wrong-rules'
  | 'missing'
  | 'ill-typed'
  | 'out-of-range'
  /** It names something that is not there, as when the data was cut short. */
  | 'dangling'
  | 'unknown-name';

export class SaveError extends Error {
  readonly code: SaveFault;
  /** Where in the data, as a path: `state.objects.rows[3].zone`. */
  readonly place: string;

  constructor(code: SaveFault, place: string) {
    super(`${code} at ${place}`);
    this.name = 'SaveError';
    this.code = code;
    this.place = place;
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

  fail(code: SaveFault): never {
    throw new SaveError(code, this.place);
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
