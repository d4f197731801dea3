/** Whether a condition is true now. */
import { NOWHERE } from '@rulewright/kernel';
import type { Condition } from '@rulewright/language/magic';
import { activePlayers } from '../100-game/101.4-turn-order.ts';
import { zoneOf } from '../400-zones/400-zones.ts';
import type { Context, G } from '../state.ts';
import { matches } from './filter.ts';
import { happened } from './history.ts';
import { finds, select, selects } from './select.ts';
import { castFrom, compare, timesPaid, value } from './value.ts';

export function holds(g: G, c: Condition, ctx: Context): boolean {
  switch (c.kind) {
    case 'all':
      for (const part of c.of) if (!holds(g, part, ctx)) return false;
      return true;
    case 'any':
      for (const part of c.of) if (holds(g, part, ctx)) return true;
      return false;
    case 'not':
      return !holds(g, c.of, ctx);
    case 'compare':
      return compare(value(g, c.value, ctx), c.is, g, ctx);
    case 'exists':
      return finds(g, c.what, ctx);
    case 'matches': {
      const found = select(g, c.what, ctx);
      return found.length > 0 && found.every((id) => matches(g, c.where, id, ctx));
    }
    case 'turnOf':
      return g.state.game.format.sharedTeams
        ? activePlayers(g).some((p) => selects(g, c.who, p, ctx))
        : selects(g, c.who, g.state.game.turn.active, ctx);
    case 'step':
      return c.steps.includes(g.state.game.turn.step);
    case 'history':
      return happened(g, c.event, ctx, c.since ?? 'turn');
    case 'paid':
      return timesPaid(g, c.cost, ctx) > 0;
    case 'did':
      return isDone(ctx.locals[c.name]);
    case 'dayNight':
      return (g.state.game.dayNight ?? 'neither') === c.is;
    case 'asCast':
      return castFrom(g, ctx) !== NOWHERE && timesPaid(g, asCastKey(c.of), ctx) > 0;
    case 'wasCast': {
      const from = castFrom(g, ctx);
      return from !== NOWHERE && (c.from === undefined || from === zoneOf(c.from));
    }
  }
}

/** What is bound to something that was offered: yes, how many, or the objects it was done to. */
function isDone(bound: Context['locals'][string] | undefined): boolean {
  return Array.isArray(bound) ? bound.length > 0 : bound !== undefined && bound !== false && bound !== 0;
}

/** The name under which a spell remembers that it was so. */
export const asCastKey = (condition: Condition): string => `as cast ${JSON.stringify(condition)}`;
