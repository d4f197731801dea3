/** Is this data a card of Grand Archive? */
import { type Problem, problemsOf } from '../core/validate.ts';
import type { Card } from './card.ts';
import { cardSchema, families } from './schema/index.ts';
import { sorting } from './sorts.ts';

export { LIMITS, type Problem, type ProblemCode } from '../core/validate.ts';

/** All that is wrong with the data as a card; nothing, if it is one. `place` goes before every path. */
export const validateCard = (data: unknown, place = ''): readonly Problem[] =>
  problemsOf(cardSchema, { families, sorting }, data, place);

export function isCard(data: unknown): data is Card {
  return validateCard(data).length === 0;
}
