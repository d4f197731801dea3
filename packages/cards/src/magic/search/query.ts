/** Queries for Magic's cards. */
import { named, namedExactly } from '../../search/fields.ts';
import type { QueryProblem as Problem, QueryCode } from '../../search/problem.ts';
import { type Query as AnyQuery, readQuery as read } from '../../search/query.ts';
import type { CardFacts } from './facts.ts';
import { FIELDS, type MagicCode } from './fields.ts';

export type QueryProblem = Problem<QueryCode | MagicCode>;

export interface Query extends AnyQuery<CardFacts> {
  /** It asks for tokens, which are left out otherwise. */
  readonly tokens: boolean;
}

/** An empty query is everything. */
export function readQuery(text: string): Query | { readonly problem: QueryProblem } {
  const query = read(text, { fields: FIELDS, named, namedExactly });
  if ('problem' in query) return query;
  return { ...query, tokens: query.terms.some(({ field, value }) => field === 'is' && value === 'token') };
}
