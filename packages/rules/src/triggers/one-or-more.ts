/** Abilities that trigger once for all events of a kind that happen at the same time: "whenever one or more …". */
import type { EntityId, PendingTrigger } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { sayTheSame } from '../like.ts';
import type { TriggeredAbility } from './rules.ts';

/** The local under which such an ability knows what all of its events were about, whatever the text calls it. */
export const AT_ONCE = 'at once';

const isJoint = ({ ability }: PendingTrigger): boolean => (ability as TriggeredAbility).oneOrMore !== undefined;

/** Those that speak of one or more are put together; the others trigger for each event. */
export function together(g: CommonGame, found: readonly PendingTrigger[]): readonly PendingTrigger[] {
  if (!found.some(isJoint)) return found;
  const out: PendingTrigger[] = [];
  const groups = new Map<number, PendingTrigger[]>();
  for (const trigger of found) {
    const at = isJoint(trigger) ? out.findIndex((other) => isSame(g, other, trigger)) : -1;
    if (at >= 0) groups.get(at)?.push(trigger);
    else groups.set(out.push(trigger) - 1, [trigger]);
  }
  return out.map((trigger, at) => (isJoint(trigger) ? joined(g, trigger, groups.get(at) ?? []) : trigger));
}

function isSame(g: CommonGame, a: PendingTrigger, b: PendingTrigger): boolean {
  if (a.source !== b.source || a.controller !== b.controller || a.like !== b.like) return false;
  if (!sayTheSame(a.ability, b.ability)) return false;
  const { per } = (b.ability as TriggeredAbility).oneOrMore ?? {};
  if (per === undefined || a.event === null || b.event === null) return true;
  const { look } = g.rules.vocabulary;
  return look.eventEntities(g, a.event, per)[0] === look.eventEntities(g, b.event, per)[0];
}

function joined(g: CommonGame, trigger: PendingTrigger, group: readonly PendingTrigger[]): PendingTrigger {
  const { as, to, total } = (trigger.ability as TriggeredAbility).oneOrMore ?? {};
  const { look } = g.rules.vocabulary;
  const events = group.flatMap(({ event }) => (event === null ? [] : [event]));
  const actors = new Set<EntityId>(events.flatMap((e) => g.rules.triggered.actorsOf(g, e)));
  const befallen = to === undefined ? [] : events.flatMap((e) => look.eventEntities(g, e, 'object'));
  return {
    ...trigger,
    locals: {
      ...trigger.locals,
      ...(as === undefined ? {} : { [as]: [...actors], [AT_ONCE]: [...actors] }),
      ...(to === undefined ? {} : { [to]: [...new Set<EntityId>(befallen)] }),
      ...(total === undefined ? {} : { [total]: events.reduce((sum, e) => sum + look.eventAmount(e), 0) }),
    },
  };
}
