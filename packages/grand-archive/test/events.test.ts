/** What each event of objects and players does, and where it does nothing: whatever proposes it. */
import {
  asPlayer,
  fork,
  type GameEvent,
  happen,
  hash,
  type ObjectId,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ATTRIBUTES,
  acceptPosition,
  BANISHMENT,
  cardOf,
  championOf,
  current,
  emptyGame,
  FIELD,
  Flag,
  type G,
  GRAVEYARD,
  HAND,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  newPool,
  placeObject,
  placeTurn,
  standard,
} from '../src/index.ts';

const ANN = asPlayer(0);
const BOB = asPlayer(1);
const face = (name: string, types: Face['types'], rest: Omit<Face, 'name' | 'types'> = {}): Face => ({
  name,
  types,
  ...rest,
});
const card = (...faces: readonly [Face, ...Face[]]): Card => ({
  slug: faces[0].name.toLowerCase(),
  name: faces[0].name,
  faces,
});
const cards = [
  card(face('Hero', ['champion'], { level: 1, life: 20 })),
  card(face('Squire', ['ally'], { power: 2, life: 3 })),
  card(face('Undying', ['ally'], { power: 2, life: 3, abilities: [{ kind: 'keyword', keyword: 'immortality' }] })),
  card(face('Sword', ['weapon'], { power: 2, durability: 2 })),
  card(face('Keep', ['domain'], { subtypes: ['Siegeable'], durability: 5 })),
  card(face('Garden', ['domain'])),
  card(face('Day', ['item']), face('Night', ['item'])),
  card(face('Art', ['mastery'])),
  card(face('Craft', ['mastery'])),
  card(face('Cold', ['status'])),
  card(face('Fever', ['status'])),
  card(face('Sage', ['champion'], { level: 2, life: 25 })),
];
const defOf = (name: string): number => cards.findIndex((known) => known.name === name);

let g: G;
const put = (name: string, zone = FIELD, owner = ANN): ObjectId => placeObject(g, { owner, zone, def: defOf(name) });
const row = (id: ObjectId) => objectRow(g.state, id);
/** What the object has become. */
const now = (id: ObjectId): ObjectId => (row(id).after < 0 ? id : row(id).after);
const zoneOf = (id: ObjectId): number => row(now(id)).zone;
const propose = (kind: string, more: Readonly<Record<string, unknown>>): readonly string[] =>
  happen(g, { kind, ...more } as GameEvent).map((event) => event.kind);
/** It does not happen, and all is as it was. */
const nothing = (kind: string, more: Readonly<Record<string, unknown>>): void => {
  const before = hash(fork(g.state));
  expect(propose(kind, more)).toEqual([]);
  expect(hash(g.state)).toBe(before);
};

beforeEach(() => {
  g = emptyGame(newPool(cards), [{ name: 'Ann' }, { name: 'Bob' }], 1, current, standard);
  placeTurn(g, { turn: 3, active: ANN, step: 'main', open: true });
  acceptPosition(g);
});

describe('damage', () => {
  const deal = (to: ObjectId, amount: number, more = {}) => ({ source: to, to, amount, combat: false, ...more });

  test('is marked on allies, and put on champions as counters', () => {
    const [hero, squire] = [put('Hero'), put('Squire')];
    expect(propose('damage', deal(squire, 2))).toEqual(['damage']);
    expect([row(squire).damage, row(squire).counters]).toEqual([2, {}]);
    expect(propose('damage', deal(squire, 1))).toEqual(['damage']);
    expect(row(squire).damage).toBe(3);
    expect(propose('damage', deal(hero, 4))).toEqual(['damage', 'counters']);
    expect([row(hero).damage, row(hero).counters]).toEqual([0, { damage: 4 }]);
  });

  test('removes durability of a domain that can be besieged, and is nothing to any other object', () => {
    const keep = placeObject(g, { owner: ANN, zone: FIELD, def: defOf('Keep'), counters: { durability: 5 } });
    expect(propose('damage', deal(keep, 2))).toEqual(['damage', 'counters']);
    expect([row(keep).damage, row(keep).counters]).toEqual([0, { durability: 3 }]);
    nothing('damage', deal(put('Garden'), 2));
    nothing('damage', deal(put('Sword'), 2));
  });

  test('of nothing, or to what is not on the field, is none', () => {
    nothing('damage', deal(put('Squire'), 0));
    nothing('damage', deal(put('Squire', GRAVEYARD), 1));
    nothing('damage', deal(put('Squire', HAND), 1));
  });

  test('kills only if it is dealt in combat and is what makes it lethal', () => {
    const killer = (amount: number, more: object, before = 0): unknown => {
      const squire = placeObject(g, { owner: BOB, zone: FIELD, def: defOf('Squire'), damage: before });
      propose('damage', deal(squire, amount, more));
      return row(squire).notes.killer;
    };
    const source = put('Hero');
    const combat = { source, combat: true };
    expect(killer(3, combat)).toEqual([source]);
    expect(killer(4, combat)).toEqual([source]);
    expect(killer(2, combat)).toBeUndefined();
    expect(killer(2, combat, 1)).toEqual([source]);
    expect(killer(1, combat, 3)).toBeUndefined();
    expect(killer(3, { source, combat: false })).toBeUndefined();
  });

  test('on a champion counts what it has already', () => {
    const hero = placeObject(g, { owner: BOB, zone: FIELD, def: defOf('Hero'), counters: { damage: 18 } });
    propose('damage', deal(hero, 2, { combat: true }));
    expect(row(hero).notes.killer).toEqual([hero]);
  });

  test('is healed as far as there is any', () => {
    const hurt = (damage: number, zone = FIELD) => placeObject(g, { owner: ANN, zone, def: defOf('Squire'), damage });
    const squire = hurt(2);
    expect(propose('heal', { object: squire, amount: 1 })).toEqual(['heal']);
    expect(row(squire).damage).toBe(1);
    expect(happen(g, { kind: 'heal', object: squire, amount: 5 } as GameEvent)).toMatchObject([{ amount: 1 }]);
    expect(row(squire).damage).toBe(0);
    nothing('heal', { object: squire, amount: 1 });
    nothing('heal', { object: hurt(2, GRAVEYARD), amount: 1 });
  });
});

