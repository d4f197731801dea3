/** A person who answers from what a question says alone, without looking into the engine. */
import type { Answer, EntityId } from '@rulewright/kernel';
import type { CommonQuestion } from '../src/index.ts';
import type { MagicQuestion } from '../src/magic/index.ts';

export type Below = (bound: number) => number;

/** Numbers that look random and are always the same. */
export function chance(seed: number): Below {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return bound <= 0 ? 0 : Math.floor((state / 2 ** 32) * bound);
  };
}

const some = <T>(from: readonly T[], count: number, below: Below): readonly T[] => {
  const rest = from.slice();
  return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] as T);
};

export function answerTo(q: MagicQuestion, below: Below): Answer {
  switch (q.kind) {
    case 'priority': {
      const useful = q.actions.filter((a) => !a.forMana);
      const action = useful[below(useful.length)];
      return action === undefined || below(4) === 0 ? q.pass : action.answer;
    }
    case 'attackers': {
      const attacks = q.able
        .filter(() => below(2) === 0)
        .map(({ creature, attacked }) => [creature, attacked[0] ?? -1]);
      return { attacks: q.required.length > 0 ? q.required : attacks };
    }
    case 'blockers':
      return { blocks: q.required };
    case 'payment':
      return q.steps[0]?.answer ?? { cancel: true };
    case 'word':
      return 'Human';
    default:
      return commonAnswer(q, below);
  }
}

type Common = Exclude<CommonQuestion, { readonly kind: 'priority' | 'word' }>;

/** To what any game asks. */
export function commonAnswer(q: Common, below: Below): Answer {
  switch (q.kind) {
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
    case 'listed':
      return q.answers[0]?.answer ?? null;
  }
}
