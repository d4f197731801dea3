/** The evaluator of the common engine, for nodes of Grand Archive's card language. Knows no entry: the tables come with the game. */
import type { EntityId, GameEvent } from '@rulewright/kernel';
import type { Comparison, Condition, EventRole, Filter, Selector, Value } from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import type { Context, G } from '../state.ts';

export { withCandidate } from '@rulewright/rules';

export const matches: (g: G, f: Filter, id: EntityId, ctx: Context) => boolean = common.matches;
export const select: (g: G, s: Selector, ctx: Context) => readonly EntityId[] = common.select;
export const selects: (g: G, s: Selector, id: EntityId, ctx: Context) => boolean = common.selects;
export const value: (g: G, v: Value, ctx: Context) => number = common.value;
export const holds: (g: G, c: Condition, ctx: Context) => boolean = common.holds;
export const compare: (a: number, c: Comparison, g: G, ctx: Context) => boolean = common.compare;

export const eventEntities = (g: G, e: GameEvent, role: EventRole): readonly EntityId[] =>
  g.rules.vocabulary.look.eventEntities(g, e, role);
