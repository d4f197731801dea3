/** Schemas of values and conditions. */
import { coreConditions, coreValues } from '../../core/schema/evaluated.ts';
import { integer, list, optional, variants, word } from '../../core/schema/shape.ts';
import type { Condition, GrandArchiveFamilies, Value } from '../families.ts';
import { condition, direction, name, restriction, selector, value, words, zones } from './words.ts';

export const valueSchema = variants<Exclude<Value, number>, 'kind'>('kind', {
  ...coreValues<GrandArchiveFamilies>(words),
  level: { of: selector },
  influence: { of: selector },
  damage: { of: selector },
  different: {
    what: word('names', 'elements', 'types', 'subtypes', 'classes', 'reserveCosts', 'memoryCosts', 'powers'),
    of: selector,
  },
  every: { of: value, by: integer(1) },
});

export const conditionSchema = variants<Condition, 'kind'>('kind', {
  ...coreConditions<GrandArchiveFamilies>(words),
  restriction: { by: restriction },
  faces: { who: selector, name: optional(name), directions: list(direction) },
  inCombat: {},
  wasActivated: { what: optional(selector), from: optional(zones), when: optional(condition) },
});
