/** Whether the deck is legal, and if not why, with the rules. */
import type { CardLook, DeckLook } from '../../engine/decks.ts';
import type { SampleDeck } from '../../store/decks.ts';
import { useWords } from '../../store/settings.ts';
import { stateWords } from './card-dialog.tsx';
import { useKit } from './kit.ts';

export function Legality({ look, deck }: { readonly look: DeckLook; readonly deck: SampleDeck }) {
  const pack = useWords();
  const { decks: words, deck: own } = pack;
  const kit = useKit();
  const { problems, cards } = look;
  const shown = (name: string): string => cards[name]?.shown ?? name;
  const unplayable = Object.values(cards).filter((card): card is CardLook => card.state !== 'playable');
  return (
    <section className="decks-legality" aria-labelledby="decks-legality" data-legal={problems.length === 0}>
      {problems.length === 0 ? (
        <h2 id="decks-legality">{words.problems.fine(own.formats[deck.format] ?? deck.format)}</h2>
      ) : (
        <>
          <h2 id="decks-legality">{words.problems.title}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                {kit.problem(problem, pack, shown)} <span className="decks-rule">{words.rule(problem.rule)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="decks-note">{own.formatNotes[deck.format]}</p>
      {unplayable.length > 0 && (
        <>
          <h3>{words.problems.unplayable}</h3>
          <ul>
            {unplayable.map((card) => (
              <li key={card.name}>
                <strong>{shown(card.name)}</strong> {stateWords(card, words.problems.states)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
