import type { GameEvent, ObjectId } from '@rulewright/kernel';
import { objectRow } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY } from '../src/400-zones/400-zones.ts';
import { ann, bear, ben, bolt, eachPlayer, hill, named, ogre, Table, veil, you } from './actions-table.ts';

describe('moving', () => {
  test('an effect finds a card that it has moved to a public zone itself', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do(
      [
        { do: 'move', what: named('it'), to: { zone: 'exile' } },
        { do: 'move', what: named('it'), to: { zone: 'battlefield', tapped: true } },
      ],
      { it: [id] },
    );
    const back = table.now(id);
    expect(objectRow(table.g.state, back).zone).toBe(BATTLEFIELD);
    expect(table.isTapped(back)).toBe(true);
    expect(back).not.toBe(id);
  });

  test('an effect does not follow a permanent that left before it began', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.happen({ kind: 'move', object: id, to: GRAVEYARD } as never);
    table.do([{ do: 'move', what: { kind: 'noted', key: 'it' }, to: { zone: 'hand' } }], { it: [id] });
    expect(table.names(GRAVEYARD)).toEqual(['Test Bear']);
  });

  test('an effect finds what the cost of its ability moved', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.happen({ kind: 'sacrifice', object: id, player: ann } as never);
    table.do([{ do: 'move', what: named('it'), to: { zone: 'exile' } }], { it: [id] });
    expect(table.names(EXILE)).toEqual(['Test Bear']);
  });

  test('a triggered ability finds what the object of its event became', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.happen({ kind: 'move', object: id, to: GRAVEYARD } as never);
    const [death] = table.events('move') as readonly [GameEvent];
    table.trigger(death, [{ do: 'move', what: { kind: 'event', role: 'object' }, to: { zone: 'hand' } }]);
    expect(table.names(HAND)).toEqual(['Test Bear']);
  });

  test('a triggered ability loses what has moved once more', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.happen({ kind: 'move', object: id, to: GRAVEYARD } as never);
    const [death] = table.events('move') as readonly [GameEvent];
    table.happen({ kind: 'move', object: table.now(id), to: EXILE } as never);
    table.trigger(death, [{ do: 'move', what: { kind: 'event', role: 'object' }, to: { zone: 'hand' } }]);
    expect(table.names(EXILE)).toEqual(['Test Bear']);
  });

  test('a triggered ability finds what it moved itself, but not what left for another reason', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)];
    table.happen({ kind: 'move', object: b, to: GRAVEYARD } as never);
    const upkeep = { kind: 'beginning', step: 'upkeep', player: ann };
    table.trigger(
      upkeep,
      [
        { do: 'move', what: named('a'), to: { zone: 'exile' } },
        { do: 'move', what: named('a'), to: { zone: 'hand' } },
        { do: 'move', what: named('b'), to: { zone: 'hand' } },
      ],
      { a: [a], b: [b] },
    );
    expect(table.names(HAND)).toEqual(['Test Bear']);
    expect(table.names(GRAVEYARD)).toEqual(['Test Ogre']);
  });

  test('cards put on top of a library are arranged by their owner', () => {
    const table = new Table();
    const a = table.put(bear, GRAVEYARD, ben);
    const b = table.put(ogre, GRAVEYARD, ben);
    table.put(hill, LIBRARY, ben);
    table.do([{ do: 'move', what: named('those'), to: { zone: 'library', position: 'top' } }], { those: [a, b] });
    expect(table.asked.player).toBe(ben);
    table.go([1, 0]);
    expect(table.names(LIBRARY, ben)).toEqual(['Test Ogre', 'Test Bear', 'Test Hill']);
  });

  test('the third card from the top goes under the first two', () => {
    const table = new Table();
    for (let i = 0; i < 3; i++) table.put(hill, LIBRARY);
    const id = table.put(bear, GRAVEYARD);
    table.do([{ do: 'move', what: named('it'), to: { zone: 'library', position: 3 } }], { it: [id] });
    expect(table.names(LIBRARY).indexOf('Test Bear')).toBe(2);
  });

  test('what is put onto the battlefield enters under the control of the player who puts it there', () => {
    const table = new Table();
    const id = table.put(bear, GRAVEYARD, ben);
    table.do([{ do: 'move', what: named('it'), to: { zone: 'battlefield' } }], { it: [id] });
    expect(table.is(table.now(id)).controller).toBe(ann);
  });

  test('a card of each owner returns under the control of its owner', () => {
    const table = new Table();
    const a = table.put(bear, EXILE);
    const b = table.put(ogre, EXILE, ben);
    const it = named('those');
    table.do([{ do: 'move', what: it, to: { zone: 'battlefield', controller: { kind: 'owner', of: it } } }], {
      those: [a, b],
    });
    expect([table.is(table.now(a)).controller, table.is(table.now(b)).controller]).toEqual([ann, ben]);
  });

  test('an Aura that cannot be attached as told stays where it is', () => {
    const table = new Table();
    const aura = table.put(veil, GRAVEYARD);
    const land = table.put(hill, BATTLEFIELD);
    table.do([{ do: 'move', what: named('it'), to: { zone: 'battlefield', attachedTo: named('host') } }], {
      it: [aura],
      host: [land],
    });
    expect(table.names(GRAVEYARD)).toEqual(['Test Veil']);
  });

  test('moved cards are noted on the source, one after another', () => {
    const table = new Table();
    const a = table.put(bear, BATTLEFIELD);
    const b = table.put(ogre, BATTLEFIELD);
    for (const id of [a, b])
      table.do([{ do: 'move', what: named('it'), to: { zone: 'exile' }, note: 'exiled' }], { it: [id] });
    expect(objectRow(table.g.state, table.source).notes.exiled).toEqual([table.now(a), table.now(b)]);
  });
});

