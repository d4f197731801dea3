/** Cards of players and what is banished: each part of a pattern for itself, with an event that it fits and one that it does not. */
import { BANISHMENT, GRAVEYARD, HAND, MAIN_DECK } from '../src/index.ts';
import { ally, beast, besides, checked, move, you } from './event-cases.ts';
import { ANN, BOB, put } from './table.ts';

checked([
  [
    'cards of a player',
    [
      [
        'discarded',
        { on: 'discard', who: you, what: ally },
        (t) => ({ kind: 'discard', player: ANN, object: put(t.g, 'Wolf', { zone: HAND }) }),
        true,
      ],
      [
        'by another',
        { on: 'discard', who: you },
        (t) => ({ kind: 'discard', player: BOB, object: put(t.g, 'Wolf', { zone: HAND, owner: BOB }) }),
        false,
      ],
      [
        'reserved',
        { on: 'reserve', who: you, what: beast },
        (t) => ({ kind: 'reserve', player: ANN, object: put(t.g, 'Wolf', { zone: HAND }) }),
        true,
      ],
      [
        'another card',
        { on: 'reserve', what: beast },
        (t) => ({ kind: 'reserve', player: ANN, object: put(t.g, 'Squire', { zone: HAND }) }),
        false,
      ],
      [
        'revealed',
        { on: 'reveal', who: you, what: ally },
        (t) => ({ kind: 'reveal', objects: [put(t.g, 'Wolf', { zone: HAND })] }),
        true,
      ],
      [
        'of another',
        { on: 'reveal', who: you },
        (t) => ({ kind: 'reveal', objects: [put(t.g, 'Wolf', { zone: HAND, owner: BOB })] }),
        false,
      ],
      [
        'drawn',
        { on: 'draw', who: you, into: 'hand' },
        (t) => besides(t, 'Wolf', { zone: MAIN_DECK }, { kind: 'draw', player: ANN, into: 'hand' }),
        true,
      ],
      [
        'into memory',
        { on: 'draw', into: 'hand' },
        (t) => besides(t, 'Wolf', { zone: MAIN_DECK }, { kind: 'draw', player: ANN, into: 'memory' }),
        false,
      ],
      [
        'by another',
        { on: 'draw', who: you },
        (t) => besides(t, 'Wolf', { zone: MAIN_DECK, owner: BOB }, { kind: 'draw', player: BOB, into: 'hand' }),
        false,
      ],
      [
        'such a card',
        { on: 'draw', what: beast },
        (t) => besides(t, 'Wolf', { zone: MAIN_DECK }, { kind: 'draw', player: ANN, into: 'hand' }),
        true,
      ],
      [
        'another card',
        { on: 'draw', what: beast },
        (t) => besides(t, 'Squire', { zone: MAIN_DECK }, { kind: 'draw', player: ANN, into: 'hand' }),
        false,
      ],
      [
        'a deck is shuffled',
        { on: 'shuffle', who: you },
        () => ({ kind: 'shuffle', player: ANN, zone: MAIN_DECK }),
        true,
      ],
      [
        'that of another',
        { on: 'shuffle', who: you },
        () => ({ kind: 'shuffle', player: BOB, zone: MAIN_DECK }),
        false,
      ],
      ['a player recovers', { on: 'recover', who: you }, () => ({ kind: 'recover', player: ANN, amount: 1 }), true],
      ['another does', { on: 'recover', who: you }, () => ({ kind: 'recover', player: BOB, amount: 1 }), false],
    ],
  ],
  [
    'what is banished',
    [
      [
        'by you',
        { on: 'banish', who: you, what: ally },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf }),
        true,
      ],
      ['by another', { on: 'banish', who: you }, (t) => ({ kind: 'banish', player: BOB, object: t.wolf }), false],
      [
        'from where',
        { on: 'banish', who: you, from: ['field'] },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf }),
        true,
      ],
      [
        'not from there',
        { on: 'banish', who: you, from: ['hand'] },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf }),
        false,
      ],
      [
        'to pay',
        { on: 'banish', paying: 'memory' },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf, paying: 'memory' }),
        true,
      ],
      [
        'to pay something else',
        { on: 'banish', paying: 'memory' },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf, paying: 'reserve' }),
        false,
      ],
      [
        'to pay nothing',
        { on: 'banish', paying: 'memory' },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf }),
        false,
      ],
      ['by being put there', { on: 'banish', what: ally }, (t) => move(t.wolf, BANISHMENT), true],
      ['elsewhere', { on: 'banish', what: ally }, (t) => move(t.wolf, GRAVEYARD), false],
      ['from there', { on: 'banish', what: ally, from: ['hand'] }, (t) => move(t.wolf, BANISHMENT), false],
      [
        'suppressed',
        { on: 'suppress', who: you, what: ally },
        (t) => ({ kind: 'banish', player: ANN, object: t.wolf, suppressed: true }),
        true,
      ],
      ['not suppressed', { on: 'suppress', who: you }, (t) => ({ kind: 'banish', player: ANN, object: t.wolf }), false],
      [
        'suppressed by another',
        { on: 'suppress', who: you },
        (t) => ({ kind: 'banish', player: BOB, object: t.wolf, suppressed: true }),
        false,
      ],
    ],
  ],
]);