describe('destroying, sacrificing, banishing', () => {
  test('what is destroyed goes to the graveyard; a unit with a killer is killed', () => {
    const [squire, sword] = [put('Squire'), put('Sword')];
    expect(propose('destroy', { object: sword, killer: squire })).toEqual(['destroy', 'move']);
    expect(propose('destroy', { object: squire, killer: sword })).toEqual(['destroy', 'move', 'kill']);
    expect([squire, sword].map(zoneOf)).toEqual([GRAVEYARD, GRAVEYARD]);
    expect(propose('destroy', { object: put('Squire') })).toEqual(['destroy', 'move']);
  });

  test('what is immortal, or not on the field, is not destroyed', () => {
    nothing('destroy', { object: put('Undying') });
    nothing('destroy', { object: put('Squire', HAND) });
    nothing('destroy', { object: put('Squire', GRAVEYARD) });
  });

  test('only its controller sacrifices it; what is immortal only where the rules say so', () => {
    const [squire, undying] = [put('Squire'), put('Undying')];
    nothing('sacrifice', { player: BOB, object: squire });
    nothing('sacrifice', { player: ANN, object: put('Squire', HAND) });
    nothing('sacrifice', { player: ANN, object: undying });
    nothing('sacrifice', { player: BOB, object: undying, forced: true });
    expect(propose('sacrifice', { player: ANN, object: squire })).toEqual(['sacrifice', 'move']);
    expect(propose('sacrifice', { player: ANN, object: undying, forced: true })).toEqual(['sacrifice', 'move']);
    expect([squire, undying].map(zoneOf)).toEqual([GRAVEYARD, GRAVEYARD]);
  });

  test('what is banished comes there from anywhere but there', () => {
    for (const zone of [FIELD, HAND, GRAVEYARD, MEMORY]) {
      const squire = put('Squire', zone);
      expect(propose('banish', { player: ANN, object: squire })).toEqual(['banish', 'move']);
      expect(zoneOf(squire)).toBe(BANISHMENT);
      nothing('banish', { player: ANN, object: squire });
      nothing('banish', { player: ANN, object: now(squire) });
    }
  });

  test('face down it is known to whom the effect says', () => {
    const squire = put('Squire', HAND);
    propose('banish', { player: ANN, object: squire, faceDown: true, seenBy: [BOB], counters: { song: 1 } });
    const banished = row(now(squire));
    expect(banished.flags).toBe(Flag.faceDown);
    expect(Object.values(banished.notes)).toContainEqual([BOB]);
    expect(banished.counters).toEqual({ song: 1 });
  });
});

