/** A sample deck: to look at, to play, to copy. */
import { Link, useLocation } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { useCopy } from './copy.ts';
import { slugOf } from './deck-parts.ts';
import { DeckView } from './deck-view.tsx';
import { NoSuchDeck } from './no-such-deck.tsx';
import { SampleHand } from './sample-hand.tsx';
import { calledIn, playLink, useSamples } from './samples.ts';

export function SampleDeckPage({ slug, hand }: { readonly slug: string; readonly hand: boolean }) {
  const { decks: words, deck: own, shell } = useWords();
  const [, go] = useLocation();
  const copy = useCopy();
  const { value, error } = useSamples();
  const deck = value?.find(({ name }) => slugOf(name) === slug);
  const called = deck === undefined ? '' : calledIn(own, deck.name);
  usePageTitle(called);
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (value === null) return <h1 className="loading">{shell.loading}</h1>;
  if (deck === undefined) return <NoSuchDeck />;
  if (hand) return <SampleHand name={called} main={deck.parts.main} here={`/decks/sample/${slug}`} />;
  return (
    <>
      <p className="decks-back">
        <Link href="/decks">{words.back}</Link>
      </p>
      <div className="decks-head">
        <h1>{called}</h1>
        <Link href={playLink(deck.name)} className="button main">
          {words.play}
        </Link>
        <button type="button" onClick={() => void copy({ ...deck, name: called }).then((id) => go(`/decks/own/${id}`))}>
          {words.copy}
        </button>
      </div>
      <p className="decks-note">{words.copyToEdit}</p>
      <DeckView deck={deck} here={`/decks/sample/${slug}`} />
    </>
  );
}
