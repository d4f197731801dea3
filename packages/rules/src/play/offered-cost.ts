/** A cost that is offered or demanded while something resolves: who cannot pay is not asked. */
import {
  type Answer,
  altered,
  ask,
  type Directive,
  go,
  next,
  type PlayerId,
  type Refusal,
  type YesNo,
} from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { decide } from './cost-decisions.ts';
import type { Payer } from './cost-rules.ts';
import { unpaid } from './payment.ts';

interface OfferedCost {
  readonly cost: readonly Node[];
  readonly player: PlayerId;
  readonly ctx: Context;
  readonly optional: boolean;
}

export function offerCost(
  g: CommonGame,
  c: OfferedCost,
  answer: Answer | undefined,
  refusal: () => Refusal | null,
): Directive {
  const { rule } = g.rules.program;
  if (answer === undefined) {
    const refused = refusal();
    if (refused !== null) return unpaid(refused);
    if (c.optional) {
      const decision: YesNo = { kind: 'yesNo', player: c.player, rule: rule.pay, prompt: 'pay', about: c.ctx.source };
      return ask(decision);
    }
  }
  return answer === false ? unpaid({ code: 'declined', rule: rule.pay }) : next(c);
}

/** What is to be decided about it, one thing after another. */
export function decideOfferedCost(
  g: CommonGame,
  c: OfferedCost,
  payer: Payer,
  answer: Answer | undefined,
  stage: string,
  works: (ctx: Context) => boolean,
): Directive {
  const step = decide(g, c.cost, payer, answer, works);
  if (step.is === 'asked') return ask(step.question);
  return step.is === 'decided' ? go(stage, altered(c, { ctx: altered(c.ctx, step.now) })) : next(c);
}
