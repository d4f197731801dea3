/** Whether one creature may block another: evasion abilities (702), one table entry each, and restricting effects (509.1b). */
import { type ObjectId, type Refusal, zoneObjects } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language';
import { ColorBit, TypeBit } from '../card-types.ts';
import { type Characteristics, characteristics, hasKeyword, isType } from '../characteristics.ts';
import { matches } from '../filter.ts';
import { forbidden, protectedFrom } from '../restrictions.ts';
import { type Attacker, context, type G } from '../types.ts';
import { BATTLEFIELD } from '../zones.ts';
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

/** Why this creature may not block that attacker, if others may: the pair alone, not the whole declaration. */
export function pairRefusal(g: G, blocker: ObjectId, attacker: ObjectId): Refusal | null {
  const attacking: Side = { id: attacker, is: characteristics(g, attacker) };
  const blocking: Side = { id: blocker, is: characteristics(g, blocker) };
  for (const ability of attacking.is.abilities) {
    if (ability.kind !== 'keyword') continue;
    const evasion = evasions[ability.keyword];
    if (evasion !== undefined && !evasion.allows(g, attacking, blocking, ability)) {
      return { code: ability.keyword, rule: evasion.rule, data: { object: blocker, other: attacker } };
    }
  }
  // The one that works both ways: a creature with shadow blocks nothing without it.
  if (hasKeyword(blocking.is, 'shadow') && !hasKeyword(attacking.is, 'shadow')) {
    return { code: 'shadow', rule: '702.28b', data: { object: blocker, other: attacker } };
  }
  return forbidden(g, 'block', blocker, attacker) ?? forbidden(g, 'beBlocked', attacker, blocker);
}
