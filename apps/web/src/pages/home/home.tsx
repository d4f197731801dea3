/** The start: what this is, and where to go. */
import { Link } from 'wouter';
import { useHere } from '../../games/here.ts';
import { baseOf, GAMES, titleOf } from '../../games/names.ts';
import { change, useSettings, useWords } from '../../store/settings.ts';
import './home.css';

const PAGES = ['play', 'lab', 'cards', 'decks', 'replays'] as const;
const PROMISES = ['exact', 'why', 'yours', 'everyone'] as const;

export function Home() {
  const { shell, home, game } = useWords();
  const here = useHere();
  return (
    <div className="home">
      <header className="home-head">
        {GAMES.length > 1 && <Games />}
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
              <span>{game.pages[page]}</span>
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

/** The games that are played here: one chooses by going to its start. */
function Games() {
  const { home } = useWords();
  const { name } = useHere();
  const language = useSettings((s) => s.language);
  return (
    <nav className="home-games" aria-label={home.games}>
      {GAMES.map((game) => (
        <Link
          key={game}
          href={`~${baseOf(game) || '/'}`}
          aria-current={game === name ? 'true' : undefined}
          onClick={() => change({ game })}
        >
          {titleOf(game, language)}
        </Link>
      ))}
    </nav>
  );
}
