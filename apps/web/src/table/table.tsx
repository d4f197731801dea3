/**
 * The table: players, what they have on the board, what all share, hand, arrows, and the keyboard's way around. It shows what its board holds and
 * knows nothing of who runs the game: the page gives it the question's tray and what stands beside it.
 */
import type { PlayerId } from '@rulewright/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../store/settings.ts';
import { Arrows } from './arrows.tsx';
import { type Board, BoardContext, useBoard, useTable } from './board.ts';
import { useDragging } from './dragging.ts';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import { useLongPress } from './long-press.ts';
import { ActionMenu } from './menu.tsx';
import { PlayerBar } from './player.tsx';
import { settle } from './roving.ts';
import { Steps, type Stops } from './steps.tsx';
import './table.css';
import './board.css';
import './bars.css';
import './hand.css';
import './tray.css';
import './beside.css';
import './narrow.css';
import { ZoneDialog } from './zone-dialog.tsx';

interface TableProps {
  readonly board: Board;
  /** The question and its buttons: a `Tray`. */
  readonly tray: ReactNode;
  /** Details, log, explanation. */
  readonly aside?: ReactNode;
  readonly stops?: Stops;
  onStops?(stops: Stops): void;
}

export function Table({ board, ...rest }: TableProps) {
  return (
    <BoardContext value={board}>
      <Laid {...rest} />
    </BoardContext>
  );
}

/** Who sits at the near edge: whoever looks, or the first player for somebody who watches. */
const nearOf = (viewer: PlayerId, players: readonly { readonly id: PlayerId }[]): PlayerId =>
  viewer >= 0 ? viewer : (players[0]?.id ?? viewer);

function Laid({ tray, aside, stops, onStops }: Omit<TableProps, 'board'>) {
  const { table } = useWords();
  const board = useTable();
  const { game } = board;
  const root = useRef<HTMLElement>(null);
  const players = useBoard((s) => s.snapshot.players);
  const viewer = useBoard((s) => s.snapshot.viewer);
  const before = useBoard((s) => s.snapshot.turn.number === 0);
  const asking = useBoard((s) => s.snapshot.question?.kind);
  const near = nearOf(viewer, players);
  const me = players.find((p) => p.id === near);
  useDragging(root, board);
  useLongPress(root, board);
  useKeys(root, board);
  useTabStops(root, board);
  useAllRoom();
  return (
    <section
      ref={root}
      className="tb"
      data-before={before || undefined}
      data-asking={asking}
      data-others={players.length - 1}
      aria-label={table.table}
    >
      {/* Screen readers hand on arrow keys and letters only where a page says that it takes them itself. */}
      <div className="tb-main" role="application" aria-label={table.table} aria-description={table.howTo}>
        <div className="tb-others">
          {players
            .filter((p) => p.id !== near)
            .map((p) => (
              <div className="tb-seat" key={p.id}>
                <PlayerBar player={p} mine={false} />
                {(p.zones[game.hand]?.seen.length ?? 0) > 0 && <Hand player={p.id} mine={false} />}
                <game.Side player={p.id} mine={false} />
              </div>
            ))}
        </div>
        <Steps {...(stops === undefined ? {} : { stops })} {...(onStops === undefined ? {} : { onStops })} />
        <game.Middle />
        <div className="tb-seat tb-seat-near">
          <game.Side player={near} mine />
          {me !== undefined && <PlayerBar player={me} mine />}
        </div>
        {tray}
        <Hand player={near} mine />
      </div>
      {aside !== undefined && <aside className="tb-aside">{aside}</aside>}
      <Arrows root={root} />
      <ActionMenu root={root} />
      <ZoneDialog />
    </section>
  );
}

/** The page's frame gives the table all the room there is. */
function useAllRoom(): void {
  useEffect(() => {
    document.documentElement.dataset.playing = '';
    return () => {
      delete document.documentElement.dataset.playing;
    };
  }, []);
}

/** After every change each zone has one tab stop, and a focus that was on something that is gone finds another place. */
function useTabStops(root: React.RefObject<HTMLElement | null>, board: Board): void {
  useEffect(() => {
    let frame = 0;
    const mend = (): void => {
      const { current } = root;
      if (current === null) return;
      settle(current);
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && document.querySelector('dialog[open]') === null)
        current.querySelector<HTMLElement>('[data-zone="question"]')?.focus({ preventScroll: true });
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mend);
    };
    later();
    const stop = board.store.subscribe((now, old) => {
      if (now.snapshot !== old.snapshot || now.spread !== old.spread || now.menu !== old.menu || now.open !== old.open)
        later();
    });
    // What had the focus and is gone cannot keep it.
    const left = ({ target }: FocusEvent): void => {
      requestAnimationFrame(() => target instanceof Element && !target.isConnected && mend());
    };
    document.addEventListener('focusout', left);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      document.removeEventListener('focusout', left);
    };
  }, [root, board]);
}
