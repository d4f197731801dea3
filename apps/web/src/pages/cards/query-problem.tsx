/** What is wrong with a query, with the place marked in it. */
import type { QueryProblem as Problem } from '@rulewright/cards';
import type { ServiceError } from '../../engine/rpc.ts';
import { useWords } from '../../store/settings.ts';

/** A game may have codes of its own. */
type QueryProblem = Problem<string>;

export const queryProblem = (error: ServiceError | null): QueryProblem | null =>
  error?.code === 'bad-query' ? (error.data.problem as QueryProblem) : null;

export function QueryProblemShown({ problem, query }: { readonly problem: QueryProblem; readonly query: string }) {
  const { cards, card, table } = useWords();
  const { query: words } = cards;
  const problems: Readonly<Record<string, string>> = { ...words.problems, ...card.problems };
  const { at, length, code, known } = problem;
  return (
    <div role="alert" id="cards-query-problem" className="cards-problem">
      <p>
        <strong>{problems[code] ?? code}</strong> {known !== undefined && words.known(known.join(table.comma))}
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
