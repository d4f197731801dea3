/** The query language by examples; each can be tried at once. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { searchLink } from './links.ts';

export function SearchHelp() {
  const { cards, card } = useWords();
  const { search } = cards;
  return (
    <details className="cards-help">
      <summary>{search.help}</summary>
      <dl>
        {card.search.examples.map(([query = '', meaning = '']) => (
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
