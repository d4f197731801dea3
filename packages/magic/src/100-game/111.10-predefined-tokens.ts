/** The tokens that rule 111.10 describes. */
import type {
  Ability,
  Action,
  Change,
  Cost,
  EventPattern,
  Filter,
  PredefinedToken,
  TokenFace,
  Value,
} from '@rulewright/language/magic';

const TAP: Cost = { kind: 'tap' };
const SACRIFICE: Cost = { kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 };
const mana = (symbols: string): Cost => ({ kind: 'mana', mana: symbols });
const YOU = { kind: 'you' } as const;
const DRAW: Action = { do: 'draw', who: YOU, count: 1 };
const ANY_COLOR: Action = { do: 'mana', mana: { kind: 'anyColor', amount: 1 } };
const FOUND = { kind: 'var', name: 'found' } as const;
const CREATURE = { kind: 'type', type: 'creature' } as const;

/** 111.4: its name is its subtype and the word "Token". */
const artifact = (
  subtype: string,
  cost: readonly Cost[],
  actions: readonly Action[],
  more: object = {},
): TokenFace => ({
  name: `${subtype} Token`,
  colors: [],
  types: ['artifact'],
  subtypes: [subtype],
  abilities: [{ kind: 'activated', cost, actions, ...more }],
});

const HOST = { kind: 'host', of: { kind: 'this' } } as const;
const plusOne = (value: Value = 1): Change => ({ kind: 'addPT', power: value, toughness: value });
const gains = (ability: Ability): Change => ({ kind: 'gain', ability });
const WHENEVER_THIS_ATTACKS: EventPattern = { on: 'attack', what: { kind: 'is', what: { kind: 'this' } } };

/** 111.10j–r: an Aura with enchant creature that changes the creature so. */
const role = (name: string, changes: readonly Change[], ...abilities: readonly Ability[]): TokenFace => ({
  name,
  colors: [],
  types: ['enchantment'],
  subtypes: ['Aura', 'Role'],
  abilities: [
    { kind: 'keyword', keyword: 'enchant', what: CREATURE },
    { kind: 'static', effects: [{ kind: 'modify', what: HOST, changes }] },
    ...abilities,
  ],
});

/** 106.6: mana that cannot be spent to cast a nonartifact spell. */
const FOR_ARTIFACTS: Filter = {
  kind: 'not',
  of: { kind: 'all', of: [{ kind: 'spell' }, { kind: 'not', of: { kind: 'type', type: 'artifact' } }] },
};

