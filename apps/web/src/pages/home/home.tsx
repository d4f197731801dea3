/** The start: what this is, and where to go. */
import { Link } from 'wouter';
import { game as here } from '../../games/index.ts';
import { useWords } from '../../store/settings.ts';
import './home.css';

const PAGES = ['play', 'lab', 'cards', 'decks', 'replays'] as const;
const PROMISES = ['exact', 'why', 'yours', 'everyone'] as const;

export function Home() {
  const { shell, home, game } = useWords();
  return (
    <div className="home">
      <header className="home-head">
        <h1>{game.motto}</h1>
        <p>{game.lead}</p>
        <Link href="/play" className="home-start">
          {home.quick}
        </Link>
      </header>
      <ul className="home-pages">
        {PAGES.map((page) => (
          <li key={page}>
            <Link href={`/${page}`} className="home-page">
              <span className="home-picture" aria-hidden="true">
                <here.Picture of={page} />
              </span>
              <strong>{shell.pages[page]}</strong>
              <span>{home.pages[page]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <dl className="home-promises">
        {PROMISES.map((promise) => (
          <div key={promise}>
            <dt>{home.promises[promise]}</dt>
            <dd>{home.promises[`${promise}Text`]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
