/** The stack, the top first: what resolves next. */
import { memo, useMemo } from 'react';
import { Stack as AnyStack, type Waiting } from '../../../table/stack.tsx';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';

export const Stack = memo(function Stack() {
  const { magic } = useWords();
  const ids = useBoard((s) => s.snapshot.zones.stack.seen);
  const objects = useBoard((s) => s.snapshot.objects);
  const waiting = useMemo(
    () =>
      ids.toReversed().flatMap((id): readonly Waiting[] => {
        const object = objects[id];
        if (object === undefined) return [];
        const { stack, controller, typeLine } = object;
        // An ability has no picture of its own: it shows that of its source.
        if (stack === undefined || stack.kind === 'spell')
          return [{ object, controller, face: object, line: typeLine, isAbility: false }];
        return [{ object, controller, face: objects[stack.source] ?? object, line: stack.words, isAbility: true }];
      }),
    [ids, objects],
  );
  const words = useMemo(
    () => ({
      title: magic.zones.stack,
      empty: magic.emptyStack,
      isTop: magic.isTop,
      yieldTo: magic.yieldTo,
      controller: magic.marks.controller,
    }),
    [magic],
  );
  return <AnyStack waiting={waiting} words={words} />;
});
