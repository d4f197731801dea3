/** What objects become, and counters: each part of a pattern for itself, with an event that it fits and one that it does not. */
import { Flag, LINEAGE, MATERIAL_DECK } from '../src/index.ts';
import { ally, besides, checked, weapon, you, yours } from './event-cases.ts';
import { put } from './table.ts';

checked([
  [
    'what an object becomes',
    [
      ['rests', { on: 'rest', what: ally }, (t) => ({ kind: 'rest', object: t.wolf }), true],
      ['another rests', { on: 'rest', what: weapon }, (t) => ({ kind: 'rest', object: t.wolf }), false],
      [
        'wakes',
        { on: 'wake', what: ally },
        (t) => ({ kind: 'wake', object: put(t.g, 'Wolf', { flags: Flag.rested }) }),
        true,
      ],
      ['transforms', { on: 'transform' }, (t) => ({ kind: 'transform', object: put(t.g, 'Day') }), true],
      [
        'distant',
        { on: 'becomes', property: 'distant', what: ally },
        (t) => ({ kind: 'property', object: t.wolf, flag: Flag.distant, on: true }),
        true,
      ],
      [
        'no longer distant',
        { on: 'becomes', property: 'distant' },
        (t) => ({ kind: 'property', object: put(t.g, 'Wolf', { flags: Flag.distant }), flag: Flag.distant, on: false }),
        false,
      ],
      [
        'something else',
        { on: 'becomes', property: 'distant' },
        (t) => ({ kind: 'property', object: t.wolf, flag: Flag.fostered, on: true }),
        false,
      ],
      [
        'fostered',
        { on: 'foster', what: ally },
        (t) => ({ kind: 'property', object: t.wolf, flag: Flag.fostered, on: true }),
        true,
      ],
      [
        'another fostered',
        { on: 'foster', what: weapon },
        (t) => ({ kind: 'property', object: t.wolf, flag: Flag.fostered, on: true }),
        false,
      ],
      ['loaded', { on: 'load', what: weapon }, (t) => ({ kind: 'load', object: t.squire, other: t.sword }), true],
      [
        'becomes loaded',
        { on: 'becomes', property: 'loaded', what: weapon },
        (t) => ({ kind: 'load', object: t.squire, other: t.sword }),
        true,
      ],
      [
        'another is',
        { on: 'becomes', property: 'loaded', what: ally },
        (t) => ({ kind: 'load', object: t.squire, other: t.sword }),
        false,
      ],
      ['linked', { on: 'link', what: weapon }, (t) => ({ kind: 'attach', object: t.sword, to: t.squire }), true],
      ['another is', { on: 'link', what: ally }, (t) => ({ kind: 'attach', object: t.sword, to: t.squire }), false],
      [
        'levels up',
        { on: 'levelUp', what: yours },
        (t) => ({ kind: 'levelUp', object: t.hero, card: put(t.g, 'Hana, Young Archer', { zone: MATERIAL_DECK }) }),
        true,
      ],
      [
        'into such a card',
        { on: 'levelUp', into: { kind: 'stat', stat: 'baseLevel', is: { op: '=', to: 1 } } },
        (t) => ({ kind: 'levelUp', object: t.hero, card: put(t.g, 'Hana, Young Archer', { zone: MATERIAL_DECK }) }),
        true,
      ],
      [
        'into another',
        { on: 'levelUp', into: { kind: 'stat', stat: 'baseLevel', is: { op: '=', to: 2 } } },
        (t) => ({ kind: 'levelUp', object: t.hero, card: put(t.g, 'Hana, Young Archer', { zone: MATERIAL_DECK }) }),
        false,
      ],
      [
        'loses a level',
        { on: 'delevel', what: yours },
        (t) => besides(t, 'Hana, Young Archer', { zone: LINEAGE, keeper: t.hero }, { kind: 'delevel', object: t.hero }),
        true,
      ],
    ],
  ],
  [
    'counters',
    [
      [
        'such ones',
        { on: 'counters', counter: 'buff', what: ally },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 1 }),
        true,
      ],
      [
        'others',
        { on: 'counters', counter: 'buff' },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'level', amount: 1 }),
        false,
      ],
      [
        'on another',
        { on: 'counters', what: weapon },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 1 }),
        false,
      ],
      [
        'removed',
        { on: 'counters', removed: true },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { buff: 2 } }), counter: 'buff', amount: -1 }),
        true,
      ],
      [
        'put',
        { on: 'counters', removed: true },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 1 }),
        false,
      ],
      [
        'not removed',
        { on: 'counters' },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { buff: 2 } }), counter: 'buff', amount: -1 }),
        false,
      ],
      [
        'the last',
        { on: 'counters', removed: true, last: true, counter: 'buff' },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { buff: 1 } }), counter: 'buff', amount: -1 }),
        true,
      ],
      [
        'not the last',
        { on: 'counters', removed: true, last: true },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { buff: 2 } }), counter: 'buff', amount: -1 }),
        false,
      ],
      [
        'by you',
        { on: 'counters', who: you },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 1, cause: t.sword }),
        true,
      ],
      [
        'by another',
        { on: 'counters', who: you },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 1, cause: t.his }),
        false,
      ],
      [
        'by nobody',
        { on: 'counters', who: you },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 1 }),
        false,
      ],
      [
        'charged to it',
        { on: 'charge', count: 3, what: ally },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { charge: 2 } }), counter: 'charge', amount: 1 }),
        true,
      ],
      [
        'past it',
        { on: 'charge', count: 3 },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { charge: 1 } }), counter: 'charge', amount: 4 }),
        true,
      ],
      [
        'not so far',
        { on: 'charge', count: 3 },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { charge: 1 } }), counter: 'charge', amount: 1 }),
        false,
      ],
      [
        'so far before',
        { on: 'charge', count: 3 },
        (t) => ({ kind: 'counters', on: put(t.g, 'Wolf', { counters: { charge: 3 } }), counter: 'charge', amount: 1 }),
        false,
      ],
      [
        'once already',
        { on: 'charge', count: 3 },
        (t) => ({
          kind: 'counters',
          on: put(t.g, 'Wolf', { counters: { charge: 2 }, flags: Flag.charged }),
          counter: 'charge',
          amount: 1,
        }),
        false,
      ],
      [
        'with other counters',
        { on: 'charge', count: 3 },
        (t) => ({ kind: 'counters', on: t.wolf, counter: 'buff', amount: 3 }),
        false,
      ],
    ],
  ],
]);
