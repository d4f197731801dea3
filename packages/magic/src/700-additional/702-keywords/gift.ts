/** Gift (702.174). 702.174b: on a permanent and on an instant or sorcery; there it comes before everything else. */
import type { Action, KeywordAbility, Selector, TokenFace } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { OPPONENTS, paid, triggered, WHEN_ENTERS } from './words.ts';

const GIFTED: Selector = { kind: 'var', name: 'gifted' };

const token = (face: TokenFace, tapped = false): Action => ({
  do: 'token',
  token: face,
  count: 1,
  who: GIFTED,
  ...(tapped ? { tapped } : {}),
});

const blue = (subtype: string, size: number): TokenFace => ({
  name: `${subtype} Token`,
  colors: ['blue'],
  types: ['creature'],
  subtypes: [subtype],
  power: size,
  toughness: size,
});

/** 702.174d–i: what the chosen player gets. */
const GIFTS: Readonly<Record<string, Action>> = {
  Food: { do: 'token', token: 'Food', count: 1, who: GIFTED },
  card: { do: 'draw', who: GIFTED, count: 1 },
  'tapped Fish': token(blue('Fish', 1), true),
  'extra turn': { do: 'extraTurn', who: GIFTED },
  Treasure: { do: 'token', token: 'Treasure', count: 1, who: GIFTED },
  Octopus: token(blue('Octopus', 8)),
};

/** 702.174c: whoever waits for a gift being given sees it. */
const giving = ({ word = '' }: KeywordAbility): readonly Action[] => {
  const gift = GIFTS[word];
  return gift === undefined ? [] : [gift, { do: 'acted', action: 'gift' }];
};

export const gift: Keyword = {
  rule: '702.174',
  needs: 'word',
  means: (k) => [
    {
      kind: 'additionalCost',
      name: 'gift',
      optional: true,
      cost: [{ kind: 'choosePlayer', from: OPPONENTS, as: 'gifted' }],
    },
    { kind: 'spell', actions: [{ do: 'if', condition: paid('gift'), then: giving(k) }] },
    triggered(
      'gift',
      WHEN_ENTERS,
      [{ do: 'let', name: 'gifted', objects: { kind: 'announced', name: 'gifted' } }, ...giving(k)],
      {
        condition: paid('gift'),
      },
    ),
  ],
};
