/**
 * The cards of a file of JSON, one after the other, without holding the file in memory: an array of cards, one card per
 * line, a single card, and what databases give: `{"data": […]}`, `{"data": {"cards": […]}}`, `{"data": {NAME: […]}}`.
 */

/** The text of one entry, or why it cannot be read. `where` names it for people: its number, and its key if it has one. */
export type Entry =
  | { readonly where: string; readonly json: string }
  | {
      readonly where: string;
      readonly problem: 'too big' | 'too deep' | 'cut off' | 'not JSON';
      readonly beginning: string;
    };

/** No card comes near these; what is larger is not a card. */
const LIMITS = { entry: 1_000_000, depth: 32 } as const;
const BEGINNING = 400;
const LONGEST_KEY = 200;
const [QUOTE, BACKSLASH, SPACE, COLON, COMMA] = [34, 92, 32, 58, 44];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];

type Container = { readonly kind: '{' | '['; key: string | null; expectsKey: boolean };

/** Fed with pieces of text, it gives back the entries that have become complete. */
export class JsonEntries {
  readonly #open: Container[] = [];
  #inString = false;
  #escaped = false;
  #string = '';
  /** The entry being read: where it began (how many containers were open) and its text so far. */
  #entry: { depth: number; text: string; problem: 'too big' | 'too deep' | null; where: string } | null = null;
  #scalar = '';
  /** Where in the chunk the entry's text goes on. */
  #from = 0;
  #count = 0;
  #broken = false;
  /** Lists within `data` that hold other things than cards. */
  readonly #others: ReadonlySet<string>;

  constructor(others: readonly string[] = []) {
    this.#others = new Set(others);
  }

  push(chunk: string): readonly Entry[] {
    const found: Entry[] = [];
    this.#from = 0;
    for (let i = 0; i < chunk.length; i++) {
      const c = chunk.charCodeAt(i);
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (c === BACKSLASH) this.#escaped = true;
        else if (c === QUOTE) this.#inString = false;
        if (this.#inString && this.#string.length < LONGEST_KEY) this.#string += chunk[i];
      } else if (c === QUOTE) {
        this.#inString = true;
        this.#string = '';
      } else if (
        !this.#mark(c, chunk, i, found) &&
        this.#entry === null &&
        c > SPACE &&
        this.#scalar.length < LONGEST_KEY
      )
        this.#scalar += chunk[i];
    }
    this.#keep(chunk, chunk.length);
    return found;
  }

  /** What was left unfinished at the end of the file. */
  end(): readonly Entry[] {
    const left: Entry[] = [];
    if (this.#entry !== null)
      left.push({ where: this.#entry.where, problem: 'cut off', beginning: this.#entry.text.slice(0, BEGINNING) });
    else if (this.#open.length > 0)
      left.push({ where: `after entry ${this.#count}`, problem: 'cut off', beginning: '' });
    else if (this.#scalar.trim() !== '')
      left.push({
        where: `after entry ${this.#count}`,
        problem: 'not JSON',
        beginning: this.#scalar.trim().slice(0, 80),
      });
    return left;
  }

  /** Takes what the chunk adds to the entry being read, up to a place. */
  #keep(chunk: string, to: number): void {
    const entry = this.#entry;
    if (entry !== null && entry.problem === null) {
      entry.text += chunk.slice(this.#from, to);
      if (entry.text.length > LIMITS.entry) {
        entry.problem = 'too big';
        entry.text = entry.text.slice(0, BEGINNING);
      }
    }
    this.#from = to;
  }

  /** Brackets, colons and commas; false for anything else. */
  #mark(c: number, chunk: string, i: number, found: Entry[]): boolean {
    switch (c) {
      case OPEN_OBJECT:
      case OPEN_LIST:
        this.#opens(c === OPEN_OBJECT ? '{' : '[', i);
        return true;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        this.#keep(chunk, i + 1);
        this.#closes(c === CLOSE_OBJECT ? '}' : ']', found);
        return true;
      case COLON:
        this.#colon();
        return true;
      case COMMA:
        this.#comma(found);
        return true;
      default:
        return false;
    }
  }

  #opens(kind: '{' | '[', at: number): void {
    if (this.#entry === null && this.#isEntry(kind)) {
      this.#count++;
      const key = this.#open.at(-1)?.key;
      const where = key === null || key === undefined ? `entry ${this.#count}` : `entry ${this.#count} ("${key}")`;
      this.#entry = { depth: this.#open.length, text: '', problem: null, where };
      this.#from = at;
    }
    this.#open.push({ kind, key: null, expectsKey: kind === '{' });
    if (this.#entry !== null && this.#open.length - this.#entry.depth > LIMITS.depth)
      this.#entry.problem ??= 'too deep';
    this.#scalar = '';
  }

  /** Whether a value that begins here is an entry, by where it stands. */
  #isEntry(kind: '{' | '['): boolean {
    const path = this.#open;
    const [first, second] = path;
    if (path.length === 0) return kind === '{' && !this.#broken;
    if (path.length === 1) return first?.kind === '[';
    if (first?.kind !== '{' || first.key !== 'data') return false;
    if (path.length === 2)
      return second?.kind === '[' || (kind === '[' && second?.key !== 'cards' && !this.#others.has(second?.key ?? ''));
    return path.length === 3 && second?.kind === '{' && second.key === 'cards' && path[2]?.kind === '[';
  }

  #closes(c: '}' | ']', found: Entry[]): void {
    const top = this.#open.pop();
    const entry = this.#entry;
    if (top === undefined || (top.kind === '{') !== (c === '}')) {
      this.#broken = true;
      if (entry !== null) {
        found.push({ where: entry.where, problem: 'not JSON', beginning: entry.text.slice(0, BEGINNING) });
        this.#entry = null;
      }
      return;
    }
    this.#scalar = '';
    if (entry === null || this.#open.length !== entry.depth) return;
    this.#entry = null;
    const { where, problem, text } = entry;
    found.push(problem === null ? { where, json: text } : { where, problem, beginning: text.slice(0, BEGINNING) });
  }

  #colon(): void {
    const top = this.#open.at(-1);
    if (top?.kind === '{' && top.expectsKey) {
      top.key = this.#string;
      top.expectsKey = false;
      this.#leaveWrapper();
    }
  }

  /** A top object with `data` is no card but holds them. */
  #leaveWrapper(): void {
    const [top] = this.#open;
    if (this.#open.length !== 1 || top?.key !== 'data' || this.#entry?.depth !== 0) return;
    this.#entry = null;
    this.#count--;
  }

  #comma(found: Entry[]): void {
    const top = this.#open.at(-1);
    if (top?.kind === '{') top.expectsKey = true;
    // A value in a list of cards that is not an object: a number, a word.
    if (this.#entry === null && top?.kind === '[' && this.#scalar !== '') {
      this.#count++;
      found.push({ where: `entry ${this.#count}`, problem: 'not JSON', beginning: this.#scalar });
    }
    this.#scalar = '';
  }
}
