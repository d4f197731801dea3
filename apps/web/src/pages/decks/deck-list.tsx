/** All decks: the user's and the sample ones. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { DeckSummary } from '../../engine/decks.ts';
import { useAsked } from '../../engine/use-asked.ts';
import type { SampleDeck } from '../../store/decks.ts';
import { useWords } from '../../store/settings.ts';
import { KeptItems, KeptNotes } from '../../ui/kept-list.tsx';
import { useCopy } from './copy.ts';
import { slugOf } from './deck-parts.ts';
import { useKit } from './kit.ts';
import { calledIn, playLink, useSamples } from './samples.ts';

export function DeckList() {
  const { decks: words, deck: own } = useWords();
  const [, go] = useLocation();
  const kit = useKit();
  const { list } = kit.store;
  const decks = list.use((s) => s.all);
  const samples = useSamples();
  const all = [...(decks ?? []), ...(samples.value ?? [])];
  const summaries = useAsked(
    decks === null || samples.value === null ? null : JSON.stringify(all.map(({ parts, format }) => [parts, format])),
    () => kit.decks().summaries(all.map(({ parts, format }) => ({ parts, format }))),
  );
  const make = async (): Promise<void> => {
    const deck = await kit.store.add({
      name: kit.store.freeName(words.newName),
      format: kit.formats[0] ?? '',
      parts: { main: [] },
    });
    go(`/decks/own/${deck.id}`);
  };
  const error = samples.error ?? summaries.error;
  return (
    <>
      <div className="decks-head">
        <h1>{words.title}</h1>
        <button type="button" className="main" onClick={() => void make()}>
          {words.make}
        </button>
        <Link href="/decks/import" className="button">
          {words.import}
        </Link>
      </div>
      <KeptNotes
        list={list}
        words={words}
        deleted={({ name }) => words.deleted(name)}
        restored={({ name }) => words.restored(name)}
      />
      {error !== null && <p role="alert">{error.message}</p>}
      <section aria-labelledby="decks-own">
        <h2 id="decks-own">{words.own}</h2>
        <KeptItems
          list={list}
          className="decks-tiles"
          none={<p className="decks-note">{words.none}</p>}
          item={(deck, i) => (
            <Tile key={deck.id} deck={deck} href={`/decks/own/${deck.id}`} summary={summaries.value?.[i]}>
              <button type="button" onClick={() => void list.remove(deck.id)} aria-label={words.deleteThis(deck.name)}>
                {words.delete}
              </button>
            </Tile>
          )}
        />
      </section>
      <section aria-labelledby="decks-samples">
        <h2 id="decks-samples">{words.samples}</h2>
        <ul className="decks-tiles">
          {(samples.value ?? []).map((deck, i) => (
            <Tile
              key={deck.name}
              deck={deck}
              called={calledIn(own, deck.name)}
              href={`/decks/sample/${slugOf(deck.name)}`}
              summary={summaries.value?.[(decks?.length ?? 0) + i]}
              copied={(id) => go(`/decks/own/${id}`)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function Facts({ summary }: { readonly summary: DeckSummary | undefined }) {
  const { decks: words } = useWords();
  const kit = useKit();
  if (summary === undefined) return <p className="decks-facts">…</p>;
  const { counts } = summary;
  const others = kit.parts.filter((part) => part !== 'main');
  return (
    <p className="decks-facts">
      <kit.Sign summary={summary} />
      <span>{words.cards(counts.main ?? 0)}</span>
      {others.map((part) => (counts[part] ?? 0) > 0 && <span key={part}>+{counts[part]}</span>)}
      {(!summary.legal || !summary.playable) && (
        <span className="decks-bad">{summary.legal ? words.problems.unplayable : words.illegal}</span>
      )}
    </p>
  );
}

interface TileProps {
  readonly deck: SampleDeck;
  /** Its name in the language, where it is not the user's. */
  readonly called?: string;
  readonly href: string;
  readonly summary: DeckSummary | undefined;
  /** A copy was made. */
  copied?(id: string): void;
  /** After the buttons that every deck has. */
  readonly children?: ReactNode;
}

function Tile({ deck, called = deck.name, href, summary, copied, children }: TileProps) {
  const { decks: words } = useWords();
  const copy = useCopy();
  return (
    <li className="decks-tile">
      <h3>
        <Link href={href}>{called}</Link>
      </h3>
      <Facts summary={summary} />
      <div className="actions">
        <Link href={playLink(deck.name)} className="button" aria-label={words.playThis(called)}>
          {words.play}
        </Link>
        <button
          type="button"
          onClick={() => void copy({ ...deck, name: called }).then(copied)}
          aria-label={words.copyThis(called)}
        >
          {words.copy}
        </button>
        {children}
      </div>
    </li>
  );
}
