/** A continuous effect in force (611): of a static ability, or set up by a spell or ability that has resolved. */
import type { Condition, StaticEffect } from '@rulewright/language/magic';
import type * as common from '@rulewright/rules';

export { inForce, unknownForce } from '@rulewright/rules';

export type Modify = Extract<StaticEffect, { kind: 'modify' }>;
export type ActiveEffect<E extends StaticEffect = StaticEffect> = common.ActiveEffect<E, Condition>;
/** One change of one effect, in its layer. */
export type Part = common.Part<Modify, Condition>;
