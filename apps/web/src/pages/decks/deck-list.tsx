/** All decks: the user's and the sample ones. */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Mana } from '../../card/index.ts';
import { engine } from '../../engine/client.ts';
import type { DeckSummary } from '../../engine/services/decks.ts';
import {
  deleteDeck,
  forgetDeleted,
  freeName,
  newDeck,
  type OwnDeck,
  undoDelete,
  useOwnDecks,
} from '../../store/decks.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { slugOf } from './deck-parts.ts';
import { playLink, type SampleDeck, useSamples } from './samples.ts';
import { useEngine } from './use-engine.ts';

export function DeckList() {
  const { decks: words, shell } = useWords();
  const [, go] = useLocation();
  const { decks, fault, unreadable } = useOwnDecks();
  const samples = useSamples();
  const all = [...(decks ?? []), ...(samples.value ?? [])];
  const summaries = useEngine(
    decks === null || samples.value === null
      ? null
      : JSON.stringify(all.map(({ main, sideboard, format }) => [main, sideboard, format])),
    () => engine.decks.summaries(all.map(({ main, sideboard, format }) => ({ main, sideboard, format }))),
  );
  const make = async (): Promise<void> => {
    const deck = await newDeck({ name: freeName(words.newName), format: 'constructed', main: [], sideboard: [] });
    go(`/decks/own/${deck.id}`);
  };
  const failed = samples.failed ?? summaries.failed;
  const own = decks ?? [];
  return (
    <>
      <div className="decks-head">
        <h1>{words.title}</h1>
        <button type="button" className="main" onClick={() => void make()}>
          {words.make}
        </button>
        <Link href="/decks/import" className="decks-button">
          {words.import}
        </Link>
      </div>
      <Deleted />
      {fault !== null && <p role="alert">{words.faults[fault]}</p>}
      {unreadable > 0 && <p className="decks-note">{words.unreadable(unreadable)}</p>}
      {failed !== null && <p role="alert">{failed}</p>}
      <section aria-labelledby="decks-own">
        <h2 id="decks-own">{words.own}</h2>
        {decks === null ? (
          <p className="decks-note">{shell.loading}</p>
        ) : own.length === 0 ? (
          <p className="decks-note">{words.none}</p>
        ) : (
          <ul className="decks-tiles">
            {own.map((deck, i) => (
              <OwnTile key={deck.id} deck={deck} summary={summaries.value?.[i]} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="decks-samples">
        <h2 id="decks-samples">{words.samples}</h2>
        <ul className="decks-tiles">
          {(samples.value ?? []).map((deck, i) => (
            <SampleTile key={deck.name} deck={deck} summary={summaries.value?.[own.length + i]} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** After a deck was deleted: the way back. */
function Deleted() {
  const { decks: words, shell } = useWords();
  const deleted = useOwnDecks((s) => s.deleted);
  const button = useRef<HTMLButtonElement>(null);
  const id = deleted?.id;
  // The button that was pressed is gone with the deck: the way back is where the hand is.
  useEffect(() => {
    if (id !== undefined) button.current?.focus();
  }, [id]);
  if (deleted === null) return null;
  const undo = async (): Promise<void> => {
    const back = await undoDelete();
    if (back !== null) announce(words.restored(back.name));
    document.getElementById('content')?.focus();
  };
  return (
    <div className="decks-deleted" role="status">
      <p>{words.deleted(deleted.name)}</p>
      <button ref={button} type="button" onClick={() => void undo()}>
        {words.undo}
      </button>
      <button type="button" onClick={forgetDeleted}>
        {shell.close}
      </button>
    </div>
  );
}

function Facts({ summary }: { readonly summary: DeckSummary | undefined }) {
  const { decks: words } = useWords();
  if (summary === undefined) return <p className="decks-facts">…</p>;
  const symbols = [...summary.colors].map((letter) => `{${letter}}`).join('');
  return (
    <p className="decks-facts">
      {symbols !== '' && <Mana symbols={symbols} />}
      <span>{words.cards(summary.main)}</span>
      {summary.sideboard > 0 && <span>+{summary.sideboard}</span>}
      {(!summary.legal || !summary.playable) && (
        <span className="decks-bad">{summary.legal ? words.problems.unplayable : words.illegal}</span>
      )}
    </p>
  );
}

function OwnTile({ deck, summary }: { readonly deck: OwnDeck; readonly summary: DeckSummary | undefined }) {
  const { decks: words } = useWords();
  const copy = async (): Promise<void> => {
    const { name, format, main, sideboard } = deck;
    const made = await newDeck({ name: freeName(words.copyOf(name)), format, main, sideboard });
    announce(words.copied(made.name));
  };
  return (
    <li className="decks-tile">
      <h3>
        <Link href={`/decks/own/${deck.id}`}>{deck.name}</Link>
      </h3>
      <Facts summary={summary} />
      <div className="decks-actions">
        <Link href={playLink(deck.name)} className="decks-button" aria-label={words.playThis(deck.name)}>
          {words.play}
        </Link>
        <button type="button" onClick={() => void copy()} aria-label={words.copyThis(deck.name)}>
          {words.copy}
        </button>
        <button type="button" onClick={() => void deleteDeck(deck.id)} aria-label={words.deleteThis(deck.name)}>
          {words.delete}
        </button>
      </div>
    </li>
  );
}

function SampleTile({ deck, summary }: { readonly deck: SampleDeck; readonly summary: DeckSummary | undefined }) {
  const { decks: words } = useWords();
  const [, go] = useLocation();
  const copy = async (): Promise<void> => {
    const { format, main, sideboard } = deck;
    const made = await newDeck({ name: freeName(words.copyOf(deck.name)), format, main, sideboard });
    go(`/decks/own/${made.id}`);
    announce(words.copied(made.name));
  };
  return (
    <li className="decks-tile">
      <h3>
        <Link href={`/decks/sample/${slugOf(deck.name)}`}>{deck.name}</Link>
      </h3>
      <Facts summary={summary} />
      <div className="decks-actions">
        <Link href={playLink(deck.name)} className="decks-button" aria-label={words.playThis(deck.name)}>
          {words.play}
        </Link>
        <button type="button" onClick={() => void copy()} aria-label={words.copyThis(deck.name)}>
          {words.copy}
        </button>
      </div>
    </li>
  );
}
