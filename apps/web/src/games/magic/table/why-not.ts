/** Why what is looked at cannot be done now: asked of the engine when somebody lingers on it. */
import type { EntityId } from '@rulewright/kernel';
import type { Asking, Why } from '@rulewright/table';
import { useEffect, useState } from 'react';
import type { Light } from '../../../table/answering.ts';
import { useTable } from '../../../table/board.ts';
import { isObject } from '../../../table/ids.ts';
import { announce } from '../../../ui/announce.tsx';
import type { Snapshot } from '../types.ts';
import type { MagicPack } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

/** What to ask about something that is not lit; null if nobody would expect it to be. */
function whyNot(snapshot: Snapshot, id: EntityId, light: Light | undefined): Asking | null {
  const { question, viewer, objects } = snapshot;
  const o = isObject(id) ? objects[id] : undefined;
  if (question?.kind === 'priority' && o !== undefined) {
    if (o.zone === 'hand' && o.owner === viewer && light === undefined)
      return { answer: o.types.includes('land') ? { action: 'playLand', card: o.id } : { action: 'cast', card: o.id } };
    // An activated ability is written with a colon after its cost.
    const activated = o.text.some(({ words }) => /^[^"“]*[:：]/.test(words));
    const may = light === undefined || light === 'minor';
    if (o.zone === 'battlefield' && o.controller === viewer && activated && may && !o.types.includes('land'))
      return { of: o.id, what: 'activate' };
  }
  if (question?.kind === 'entities' && light === undefined && !question.from.includes(id) && question.max > 0)
    return { answer: [id] };
  return null;
}

/** What the question itself says of a creature that cannot take part. */
function unable({ question }: Snapshot, id: EntityId, { cannotAttack, cannotBlock }: MagicPack['magic']): Why | null {
  if (question?.kind !== 'attackers' && question?.kind !== 'blockers') return null;
  const found = question.unable.find((u) => u.creature === id);
  if (found === undefined) return null;
  const what = question.kind === 'attackers' ? cannotAttack : cannotBlock;
  return { words: `${what}: ${found.words}`, rules: found.rule === '' ? [] : [found.rule], entities: [], because: [] };
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

export function useWhyNot(id: EntityId): readonly Why[] {
  const { table, magic } = useWords();
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
    const known = unable(snapshot, id, magic);
    if (known !== null) {
      told([known]);
      return;
    }
    const asking = whyNot(snapshot, id, light);
    if (asking === null) return;
    let gone = false;
    const timer = setTimeout(
      () =>
        board
          .acts()
          .reasons(asking)
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
  }, [id, light, snapshot, board, table, magic]);
  return found;
}