describe('drawing, discarding, milling', () => {
  test('each player draws one card at a time, the active player first', () => {
    const table = new Table();
    for (const player of [ann, ben]) for (let i = 0; i < 3; i++) table.put(hill, LIBRARY, player);
    table.do([{ do: 'draw', who: eachPlayer, count: 2 }]);
    expect(table.zone(HAND, ann)).toHaveLength(2);
    expect(table.zone(HAND, ben)).toHaveLength(2);
    expect(table.events('draw').map((e) => (e as never as { player: number }).player)).toEqual([0, 0, 1, 1]);
  });

  test('the drawn cards are bound', () => {
    const table = new Table();
    table.put(bear, LIBRARY);
    table.put(ogre, LIBRARY);
    table.do([
      { do: 'draw', who: you, count: 2, as: 'drawn' },
      { do: 'move', what: named('drawn'), to: { zone: 'exile' } },
    ]);
    expect(table.names(EXILE)).toEqual(['Test Bear', 'Test Ogre']);
  });

  test('players choose what to discard in turn order and then discard together', () => {
    const table = new Table();
    const mine = [table.put(bear, HAND), table.put(hill, HAND)] as const;
    const theirs = [table.put(ogre, HAND, ben), table.put(hill, HAND, ben)] as const;
    table.do([{ do: 'discard', who: eachPlayer, count: 1 }]);
    expect(table.asked.player).toBe(ann);
    table.go([mine[0]]);
    expect(table.asked.player).toBe(ben);
    expect(table.zone(GRAVEYARD, ann)).toEqual([]);
    table.go([theirs[0]]);
    expect(table.names(GRAVEYARD, ann)).toEqual(['Test Bear']);
    expect(table.names(GRAVEYARD, ben)).toEqual(['Test Ogre']);
  });

  test('a player with no more cards than must be discarded is not asked', () => {
    const table = new Table();
    table.put(bear, HAND, ben);
    table.do([{ do: 'discard', who: { kind: 'players', which: 'opponents' }, count: 2 }]);
    expect(table.g.state.decision).toBeNull();
    expect(table.names(GRAVEYARD, ben)).toEqual(['Test Bear']);
  });

  test('a random discard takes as many cards as it says', () => {
    const table = new Table();
    for (let i = 0; i < 5; i++) table.put(hill, HAND, ben);
    table.do([{ do: 'discard', who: { kind: 'players', which: 'opponents' }, count: 2, random: true }]);
    expect(table.zone(HAND, ben)).toHaveLength(3);
    expect(table.zone(GRAVEYARD, ben)).toHaveLength(2);
  });

  test('as many cards as possible are milled', () => {
    const table = new Table();
    table.put(bear, LIBRARY, ben);
    table.do([{ do: 'mill', who: eachPlayer, count: 3 }]);
    expect(table.names(GRAVEYARD, ben)).toEqual(['Test Bear']);
  });
});

