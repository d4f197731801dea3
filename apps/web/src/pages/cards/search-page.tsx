/** Searching cards. The address holds the query, the order and the page. */
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useAsked } from '../../engine/use-asked.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Found } from './found.tsx';
import { useKit } from './kit.ts';
import { searchLink } from './links.ts';
import { QueryProblemShown, queryProblem } from './query-problem.tsx';
import { SearchHelp } from './search-help.tsx';

const PAGE = 60;
/** Typing is over when nothing was typed for so long. */
const PAUSE_MS = 250;

interface Asked {
  readonly query: string;
  readonly order: string;
  readonly page: number;
}

function askedIn(search: string, orders: readonly string[]): Asked {
  const given = new URLSearchParams(search);
  return {
    query: given.get('q') ?? '',
    order: orders.find((order) => order === given.get('order')) ?? orders[0] ?? '',
    page: Math.max(1, Math.floor(Number(given.get('page') ?? 1)) || 1),
  };
}

function addressOf({ query, order, page }: Asked, [usual]: readonly string[]): string {
  const given = new URLSearchParams();
  if (query.trim() !== '') given.set('q', query);
  if (order !== usual) given.set('order', order);
  if (page > 1) given.set('page', String(page));
  const text = given.toString();
  return text === '' ? '/cards' : `/cards?${text}`;
}

export function SearchPage() {
  const { cards: words, shell } = useWords();
  const language = useSettings((s) => s.language);
  const [, go] = useLocation();
  const kit = useKit();
  const asked = askedIn(useSearch(), kit.orders);
  const { query, order, page } = asked;
  const { value, error, busy } = useAsked(JSON.stringify([query, order, page, language]), () =>
    kit.cards().search({ query, order, language, from: (page - 1) * PAGE, count: PAGE }),
  );
  const problem = queryProblem(error);
  const said = value === null || error !== null ? '' : words.search.found(value.total, value.of);
  useEffect(() => {
    if (said !== '' && query !== '') announce(said);
  }, [said, query]);
  return (
    <section className="cards">
      <header className="cards-head">
        <h1>{words.search.title}</h1>
        <Mine />
        <Link href="/cards/new" className="button">
          {words.search.write}
        </Link>
        <Link href="/cards/import" className="button">
          {words.search.import}
        </Link>
      </header>
      <SearchForm
        asked={asked}
        wrong={problem !== null}
        go={(next, replace) => go(addressOf(next, kit.orders), { replace })}
      />
      {problem !== null ? (
        <QueryProblemShown problem={problem} query={query} />
      ) : error !== null ? (
        <p role="alert" className="cards-problem">
          {error.message}
        </p>
      ) : value === null ? (
        <p className="loading">{shell.loading}</p>
      ) : (
        <Found
          found={value}
          from={(page - 1) * PAGE}
          busy={busy}
          pageLink={(next) => addressOf({ ...asked, page: next }, kit.orders)}
          page={page}
          pages={Math.ceil(value.total / PAGE)}
        />
      )}
    </section>
  );
}

/** Where the user's own cards are, if there are any. */
function Mine() {
  const { search } = useWords().cards;
  const kit = useKit();
  const { value } = useAsked('', () => kit.cards().onDevice());
  const own = value?.own.length ?? 0;
  const imported = value?.imports.reduce((sum, { cards }) => sum + cards, 0) ?? 0;
  return (
    <>
      {own > 0 && <Link href={searchLink('is:own')}>{search.own(own)}</Link>}
      {imported > 0 && <Link href={searchLink('is:imported')}>{search.imported(imported)}</Link>}
    </>
  );
}

interface SearchFormProps {
  readonly asked: Asked;
  readonly wrong: boolean;
  go(next: Asked, replace: boolean): void;
}

function SearchForm({ asked, wrong, go }: SearchFormProps) {
  const { cards, card } = useWords();
  const { search } = cards;
  const { orders } = useKit();
  const [text, setText] = useState(asked.query);
  const box = useId();
  const timer = useRef<number | undefined>(undefined);
  const sent = useRef(asked.query);
  // An address that was opened (an example, the back button) fills the box; what is being typed is left alone.
  useEffect(() => {
    if (asked.query !== sent.current) setText(asked.query);
    sent.current = asked.query;
  }, [asked.query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (query: string, replace: boolean): void => {
    clearTimeout(timer.current);
    if (query === asked.query) return;
    sent.current = query;
    go({ ...asked, query, page: 1 }, replace);
  };
  return (
    <>
      <search>
        <form
          className="cards-search"
          onSubmit={(event) => {
            event.preventDefault();
            send(text, false);
          }}
        >
          <label htmlFor={box}>{search.label}</label>
          <input
            id={box}
            type="search"
            value={text}
            placeholder={card.search.hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'cards-query-problem' : undefined}
            onChange={({ target }) => {
              setText(target.value);
              clearTimeout(timer.current);
              timer.current = window.setTimeout(() => send(target.value, true), PAUSE_MS);
            }}
          />
          <button type="submit" className="main">
            {search.go}
          </button>
          <Choice
            className="cards-order"
            label={search.order}
            value={asked.order}
            of={orders}
            words={(order) => card.search.orders[order] ?? order}
            choose={(order) => go({ ...asked, query: text, order, page: 1 }, false)}
          />
        </form>
      </search>
      <SearchHelp />
    </>
  );
}