describe('what an object is', () => {
  test('it rests once and wakes once, on the field', () => {
    const squire = put('Squire');
    nothing('wake', { object: squire });
    expect(propose('rest', { object: squire })).toEqual(['rest']);
    nothing('rest', { object: squire });
    expect(row(squire).flags).toBe(Flag.rested);
    expect(propose('wake', { object: squire })).toEqual(['wake']);
    expect(row(squire).flags).toBe(0);
    nothing('rest', { object: put('Squire', GRAVEYARD) });
  });

  test('a state that it is in is not entered, and none that it is not in is left', () => {
    const squire = put('Squire');
    nothing('property', { object: squire, flag: Flag.distant, on: false });
    expect(propose('property', { object: squire, flag: Flag.distant, on: true })).toEqual(['property']);
    nothing('property', { object: squire, flag: Flag.distant, on: true });
    propose('property', { object: squire, flag: Flag.fostered, on: true });
    expect(row(squire).flags).toBe(Flag.distant | Flag.fostered);
    expect(propose('property', { object: squire, flag: Flag.distant, on: false })).toEqual(['property']);
    expect(row(squire).flags).toBe(Flag.fostered);
    propose('destroy', { object: squire });
    nothing('property', { object: squire, flag: Flag.distant, on: true });
  });

  test('only a card with two sides on the field transforms, there and back', () => {
    const day = put('Day');
    expect(propose('transform', { object: day })).toEqual(['transform']);
    expect(row(day).face).toBe(1);
    expect(propose('transform', { object: day })).toEqual(['transform']);
    expect(row(day).face).toBe(0);
    nothing('transform', { object: put('Day', GRAVEYARD) });
    nothing('transform', { object: put('Squire') });
    nothing('transform', { object: placeObject(g, { owner: ANN, zone: FIELD, token: face('Wisp', ['ally']) }) });
  });

  test('buffs and debuffs take each other away', () => {
    const squire = put('Squire');
    const counters = (counter: string, amount: number): void =>
      void propose('counters', { on: squire, counter, amount });
    counters('buff', 3);
    counters('debuff', 2);
    expect(row(squire).counters).toEqual({ buff: 1 });
    counters('debuff', 1);
    expect(row(squire).counters).toEqual({});
    counters('debuff', 2);
    counters('buff', 5);
    expect(row(squire).counters).toEqual({ buff: 3 });
    counters('buff', -1);
    expect(row(squire).counters).toEqual({ buff: 2 });
  });

  test('it is loaded only into what is on the field', () => {
    const bullet = put('Squire', HAND);
    nothing('load', { object: bullet, other: put('Sword', HAND) });
    const sword = put('Sword');
    expect(propose('load', { object: bullet, other: sword })).toEqual(['load', 'move']);
    expect(row(sword).kept).toEqual([now(bullet)]);
  });
});

describe('champions', () => {
  test('a champion on the field grows, its old card lies under it, and comes back as it shrinks', () => {
    const hero = put('Hero');
    const sage = put('Sage', MATERIAL_DECK);
    expect(propose('levelUp', { object: hero, card: sage })).toEqual(['levelUp']);
    const names = () => [row(hero).def, ...row(hero).kept.map((id) => row(id).def)].map((def) => cards[def]?.name);
    expect(names()).toEqual(['Sage', 'Hero']);
    expect(championOf(g, ANN)).toBe(hero);
    expect(zoneObjects(g, MATERIAL_DECK, ANN)).toEqual([]);
    expect(propose('delevel', { object: hero })).toEqual(['delevel']);
    expect(names()).toEqual(['Hero']);
    expect(zoneObjects(g, MATERIAL_DECK, ANN).map((id) => cardOf(g.pool, row(id).def).name)).toEqual(['Sage']);
    nothing('delevel', { object: hero });
  });

  test('one that is not on the field does neither', () => {
    const hero = put('Hero', GRAVEYARD);
    nothing('levelUp', { object: hero, card: put('Sage', MATERIAL_DECK) });
    nothing('delevel', { object: hero });
  });

  test('recovers what there is, and has recovered all the same where there is nothing', () => {
    const hero = placeObject(g, { owner: ANN, zone: FIELD, def: defOf('Hero'), counters: { damage: 3 } });
    expect(propose('recover', { player: ANN, amount: 2 })).toEqual(['recover', 'counters']);
    expect(row(hero).counters).toEqual({ damage: 1 });
    expect(propose('recover', { player: ANN, amount: 2 })).toEqual(['recover', 'counters']);
    expect(row(hero).counters).toEqual({});
    expect(propose('recover', { player: ANN, amount: 2 })).toEqual(['recover']);
    expect(propose('recover', { player: BOB, amount: 2 })).toEqual(['recover']);
    nothing('recover', { player: ANN, amount: 0 });
  });
});

describe('cards of a player', () => {
  test('are drawn from the top, into the hand or the memory; an empty deck is remembered', () => {
    const [first, second] = [put('Squire', MAIN_DECK), put('Sword', MAIN_DECK)];
    expect(propose('draw', { player: ANN, into: 'hand' })).toEqual(['draw', 'move']);
    expect(propose('draw', { player: ANN, into: 'memory' })).toEqual(['draw', 'move']);
    expect([first, second].map(zoneOf)).toEqual([HAND, MEMORY]);
    expect(g.state.game.players.map((player) => player.drewFromEmpty)).toEqual([false, false]);
    expect(propose('draw', { player: ANN, into: 'hand' })).toEqual([]);
    expect(g.state.game.players.map((player) => player.drewFromEmpty)).toEqual([true, false]);
  });

  test('are reserved from the hand only, and discarded from anywhere', () => {
    const squire = put('Squire', HAND);
    nothing('reserve', { player: ANN, object: put('Squire', GRAVEYARD) });
    expect(propose('reserve', { player: ANN, object: squire })).toEqual(['reserve', 'move']);
    expect(zoneOf(squire)).toBe(MEMORY);
    nothing('discard', { player: ANN, object: squire });
    expect(propose('discard', { player: ANN, object: now(squire) })).toEqual(['discard', 'move']);
    expect(row(now(now(squire))).zone).toBe(GRAVEYARD);
  });
});

