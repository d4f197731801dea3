/** A `details` that lies over the page: it closes with Escape, and when somebody goes on elsewhere, with a pointer or the Tab key. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

export interface Fold {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  close(): void;
}

export function useFold(): Fold {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      const fold = ref.current;
      if (fold?.open === true && target instanceof Node && !fold.contains(target)) fold.open = false;
    };
    // Where the page itself puts the focus, nobody has gone.
    const tab = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Tab') leave(event);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keyup', tab);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keyup', tab);
    };
  }, []);
  const close = (): void => {
    if (ref.current !== null) ref.current.open = false;
  };
  return {
    ref,
    close,
    onKeyDown(event) {
      if (event.key !== 'Escape' || ref.current?.open !== true) return;
      event.stopPropagation();
      close();
      ref.current.querySelector('summary')?.focus();
    },
  };
}
