/** Where to go. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';

const PAGES = ['play', 'lab', 'cards', 'decks', 'replays'] as const;

export function Home() {
  const { shell } = useWords();
  return (
    <section className="home">
      <h1>{shell.motto}</h1>
      <ul>
        {PAGES.map((page) => (
          <li key={page}>
            <Link href={`/${page}`}>{shell.pages[page]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
