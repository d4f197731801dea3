/** Effects by which abilities trigger more often, or not at all. */
import {
  type GameEvent,
  isMove,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PendingTrigger,
} from '@rulewright/kernel';
import { activeStatic, inForce, isStatic } from '../continuous/active-effect.ts';
import { characteristics } from '../continuous/characteristics.ts';
import type { ActiveEffect } from '../continuous/effect.ts';
import { environment } from '../continuous/environment.ts';
import { matches } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import type { TriggeredAbility, Triggering } from './rules.ts';

/** Each ability that has triggered on events that happened together, as often as the effects in force say. */
export function asOften(
  g: CommonGame,
  found: readonly PendingTrigger[],
  events: readonly GameEvent[],
): readonly PendingTrigger[] {
  if (found.length === 0) return found;
  const gone = goneWith(g, events);
  if (environment(g).triggering.length === 0 && gone.length === 0) return found;
  return found.flatMap((trigger) => {
    const lookingBack = gone.length > 0 && trigger.event !== null && leftBy(g, trigger.event) !== null;
    const about = [...effectsOn(g, trigger), ...(lookingBack ? gone.filter((a) => isAbout(g, a, trigger)) : [])];
    if (about.length === 0) return [trigger];
    if (about.some((a) => a.effect.kind === 'triggersNot')) return [];
    return [trigger, ...about.map(() => trigger)];
  });
}

/** The permanent that leaves, as it was. */
export const leftBy = (g: CommonGame, event: GameEvent): ObjectId | null =>
  isMove(event) && event.from === g.rules.vocabulary.look.permanents ? event.object : null;

/** What left together with others is seen as it was before: what it said of abilities that trigger on that, too. */
function goneWith(g: CommonGame, events: readonly GameEvent[]): readonly ActiveEffect<Triggering>[] {
  return events.flatMap((event) => {
    const left = leftBy(g, event);
    const row = left === null ? null : objectRow(g.state, left);
    if (row === null || row.zone !== NOWHERE) return [];
    return characteristics(g, row.id).abilities.flatMap((ability) =>
      isStatic(ability) ? ability.effects.filter(isTriggering).map((effect) => activeStatic(row, ability, effect)) : [],
    );
  });
}
const isTriggering = (effect: Node): effect is Triggering =>
  effect.kind === 'triggersMore' || effect.kind === 'triggersNot';

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
