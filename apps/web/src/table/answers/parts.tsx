/** Parts that the ways of answering share. */
import type { EntityId } from '@rulewright/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../../store/settings.ts';
import { useBoard, useTable } from '../board.ts';
import { GameText } from '../game-text.tsx';
import { isObject } from '../ids.ts';
import { labelOf, nameOf } from '../label.ts';

/** "Done", or another word for it; the `p` key presses it. */
export function Done({ children }: { readonly children?: ReactNode }) {
  const { table } = useWords();
  const board = useTable();
  const ready = useBoard(board.isReady);
  return (
    <button type="button" className="main tb-done" aria-keyshortcuts="P" disabled={!ready} onClick={() => board.done()}>
      {children ?? table.ask.done}
    </button>
  );
}

export function Clear() {
  const { table } = useWords();
  const board = useTable();
  return (
    <button type="button" onClick={() => board.clear()}>
      {table.ask.clear}
    </button>
  );
}

export const Buttons = ({ children }: { readonly children: ReactNode }) => <div className="tb-buttons">{children}</div>;

/** The list of all choices, closed for those who click on the table. */
export function Choices({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className="tb-choices" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Something on the table in words, to tell it from others of the same name. */
export function useEntityLabel(): (id: EntityId) => string {
  const pack = useWords();
  const { table } = pack;
  const { game } = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  return (id) => {
    const o = isObject(id) ? snapshot.objects[id] : undefined;
    if (o === undefined) return nameOf(snapshot, id, table);
    const label = labelOf(game, o, snapshot, pack, undefined);
    const keeper = game.keeper(o);
    return keeper === null || keeper === snapshot.viewer ? label : `${label} (${nameOf(snapshot, keeper, table)})`;
  };
}

/** Looking at a choice in a list shows it on the table. */
export function useLooking(entity: EntityId | undefined) {
  const board = useTable();
  return {
    onPointerEnter: () => entity !== undefined && board.look(entity),
    onFocus: () => entity !== undefined && board.look(entity),
  };
}

interface ChoiceProps {
  readonly words: string;
  readonly entity?: EntityId;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly cost?: string | null;
  onChoose(): void;
}

/** One choice of a list. */
export function Choice({ words, entity, pressed, disabled = false, cost = null, onChoose }: ChoiceProps) {
  const looking = useLooking(entity);
  return (
    <li>
      <button
        type="button"
        className="tb-choice"
        disabled={disabled}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...looking}
        onClick={onChoose}
      >
        <span>
          <GameText text={words} />
        </span>
        {cost !== null && cost !== '' && <GameText text={cost} />}
      </button>
    </li>
  );
}
