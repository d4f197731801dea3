/** Prevention (615): how much damage is prevented, and what follows from it. */

import { altered, type GameEvent, type Replaced } from '@rulewright/kernel';
import type { Replacement } from '@rulewright/language/magic';
import { NO_EFFECT, usesLeft, useUp } from '@rulewright/rules';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import {
  type DamageEvent,
  type DestroyEvent,
  eventOf,
  isEvent,
  type PreventedEvent,
  preventedEvent,
} from '../../700-additional/700.1-events/types.ts';
import type { Context, G } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';

type Prevent = Extract<Replacement, { kind: 'prevent' }>;

export const cannotBePrevented = (g: G, event: GameEvent): boolean =>
  isEvent(event, 'damage') && (event.unpreventable === true || forbidden(g, 'preventDamage', event.source) !== null);

/** 615.12: on damage that cannot be prevented it is applied only for what else it does. */
export const preventsInVain = (g: G, event: GameEvent, r: Replacement): boolean =>
  r.kind === 'regenerate' ? regeneratesInVain(g, eventOf(event, 'destroy')) : preventsNothing(g, event, r);

/** 701.19c: what cannot be regenerated is destroyed. */
const regeneratesInVain = (g: G, event: DestroyEvent): boolean =>
  event.noRegeneration === true || forbidden(g, 'beRegenerated', event.object) !== null;

const preventsNothing = (g: G, event: GameEvent, r: Replacement): boolean =>
  r.kind === 'prevent' &&
  (r.actions === undefined || g.state.game.profile.preventionInVain === 'does-nothing') &&
  cannotBePrevented(g, event);

/** 615.1, 615.7: all or so much of the damage is prevented; a shield is used up by what it prevents. */
export function prevented(g: G, event: DamageEvent, r: Prevent, ctx: Context, effect: number): Replaced {
  const inVain = cannotBePrevented(g, event);
  const amount = inVain ? 0 : amountPrevented(g, event, r, ctx, effect);
  const shield = usesLeft(g, effect);
  // 615.12: what cannot be prevented reduces no shield.
  if (shield >= 0 && !inVain) useUp(g, effect, r.shield === true ? amount : 1);
  const left = event.amount - amount;
  return {
    events: [...(left > 0 ? [altered(event, { amount: left })] : []), ...told(event, amount)],
    // 615.5: the rest of the effect takes place immediately afterward, with the amount that was prevented.
    after:
      r.actions === undefined
        ? []
        : [
            {
              procedure: 'runActions',
              input: { actions: r.actions, ctx: { ...ctx, event: { ...event, amount } } },
            },
          ],
  };
}

const told = ({ source, to }: DamageEvent, amount: number): readonly PreventedEvent[] =>
  amount > 0 ? [preventedEvent(source, to, amount)] : [];

/** 615.13: what one effect prevents at the same time of what would happen to one object or player is told once. */
export function toldOnce(events: readonly GameEvent[]): readonly GameEvent[] {
  if (!events.some((e) => e.kind === 'prevented')) return events;
  const out: GameEvent[] = [];
  for (const event of events) {
    const at = isEvent(event, 'prevented') ? out.findIndex((e) => isSamePrevention(e, event)) : -1;
    const same = out[at];
    if (!isEvent(event, 'prevented') || !isEvent(same, 'prevented')) out.push(event);
    else out[at] = altered(event, { amount: event.amount + same.amount });
  }
  return out;
}

const isSamePrevention = (a: GameEvent, b: PreventedEvent): boolean =>
  isEvent(a, 'prevented') && a.to === b.to && a.replacedBy?.at(-1)?.key === b.replacedBy?.at(-1)?.key;

function amountPrevented(g: G, event: DamageEvent, r: Prevent, ctx: Context, effect: number): number {
  const shield = r.shield === true ? usesLeft(g, effect) : NO_EFFECT;
  const most = shield >= 0 ? shield : r.amount === undefined ? event.amount : value(g, r.amount, ctx);
  return Math.max(0, Math.min(event.amount, most));
}
