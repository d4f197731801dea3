/** Class level (716.2). 716.2a, 716.2d: a level is noted on the permanent; without one it is 1. */
import type { Change, Value } from '@rulewright/language/magic';
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { amountOf, costOf, THIS } from './words.ts';

const LEVEL: Value = { kind: 'max', of: [1, { kind: 'noted', key: 'level', on: THIS }] };

export const classLevel: Keyword = {
  rule: '716.2',
  means: (k) => [
    activated('class level', {
      timing: 'sorcery',
      cost: costOf(k),
      condition: { kind: 'compare', value: LEVEL, is: { op: '=', to: { kind: 'minus', a: amountOf(k), b: 1 } } },
      actions: [
        { do: 'note', key: 'level', value: amountOf(k) },
        { do: 'acted', action: `level ${String(k.amount)}`, what: THIS },
      ],
    }),
    {
      kind: 'static',
      condition: { kind: 'compare', value: LEVEL, is: { op: '≥', to: amountOf(k) } },
      effects: [
        {
          kind: 'modify',
          what: THIS,
          changes: (k.abilities ?? []).map((ability): Change => ({ kind: 'gain', ability })),
        },
      ],
    },
  ],
};
