/** Champion (702.72). */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { ANOTHER, all, CREATURE, THIS, triggered, WHEN_ENTERS, YOURS } from './words.ts';

const CHAMPIONED: Selector = { kind: 'noted', key: 'championed' };

export const champion: Keyword = {
  rule: '702.72',
  means: (k) => [
    triggered('champion', WHEN_ENTERS, [
      {
        do: 'choose',
        from: { kind: 'each', where: all(k.what ?? CREATURE, YOURS, ANOTHER) },
        min: 0,
        max: 1,
        as: 'chosen',
      },
      {
        do: 'if',
        condition: { kind: 'exists', what: { kind: 'var', name: 'chosen' } },
        then: [{ do: 'move', what: { kind: 'var', name: 'chosen' }, to: { zone: 'exile' }, note: 'championed' }],
        else: [{ do: 'sacrificeObjects', what: THIS }],
      },
    ]),
    triggered('champion', { on: 'move', what: { kind: 'is', what: THIS }, from: ['battlefield'] }, [
      {
        do: 'move',
        what: CHAMPIONED,
        to: { zone: 'battlefield', controller: { kind: 'owner', of: CHAMPIONED } },
      },
    ]),
  ],
};
