/**
 * Which replacement and prevention effects could apply to an event. The kernel's door asks the affected player which of them comes
 * first and applies each to an event only once; what a game does by its own rules instead of an event, it adds to these.
 */
import {
  effectRow,
  eventKind,
  type GameEvent,
  type ObjectId,
  objectRow,
  type ReplacementCandidate,
} from '@rulewright/kernel';
import { type Context, context, contextWith } from '../context.ts';
import { characteristics } from '../continuous/characteristics.ts';
import type { ActiveEffect } from '../continuous/effect.ts';
import { environment } from '../continuous/environment.ts';
import { holds } from '../evaluate/evaluate.ts';
import type { CommonGame } from '../game.ts';
import { grantsReplacements, replacers } from './granted.ts';
import { type Instead, isReplacement, NO_EFFECT, type Replace, type ReplacementAbility } from './rules.ts';

/** A cheap test: false means that no ability and no effect in force replaces such an event. */
export function mayBeListed(g: CommonGame, event: GameEvent): boolean {
  const hook = eventKind(g, event).replaceHook;
  if (hook >= 0 && (g.state.hooks[hook]?.length ?? 0) > 0) return true;
  const replace = inForceNow(g);
  if (replace.length > 0 && replace.some((a) => g.rules.triggered.eventsOf(a.effect.on).includes(event.kind)))
    return true;
  return hook >= 0 && grantsReplacements(g);
}

const inForceNow = (g: CommonGame): readonly ActiveEffect<Replace>[] =>
  environment(g).replace as readonly ActiveEffect<Replace>[];

/** Whether an effect with these words applies to the event. */
function applies(
  g: CommonGame,
  event: GameEvent,
  { on, condition, instead }: Pick<ReplacementAbility, 'on' | 'condition' | 'instead'>,
  ctx: Context,
): boolean {
  const { replaced, vocabulary } = g.rules;
  if (!vocabulary.look.eventFits(g, on, event, ctx) || !replaced.isReached(g, ctx.controller, event, on)) return false;
  if (condition !== undefined && !holds(g, condition, contextWith(ctx, { event }))) return false;
  return !replaced.isInVain(g, event, instead);
}

/** Effects of objects that watch for the event, and those that what has resolved has set up. */
export function listed(g: CommonGame, event: GameEvent): ReplacementCandidate[] {
  const found: ReplacementCandidate[] = [];
  for (const id of replacers(g, eventKind(g, event).replaceHook)) offerAbilities(g, event, id, found);
  const replace = inForceNow(g);
  for (const [n, { effect, ctx, id }] of replace.entries()) {
    if (!applies(g, event, effect, ctx)) continue;
    const data: Instead = { instead: effect.instead, ctx: contextWith(ctx, { event }), optional: false, effect: id };
    const limited = id >= 0 && (effectRow(g.state, id)?.left ?? -1) >= 0;
    // Static abilities have no number of their own: which of the source's it is tells them apart.
    const own = id >= 0 ? '' : `:${replace.findIndex((b) => b.ctx.source === ctx.source) - n}`;
    const counted = limited ? (g.rules.replaced.countedFor?.(effect.instead, event) ?? null) : null;
    const key = `effect:${id}:${ctx.source}${own}${counted === null ? '' : `:${counted}`}`;
    found.push({ key, source: ctx.source, order: g.rules.replaced.orderOf(effect.instead), limited, data });
  }
  return found;
}

function offerAbilities(g: CommonGame, event: GameEvent, id: ObjectId, found: ReplacementCandidate[]): void {
  const c = characteristics(g, id);
  const row = objectRow(g.state, id);
  c.abilities.forEach((ability, index) => {
    if (!isReplacement(ability) || !g.rules.continuous.functionsIn(g, ability, row, row.zone)) return;
    if (g.rules.replaced.isAboutItself(ability)) return;
    offer(g, event, ability, context(id, c.controller), `ability:${id}:${index}`, found);
  });
}

/** Adds an ability's effect to those found, if it applies. */
export function offer(
  g: CommonGame,
  event: GameEvent,
  ability: ReplacementAbility,
  ctx: Context,
  key: string,
  found: ReplacementCandidate[],
): void {
  if (!applies(g, event, ability, ctx)) return;
  const { replaced } = g.rules;
  const data: Instead = {
    instead: ability.instead,
    ctx: contextWith(ctx, { event }),
    optional: ability.optional === true,
    effect: NO_EFFECT,
  };
  const commutes = replaced.commutes(ability, ctx);
  const mark = commutes === null ? {} : { commutes };
  found.push({ key, source: ctx.source, order: replaced.orderOf(ability.instead), ...mark, data });
}

/** What is done instead by each of the effects of which one is being chosen, as the decision lists them; undefined: what the rules do themselves. */
export function insteadsToChoose(g: CommonGame): readonly (Instead['instead'] | undefined)[] {
  const { decision, frame } = g.state;
  if (decision?.prompt !== 'replacement' || frame === null) return [];
  const { candidates } = frame.data as { readonly candidates: readonly ReplacementCandidate[] };
  return candidates.map(({ data }) => (data as Partial<Instead>).instead);
}
