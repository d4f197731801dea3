/** What the common engine asks about effects that a resolving spell or ability begins (611.2). */
import { type EntityId, isPlayer, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Ability, Effect, StaticEffect, Value } from '@rulewright/language/magic';
import { UnsupportedAction } from '@rulewright/rules';
import { STACK } from '../../400-zones/400-zones.ts';
import { isThere as isSomewhere } from '../../700-additional/701-actions/found.ts';
import type { Context, G, StackEntry } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';

/** 702.26e: what is phased out is not among what an effect applies to. */
export const isThere = (g: G, id: EntityId): boolean => isPlayer(id) || isSomewhere(g, id);

/** 615.7: a shield is used up by what it prevents; "the next time" by being used. */
export function usesOf(g: G, ctx: Context, effect: StaticEffect): number {
  if (effect.kind !== 'replace') return -1;
  const { instead } = effect;
  const count = (v: Value): number => Math.max(0, value(g, v, ctx));
  if (effect.uses !== undefined) return count(effect.uses);
  if (instead.kind === 'prevent' && instead.shield === true && instead.amount !== undefined)
    return count(instead.amount);
  if (instead.kind === 'change' && instead.upTo !== undefined) return count(instead.upTo);
  return -1;
}

/** The ability that is resolving (113.7): the topmost of its source. */
export function resolvingAbility(g: G, ctx: Context): Ability {
  const entries = zoneObjects(g, STACK, ctx.controller).map((id) => objectRow(g.state, id).stack as StackEntry | null);
  const ability: Effect | null | undefined = entries.findLast(
    (e) => e?.source === ctx.source && e.kind !== 'spell',
  )?.effect;
  if (ability === null || ability === undefined) throw new UnsupportedAction('this ability of a spell');
  return ability as Ability;
}
