/** Whether a player may begin to activate an ability (602.2, 602.5, 605.3a, 606.3). Costs and targets are another question. */

import { findObject, NOWHERE, type ObjectId, type ObjectRow, type PlayerId, type Refusal } from '@rulewright/kernel';
import type { ActivatedAbility } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import {
  hasInstantTiming,
  isLoyaltyUsedUp,
  isSorceryTime,
  isSummoningSick,
  isUsedUp,
  mayActivateAnyTime,
  usesTapSymbol,
} from '../../100-game/117-priority/117.1-timing.ts';
import { COMMAND_TYPES } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, COMMAND, zoneOf } from '../../400-zones/400-zones.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import { context, Flag, type G } from '../../state.ts';
import { holds, selects } from '../../vocabulary/evaluate.ts';
import { printedCost } from '../601-cast/601.3-ways.ts';
import { isLoyaltyAbility, isManaAbility } from '../601-cast/parts.ts';
import { environment } from '../613-continuous/environment.ts';

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NO_SUCH_ABILITY = refuse('no-such-ability', '602.1');
const NOT_IN_ZONE = refuse('not-in-zone', '113.6');
const NOT_YOURS = refuse('not-controller', '602.2');
const OUT_OF_RANGE = refuse('beyond-range', '801.6');
const WRONG_TIMING = refuse('wrong-timing', '602.5d');
const LOYALTY_TIMING = refuse('wrong-timing', '606.3');
const LOYALTY_USED = refuse('loyalty-used', '606.3');
const SICK = refuse('summoning-sick', '302.6');
const LIMIT = refuse('limit-reached', '602.5b');
const CONDITION = refuse('condition-not-met', '602.1b');

/** The activated ability at an index, or null. */
export function activatedAbility(c: Characteristics, index: number): ActivatedAbility | null {
  const ability = c.abilities[index];
  return ability?.kind === 'activated' ? ability : null;
}

export function activationRefusal(g: G, player: PlayerId, object: ObjectId, index: number): Refusal | null {
  const row = findObject(g.state, object);
  if (row === undefined || row.zone === NOWHERE) return NOT_IN_ZONE;
  const c = characteristics(g, object);
  const ability = activatedAbility(c, index);
  if (ability === null) return NO_SUCH_ABILITY;
  return placeRefusal(g, player, row, c, ability) ?? usageRefusal(g, player, row, c, index, ability);
}

function placeRefusal(
  g: G,
  player: PlayerId,
  row: ObjectRow,
  c: Characteristics,
  ability: ActivatedAbility,
): Refusal | null {
  if (
    ability.zones === undefined
      ? row.zone !== BATTLEFIELD && !worksInCommandZone(row, c)
      : !ability.zones.some((z) => zoneOf(z) === row.zone)
  )
    return NOT_IN_ZONE;
  if ((row.flags & Flag.phasedOut) !== 0) return NOT_IN_ZONE;
  if (ability.who !== undefined) {
    if (!inRange(g, player, row.id)) return OUT_OF_RANGE;
    return selects(g, ability.who, player, context(row.id, c.controller)) ? null : NOT_YOURS;
  }
  // 602.2, 108.4a: off the battlefield and the stack its owner has it.
  return activatorOf(row, c) === player ? null : NOT_YOURS;
}

/** 113.6p, 311.4, 313.4, 314.4, 901.7: face up in the command zone. */
const worksInCommandZone = ({ zone, flags }: ObjectRow, { types }: Characteristics): boolean =>
  zone === COMMAND && (flags & Flag.faceDown) === 0 && (types & COMMAND_TYPES) !== 0;

/** Who may activate what it says: its controller, or its owner where it has none. */
export const activatorOf = (row: ObjectRow, c: Characteristics): PlayerId =>
  row.zone === BATTLEFIELD || worksInCommandZone(row, c) ? c.controller : row.owner;

function usageRefusal(
  g: G,
  player: PlayerId,
  row: ObjectRow,
  c: Characteristics,
  index: number,
  ability: ActivatedAbility,
): Refusal | null {
  if (usesTapSymbol(ability) && isSummoningSick(g, row, c)) return SICK;
  if (isLoyaltyAbility(ability)) {
    if (!isSorceryTime(g, player)) return LOYALTY_TIMING;
    if (isLoyaltyUsedUp(g, row)) return LOYALTY_USED;
  } else if (ability.timing === 'sorcery' && !isSorceryTime(g, player)) {
    if (!mayActivateAnyTime(g, player, ability.keyword)) return WRONG_TIMING;
  }
  if (ability.timing === 'spell' && !mayBegin(g, player, row, c)) return WRONG_TIMING;
  if (isUsedUp(g, row, index, ability, player)) return LIMIT;
  if (ability.condition !== undefined && !holds(g, ability.condition, context(row.id, player))) return CONDITION;
  return prohibition(g, player, row.id, ability);
}

/** 702.62a: whether the player could begin to cast the card from where it is. */
function mayBegin(g: G, player: PlayerId, row: ObjectRow, c: Characteristics): boolean {
  if (!isSorceryTime(g, player) && !hasInstantTiming(g, player, row.id, c, FRONT)) return false;
  return (forbidden(g, 'cast', player, row.id) ?? forbidden(g, 'cast', row.id)) === null;
}
const FRONT = printedCost(0);

/** 602.5: an effect prohibits it. */
function prohibition(g: G, player: PlayerId, id: ObjectId, ability: ActivatedAbility): Refusal | null {
  if (ability.special === true) return null;
  const { cant } = environment(g);
  if (cant.activate === undefined && cant.activateNonMana === undefined) return null;
  const any = forbidden(g, 'activate', id) ?? forbidden(g, 'activate', player, id);
  if (any !== null || isManaAbility(ability)) return any;
  return forbidden(g, 'activateNonMana', id) ?? forbidden(g, 'activateNonMana', player, id);
}
