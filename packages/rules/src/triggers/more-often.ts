/** Effects by which abilities trigger more often, or not at all. */
import { NOWHERE, type ObjectRow, objectRow, type PendingTrigger } from '@rulewright/kernel';
import { inForce } from '../continuous/active-effect.ts';
import type { ActiveEffect } from '../continuous/effect.ts';
import { environment } from '../continuous/environment.ts';
import { matches } from '../evaluate/evaluate.ts';
import type { CommonGame } from '../game.ts';
import type { TriggeredAbility, Triggering } from './rules.ts';

/** Each ability that has triggered, as often as the effects in force say. */
export function asOften(g: CommonGame, found: readonly PendingTrigger[]): readonly PendingTrigger[] {
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
export const effectsOn = (g: CommonGame, trigger: PendingTrigger): readonly ActiveEffect<Triggering>[] =>
  (environment(g).triggering as readonly ActiveEffect<Triggering>[]).filter((a) => isAbout(g, a, trigger));

function isAbout(g: CommonGame, a: ActiveEffect<Triggering>, { source, event, ability }: PendingTrigger): boolean {
  const { on, of } = a.effect;
  if (event === null || !wasPermanent(g, objectRow(g.state, source), ability as TriggeredAbility)) return false;
  if (!inForce(g, a)) return false;
  const { look } = g.rules.vocabulary;
  return (
    matches(g, of, source, a.ctx) &&
    look.isReached(g, a.ctx.controller, source) &&
    (on === undefined || look.eventFits(g, on, event, a.ctx))
  );
}

/** It is a permanent, or was one until the event. */
function wasPermanent(g: CommonGame, row: ObjectRow, ability: TriggeredAbility): boolean {
  const { permanents } = g.rules.vocabulary.look;
  return (
    row.zone === permanents || (row.zone === NOWHERE && g.rules.continuous.functionsIn(g, ability, row, permanents))
  );
}
