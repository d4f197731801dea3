/** A page that is new begins at its top, and who came by keyboard is in it: the link that led there may be gone. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

export function useNewPage(main: RefObject<HTMLElement | null>): void {
  const [location] = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    main.current?.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) main.current?.focus();
  }, [location, main]);
}