export const predefinedTokens: Readonly<Record<PredefinedToken, TokenFace>> = {
  Treasure: artifact('Treasure', [TAP, SACRIFICE], [ANY_COLOR]),
  Food: artifact('Food', [mana('{2}'), TAP, SACRIFICE], [{ do: 'gainLife', who: YOU, amount: 3 }]),
  Gold: artifact('Gold', [SACRIFICE], [ANY_COLOR]),
  Walker: { name: 'Walker', colors: ['black'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
  Shard: {
    ...artifact('Shard', [mana('{2}'), SACRIFICE], [{ do: 'scry', who: YOU, count: 1 }, DRAW]),
    types: ['enchantment'],
  },
  /** 111.10i */
  Incubator: {
    ...artifact('Incubator', [mana('{2}')], [{ do: 'transform', what: { kind: 'this' } }]),
    back: {
      name: 'Phyrexian Token',
      colors: [],
      types: ['artifact', 'creature'],
      subtypes: ['Phyrexian'],
      power: 0,
      toughness: 0,
    },
  },
  Clue: artifact('Clue', [mana('{2}'), SACRIFICE], [DRAW]),
  Blood: artifact(
    'Blood',
    [mana('{1}'), TAP, { kind: 'discard', what: { kind: 'card' }, count: 1 }, SACRIFICE],
    [DRAW],
  ),
  Powerstone: artifact(
    'Powerstone',
    [TAP],
    [
      {
        do: 'mana',
        mana: { kind: 'fixed', mana: '{C}' },
        restriction: FOR_ARTIFACTS,
      },
    ],
  ),
  Map: artifact('Map', [mana('{1}'), TAP, SACRIFICE], [{ do: 'explore', what: { kind: 'var', name: 'target' } }], {
    timing: 'sorcery',
    targets: [{ name: 'target', what: { kind: 'all', of: [CREATURE, { kind: 'controlledBy', who: YOU }] } }],
  }),
  Junk: artifact(
    'Junk',
    [TAP, SACRIFICE],
    [
      { do: 'move', what: { kind: 'top', of: YOU, count: 1 }, to: { zone: 'exile' }, as: 'found' },
      {
        do: 'effect',
        effects: [{ kind: 'may', action: 'play', who: YOU, what: { kind: 'is', what: FOUND }, zones: ['exile'] }],
        duration: { kind: 'endOfTurn' },
      },
    ],
    { timing: 'sorcery' },
  ),
  Lander: artifact(
    'Lander',
    [mana('{2}'), TAP, SACRIFICE],
    [
      {
        do: 'search',
        zones: ['library'],
        what: {
          kind: 'all',
          of: [
            { kind: 'supertype', type: 'basic' },
            { kind: 'type', type: 'land' },
          ],
        },
        max: 1,
        as: 'found',
      },
      { do: 'move', what: FOUND, to: { zone: 'battlefield', tapped: true } },
      { do: 'shuffle', who: YOU },
    ],
  ),
  Mutagen: artifact(
    'Mutagen',
    [mana('{1}'), TAP, SACRIFICE],
    [{ do: 'counters', on: { kind: 'var', name: 'target' }, counter: '+1/+1', count: 1 }],
    { timing: 'sorcery', targets: [{ name: 'target', what: CREATURE }] },
  ),
  Vibranium: {
    name: 'Vibranium Token',
    colors: [],
    types: ['artifact'],
    subtypes: ['Vibranium'],
    abilities: [
      { kind: 'keyword', keyword: 'indestructible' },
      {
        kind: 'activated',
        cost: [TAP],
        actions: [{ do: 'mana', mana: { kind: 'fixed', mana: '{C}' }, restriction: FOR_ARTIFACTS }],
      },
    ],
  },
  'Cursed Role': role('Cursed', [{ kind: 'setPT', power: 1, toughness: 1 }]),
  'Monster Role': role('Monster', [plusOne(), gains({ kind: 'keyword', keyword: 'trample' })]),
  'Royal Role': role('Royal', [plusOne(), gains({ kind: 'keyword', keyword: 'ward', cost: [mana('{1}')] })]),
  'Sorcerer Role': role('Sorcerer', [
    plusOne(),
    gains({ kind: 'triggered', on: WHENEVER_THIS_ATTACKS, actions: [{ do: 'scry', who: YOU, count: 1 }] }),
  ]),
  'Virtuous Role': role('Virtuous', [
    plusOne({
      kind: 'count',
      of: {
        kind: 'each',
        where: {
          kind: 'all',
          of: [
            { kind: 'type', type: 'enchantment' },
            { kind: 'controlledBy', who: YOU },
          ],
        },
      },
    }),
  ]),
  'Wicked Role': role('Wicked', [plusOne()], {
    kind: 'triggered',
    on: { on: 'move', what: { kind: 'is', what: { kind: 'this' } }, from: ['battlefield'], to: ['graveyard'] },
    actions: [{ do: 'loseLife', who: { kind: 'players', which: 'opponents' }, amount: 1 }],
  }),
  'Young Hero Role': role('Young Hero', [
    gains({
      kind: 'triggered',
      on: WHENEVER_THIS_ATTACKS,
      condition: {
        kind: 'matches',
        what: { kind: 'this' },
        where: { kind: 'toughness', is: { op: '≤', to: 3 } },
      },
      actions: [{ do: 'counters', on: { kind: 'this' }, counter: '+1/+1', count: 1 }],
    }),
  ]),
};
