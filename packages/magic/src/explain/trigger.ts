/** Why an ability triggered on an event, or why it did not: the part of the event that failed, or its condition (603). */

import {
  type Derivation,
  derivation,
  type GameEvent,
  type ObjectId,
  objectRow,
  type PendingTrigger,
  type Plain,
  type Seen,
} from '@rulewright/kernel';
import type { EventPattern, TriggeredAbility } from '@rulewright/language/magic';
import { effectsOn, hasTriggeredEnough, latestFor, likeBefore } from '@rulewright/rules';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { functionsIn } from '../200-cards/printed.ts';
import { looksBack } from '../600-effects/603-triggers/603.2-triggers.ts';
import { eventsOf } from '../700-additional/700.1-events/hooks.ts';
import type { EventName } from '../700-additional/700.1-events/types.ts';
import { type Context, context, type G } from '../state.ts';
import { eventMatches, holds } from '../vocabulary/evaluate.ts';
import { asPlain } from './values.ts';

/** Each triggered ability of an object, with regard to the last event of this turn that it might have waited for. */
export function triggersFacts(seen: Seen<G>, id: ObjectId): Derivation {
  const { g } = seen;
  const abilities = characteristics(g, id).abilities.filter((a) => a.kind === 'triggered');
  const because = abilities.flatMap((ability) => {
    const kinds = eventsOf(ability.on);
    const ctx = context(id, characteristics(g, id).controller);
    const event = latestFor(seen, {
      isOfKind: ({ kind }) => kinds.includes(kind as EventName),
      fits: (e) => eventMatches(g, ability.on, e, ctx),
      asksWhat: asksWhat(ability.on),
    });
    return event === undefined ? [] : [triggerFact(g, id, ability, event)];
  });
  const none = derivation('no-triggered-ability', { rules: ['603.1'], objects: [id] });
  return derivation('triggers', { rules: ['603.2'], objects: [id], because: because.length === 0 ? [none] : because });
}

function triggerFact(g: G, id: ObjectId, ability: TriggeredAbility, event: GameEvent): Derivation {
  const c = characteristics(g, id);
  const failed = failures(g, id, ability, event, context(id, c.controller));
  const often =
    failed.length > 0 ? [] : howOften(g, { source: id, controller: c.controller, ability, event, locals: {} });
  const stopped = failed.length > 0 || often.some((d) => d.code === 'triggers-not');
  return derivation(stopped ? 'not-triggered' : 'triggered', {
    rules: ['603.2'],
    objects: [id],
    data: { ability: asPlain(ability), event: event.kind },
    because: [...failed, ...often],
  });
}

/** 603.2d: effects by which it triggers an additional time, or not at all. */
export const howOften = (g: G, trigger: PendingTrigger): readonly Derivation[] =>
  effectsOn(g, trigger).map((a) =>
    derivation(a.effect.kind === 'triggersNot' ? 'triggers-not' : 'triggers-again', {
      rules: ['603.2d'],
      objects: [a.ctx.source],
    }),
  );

/** In the order in which the rules ask; the first that fails is enough. */
function failures(
  g: G,
  id: ObjectId,
  ability: TriggeredAbility,
  event: GameEvent,
  ctx: Context,
): readonly Derivation[] {
  const fact = (code: string, rule: string, data: Readonly<Record<string, Plain>> = {}): readonly Derivation[] => [
    derivation(code, { rules: [rule], objects: [id], data }),
  ];
  if (!eventsOf(ability.on).includes(event.kind as EventName))
    return fact('other-event', '603.2', { waitsFor: ability.on.on, event: event.kind });
  if (!looksBack(ability.on) && !functionsIn(ability, true).includes(objectRow(g.state, id).zone))
    return fact('not-functioning', '113.6');
  if (!eventMatches(g, ability.on, event, ctx))
    return failedParts(g, ability.on, event, ctx).flatMap((part) => fact('event-part-differs', '603.2', { part }));
  if (ability.condition !== undefined && !holds(g, ability.condition, { ...ctx, event }))
    return fact('intervening-if', '603.4', { condition: asPlain(ability.condition) });
  const { abilities } = characteristics(g, id);
  if (hasTriggeredEnough(g, id, ability, likeBefore(abilities, abilities.indexOf(ability))))
    return fact('triggered-enough', '603.2', { times: ability.limit?.times ?? 0 });
  return [];
}

/** The pattern asks what the object of the event is. */
const asksWhat = (p: EventPattern): boolean => (p.on === 'any' ? p.of.some(asksWhat) : 'what' in p);

const ANYTHING = { kind: 'all', of: [] } as const;

/** The parts of a pattern that the event does not fit, each looked at alone. */
function failedParts(g: G, p: EventPattern, event: GameEvent, ctx: Context): readonly string[] {
  if (p.on === 'any') return [...new Set(p.of.flatMap((part) => failedParts(g, part, event, ctx)))];
  const parts = Object.keys(p).filter((key) => key !== 'on');
  const failed = parts.filter((key) => {
    const alone = { on: p.on, ...('what' in p ? { what: ANYTHING } : {}), [key]: p[key as keyof typeof p] };
    return !eventMatches(g, alone as unknown as EventPattern, event, ctx);
  });
  return failed.length > 0 ? failed : [p.on];
}
