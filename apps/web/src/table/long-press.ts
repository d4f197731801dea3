/** A finger that stays on something wants to see it closely; not every browser has a menu event for that. */
import type { EntityId } from '@rulewright/kernel';
import { type RefObject, useEffect } from 'react';
import type { Board } from './board.ts';

const LONG = 450;
/** A finger is never quite still. */
const STILL = 10;

export function useLongPress(root: RefObject<HTMLElement | null>, board: Board): void {
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let timer = 0;
    let from: { readonly x: number; readonly y: number } | null = null;
    const stop = (): void => {
      clearTimeout(timer);
      from = null;
    };
    const down = (event: PointerEvent): void => {
      stop();
      if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-entities]')?.dataset.entities?.split(' ')[0];
      const { inspect } = board.acts();
      if (id === undefined || inspect === undefined) return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        from = null;
        board.look(Number(id) as EntityId);
        inspect(Number(id) as EntityId);
        // Lifting the finger is no click then.
        const swallow = (click: MouseEvent): void => {
          click.stopPropagation();
          click.preventDefault();
        };
        current.addEventListener('click', swallow, { capture: true, once: true });
        window.addEventListener(
          'pointerup',
          () => setTimeout(() => current.removeEventListener('click', swallow, true), 50),
          {
            once: true,
          },
        );
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    };
    current.addEventListener('pointerdown', down);
    current.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      stop();
      current.removeEventListener('pointerdown', down);
      current.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, [root, board]);
}
