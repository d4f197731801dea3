/** The cards of a part of a deck, by kind: how many, their names and costs, and the buttons that change them. */
import { type CardCount, countOf } from '@rulewright/cards';
import type { CardLook, DeckLook } from '../../engine/decks.ts';
import { useWords } from '../../store/settings.ts';
import { BESIDE } from './deck-parts.ts';
import { useKit } from './kit.ts';

interface Edit {
  more(where: string, name: string, by: number): void;
  move(from: string, to: string, name: string): void;
}

interface DeckRowsProps {
  readonly where: string;
  readonly cards: readonly CardCount[];
  readonly look: DeckLook | null;
  readonly edit: Edit | undefined;
  point(name: string | null): void;
  open(name: string): void;
}

export function DeckRows(props: DeckRowsProps) {
  const { deck, shell } = useWords();
  const { kinds } = useKit();
  const { where, cards, look } = props;
  const words = deck.parts[where];
  const kindOf = ([, name]: CardCount): string => look?.cards[name]?.kind ?? 'other';
  const value = ([, name]: CardCount): number => look?.cards[name]?.value ?? 0;
  const groups = kinds
    .map((kind) => ({
      kind,
      of: cards.filter((card) => kindOf(card) === kind).sort((a, b) => value(a) - value(b) || a[1].localeCompare(b[1])),
    }))
    .filter(({ of }) => of.length > 0);
  return (
    <section className={`decks-part decks-part-${where}`} aria-labelledby={`decks-${where}`}>
      <h2 id={`decks-${where}`}>
        {words?.title} <span className="decks-count">{countOf(cards)}</span>
      </h2>
      {look === null ? (
        <p className="decks-note">{shell.loading}</p>
      ) : cards.length === 0 ? (
        <p className="decks-note">{words?.empty}</p>
      ) : (
        <div className="decks-groups">
          {groups.map(({ kind, of }) => (
            <div key={kind} className="decks-group">
              <h3>
                {deck.kinds[kind]} <span className="decks-count">{countOf(of)}</span>
              </h3>
              <ul>
                {of.map(([count, name]) => (
                  <Row key={name} {...props} count={count} name={name} card={look?.cards[name]} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface RowProps extends DeckRowsProps {
  readonly count: number;
  readonly name: string;
  readonly card: CardLook | undefined;
}

function Row({ where, count, name, card, edit, point, open }: RowProps) {
  const { decks: words, deck } = useWords();
  const kit = useKit();
  const shown = card?.shown ?? name;
  const to = where === BESIDE ? (card?.home ?? 'main') : BESIDE;
  const bad = card !== undefined && card.state !== 'playable';
  return (
    <li
      className="decks-row"
      onPointerEnter={() => point(name)}
      onPointerLeave={() => point(null)}
      data-bad={bad ? '' : undefined}
    >
      {edit && (
        <button
          type="button"
          className="decks-step"
          aria-label={words.oneLess(shown)}
          onClick={() => edit.more(where, name, -1)}
        >
          −
        </button>
      )}
      <span className="decks-number">{count}</span>
      {edit && (
        <button
          type="button"
          className="decks-step"
          aria-label={words.oneMore(shown)}
          onClick={() => edit.more(where, name, 1)}
        >
          +
        </button>
      )}
      <button type="button" className="decks-card" aria-label={words.look(shown)} onClick={() => open(name)}>
        {shown}
      </button>
      {card !== undefined && <kit.Cost look={card} />}
      {edit && (
        <button
          type="button"
          className="decks-step"
          aria-label={deck.parts[to]?.moveTo(shown)}
          title={deck.parts[to]?.title}
          onClick={() => edit.move(where, to, name)}
        >
          {where === BESIDE ? '↑' : '↓'}
        </button>
      )}
    </li>
  );
}
