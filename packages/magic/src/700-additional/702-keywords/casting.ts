/** Keywords about what a spell costs and where it is cast from: additional and alternative costs, reductions, permissions. */
import type {
  AdditionalCost,
  AlternativeCost,
  Condition,
  Cost,
  Filter,
  Selector,
  StaticAbility,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  ANOTHER,
  AT_YOUR_UPKEEP,
  all,
  amountOf,
  CREATURE,
  costOf,
  IS_CARD,
  IS_THIS,
  LAND,
  OPPONENTS,
  PLAYER,
  paid,
  THIS,
  triggered,
  WHEN_CAST,
  WHEN_DIES,
  WHEN_ENTERS,
  YOU,
  YOURS,
} from './words.ts';

/** 601.2f: the spell itself says what it costs less, wherever it is cast from. */
const costsLess = (times: Value): StaticAbility => ({
  kind: 'static',
  zones: ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'],
  effects: [{ kind: 'cost', of: 'spell', what: IS_THIS, less: '{1}', times }],
});

const fromGraveyard = (name: string, cost: readonly Cost[]): AlternativeCost => ({
  kind: 'alternativeCost',
  name,
  cost,
  zone: 'graveyard',
});

/** The printed cost and something on top. */
const ownCostAnd = (extra: Cost): readonly Cost[] => [{ kind: 'manaCostOf', what: THIS }, extra];

/** 702.117a: you and your team. */
const TEAM: Selector = {
  kind: 'players',
  which: 'each',
  where: {
    kind: 'not',
    of: {
      kind: 'exists',
      what: { kind: 'filter', of: { kind: 'var', name: 'it' }, where: { kind: 'player', which: 'opponents' } },
    },
  },
};

const COPY_WITH_NEW_TARGETS = { do: 'copySpell', what: THIS, newTargets: true } as const;

const optionalCost = (name: string, cost: readonly Cost[], repeat = false): AdditionalCost => ({
  kind: 'additionalCost',
  name,
  cost,
  optional: true,
  ...(repeat ? { repeat } : {}),
});
/** 702.76a: one of the spell's own creature types. */
const SHARES_CREATURE_TYPE: Filter = { kind: 'sharesType', with: THIS, of: 'creature' };
/** Such a source of yours has dealt combat damage to a player this turn. */
const damagedBy = (source: Filter): Condition => ({
  kind: 'history',
  event: { on: 'damage', source: all(source, YOURS), to: PLAYER, combat: true },
});
const NOW_HASTE: StaticEffect = {
  kind: 'modify',
  what: THIS,
  changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
};

