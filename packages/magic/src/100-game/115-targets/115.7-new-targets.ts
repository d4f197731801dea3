/** Choosing new targets for a spell or ability on the stack (115.7d, 707.10c). */

import {
  ask,
  type Directive,
  DONE,
  type EntityId,
  emit,
  type GameEvent,
  go,
  happen,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import { jointRefusal } from '../../600-effects/601-cast/601.2c-joint-targets.ts';
import { announceEvent, targetedEvent } from '../../700-additional/700.1-events/types.ts';
import type { ChosenTarget, G, StackEntry } from '../../state.ts';
import type { TargetsDecision } from '../117-priority/decision-types.ts';
import { isLegalTarget, legalTargets, stackContext } from './115-targets.ts';

interface NewTargetsInput {
  readonly object: ObjectId;
  readonly player: PlayerId;
  /** 115.7a: every target becomes another one, or none does. */
  readonly change?: boolean;
  /** To these, if they are legal. */
  readonly to?: readonly EntityId[];
}

interface Retargeting extends NewTargetsInput {
  readonly chosen?: readonly (readonly EntityId[])[];
}

const entryOf = (g: G, id: ObjectId): StackEntry | null => objectRow(g.state, id).stack as StackEntry | null;

/** The entry with the targets chosen so far; the division stays as it was (115.7f). */
const withTargets = (entry: StackEntry, chosen: readonly (readonly EntityId[])[]): StackEntry => ({
  ...entry,
  targets: entry.targets.map((t, i): ChosenTarget => ({ ...t, chosen: chosen[i] ?? t.chosen })),
});

const chooseNewTargets: Procedure = procedure<G, Retargeting>('chooseNewTargets', {
  choose_115_7d(g, r, answer): Directive {
    const entry = entryOf(g, r.object);
    const chosen = answer === undefined ? (r.chosen ?? []) : [...(r.chosen ?? []), answer as readonly EntityId[]];
    const target = entry?.targets[chosen.length];
    if (entry === null || target === undefined) return next({ ...r, chosen });
    const stage = 'choose_115_7d';
    const count = target.chosen.length;
    const now = withTargets(entry, chosen);
    const legal = legalTargets(g, target.spec, stackContext(g, r.object, now), r.object);
    const others = legal.filter((id) => !target.chosen.includes(id) && (r.to === undefined || r.to.includes(id)));
    if (r.change === true && others.length < count) return DONE;
    // 115.7d: targets may be left as they are, even illegal ones.
    const from = r.change === true ? others : [...target.chosen, ...others];
    if (r.change === true && from.length === count) return go(stage, { ...r, chosen: [...chosen, from] });
    if (from.length === count) return go(stage, { ...r, chosen: [...chosen, target.chosen] });
    const decision: TargetsDecision = {
      kind: 'targets',
      player: r.player,
      rule: '115.7d',
      prompt: 'new-targets',
      about: r.object,
      object: r.object,
      spec: target.spec,
      from,
      min: count,
      max: count,
    };
    return ask(decision, { ...r, chosen });
  },
  /** 115.7e: only the final set of targets is looked at. */
  change_115_7e(g, r): Directive {
    const entry = entryOf(g, r.object);
    if (entry === null) return DONE;
    const changed = withTargets(
      entry,
      (r.chosen ?? []).map((ids, i) => inPlace(entry.targets[i]?.chosen ?? [], ids)),
    );
    const fresh = changed.targets.map((t, i) =>
      t.chosen.filter((id) => entry.targets[i]?.chosen.includes(id) !== true),
    );
    if (fresh.every((ids) => ids.length === 0)) return DONE;
    const ctx = stackContext(g, r.object, changed);
    const legal = changed.targets.every(
      (t, i) =>
        (fresh[i] ?? []).every((id) => isLegalTarget(g, t.spec, id, ctx, r.object)) &&
        ((fresh[i] ?? []).length === 0 || jointRefusal(g, t.spec, t.chosen, ctx) === null),
    );
    if (!legal) return DONE;
    const announce = announceEvent(r.object, changed);
    happen(g, announce);
    const targeted: GameEvent[] = fresh.flat().map((object) => targetedEvent(object, r.object));
    return emit(targeted);
  },
});

/** Keeps what stays in its place, so that shares of a division stay with their targets. */
function inPlace(old: readonly EntityId[], now: readonly EntityId[]): readonly EntityId[] {
  const fresh = now.filter((id) => !old.includes(id));
  return old.map((id) => (now.includes(id) ? id : (fresh.shift() ?? id)));
}

export const newTargetProcedures = { chooseNewTargets } as const;
