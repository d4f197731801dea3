/** Things are dragged to what they go for. */
import { type RefObject, useEffect } from 'react';
import { drag } from './arrows.tsx';
import type { Board } from './board.ts';
import { idsAt } from './places.ts';

/** Less than this is a click. */
const FAR = 8;

export function useDragging(root: RefObject<HTMLElement | null>, board: Board): void {
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let start: { readonly from: readonly number[]; readonly x: number; readonly y: number } | null = null;
    const able = (ids: readonly number[]): number | undefined => {
      const { snapshot, draft } = board.store.getState();
      const pairing = snapshot.question === null ? null : board.game.pairing(snapshot.question);
      if (pairing === null) return undefined;
      const own = pairing.able.map((a): number => a.from);
      const free = (id: number): boolean => own.includes(id) && !draft.pairs.some(([from]) => from === id);
      return ids.find(free) ?? ids.find((id) => own.includes(id));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const ids = event.target.closest<HTMLElement>('[data-entities]')?.dataset.entities?.split(' ').map(Number) ?? [];
      start = able(ids) === undefined ? null : { from: ids, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (start === null) return;
      if (drag.getState().now === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      const from = able(start.from);
      if (from !== undefined) drag.setState({ now: { from, x: event.clientX, y: event.clientY } });
    };
    const up = (event: PointerEvent): void => {
      const { now } = drag.getState();
      start = null;
      if (now === null) return;
      drag.setState({ now: null });
      for (const to of idsAt(event.clientX, event.clientY)) board.pair(now.from, to);
      // The click that ends a drag is none.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      current.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => current.removeEventListener('click', swallow, { capture: true }), 0);
    };
    const stop = (): void => {
      start = null;
      drag.setState({ now: null });
    };
    current.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
    return () => {
      stop();
      current.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
    };
  }, [root, board]);
}
