/** The conditions that only Magic has: what is true or not now. */
import { Aspect, NOWHERE, objectRow } from '@rulewright/kernel';
import type { MagicCondition, MagicFamilies } from '@rulewright/language/magic';
import { type ConditionTable, timesPaid } from '@rulewright/rules';
import { zoneOf } from '../400-zones/400-zones.ts';
import { asCastKey } from '../600-effects/601-cast/601.2i-as-cast.ts';
import { castFrom, isCastBy } from '../600-effects/601-cast/cast-from.ts';
import type { G } from '../state.ts';

export const conditions: ConditionTable<MagicCondition<MagicFamilies>, G> = {
  dayNight: {
    reads: Aspect.turn,
    facet: 0,
    evaluate: (g, c) => (g.state.game.dayNight ?? 'neither') === c.is,
  },
  asCast: {
    reads: 0,
    facet: 0,
    evaluate: (g, c, ctx) => castFrom(g, ctx) !== NOWHERE && timesPaid(g.state, asCastKey(c.of), ctx) > 0,
  },
  wasCast: {
    reads: 0,
    facet: 0,
    evaluate(g, c, ctx) {
      const from = castFrom(g, ctx);
      if (from === NOWHERE || (c.from !== undefined && from !== zoneOf(c.from))) return false;
      if (c.byYou === true && !isCastBy(g, ctx.source, ctx.controller)) return false;
      return c.own !== true || objectRow(g.state, ctx.source).owner === ctx.controller;
    },
  },
};
