/** What is wrong with a query, and where. The codes have words in the language packs; a game may add its own. */
export type QueryCode =
  | 'unclosed-quote'
  | 'unclosed-parenthesis'
  | 'unopened-parenthesis'
  | 'empty-parentheses'
  | 'nothing-after-or'
  | 'nothing-before-or'
  | 'nothing-to-negate'
  | 'no-such-field'
  | 'no-value'
  | 'wrong-operator'
  | 'not-a-number'
  | 'no-such-property'
  | 'too-long';

export interface QueryProblem<Code extends string = QueryCode> {
  readonly code: Code;
  /** The place in the query, in characters, and how many. */
  readonly at: number;
  readonly length: number;
  /** The words it is about. */
  readonly words: string;
  /** What could have been meant. */
  readonly known?: readonly string[];
}
