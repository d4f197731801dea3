/** Cards side by side, to look at or to choose from, with a filter where there are many. */
import type { ObjectId } from '@rulewright/kernel';
import { useState } from 'react';
import { CardFace } from '../games/magic/card/index.ts';
import type { Shown } from '../games/magic/types.ts';
import { useWords } from '../store/settings.ts';
import { useBoard } from './board.ts';
import { useItem } from './item.ts';
import { labelOf } from './label.ts';

const MANY = 8;

function GridCard({ card }: { readonly card: Shown }) {
  const pack = useWords();
  const { light, props } = useItem([card.id]);
  const label = useBoard(({ snapshot }) => labelOf(card, snapshot, pack, light));
  return (
    <li>
      <button {...props} tabIndex={0} className="tb-card" aria-pressed={light === 'chosen' || undefined}>
        <span className="unseen">{label}</span>
        <span className="tb-in" aria-hidden="true">
          <CardFace card={card} size="hand" />
        </span>
      </button>
    </li>
  );
}

const matches = (card: Shown, filter: string): boolean =>
  filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) =>
      [card.name, card.card, card.typeLine, ...card.text.map((line) => line.words)].some((text) =>
        text.toLowerCase().includes(word),
      ),
    );

export function CardGrid({ ids }: { readonly ids: readonly ObjectId[] }) {
  const { table } = useWords();
  const objects = useBoard((s) => s.snapshot.objects);
  const [filter, setFilter] = useState('');
  const cards = ids.flatMap((id) => objects[id] ?? []);
  const shown = filter.trim() === '' ? cards : cards.filter((card) => matches(card, filter.trim()));
  return (
    <div className="tb-grid">
      {cards.length > MANY && (
        <label className="tb-filter">
          {table.ask.filter}
          <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
        </label>
      )}
      {shown.length === 0 ? (
        <p className="tb-bare">{cards.length === 0 ? table.empty : table.ask.nothingFound}</p>
      ) : (
        <ul>
          {shown.map((card) => (
            <GridCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </div>
  );
}
