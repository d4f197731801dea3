import { objectRow } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, EXILE, GRAVEYARD } from '../src/400-zones/400-zones.ts';
import { ann, bear, ben, creatures, eachPlayer, hill, named, ogre, sword, Table, veil, you } from './actions-table.ts';

const isCreature = { kind: 'type', type: 'creature' } as const;

describe('destroying and sacrificing', () => {
  test('everything is destroyed at once and bound as it last existed', () => {
    const table = new Table();
    table.put(bear, BATTLEFIELD);
    table.put(ogre, BATTLEFIELD, ben);
    table.do([
      { do: 'destroy', what: creatures, as: 'destroyed' },
      { do: 'gainLife', who: you, amount: { kind: 'total', stat: 'power', of: named('destroyed') } },
    ]);
    expect(table.names(GRAVEYARD, ann)).toEqual(['Test Bear']);
    expect(table.names(GRAVEYARD, ben)).toEqual(['Test Ogre']);
    expect(table.life(ann)).toBe(26);
  });

  test('a regenerated creature is tapped and heals instead of being destroyed, once', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do([{ do: 'regenerate', what: named('it') }], { it: [id] });
    table.do([{ do: 'destroy', what: named('it') }], { it: [id] });
    expect(table.isGone(id)).toBe(false);
    expect(table.isTapped(id)).toBe(true);
    table.do([{ do: 'destroy', what: named('it') }], { it: [id] });
    expect(table.isGone(id)).toBe(true);
  });

  test('a creature that cannot be regenerated is destroyed', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do([{ do: 'regenerate', what: named('it') }], { it: [id] });
    table.do([{ do: 'destroy', what: named('it'), noRegeneration: true }], { it: [id] });
    expect(table.isGone(id)).toBe(true);
  });

  test('each player chooses what to sacrifice in turn order, then all is sacrificed together', () => {
    const table = new Table();
    const mine = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)] as const;
    const theirs = [table.put(bear, BATTLEFIELD, ben), table.put(ogre, BATTLEFIELD, ben)] as const;
    table.do([{ do: 'sacrifice', who: eachPlayer, what: isCreature, count: 1 }], {}, [mine[0]]);
    expect(table.asked.player).toBe(ben);
    expect(table.asked.from).toEqual(theirs);
    expect(table.isGone(mine[0])).toBe(false);
    table.go([theirs[1]]);
    expect([mine[0], theirs[1]].every((id) => table.isGone(id))).toBe(true);
    expect([mine[1], theirs[0]].some((id) => table.isGone(id))).toBe(false);
  });

  test('a player cannot sacrifice what another player controls', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD, ben);
    table.do([{ do: 'sacrificeObjects', what: named('it') }], { it: [id] });
    expect(table.isGone(id)).toBe(false);
  });
});

describe('tapping', () => {
  test('only what is untapped becomes tapped', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do([
      { do: 'tap', what: creatures },
      { do: 'tap', what: creatures },
    ]);
    expect(table.isTapped(id)).toBe(true);
    expect(table.events('tap')).toHaveLength(1);
    table.do([{ do: 'untap', what: creatures }]);
    expect(table.isTapped(id)).toBe(false);
  });
});

describe('attaching', () => {
  test('an Equipment goes from one creature to another', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)];
    for (const host of [a, b])
      table.do([{ do: 'attach', what: { kind: 'this' }, to: named('host') }], { host: [host] });
    expect(objectRow(table.g.state, table.source).host).toBe(b);
    expect(objectRow(table.g.state, a).attachments).toEqual([]);
    expect(objectRow(table.g.state, b).attachments).toEqual([table.source]);
  });

  test('an Equipment does not move to what is no creature', () => {
    const table = new Table();
    const [a, land] = [table.put(bear, BATTLEFIELD), table.put(hill, BATTLEFIELD)];
    for (const host of [a, land])
      table.do([{ do: 'attach', what: { kind: 'this' }, to: named('host') }], { host: [host] });
    expect(objectRow(table.g.state, table.source).host).toBe(a);
  });

  test('an Aura is attached only to what its enchant ability allows', () => {
    const table = new Table();
    const aura = table.put(veil, BATTLEFIELD);
    const [a, land] = [table.put(bear, BATTLEFIELD), table.put(hill, BATTLEFIELD)];
    for (const host of [land, a])
      table.do([{ do: 'attach', what: named('aura'), to: named('host') }], { aura: [aura], host: [host] });
    expect(table.events('attach')).toHaveLength(1);
    expect(objectRow(table.g.state, aura).host).toBe(a);
  });

  test('what is neither Aura, Equipment nor Fortification is not attached', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)];
    table.do([{ do: 'attach', what: named('a'), to: named('b') }], { a: [a], b: [b] });
    expect(table.events('attach')).toEqual([]);
  });
});

