/** Explore (701.44). */
import { LAND, put } from '../702-keywords/words.ts';
import { CARD, controllerOf, eachOf, ONE } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const explore: Meaning<'explore'> = {
  rule: '701.44',
  means: ({ what }) =>
    eachOf(what, [
      { do: 'let', name: 'keyword.card', objects: { kind: 'top', of: controllerOf(ONE), count: 1 } },
      { do: 'reveal', what: CARD },
      {
        do: 'if',
        condition: { kind: 'matches', what: CARD, where: LAND },
        then: [{ do: 'move', what: CARD, to: { zone: 'hand' } }],
        else: [
          put('+1/+1', 1, ONE),
          {
            do: 'if',
            condition: { kind: 'exists', what: CARD },
            then: [
              {
                do: 'may',
                who: controllerOf(ONE),
                actions: [{ do: 'move', what: CARD, to: { zone: 'graveyard' } }],
              },
            ],
          },
        ],
      },
      { do: 'acted', action: 'explore', who: controllerOf(ONE), what: ONE },
    ]),
};
