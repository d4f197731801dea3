/** Keywords that are activated abilities. */
import type {
  ActivatedAbility,
  Change,
  Cost,
  Filter,
  KeywordAbility,
  Target,
  Value,
  Zone,
} from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  ANOTHER,
  all,
  amountOf,
  CREATURE,
  costOf,
  IS_CARD,
  IS_THIS,
  LAND,
  put,
  TARGET,
  THIS,
  triggered,
  YOU,
  YOURS,
} from './words.ts';

const DISCARD_THIS: Cost = { kind: 'discard', what: IS_THIS, count: 1 };
const EXILE_THIS: Cost = { kind: 'exile', what: IS_THIS, from: 'graveyard', count: 1 };
const target = (...what: readonly Filter[]): readonly Target[] => [{ name: 'target', what: all(...what) }];

const LEVEL: Value = { kind: 'max', of: [1, { kind: 'noted', key: 'level', on: THIS }] };

type Rest = Omit<ActivatedAbility, 'kind' | 'keyword'>;
const activated = (keyword: string, rest: Rest): ActivatedAbility => ({ kind: 'activated', keyword, ...rest });

/** 702.128a, 702.129a: a token that is a copy of the card, except so, without a mana cost, and a Zombie as well. */
const madeFromCard = (keyword: string, k: KeywordAbility, ...changes: readonly Change[]): ActivatedAbility =>
  activated(keyword, {
    zones: ['graveyard'],
    timing: 'sorcery',
    cost: [...costOf(k), EXILE_THIS],
    actions: [
      {
        do: 'copyToken',
        of: THIS,
        count: 1,
        changes: [...changes, { kind: 'noManaCost' }, { kind: 'types', subtypes: ['Zombie'] }],
      },
    ],
  });

/** 702.49a: for an unblocked attacker that is returned it attacks the same player, planeswalker or battle. */
const ninjutsu = (keyword: string, k: KeywordAbility, zones: readonly Zone[]): ActivatedAbility =>
  activated(keyword, {
    zones,
    cost: [...costOf(k), { kind: 'return', what: all(CREATURE, { kind: 'unblocked' }), count: 1, as: 'returned' }],
    actions: [
      {
        do: 'move',
        what: THIS,
        to: {
          zone: 'battlefield',
          tapped: true,
          attacking: true,
          attacks: { kind: 'attacked', by: { kind: 'var', name: 'returned' } },
        },
      },
    ],
  });

