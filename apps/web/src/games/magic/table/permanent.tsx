/** A permanent on the battlefield, or a pile of equal ones, with what is attached to it tucked under it. */

import { memo } from 'react';
import { useBoard, useTable } from '../../../table/board.ts';
import { useChosen, useItem, useLabel } from '../../../table/item.ts';
import { CardFace } from '../card/index.ts';
import type { Shown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { type Pile, spreadKey } from './layout.ts';

const Tile = memo(function Tile({ members }: { readonly members: readonly Shown[] }) {
  const { table } = useWords();
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
      data-tapped={first.tapped || undefined}
      data-sick={(first.sick && first.types.includes('creature')) || undefined}
      data-phased={first.phasedOut || undefined}
      data-many={many ? (members.length > 2 ? 'more' : 'two') : undefined}
      aria-pressed={light === 'chosen' || chosen > 0 || undefined}
    >
      <span className="unseen">{many && chosen > 0 ? `${label}, ${table.ofThem(chosen, members.length)}` : label}</span>
      <span className="tb-in" aria-hidden="true">
        <CardFace card={first} size="small" />
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
      onClick={() => board.toggleSpread(spreadKey(first))}
    >
      <span className="unseen">{spread ? table.gather(first.name) : table.spread(first.name, n)}</span>
      <span aria-hidden="true">{spread ? '⇤' : table.times(n)}</span>
    </button>
  );
}

export const Permanent = memo(function Permanent({ pile }: { readonly pile: Pile }) {
  const [first] = pile.members;
  const spread = useBoard((s) => first !== undefined && s.spread.has(spreadKey(first)));
  return (
    <li className="tb-pile" style={{ '--tucked': pile.attached.length }}>
      {pile.attached.map((o, i) => (
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
