/** A list of what is kept on this device: what it says of itself, what was deleted and can come back, and its items. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { StorageFault } from '../store/device.ts';
import type { KeptList } from '../store/kept-list.ts';
import { useWords } from '../store/settings.ts';
import { announce } from './announce.tsx';
import './kept-list.css';

interface NotesProps<T> {
  readonly list: KeptList<T>;
  readonly words: {
    readonly faults: Readonly<Record<StorageFault, string>>;
    unreadable(count: number): string;
  };
  deleted(thing: T): string;
  restored(thing: T): string;
}

/** Above the list: the way back after something was deleted, and what went wrong. */
export function KeptNotes<T extends { readonly id: string }>({ list, words, deleted, restored }: NotesProps<T>) {
  const { fault, unreadable } = list.use();
  return (
    <>
      <Deleted list={list} deleted={deleted} restored={restored} />
      {fault !== null && <p role="alert">{words.faults[fault]}</p>}
      {unreadable > 0 && <p className="kept-note">{words.unreadable(unreadable)}</p>}
    </>
  );
}

function Deleted<T extends { readonly id: string }>({
  list,
  deleted,
  restored,
}: Pick<NotesProps<T>, 'list' | 'deleted' | 'restored'>) {
  const { shell } = useWords();
  const thing = list.use((s) => s.deleted);
  const button = useRef<HTMLButtonElement>(null);
  const id = thing?.id;
  // The button that was pressed is gone with the thing: the way back is where the hand is.
  useEffect(() => {
    if (id !== undefined) button.current?.focus();
  }, [id]);
  if (thing === null) return null;
  const undo = async (): Promise<void> => {
    const back = await list.undo();
    if (back !== null) announce(restored(back));
    document.getElementById('content')?.focus();
  };
  return (
    <div className="kept-deleted" role="status">
      <p>{deleted(thing)}</p>
      <button ref={button} type="button" onClick={() => void undo()}>
        {shell.undo}
      </button>
      <button type="button" onClick={list.forget}>
        {shell.close}
      </button>
    </div>
  );
}

interface ItemsProps<T> {
  readonly list: KeptList<T>;
  readonly className: string;
  /** Only these are shown. */
  of?(thing: T): boolean;
  /** Instead of an empty list. */
  readonly none: ReactNode;
  item(thing: T, at: number): ReactNode;
}

export function KeptItems<T>({ list, className, of = () => true, none, item }: ItemsProps<T>) {
  const { shell } = useWords();
  const all = list.use((s) => s.all);
  if (all === null) return <p className="kept-note">{shell.loading}</p>;
  const shown = all.filter(of);
  return shown.length === 0 ? none : <ul className={className}>{shown.map(item)}</ul>;
}
