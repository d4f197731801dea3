/** What to ask about something that cannot be done now. */
import { isObject } from '../../../table/ids.ts';
import { notAmong, type WhyNot } from '../../../table/why-not.ts';
import type { Snapshot } from '../types.ts';

export const whyNot: WhyNot = (shown, id, light) => {
  const snapshot = shown as Snapshot;
  const { question, viewer, objects } = snapshot;
  const o = isObject(id) ? objects[id] : undefined;
  if (question?.kind === 'materialize') {
    const found = question.unable.find(({ card }) => card === id);
    if (found === undefined) return null;
    return { known: { words: found.words, rules: found.rule === '' ? [] : [found.rule], entities: [], because: [] } };
  }
  if (question?.kind === 'priority' && o !== undefined && light === undefined) {
    if (o.zone === 'hand' && o.owner === viewer)
      return { asking: { answer: { action: 'play', card: o.id, method: 'activate' } } };
    const unit = o.types.includes('champion') || o.types.includes('ally');
    if (o.zone === 'field' && o.controller === viewer && unit) return { asking: { of: o.id, what: 'attack' } };
    return null;
  }
  const asking = notAmong(snapshot, id, light);
  return asking === null ? null : { asking };
};
