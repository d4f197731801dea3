/** Suspect (701.60). */
import { eachOf, ONE } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const suspect: Meaning<'suspect'> = {
  rule: '701.60',
  means: ({ what }) =>
    eachOf({ kind: 'filter', of: what, where: { kind: 'not', of: { kind: 'designated', as: 'suspected' } } }, [
      { do: 'designate', what: ONE, as: 'suspected' },
      {
        do: 'effect',
        effects: [
          {
            kind: 'modify',
            what: ONE,
            changes: [
              { kind: 'gain', ability: { kind: 'keyword', keyword: 'menace' } },
              {
                kind: 'gain',
                ability: {
                  kind: 'static',
                  effects: [{ kind: 'cant', action: 'block', what: { kind: 'this' } }],
                },
              },
            ],
          },
        ],
        duration: {
          kind: 'while',
          condition: { kind: 'matches', what: ONE, where: { kind: 'designated', as: 'suspected' } },
        },
      },
    ]),
};
