/** Whether one creature may block another: evasion abilities (702), one table entry each, and restricting effects (509.1b). */

import { type ObjectId, type Refusal, zoneObjects } from '@rulewright/kernel';
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import { forbidden, protectedFrom } from '../../100-game/101.2-restrictions.ts';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { ColorBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { type Attacker, context, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { permitted } from './permissions.ts';

interface Side {
  readonly id: ObjectId;
  readonly is: Characteristics;
}

/** An evasion ability of an attacker. Different ones are cumulative (509.1b). */
interface Evasion {
  readonly rule: string;
  /** Whether the blocker gets past the evasion ability. */
  readonly allows: (g: G, attacker: Side, blocker: Side, ability: KeywordAbility) => boolean;
}

const evasions: Readonly<Record<string, Evasion>> = {
  flying: {
    rule: '702.9b',
    allows: (g, _, { id, is }) =>
      hasKeyword(is, 'flying') || hasKeyword(is, 'reach') || permitted(g, 'canBlockFlying', id),
  },
  intimidate: {
    rule: '702.13b',
    allows: (_, attacker, { is }) => isType(is, TypeBit.artifact) || (is.colors & attacker.is.colors) !== 0,
  },
  protection: { rule: '702.16f', allows: (g, attacker, blocker) => !protectedFrom(g, attacker.id, blocker.id) },
  shadow: { rule: '702.28b', allows: (_, __, { is }) => hasKeyword(is, 'shadow') },
  horsemanship: { rule: '702.31b', allows: (_, __, { is }) => hasKeyword(is, 'horsemanship') },
  fear: {
    rule: '702.36b',
    allows: (_, __, { is }) => isType(is, TypeBit.artifact) || (is.colors & ColorBit.black) !== 0,
  },
  skulk: { rule: '702.118b', allows: (_, attacker, { is }) => (is.power ?? 0) <= (attacker.is.power ?? 0) },
};

/** Why no creature at all may block an attacker, or null. */
export function unblockable(g: G, attacker: Attacker): Refusal | null {
  for (const ability of characteristics(g, attacker.id).abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'landwalk' && walks(g, attacker, ability)) {
      return { code: 'landwalk', rule: '702.14c', data: { object: attacker.id } };
    }
  }
  return forbidden(g, 'beBlocked', attacker.id);
}

/** 702.14c: the defending player controls a land of the kind. */
function walks(g: G, attacker: Attacker, { what }: KeywordAbility): boolean {
  const ctx = context(attacker.id, g.state.game.turn.active);
  for (const id of zoneObjects(g, BATTLEFIELD, attacker.defender)) {
    const is = characteristics(g, id);
    if (is.controller !== attacker.defender || !isType(is, TypeBit.land)) continue;
    if (what === undefined || matches(g, what, id, ctx)) return true;
  }
  return false;
}

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
    if (evasions[ability.keyword]?.allows(g, attacker, blocker, ability) === false) return ability.keyword;
  }
  // The one that works both ways: a creature with shadow blocks nothing without it.
  return hasKeyword(blocker.is, 'shadow') && !hasKeyword(attacker.is, 'shadow') ? 'shadow' : null;
}
