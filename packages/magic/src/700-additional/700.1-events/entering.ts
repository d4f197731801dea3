/** What may not enter the battlefield (101.2, 701.40f, 701.58f), and what enters attacking. */

import { Aspect, type EntityId, fork, type GameEvent, type MoveEvent, type ObjectId } from '@rulewright/kernel';
import { writeObject } from '@rulewright/kernel/write';
import type { Face } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { attackTargets, newAttacker } from '../../500-turn/combat/508.1b-attacked.ts';
import { Flag, type G } from '../../state.ts';
import { combatEvent } from './types.ts';

/** A card that would enter face down is turned face down first, where it is, and judged as what it is then. */
export function cannotEnter(g: G, e: MoveEvent): boolean {
  const flags = e.flags ?? 0;
  if ((flags & Flag.faceDown) === 0) return forbidden(g, 'enter', e.object) !== null;
  return forbidden(turnedDown(g, e.object, flags), 'enter', e.object) !== null;
}

/** The game with a card turned face down where it is, to be looked at and thrown away (708.4). */
export function turnedDown(g: G, object: ObjectId, flags: number): G {
  const ahead: G = { ...g, state: fork(g.state) };
  writeObject(ahead.state, object, { flags }, Aspect.all);
  return ahead;
}

/** The game with a card showing a face where it is, to be looked at and thrown away (601.3e, 709.3a, 712.11c, 715.3a). */
export function showing(g: G, object: ObjectId, face: Face): G {
  const ahead: G = { ...g, state: fork(g.state) };
  writeObject(ahead.state, object, { copy: face, flags: 0 }, Aspect.all);
  return ahead;
}

/** 508.4: a creature that enters attacking attacks this, if its controller is the attacking player and it can be attacked. */
export function entersAttacking(g: G, id: ObjectId, target: EntityId): readonly GameEvent[] {
  const { combat } = g.state.game;
  const c = characteristics(g, id);
  if (combat === null || c.controller !== combat.attackingPlayer || !isType(c, TypeBit.creature)) return [];
  if (!attackTargets(g, c.controller).includes(target)) return [];
  const attackers = [...combat.attackers, newAttacker(g, id, target)];
  return [combatEvent({ ...combat, attacked: true, attackers })];
}
