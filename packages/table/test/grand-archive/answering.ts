/** A person who answers from what a question says alone, without looking into the engine. */
import type { Answer, EntityId } from '@rulewright/kernel';
import type { GrandArchiveQuestion } from '../../src/grand-archive/index.ts';
import { type Below, some } from '../answering.ts';

export function answerTo(q: GrandArchiveQuestion, below: Below): Answer {
  switch (q.kind) {
    case 'priority': {
      const action = q.actions[below(q.actions.length)];
      return action === undefined || below(4) === 0 ? q.pass : action.answer;
    }
    case 'materialize': {
      const able = [...q.able, ...q.preserved];
      return able[below(able.length + 1)]?.answer ?? q.none;
    }
    case 'glimpse': {
      const call = below(2) === 0 ? q.calls[below(q.calls.length)] : undefined;
      const kept = q.bottomOnly ? 0 : below(q.cards.length + 1);
      return call?.answer ?? { top: q.cards.slice(0, kept), bottom: q.cards.slice(kept) };
    }
    case 'entities':
      return some(q.from as readonly EntityId[], q.min + below(Math.min(q.max, q.from.length) - q.min + 1), below);
    case 'yesNo':
      return below(2) === 0;
    case 'number':
      return q.min + below(Math.min(q.max, q.min + 5) - q.min + 1);
    case 'options':
      return some(
        q.options.map((_, i) => i),
        q.min,
        below,
      );
    case 'order':
      return q.items.map((_, i) => i);
    case 'divide':
      return q.suggested;
    case 'word':
      return '';
    case 'listed':
      return q.answers[0]?.answer ?? null;
  }
}
