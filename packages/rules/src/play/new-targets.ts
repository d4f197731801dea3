/** Choosing new targets for what is on the stack. A game's procedure has these two stages, in this order. */
import {
  type Answer,
  altered,
  ask,
  type Directive,
  DONE,
  type EntityId,
  emit,
  go,
  happen,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { ChosenTarget } from '../context.ts';
import type { CommonGame } from '../game.ts';
import type { Entry, TargetSpec } from './specs.ts';
import { isLegalTarget, legalTargets, stackContext } from './targets.ts';
import type { TargetsDecision } from './targets-decision.ts';
import { jointRefusal } from './targets-together.ts';

export interface Retargeting {
  readonly object: ObjectId;
  readonly player: PlayerId;
  /** Every target becomes another one, or none does. */
  readonly change?: boolean;
  /** To these, if they are legal. */
  readonly to?: readonly EntityId[];
  readonly chosen?: readonly (readonly EntityId[])[];
  /** It is a copy, which is put on the stack only now: whoever copies says what becomes its targets. */
  readonly copy?: boolean;
}

const entryOf = (g: CommonGame, id: ObjectId): Entry | null => objectRow(g.state, id).stack as Entry | null;

/** The entry with the targets chosen so far; the division stays as it was. */
const withTargets = (entry: Entry, chosen: readonly (readonly EntityId[])[]): Entry =>
  altered(entry, {
    targets: entry.targets.map((t, i): ChosenTarget<TargetSpec> => altered(t, { chosen: chosen[i] ?? t.chosen })),
  });

/** One choice for each target; they may be left as they are, even illegal ones. */
export function chooseNewTargets(
  g: CommonGame,
  r: Retargeting,
  answer: Answer | undefined,
  stage: string,
  rule: string,
): Directive {
  const entry = entryOf(g, r.object);
  const chosen = answer === undefined ? (r.chosen ?? []) : [...(r.chosen ?? []), answer as readonly EntityId[]];
  const target = entry?.targets[chosen.length];
  if (entry === null || target === undefined) return next(altered(r, { chosen }));
  const count = target.chosen.length;
  const now = withTargets(entry, chosen);
  const legal = legalTargets(g, target.spec, stackContext(g, r.object, now), r.object);
  const others = legal.filter((id) => !target.chosen.includes(id) && (r.to === undefined || r.to.includes(id)));
  if (r.change === true && others.length < count) return DONE;
  const from = r.change === true ? others : [...target.chosen, ...others];
  if (r.change === true && from.length === count) return go(stage, altered(r, { chosen: [...chosen, from] }));
  if (from.length === count) return go(stage, altered(r, { chosen: [...chosen, target.chosen] }));
  const decision: TargetsDecision = {
    kind: 'targets',
    player: r.player,
    rule,
    prompt: 'new-targets',
    about: r.object,
    object: r.object,
    spec: target.spec,
    from,
    min: count,
    max: count,
  };
  return ask(decision, altered(r, { chosen }));
}

/** Only the final set of targets is looked at. */
export function changeTargets(g: CommonGame, r: Retargeting): Directive {
  const entry = entryOf(g, r.object);
  if (entry === null) return DONE;
  const changed = withTargets(
    entry,
    (r.chosen ?? []).map((ids, i) => inPlace(entry.targets[i]?.chosen ?? [], ids)),
  );
  const fresh = changed.targets.map((t, i) => t.chosen.filter((id) => entry.targets[i]?.chosen.includes(id) !== true));
  if (fresh.every((ids) => ids.length === 0)) return DONE;
  const ctx = stackContext(g, r.object, changed);
  const legal = changed.targets.every(
    (t, i) =>
      (fresh[i] ?? []).every((id) => isLegalTarget(g, t.spec, id, ctx, r.object)) &&
      ((fresh[i] ?? []).length === 0 || jointRefusal(g, t.spec, t.chosen, ctx) === null),
  );
  if (!legal) return DONE;
  const { announced, targets } = g.rules.play;
  happen(g, announced(r.object, changed));
  if (r.copy === true) return DONE;
  return emit(fresh.flat().map((object) => targets.targeted(object, r.object)));
}

/** Keeps what stays in its place, so that shares of a division stay with their targets. */
function inPlace(old: readonly EntityId[], now: readonly EntityId[]): readonly EntityId[] {
  const fresh = now.filter((id) => !old.includes(id));
  return old.map((id) => (now.includes(id) ? id : (fresh.shift() ?? id)));
}
