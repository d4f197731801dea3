/** What is wrong with a query, and where. The codes have words in the language packs. */
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
  | 'no-such-color'
  | 'no-such-rarity'
  | 'no-such-property'
  | 'too-long';

export interface QueryProblem {
  readonly code: QueryCode;
  /** The place in the query, in characters, and how many. */
  readonly at: number;
  readonly length: number;
  /** The words it is about. */
  readonly words: string;
  /** What could have been meant. */
  readonly known?: readonly string[];
}
