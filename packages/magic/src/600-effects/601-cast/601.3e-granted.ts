/**
 * What effects give to spells counts for how they can be cast (601.3e, 613.1f): before a card is on the stack it is asked of
 * what it would be there.
 */

import { moveEvent, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Ability, CostChange, StaticAbility } from '@rulewright/language/magic';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { STACK } from '../../400-zones/400-zones.ts';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { type Context, context, type G, type StackEntry } from '../../state.ts';
import { type ActiveEffect, unknownForce } from '../613-continuous/611-active-effect.ts';
import { environment, type MagicEnvironment } from '../613-continuous/environment.ts';
import { asEntered } from '../614-replacement/614.12-entering.ts';

const known = new WeakMap<MagicEnvironment, boolean>();

/** Whether an effect gives abilities to objects on the stack. */
export function grantsToSpells(g: G): boolean {
  const env = environment(g);
  if (!env.modifiesElsewhere) return false;
  const found = known.get(env);
  if (found !== undefined) return found;
  const made = env.modify.some(
    ({ effect: { what, changes } }) =>
      what.kind === 'each' && what.zones?.includes('stack') === true && changes.some(({ kind }) => kind === 'gain'),
  );
  known.set(env, made);
  return made;
}

export interface Ahead {
  readonly g: G;
  readonly id: ObjectId;
}

/** The spell that a card would be, cast for that cost, in a look ahead. */
export function aheadAsSpell(
  g: G,
  player: PlayerId,
  card: ObjectId,
  face: number,
  flags: number,
  method: string | null = null,
): Ahead | null {
  const paid = method === null ? {} : { [method]: 1 };
  const stack: StackEntry = { ...NEW_SPELL, source: card, from: objectRow(g.state, card).zone, paid };
  const move: MagicEvent = moveEvent(card, STACK, { how: 'cast', controller: player, face, flags, stack });
  return asEntered(g, move);
}
const NEW_SPELL: Omit<StackEntry, 'source' | 'from'> = {
  kind: 'spell',
  effect: null,
  modes: [],
  targets: [],
  x: 0,
  locals: {},
  paid: {},
  event: null,
  condition: null,
  keyword: null,
};

/** The abilities that effects would give to the spell besides its own. */
export function grantedAbilities(own: readonly Ability[], ahead: Ahead | null): readonly Ability[] {
  if (ahead === null) return NONE;
  return characteristics(ahead.g, ahead.id).abilities.filter((ability) => !own.includes(ability));
}
const NONE: readonly Ability[] = [];

/** What a spell says of its own cost by abilities that effects have given to it. */
export function grantedCosts(g: G, spell: ObjectId, { controller }: Context): readonly ActiveEffect<CostChange>[] {
  if (objectRow(g.state, spell).zone !== STACK || !grantsToSpells(g)) return NO_COSTS;
  const known = environment(g).costs.filter(({ ctx }) => ctx.source === spell);
  return characteristics(g, spell).abilities.flatMap((ability) => {
    if (ability.kind !== 'static') return NO_COSTS;
    const changes = ability.effects.filter((e): e is CostChange => e.kind === 'cost');
    const given = changes.filter((effect) => !known.some((active) => active.effect === effect));
    return given.map((effect) => asActive(effect, ability, context(spell, controller)));
  });
}
const NO_COSTS: readonly ActiveEffect<CostChange>[] = [];

const asActive = (effect: CostChange, { condition }: StaticAbility, ctx: Context): ActiveEffect<CostChange> => ({
  effect,
  ctx,
  condition: condition ?? null,
  timestamp: 0,
  defining: false,
  objects: null,
  id: -1,
  force: unknownForce(),
  innerForce: unknownForce(),
});
