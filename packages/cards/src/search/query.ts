/**
 * The query language, close to what players know from card databases: words of the name, `t:elf`, `o:"draw a card"`,
 * `c<=rg`, `mv>3`, `-is:own`, `or`, parentheses. A query is read into one test; a wrong one says where and what.
 */
import { exactNameTest, FIELDS, type Field, nameTest, type Op, type Test } from './fields.ts';
import type { QueryCode, QueryProblem } from './problem.ts';

export interface Query {
  readonly test: Test;
  /** It asks for tokens, which are left out otherwise. */
  readonly tokens: boolean;
}

/** Longer than anybody types. */
const LONGEST = 1000;

/** What a Chinese keyboard gives for our marks, one character for one. */
const MARKS: Readonly<Record<string, string>> = {
  '：': ':',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '＂': '"',
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '！': '!',
  '－': '-',
  '\u3000': ' ',
};

const FIELD = /^([\p{L}]+)(:|!=|<=|>=|=|<|>)/u;
const WORD = /^[^\s()"]+/;

class Failure extends Error {
  readonly problem: QueryProblem;
  constructor(problem: QueryProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  tokens = false;

  constructor(text: string) {
    this.#text = text.replace(/[：（）“”＂＝＜＞！－\u3000]/g, (mark) => MARKS[mark] ?? mark);
  }

  all(): Test {
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

  #fail(code: QueryCode, at: number, length: number, known?: readonly string[]): never {
    const words = this.#text.slice(at, at + length);
    throw new Failure({ code, at, length, words, ...(known === undefined ? {} : { known }) });
  }

  /** The word `or`, not the beginning of another. */
  #isOr(): boolean {
    return /^or(?=[\s(]|$)/i.test(this.#rest);
  }

  #either(): Test {
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

  #together(): Test {
    const tests: Test[] = [];
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

  #one(): Test {
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
      return exactNameTest(this.#value(at));
    }
    const field = FIELD.exec(this.#rest);
    return field === null ? nameTest(this.#value(at)) : this.#field(at, field);
  }

  #parenthesis(): Test {
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

  #field(at: number, [head, name = '', op = ':']: RegExpExecArray): Test {
    const known: Field | undefined = FIELDS.find(({ names }) => names.includes(name.toLowerCase()));
    if (known === undefined)
      this.#fail(
        'no-such-field',
        at,
        name.length,
        FIELDS.map(({ names }) => names[0] ?? ''),
      );
    if (!known.compares && op !== ':' && op !== '=') this.#fail('wrong-operator', at, head.length);
    this.#at += head.length;
    const from = this.#at;
    const value = this.#value(at);
    const asked = known.ask(value, op as Op);
    if (typeof asked !== 'function') this.#fail(asked.code, from, this.#at - from, asked.known);
    if (name.toLowerCase() === 'is' && value.toLowerCase() === 'token') this.tokens = true;
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
export function readQuery(text: string): Query | { readonly problem: QueryProblem } {
  if (text.length > LONGEST)
    return { problem: { code: 'too-long', at: LONGEST, length: text.length - LONGEST, words: String(text.length) } };
  const reader = new Reader(text);
  try {
    const test = reader.all();
    return { test, tokens: reader.tokens };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { problem: error.problem };
  }
}
