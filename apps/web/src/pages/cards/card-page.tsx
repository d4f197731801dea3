/** One card: its faces, what is known of it, how it was read, what it means, how far it can be trusted. */
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keyed } from '../../card/keyed.ts';
import type { CardPage as Page } from '../../engine/cards/types.ts';
import { useAsked } from '../../engine/use-asked.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Evidence } from './evidence.tsx';
import { useKit } from './kit.ts';
import { labLink } from './links.ts';
import { ReadLines } from './read-lines.tsx';
import { Structure } from './structure.tsx';

export function CardPage({ name }: { readonly name: string }) {
  const { cards: words, shell } = useWords();
  const kit = useKit();
  const language = useSettings((s) => s.language);
  const { value, error } = useAsked(JSON.stringify([name, language]), () => kit.cards().card(name, language));
  if (error !== null)
    return (
      <section className="cards">
        <h1>{shell.pages.cards}</h1>
        <p role="alert" className="cards-problem">
          {error.code === 'no-such-card' ? words.page.notFound(name) : error.message}
        </p>
        <Link href="/cards">{words.page.toSearch}</Link>
      </section>
    );
  return value === null ? <p className="loading">{shell.loading}</p> : <Shown page={value} />;
}

function Shown({ page }: { readonly page: Page }) {
  const { cards: words } = useWords();
  const kit = useKit();
  const title = page.faces.map((face) => face.name).join(' // ');
  usePageTitle(title);
  const playable = page.card !== null && page.grade.missing.length === 0;
  return (
    <article className="cards cards-page">
      <div className="cards-about">
        <h1>{title}</h1>
        <Actions page={page} playable={playable} />
        <Evidence page={page} />
        <Facts page={page} />
        <Explained page={page} />
        {page.lines.some((lines) => lines.length > 0) && (
          <section>
            <h2>{words.page.how}</h2>
            <p className="cards-hint">{words.page.howHint}</p>
            <ReadLines faces={page.faces.map((face) => face.name)} lines={page.lines} />
          </section>
        )}
        {page.card !== null && <Structure card={page.card} />}
      </div>
      {/* Seen first, heard after the heading. */}
      <div className="cards-faces">
        {page.faces.map((face) => (
          <kit.Card key={face.card} card={face} size="full" />
        ))}
      </div>
    </article>
  );
}

function Actions({ page, playable }: { readonly page: Page; readonly playable: boolean }) {
  const { page: words } = useWords().cards;
  const from = `/cards/new?from=${encodeURIComponent(page.id)}`;
  return (
    <p className="actions">
      {playable && (
        <Link href={labLink(page.id)} className="button main">
          {words.tryIt}
        </Link>
      )}
      {page.lines.length > 0 && (
        <Link href={from} className="button">
          {page.origin === 'own' ? words.edit : words.copy}
        </Link>
      )}
      {page.origin === 'own' && <Remove name={page.source.name} />}
    </p>
  );
}

/** Deleting is asked about once, in the place of the button. */
function Remove({ name }: { readonly name: string }) {
  const { cards, shell } = useWords();
  const kit = useKit();
  const [sure, setSure] = useState(false);
  const [, go] = useLocation();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sure) yes.current?.focus();
  }, [sure]);
  const remove = async (): Promise<void> => {
    await kit.cards().forget(name);
    announce(cards.page.removed(name));
    go('/cards?q=is%3Aown');
  };
  if (!sure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {cards.page.remove}
      </button>
    );
  return (
    <span className="cards-sure">
      {cards.page.removeSure(name)}{' '}
      <button type="button" ref={yes} onClick={remove}>
        {cards.page.remove}
      </button>{' '}
      <button type="button" onClick={() => setSure(false)}>
        {shell.cancel}
      </button>
    </span>
  );
}

/** What the card does, roughly, for those who do not read the language of its text. */
function Explained({ page }: { readonly page: Page }) {
  const { page: words } = useWords().cards;
  const kit = useKit();
  const faces = page.explained.map((lines, i) => ({ name: page.faces[i]?.name ?? '', lines }));
  if (faces.every(({ lines }) => lines.length === 0)) return null;
  return (
    <section>
      <h2>{words.explained}</h2>
      <p className="cards-hint">{words.explainedHint}</p>
      {faces.map(({ name, lines }) => (
        <ul key={name} className="cards-explained">
          {keyed(lines, String).map(({ key, item }) => (
            <li key={key}>
              <kit.Text text={item} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

const LANGUAGES = ['en', 'zhs', 'zht', 'ja'] as const;

function Facts({ page }: { readonly page: Page }) {
  const { page: words, origin } = useWords().cards;
  const kit = useKit();
  const names = LANGUAGES.flatMap((lang) => {
    const name = lang === 'en' ? page.source.name : page.names[lang];
    // Files fill in the English name where a card was never printed in a language.
    const missing = lang !== 'en' && name === page.faces.map((face) => face.card).join(' // ');
    return name === undefined || missing ? [] : [{ lang, name }];
  });
  return (
    <section>
      <h2>{words.facts}</h2>
      <dl className="cards-facts">
        {names.map(({ lang, name }) => (
          <div key={lang}>
            <dt>{words.languages[lang]}</dt>
            <dd lang={TAGS[lang]}>{name}</dd>
          </div>
        ))}
        {page.sets.length > 0 && (
          <div>
            <dt>{words.sets}</dt>
            <dd>
              {page.sets.map((set, i) => (
                <span key={set}>
                  {i > 0 && ', '}
                  <Link href={`/cards?q=${encodeURIComponent(/\s/.test(set) ? `s:"${set}"` : `s:${set}`)}`}>{set}</Link>
                </span>
              ))}
            </dd>
          </div>
        )}
        <kit.Facts page={page} />
        <div>
          <dt>{words.from}</dt>
          <dd>{origin[page.origin]}</dd>
        </div>
      </dl>
    </section>
  );
}

const TAGS = { en: 'en', zhs: 'zh-Hans', zht: 'zh-Hant', ja: 'ja' } as const;
