/** The schema of the card language: every family of nodes, and what a whole card is. Read by `validate.ts`. */
import type { AnySchema } from '../../core/schema/shape.ts';
import { abilitySchema } from './ability.ts';
import { actionSchema, targetSchema } from './action.ts';
import { costSchema } from './cost.ts';
import { changeSchema, durationSchema, replacementSchema, staticEffectSchema } from './effect.ts';
import { eventPatternSchema } from './event-pattern.ts';
import { filterSchema, selectorSchema } from './selector.ts';
import { conditionSchema, valueSchema } from './value.ts';

export { cardSchema } from './ability.ts';

export const families: Readonly<Record<string, AnySchema>> = {
  ability: abilitySchema,
  action: actionSchema,
  change: changeSchema,
  condition: conditionSchema,
  cost: costSchema,
  duration: durationSchema,
  eventPattern: eventPatternSchema,
  filter: filterSchema,
  replacement: replacementSchema,
  selector: selectorSchema,
  staticEffect: staticEffectSchema,
  target: targetSchema,
  value: valueSchema,
};
