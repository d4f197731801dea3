/** Connive (701.50). */
import { LAND, put } from '../702-keywords/words.ts';
import { CARD, controllerOf, eachOf, ONE } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const connive: Meaning<'connive'> = {
  rule: '701.50',
  means: ({ what, count = 1 }) =>
    eachOf(what, [
      { do: 'draw', who: controllerOf(ONE), count },
      { do: 'discard', who: controllerOf(ONE), count, as: 'keyword.card' },
      put('+1/+1', { kind: 'count', of: { kind: 'filter', of: CARD, where: { kind: 'not', of: LAND } } }, ONE),
      { do: 'acted', action: 'connive', who: controllerOf(ONE), what: ONE },
    ]),
};
