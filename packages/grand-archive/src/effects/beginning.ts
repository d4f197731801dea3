/** What the common engine asks about effects that a resolving card or ability begins. */
import { type EntityId, isPlayer, NOWHERE, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Ability, Effect, StaticEffect, Value } from '@rulewright/language/grand-archive';
import { UnsupportedAction } from '@rulewright/rules';
import { type Context, type G, stackEntry } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { STACK } from '../zones/zones.ts';

export const isThere = (g: G, id: EntityId): boolean => isPlayer(id) || objectRow(g.state, id).zone !== NOWHERE;

/** Damage prevention 5: a shield is used up by what it prevents, an instance by being used; "the next card" by that card. */
export function usesOf(g: G, ctx: Context, effect: StaticEffect): number {
  const count = (v: Value): number => Math.max(0, value(g, v, ctx));
  if (effect.kind === 'cost') return effect.uses === undefined ? -1 : count(effect.uses);
  if (effect.kind === 'may' && 'limit' in effect) return effect.limit ?? -1;
  if (effect.kind !== 'replace') return -1;
  const { instead } = effect;
  if (instead.kind === 'prevent' && instead.shield === true && instead.amount !== undefined)
    return count(instead.amount);
  return effect.uses === undefined ? -1 : count(effect.uses);
}

/** The ability that is resolving: the topmost of its source. */
export function resolvingAbility(g: G, ctx: Context): Ability {
  const entries = zoneObjects(g, STACK, ctx.controller).map((id) => stackEntry(objectRow(g.state, id)));
  const ability: Effect | null | undefined = entries.findLast(
    (e) => e?.source === ctx.source && e.kind !== 'instance',
  )?.effect;
  if (ability === null || ability === undefined) throw new UnsupportedAction('this ability of a card');
  return ability as Ability;
}
