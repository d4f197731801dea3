/** What players do and play: each part of a pattern for itself, with an event that it fits and one that it does not. */
import { HAND } from '../src/index.ts';
import { ally, checked, weapon, you } from './event-cases.ts';
import { ANN, BOB, defOf } from './table.ts';

checked([
  [
    'players',
    [
      [
        'lose',
        { on: 'lose', who: { kind: 'players', which: 'opponents' } },
        () => ({ kind: 'lose', player: BOB }),
        true,
      ],
      [
        'concede',
        { on: 'lose', who: { kind: 'players', which: 'others' } },
        () => ({ kind: 'concede', player: BOB }),
        true,
      ],
      [
        'lose themselves',
        { on: 'lose', who: { kind: 'players', which: 'opponents' } },
        () => ({ kind: 'lose', player: ANN }),
        false,
      ],
      [
        'are others',
        { on: 'lose', who: { kind: 'players', which: 'others' } },
        () => ({ kind: 'lose', player: ANN }),
        false,
      ],
      ['each', { on: 'lose', who: { kind: 'players', which: 'each' } }, () => ({ kind: 'lose', player: ANN }), true],
      ['any', { on: 'lose' }, () => ({ kind: 'lose', player: ANN }), true],
      [
        'glimpse',
        { on: 'glimpse', who: you },
        () => ({ kind: 'acted', action: 'glimpse', player: ANN, amount: 1 }),
        true,
      ],
      [
        'do something else',
        { on: 'glimpse' },
        () => ({ kind: 'acted', action: 'empower', player: ANN, amount: 1 }),
        false,
      ],
      [
        'another does',
        { on: 'glimpse', who: you },
        () => ({ kind: 'acted', action: 'glimpse', player: BOB, amount: 1 }),
        false,
      ],
      [
        'gather such a thing',
        { on: 'gather', what: ally },
        (t) => ({ kind: 'acted', action: 'gather', player: ANN, amount: 1, object: t.wolf }),
        true,
      ],
      [
        'gather another',
        { on: 'gather', what: weapon },
        (t) => ({ kind: 'acted', action: 'gather', player: ANN, amount: 1, object: t.wolf }),
        false,
      ],
      [
        'get a status',
        { on: 'status', who: you, name: 'Cold' },
        () => ({ kind: 'status', player: ANN, def: defOf('Cold') }),
        true,
      ],
      [
        'get another',
        { on: 'status', name: 'Fever' },
        () => ({ kind: 'status', player: ANN, def: defOf('Cold') }),
        false,
      ],
      [
        'another gets it',
        { on: 'status', who: you, name: 'Cold' },
        () => ({ kind: 'status', player: BOB, def: defOf('Cold') }),
        false,
      ],
      [
        'begin a phase',
        { on: 'beginning', step: 'end', whose: you },
        () => ({ kind: 'beginning', step: 'end', player: ANN, open: true }),
        true,
      ],
      [
        'another phase',
        { on: 'beginning', step: 'end' },
        () => ({ kind: 'beginning', step: 'draw', player: ANN, open: true }),
        false,
      ],
      [
        'that of another',
        { on: 'beginning', step: 'end', whose: you },
        () => ({ kind: 'beginning', step: 'end', player: BOB, open: true }),
        false,
      ],
      [
        'end a combat',
        { on: 'endOfCombat' },
        () => ({ kind: 'beginning', step: 'endCombat', player: ANN, open: false }),
        true,
      ],
      [
        'end something else',
        { on: 'endOfCombat' },
        () => ({ kind: 'beginning', step: 'end', player: ANN, open: false }),
        false,
      ],
    ],
  ],
  [
    'what is played',
    [
      [
        'activated',
        { on: 'activate', who: you, what: ally },
        (t) => ({ kind: 'activate', player: ANN, object: t.wolf, other: t.wolf, from: HAND }),
        true,
      ],
      [
        'by another',
        { on: 'activate', who: you },
        (t) => ({ kind: 'activate', player: BOB, object: t.wolf, other: t.wolf, from: HAND }),
        false,
      ],
      [
        'another card',
        { on: 'activate', what: weapon },
        (t) => ({ kind: 'activate', player: ANN, object: t.wolf, other: t.wolf, from: HAND }),
        false,
      ],
      [
        'from there',
        { on: 'activate', from: ['hand'] },
        (t) => ({ kind: 'activate', player: ANN, object: t.wolf, other: t.wolf, from: HAND }),
        true,
      ],
      [
        'from elsewhere',
        { on: 'activate', from: ['memory'] },
        (t) => ({ kind: 'activate', player: ANN, object: t.wolf, other: t.wolf, from: HAND }),
        false,
      ],
      [
        'materialized is not activated',
        { on: 'activate' },
        (t) => ({ kind: 'materialize', player: ANN, object: t.wolf, other: t.wolf, from: HAND }),
        false,
      ],
      [
        'materialized',
        { on: 'materialize', what: ally },
        (t) => ({ kind: 'materialize', player: ANN, object: t.wolf, other: t.wolf, from: HAND }),
        true,
      ],
      [
        'an ability',
        { on: 'activateAbility', who: you, what: ally },
        (t) => ({ kind: 'activateAbility', player: ANN, object: t.wolf, other: t.wolf, keyword: null }),
        true,
      ],
      [
        'of another',
        { on: 'activateAbility', what: weapon },
        (t) => ({ kind: 'activateAbility', player: ANN, object: t.wolf, other: t.wolf, keyword: null }),
        false,
      ],
      [
        'by another',
        { on: 'activateAbility', who: you },
        (t) => ({ kind: 'activateAbility', player: BOB, object: t.wolf, other: t.wolf, keyword: null }),
        false,
      ],
      [
        'with such a keyword',
        { on: 'activateAbility', keyword: 'brew' },
        (t) => ({ kind: 'activateAbility', player: ANN, object: t.wolf, other: t.wolf, keyword: 'brew' }),
        true,
      ],
      [
        'without it',
        { on: 'activateAbility', keyword: 'brew' },
        (t) => ({ kind: 'activateAbility', player: ANN, object: t.wolf, other: t.wolf, keyword: null }),
        false,
      ],
      [
        'as a Spell',
        { on: 'activateAbility', asSpell: true },
        (t) => ({ kind: 'activateAbility', player: ANN, object: t.wolf, other: t.wolf, keyword: null, asSpell: true }),
        true,
      ],
      [
        'not as a Spell',
        { on: 'activateAbility', asSpell: true },
        (t) => ({ kind: 'activateAbility', player: ANN, object: t.wolf, other: t.wolf, keyword: null }),
        false,
      ],
      [
        'targeted',
        { on: 'targeted', what: ally, by: weapon },
        (t) => ({ kind: 'targeted', object: t.wolf, other: t.sword }),
        true,
      ],
      [
        'by another',
        { on: 'targeted', what: ally, by: weapon },
        (t) => ({ kind: 'targeted', object: t.wolf, other: t.squire }),
        false,
      ],
      [
        'another is',
        { on: 'targeted', what: weapon },
        (t) => ({ kind: 'targeted', object: t.wolf, other: t.squire }),
        false,
      ],
    ],
  ],
  [
    'one of several',
    [
      [
        'the first',
        { on: 'any', of: [{ on: 'rest' }, { on: 'wake' }] },
        (t) => ({ kind: 'rest', object: t.wolf }),
        true,
      ],
      [
        'the second',
        { on: 'any', of: [{ on: 'wake' }, { on: 'rest' }] },
        (t) => ({ kind: 'rest', object: t.wolf }),
        true,
      ],
      [
        'none',
        { on: 'any', of: [{ on: 'wake' }, { on: 'die', what: ally }] },
        (t) => ({ kind: 'rest', object: t.wolf }),
        false,
      ],
    ],
  ],
]);
