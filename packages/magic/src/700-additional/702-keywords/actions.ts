/** Keyword actions (701) that are short for other actions: one table entry each with its number. A program holds what they mean. */
import type { Action, Filter, Selector } from '@rulewright/language/magic';
import { type MoreKeywordAction, moreActions } from './more-actions.ts';
import { all, CREATURE, hasNo, LAND, put, YOU, YOURS } from './words.ts';

export type OfKind<K> = Action extends infer A
  ? A extends { readonly do: infer D }
    ? K extends D
      ? A
      : never
    : never
  : never;

export type KeywordAction =
  | 'populate'
  | 'investigate'
  | 'explore'
  | 'goad'
  | 'exert'
  | 'suspect'
  | 'detain'
  | 'connive'
  | 'amass'
  | 'bolster'
  | 'clash'
  | 'discover'
  | 'adapt'
  | 'manifestDread'
  | 'monstrosity'
  | MoreKeywordAction;

export interface Meaning<A> {
  readonly rule: string;
  means(action: A): readonly Action[];
}

const bound = (name: string): Selector => ({ kind: 'var', name });
const controllerOf = (of: Selector): Selector => ({ kind: 'controller', of });
const CHOSEN = bound('keyword.chosen');
const CARD = bound('keyword.card');
const ONE = bound('keyword.one');
const ARMY: Filter = all({ kind: 'subtype', type: 'Army' }, CREATURE, YOURS);
const OWN_CREATURES: Selector = { kind: 'each', where: all(CREATURE, YOURS) };

/** It happens to those that are there now, whatever they become. */
const fixed = (what: Selector): Action => ({ do: 'let', name: 'keyword.chosen', objects: what });

const topOf = (of: Selector): Selector => ({ kind: 'top', of, count: 1 });

/** For each of them in turn, bound to ONE. */
const eachOf = (what: Selector, actions: readonly Action[]): readonly Action[] => [
  { do: 'forEach', in: what, as: 'keyword.one', actions },
];

