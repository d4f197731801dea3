/** Keywords that are spell abilities, or about copies of spells. */
import type { Action, KeywordAbility, Selector, TokenFace } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  AT_YOUR_UPKEEP,
  all,
  CREATURE,
  IS_CARD,
  OPPONENTS,
  PLAYER,
  paid,
  TARGET,
  THIS,
  triggered,
  WHEN_CAST,
  WHEN_DIES,
  WHEN_ENTERS,
  YOU,
  YOURS,
} from './words.ts';

const CHOSEN: Selector = { kind: 'var', name: 'chosen' };
const ENCODED: Selector = { kind: 'noted', key: 'cipher' };
const GIFTED: Selector = { kind: 'var', name: 'gifted' };
const IS_ON_CARD = { kind: 'matches', what: THIS, where: IS_CARD } as const;

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

const HAUNTS = { zone: 'exile', remembers: { key: 'haunt', objects: TARGET } } as const;

export const spells: Keywords = {
  /** 702.50a; a copy has no epic ability. */
  epic: {
    rule: '702.50',
    means: () => [
      {
        kind: 'spell',
        actions: [
          {
            do: 'if',
            condition: IS_ON_CARD,
            then: [
              {
                do: 'effect',
                effects: [{ kind: 'cant', action: 'cast', what: YOU }],
                duration: { kind: 'forever' },
              },
              {
                do: 'delayed',
                once: false,
                trigger: triggered('epic', AT_YOUR_UPKEEP, [
                  { do: 'copySpell', what: THIS, newTargets: true, gone: true },
                ]),
              },
            ],
          },
        ],
      },
    ],
  },
  /** 702.55a: on a permanent, and on an instant or sorcery. */
  haunt: {
    rule: '702.55',
    means: () => [
      triggered('haunt', WHEN_DIES, [{ do: 'move', what: THIS, to: HAUNTS }], {
        targets: [{ name: 'target', what: CREATURE }],
      }),
      triggered(
        'haunt',
        { on: 'move', what: { kind: 'is', what: THIS }, from: ['stack'], to: ['graveyard'], how: 'resolved' },
        [{ do: 'move', what: THIS, to: HAUNTS }],
        { zones: ['stack'], targets: [{ name: 'target', what: CREATURE }] },
      ),
    ],
  },
  /** 702.99a: the creature has the ability by way of a keyword of its own, which it can lose. */
  cipher: {
    rule: '702.99',
    means: () => [
      {
        kind: 'spell',
        actions: [
          {
            do: 'if',
            condition: IS_ON_CARD,
            then: [
              { do: 'choose', from: { kind: 'each', where: all(CREATURE, YOURS) }, min: 0, max: 1, as: 'chosen' },
              {
                do: 'if',
                condition: { kind: 'exists', what: CHOSEN },
                then: [
                  { do: 'move', what: THIS, to: { zone: 'exile', remembers: { key: 'cipher', objects: CHOSEN } } },
                ],
              },
            ],
          },
        ],
      },
      {
        kind: 'static',
        zones: ['exile'],
        effects: [
          {
            kind: 'modify',
            what: { kind: 'each', where: { kind: 'is', what: ENCODED } },
            changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'encoded' } }],
          },
        ],
      },
      triggered(
        'cipher',
        {
          on: 'damage',
          source: all({ kind: 'is', what: ENCODED }, { kind: 'keyword', keyword: 'encoded' }),
          to: PLAYER,
          combat: true,
        },
        [
          {
            do: 'cast',
            who: { kind: 'controller', of: { kind: 'event', role: 'source' } },
            what: THIS,
            free: true,
            copies: true,
          },
        ],
        { zones: ['exile'] },
      ),
    ],
  },
  encoded: { rule: '702.99b' },
  gravestorm: {
    rule: '702.69',
    means: () => [
      triggered(
        'gravestorm',
        WHEN_CAST,
        [
          {
            do: 'copySpell',
            what: THIS,
            newTargets: true,
            count: {
              kind: 'history',
              event: { on: 'move', what: { kind: 'all', of: [] }, from: ['battlefield'], to: ['graveyard'] },
            },
          },
        ],
        { zones: ['stack'] },
      ),
    ],
  },
  /** 702.47: what it adds to another spell: `702.47-splice.ts`. */
  splice: { rule: '702.47' },
  /** 702.174b: on a permanent and on an instant or sorcery; there it comes before everything else. */
  gift: {
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
  },
  /** 702.131a on an instant or sorcery; 702.131b on a permanent (`../blessing.ts`). */
  ascend: { rule: '702.131', means: () => [{ kind: 'spell', actions: [{ do: 'ascend' }] }] },
  /** The costs of the modes are in the modes. */
  spree: { rule: '702.172' },
  tiered: { rule: '702.183' },
};
