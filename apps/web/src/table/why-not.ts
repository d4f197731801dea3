/** Why what is looked at cannot be done now: asked of the engine when somebody lingers on it. */
import type { EntityId } from '@rulewright/kernel';
import type { Asking, Why } from '@rulewright/table';
import { useEffect, useState } from 'react';
import { useWords } from '../store/settings.ts';
import { announce } from '../ui/announce.tsx';
import type { Light } from './answering.ts';
import { useBoard, useTable } from './board.ts';
import { type AnySnapshot, isCommon } from './game.ts';

/** What a game says of something that is not lit: that the question itself tells why, or what to ask; null if nobody would expect it to be. */
export type WhyNot = (
  snapshot: AnySnapshot,
  id: EntityId,
  light: Light | undefined,
) => { readonly known: Why } | { readonly asking: Asking } | null;

/** Whatever the game: what is not among what can be chosen. */
export function notAmong({ question }: AnySnapshot, id: EntityId, light: Light | undefined): Asking | null {
  if (!isCommon(question) || question.kind !== 'entities') return null;
  return light === undefined && !question.from.includes(id) && question.max > 0 ? { answer: [id] } : null;
}

/** Asking at every step of a pointer that crosses the table would be for nothing. */
const PAUSE = 120;

/** Whether somebody has come to it with the keyboard. */
const hasFocus = (id: EntityId): boolean => {
  const at = document.activeElement;
  return (
    at?.matches(':focus-visible') === true && at.getAttribute('data-entities')?.split(' ').includes(String(id)) === true
  );
};

export function useWhyNot(id: EntityId, whyNot: WhyNot): readonly Why[] {
  const { table } = useWords();
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const light = useBoard((s) => s.lights.get(id));
  const [found, setFound] = useState<readonly Why[]>([]);
  useEffect(() => {
    setFound([]);
    const told = (whys: readonly Why[]): void => {
      setFound(whys);
      const [first] = whys;
      const deepest = (why: Why): string => (why.because[0] === undefined ? why.words : deepest(why.because[0]));
      if (first !== undefined && hasFocus(id)) announce(`${table.details.cannot}: ${deepest(first)}`);
    };
    const not = whyNot(snapshot, id, light);
    if (not === null) return;
    if ('known' in not) {
      told([not.known]);
      return;
    }
    let gone = false;
    const timer = setTimeout(
      () =>
        board
          .acts()
          .reasons(not.asking)
          .then(
            (whys) => !gone && told(whys),
            () => {},
          ),
      PAUSE,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, light, snapshot, board, table, whyNot]);
  return found;
}
