/** The decks that one of the players can have: the user's own, and those that come with the game. */
import { countOf, type Deck } from '@rulewright/cards';
import { useHere } from '../../games/here.ts';
import { useWords } from '../../store/settings.ts';
import { calledIn } from '../decks/samples.ts';

export interface DeckChoices {
  /** The user's own first. */
  readonly all: readonly Deck[];
  readonly samples: readonly Deck[];
}

const sizeOf = (deck: Deck): number => countOf(deck.parts.main);

interface DeckChoiceProps {
  readonly title: string;
  readonly name: string;
  readonly decks: DeckChoices;
  readonly value: string;
  onChange(name: string): void;
}

export function DeckChoice({ title, name, decks: { all, samples }, value, onChange }: DeckChoiceProps) {
  const { play, deck: words } = useWords();
  const { setUp } = play;
  const here = useHere();
  const list = (decks: readonly Deck[], called = (name: string): string => name) => (
    <div className="play-deck-list">
      {decks.map((deck) => (
        <label key={deck.name} className="play-deck">
          <input type="radio" name={name} checked={deck.name === value} onChange={() => onChange(deck.name)} />
          <span className="play-deck-name">{called(deck.name)}</span>
          <here.DeckSign deck={deck} />
          <span className="play-deck-size">{setUp.cards(sizeOf(deck))}</span>
        </label>
      ))}
    </div>
  );
  const own = all.filter((deck) => !samples.includes(deck));
  return (
    <fieldset className="play-deck-choice">
      <legend>{title}</legend>
      {own.length > 0 && (
        <>
          <h2>{setUp.own}</h2>
          {list(own)}
          <h2>{setUp.samples}</h2>
        </>
      )}
      {list(samples, (name) => calledIn(words, name))}
    </fieldset>
  );
}
