/** What this is, whose work is in it, and whose it is not. */
import { useWords } from '../../store/settings.ts';
import { GLYPH_AUTHORS } from './authors.ts';
import './about.css';

export default function About() {
  const { shell, about, game } = useWords();
  return (
    <article className="about">
      <h1>{shell.pages.about}</h1>
      <p>{about.what}</p>
      <h2>{about.data}</h2>
      <p>{about.onDevice}</p>
      <h2>{about.glyphs}</h2>
      <p>
        {about.glyphsBy}{' '}
        <a href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>{' '}
        (
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="license noreferrer">
          CC BY 3.0
        </a>
        ){about.glyphsChanged}
      </p>
      <p>{about.authors(GLYPH_AUTHORS.join(about.comma))}</p>
      <h2>{about.rights}</h2>
      <p>{game.rights}</p>
    </article>
  );
}
