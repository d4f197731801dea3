/** Whether the deck is legal, and if not why, with the rules. */
import type { DeckProblem } from '@rulewright/cards/magic';
import type { CardLook, DeckLook } from '../../engine/services/decks.ts';
import type { MagicPack } from '../../words/index.ts';
import { useWords } from '../../words/index.ts';
import { stateWords } from './card-dialog.tsx';
import type { SampleDeck } from './samples.ts';

type Words = MagicPack['decks']['problems'];

function wordsOf(problem: DeckProblem, words: Words, shown: (name: string) => string): string {
  switch (problem.code) {
    case 'too-few-cards':
      return words['too-few-cards'](problem.count, problem.least);
    case 'too-many-copies':
      return words['too-many-copies'](shown(problem.card), problem.count, problem.most);
    case 'sideboard-too-big':
      return words['sideboard-too-big'](problem.count, problem.most);
  }
}

export function Legality({ look, deck }: { readonly look: DeckLook; readonly deck: SampleDeck }) {
  const { decks: words } = useWords();
  const { problems, cards } = look;
  const shown = (name: string): string => cards[name]?.drawn?.name ?? name;
  const unplayable = Object.values(cards).filter((card): card is CardLook => card.state !== 'playable');
  return (
    <section className="decks-legality" aria-labelledby="decks-legality" data-legal={problems.length === 0}>
      {problems.length === 0 ? (
        <h2 id="decks-legality">{words.problems.fine(words.formats[deck.format])}</h2>
      ) : (
        <>
          <h2 id="decks-legality">{words.problems.title}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.code} ${'card' in problem ? problem.card : ''}`}>
                {wordsOf(problem, words.problems, shown)} <span className="decks-rule">{words.rule(problem.rule)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="decks-note">{words.formatNotes[deck.format]}</p>
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
