/** Discover (701.57). */
import type { Selector } from '@rulewright/language/magic';
import { all, LAND, YOU } from '../702-keywords/words.ts';
import { bound, CARD } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

function inExile(of: Selector): Selector {
  return { kind: 'each', zones: ['exile'], where: { kind: 'is', what: of } };
}

export const discover: Meaning<'discover'> = {
  rule: '701.57',
  means: ({ count, who = YOU }) => [
    { do: 'let', name: 'keyword.number', value: count },
    {
      do: 'exileUntil',
      who,
      what: all(
        { kind: 'not', of: LAND },
        {
          kind: 'manaValue',
          is: { op: '≤', to: { kind: 'var', name: 'keyword.number' } },
        },
      ),
      as: 'keyword.card',
      all: 'keyword.exiled',
    },
    { do: 'cast', ...(who === YOU ? {} : { who }), what: CARD, free: true },
    { do: 'move', what: inExile(CARD), to: { zone: 'hand' } },
    {
      do: 'move',
      what: inExile(bound('keyword.exiled')),
      to: { zone: 'library', position: 'bottom', order: 'random' },
    },
    { do: 'acted', action: 'discover', ...(who === YOU ? {} : { who }) },
  ],
};
