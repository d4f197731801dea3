// Every way in which two sides of a state can disagree is found, and said of the right object.
import { describe, expect, test } from 'vitest';
import { asObject, invariants, NOWHERE, type ObjectRow, objectRow } from '../src/index.ts';
import { HAND, TABLE, type ToyGame, table } from '../src/toy/index.ts';
import { addEffect, removeEffect, writeEffect } from '../src/write.ts';
import { ANN, BOB, find, offer } from './play.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const [STONE, BELL, CHARM, HELD, THEIRS] = [16, 17, 18, 19, 20];

/** A charm is attached to a stone, and an effect is fixed on the stone and the player. */
function scene(): ToyGame {
  const g = table({
    cards: [
      [ANN, TABLE, ['stone', 'bell', 'charm']],
      [ANN, HAND, ['stone']],
      [BOB, HAND, ['stone']],
    ],
  });
  const stone = find(g, TABLE, ANN, 'stone');
  offer(g, { kind: 'attach', object: find(g, TABLE, ANN, 'charm'), to: stone } as never);
  const effect = { source: stone, controller: ANN, body: null, locals: {}, duration: null, left: -1 };
  addEffect(g, { ...effect, objects: [stone, ANN] });
  addEffect(g, { ...effect, objects: null });
  return g;
}

/** A copy of the state in which lists can be written. */
const loosened = ({ state }: ToyGame) => ({
  ...state,
  hooks: state.hooks.map((ids) => [...ids]),
  live: [...state.live],
  players: structuredClone(state.players),
});
type Tamper = (row: (id: number) => Writable<ObjectRow>, state: ReturnType<typeof loosened>, g: ToyGame) => void;

function violations(tamper: Tamper): readonly string[] {
  const g = scene();
  const state = loosened(g);
  const loose: ToyGame = { ...g, state };
  tamper((id) => objectRow(state, asObject(id)), state, loose);
  return invariants(loose);
}

test('nothing is wrong with the scene itself', () => {
  expect(violations(() => {})).toEqual([]);
});

