/** The query language by examples; each can be tried at once. */
import { Link } from 'wouter';
import { useWords } from '../../words/index.ts';
import { searchLink } from './links.ts';

export function SearchHelp() {
  const { search } = useWords().cards;
  return (
    <details className="cards-help">
      <summary>{search.help}</summary>
      <dl>
        {search.examples.map(([query = '', meaning = '']) => (
          <div key={query}>
            <dt>
              <Link href={searchLink(query)}>
                <code>{query}</code>
              </Link>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
