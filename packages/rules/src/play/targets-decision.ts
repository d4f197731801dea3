/** Being asked for targets: which answers are legal, and why others are not. */
import {
  type Answer,
  type ChooseEntities,
  commonDecisions,
  type DecisionKind,
  type EntityId,
  type ObjectId,
  objectRow,
  type Refusal,
} from '@rulewright/kernel';
import { type Context, context } from '../context.ts';
import type { CommonGame } from '../game.ts';
import type { Entry, TargetSpec } from './specs.ts';
import { boundLocals, stackContext, targetRefusal } from './targets.ts';
import { fittingTogether, isJoint, jointRefusal } from './targets-together.ts';

/** The targets for one instance of the word "target". The answer lists them. */
export interface TargetsDecision<Target extends TargetSpec = TargetSpec> extends Omit<ChooseEntities, 'kind'> {
  readonly kind: 'targets';
  /** What is on the stack and will have these targets. */
  readonly object: ObjectId;
  readonly spec: Target;
}

const { entities } = commonDecisions;
const asChoice = (d: TargetsDecision): ChooseEntities => ({ ...d, kind: 'entities' });

const targets: DecisionKind<CommonGame, TargetsDecision, readonly EntityId[]> = {
  check(g, d, answer) {
    const refusal = entities.check(g, asChoice(d), answer);
    if (refusal === null) return jointly(g, d, answer as readonly EntityId[]);
    return refusal.code === 'not-a-candidate' ? (whyNot(g, d, answer) ?? refusal) : refusal;
  },
  answers(g, d) {
    const all = entities.answers(g, asChoice(d));
    return isJoint(d.spec) ? (all?.filter((answer) => jointly(g, d, answer) === null) ?? null) : all;
  },
  sample(g, d, below) {
    const chosen = entities.sample(g, asChoice(d), below);
    return isJoint(d.spec) ? fittingTogether(g, d.spec, chosen, d.from, d.min, contextOf(g, d)) : chosen;
  },
  renamed: (answer, now) => entities.renamed?.(answer, now) ?? answer,
};

const jointly = (g: CommonGame, d: TargetsDecision, answer: readonly EntityId[]): Refusal | null =>
  isJoint(d.spec) ? jointRefusal(g, d.spec, answer, contextOf(g, d)) : null;

const entryOf = (g: CommonGame, { object }: TargetsDecision): Entry | null =>
  object < 0 ? null : (objectRow(g.state, object).stack as Entry | null);

/** What the words about the targets are read against. */
function contextOf(g: CommonGame, d: TargetsDecision): Context {
  const entry = entryOf(g, d);
  return entry === null ? context(d.about ?? d.object, d.player) : stackContext(g, d.object, entry);
}

/** The reason why the first wrong target of an answer is wrong. */
function whyNot(g: CommonGame, d: TargetsDecision, answer: Answer): Refusal | null {
  const stranger = (answer as readonly EntityId[]).find((id) => !d.from.includes(id));
  if (stranger === undefined) return null;
  const entry = entryOf(g, d);
  const source = entry?.source ?? d.about ?? d.object;
  const ctx = context(source, d.player, entry === null ? {} : { locals: boundLocals(entry), event: entry.event });
  return targetRefusal(g, d.spec, stranger, ctx, d.object);
}

export const targetDecisions = { targets } as const;
