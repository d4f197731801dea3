// A position of Grand Archive as a set-up: what it says of each object, and what it says that no set-up can say.
import * as ga from '@rulewright/grand-archive';
import { asPlayer, fork, type ObjectId } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { positionDraft } from '../src/grand-archive/index.ts';

const [ann, bob] = [asPlayer(0), asPlayer(1)];
const card = (name: string, face: Omit<Face, 'name'>): Card => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  faces: [{ name, ...face }],
});
const cards = [
  card('Test Hero', { types: ['champion'], level: 0, life: 15 }),
  card('Test Ally', { types: ['ally'], power: 1, life: 2 }),
  card('Test Sword', { types: ['weapon'], power: 1, durability: 2 }),
  card('Test Art', { types: ['mastery'] }),
  card('Test Cold', { types: ['status'] }),
];
const [HERO, ALLY, SWORD, ART, COLD] = cards.keys();

const table = (step: ga.Position['step'] = 'main'): ga.G => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const g = ga.emptyGame(ga.newPool(cards), seats, 1, ga.current, ga.standard);
  for (const owner of [ann, bob]) ga.placeObject(g, { owner, zone: ga.FIELD, def: HERO ?? 0 });
  ga.placeTurn(g, { turn: 3, active: ann, step, open: true });
  ga.acceptPosition(g);
  ga.continueFrom(g, step);
  return g;
};
const put = (g: ga.G, def: number | undefined, rest: Partial<ga.Placed> = {}): ObjectId =>
  ga.placeObject(g, { owner: ann, zone: ga.FIELD, ...(def === undefined ? {} : { def }), ...rest });
const text = (name: string) => ({ name });
const draftOf = (g: ga.G) => positionDraft(g, { title: 'A moment', text });
const losses = (g: ga.G): readonly (readonly [string, readonly string[]])[] =>
  draftOf(g).losses.map(({ code, names }) => [code, names]);
const changed = (g: ga.G, change: (state: ga.G['state']) => Partial<ga.G['state']>): ga.G => {
  const state = fork(g.state);
  return { ...g, state: Object.assign(state, change(state)) };
};

describe('an object is said to be', () => {
  const first = (how: Partial<ga.Placed>, def = ALLY) => {
    const g = table();
    put(g, def, how);
    return draftOf(g).draft.players[0]?.zones.field?.[0];
  };

  test.each<readonly [string, Partial<ga.Placed>, object]>([
    ['nothing but what it is', {}, { card: 'Test Ally' }],
    ['rested', { flags: ga.Flag.rested }, { card: 'Test Ally', rested: true }],
    ['damaged', { damage: 1 }, { card: 'Test Ally', damage: 1 }],
    ['with counters', { counters: { buff: 2, song: 0 } }, { card: 'Test Ally', counters: { buff: 2 } }],
    ['under somebody else', { controller: bob }, { card: 'Test Ally', controller: 'Bob' }],
  ])('%s', (_, how, expected) => {
    expect(first(how)).toEqual(expected);
  });

  test('worn out as far as it is: what is printed would be put on it', () => {
    expect(first({ counters: { durability: 1 } }, SWORD)).toEqual({ card: 'Test Sword', counters: { durability: 1 } });
    expect(first({}, SWORD)).toEqual({ card: 'Test Sword', counters: { durability: 0 } });
  });

  test('linked, and loaded', () => {
    const g = table();
    const ally = put(g, ALLY);
    const sword = put(g, SWORD, { counters: { durability: 2 } });
    ga.placeLink(g, sword, ally);
    put(g, ALLY, { zone: ga.LOADED, keeper: sword });
    expect(draftOf(g).draft.players[0]?.zones.field).toEqual([
      expect.objectContaining({ card: 'Test Ally' }),
      expect.objectContaining({ card: 'Test Sword', attached: expect.any(String), loaded: [{ card: 'Test Ally' }] }),
    ]);
  });

  test('a token', () => {
    const g = table();
    put(g, undefined, { token: { name: 'Wisp', types: ['ally'], power: 1, life: 1 } });
    expect(draftOf(g).draft.players[0]?.zones.field).toEqual([{ card: 'Wisp', token: true }]);
  });
});

