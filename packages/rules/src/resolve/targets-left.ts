/** The targets that are still legal as something resolves. */
import { type EntityId, findObject, fit, isPlayer, NOWHERE, type ObjectId } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import { NOBODY } from '../evaluate/objects.ts';
import type { CommonGame } from '../game.ts';
import type { Entry, TargetSpec } from '../play/specs.ts';
import { isInPlace, isLegalTarget, stackContext } from '../play/targets.ts';
import { jointRefusal } from '../play/targets-together.ts';

/** A target that left its zone is another object now; otherwise it must be legal as when it was chosen. */
export function targetStillLegal(
  g: CommonGame,
  spec: TargetSpec,
  id: EntityId,
  ctx: Context,
  object: ObjectId,
): boolean {
  if (!isPlayer(id) && (findObject(g.state, id)?.zone ?? NOWHERE) === NOWHERE) return false;
  return isInPlace(g, spec, id) && isLegalTarget(g, spec, id, ctx, object);
}

/** For each of its targets in order, those that are still legal. */
export function legalTargetsRemaining(g: CommonGame, object: ObjectId, entry: Entry): readonly (readonly EntityId[])[] {
  const ctx = stackContext(g, object, entry);
  return entry.targets.map((t) => {
    const legal = t.chosen.filter((id) => targetStillLegal(g, t.spec, id, ctx, object));
    return legal.length > 1 ? stillTogether(g, t.spec, legal, ctx) : legal;
  });
}

/** Those that still fit together: of targets that must differ, the ones that do; of others, all or none. */
function stillTogether(g: CommonGame, spec: TargetSpec, ids: readonly EntityId[], ctx: Context): readonly EntityId[] {
  if (jointRefusal(g, spec, ids, ctx) !== null) return NOBODY;
  if (spec.together === undefined) return ids;
  const { least: _, ...together } = g.rules.program.together(g, spec.together, ids, ctx);
  if (fit({ from: ids, together }, ids)) return ids;
  const { keys, keyed } = together;
  return keyed === 'different' && keys !== undefined
    ? ids.filter((_id, i) => keys.every((key, j) => j === i || key !== keys[i]))
    : NOBODY;
}
