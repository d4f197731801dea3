// A position of Magic as a set-up: what it says of each object and player, and what it says that no set-up can say.
import { asObject, asPlayer, fork, happen, type ObjectId } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import * as magic from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { positionDraft } from '../src/magic/index.ts';

const [ann, bob] = [asPlayer(0), asPlayer(1)];
const card = (name: string, face: Omit<Face, 'name'>): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, ...face }],
});
const cards = [
  card('Test Bear', { types: ['creature'], power: 2, toughness: 2 }),
  card('Test Walker', { types: ['planeswalker'], loyalty: 3 }),
  card('Test Cog', { types: ['artifact'] }),
];
const [BEAR, WALKER, COG] = cards.keys();

const table = (step: Parameters<typeof magic.continueFrom>[1] = 'main1'): magic.G => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const g = magic.emptyGame(magic.newPool(cards), seats, 1, magic.current);
  for (const owner of [ann, bob]) magic.placePlayer(g, owner, { life: 20 });
  magic.placeTurn(g, { turn: 3, active: ann, step });
  magic.acceptPosition(g);
  magic.continueFrom(g, step);
  return g;
};
const put = (g: magic.G, def: number | undefined, rest: Partial<magic.Placed> = {}): ObjectId =>
  magic.placeObject(g, { owner: ann, zone: magic.BATTLEFIELD, ...(def === undefined ? {} : { def }), ...rest });
const draftOf = (g: magic.G) => positionDraft(g, { title: 'A moment', text: (name) => ({ name }) });
const losses = (g: magic.G): readonly (readonly [string, readonly string[]])[] =>
  draftOf(g).losses.map(({ code, names }) => [code, names]);
const changed = (g: magic.G, change: Partial<magic.G['state']>): magic.G => ({
  ...g,
  state: Object.assign(fork(g.state), change),
});

describe('a permanent is said to be', () => {
  test.each<readonly [string, number | undefined, Partial<magic.Placed>, object]>([
    ['nothing but what it is', BEAR, {}, { card: 'Test Bear' }],
    ['tapped', BEAR, { flags: magic.Flag.tapped }, { card: 'Test Bear', tapped: true }],
    ['damaged', BEAR, { damage: 1 }, { card: 'Test Bear', damage: 1 }],
    ['with counters', BEAR, { counters: { '+1/+1': 2, time: 0 } }, { card: 'Test Bear', counters: { '+1/+1': 2 } }],
    ['under somebody else', BEAR, { controller: bob }, { card: 'Test Bear', controller: 'Bob' }],
    ['under its controller since this turn', BEAR, { sick: true }, { card: 'Test Bear', sick: true }],
    ['of so much loyalty', WALKER, { counters: { loyalty: 2 } }, { card: 'Test Walker', counters: { loyalty: 2 } }],
    ['of no loyalty', WALKER, {}, { card: 'Test Walker', counters: { loyalty: 0 } }],
    ['of a chosen colour', COG, { notes: { color: 'red' } }, { card: 'Test Cog', chosen: { color: 'red' } }],
    [
      'of a chosen name and type',
      COG,
      { notes: { name: 'Bear', type: 'Elf' } },
      { card: 'Test Cog', chosen: { name: 'Bear', type: 'Elf' } },
    ],
    ['of a chosen player', COG, { notes: { player: [bob] } }, { card: 'Test Cog', chosen: { player: 'Bob' } }],
    ['of a chosen number', COG, { notes: { number: 3 } }, { card: 'Test Cog', chosen: { number: 3 } }],
  ])('%s', (_, def, how, expected) => {
    const g = table();
    put(g, def, how);
    expect(draftOf(g).draft.players[0]?.zones.battlefield).toEqual([expected]);
    expect(losses(g)).toEqual([]);
  });

  test('a token, each with a name of its own where they differ', () => {
    const g = table();
    const goblin = (power: number): Face => ({ name: 'Goblin', types: ['creature'], power, toughness: 1 });
    for (const power of [1, 2, 1]) put(g, undefined, { token: goblin(power) });
    const { draft } = draftOf(g);
    expect(draft.players[0]?.zones.battlefield?.map((each) => each.card)).toEqual(['Goblin', 'Goblin 2', 'Goblin']);
    expect(draft.cards.map(({ name }) => name)).toEqual(['Goblin', 'Goblin 2']);
  });

  test('new if it came first of all in this turn', () => {
    const g = table();
    const [hand] = [put(g, BEAR, { zone: magic.HAND })];
    happen(g, { kind: 'turn', player: ann, number: 4 } as never);
    happen(g, { kind: 'move', object: hand, to: magic.BATTLEFIELD } as never);
    expect(draftOf(g).draft.players[0]?.zones.battlefield).toEqual([{ card: 'Test Bear', sick: true }]);
    happen(g, { kind: 'turn', player: ann, number: 6 } as never);
    expect(draftOf(g).draft.players[0]?.zones.battlefield).toEqual([{ card: 'Test Bear' }]);
  });
});

