/** Limits that effects set to what a player may keep in hand and memory (end phase 3). */
import {
  type Answer,
  ask,
  type ChooseEntities,
  type Directive,
  emit,
  NEXT,
  type ObjectId,
  zoneObjects,
} from '@rulewright/kernel';
import type { StaticEffect } from '@rulewright/language/grand-archive';
import { environment, inForce } from '@rulewright/rules';
import { discardEvent } from '../events/make.ts';
import type { G } from '../state.ts';
import { selects, value } from '../vocabulary/evaluate.ts';
import { zoneOf } from '../zones/zones.ts';

type Limited = 'hand' | 'memory';

/** The least of the limits for the turn player; null if there is none. */
function limitOf(g: G, zone: Limited): number | null {
  let least: number | null = null;
  for (const a of environment(g).own) {
    const effect = a.effect as StaticEffect;
    if (effect.kind !== 'limit' || effect.of !== zone || !inForce(g, a)) continue;
    if (!selects(g, effect.who, g.state.game.turn.active, a.ctx)) continue;
    const to = Math.max(0, value(g, effect.to, a.ctx));
    least = least === null ? to : Math.min(least, to);
  }
  return least;
}

/** The turn player discards down to the limits, from the hand first. */
export function discardDown(g: G, answer: Answer | undefined): Directive {
  const { active } = g.state.game.turn;
  if (answer !== undefined)
    return emit(
      (answer as readonly ObjectId[]).map((id) => discardEvent(active, id)),
      { then: 'limits' },
    );
  for (const zone of ['hand', 'memory'] as const) {
    const limit = limitOf(g, zone);
    const from = zoneObjects(g, zoneOf(zone), active);
    const many = limit === null ? 0 : from.length - limit;
    if (many <= 0) continue;
    const decision: ChooseEntities = {
      kind: 'entities',
      player: active,
      rule: 'end-phase.3',
      prompt: 'discard',
      from,
      min: many,
      max: many,
    };
    return ask(decision);
  }
  return NEXT;
}
