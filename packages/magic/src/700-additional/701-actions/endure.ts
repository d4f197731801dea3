/** Endure (701.63). The controller puts the counters there, or else makes the Spirit. */
import type { Action, Selector } from '@rulewright/language/magic';
import { put } from '../702-keywords/words.ts';
import { HERE, on } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const endure: Meaning<'endure'> = {
  rule: '701.63',
  means: ({ what, count }) => {
    const controller: Selector = { kind: 'controller', of: what };
    const spirit: Action = {
      do: 'token',
      count: 1,
      who: controller,
      token: {
        name: 'Spirit Token',
        colors: ['white'],
        types: ['creature'],
        subtypes: ['Spirit'],
        power: count,
        toughness: count,
      },
    };
    return [
      { do: 'let', name: 'keyword.here', objects: on(what) },
      {
        do: 'if',
        condition: { kind: 'compare', value: count, is: { op: '>', to: 0 } },
        then: [
          {
            do: 'if',
            condition: { kind: 'exists', what: HERE },
            then: [{ do: 'either', who: controller, options: [[put('+1/+1', count, HERE)], [spirit]] }],
            else: [spirit],
          },
        ],
      },
    ];
  },
};
