/** Effects by which abilities trigger more often, or not at all (603.2d). */

import { NOWHERE, type ObjectRow, objectRow, type PendingTrigger } from '@rulewright/kernel';
import type { TriggeredAbility, Triggering } from '@rulewright/language/magic';
import { functionsIn } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import type { G } from '../../state.ts';
import { eventMatches, matches } from '../../vocabulary/evaluate.ts';
import { type ActiveEffect, inForce } from '../613-continuous/611-active-effect.ts';
import { environment } from '../613-continuous/environment.ts';

/** Each ability that has triggered, as often as the effects in force say. */
export function asOften(g: G, found: readonly PendingTrigger[]): readonly PendingTrigger[] {
  const { triggering } = environment(g);
  if (triggering.length === 0 || found.length === 0) return found;
  return found.flatMap((trigger) => {
    const about = effectsOn(g, trigger);
    if (about.length === 0) return [trigger];
    if (about.some((a) => a.effect.kind === 'triggersNot')) return [];
    return [trigger, ...about.map(() => trigger)];
  });
}

/** The effects in force that speak of an ability that has triggered. */
export const effectsOn = (g: G, trigger: PendingTrigger): readonly ActiveEffect<Triggering>[] =>
  environment(g).triggering.filter((a) => isAbout(g, a, trigger));

function isAbout(g: G, a: ActiveEffect<Triggering>, { source, event, ability }: PendingTrigger): boolean {
  const { on, of } = a.effect;
  if (event === null || !wasPermanent(objectRow(g.state, source), ability as TriggeredAbility) || !inForce(g, a))
    return false;
  return (
    matches(g, of, source, a.ctx) &&
    inRange(g, a.ctx.controller, source) &&
    (on === undefined || eventMatches(g, on, event, a.ctx))
  );
}

/** It is a permanent, or was one until the event (603.10a). */
const wasPermanent = (row: ObjectRow, ability: TriggeredAbility): boolean =>
  row.zone === BATTLEFIELD || (row.zone === NOWHERE && functionsIn(ability, true).includes(BATTLEFIELD));
