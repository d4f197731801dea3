/** Damage prevention: how much is prevented, and what follows from it. */
import { altered, type EntityId, effectRow, type GameEvent, happen, type Replaced } from '@rulewright/kernel';
import type { Replacement, StaticEffect } from '@rulewright/language/grand-archive';
import { NO_EFFECT, usesLeft, useUp } from '@rulewright/rules';
import { useEffectEvent } from '../events/make.ts';
import { usedOn } from '../events/turn.ts';
import { type DamageEvent, isEvent, type PreventedEvent } from '../events/types.ts';
import { type Context, contextWith, type G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { forbidden } from './restrictions.ts';

type Prevent = Extract<Replacement, { kind: 'prevent' }>;

/** Damage 3. */
export const cannotBePrevented = (g: G, event: DamageEvent): boolean =>
  event.unpreventable === true || forbidden(g, 'preventDamage', event.source, event.to) !== null;

/** Damage prevention 5.1, 7: a shield stays as it is; an instance is used up by the attempt. */
export const preventsInVain = (g: G, event: GameEvent, r: Replacement): boolean =>
  r.kind === 'prevent' && r.shield === true && isEvent(event, 'damage') && cannotBePrevented(g, event);

/** Damage prevention 5, 10: all or so much of the damage is prevented; what is more is dealt. */
export function prevented(g: G, event: DamageEvent, r: Prevent, ctx: Context, effect: number): Replaced {
  const amount = cannotBePrevented(g, event) ? 0 : amountPrevented(g, event, r, ctx, effect);
  const used = r.shield === true ? amount : 1;
  if (isForEach(g, effect)) happen(g, useEffectEvent(effect, used, event.to));
  else if (usesLeft(g, effect) >= 0) useUp(g, effect, used);
  const left = event.amount - amount;
  return {
    events: [...(left > 0 ? [altered(event, { amount: left })] : []), ...told(event, amount)],
    // Damage prevention 11: the rest is part of the effect, with the amount that was prevented.
    after:
      r.actions === undefined
        ? []
        : [
            {
              procedure: 'runActions',
              input: { actions: r.actions, ctx: contextWith(ctx, { event: altered(event, { amount }) }) },
            },
          ],
  };
}

const told = ({ source, to }: DamageEvent, amount: number): readonly PreventedEvent[] =>
  amount > 0 ? [{ kind: 'prevented', source, to, amount }] : [];

function amountPrevented(g: G, event: DamageEvent, r: Prevent, ctx: Context, effect: number): number {
  const shield = r.shield === true ? shieldLeft(g, event, effect) : NO_EFFECT;
  const most =
    shield >= 0
      ? shield
      : r.allBut !== undefined
        ? event.amount - value(g, r.allBut, ctx)
        : r.amount === undefined
          ? event.amount
          : value(g, r.amount, ctx);
  return Math.max(0, Math.min(event.amount, most));
}

type Replace = Extract<StaticEffect, { kind: 'replace' }>;

/** Damage prevention 8: a shield for several units is kept for each of them; "the next time" is used once for all. */
const isShield = (instead: Replacement): boolean => instead.kind === 'prevent' && instead.shield === true;
export const shielded = (instead: Replacement, event: GameEvent): EntityId | null =>
  isShield(instead) && isEvent(event, 'damage') ? event.to : null;

function isForEach(g: G, effect: number): boolean {
  const row = effect === NO_EFFECT ? null : effectRow(g.state, effect);
  return row !== null && row.left >= 0 && isShield((row.body as Replace).instead);
}

function shieldLeft(g: G, { to }: DamageEvent, effect: number): number {
  const left = usesLeft(g, effect);
  if (!isForEach(g, effect)) return left;
  const used = effectRow(g.state, effect)?.locals[usedOn(to)];
  return Math.max(0, left - (typeof used === 'number' ? used : 0));
}
