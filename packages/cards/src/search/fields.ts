/** What can be asked of cards, as a game puts it together: by which names, with which operators, and how it is found out. */
import { plainName } from '../names.ts';
import type { QueryCode } from './problem.ts';

/** Whether a card, `C`, is one of those that are looked for. */
export type Test<C> = (card: C) => boolean;
export type Op = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';
/** A test, or what is wrong with the value; `Code` are the codes that only this game has. */
export type Asked<C, Code extends string> =
  | Test<C>
  | { readonly code: QueryCode | Code; readonly known?: readonly string[] };

export interface Field<C, Code extends string = never> {
  readonly names: readonly string[];
  /** Whether it can be compared; otherwise `:` and `=` ask for it. */
  readonly compares: boolean;
  ask(value: string, op: Op): Asked<C, Code>;
}

export const compare = (a: number, op: Op, b: number): boolean => {
  switch (op) {
    case ':':
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
};

/** A field that is asked for with a word. */
export const word = <C, Code extends string = never>(
  ask: (value: string) => Asked<C, Code>,
  ...names: readonly string[]
): Field<C, Code> => ({ names, compares: false, ask });

/** A number that cards have, or several; the names it goes by. */
export interface Measure<C> {
  readonly names: readonly string[];
  of(card: C): readonly number[];
}

/** Each can be compared with a number, or with another measure of the same card: `pow>tou`. */
export const measured = <C>(measures: readonly Measure<C>[]): readonly Field<C>[] =>
  measures.map(({ names, of }) => ({
    names,
    compares: true,
    ask(value, op) {
      if (/^\d+(?:\.\d+)?$/.test(value)) return (card) => of(card).some((n) => compare(n, op, Number(value)));
      if (value === 'even' || value === 'odd')
        return (card) => of(card).some((n) => n % 2 === (value === 'even' ? 0 : 1));
      const against = measures.find((other) => other.names.includes(value));
      if (against === undefined) return { code: 'not-a-number' };
      return (card) => {
        const [a, b] = [of(card)[0], against.of(card)[0]];
        return a !== undefined && b !== undefined && compare(a, op, b);
      };
    },
  }));

/** What `is:` and `not:` ask for. */
export function properties<C>(known: Readonly<Record<string, Test<C>>>): readonly Field<C>[] {
  const property = (value: string): Asked<C, never> => {
    const plain = value.toLowerCase();
    return Object.hasOwn(known, plain)
      ? (known[plain] ?? (() => false))
      : { code: 'no-such-property', known: Object.keys(known) };
  };
  const negated = (asked: Asked<C, never>): Asked<C, never> =>
    typeof asked === 'function' ? (card) => !asked(card) : asked;
  return [word(property, 'is'), word((value) => negated(property(value)), 'not')];
}

interface Named {
  /** In all languages, each spelt plainly. */
  readonly names: readonly string[];
}

export const named = (value: string): Test<Named> => {
  const plain = plainName(value);
  return ({ names }) => names.some((name) => name.includes(plain));
};

export const namedExactly = (value: string): Test<Named> => {
  const plain = plainName(value);
  return ({ names }) => names.includes(plain);
};
