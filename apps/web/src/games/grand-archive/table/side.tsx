/** One player's side: the champion with its lineage and the memory, allies towards the middle, weapons, items and domains behind, and the intent. */
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
import { ChampionShown } from './champion.tsx';
import { IntentShown } from './intent.tsx';
import { type Laid, laidOut } from './layout.ts';
import { Memory } from './memory.tsx';
import './side.css';

const laidIn = (snapshot: AnySnapshot, player: PlayerId, isSpread: (object: AnyShown) => boolean): Laid =>
  laidOut(snapshot as Snapshot, player, isSpread);
/** What the frame and the heading of the intent take. */
const INTENT = 44;
const BEHIND = ['weapons', 'items', 'domains'] as const;

export const Side = memo(function Side({ player, mine }: { readonly player: PlayerId; readonly mine: boolean }) {
  const { grandArchive } = useWords();
  const snapshot = useBoard((s) => s.snapshot);
  const laid = useLaid(laidIn, player);
  const [ref, room] = useRoom();
  const { rows, champion, intent } = laid;
  const small = room.width < 520;
  const behind = BEHIND.reduce((n, row) => n + rows[row].length, 0);
  const gathered = intent === null ? 0 : intent.weapons.length + intent.cards.length;
  // The champion and the memory stand at the edge.
  const edge = small ? 96 : 230;
  const width = fitted(
    [
      { count: rows.allies.length + gathered, tucked: deepest(rows.allies) },
      { count: behind, tucked: Math.max(...BEHIND.map((row) => deepest(rows[row]))) },
    ],
    {
      width: room.width - edge - (intent === null ? 0 : 40),
      height: room.height - 12 - (intent === null ? 0 : INTENT),
    },
    small ? 42 : 48,
    small ? 72 : 112,
  );
  const of = snapshot.players.find((p) => p.id === player);
  // The champion is as large as its lineage leaves room for, and where it is narrow the memory below it.
  const tabs = (champion?.lineage.length ?? 0) + (champion?.linked.length ?? 0);
  const memory = small ? (of?.zones.memory.count === 0 ? 24 : 72) : 0;
  const throne = Math.max(52, Math.min(small ? 76 : 128, (room.height - 20 - tabs * 21 - memory) / 1.16));
  const empty = rows.allies.length + behind === 0 && intent === null;
  const front = (
    <div className="ga-front" key="front">
      <RowOfTiles name="allies" label={grandArchive.rows.allies} piles={rows.allies} />
      {intent !== null && <IntentShown intent={intent} />}
    </div>
  );
  const back = (
    <div className="tb-behind" key="behind">
      {BEHIND.map((row) => (
        <RowOfTiles key={row} name={row} label={grandArchive.rows[row]} piles={rows[row]} />
      ))}
    </div>
  );
  return (
    <section
      ref={ref}
      className="tb-side ga-side"
      data-zone={mine ? 'mine' : 'theirs'}
      data-side={player}
      aria-label={grandArchive.fieldOf(of?.name ?? '')}
      style={{ '--tile': `${width}px`, '--throne': `${throne}px` }}
    >
      <div className="ga-throne">
        {champion !== null && <ChampionShown champion={champion} />}
        {of !== undefined && <Memory player={of} />}
      </div>
      <div className="ga-rows">
        {empty ? <p className="tb-bare">{grandArchive.emptyField}</p> : mine ? [front, back] : [back, front]}
      </div>
    </section>
  );
});
