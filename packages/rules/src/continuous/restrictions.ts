/** What effects say cannot be done, and what may be done although the rules do not allow it: "can't" goes before "can". */
import type { EntityId, Refusal } from '@rulewright/kernel';
import { withCandidate } from '../context.ts';
import { holds, matches, selects, value } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { concerns, inForce } from './active-effect.ts';
import { NOTHING_FORBIDDEN } from './by-kind.ts';
import type { ActiveEffect, Cant } from './effect.ts';
import { environment } from './environment.ts';

const NONE: readonly ActiveEffect<Cant>[] = [];

/** Whether an effect stops `what` from doing or suffering something; `other` is the other side (blocker, attacked, spell, source). */
export function forbidden(g: CommonGame, action: string, what: EntityId, other?: EntityId): Refusal | null {
  const { cant } = environment(g);
  if (cant === NOTHING_FORBIDDEN) return null;
  const effects = cant[action];
  if (effects === undefined) return null;
  for (const a of effects)
    if (a.effect.cost === undefined && applies(g, a, what, other)) return refusal(g, action, what, a);
  return null;
}

/** The same for effects that can be bought off ("can't attack unless its controller pays …"): their costs are asked for there. */
export const forbiddenUnlessPaid = (
  g: CommonGame,
  action: string,
  what: EntityId,
  other?: EntityId,
): readonly ActiveEffect<Cant>[] =>
  (environment(g).cant[action] ?? NONE).filter((a) => a.effect.cost !== undefined && applies(g, a, what, other));

function applies(g: CommonGame, a: ActiveEffect<Cant>, what: EntityId, other: EntityId | undefined): boolean {
  const { effect, ctx } = a;
  if (!inForce(g, a) || !selects(g, effect.what, what, ctx)) return false;
  if (effect.by !== undefined && (other === undefined || !matches(g, effect.by, other, withCandidate(ctx, what))))
    return false;
  if (effect.whom !== undefined && (other === undefined || !matches(g, effect.whom, other, ctx))) return false;
  return effect.unless === undefined || !holds(g, effect.unless, ctx);
}

/** Effects that limit how many may do it, each with its number. */
export const countLimits = (
  g: CommonGame,
  action: string,
  what: EntityId,
): readonly { readonly count: number; readonly why: Refusal }[] =>
  (environment(g).cant[action] ?? NONE).flatMap((a) => {
    if (!applies(g, a, what, undefined)) return [];
    const { count } = a.effect;
    return [{ count: count === undefined ? 1 : value(g, count, a.ctx), why: refusal(g, action, what, a) }];
  });

interface May extends Node {
  readonly action: string;
  readonly what?: Node;
}

/** Whether an effect allows an object or player something that the rules by themselves do not. */
export function permitted(g: CommonGame, action: string, id: EntityId): boolean {
  for (const a of environment(g).may) {
    const may = a.effect as May;
    if (may.action === action && may.what !== undefined && concerns(g, a, may.what, id)) return true;
  }
  return false;
}

const refusal = (g: CommonGame, action: string, what: EntityId, a: ActiveEffect<Cant>): Refusal => ({
  code: 'forbidden',
  rule: g.rules.continuous.rule.cant,
  data: { action, object: what, by: a.ctx.source },
});
