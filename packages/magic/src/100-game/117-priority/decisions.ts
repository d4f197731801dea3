/** The decisions of casting and priority: what is asked, which answers are legal, and why others are not. */

import {
  type Answer,
  type ChooseEntities,
  commonDecisions,
  type DecisionKind,
  type EntityId,
  type Game,
  type ObjectId,
  objectRow,
  type Plain,
  type Refusal,
} from '@rulewright/kernel';
import { fittingTogether, isJoint, jointRefusal } from '../../600-effects/601-cast/601.2c-joint-targets.ts';
import {
  legalPayments,
  type PaymentAnswer,
  paymentAnswerRefusal,
} from '../../600-effects/601-cast/601.2g-manual-payment.ts';
import { isProposal, proposalRefusal } from '../../700-additional/732-loops/732.2-shortcuts.ts';
import { type Context, context, type G, type StackEntry } from '../../state.ts';
import { boundLocals, stackContext, targetRefusal } from '../115-targets/115-targets.ts';
import { checkAction, legalActions, type PriorityAnswer } from './117.1-legal-actions.ts';
import type { PaymentDecision, PriorityDecision, TargetsDecision } from './decision-types.ts';

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
  check: (g, d, answer) => (isProposal(answer) ? proposalRefusal(g, d, answer) : checkAction(g, d.player, answer)),
  answers: (g, d) => legalActions(g, d.player) as readonly (PriorityAnswer & Answer)[],
  sample(g, d, below) {
    const all = legalActions(g, d.player);
    return all[below(all.length)] as PriorityAnswer & Answer;
  },
  renamed: (answer, now) => renamedFields(answer, ['card', 'object'], now),
  // 733.1: casting and activating may prove illegal on the way.
  checkpoint: (_, answer) => answer.action === 'cast' || answer.action === 'activate' || answer.action === 'turnUp',
};

const { entities } = commonDecisions;
const asChoice = (d: TargetsDecision): ChooseEntities => ({ ...d, kind: 'entities' });

const targets: DecisionKind<G, TargetsDecision, readonly EntityId[]> = {
  check(g, d, answer) {
    const refusal = entities.check(g as Game, asChoice(d), answer);
    if (refusal === null) return jointly(g, d, answer as readonly EntityId[]);
    return refusal.code === 'not-a-candidate' ? (whyNot(g, d, answer) ?? refusal) : refusal;
  },
  answers(g, d) {
    const all = entities.answers(g as Game, asChoice(d));
    return isJoint(d.spec) ? (all?.filter((answer) => jointly(g, d, answer) === null) ?? null) : all;
  },
  sample(g, d, below) {
    const chosen = entities.sample(g as Game, asChoice(d), below);
    return isJoint(d.spec) ? fittingTogether(g, d.spec, chosen, d.from, d.min, contextOf(g, d)) : chosen;
  },
  renamed: (answer, now) => entities.renamed?.(answer, now) ?? answer,
};

const jointly = (g: G, d: TargetsDecision, answer: readonly EntityId[]): Refusal | null =>
  isJoint(d.spec) ? jointRefusal(g, d.spec, answer, contextOf(g, d)) : null;

/** What the words about the targets are read against. */
function contextOf(g: G, d: TargetsDecision): Context {
  const entry = d.object < 0 ? null : (objectRow(g.state, d.object).stack as StackEntry | null);
  return entry === null ? context(d.about ?? d.object, d.player) : stackContext(g, d.object, entry);
}

/** The reason why the first wrong target of an answer is wrong. */
function whyNot(g: G, d: TargetsDecision, answer: Answer): Refusal | null {
  const stranger = (answer as readonly EntityId[]).find((id) => !d.from.includes(id));
  if (stranger === undefined) return null;
  const entry = d.object < 0 ? null : (objectRow(g.state, d.object).stack as StackEntry | null);
  const source = entry?.source ?? d.about ?? d.object;
  const ctx = context(source, d.player, entry === null ? {} : { locals: boundLocals(entry), event: entry.event });
  return targetRefusal(g, d.spec, stranger, ctx, d.object);
}

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

export const castingDecisions = { priority, targets, payment } as const;
