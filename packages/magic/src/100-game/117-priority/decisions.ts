/** The decisions of casting and priority: what is asked, which answers are legal, and why others are not. */

import type { Answer, DecisionKind, EntityId, ObjectId, Plain } from '@rulewright/kernel';
import { targetDecisions } from '@rulewright/rules';
import {
  legalPayments,
  type PaymentAnswer,
  paymentAnswerRefusal,
} from '../../600-effects/601-cast/601.2g-manual-payment.ts';
import { isProposal, proposalRefusal } from '../../700-additional/732-loops/732.2-shortcuts.ts';
import type { G } from '../../state.ts';
import { checkAction, legalActions, type PriorityAnswer } from './117.1-legal-actions.ts';
import type { PaymentDecision, PriorityDecision } from './decision-types.ts';

const isRecord = (data: Plain | undefined): data is { readonly [key: string]: Plain } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The same data with other objects in these fields. */
const renamedFields = (data: Plain, fields: readonly string[], now: (id: EntityId) => EntityId): Plain =>
  isRecord(data)
    ? Object.fromEntries(
        Object.entries(data).map(([key, value]) => [
          key,
          fields.includes(key) && typeof value === 'number' ? now(value as ObjectId) : value,
        ]),
      )
    : data;

/** 117.1: what the player with priority may do. */
const priority: DecisionKind<G, PriorityDecision, PriorityAnswer & Answer> = {
  open: true,
  check: (g, d, answer) => (isProposal(answer) ? proposalRefusal(g, d, answer) : checkAction(g, d.player, answer)),
  answers: (g, d) => legalActions(g, d.player) as readonly (PriorityAnswer & Answer)[],
  sample(g, d, below) {
    const all = legalActions(g, d.player);
    return all[below(all.length)] as PriorityAnswer & Answer;
  },
  renamed: (answer, now) => renamedFields(answer, ['card', 'object'], now),
  // 733.1: casting and activating may prove illegal on the way.
  checkpoint: (_, answer) =>
    answer.action === 'cast' ||
    answer.action === 'activate' ||
    answer.action === 'turnUp' ||
    answer.action === 'rollPlanarDie',
};

const payment: DecisionKind<G, PaymentDecision, PaymentAnswer & Answer> = {
  check: paymentAnswerRefusal,
  answers: (g, d) => legalPayments(g, d) as readonly (PaymentAnswer & Answer)[],
  /** Whoever does not care how it is paid leaves it to the automatic payer. */
  sample(g, d, below) {
    const all = legalPayments(g, d).filter((a) => !('cancel' in a));
    return (all[below(all.length)] ?? { cancel: true }) as PaymentAnswer & Answer;
  },
  renamed: (answer, now) =>
    isRecord(answer) && isRecord(answer.activate)
      ? { ...answer, activate: renamedFields(answer.activate, ['object'], now) }
      : answer,
};

export const castingDecisions = { priority, ...targetDecisions, payment } as const;
