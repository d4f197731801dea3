/** The address of a deck that is not here. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';

export function NoSuchDeck() {
  const { decks: words } = useWords();
  return (
    <>
      <h1>{words.noSuchDeck}</h1>
      <Link href="/decks">{words.back}</Link>
    </>
  );
}
