/** An object on the board, or a pile of equal ones, with what belongs to it tucked under it. */

import { memo } from 'react';
import { useWords } from '../store/settings.ts';
import { type Board, useBoard, useTable } from './board.ts';
import type { AnyShown } from './game.ts';
import { useChosen, useItem, useLabel } from './item.ts';
import type { Pile } from './layout.ts';

/** What piles of the same things are spread out by. */
export const spreadKey = (game: Board['game'], o: AnyShown): string => `${game.keeper(o) ?? ''}:${o.name}`;

export const Tile = memo(function Tile({ members }: { readonly members: readonly AnyShown[] }) {
  const { table } = useWords();
  const { game } = useTable();
  const [first] = members;
  const ids = members.map((o) => o.id);
  const { light, props } = useItem(ids);
  const chosen = useChosen(ids);
  const label = useLabel(first, light, members.length);
  if (first === undefined) return null;
  const many = members.length > 1;
  return (
    <button
      {...props}
      className="tb-tile"
      data-many={many ? (members.length > 2 ? 'more' : 'two') : undefined}
      aria-pressed={light === 'chosen' || chosen > 0 || undefined}
    >
      <span className="unseen">
        {many && chosen > 0 ? `${label}${table.comma}${table.ofThem(chosen, members.length)}` : label}
      </span>
      <span className="tb-in" aria-hidden="true">
        <game.Card card={first} size="small" />
      </span>
      {chosen > 0 && many && (
        <span className="tb-chosen" aria-hidden="true">
          {table.ofThem(chosen, members.length)}
        </span>
      )}
    </button>
  );
});

/** Spreads a pile out and gathers it again. */
function Count({ pile, spread }: { readonly pile: Pile; readonly spread: boolean }) {
  const { table } = useWords();
  const board = useTable();
  const [first] = pile.members;
  if (first === undefined) return null;
  const n = pile.members.length;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="tb-count"
      data-spread={spread || undefined}
      aria-expanded={spread}
      onClick={() => board.toggleSpread(spreadKey(board.game, first))}
    >
      <span className="unseen">{spread ? table.gather(first.name) : table.spread(first.name, n)}</span>
      <span aria-hidden="true">{spread ? '⇤' : table.times(n)}</span>
    </button>
  );
}

export const PileOfTiles = memo(function PileOfTiles({ pile }: { readonly pile: Pile }) {
  const { game } = useTable();
  const [first] = pile.members;
  const spread = useBoard((s) => first !== undefined && s.spread.has(spreadKey(game, first)));
  return (
    <li className="tb-pile" style={{ '--tucked': pile.under.length }}>
      {pile.under.map((o, i) => (
        <div key={o.id} className="tb-tucked" style={{ '--at': i }}>
          <Tile members={[o]} />
        </div>
      ))}
      <div className="tb-host">
        <Tile members={pile.members} />
        {(pile.members.length > 1 || spread) && <Count pile={pile} spread={spread} />}
      </div>
    </li>
  );
});

/** Piles side by side; nothing where there are none. */
export const RowOfTiles = memo(function RowOfTiles({
  name,
  label,
  piles,
}: {
  readonly name: string;
  readonly label: string;
  readonly piles: readonly Pile[];
}) {
  if (piles.length === 0) return null;
  return (
    <ul className={`tb-row tb-row-${name}`} aria-label={label}>
      {piles.map((pile) => (
        <PileOfTiles key={pile.key} pile={pile} />
      ))}
    </ul>
  );
});
