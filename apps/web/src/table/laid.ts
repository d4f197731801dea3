/** What lies on a player's side: worked out again when something changes, its equal parts kept. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useBoard, useTable } from './board.ts';
import type { AnyShown, AnySnapshot } from './game.ts';
import { share } from './share.ts';
import { spreadKey } from './tile.tsx';

/** `lay` says what lies where; some piles are spread out. It has to stay the same function. */
export function useLaid<T, Of>(
  lay: (snapshot: AnySnapshot, of: Of, isSpread: (object: AnyShown) => boolean) => T,
  of: Of,
): T {
  const { game } = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const spread = useBoard((s) => s.spread);
  const before = useRef<T | null>(null);
  const laid = useMemo(() => {
    const now = lay(snapshot, of, (o) => spread.has(spreadKey(game, o)));
    return before.current === null ? now : share(before.current, now);
  }, [lay, of, snapshot, spread, game]);
  useLayoutEffect(() => {
    before.current = laid;
  }, [laid]);
  return laid;
}
