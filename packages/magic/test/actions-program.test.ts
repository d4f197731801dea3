import { notPlain, objectRow } from '@rulewright/kernel';
import type { Action } from '@rulewright/language/magic';
import { programOf } from '@rulewright/rules';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, GRAVEYARD, HAND, LIBRARY } from '../src/400-zones/400-zones.ts';
import { program } from '../src/600-effects/608-resolve/608.2c-program.ts';
import { ann, bear, ben, creatures, eachPlayer, hill, named, ogre, Table, you } from './actions-table.ts';

const gain = (amount: number): Action => ({ do: 'gainLife', who: you, amount });
const holds = { kind: 'exists', what: you } as const;
const fails = { kind: 'not', of: holds } as const;

describe('combinators', () => {
  test('if takes one branch and goes on after both', () => {
    const table = new Table();
    table.do([
      { do: 'if', condition: holds, then: [gain(1)], else: [gain(10)] },
      { do: 'if', condition: fails, then: [gain(100)], else: [gain(2)] },
      { do: 'if', condition: fails, then: [gain(1000)] },
      gain(4),
    ]);
    expect(table.life(ann)).toBe(27);
  });

  test('a player who may do something can decline, and later words know it', () => {
    const offer: readonly Action[] = [
      { do: 'may', name: 'paid', actions: [gain(1)] },
      { do: 'if', condition: { kind: 'did', name: 'paid' }, then: [gain(10)], else: [gain(20)] },
    ];
    const yes = new Table().do(offer, {}, true);
    const no = new Table().do(offer, {}, false);
    expect([yes.life(ann), no.life(ann)]).toEqual([31, 40]);
  });

  test('a player who cannot do it is not offered it', () => {
    const table = new Table();
    table.do([
      {
        do: 'may',
        name: 'did',
        actions: [{ do: 'sacrifice', who: you, what: { kind: 'type', type: 'creature' }, count: 1 }],
      },
      { do: 'if', condition: { kind: 'did', name: 'did' }, then: [], else: [{ do: 'loseLife', who: you, amount: 4 }] },
    ]);
    expect(table.g.state.decision).toBeNull();
    expect(table.life(ann)).toBe(16);
  });

  test('one of several lists of actions is chosen while resolving', () => {
    const table = new Table();
    table.do([{ do: 'either', options: [[gain(1)], [gain(2), gain(3)]] }, gain(10)], {}, [1]);
    expect(table.life(ann)).toBe(35);
  });

  test('for each object in turn order of its controllers', () => {
    const table = new Table();
    const b = table.put(bear, BATTLEFIELD, ben);
    const a = table.put(ogre, BATTLEFIELD, ann);
    table.do([
      {
        do: 'forEach',
        in: creatures,
        as: 'it',
        actions: [
          { do: 'tap', what: named('it') },
          { do: 'repeat', times: 2, actions: [gain(1)] },
        ],
      },
    ]);
    expect(table.events('tap').map((e) => (e as never as { object: number }).object)).toEqual([a, b]);
    expect(table.life(ann)).toBe(24);
  });

  test('a loop over nothing does nothing', () => {
    const table = new Table();
    table.do([
      { do: 'forEach', in: creatures, as: 'it', actions: [gain(1)] },
      { do: 'repeat', times: 0, actions: [gain(1)] },
    ]);
    expect(table.life(ann)).toBe(20);
  });

  test('a list of actions is flattened once', () => {
    const actions: readonly Action[] = [{ do: 'if', condition: holds, then: [gain(1)] }, gain(2)];
    expect(programOf(program, actions)).toBe(programOf(program, actions));
    expect(programOf(program, actions)).toHaveLength(3);
  });
});

describe('choices', () => {
  test('what is chosen is bound', () => {
    const table = new Table();
    const [a] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)];
    table.do(
      [
        { do: 'choose', from: creatures, as: 'it' },
        { do: 'move', what: named('it'), to: { zone: 'hand' } },
      ],
      {},
      [a],
    );
    expect(table.names(HAND)).toEqual(['Test Bear']);
  });

  test('a random choice asks nobody', () => {
    const table = new Table();
    for (let i = 0; i < 4; i++) table.put(bear, BATTLEFIELD);
    table.do([
      { do: 'choose', from: creatures, as: 'it', random: true },
      { do: 'destroy', what: named('it') },
    ]);
    expect(table.names(GRAVEYARD)).toEqual(['Test Bear']);
  });

  test('a chosen colour, number and word are noted on the permanent for its other abilities', () => {
    const table = new Table();
    table.do(
      [
        { do: 'chooseColor', key: 'color' },
        { do: 'chooseNumber', key: 'number', min: 1, max: 5 },
        { do: 'chooseWord', key: 'type', domain: 'creatureType' },
      ],
      {},
      [3],
      2,
      'Goblin',
    );
    expect(objectRow(table.g.state, table.source).notes).toEqual({ color: 'red', number: 2, type: 'Goblin' });
  });

  test('a word that is none is refused', () => {
    const table = new Table();
    table.do([{ do: 'chooseWord', key: 'type', domain: 'creatureType' }]);
    expect(() => table.go('Teapot')).toThrow('not-a-word');
  });
});

test('the frame of a running effect is plain data, and goes on after being saved and loaded', () => {
  const effect: readonly Action[] = [
    {
      do: 'forEach',
      in: eachPlayer,
      as: 'player',
      actions: [
        {
          do: 'may',
          who: named('player'),
          actions: [{ do: 'draw', who: named('player'), count: 2, as: 'drawn' }],
          name: 'did',
        },
        {
          do: 'if',
          condition: { kind: 'did', name: 'did' },
          then: [{ do: 'discard', who: named('player'), count: 1 }],
        },
      ],
    },
    gain(1),
  ];
  const outcomes = [false, true].map((saving) => {
    const table = new Table(saving);
    for (const player of [ann, ben]) for (let i = 0; i < 4; i++) table.put(i % 2 === 0 ? hill : bear, LIBRARY, player);
    table.do(effect, {}, true);
    expect(notPlain(table.g)).toEqual([]);
    table.go([table.zone(HAND)[0] as never], false);
    return [table.names(HAND), table.names(GRAVEYARD), table.life(ann), table.zone(HAND, ben).length];
  });
  expect(outcomes[0]).toEqual([['Test Bear'], ['Test Hill'], 21, 0]);
  expect(outcomes[1]).toEqual(outcomes[0]);
});
