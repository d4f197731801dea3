/** The memory of a player as a fan: of one's own the faces, of others' the backs. */
import { memo } from 'react';
import { useTable } from '../../../table/board.ts';
import { Tile } from '../../../table/tile.tsx';
import type { PlayerShown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

/** So many backs are drawn; the number says the rest. */
const MOST_BACKS = 8;

export const Memory = memo(function Memory({ player }: { readonly player: PlayerShown }) {
  const { grandArchive, table } = useWords();
  const board = useTable();
  const objects = useBoard((s) => s.snapshot.objects);
  const { count, seen } = player.zones.memory;
  const cards = seen.flatMap((id) => objects[id] ?? []);
  const faces = cards.filter(({ hidden }) => !hidden);
  const backs = Math.min(count - faces.length, MOST_BACKS);
  const title = grandArchive.memoryOf(player.name, table.cards(count));
  return (
    <section className="ga-memory" data-empty={count === 0 || undefined} aria-label={title}>
      <button
        type="button"
        className="ga-memory-name"
        tabIndex={-1}
        data-item=""
        data-pile={`memory ${player.id}`}
        title={title}
        onClick={() => board.openZone({ zone: 'memory', player: player.id })}
      >
        <span className="unseen">{title}</span>
        <span aria-hidden="true">{grandArchive.memory(count)}</span>
      </button>
      {count > 0 && (
        <ul style={{ '--cards': faces.length + backs }}>
          {faces.map((card) => (
            <li key={card.id}>
              <Tile members={[card]} />
            </li>
          ))}
          {Array.from({ length: backs }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <li key={i} className="ga-back" aria-hidden="true" />
          ))}
        </ul>
      )}
    </section>
  );
});