const table: { readonly [K in KeywordAction]: Meaning<OfKind<K>> } = {
  ...moreActions,
  goad: {
    rule: '701.15',
    means: ({ what }) => [
      fixed(what),
      {
        do: 'effect',
        effects: [
          { kind: 'must', action: 'attack', what: CHOSEN },
          { kind: 'must', action: 'attack', what: CHOSEN, whom: { kind: 'players', which: 'others' } },
        ],
        duration: { kind: 'untilNextTurn', of: YOU },
      },
    ],
  },
  investigate: {
    rule: '701.16',
    means: ({ who = YOU }) => [
      { do: 'token', token: 'Clue', count: 1, who },
      { do: 'acted', action: 'investigate', who },
    ],
  },
  clash: {
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
  },
  detain: {
    rule: '701.35',
    means: ({ what }) => [
      fixed(what),
      {
        do: 'effect',
        effects: [
          { kind: 'cant', action: 'attack', what: CHOSEN },
          { kind: 'cant', action: 'block', what: CHOSEN },
          { kind: 'cant', action: 'activate', what: CHOSEN },
        ],
        duration: { kind: 'untilNextTurn', of: YOU },
      },
    ],
  },
  populate: {
    rule: '701.36',
    means: ({ who = YOU }) => [
      {
        do: 'choose',
        who,
        from: { kind: 'each', where: all({ kind: 'token' }, CREATURE, { kind: 'controlledBy', who }) },
        as: 'keyword.chosen',
      },
      { do: 'copyToken', of: CHOSEN, count: 1, who },
    ],
  },
  /** 701.37a; it stays monstrous until it leaves the battlefield. */
  monstrosity: {
    rule: '701.37',
    means: ({ what, count }) => [
      {
        do: 'if',
        condition: { kind: 'matches', what, where: { kind: 'not', of: { kind: 'designated', as: 'monstrous' } } },
        then: [
          put('+1/+1', count, what),
          { do: 'designate', what, as: 'monstrous' },
          { do: 'acted', action: 'monstrosity', what },
        ],
      },
    ],
  },
  bolster: {
    rule: '701.39',
    means: ({ count }) => [
      {
        do: 'choose',
        from: {
          kind: 'filter',
          of: OWN_CREATURES,
          where: {
            kind: 'toughness',
            is: { op: '≤', to: { kind: 'least', stat: 'toughness', of: OWN_CREATURES } },
          },
        },
        as: 'keyword.chosen',
      },
      put('+1/+1', count, CHOSEN),
    ],
  },
  exert: {
    rule: '701.43',
    means: ({ what }) => [
      fixed(what),
      {
        do: 'effect',
        effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what: CHOSEN }],
        duration: { kind: 'duringNextUntap', of: YOU },
      },
      { do: 'acted', action: 'exert', what },
    ],
  },
  explore: {
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
  },
  adapt: {
    rule: '701.46',
    means: ({ what, count }) => [
      { do: 'if', condition: hasNo('+1/+1', what), then: [put('+1/+1', count, what)] },
      { do: 'acted', action: 'adapt', what },
    ],
  },
  /** 701.62a */
  manifestDread: {
    rule: '701.62',
    means: ({ who = YOU, as }) => [
      { do: 'let', name: 'keyword.card', objects: { kind: 'top', of: who, count: 2 } },
      { do: 'look', who, what: CARD },
      { do: 'choose', who, from: CARD, as: 'keyword.chosen' },
      {
        do: 'move',
        what: CHOSEN,
        to: { zone: 'battlefield', faceDown: 'manifest', controller: who },
        ...(as === undefined ? {} : { as }),
      },
      {
        do: 'move',
        what: { kind: 'filter', of: CARD, where: { kind: 'not', of: { kind: 'is', what: CHOSEN } } },
        to: { zone: 'graveyard' },
      },
      { do: 'acted', action: 'manifest dread', who },
    ],
  },
  /** 701.47a: the Army that is chosen gets the counters, whether it was just made or not. */
  amass: {
    rule: '701.47',
    means: ({ subtype, count }) => [
      {
        do: 'if',
        condition: { kind: 'not', of: { kind: 'exists', what: { kind: 'each', where: ARMY } } },
        then: [
          {
            do: 'token',
            count: 1,
            token: {
              name: `${subtype} Army Token`,
              colors: ['black'],
              types: ['creature'],
              subtypes: [subtype, 'Army'],
              power: 0,
              toughness: 0,
            },
          },
        ],
      },
      { do: 'choose', from: { kind: 'each', where: ARMY }, as: 'keyword.chosen' },
      put('+1/+1', count, CHOSEN),
      {
        do: 'if',
        condition: { kind: 'not', of: { kind: 'matches', what: CHOSEN, where: { kind: 'subtype', type: subtype } } },
        then: [
          {
            do: 'effect',
            effects: [{ kind: 'modify', what: CHOSEN, changes: [{ kind: 'types', subtypes: [subtype] }] }],
            duration: { kind: 'forever' },
          },
        ],
      },
      { do: 'acted', action: 'amass' },
    ],
  },
  connive: {
    rule: '701.50',
    means: ({ what, count = 1 }) =>
      eachOf(what, [
        { do: 'draw', who: controllerOf(ONE), count },
        { do: 'discard', who: controllerOf(ONE), count, as: 'keyword.card' },
        put('+1/+1', { kind: 'count', of: { kind: 'filter', of: CARD, where: { kind: 'not', of: LAND } } }, ONE),
        { do: 'acted', action: 'connive', who: controllerOf(ONE), what: ONE },
      ]),
  },
  discover: {
    rule: '701.57',
    means: ({ count }) => [
      { do: 'let', name: 'keyword.number', value: count },
      {
        do: 'exileUntil',
        who: YOU,
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
      { do: 'cast', what: CARD, free: true },
      { do: 'move', what: inExile(CARD), to: { zone: 'hand' } },
      {
        do: 'move',
        what: inExile(bound('keyword.exiled')),
        to: { zone: 'library', position: 'bottom', order: 'random' },
      },
      { do: 'acted', action: 'discover' },
    ],
  },
  /** 701.60c–d */
  suspect: {
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
  },
};

function inExile(of: Selector): Selector {
  return { kind: 'each', zones: ['exile'], where: { kind: 'is', what: of } };
}

type Short = OfKind<KeywordAction>;

export const isKeywordAction = (action: Action): action is Short => Object.hasOwn(table, action.do);

export const meaningOf = (action: Short): readonly Action[] => (table[action.do] as Meaning<Short>).means(action);
