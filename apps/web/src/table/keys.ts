/** Keys that work anywhere on the table, and those that a page adds: undo, passing on, help. */
import type { EntityId } from '@rulewright/kernel';
import { type RefObject, useEffect } from 'react';
import type { Board } from './board.ts';
import { cycle, jump, move } from './roving.ts';

/** Whether a key belongs to something else: a field, a list, a dialog. */
function isTyping({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest('input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea, dialog') !== null
  );
}

const KEY = 'rulewright.keys';

/** Letters as shortcuts can be turned off: speech input and some screen readers type them by themselves. */
export const lettersOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

export function setLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Where nothing can be kept, letters stay on.
  }
}

/** What the focus is on, as something to ask about. */
function askAbout(board: Board): void {
  const at = document.activeElement;
  const entity = at?.closest<HTMLElement>('[data-entities]')?.dataset.entities?.split(' ')[0];
  const event = at?.closest<HTMLElement>('[data-event]')?.dataset.event;
  const { why } = board.acts();
  if (entity !== undefined) why({ of: Number(entity) as EntityId });
  else if (event !== undefined) why({ event: Number(event) });
  else if (at?.closest('[data-zone="question"]')) why('question');
  else {
    const { looked } = board.store.getState();
    why(looked === null ? 'question' : { of: looked });
  }
}

const press = (root: HTMLElement, selector: string): boolean => {
  const button = root.querySelector<HTMLButtonElement>(`[data-zone="question"] ${selector}:not(:disabled)`);
  button?.click();
  return button !== null;
};

export function useKeys(root: RefObject<HTMLElement | null>, board: Board): void {
  useEffect(() => {
    const letters: Readonly<Record<string, (at: HTMLElement) => boolean>> = {
      p: (at) => press(at, 'button.main'),
      y: (at) => press(at, '[aria-keyshortcuts="Y"]'),
      n: (at) => press(at, '[aria-keyshortcuts="N"]'),
      a: (at) => press(at, '[aria-keyshortcuts="A"]'),
      x: () => {
        const count = document.activeElement?.closest('.tb-pile')?.querySelector<HTMLElement>('.tb-count');
        count?.click();
        return count !== undefined && count !== null;
      },
      '?': () => {
        askAbout(board);
        return true;
      },
    };
    const pressed = (event: KeyboardEvent): void => {
      const { current } = root;
      if (current === null || event.defaultPrevented || isTyping(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const used =
        key === 'F6'
          ? cycle(current, event.shiftKey ? -1 : 1)
          : key === 'Escape'
            ? giveUp(board)
            : move(current, key) || (lettersOn() && (jump(current, key) || (letters[key]?.(current) ?? false)));
      if (used) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [root, board]);
}

interface PageKeys {
  readonly letters: Readonly<Record<string, () => void>>;
  /** Escape. */
  leave(): void;
  /** H and F1. */
  readonly help?: () => void;
}

/** The page's own keys. */
export function usePageKeys({ letters, leave, help }: PageKeys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key === 'escape') {
        leave();
        return;
      }
      const letter = lettersOn() ? (key === 'h' ? help : letters[key]) : undefined;
      const act = key === 'f1' ? help : letter;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [letters, leave, help]);
}

/** Gives up what was begun: a thing that aims, choices made. */
function giveUp(board: Board): boolean {
  const { draft, menu } = board.store.getState();
  if (menu !== null) board.closeMenu();
  else if (draft.aiming !== null) board.setDraft({ ...draft, aiming: null });
  else return false;
  return true;
}
