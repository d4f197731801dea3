/** What to ask about something that cannot be done now, and what the question itself says of it. */
import { useMemo } from 'react';
import { isObject } from '../../../table/ids.ts';
import { notAmong, type WhyNot } from '../../../table/why-not.ts';
import type { Snapshot } from '../types.ts';
import { useWords } from '../words/index.ts';

export function useMagicWhyNot(): WhyNot {
  const { cannotAttack, cannotBlock } = useWords().magic;
  return useMemo(
    (): WhyNot => (shown, id, light) => {
      const { question, viewer, objects } = shown as Snapshot;
      const o = isObject(id) ? objects[id] : undefined;
      if (question?.kind === 'attackers' || question?.kind === 'blockers') {
        const found = question.unable.find(({ creature }) => creature === id);
        if (found === undefined) return null;
        const words = `${question.kind === 'attackers' ? cannotAttack : cannotBlock}: ${found.words}`;
        return { known: { words, rules: found.rule === '' ? [] : [found.rule], entities: [], because: [] } };
      }
      if (question?.kind === 'priority' && o !== undefined) {
        if (o.zone === 'hand' && o.owner === viewer && light === undefined)
          return { asking: { answer: { action: o.types.includes('land') ? 'playLand' : 'cast', card: o.id } } };
        // An activated ability is written with a colon after its cost.
        const activated = o.text.some(({ words }) => /^[^"“]*[:：]/.test(words));
        const may = light === undefined || light === 'minor';
        if (o.zone === 'battlefield' && o.controller === viewer && activated && may && !o.types.includes('land'))
          return { asking: { of: o.id, what: 'activate' } };
      }
      const asking = notAmong(shown, id, light);
      return asking === null ? null : { asking };
    },
    [cannotAttack, cannotBlock],
  );
}
