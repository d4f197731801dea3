/** Why an ability triggered on an event, or why it did not: the part of the event that failed, or its condition. */
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
import { type Context, context } from '../context.ts';
import { characteristics } from '../continuous/index.ts';
import { holds } from '../evaluate/index.ts';
import type { CommonGame } from '../game.ts';
import { likeBefore } from '../like.ts';
import { effectsOn, hasTriggeredEnough } from '../triggers/index.ts';
import { isOnAny, isTriggered, type Pattern, type TriggeredAbility } from '../triggers/rules.ts';
import { asPlain } from './characteristic.ts';
import { latestFor } from './triggered-by.ts';

/** The rules by which abilities trigger, and where a triggered ability functions. */
export interface TriggerTelling {
  readonly rules: {
    readonly ability: string;
    readonly triggers: string;
    readonly zone: string;
    readonly condition: string;
    readonly oftener: string;
  };
}

/** Each triggered ability of an object, with regard to the last event of this turn that it might have waited for. */
export function triggersFacts(telling: TriggerTelling, seen: Seen<CommonGame>, id: ObjectId): Derivation {
  const { g } = seen;
  const { rules } = telling;
  const { abilities, controller } = characteristics(g, id);
  const because = abilities.filter(isTriggered).flatMap((ability) => {
    const kinds = g.rules.triggered.eventsOf(ability.on);
    const ctx = context(id, controller);
    const event = latestFor(seen, {
      isOfKind: ({ kind }) => kinds.includes(kind),
      fits: (e) => fits(g, ability.on, e, ctx),
      asksWhat: asksWhat(ability.on),
    });
    return event === undefined ? [] : [triggerFact(telling, g, id, ability, event)];
  });
  const none = derivation('no-triggered-ability', { rules: [rules.ability], objects: [id] });
  return derivation('triggers', {
    rules: [rules.triggers],
    objects: [id],
    because: because.length === 0 ? [none] : because,
  });
}

const fits = (g: CommonGame, pattern: Pattern, event: GameEvent, ctx: Context): boolean =>
  g.rules.vocabulary.look.eventFits(g, pattern, event, ctx);

function triggerFact(
  telling: TriggerTelling,
  g: CommonGame,
  id: ObjectId,
  ability: TriggeredAbility,
  event: GameEvent,
): Derivation {
  const { controller } = characteristics(g, id);
  const failed = failures(telling, g, id, ability, event, context(id, controller));
  const often = failed.length > 0 ? [] : howOften(telling, g, { source: id, controller, ability, event, locals: {} });
  const stopped = failed.length > 0 || often.some((d) => d.code === 'triggers-not');
  return derivation(stopped ? 'not-triggered' : 'triggered', {
    rules: [telling.rules.triggers],
    objects: [id],
    data: { ability: asPlain(ability), event: event.kind },
    because: [...failed, ...often],
  });
}

/** Effects by which it triggers an additional time, or not at all. */
export const howOften = ({ rules }: TriggerTelling, g: CommonGame, trigger: PendingTrigger): readonly Derivation[] =>
  effectsOn(g, trigger).map((a) =>
    derivation(a.effect.kind === 'triggersNot' ? 'triggers-not' : 'triggers-again', {
      rules: [rules.oftener],
      objects: [a.ctx.source],
    }),
  );

/** In the order in which the rules ask; the first that fails is enough. */
function failures(
  { rules }: TriggerTelling,
  g: CommonGame,
  id: ObjectId,
  ability: TriggeredAbility,
  event: GameEvent,
  ctx: Context,
): readonly Derivation[] {
  const fact = (code: string, rule: string, data: Readonly<Record<string, Plain>> = {}): readonly Derivation[] => [
    derivation(code, { rules: [rule], objects: [id], data }),
  ];
  const { eventsOf, looksBack } = g.rules.triggered;
  if (!eventsOf(ability.on).includes(event.kind))
    return fact('other-event', rules.triggers, { waitsFor: ability.on.on, event: event.kind });
  const row = objectRow(g.state, id);
  if (!looksBack(ability.on) && !g.rules.continuous.functionsIn(g, ability, row, row.zone))
    return fact('not-functioning', rules.zone);
  if (!fits(g, ability.on, event, ctx))
    return failedParts(g, ability.on, event, ctx).flatMap((part) =>
      fact('event-part-differs', rules.triggers, { part }),
    );
  if (ability.condition !== undefined && !holds(g, ability.condition, { ...ctx, event }))
    return fact('intervening-if', rules.condition, { condition: asPlain(ability.condition) });
  const { abilities } = characteristics(g, id);
  if (hasTriggeredEnough(g, id, ability, likeBefore(abilities, abilities.indexOf(ability))))
    return fact('triggered-enough', rules.triggers, { times: ability.limit?.times ?? 0 });
  return [];
}

/** The pattern asks what the object of the event is. */
const asksWhat = (p: Pattern): boolean => (isOnAny(p) ? p.of.some(asksWhat) : 'what' in p);

const ANYTHING = { kind: 'all', of: [] } as const;

/** The parts of a pattern that the event does not fit, each looked at alone. */
function failedParts(g: CommonGame, p: Pattern, event: GameEvent, ctx: Context): readonly string[] {
  if (isOnAny(p)) return [...new Set(p.of.flatMap((part: Pattern) => failedParts(g, part, event, ctx)))];
  const parts = Object.keys(p).filter((key) => key !== 'on');
  const failed = parts.filter((key) => {
    const alone = { on: p.on, ...('what' in p ? { what: ANYTHING } : {}), [key]: p[key as keyof Pattern] };
    return !fits(g, alone, event, ctx);
  });
  return failed.length > 0 ? failed : [p.on];
}
