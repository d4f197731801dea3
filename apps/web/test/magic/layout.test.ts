import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/games/magic/table/layout.ts';
import { fitted } from '../../src/table/layout.ts';
import { ME, OTHER, object, shown, snapshotOf } from '../table/made.ts';

/** No pile is spread out. */
const NONE = (): boolean => false;
const land = { name: 'Forest', card: 'Forest', types: ['land'], power: null, toughness: null };

describe('a battlefield', () => {
  test('lies in rows by type: a creature land is a creature', () => {
    const rows = rowsOf(
      snapshotOf([
        shown(20),
        shown(21, land),
        shown(22, { types: ['artifact'], power: null, toughness: null }),
        shown(23, { ...land, types: ['land', 'creature'], name: 'Dryad Arbor' }),
        shown(24, { controller: OTHER }),
      ]),
      ME,
      NONE,
    );
    const ids = (row: 'creatures' | 'lands' | 'others') => rows[row].map((p) => p.members.map((o) => o.id));
    expect(ids('creatures')).toEqual([[20], [23]]);
    expect(ids('lands')).toEqual([[21]]);
    expect(ids('others')).toEqual([[22]]);
  });

  test('puts equal permanents in a pile, and those that differ in anything shown beside it', () => {
    const { lands } = rowsOf(
      snapshotOf([shown(20, land), shown(21, land), shown(22, { ...land, tapped: true })]),
      ME,
      NONE,
    );
    expect(lands.map((p) => p.members.map((o) => o.id))).toEqual([[20, 21], [22]]);
  });

  test('spreads a pile out where that is wanted', () => {
    const first = shown(20, land);
    const { lands } = rowsOf(snapshotOf([first, shown(21, land)]), ME, ({ name }) => name === first.name);
    expect(lands.length).toBe(2);
  });

  test('tucks what is attached under its host, whoever controls it', () => {
    const snapshot = snapshotOf([
      shown(20, { controller: OTHER, attachments: [object(21)] }),
      shown(21, { name: 'Pacifism', types: ['enchantment'], host: object(20) }),
    ]);
    expect(rowsOf(snapshot, ME, NONE).others).toEqual([]);
    expect(rowsOf(snapshot, OTHER, NONE).creatures[0]?.under.map((o) => o.id)).toEqual([21]);
  });

  test('shows an attachment of a player among the other permanents of its controller', () => {
    const curse = shown(21, { name: 'Curse', types: ['enchantment'], power: null, toughness: null, host: OTHER });
    expect(rowsOf(snapshotOf([curse]), ME, NONE).others.length).toBe(1);
  });

  test('takes what attacks, blocks or is a target out of its pile', () => {
    const attackers = [shown(20), shown(21), shown(22)];
    const combat = [{ attacker: object(21), defender: OTHER, blockers: [], blocked: false }];
    const { creatures } = rowsOf(snapshotOf(attackers, { facts: { combat } }), ME, NONE);
    expect(creatures.map((p) => p.members.map((o) => o.id))).toEqual([[20, 22], [21]]);
  });
});

describe('the width of a tile', () => {
  test('is the greatest with which everything fits', () => {
    const few = fitted([{ count: 3, tucked: 0 }], { width: 800, height: 260 }, 48, 118);
    const many = fitted([{ count: 60, tucked: 0 }], { width: 800, height: 260 }, 48, 118);
    expect(few).toBe(118);
    expect(many).toBeLessThan(few);
  });

  test('is the least where nothing fits', () => {
    expect(fitted([{ count: 500, tucked: 0 }], { width: 300, height: 100 }, 48, 118)).toBe(48);
  });
});
