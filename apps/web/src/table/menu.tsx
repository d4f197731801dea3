/** Several things can be done with what was clicked: a small menu beside it. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import { GameText } from './game-text.tsx';
import { nameOf } from './label.ts';
import { elementsOf } from './places.ts';

export function ActionMenu({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const menu = useBoard((s) => s.menu);
  return menu === null ? null : <Open key={menu.entity} root={root} />;
}

function Open({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { table } = useWords();
  const board = useTable();
  const menu = useBoard((s) => s.menu);
  const name = useBoard((s) => (s.menu === null ? '' : nameOf(s.snapshot, s.menu.entity, table)));
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = root;
    const own = ref.current?.getBoundingClientRect();
    const entity = board.store.getState().menu?.entity;
    if (current === null || own === undefined || entity === undefined) return;
    const at = elementsOf(current)(entity)?.getBoundingClientRect();
    const left = at === undefined ? (innerWidth - own.width) / 2 : at.left + at.width / 2 - own.width / 2;
    const above = (at?.top ?? innerHeight / 2) - own.height - 8;
    const top = above > 8 ? above : (at?.bottom ?? innerHeight / 2) + 8;
    setPlace({
      left: Math.max(8, Math.min(left, innerWidth - own.width - 8)),
      top: Math.max(8, Math.min(top, innerHeight - own.height - 8)),
    });
  }, [root, board]);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector('button')?.focus();
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && ref.current?.contains(event.target) !== true) board.closeMenu();
    };
    window.addEventListener('pointerdown', outside, true);
    return () => {
      window.removeEventListener('pointerdown', outside, true);
      // Only if the focus was still in here: somebody who clicked elsewhere wants to be there.
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus();
    };
  }, [board]);
  if (menu === null) return null;
  const items = (): readonly HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const go = (by: number): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    all[(at + by + all.length) % all.length]?.focus();
  };
  return (
    <div
      ref={ref}
      role="menu"
      className="tb-menu"
      aria-label={table.menu.title(name)}
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
      onKeyDown={(event) => {
        event.stopPropagation();
        const keys: Readonly<Record<string, () => void>> = {
          ArrowDown: () => go(1),
          ArrowUp: () => go(-1),
          Escape: () => board.closeMenu(),
          Tab: () => go(event.shiftKey ? -1 : 1),
        };
        const act = keys[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      }}
      tabIndex={-1}
    >
      {menu.offers.map((offer) => (
        <button
          key={JSON.stringify(offer.answer)}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => board.send(offer.answer)}
        >
          <span>
            <GameText text={offer.words} />
          </span>
          {offer.cost !== undefined && offer.cost !== null && <GameText text={offer.cost} />}
        </button>
      ))}
    </div>
  );
}
