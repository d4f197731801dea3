/** Clash (701.30). */
import type { Selector } from '@rulewright/language/magic';
import { YOU } from '../702-keywords/words.ts';
import { bound, CARD, CHOSEN, eachOf, ONE } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

const topOf = (of: Selector): Selector => ({ kind: 'top', of, count: 1 });

export const clash: Meaning<'clash'> = {
  rule: '701.30',
  means: ({ as }) => [
    { do: 'choose', from: { kind: 'players', which: 'opponents' }, as: 'keyword.chosen' },
    { do: 'let', name: 'keyword.card', objects: topOf(YOU) },
    { do: 'let', name: 'keyword.other', objects: topOf(CHOSEN) },
    { do: 'reveal', what: { kind: 'union', of: [CARD, bound('keyword.other')] } },
    {
      do: 'let',
      name: as,
      value: {
        kind: 'if',
        condition: {
          kind: 'all',
          of: [
            { kind: 'exists', what: CARD },
            {
              kind: 'compare',
              value: { kind: 'stat', stat: 'manaValue', of: CARD },
              is: {
                op: '>',
                to: {
                  kind: 'if',
                  condition: { kind: 'exists', what: bound('keyword.other') },
                  then: { kind: 'stat', stat: 'manaValue', of: bound('keyword.other') },
                  else: -1,
                },
              },
            },
          ],
        },
        then: 1,
        else: 0,
      },
    },
    ...eachOf({ kind: 'union', of: [YOU, CHOSEN] }, [
      {
        do: 'may',
        who: ONE,
        actions: [{ do: 'move', what: topOf(ONE), to: { zone: 'library', position: 'bottom' } }],
      },
    ]),
    { do: 'acted', action: 'clash' },
  ],
};
