/** What effects say cannot be done: "can't" goes before "can". Says why. */
import type { EntityId, Refusal } from '@rulewright/kernel';
import type { Cant, CantAction, Condition } from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import type { G } from '../state.ts';

/** Whether an effect stops `what` from doing or suffering something; `other` is the other side (attacked, card, source). */
export const forbidden: (g: G, action: CantAction, what: EntityId, other?: EntityId) => Refusal | null =
  common.forbidden;

/** The same for effects that can be bought off ("can't attack unless its controller pays …"): their costs are asked for there. */
export const forbiddenUnlessPaid = common.forbiddenUnlessPaid as (
  g: common.CommonGame,
  action: CantAction,
  what: EntityId,
  other?: EntityId,
) => readonly common.ActiveEffect<Cant, Condition>[];
