/** Cards side by side, to look at or to choose from, with a filter where there are many. */
import type { ObjectId } from '@rulewright/kernel';
import { useState } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import { CardButton } from './card-button.tsx';

const MANY = 8;

const matches = (texts: readonly string[], filter: string): boolean =>
  filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((text) => text.toLowerCase().includes(word)));

export function CardGrid({ ids }: { readonly ids: readonly ObjectId[] }) {
  const { table } = useWords();
  const { game } = useTable();
  const objects = useBoard((s) => s.snapshot.objects);
  const [filter, setFilter] = useState('');
  const cards = ids.flatMap((id) => objects[id] ?? []);
  const shown = filter.trim() === '' ? cards : cards.filter((card) => matches(game.texts(card), filter.trim()));
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
            <li key={card.id}>
              <CardButton card={card} stop />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
