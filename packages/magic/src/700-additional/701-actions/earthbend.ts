/** Earthbend (701.66). */
import { put, YOU } from '../702-keywords/words.ts';
import { HERE, on } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const earthbend: Meaning<'earthbend'> = {
  rule: '701.66',
  means: ({ what, count }) => [
    { do: 'let', name: 'keyword.here', objects: on(what) },
    {
      do: 'effect',
      effects: [
        {
          kind: 'modify',
          what: HERE,
          changes: [
            { kind: 'types', types: ['creature'] },
            { kind: 'setPT', power: 0, toughness: 0 },
            { kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } },
          ],
        },
      ],
      duration: { kind: 'forever' },
    },
    put('+1/+1', count, HERE),
    {
      do: 'delayed',
      trigger: {
        kind: 'triggered',
        keyword: 'earthbend',
        on: {
          on: 'move',
          what: { kind: 'is', what: HERE },
          from: ['battlefield'],
          to: ['graveyard', 'exile'],
        },
        actions: [
          {
            do: 'move',
            what: { kind: 'event', role: 'object' },
            to: { zone: 'battlefield', tapped: true, controller: YOU },
          },
        ],
      },
    },
    { do: 'acted', action: 'earthbend' },
  ],
};
