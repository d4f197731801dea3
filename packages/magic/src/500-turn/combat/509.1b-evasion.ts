/** Whether one creature may block another: evasion abilities, each by its keyword (702), and restricting effects (509.1b). */
import type { ObjectId, Refusal } from '@rulewright/kernel';
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import type { Evasion, Side } from '../../700-additional/702-keywords/evasion.ts';
import { fear } from '../../700-additional/702-keywords/fear.ts';
import { flying } from '../../700-additional/702-keywords/flying.ts';
import { horsemanship } from '../../700-additional/702-keywords/horsemanship.ts';
import { intimidate } from '../../700-additional/702-keywords/intimidate.ts';
import { landwalk } from '../../700-additional/702-keywords/landwalk.ts';
import { protectionFromBlockers } from '../../700-additional/702-keywords/protection.ts';
import { isKeptByShadow, shadow } from '../../700-additional/702-keywords/shadow.ts';
import { skulk } from '../../700-additional/702-keywords/skulk.ts';
import type { Attacker, G } from '../../state.ts';
import { isDespised } from './permissions.ts';

const evasions: Readonly<Record<string, Evasion>> = {
  flying,
  intimidate,
  protection: protectionFromBlockers,
  shadow,
  horsemanship,
  fear,
  skulk,
};

/** Why no creature at all may block an attacker, or null. */
export const unblockable = (g: G, attacker: Attacker): Refusal | null =>
  landwalk(g, attacker) ?? forbidden(g, 'beBlocked', attacker.id);

/** An attacker with its evasion abilities, found once for all who might block it. */
export interface Evader extends Side {
  readonly evasions: readonly KeywordAbility[];
}

export function evader(g: G, id: ObjectId): Evader {
  const is = characteristics(g, id);
  const isEvasion = (a: Ability): a is KeywordAbility => a.kind === 'keyword' && evasions[a.keyword] !== undefined;
  return { id, is, evasions: is.abilities.filter(isEvasion) };
}

/** Why this creature may not block that attacker, if others may: the pair alone, not the whole declaration. */
export function pairRefusal(g: G, blocker: ObjectId, attacker: Evader): Refusal | null {
  const is = characteristics(g, blocker);
  const broken = brokenEvasion(g, { id: blocker, is }, attacker);
  if (broken === null)
    return forbidden(g, 'block', blocker, attacker.id) ?? forbidden(g, 'beBlocked', attacker.id, blocker);
  const rule = evasions[broken]?.rule ?? '509.1b';
  return { code: broken, rule, data: { object: blocker, other: attacker.id } };
}

function brokenEvasion(g: G, blocker: Side, attacker: Evader): string | null {
  for (const ability of attacker.evasions) {
    if (evasions[ability.keyword]?.allows(g, attacker, blocker) !== false) continue;
    const isIgnored =
      isDespised(g, 'blockDespite', blocker.id, ability) || isDespised(g, 'beBlockedDespite', attacker.id, ability);
    if (!isIgnored) return ability.keyword;
  }
  return isKeptByShadow(attacker, blocker) ? 'shadow' : null;
}
