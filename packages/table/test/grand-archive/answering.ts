/** A person who answers from what a question says alone, without looking into the engine. */
import type { Answer } from '@rulewright/kernel';
import type { GrandArchiveQuestion } from '../../src/grand-archive/index.ts';
import { type Below, commonAnswer } from '../answering.ts';

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
    case 'word':
      return '';
    default:
      return commonAnswer(q, below);
  }
}