export const casting: Keywords = {
  entwine: { rule: '702.42', means: (k) => [optionalCost('entwine', costOf(k))] },
  /** What becomes of its targets: `702.96-overload.ts`. */
  overload: {
    rule: '702.96',
    means: (k) => [{ kind: 'alternativeCost', name: 'overload', cost: costOf(k) }],
  },
  replicate: {
    rule: '702.56',
    means: (k) => [
      optionalCost('replicate', costOf(k), true),
      triggered('replicate', WHEN_CAST, [{ ...COPY_WITH_NEW_TARGETS, count: { kind: 'paid', cost: 'replicate' } }], {
        zones: ['stack'],
        condition: paid('replicate'),
      }),
    ],
  },
  /** The source must have had one of the spell's creature types. */
  prowl: {
    rule: '702.76',
    means: (k) => [
      { kind: 'alternativeCost', name: 'prowl', cost: costOf(k), condition: damagedBy(k.what ?? SHARES_CREATURE_TYPE) },
    ],
  },
  freerunning: {
    rule: '702.173',
    means: (k) => [
      {
        kind: 'alternativeCost',
        name: 'freerunning',
        cost: costOf(k),
        condition: damagedBy(
          all(CREATURE, { kind: 'any', of: [{ kind: 'subtype', type: 'Assassin' }, { kind: 'commander' }] }),
        ),
      },
    ],
  },
  demonstrate: {
    rule: '702.144',
    means: () => [
      triggered(
        'demonstrate',
        WHEN_CAST,
        [
          {
            do: 'may',
            actions: [
              COPY_WITH_NEW_TARGETS,
              { do: 'choose', from: OPPONENTS, as: 'other' },
              { ...COPY_WITH_NEW_TARGETS, who: { kind: 'var', name: 'other' } },
            ],
          },
        ],
        { zones: ['stack'] },
      ),
    ],
  },
  /** What it adds to the spell: `702.113-awaken.ts`. */
  awaken: { rule: '702.113', means: (k) => [{ kind: 'alternativeCost', name: 'awaken', cost: costOf(k) }] },
  surge: {
    rule: '702.117',
    means: (k) => [
      {
        kind: 'alternativeCost',
        name: 'surge',
        cost: costOf(k),
        condition: { kind: 'history', event: { on: 'cast', who: TEAM } },
      },
    ],
  },
  spectacle: {
    rule: '702.137',
    means: (k) => [
      {
        kind: 'alternativeCost',
        name: 'spectacle',
        cost: costOf(k),
        condition: { kind: 'history', event: { on: 'loseLife', who: OPPONENTS } },
      },
    ],
  },
  blitz: {
    rule: '702.152',
    means: (k) => [
      { kind: 'alternativeCost', name: 'blitz', cost: costOf(k) },
      {
        kind: 'static',
        condition: paid('blitz'),
        effects: [
          {
            kind: 'modify',
            what: THIS,
            changes: [
              { kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } },
              {
                kind: 'gain',
                ability: { kind: 'triggered', on: WHEN_DIES, actions: [{ do: 'draw', who: YOU, count: 1 }] },
              },
            ],
          },
        ],
      },
      triggered('blitz', { on: 'beginning', step: 'end' }, [{ do: 'sacrificeObjects', what: THIS }], {
        condition: paid('blitz'),
      }),
    ],
  },
  casualty: {
    rule: '702.153',
    means: (k) => [
      optionalCost('casualty', [
        {
          kind: 'sacrifice',
          what: all(CREATURE, { kind: 'power', is: { op: '≥', to: amountOf(k) } }),
          count: 1,
        },
      ]),
      triggered('casualty', WHEN_CAST, [COPY_WITH_NEW_TARGETS], { zones: ['stack'], condition: paid('casualty') }),
    ],
  },
  squad: {
    rule: '702.157',
    means: (k) => [
      optionalCost('squad', costOf(k), true),
      triggered('squad', WHEN_ENTERS, [{ do: 'copyToken', of: THIS, count: { kind: 'paid', cost: 'squad' } }], {
        condition: paid('squad'),
      }),
    ],
  },
  teamwork: {
    rule: '702.194',
    means: (k) => [
      optionalCost('teamwork', [
        { kind: 'tapOthers', what: CREATURE, count: 0, total: { stat: 'power', atLeast: amountOf(k) } },
      ]),
    ],
  },
  bargain: {
    rule: '702.166',
    means: () => [
      optionalCost('bargain', [
        {
          kind: 'sacrifice',
          what: {
            kind: 'any',
            of: [{ kind: 'type', type: 'artifact' }, { kind: 'type', type: 'enchantment' }, { kind: 'token' }],
          },
          count: 1,
        },
      ]),
    ],
  },
  buyback: {
    rule: '702.27',
    means: (k) => [
      { kind: 'additionalCost', name: 'buyback', cost: costOf(k), optional: true },
      {
        kind: 'replacement',
        on: { on: 'move', what: IS_THIS, from: ['stack'], to: ['graveyard'], how: 'resolved' },
        condition: paid('buyback'),
        instead: { kind: 'change', zone: 'hand' },
      },
    ],
  },
  kicker: {
    rule: '702.33',
    /** 702.33f: of several kickers each is known by its cost. */
    means: (k) => [
      k.word === undefined
        ? optionalCost('kicker', costOf(k))
        : { ...optionalCost(`kicker ${k.word}`, costOf(k)), counts: 'kicker' },
    ],
  },
  multikicker: {
    rule: '702.33c',
    means: (k) => [{ kind: 'additionalCost', name: 'kicker', cost: costOf(k), optional: true, repeat: true }],
  },
  flashback: {
    rule: '702.34',
    means: (k) => [fromGraveyard('flashback', costOf(k))],
  },
  storm: {
    rule: '702.40',
    means: () => [
      triggered(
        'storm',
        WHEN_CAST,
        [{ ...COPY_WITH_NEW_TARGETS, count: { kind: 'history', event: { on: 'cast' }, before: true } }],
        { zones: ['stack'] },
      ),
    ],
  },
  affinity: {
    rule: '702.41',
    means: (k) => [costsLess({ kind: 'count', of: { kind: 'each', where: all(k.what ?? CREATURE, YOURS) } })],
  },
  evoke: {
    rule: '702.74',
    means: (k) => [
      { kind: 'alternativeCost', name: 'evoke', cost: costOf(k) },
      triggered('evoke', WHEN_ENTERS, [{ do: 'sacrificeObjects', what: THIS }], { condition: paid('evoke') }),
    ],
  },
  conspire: {
    rule: '702.78',
    means: () => [
      {
        kind: 'additionalCost',
        name: 'conspire',
        optional: true,
        cost: [{ kind: 'tapOthers', what: all(CREATURE, { kind: 'sharesColor', with: THIS }), count: 2 }],
      },
      triggered('conspire', WHEN_CAST, [COPY_WITH_NEW_TARGETS], { zones: ['stack'], condition: paid('conspire') }),
    ],
  },
  retrace: {
    rule: '702.81',
    means: () => [fromGraveyard('retrace', ownCostAnd({ kind: 'discard', what: all(IS_CARD, LAND), count: 1 }))],
  },
  undaunted: { rule: '702.125', means: () => [costsLess({ kind: 'count', of: OPPONENTS })] },
  'jump-start': {
    rule: '702.133',
    means: () => [fromGraveyard('jump-start', ownCostAnd({ kind: 'discard', what: IS_CARD, count: 1 }))],
  },
  escape: { rule: '702.138', means: (k) => [fromGraveyard('escape', costOf(k))] },
  dash: {
    rule: '702.109',
    means: (k) => [
      { kind: 'alternativeCost', name: 'dash', cost: costOf(k) },
      {
        kind: 'static',
        condition: paid('dash'),
        effects: [NOW_HASTE],
      },
      triggered('dash', { on: 'beginning', step: 'end' }, [{ do: 'move', what: THIS, to: { zone: 'hand' } }], {
        condition: paid('dash'),
      }),
    ],
  },
  'split second': {
    rule: '702.61',
    means: () => [
      {
        kind: 'static',
        zones: ['stack'],
        effects: [
          { kind: 'cant', action: 'cast', what: { kind: 'players', which: 'each' }, by: ANOTHER },
          { kind: 'cant', action: 'activateNonMana', what: { kind: 'players', which: 'each' } },
        ],
      },
    ],
  },
  cascade: {
    rule: '702.85',
    means: () => [
      triggered(
        'cascade',
        WHEN_CAST,
        [
          {
            do: 'exileUntil',
            who: { kind: 'you' },
            what: all(
              { kind: 'not', of: LAND },
              {
                kind: 'manaValue',
                is: { op: '<', to: { kind: 'stat', stat: 'manaValue', of: THIS } },
              },
            ),
            as: 'found',
            all: 'exiled',
          },
          { do: 'cast', what: { kind: 'var', name: 'found' }, free: true },
          {
            do: 'move',
            what: { kind: 'each', zones: ['exile'], where: { kind: 'is', what: { kind: 'var', name: 'exiled' } } },
            to: { zone: 'library', position: 'bottom', order: 'random' },
          },
        ],
        { zones: ['stack'] },
      ),
    ],
  },
  rebound: {
    rule: '702.88',
    means: () => [
      {
        kind: 'replacement',
        on: { on: 'move', what: IS_THIS, from: ['stack'], to: ['graveyard'], how: 'resolved' },
        condition: { kind: 'wasCast', from: 'hand' },
        instead: {
          kind: 'instead',
          actions: [
            { do: 'move', what: THIS, to: { zone: 'exile' }, as: 'exiled' },
            {
              do: 'delayed',
              trigger: triggered('rebound', AT_YOUR_UPKEEP, [
                { do: 'cast', what: { kind: 'var', name: 'exiled' }, free: true },
              ]),
            },
          ],
        },
      },
    ],
  },
};
