/** What moves, comes and goes: each part of a pattern for itself, with an event that it fits and one that it does not. */
import { BANISHMENT, Flag, GRAVEYARD, HAND, MEMORY } from '../src/index.ts';
import { ally, beast, checked, enter, isThis, move, weapon, you } from './event-cases.ts';
import { ANN, BOB, put } from './table.ts';

checked([
  [
    'what moves',
    [
      ['anything that is one', { on: 'move', what: ally }, (t) => move(t.wolf, GRAVEYARD), true],
      ['is not what it is not', { on: 'move', what: weapon }, (t) => move(t.wolf, GRAVEYARD), false],
      ['from where it was', { on: 'move', what: ally, from: ['field'] }, (t) => move(t.wolf, GRAVEYARD), true],
      ['not from elsewhere', { on: 'move', what: ally, from: ['hand'] }, (t) => move(t.wolf, GRAVEYARD), false],
      ['to where it goes', { on: 'move', what: ally, to: ['graveyard', 'hand'] }, (t) => move(t.wolf, GRAVEYARD), true],
      ['not to elsewhere', { on: 'move', what: ally, to: ['hand'] }, (t) => move(t.wolf, GRAVEYARD), false],
      ['to a zone of a player', { on: 'move', what: ally, whose: you }, (t) => move(t.wolf, GRAVEYARD), true],
      ['not to one of another', { on: 'move', what: ally, whose: you }, (t) => move(t.his, GRAVEYARD), false],
      [
        'because of such a thing',
        { on: 'move', what: ally, cause: weapon },
        (t) => move(t.wolf, HAND, { cause: t.sword }),
        true,
      ],
      [
        'not of another',
        { on: 'move', what: ally, cause: weapon },
        (t) => move(t.wolf, HAND, { cause: t.squire }),
        false,
      ],
      ['not of nothing', { on: 'move', what: ally, cause: weapon }, (t) => move(t.wolf, HAND), false],
      [
        'face down',
        { on: 'move', what: ally, faceDown: true },
        (t) => move(t.wolf, BANISHMENT, { flags: Flag.faceDown }),
        true,
      ],
      ['not face up', { on: 'move', what: ally, faceDown: true }, (t) => move(t.wolf, BANISHMENT), false],
      ['or face up', { on: 'move', what: ally, faceDown: false }, (t) => move(t.wolf, BANISHMENT), true],
      [
        'the object whose ability it is, as it goes',
        { on: 'move', what: isThis },
        (t) => move(t.wolf, GRAVEYARD),
        true,
        'wolf',
      ],
      ['not another', { on: 'move', what: isThis }, (t) => move(t.squire, GRAVEYARD), false, 'wolf'],
    ],
  ],
  [
    'what enters and leaves',
    [
      ['from a hand', { on: 'enter', what: ally }, (t) => enter(t), true],
      ['not what is no such thing', { on: 'enter', what: ally }, (t) => enter(t, 'Sword'), false],
      ['not what goes elsewhere', { on: 'enter', what: ally }, (t) => move(t.wolf, HAND), false],
      ['under your control', { on: 'enter', what: ally, under: you }, (t) => enter(t), true],
      [
        'not under another',
        { on: 'enter', what: ally, under: you },
        (t) => enter(t, 'Wolf', { controller: BOB }),
        false,
      ],
      ['from a zone', { on: 'enter', what: ally, from: ['hand'] }, (t) => enter(t), true],
      ['not from another', { on: 'enter', what: ally, from: ['graveyard'] }, (t) => enter(t), false],
      ['leaves the field', { on: 'leave', what: ally }, (t) => move(t.wolf, HAND), true],
      ['is no such thing', { on: 'leave', what: weapon }, (t) => move(t.wolf, HAND), false],
      ['was not there', { on: 'leave', what: ally }, (t) => move(put(t.g, 'Wolf', { zone: HAND }), MEMORY), false],
      ['dies', { on: 'die', what: ally }, (t) => move(t.wolf, GRAVEYARD), true],
      ['does not by going elsewhere', { on: 'die', what: ally }, (t) => move(t.wolf, BANISHMENT), false],
      [
        'nor from elsewhere',
        { on: 'die', what: ally },
        (t) => move(put(t.g, 'Wolf', { zone: HAND }), GRAVEYARD),
        false,
      ],
      [
        'nor what is no unit',
        { on: 'die', what: { kind: 'type', type: 'item' } },
        (t) => move(put(t.g, 'Day'), GRAVEYARD),
        false,
      ],
    ],
  ],
  [
    'what is destroyed and sacrificed',
    [
      ['destroyed', { on: 'destroy', what: ally }, (t) => ({ kind: 'destroy', object: t.wolf }), true],
      [
        'what is sacrificed is',
        { on: 'destroy', what: ally },
        (t) => ({ kind: 'sacrifice', object: t.wolf, player: ANN }),
        true,
      ],
      [
        'only by sacrifice',
        { on: 'destroy', what: ally, sacrificed: true },
        (t) => ({ kind: 'destroy', object: t.wolf }),
        false,
      ],
      [
        'or not by it',
        { on: 'destroy', what: ally, sacrificed: false },
        (t) => ({ kind: 'sacrifice', object: t.wolf, player: ANN }),
        false,
      ],
      [
        'by such a thing',
        { on: 'destroy', cause: weapon },
        (t) => ({ kind: 'destroy', object: t.wolf, cause: t.sword }),
        true,
      ],
      [
        'not by another',
        { on: 'destroy', cause: weapon },
        (t) => ({ kind: 'destroy', object: t.wolf, cause: t.hero }),
        false,
      ],
      [
        'your sacrifice',
        { on: 'sacrifice', who: you },
        (t) => ({ kind: 'sacrifice', object: t.wolf, player: ANN }),
        true,
      ],
      [
        'not that of another',
        { on: 'sacrifice', who: you },
        (t) => ({ kind: 'sacrifice', object: t.his, player: BOB }),
        false,
      ],
      [
        'of such a thing',
        { on: 'sacrifice', what: beast },
        (t) => ({ kind: 'sacrifice', object: t.wolf, player: ANN }),
        true,
      ],
      [
        'not of another',
        { on: 'sacrifice', what: beast },
        (t) => ({ kind: 'sacrifice', object: t.squire, player: ANN }),
        false,
      ],
    ],
  ],
]);