describe('searching', () => {
  const forCreature = {
    do: 'search',
    zones: ['library'],
    what: { kind: 'type', type: 'creature' },
    max: 1,
    as: 'found',
    reveal: true,
  } as const;

  test('a card with a stated quality need not be found', () => {
    const table = new Table();
    table.put(bear, LIBRARY);
    table.do([forCreature, { do: 'move', what: named('found'), to: { zone: 'hand' } }], {}, []);
    expect(table.zone(HAND)).toEqual([]);
  });

  test('any card must be found if there is one', () => {
    const table = new Table();
    table.put(bear, LIBRARY);
    table.put(hill, LIBRARY);
    table.do([{ ...forCreature, what: { kind: 'card' } }]);
    expect(table.asked).toMatchObject({ min: 1, max: 1 });
  });

  test('the found card can still be put on top after the shuffle', () => {
    const table = new Table();
    for (let i = 0; i < 8; i++) table.put(hill, LIBRARY);
    const id = table.put(bear, LIBRARY);
    table.do(
      [
        forCreature,
        { do: 'shuffle', who: you },
        { do: 'move', what: named('found'), to: { zone: 'library', position: 'top' } },
      ],
      {},
      [id],
    );
    expect(table.names(LIBRARY)[0]).toBe('Test Bear');
    expect(table.zone(LIBRARY)).toHaveLength(9);
  });
});

describe('looking', () => {
  const library = (table: Table): readonly ObjectId[] => [bear, ogre, bolt, hill].map((c) => table.put(c, LIBRARY));

  test.each([false, true])('scry puts some on the bottom and the rest back in any order (saved: %s)', (saving) => {
    const table = new Table(saving);
    const [, b] = library(table) as readonly [ObjectId, ObjectId];
    table.do([{ do: 'scry', who: you, count: 3 }], {}, [b], [1, 0]);
    expect(table.names(LIBRARY)).toEqual(['Test Bolt', 'Test Bear', 'Test Hill', 'Test Ogre']);
  });

  test('surveil puts some into the graveyard', () => {
    const table = new Table();
    const [a] = library(table) as readonly [ObjectId];
    table.do([{ do: 'surveil', who: you, count: 1 }], {}, [a]);
    expect(table.names(GRAVEYARD)).toEqual(['Test Bear']);
    expect(table.names(LIBRARY)[0]).toBe('Test Ogre');
  });

  test('only the player who looks is shown the cards', () => {
    const table = new Table();
    library(table);
    table.do([{ do: 'look', who: you, what: { kind: 'top', of: you, count: 2 } }]);
    expect(table.events('reveal')).toMatchObject([{ to: ann }]);
  });

  test('the rest goes to the bottom in a random order', () => {
    const table = new Table();
    const ids = library(table);
    table.do([{ do: 'move', what: named('rest'), to: { zone: 'library', position: 'bottom', order: 'random' } }], {
      rest: ids.slice(0, 3),
    });
    expect(table.g.state.decision).toBeNull();
    expect(table.names(LIBRARY)[0]).toBe('Test Hill');
    expect(table.zone(LIBRARY)).toHaveLength(4);
  });
});

test('tokens that have left the battlefield do not move again', () => {
  const table = new Table();
  table.do([
    { do: 'token', token: { name: '', types: ['creature'], subtypes: ['Elf'], power: 1, toughness: 1 }, count: 1 },
  ]);
  const [token] = table.zone(BATTLEFIELD).filter((id) => table.is(id).name === 'Elf Token') as [ObjectId];
  table.do(
    [
      { do: 'move', what: named('it'), to: { zone: 'exile' } },
      { do: 'move', what: named('it'), to: { zone: 'battlefield' } },
    ],
    { it: [token] },
  );
  expect(table.names(EXILE)).toEqual(['Elf Token']);
});
