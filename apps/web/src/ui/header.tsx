/** The name, the pages, and the choices that hold everywhere. */
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { change, type Theme, useSettings, useWords } from '../store/settings.ts';
import { isLanguage, languages } from '../words/index.ts';
import { Choice } from './choice.tsx';
import { useFold } from './fold.ts';

const PAGES = ['play', 'lab', 'cards', 'decks', 'replays'] as const;
const THEMES = ['system', 'dark', 'light'] as const satisfies readonly Theme[];

export function Header() {
  const { shell } = useWords();
  const [location] = useLocation();
  return (
    <header className="top">
      <Link href="/" className="brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>{shell.title}</span>
      </Link>
      <nav aria-label={shell.title}>
        {PAGES.map((page) => {
          const here = location === `/${page}` || location.startsWith(`/${page}/`);
          return (
            <Link key={page} href={`/${page}`} aria-current={here ? 'page' : undefined}>
              {shell.pages[page]}
            </Link>
          );
        })}
      </nav>
      <Choices />
    </header>
  );
}

function Choices() {
  const { shell } = useWords();
  const { language, theme, motion } = useSettings();
  const [location] = useLocation();
  const { ref, close, onKeyDown } = useFold();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the page is another one
  useEffect(close, [location]);
  return (
    <details ref={ref} className="choices" onKeyDown={onKeyDown}>
      <summary>{shell.settings}</summary>
      <div className="sheet">
        <label>
          {shell.language}
          <select
            value={language}
            onChange={({ target }) => isLanguage(target.value) && change({ language: target.value })}
          >
            {Object.entries(languages).map(([code, { name, tag }]) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Choice
          label={shell.theme}
          value={theme}
          of={THEMES}
          words={(each) => shell.themes[each]}
          choose={(chosen) => change({ theme: chosen })}
        />
        <label>
          <input type="checkbox" checked={motion} onChange={({ target }) => change({ motion: target.checked })} />
          {shell.motion}
        </label>
        <Link href="/about">{shell.pages.about}</Link>
      </div>
    </details>
  );
}
