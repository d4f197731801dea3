/** A `details` that lies over the page: it closes with Escape, and when somebody goes on elsewhere, by pointer or by focus. */
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
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
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
