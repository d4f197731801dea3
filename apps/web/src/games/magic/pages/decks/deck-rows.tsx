/** The cards of a part of a deck, by kind: how many, their names and costs, and the buttons that change them. */
import type { CardCount } from '@rulewright/cards';
import { Mana } from '../../card/index.ts';
import type { CardKind, CardLook, DeckLook } from '../../engine/services/decks.ts';
import { useWords } from '../../words/index.ts';
import { KINDS, sizeOf, type Where } from './deck-parts.ts';

interface Edit {
  more(where: Where, name: string, by: number): void;
  move(from: Where, name: string): void;
}

interface DeckRowsProps {
  readonly where: Where;
  readonly cards: readonly CardCount[];
  readonly look: DeckLook | null;
  readonly edit: Edit | undefined;
  point(name: string | null): void;
  open(name: string): void;
}

export function DeckRows(props: DeckRowsProps) {
  const { decks: words, shell } = useWords();
  const { where, cards, look } = props;
  const title = where === 'main' ? words.main : words.sideboard;
  const kindOf = ([, name]: CardCount): CardKind => look?.cards[name]?.kind ?? 'other';
  const value = ([, name]: CardCount): number => look?.cards[name]?.manaValue ?? 0;
  const groups = KINDS.map((kind) => ({
    kind,
    of: cards.filter((card) => kindOf(card) === kind).sort((a, b) => value(a) - value(b) || a[1].localeCompare(b[1])),
  })).filter(({ of }) => of.length > 0);
  return (
    <section className={`decks-part decks-part-${where}`} aria-labelledby={`decks-${where}`}>
      <h2 id={`decks-${where}`}>
        {title} <span className="decks-count">{sizeOf(cards)}</span>
      </h2>
      {look === null ? (
        <p className="decks-note">{shell.loading}</p>
      ) : cards.length === 0 ? (
        <p className="decks-note">{where === 'main' ? words.emptyMain : words.emptySideboard}</p>
      ) : (
        <div className="decks-groups">
          {groups.map(({ kind, of }) => (
            <div key={kind} className="decks-group">
              <h3>
                {words.kinds[kind]} <span className="decks-count">{sizeOf(of)}</span>
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
  const { decks: words } = useWords();
  const shown = card?.drawn?.name ?? name;
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
      {card?.drawn?.cost != null && <Mana symbols={card.drawn.cost} />}
      {edit && (
        <button
          type="button"
          className="decks-step"
          aria-label={where === 'main' ? words.toSideboard(shown) : words.toMain(shown)}
          title={where === 'main' ? words.sideboard : words.main}
          onClick={() => edit.move(where, name)}
        >
          {where === 'main' ? '↓' : '↑'}
        </button>
      )}
    </li>
  );
}
