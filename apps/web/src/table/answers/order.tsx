/** An order: by dragging, or with the buttons and arrow keys of each line. */
import type { AskOrder } from '@rulewright/table';
import { useRef, useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { useBoard, useTable } from '../board.ts';
import { GameText } from '../game-text.tsx';
import { Buttons, Clear, Done } from './parts.tsx';

export function OrderAnswer({ q }: { readonly q: AskOrder }) {
  const { ask } = useWords().table;
  const board = useTable();
  const draft = useBoard((s) => s.draft);
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const order = draft.chosen;
  const wordsOf = (item: number): string => q.items[item]?.words ?? '';
  const moved = (from: number, to: number): void => {
    const item = order[from];
    if (item === undefined || to < 0 || to >= order.length || from === to) return;
    board.setDraft({ ...draft, chosen: order.toSpliced(from, 1).toSpliced(to, 0, item) });
    announce(ask.place(wordsOf(item), to + 1, order.length));
    // The focus goes with the line that moved.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll('button');
      const button = [...(buttons ?? [])].find((b) => !b.disabled && b.dataset.way === (to < from ? 'up' : 'down'));
      (button ?? [...(buttons ?? [])].find((b) => !b.disabled))?.focus();
    });
  };
  return (
    <>
      <p className="tb-hint">{ask.first}</p>
      <ol className="tb-order" ref={list}>
        {order.map((item, at) => (
          <li
            key={item}
            draggable
            data-held={held === at || undefined}
            onDragStart={() => setHeld(at)}
            onDragEnd={() => setHeld(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (held === null || held === at) return;
              moved(held, at);
              setHeld(at);
            }}
            onPointerEnter={() => {
              const entity = q.items[item]?.entity;
              if (entity !== undefined) board.look(entity);
            }}
          >
            <span className="tb-grip" aria-hidden="true">
              ⠿
            </span>
            <span className="tb-order-words">
              <GameText text={wordsOf(item)} />
            </span>
            <button
              type="button"
              data-way="up"
              aria-label={ask.up(wordsOf(item))}
              disabled={at === 0}
              onClick={() => moved(at, at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              data-way="down"
              aria-label={ask.down(wordsOf(item))}
              disabled={at === order.length - 1}
              onClick={() => moved(at, at + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <Buttons>
        <Done />
        <Clear />
      </Buttons>
    </>
  );
}