const CASES: Readonly<Record<string, readonly [what: string, tamper: Tamper, found: readonly string[]][]>> = {
  attachments: [
    [
      'to what is gone',
      (row) => Object.assign(row(BELL), { host: 99 }),
      ['object 17 is attached to 99, which is gone'],
    ],
    [
      'to what does not know it',
      (row) => Object.assign(row(BELL), { host: THEIRS }),
      ['object 17 is attached to 20, which does not list it'],
    ],
    ['to nobody', (row) => Object.assign(row(BELL), { host: 7 }), ['object 17 is attached to 7, who is no player']],
    ['to a player', (row) => Object.assign(row(BELL), { host: BOB }), []],
    [
      'twice',
      (row) => Object.assign(row(STONE), { attachments: [CHARM, CHARM] }),
      ['object 16 lists an attachment twice'],
    ],
    [
      'of what is gone',
      (row) => Object.assign(row(STONE), { attachments: [CHARM, 99] }),
      ['object 16 lists attachment 99, which is gone'],
    ],
    [
      'of an object that has left',
      (row) => Object.assign(row(HELD), { zone: NOWHERE, attachments: [99], host: 99 }),
      ['hand of player 0: object 19 has zone zone -1', 'card 19 is 0 objects'],
    ],
  ],
  hooks: [
    ['twice', (_, s) => s.hooks[1]?.push(asObject(BELL)), ['hook 1 lists an object twice']],
    ['of what is gone', (_, s) => s.hooks[1]?.push(asObject(99)), ['hook 1 lists object 99, which is gone']],
    [
      'of what has left',
      (row, s) => {
        Object.assign(row(HELD), { zone: NOWHERE });
        s.hooks[1]?.push(asObject(HELD));
      },
      ['hand of player 0: object 19 has zone zone -1', 'hook 1 lists object 19, which is gone', 'card 19 is 0 objects'],
    ],
    [
      'by what has left, which need not listen',
      (row, s) => {
        Object.assign(row(BELL), { zone: NOWHERE });
        s.hooks[1] = [];
      },
      ['table of player 0: object 17 has zone zone -1', 'card 17 is 0 objects'],
    ],
  ],
  effects: [
    [
      'that has ended and is nowhere',
      (row, s, g) => {
        removeEffect(g, 0);
        Object.assign(row(STONE), { effects: [] });
        s.live = [1];
      },
      [],
    ],
    ['in force that has ended', (_, s) => s.live.push(5), ['effect 5 is listed as in force, but has ended']],
    [
      'not in force',
      (_, s) => {
        s.live = [1];
      },
      ['effect 0 is not listed as in force'],
    ],
    [
      'of an object that has ended',
      (row) => Object.assign(row(BELL), { effects: [5] }),
      ['object 17 lists effect 5, which has ended'],
    ],
    [
      'of an object that is not its',
      (row) => Object.assign(row(BELL), { effects: [0] }),
      ['object 17 lists effect 0, which is not fixed on it'],
    ],
    [
      'of an object, open to all',
      (row) => Object.assign(row(BELL), { effects: [1] }),
      ['object 17 lists effect 1, which is not fixed on it'],
    ],
    [
      'that its object does not know',
      (row) => Object.assign(row(STONE), { effects: [] }),
      ['effect 0 is fixed on 16, where it is not found'],
    ],
    [
      'of what is gone',
      (_, __, g) => writeEffect(g.state, 0, { objects: [asObject(99)] }),
      ['object 16 lists effect 0, which is not fixed on it', 'effect 0 is fixed on 99, where it is not found'],
    ],
  ],
  counters: [
    ['in parts', (row) => Object.assign(row(STONE), { counters: { glow: 0.5 } }), ['object 16 has 0.5 glow counters']],
    ['none of them', (row) => Object.assign(row(STONE), { counters: { glow: 0 } }), []],
    [
      'of a player, in parts',
      (_, s) => Object.assign(s.players[0] ?? {}, { counters: { points: 1.5 } }),
      ['player 0 has 1.5 points counters'],
    ],
  ],
  lives: [
    [
      'of another',
      (row) => Object.assign(row(HELD), { before: BELL }),
      ['object 19 was 17, which became -1', 'card 17 is 2 objects'],
    ],
    [
      'of another kind',
      (row) => {
        Object.assign(row(HELD), { before: BELL, kind: 'token' });
        Object.assign(row(BELL), { after: HELD, zone: NOWHERE });
      },
      [
        'table of player 0: object 17 has zone zone -1',
        'hook 1 lists object 17, which is gone',
        'object 19 is a token, but was a card',
        'card 17 is 0 objects',
      ],
    ],
    [
      'of a copy that became a token',
      (row) => {
        Object.assign(row(HELD), { before: BELL, kind: 'token' });
        Object.assign(row(BELL), { after: HELD, kind: 'copy' });
      },
      [],
    ],
  ],
  kept: [
    ['what is gone', (row) => Object.assign(row(STONE), { kept: [99] }), ['object 16 keeps 99, which is gone']],
    [
      'what has left',
      (row) => {
        Object.assign(row(STONE), { kept: [HELD] });
        Object.assign(row(HELD), { zone: NOWHERE });
      },
      [
        'hand of player 0: object 19 has zone zone -1',
        'object 16 keeps 19, which is gone',
        'object 16: object 19 is listed twice',
        'card 19 is 0 objects',
      ],
    ],
    [
      'what another keeps',
      (row) => Object.assign(row(STONE), { kept: [HELD] }),
      ['object 16 keeps 19, which is kept by -1', 'object 16: object 19 is listed twice'],
    ],
    [
      'where it cannot',
      (row) => {
        Object.assign(row(STONE), { kept: [HELD] });
        Object.assign(row(HELD), { keeper: STONE });
      },
      [
        'hand of player 0: object 19 is kept by 16',
        'object 16 keeps 19, which has zone hand',
        'object 16: object 19 is listed twice',
      ],
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (_what, tamper, found) => {
    expect(violations(tamper)).toEqual(found);
  });
});
