/** The conditions of the core: what is true or not now. */
import { Aspect } from '@rulewright/kernel';
import type { CoreCondition } from '@rulewright/language';
import type { CommonGame } from '../game.ts';
import { compare, finds, holds, matches, select, selects, value } from './evaluate.ts';
import type { AnyFamilies } from './families.ts';
import { happened } from './history.ts';
import { isDone, isLookedAt, timesPaid } from './objects.ts';
import type { ConditionTable } from './vocabulary.ts';
import { foundAmongLeft } from './who-left.ts';

const { zone, turn, history, stack } = Aspect;

export const coreConditions: ConditionTable<CoreCondition<AnyFamilies>, CommonGame> = {
  all: {
    reads: 0,
    facet: 0,
    impersonal: true,
    evaluate(g, c, ctx) {
      for (const part of c.of) if (!holds(g, part, ctx)) return false;
      return true;
    },
  },
  any: {
    reads: 0,
    facet: 0,
    impersonal: true,
    evaluate(g, c, ctx) {
      for (const part of c.of) if (holds(g, part, ctx)) return true;
      return false;
    },
  },
  not: { reads: 0, facet: 0, impersonal: true, evaluate: (g, c, ctx) => !holds(g, c.of, ctx) },
  compare: {
    reads: 0,
    facet: 0,
    impersonal: true,
    evaluate: (g, c, ctx) => compare(value(g, c.value, ctx), c.is, g, ctx),
  },
  // Which zones it looks into is told by the selector inside.
  exists: {
    reads: 0,
    facet: 0,
    impersonal: true,
    looks: true,
    evaluate: (g, c, ctx) => finds(g, c.what, ctx) || foundAmongLeft(g, c.what, ctx).length > 0,
  },
  matches: {
    reads: 0,
    facet: 0,
    looks: true,
    evaluate(g, c, ctx) {
      const found = select(g, c.what, ctx);
      return found.length > 0 && found.every((id) => isLookedAt(g.state, id, ctx) && matches(g, c.where, id, ctx));
    },
  },
  turnOf: {
    reads: turn,
    facet: 0,
    evaluate(g, c, ctx) {
      for (const p of g.rules.vocabulary.look.activePlayers(g)) if (selects(g, c.who, p, ctx)) return true;
      return false;
    },
  },
  step: { reads: turn, facet: 0, evaluate: (g, c) => c.steps.includes(g.state.game.turn.step) },
  history: {
    reads: history | turn,
    facet: 0,
    evaluate: (g, c, ctx) => happened(g, c.event, ctx, c.since ?? 'turn'),
  },
  paid: { reads: stack | zone, facet: 0, evaluate: (g, c, ctx) => timesPaid(g.state, c.cost, ctx) > 0 },
  did: { reads: 0, facet: 0, evaluate: (_, c, ctx) => isDone(ctx.locals[c.name]) },
};
