/** One player's battlefield: creatures towards the middle, lands and the rest behind; tiles as big as there is room for. */
import type { PlayerId } from '@rulewright/kernel';
import { memo } from 'react';
import type { AnyShown, AnySnapshot } from '../../../table/game.ts';
import { useLaid } from '../../../table/laid.ts';
import { deepest, fitted } from '../../../table/layout.ts';
import { useRoom } from '../../../table/room.ts';
import { RowOfTiles } from '../../../table/tile.tsx';
import type { Snapshot } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';
import { type Rows, rowsOf } from './layout.ts';

const rowsIn = (snapshot: AnySnapshot, player: PlayerId, isSpread: (object: AnyShown) => boolean): Rows =>
  rowsOf(snapshot as Snapshot, player, isSpread);

export const Side = memo(function Side({ player, mine }: { readonly player: PlayerId; readonly mine: boolean }) {
  const { magic } = useWords();
  const snapshot = useBoard((s) => s.snapshot);
  const rows = useLaid(rowsIn, player);
  const [ref, room] = useRoom();
  const { creatures, lands, others } = rows;
  const small = room.width < 520;
  const width = fitted(
    [
      { count: creatures.length, tucked: deepest(creatures) },
      { count: lands.length + others.length, tucked: Math.max(deepest(lands), deepest(others)) },
    ],
    { width: room.width - 16, height: room.height - 12 },
    small ? 42 : 48,
    small ? 76 : 118,
  );
  const name = snapshot.players.find((p) => p.id === player)?.name ?? '';
  const behind = (
    <div className="tb-behind" key="behind">
      <RowOfTiles name="lands" label={magic.rows.lands} piles={lands} />
      <RowOfTiles name="others" label={magic.rows.others} piles={others} />
    </div>
  );
  const front = <RowOfTiles name="creatures" label={magic.rows.creatures} piles={creatures} key="front" />;
  const empty = creatures.length + lands.length + others.length === 0;
  return (
    <section
      ref={ref}
      className="tb-side"
      data-zone={mine ? 'mine' : 'theirs'}
      data-side={player}
      aria-label={magic.battlefieldOf(name)}
      style={{ '--tile': `${width}px` }}
    >
      {empty ? <p className="tb-bare">{magic.emptyBattlefield}</p> : mine ? [front, behind] : [behind, front]}
    </section>
  );
});