describe('a player has', () => {
  test('life and counters where they are not as at the beginning', () => {
    const g = table();
    magic.placePlayer(g, bob, { life: 7, counters: { poison: 2 } });
    expect(draftOf(g).draft.players).toMatchObject([
      { name: 'Ann', life: null, counters: {}, team: null, libraryExact: true },
      { name: 'Bob', life: 7, counters: { poison: 2 } },
    ]);
  });

  test('cards where they lie, the top of the library first', () => {
    const g = table();
    const zones = { hand: magic.HAND, graveyard: magic.GRAVEYARD, exile: magic.EXILE };
    for (const zone of Object.values(zones)) put(g, BEAR, { zone });
    for (const def of [COG, BEAR]) put(g, def, { zone: magic.LIBRARY });
    const [player] = draftOf(g).draft.players;
    for (const zone of ['hand', 'graveyard', 'exile'] as const)
      expect(player?.zones[zone]).toEqual([{ card: 'Test Bear' }]);
    expect(player?.zones.library).toEqual([{ card: 'Test Cog' }, { card: 'Test Bear' }]);
  });
});

describe('no set-up can say', () => {
  test.each<readonly [string, (g: magic.G) => magic.G | undefined, readonly (readonly [string, readonly string[]])[]]>([
    ['nothing: all is said', () => undefined, []],
    [
      'what an object remembers',
      (g) => void put(g, COG, { notes: { exiled: [asObject(16)] } }),
      [['memory', ['Test Cog']]],
    ],
    ['several chosen colours', (g) => void put(g, COG, { notes: { color: 'red|blue' } }), [['memory', ['Test Cog']]]],
    [
      'each name once',
      (g) => void [put(g, COG, { notes: { a: 1 } }), put(g, COG, { notes: { b: 1 } })],
      [['memory', ['Test Cog']]],
    ],
    ['what waits', (g) => void put(g, COG, { zone: magic.STACK }), [['stack', ['Test Cog']]]],
    ['what effects are in force', (g) => changed(g, { live: [0] }), [['effects', []]]],
    ['that the game is over', (g) => changed(g, { over: { winners: [ann], draw: false } }), [['over', []]]],
    ['that something else is asked', (g) => changed(g, { decision: null }), [['decision', []]]],
    [
      'what a described token does',
      (g) =>
        void put(g, undefined, {
          token: {
            name: 'Wisp',
            types: ['creature'],
            power: 1,
            toughness: 1,
            abilities: [{ kind: 'activated', cost: [], actions: [{ do: 'no such thing' } as never] }],
          },
        }),
      [['token-abilities', ['Wisp']]],
    ],
  ])('%s', (_, change, expected) => {
    const g = table();
    expect(losses(change(g) ?? g)).toEqual(expected);
  });

  test('that a step has begun, unless it is a main phase', () => {
    expect(losses(table('main2'))).toEqual([]);
    expect(losses(table('end'))).toEqual([['step-begins', []]]);
  });

  test('the text of a card that nobody gives', () => {
    const g = table();
    put(g, COG);
    expect(positionDraft(g, { title: 'A moment' }).losses).toEqual([{ code: 'text', names: ['Test Cog'] }]);
    expect(draftOf(g).draft.cards).toEqual([{ name: 'Test Cog' }]);
  });
});
