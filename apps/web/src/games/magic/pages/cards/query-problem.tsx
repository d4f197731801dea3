/** What is wrong with a query, with the place marked in it. */
import type { QueryProblem } from '@rulewright/cards/magic';
import type { ServiceError } from '../../../../engine/rpc.ts';
import { useWords } from '../../words/index.ts';

export const queryProblem = (error: ServiceError | null): QueryProblem | null =>
  error?.code === 'bad-query' ? (error.data.problem as QueryProblem) : null;

export function QueryProblemShown({ problem, query }: { readonly problem: QueryProblem; readonly query: string }) {
  const { query: words } = useWords().cards;
  const { at, length, code, known } = problem;
  return (
    <div role="alert" id="cards-query-problem" className="cards-problem">
      <p>
        <strong>{words.problems[code]}</strong> {known !== undefined && words.known(known.join(', '))}
      </p>
      {code !== 'too-long' && (
        <p className="cards-wrong">
          <code>
            {query.slice(0, at)}
            <mark>{query.slice(at, at + length)}</mark>
            {query.slice(at + length)}
          </code>
        </p>
      )}
    </div>
  );
}