export const activatedKeywords: Keywords = {
  equip: {
    rule: '702.6',
    means: (k) => [
      activated('equip', {
        cost: costOf(k),
        timing: 'sorcery',
        targets: target(CREATURE, YOURS, ...(k.what === undefined ? [] : [k.what])),
        actions: [{ do: 'attach', what: THIS, to: TARGET }],
      }),
    ],
  },
  fortify: {
    rule: '702.67',
    means: (k) => [
      activated('fortify', {
        cost: costOf(k),
        timing: 'sorcery',
        targets: target(LAND, YOURS),
        actions: [{ do: 'attach', what: THIS, to: TARGET }],
      }),
    ],
  },
  /** The materials are what it is crafted with; with a number, so many; 702.167c: the permanent remembers them. */
  craft: {
    rule: '702.167',
    means: (k) => [
      activated('craft', {
        timing: 'sorcery',
        cost: [
          ...costOf(k),
          { kind: 'exile', what: IS_THIS, from: 'battlefield', count: 1, as: 'crafted' },
          {
            kind: 'exile',
            what: all(k.what ?? CREATURE, ANOTHER),
            from: 'battlefield',
            orFrom: ['graveyard'],
            count: amountOf(k),
            ...(k.word === 'or more' ? { orMore: true } : {}),
            as: 'materials',
          },
        ],
        actions: [
          {
            do: 'move',
            what: { kind: 'var', name: 'crafted' },
            to: {
              zone: 'battlefield',
              transformed: true,
              controller: { kind: 'owner', of: { kind: 'var', name: 'crafted' } },
              remembers: {
                key: 'craft',
                objects: { kind: 'became', of: { kind: 'var', name: 'materials' } },
              },
            },
          },
        ],
      }),
    ],
  },
  /** With a quality it is typecycling (702.29e), which is cycling too. */
  cycling: {
    rule: '702.29',
    means: (k) => [
      activated('cycling', {
        zones: ['hand'],
        cost: [...costOf(k), DISCARD_THIS],
        actions:
          k.what === undefined
            ? [{ do: 'draw', who: YOU, count: 1 }]
            : [
                { do: 'search', zones: ['library'], what: k.what, max: 1, as: 'found', reveal: true },
                { do: 'move', what: { kind: 'var', name: 'found' }, to: { zone: 'hand' } },
                { do: 'shuffle', who: YOU },
              ],
      }),
    ],
  },
  transmute: {
    rule: '702.53',
    means: (k) => [
      activated('transmute', {
        zones: ['hand'],
        timing: 'sorcery',
        cost: [...costOf(k), DISCARD_THIS],
        actions: [
          {
            do: 'search',
            zones: ['library'],
            what: all(IS_CARD, {
              kind: 'manaValue',
              is: { op: '=', to: { kind: 'stat', stat: 'manaValue', of: THIS } },
            }),
            max: 1,
            as: 'found',
            reveal: true,
          },
          { do: 'move', what: { kind: 'var', name: 'found' }, to: { zone: 'hand' } },
          { do: 'shuffle', who: YOU },
        ],
      }),
    ],
  },
  ninjutsu: { rule: '702.49', means: (k) => [ninjutsu('ninjutsu', k, ['hand'])] },
  /** 702.49d: a variant that works in the command zone too. */
  'commander ninjutsu': { rule: '702.49d', means: (k) => [ninjutsu('commander ninjutsu', k, ['hand', 'command'])] },
  reinforce: {
    rule: '702.77',
    means: (k) => [
      activated('reinforce', {
        zones: ['hand'],
        cost: [...costOf(k), DISCARD_THIS],
        targets: target(CREATURE),
        actions: [put('+1/+1', amountOf(k), TARGET)],
      }),
    ],
  },
  unearth: {
    rule: '702.84',
    means: (k) => [
      activated('unearth', {
        zones: ['graveyard'],
        timing: 'sorcery',
        cost: costOf(k),
        actions: [
          { do: 'move', what: THIS, to: { zone: 'battlefield' }, as: 'back' },
          {
            do: 'effect',
            duration: { kind: 'forever' },
            effects: [
              {
                kind: 'modify',
                what: { kind: 'var', name: 'back' },
                changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
              },
              {
                kind: 'replace',
                on: {
                  on: 'move',
                  what: { kind: 'is', what: { kind: 'var', name: 'back' } },
                  from: ['battlefield'],
                },
                instead: { kind: 'change', zone: 'exile' },
              },
            ],
          },
          {
            do: 'delayed',
            trigger: triggered('unearth', { on: 'beginning', step: 'end' }, [
              { do: 'move', what: { kind: 'var', name: 'back' }, to: { zone: 'exile' } },
            ]),
          },
        ],
      }),
    ],
  },
  'level up': {
    rule: '702.87',
    means: (k) => [activated('level up', { timing: 'sorcery', cost: costOf(k), actions: [put('level', 1)] })],
  },
  /** 716.2a, 716.2d: a level is noted on the permanent; without one it is 1. */
  'class level': {
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
  },
  /** 702.184a; what a station symbol gives is a static ability with a condition (721.2). */
  station: {
    rule: '702.184',
    means: () => [
      activated('station', {
        timing: 'sorcery',
        cost: [{ kind: 'tapOthers', what: all(CREATURE, ANOTHER), count: 1, as: 'tapped' }],
        actions: [put('charge', { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'tapped' } })],
      }),
    ],
  },
  crew: {
    rule: '702.122',
    means: (k) => [
      activated('crew', {
        cost: [
          {
            kind: 'tapOthers',
            what: all(CREATURE, ANOTHER),
            count: 0,
            total: { stat: 'power', atLeast: amountOf(k) },
          },
        ],
        actions: [
          {
            do: 'effect',
            effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'types', types: ['artifact', 'creature'] }] }],
            duration: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  },
  saddle: {
    rule: '702.171',
    means: (k) => [
      activated('saddle', {
        timing: 'sorcery',
        cost: [
          {
            kind: 'tapOthers',
            what: all(CREATURE, ANOTHER),
            count: 0,
            total: { stat: 'power', atLeast: amountOf(k) },
          },
        ],
        actions: [{ do: 'designate', what: THIS, as: 'saddled', thisTurn: true }],
      }),
    ],
  },
  scavenge: {
    rule: '702.97',
    means: (k) => [
      activated('scavenge', {
        zones: ['graveyard'],
        timing: 'sorcery',
        cost: [...costOf(k), EXILE_THIS],
        targets: target(CREATURE),
        actions: [put('+1/+1', { kind: 'stat', stat: 'power', of: THIS }, TARGET)],
      }),
    ],
  },
  outlast: {
    rule: '702.107',
    means: (k) => [
      activated('outlast', { timing: 'sorcery', cost: [...costOf(k), { kind: 'tap' }], actions: [put('+1/+1', 1)] }),
    ],
  },
  embalm: {
    rule: '702.128',
    means: (k) => [madeFromCard('embalm', k, { kind: 'colors', colors: ['white'], set: true })],
  },
  eternalize: {
    rule: '702.129',
    means: (k) => [
      madeFromCard(
        'eternalize',
        k,
        { kind: 'colors', colors: ['black'], set: true },
        { kind: 'setPT', power: 4, toughness: 4 },
      ),
    ],
  },
  reconfigure: {
    rule: '702.151',
    means: (k) => [
      activated('reconfigure', {
        timing: 'sorcery',
        cost: costOf(k),
        targets: target(CREATURE, YOURS, ANOTHER),
        actions: [{ do: 'attach', what: THIS, to: TARGET }],
      }),
      activated('reconfigure', {
        timing: 'sorcery',
        cost: costOf(k),
        condition: { kind: 'matches', what: { kind: 'host', of: THIS }, where: CREATURE },
        actions: [{ do: 'unattach', what: THIS }],
      }),
      {
        kind: 'static',
        condition: { kind: 'exists', what: { kind: 'host', of: THIS } },
        effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'removeTypes', types: ['creature'] }] }],
      },
    ],
  },
};