describe('masteries and statuses', () => {
  const held = (): readonly (string | undefined)[] =>
    zoneObjects(g, ATTRIBUTES, ANN).map((id) => cards[row(id).def]?.name);
  const change = (kind: string, name: string, not?: boolean) =>
    propose(kind, { player: ANN, def: defOf(name), ...(not === undefined ? {} : { not }) });

  test('another mastery takes the place of the one before; the same one again changes nothing', () => {
    expect(change('mastery', 'Art')).toEqual(['mastery', 'create']);
    nothing('mastery', { player: ANN, def: defOf('Art') });
    expect(change('mastery', 'Craft')).toEqual(['mastery', 'cease', 'create']);
    expect(held()).toEqual(['Craft']);
    nothing('mastery', { player: ANN, def: defOf('Art'), not: true });
    expect(change('mastery', 'Craft', true)).toEqual(['mastery', 'cease']);
    expect(held()).toEqual([]);
  });

  test('statuses stand beside each other and beside a mastery, each once', () => {
    change('mastery', 'Art');
    expect(change('status', 'Cold')).toEqual(['status', 'create']);
    expect(change('status', 'Fever')).toEqual(['status', 'create']);
    nothing('status', { player: ANN, def: defOf('Cold') });
    expect(held()).toEqual(['Art', 'Cold', 'Fever']);
    expect(change('status', 'Cold', true)).toEqual(['status', 'cease']);
    expect(held()).toEqual(['Art', 'Fever']);
  });
});

describe('winning and losing', () => {
  const standings = (): readonly string[] => g.state.players.map(({ standing }) => standing);
  const table = (teams: readonly number[]): void => {
    const seats = teams.map((team, i) => ({ name: `P${i}`, team }));
    g = emptyGame(newPool(cards), seats, 1, current, standard);
    placeTurn(g, { turn: 3, active: ANN, step: 'main', open: true });
  };

  test('the last one left wins', () => {
    expect(propose('lose', { player: BOB })).toEqual(['lose', 'over']);
    expect(standings()).toEqual(['won', 'lost']);
    expect(g.state.over).toEqual({ winners: [ANN], draw: false });
    nothing('lose', { player: BOB });
    nothing('over', {});
  });

  test('what a player owns leaves with that player while others go on, and what was theirs for a time', () => {
    table([0, 1, 2]);
    const own = put('Squire', FIELD, BOB);
    const kept = put('Sword', HAND, BOB);
    const lent = placeObject(g, { owner: BOB, controller: ANN, zone: FIELD, def: defOf('Squire') });
    const borrowed = placeObject(g, { owner: ANN, controller: BOB, zone: FIELD, def: defOf('Squire') });
    const others = put('Squire');
    expect(propose('concede', { player: BOB }).toSorted()).toEqual(
      ['concede', ...[own, kept, lent, borrowed].map(() => 'leaveGame')].toSorted(),
    );
    expect([own, kept, lent, borrowed].map((id) => row(id).zone === FIELD || row(id).zone === HAND)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(row(others).zone).toBe(FIELD);
    expect(standings()).toEqual(['playing', 'lost', 'playing']);
    expect(g.state.over).toBeNull();
  });

  test('a team wins together, the lost among it too', () => {
    table([0, 1, 0]);
    propose('lose', { player: ANN });
    expect(g.state.over).toBeNull();
    propose('lose', { player: BOB });
    expect(g.state.over).toEqual({ winners: [ANN, asPlayer(2)], draw: false });
  });

  test('who wins is noted of who is still playing, and found as the game is over', () => {
    table([0, 1, 2]);
    expect(propose('win', { player: BOB })).toEqual(['win']);
    propose('over', {});
    expect(g.state.over).toEqual({ winners: [BOB], draw: false });
    nothing('win', { player: BOB });
  });

  test('if all win at once, or nobody is left, nobody does', () => {
    table([0, 1]);
    propose('win', { player: ANN });
    propose('win', { player: BOB });
    propose('over', {});
    expect(g.state.over).toEqual({ winners: [], draw: true });
    table([0, 1]);
    expect(propose('drawGame', {})).toEqual(['drawGame']);
    expect(g.state.over).toEqual({ winners: [], draw: true });
  });
});
