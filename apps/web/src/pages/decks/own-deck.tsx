/** A deck of the user, to change. Every change is kept at once. */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { OwnDeck } from '../../store/decks.ts';
import { useWords } from '../../store/settings.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { useCopy } from './copy.ts';
import { DeckView } from './deck-view.tsx';
import { useKit } from './kit.ts';
import { NoSuchDeck } from './no-such-deck.tsx';
import { SampleHand } from './sample-hand.tsx';
import { playLink } from './samples.ts';

export function OwnDeckPage({ id, hand }: { readonly id: string; readonly hand: boolean }) {
  const { shell } = useWords();
  const { list } = useKit().store;
  const decks = list.use((s) => s.all);
  const deck = decks?.find((d) => d.id === id);
  usePageTitle(deck?.name);
  if (decks === null) return <h1 className="loading">{shell.loading}</h1>;
  if (deck === undefined) return <NoSuchDeck />;
  if (hand) return <SampleHand name={deck.name} main={deck.parts.main} here={`/decks/own/${id}`} />;
  return <Editor deck={deck} />;
}

function Editor({ deck }: { readonly deck: OwnDeck }) {
  const { decks: words } = useWords();
  const { list } = useKit().store;
  const fault = list.use((s) => s.fault);
  const [, go] = useLocation();
  const copy = useCopy();
  const remove = (): void => {
    go('/decks');
    void list.remove(deck.id);
  };
  return (
    <>
      <p className="decks-back">
        <Link href="/decks">{words.back}</Link>
      </p>
      <h1 className="unseen">{deck.name}</h1>
      <div className="decks-head">
        <Name deck={deck} />
        <Link href={playLink(deck.name)} className="button main">
          {words.play}
        </Link>
        <button type="button" onClick={() => void copy(deck).then((id) => go(`/decks/own/${id}`))}>
          {words.copy}
        </button>
        <button type="button" onClick={remove}>
          {words.delete}
        </button>
      </div>
      {fault !== null && <p role="alert">{words.faults[fault]}</p>}
      <DeckView deck={deck} here={`/decks/own/${deck.id}`} change={(next) => void list.put({ ...deck, ...next })} />
    </>
  );
}

/** A deck always has a name: an empty field gives the old one back when it is left. */
function Name({ deck }: { readonly deck: OwnDeck }) {
  const { decks: words } = useWords();
  const { list } = useKit().store;
  const [name, setName] = useState(deck.name);
  useEffect(() => setName(deck.name), [deck.name]);
  const done = (): void => {
    const trimmed = name.trim();
    if (trimmed === '') setName(deck.name);
    else if (trimmed !== deck.name) void list.put({ ...deck, name: trimmed });
  };
  return (
    <input
      className="decks-name"
      aria-label={words.name}
      value={name}
      maxLength={100}
      onChange={({ target }) => setName(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  );
}
