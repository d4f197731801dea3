/** The effects stack: over the table, and only while something is on it. */
import { memo, useMemo } from 'react';
import { Stack, type Waiting } from '../../../table/stack.tsx';
import type { Shown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

export const EffectsStack = memo(function EffectsStack() {
  const { grandArchive } = useWords();
  const ids = useBoard((s) => s.snapshot.zones.stack.seen);
  const objects = useBoard((s) => s.snapshot.objects);
  const waiting = useMemo(
    () =>
      ids.toReversed().flatMap((id): readonly Waiting[] => {
        const object: Shown | undefined = objects[id];
        if (object === undefined) return [];
        const { stack, controller } = object;
        const isAbility = stack?.kind === 'activated' || stack?.kind === 'triggered';
        // The card whose activation it is, or the object whose ability: that has the picture.
        const source = stack === undefined ? undefined : objects[stack.source];
        const kind = stack === undefined ? '' : grandArchive.stack[stack.kind];
        const line = isAbility && stack.words !== '' ? stack.words : `${kind} · ${(source ?? object).typeLine}`;
        return [{ object, controller, face: source ?? object, line, isAbility }];
      }),
    [ids, objects, grandArchive],
  );
  const words = useMemo(
    () => ({
      title: grandArchive.zones.stack,
      empty: grandArchive.emptyStack,
      isTop: grandArchive.isTop,
      yieldTo: grandArchive.yieldTo,
      controller: grandArchive.marks.controller,
    }),
    [grandArchive],
  );
  return <Stack waiting={waiting} words={words} over />;
});
