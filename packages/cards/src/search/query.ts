/**
 * The query language, close to what players know from card databases: words of the name, `t:elf`, `o:"draw a card"`,
 * `c<=rg`, `mv>3`, `-is:own`, `or`, parentheses. A query is read into one test; a wrong one says where and what.
 */
import type { Field, Op, Test } from './fields.ts';
import type { QueryCode, QueryProblem } from './problem.ts';

/** What can be asked of a game's cards, `C`. Words without a field are looked for in names. */
export interface Asking<C, Code extends string> {
  readonly fields: readonly Field<C, Code>[];
  named(value: string): Test<C>;
  namedExactly(value: string): Test<C>;
}

export interface Query<C> {
  readonly test: Test<C>;
  /** What was asked for with a field, in small letters. */
  readonly terms: readonly { readonly field: string; readonly value: string }[];
}

/** Longer than anybody types. */
const LONGEST = 1000;

/** What Chinese and Japanese keyboards give for our marks, one character for one. */
const MARKS: Readonly<Record<string, string>> = {
  '：': ':',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '「': '"',
  '」': '"',
  '＂': '"',
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '！': '!',
  '－': '-',
  '\u3000': ' ',
};

const WIDE = /[：（）“”「」＂＝＜＞！－\u3000]|[０-９Ａ-Ｚａ-ｚ]/g;
/** Wide letters and digits stand as far behind ours as each other. */
const narrow = (wide: string): string => MARKS[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

const FIELD = /^([\p{L}]+)(:|!=|<=|>=|=|<|>)/u;
const WORD = /^[^\s()"]+/;

class Failure extends Error {
  readonly problem: QueryProblem<string>;
  constructor(problem: QueryProblem<string>) {
    super(problem.code);
    this.problem = problem;
  }
}

class Reader<C, Code extends string> {
  readonly #asking: Asking<C, Code>;
  readonly #text: string;
  #at = 0;
  readonly terms: { readonly field: string; readonly value: string }[] = [];

  constructor(text: string, asking: Asking<C, Code>) {
    this.#asking = asking;
    this.#text = text.replace(WIDE, narrow);
  }

  all(): Test<C> {
    const test = this.#either();
    this.#space();
    if (this.#at < this.#text.length) this.#fail('unopened-parenthesis', this.#at, 1);
    return test;
  }

  get #rest(): string {
    return this.#text.slice(this.#at);
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  #fail(code: QueryCode | Code, at: number, length: number, known?: readonly string[]): never {
    const words = this.#text.slice(at, at + length);
    throw new Failure({ code, at, length, words, ...(known === undefined ? {} : { known }) });
  }

  /** The word `or`, not the beginning of another. */
  #isOr(): boolean {
    return /^or(?=[\s(]|$)/i.test(this.#rest);
  }

  #either(): Test<C> {
    const tests = [this.#together()];
    for (;;) {
      this.#space();
      if (!this.#isOr()) break;
      const at = this.#at;
      this.#at += 2;
      this.#space();
      if (this.#at >= this.#text.length || this.#rest.startsWith(')') || this.#isOr())
        this.#fail('nothing-after-or', at, 2);
      tests.push(this.#together());
    }
    return tests.length === 1 && tests[0] !== undefined ? tests[0] : (card) => tests.some((test) => test(card));
  }

  #together(): Test<C> {
    const tests: Test<C>[] = [];
    for (;;) {
      this.#space();
      if (this.#at >= this.#text.length || this.#rest.startsWith(')')) break;
      if (this.#isOr()) {
        if (tests.length === 0) this.#fail('nothing-before-or', this.#at, 2);
        break;
      }
      if (/^and(?=[\s(]|$)/i.test(this.#rest)) this.#at += 3;
      else tests.push(this.#one());
    }
    return (card) => tests.every((test) => test(card));
  }

  #one(): Test<C> {
    const at = this.#at;
    if (this.#rest.startsWith('-')) {
      this.#at++;
      if (!/^[^\s)]/.test(this.#rest)) this.#fail('nothing-to-negate', at, 1);
      const test = this.#one();
      return (card) => !test(card);
    }
    if (this.#rest.startsWith('(')) return this.#parenthesis();
    if (this.#rest.startsWith('!')) {
      this.#at++;
      return this.#asking.namedExactly(this.#value(at));
    }
    const field = FIELD.exec(this.#rest);
    return field === null ? this.#asking.named(this.#value(at)) : this.#field(at, field);
  }

  #parenthesis(): Test<C> {
    const at = this.#at;
    this.#at++;
    this.#space();
    if (this.#rest.startsWith(')')) this.#fail('empty-parentheses', at, this.#at + 1 - at);
    const test = this.#either();
    this.#space();
    if (!this.#rest.startsWith(')')) this.#fail('unclosed-parenthesis', at, 1);
    this.#at++;
    return test;
  }

  #field(at: number, [head, name = '', op = ':']: RegExpExecArray): Test<C> {
    const { fields } = this.#asking;
    const known = fields.find(({ names }) => names.includes(name.toLowerCase()));
    if (known === undefined)
      this.#fail(
        'no-such-field',
        at,
        name.length,
        fields.map(({ names }) => names[0] ?? ''),
      );
    if (!known.compares && op !== ':' && op !== '=') this.#fail('wrong-operator', at, head.length);
    this.#at += head.length;
    const from = this.#at;
    const value = this.#value(at);
    const asked = known.ask(value, op as Op);
    if (typeof asked !== 'function') this.#fail(asked.code, from, this.#at - from, asked.known);
    this.terms.push({ field: name.toLowerCase(), value: value.toLowerCase() });
    return asked;
  }

  /** In quotes, or up to the next space. `at` is where the whole term begins. */
  #value(at: number): string {
    const from = this.#at;
    if (this.#rest.startsWith('"')) {
      const end = this.#text.indexOf('"', from + 1);
      if (end < 0) this.#fail('unclosed-quote', from, this.#text.length - from);
      this.#at = end + 1;
      const inside = this.#text.slice(from + 1, end);
      if (inside.trim() === '') this.#fail('no-value', at, this.#at - at);
      return inside;
    }
    const word = WORD.exec(this.#rest)?.[0];
    if (word === undefined) this.#fail('no-value', at, Math.max(1, from - at));
    this.#at += word.length;
    return word;
  }
}

/** An empty query is everything. */
export function readQuery<C, Code extends string>(
  text: string,
  asking: Asking<C, Code>,
): Query<C> | { readonly problem: QueryProblem<QueryCode | Code> } {
  if (text.length > LONGEST)
    return { problem: { code: 'too-long', at: LONGEST, length: text.length - LONGEST, words: String(text.length) } };
  const reader = new Reader(text, asking);
  try {
    const test = reader.all();
    return { test, terms: reader.terms };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Only the reader throws it, with codes of its own and of the game's.
    return { problem: error.problem as QueryProblem<QueryCode | Code> };
  }
}
