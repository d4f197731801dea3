/** Prevention (615): how much damage is prevented, and what follows from it. */

import { altered, type GameEvent, type Replaced } from '@rulewright/kernel';
import { type Action, type Replacement, walk } from '@rulewright/language/magic';
import { NO_EFFECT, sayTheSame, usesLeft, useUp } from '@rulewright/rules';
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
    // 615.5: the rest of the effect takes place immediately afterward. 615.12: "that many" is what would be dealt, prevented or not.
    after:
      r.actions === undefined
        ? []
        : [
            {
              procedure: 'runActions',
              input: { actions: r.actions, ctx: { ...ctx, event: altered(event, { prevented: amount }) } },
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

interface Following {
  readonly actions: readonly Action[];
  readonly ctx: Context & { readonly event: DamageEvent };
}
type After = Replaced['after'][number];

/**
 * 615.5, 615.13: a prevention effect is applied once to all damage of the same time, so the rest of it takes place once, with all that was
 * prevented; but for each source, object or player that it speaks of.
 */
export function joinPrevented(earlier: After, later: After): After | null {
  const a = earlier.input as Following;
  const b = later.input as Following;
  if (!isEvent(a.ctx.event, 'damage') || !isEvent(b.ctx.event, 'damage')) return null;
  if (a.ctx.source !== b.ctx.source || a.ctx.controller !== b.ctx.controller) return null;
  if (!sayTheSame(a.actions, b.actions) || !sayTheSame(a.ctx.locals, b.ctx.locals)) return null;
  const roles = rolesIn(a.actions);
  if (roles.has('source') && a.ctx.event.source !== b.ctx.event.source) return null;
  if (roles.size > (roles.has('source') ? 1 : 0) && a.ctx.event.to !== b.ctx.event.to) return null;
  const [one, other] = [a.ctx.event, b.ctx.event];
  const event = altered(one, {
    amount: one.amount + other.amount,
    prevented: (one.prevented ?? 0) + (other.prevented ?? 0),
  });
  return { procedure: earlier.procedure, input: { ...a, ctx: { ...a.ctx, event } } };
}

/** The roles in the event that actions speak of. */
function rolesIn(actions: readonly Action[]): ReadonlySet<unknown> {
  const roles = new Set<unknown>();
  walk(actions, (node) => {
    if (node.kind === 'event') roles.add(node.role);
    return undefined;
  });
  return roles;
}

function amountPrevented(g: G, event: DamageEvent, r: Prevent, ctx: Context, effect: number): number {
  const shield = r.shield === true ? usesLeft(g, effect) : NO_EFFECT;
  const most = shield >= 0 ? shield : r.amount === undefined ? event.amount : value(g, r.amount, ctx);
  return Math.max(0, Math.min(event.amount, most));
}
