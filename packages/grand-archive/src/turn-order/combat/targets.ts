/** What an attack can target: attackable objects, Taunt, Stealth, True Sight (attack declaration 2.3, 2.5). */
import { isPlayer, NOWHERE, type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { May, Must } from '@rulewright/language/grand-archive';
import { type ActiveEffect, environment, inForce } from '@rulewright/rules';
import { forbidden } from '../../effects/restrictions.ts';
import { isSiegeable } from '../../events/objects.ts';
import { areOpponents } from '../../general-rules/players.ts';
import {
  type Characteristics,
  characteristics,
  hasKeyword,
  isType,
  keywordsOf,
} from '../../parts-of-a-card/characteristics.ts';
import { UNIT } from '../../parts-of-a-card/words.ts';
import { type Combat, context, Flag, type G } from '../../state.ts';
import { matches, selects, value } from '../../vocabulary/evaluate.ts';
import { FIELD } from '../../zones/zones.ts';

/** Who attacks, and with what: the unit, and the weapons and cards of the intent that are used. */
export interface Attack {
  readonly player: PlayerId;
  readonly attacker: ObjectId;
  readonly using: readonly ObjectId[];
}

/** Combat 1: units, and domains that are siegeable. */
const isAttackable = (c: Characteristics): boolean => isType(c, UNIT) || isSiegeable(c);

/** Whether the unit, a weapon or a card of the intent has a keyword. */
export const usesKeyword = (g: G, { attacker, using }: Attack, keyword: string): boolean =>
  hasKeyword(characteristics(g, attacker), keyword) || using.some((id) => hasKeyword(characteristics(g, id), keyword));

type MayAttack = Extract<May, { what: unknown }>;

/** Something that an effect lets this unit do. */
export function mayDo(g: G, action: May['action'], id: ObjectId): boolean {
  return environment(g).may.some((a) => {
    const effect = a.effect as MayAttack;
    if (effect.action !== action || !('kind' in effect.what)) return false;
    if (!inForce(g, a)) return false;
    return a.objects === null ? selects(g, effect.what as never, id, a.ctx) : a.objects.includes(id);
  });
}

/** Whether an effect lets this unit attack wielding the weapon. */
export const mayUse = (g: G, attacker: ObjectId, weapon: ObjectId): boolean =>
  environment(g).may.some((a) => {
    const effect = a.effect as May;
    if (effect.action !== 'attackUsing' || !inForce(g, a) || !matches(g, effect.using, weapon, a.ctx)) return false;
    return a.objects === null ? selects(g, effect.what, attacker, a.ctx) : a.objects.includes(attacker);
  });

const seesHidden = (g: G, attack: Attack): boolean =>
  usesKeyword(g, attack, 'true sight') || mayDo(g, 'attackStealth', attack.attacker);

/** Combat 9, Stealth 1, and what effects forbid; whoever must be attacked first is another question. */
export function canTarget(g: G, attack: Attack, id: ObjectId): boolean {
  const c = characteristics(g, id);
  if (c.controller === attack.player || objectRow(g.state, id).zone !== FIELD || !isAttackable(c)) return false;
  if (!areOpponents(g, c.controller, attack.player)) return false;
  if (hasKeyword(c, 'stealth') && !seesHidden(g, attack)) return false;
  return (
    forbidden(g, 'beAttacked', id, attack.attacker) === null && forbidden(g, 'attack', attack.attacker, id) === null
  );
}

/** Taunt 1: an awake unit that has to be targeted before others. */
export const isTaunting = (g: G, id: ObjectId): boolean =>
  (objectRow(g.state, id).flags & Flag.rested) === 0 && hasKeyword(characteristics(g, id), 'taunt');

/** Attack declaration 1.5: the demands that this unit attack. */
export const demands = (g: G, attacker: ObjectId): readonly ActiveEffect<Must>[] =>
  (environment(g).must as readonly ActiveEffect<Must>[]).filter(
    (a) =>
      a.effect.action === 'attack' &&
      inForce(g, a) &&
      (a.objects === null ? selects(g, a.effect.what, attacker, a.ctx) : a.objects.includes(attacker)),
  );

/** Those among them that have to be attacked if able. */
function demanded(g: G, { attacker }: Attack, able: readonly ObjectId[]): readonly ObjectId[] {
  let left = able;
  for (const { effect, ctx } of demands(g, attacker)) {
    const { whom } = effect;
    const fitting = whom === undefined ? left : left.filter((id) => selects(g, whom, id, ctx));
    if (fitting.length > 0) left = fitting;
  }
  return left;
}

/** All objects that the attack may target now. */
export const legalAttackTargets = (g: G, attack: Attack): readonly ObjectId[] =>
  demanded(g, attack, targetable(g, attack));

function targetable(g: G, attack: Attack): readonly ObjectId[] {
  const able = zoneObjects(g, FIELD, attack.player).filter((id) => canTarget(g, attack, id));
  // Unblockable 1
  if (usesKeyword(g, attack, 'unblockable') || mayDo(g, 'ignoreTaunt', attack.attacker)) return able;
  const taunting = able.filter((id) => isTaunting(g, id));
  if (taunting.length === 0) return able;
  if (g.state.game.profile.taunt === 'everybody') return taunting;
  const binding = new Set(taunting.map((id) => characteristics(g, id).controller));
  return able.filter((id) => !binding.has(characteristics(g, id).controller) || taunting.includes(id));
}

/** Cleave 1: the players of whom something can be attacked, and what that is. */
export const attackableOf = (g: G, attack: Attack, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, FIELD, attack.player).filter(
    (id) => characteristics(g, id).controller === player && canTarget(g, attack, id),
  );

/** Multistrike N: so many additional targets. */
export function additionalTargets(g: G, { player, attacker, using }: Attack): number {
  let most = 0;
  for (const id of [attacker, ...using])
    for (const { amount } of keywordsOf(characteristics(g, id), 'multistrike'))
      most += value(g, amount ?? 0, context(id, player));
  return most;
}

/** State-based checks 7: a defender that the attack could not target any more is none. */
export function canBeAttackedNow(g: G, combat: Combat, id: ObjectId): boolean {
  const { attacker, attackingPlayer, wielded, intents } = combat;
  if (isPlayer(id) || objectRow(g.state, id).zone !== FIELD) return false;
  const c = characteristics(g, id);
  if (g.state.game.profile.controlInCombat === 'removed' && c.controller === attackingPlayer) return false;
  if (!hasKeyword(c, 'stealth')) return true;
  const using = [...wielded, ...intents].filter((used) => objectRow(g.state, used).zone !== NOWHERE);
  return seesHidden(g, { player: attackingPlayer, attacker, using });
}