describe('counters', () => {
  test('counters are put on and taken off as far as they are there', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do([{ do: 'counters', on: creatures, counter: '+1/+1', count: 2 }]);
    expect(table.is(id)).toMatchObject({ power: 4, toughness: 4 });
    table.do([{ do: 'removeCounters', from: creatures, counter: '+1/+1', count: 5 }]);
    expect(table.is(id)).toMatchObject({ power: 2, toughness: 2 });
  });

  test('counters of any kind are taken off as the player chooses', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do([
      { do: 'counters', on: creatures, counter: '+1/+1', count: 1 },
      { do: 'counters', on: creatures, counter: 'charge', count: 2 },
    ]);
    table.do([{ do: 'removeCounters', from: creatures, count: 2 }], {}, [1], [0]);
    expect(objectRow(table.g.state, id).counters).toEqual({ charge: 1 });
  });

  test('counters move from one permanent to another', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)];
    table.do([{ do: 'counters', on: named('a'), counter: '+1/+1', count: 3 }], { a: [a] });
    table.do([{ do: 'moveCounters', from: named('a'), to: named('b'), counter: '+1/+1', count: 2 }], {
      a: [a],
      b: [b],
    });
    expect([table.is(a).power, table.is(b).power]).toEqual([3, 6]);
  });
});

describe('fighting and exchanging', () => {
  test('creatures that fight deal damage equal to their power to each other', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD, ben)];
    table.do([{ do: 'fight', a: named('a'), b: named('b') }], { a: [a], b: [b] });
    expect([objectRow(table.g.state, a).damage, objectRow(table.g.state, b).damage]).toEqual([4, 2]);
  });

  test('if one of them is gone, neither fights', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD, ben)];
    table.do([
      { do: 'let', name: 'a', objects: creatures },
      { do: 'move', what: named('a'), to: { zone: 'exile' } },
    ]);
    expect(table.names(EXILE)).toHaveLength(2);
    table.do([{ do: 'fight', a: named('a'), b: named('b') }], { a: [a], b: [b] });
    expect(table.events('damage')).toEqual([]);
  });

  test('a creature that fights itself deals twice its power to itself', () => {
    const table = new Table();
    const a = table.put(ogre, BATTLEFIELD);
    table.do([{ do: 'fight', a: named('a'), b: named('a') }], { a: [a] });
    expect(objectRow(table.g.state, a).damage).toBe(8);
  });

  test('control of two permanents is exchanged', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(sword, BATTLEFIELD, ben)];
    table.do([{ do: 'exchangeControl', a: named('a'), b: named('b') }], { a: [a], b: [b] });
    expect([table.is(a).controller, table.is(b).controller]).toEqual([ben, ann]);
  });

  test('nothing is exchanged between permanents of one player', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(sword, BATTLEFIELD)];
    table.do([{ do: 'exchangeControl', a: named('a'), b: named('b') }], { a: [a], b: [b] });
    expect(table.g.state.live).toEqual([]);
  });
});

describe('tokens', () => {
  const elf = { name: '', colors: ['green'], types: ['creature'], subtypes: ['Elf', 'Druid'] } as const;

  test('a token without a name is named after its subtypes', () => {
    const table = new Table();
    table.do([{ do: 'token', token: { ...elf, power: 1, toughness: 1 }, count: 2 }]);
    expect(table.names(BATTLEFIELD).slice(1)).toEqual(['Elf Druid Token', 'Elf Druid Token']);
  });

  test('power and toughness are worked out as it is created', () => {
    const table = new Table();
    table.put(bear, BATTLEFIELD);
    const size = { kind: 'count', of: creatures } as const;
    table.do([{ do: 'token', token: { ...elf, power: size, toughness: size }, count: 2, as: 'made', tapped: true }]);
    const [a, b] = table.zone(BATTLEFIELD).slice(2);
    for (const id of [a, b]) {
      expect(table.is(id as never)).toMatchObject({ power: 1, toughness: 1 });
      expect(table.isTapped(id as never)).toBe(true);
    }
  });

  test('a copy has the copiable values with the exceptions stated', () => {
    const table = new Table();
    const id = table.put(ogre, BATTLEFIELD, ben);
    table.do([{ do: 'counters', on: creatures, counter: '+1/+1', count: 1 }]);
    table.do(
      [
        {
          do: 'copyToken',
          of: named('it'),
          count: 1,
          changes: [{ kind: 'setPT', power: 1, toughness: 1 }],
          as: 'copy',
        },
      ],
      { it: [id] },
    );
    const copy = table.zone(BATTLEFIELD).at(-1) as never;
    expect(table.is(copy)).toMatchObject({ name: 'Test Ogre', power: 1, toughness: 1, controller: ann, manaValue: 4 });
  });

  test('an emblem works in the command zone', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do([
      {
        do: 'emblem',
        who: you,
        abilities: [
          {
            kind: 'static',
            effects: [{ kind: 'modify', what: creatures, changes: [{ kind: 'addPT', power: 1, toughness: 1 }] }],
          },
        ],
      },
    ]);
    expect(table.is(id).power).toBe(3);
  });
});