describe('a player has', () => {
  test('cards where they lie, and in decks the top first', () => {
    const g = table();
    const zones = { hand: ga.HAND, memory: ga.MEMORY, graveyard: ga.GRAVEYARD, banishment: ga.BANISHMENT };
    for (const zone of [...Object.values(zones), ga.MATERIAL_DECK]) put(g, ALLY, { zone });
    for (const def of [SWORD, ALLY]) put(g, def, { zone: ga.MAIN_DECK });
    const [player] = draftOf(g).draft.players;
    for (const zone of ['hand', 'memory', 'graveyard', 'banishment', 'material-deck'] as const)
      expect(player?.zones[zone]).toEqual([{ card: 'Test Ally' }]);
    expect(player?.zones['main-deck']).toEqual([{ card: 'Test Sword' }, { card: 'Test Ally' }]);
    expect(player).toMatchObject({ name: 'Ann', libraryExact: true, team: null, champion: { card: 'Test Hero' } });
  });

  test('a mastery, statuses and what lies under the champion', () => {
    const g = table();
    put(g, ART, { zone: ga.ATTRIBUTES, marker: true });
    put(g, COLD, { zone: ga.ATTRIBUTES, marker: true });
    const champion = ga.championOf(g, ann);
    put(g, HERO, { zone: ga.LINEAGE, keeper: champion as ObjectId });
    const [player] = draftOf(g).draft.players;
    expect(player).toMatchObject({ statuses: ['Test Cold'] });
    expect(player?.zones.mastery).toEqual([{ card: 'Test Art' }]);
    expect(player?.zones.lineage).toEqual([{ card: 'Test Hero' }]);
    expect(player?.zones.field).toEqual([]);
  });

  test('a moment of a turn', () => {
    expect(draftOf(table()).draft).toMatchObject({ format: 'duel', start: { turn: 3, active: 'Ann', step: 'main' } });
  });
});

describe('no set-up can say', () => {
  test.each<readonly [string, (g: ga.G) => ga.G | undefined, readonly (readonly [string, readonly string[]])[]]>([
    ['nothing: all is said', () => undefined, []],
    ['that a player has two champions', (g) => void put(g, HERO), [['champions', ['Test Hero']]]],
    [
      'what lies face down in banishment',
      (g) => void put(g, ALLY, { zone: ga.BANISHMENT, flags: ga.Flag.faceDown }),
      [['face-down', ['Test Ally']]],
    ],
    ['what an object remembers', (g) => void put(g, ALLY, { notes: { chosen: 'fire' } }), [['memory', ['Test Ally']]]],
    [
      'properties without a word',
      (g) => void put(g, ALLY, { flags: ga.Flag.empowered }),
      [['properties', ['Test Ally']]],
    ],
    [
      'each name once',
      (g) => void [put(g, ALLY, { flags: ga.Flag.kindled }), put(g, ALLY, { flags: ga.Flag.charged })],
      [['properties', ['Test Ally']]],
    ],
    [
      'what a described token does',
      (g) =>
        void put(g, undefined, {
          token: {
            name: 'Wisp',
            types: ['ally'],
            abilities: [{ kind: 'triggered', on: { on: 'endOfCombat' }, actions: [] }],
          },
        }),
      [['token-abilities', ['Wisp']]],
    ],
    ['what waits', (g) => void put(g, ALLY, { zone: ga.STACK }), [['stack', ['Test Ally']]]],
    ['what effects are in force', (g) => changed(g, () => ({ live: [0] })), [['effects', []]]],
    ['that the game is over', (g) => changed(g, () => ({ over: { winners: [ann], draw: false } })), [['over', []]]],
    ['that something else is asked', (g) => changed(g, () => ({ decision: null })), [['decision', []]]],
  ])('%s', (_, change, expected) => {
    const g = table();
    expect(losses(change(g) ?? g)).toEqual(expected);
  });

  test('a fight', () => {
    const g = table();
    const attacker = put(g, ALLY);
    const combat: ga.Combat = {
      attackingPlayer: ann,
      defendingPlayers: [bob],
      attacker,
      attacking: true,
      defenders: [],
      wielded: [],
      intents: [],
      cleave: false,
      retaliators: [],
      intercepting: [],
      commanded: false,
    };
    expect(losses(changed(g, ({ game }) => ({ game: { ...game, combat } })))).toEqual([['combat', ['Test Ally']]]);
  });

  test('that a phase has begun, unless it is the main phase', () => {
    expect(losses(table('end'))).toEqual([['step-begins', []]]);
  });

  test('the text of a card that nobody gives', () => {
    const g = table();
    expect(positionDraft(g, { title: 'A moment' }).losses).toEqual([{ code: 'text', names: ['Test Hero'] }]);
    expect(draftOf(g).draft.cards).toEqual([{ name: 'Test Hero' }]);
  });
});
