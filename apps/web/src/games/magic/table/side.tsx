/** One player's battlefield: creatures towards the middle, lands and the rest behind; tiles as big as there is room for. */
import type { PlayerId } from '@rulewright/kernel';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { share } from '../../../table/share.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';
import { fitted, type Pile, type Room, type Row, type Rows, rowsOf } from './layout.ts';
import { Permanent } from './permanent.tsx';

const NO_ROWS: Rows = { creatures: [], lands: [], others: [] };

function useRoom(): readonly [React.RefObject<HTMLDivElement | null>, Room] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 600, height: 240 });
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

const most = (piles: readonly Pile[]): number => piles.reduce((n, p) => Math.max(n, p.attached.length), 0);

const RowOf = memo(function RowOf({ row, piles }: { readonly row: Row; readonly piles: readonly Pile[] }) {
  const { magic } = useWords();
  if (piles.length === 0) return null;
  return (
    <ul className={`tb-row tb-row-${row}`} aria-label={magic.rows[row]}>
      {piles.map((pile) => (
        <Permanent key={pile.key} pile={pile} />
      ))}
    </ul>
  );
});

export const Side = memo(function Side({ player, mine }: { readonly player: PlayerId; readonly mine: boolean }) {
  const { magic } = useWords();
  const snapshot = useBoard((s) => s.snapshot);
  const spread = useBoard((s) => s.spread);
  const before = useRef<Rows>(NO_ROWS);
  const rows = useMemo(() => share(before.current, rowsOf(snapshot, player, spread)), [snapshot, player, spread]);
  useLayoutEffect(() => {
    before.current = rows;
  }, [rows]);
  const [ref, room] = useRoom();
  const { creatures, lands, others } = rows;
  const small = room.width < 520;
  const width = fitted(
    [
      { count: creatures.length, tucked: most(creatures) },
      { count: lands.length + others.length, tucked: Math.max(most(lands), most(others)) },
    ],
    { width: room.width - 16, height: room.height - 12 },
    small ? 42 : 48,
    small ? 76 : 118,
  );
  const name = snapshot.players.find((p) => p.id === player)?.name ?? '';
  const behind = (
    <div className="tb-behind" key="behind">
      <RowOf row="lands" piles={lands} />
      <RowOf row="others" piles={others} />
    </div>
  );
  const front = <RowOf row="creatures" piles={creatures} key="front" />;
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
