/** Filters, selectors, values and conditions of Grand Archive, each on objects that fit and objects that do not. */
import { type EntityId, fork, type ObjectId } from '@rulewright/kernel';
import type { Condition, Filter, Selector, Value } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import {
  ATTRIBUTES,
  BANISHMENT,
  type Combat,
  FIELD,
  Flag,
  type G,
  GRAVEYARD,
  HAND,
  LINEAGE,
  LOADED,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  placeLink,
} from '../src/index.ts';
import { holds, matches, select, value } from '../src/vocabulary/evaluate.ts';
import { ANN, BOB, newTable, of, put } from './table.ts';

const you: Selector = { kind: 'you' };
const opponents: Selector = { kind: 'players', which: 'opponents' };
const HERO = 'Hana, Young Archer';

/** Objects by what they are called here, the sources of what is asked. */
function table() {
  const g = newTable();
  const ids = {
    hero: put(g, HERO, { counters: { damage: 4 } }),
    foe: put(g, HERO, { owner: BOB }),
    squire: put(g, 'Squire', { damage: 1 }),
    wolf: put(g, 'Wolf', { flags: Flag.rested | Flag.distant }),
    his: put(g, 'Squire', { owner: BOB, face: 0 }),
    sword: put(g, 'Sword', { counters: { durability: 1 } }),
    spare: put(g, 'Sword', { zone: MATERIAL_DECK }),
    flash: put(g, 'Flash', { zone: HAND }),
    day: put(g, 'Day'),
    night: put(g, 'Day', { face: 1 }),
    omen: put(g, 'Wolf', { zone: BANISHMENT, counters: { omen: 1 } }),
    banished: put(g, 'Wolf', { zone: BANISHMENT, flags: Flag.faceDown }),
  };
  put(g, HERO, { zone: LINEAGE, keeper: ids.hero });
  put(g, 'Flash', { zone: LOADED, keeper: ids.sword });
  return { g, ids };
}
type Name = keyof ReturnType<typeof table>['ids'];

const fitting = (f: Filter, change: (g: G, ids: Readonly<Record<Name, ObjectId>>) => G = (g) => g): string => {
  const { g, ids } = table();
  const then = change(g, ids);
  return Object.entries(ids)
    .filter(([, id]) => matches(then, f, id, of(ids.hero)))
    .map(([name]) => name)
    .join(' ');
};

const stat = (name: string, op: string, to: number): Filter =>
  ({ kind: 'stat', stat: name, is: { op, to } }) as unknown as Filter;

describe('a filter', () => {
  test.each<readonly [string, Filter, string]>([
    ['of a type', { kind: 'type', type: 'ally' }, 'squire wolf his omen'],
    ['of a supertype', { kind: 'supertype', type: 'regalia' }, 'sword spare'],
    ['of a subtype', { kind: 'subtype', type: 'Beast' }, 'wolf omen'],
    ['of a class', { kind: 'class', class: 'ranger' }, 'hero foe'],
    ['of an element', { kind: 'element', element: 'fire' }, 'wolf omen'],
    ['of a basic element', { kind: 'elementKind', of: 'basic' }, 'wolf omen'],
    ['of an advanced element', { kind: 'elementKind', of: 'advanced' }, 'flash'],
    ['of units', { kind: 'unit' }, 'hero foe squire wolf his omen'],
    ['of objects', { kind: 'object' }, 'hero foe squire wolf his sword day night'],
    ['of the rested', { kind: 'rested' }, 'wolf'],
    ['of the distant', { kind: 'property', property: 'distant' }, 'wolf'],
    ['of the loaded', { kind: 'property', property: 'loaded' }, 'sword'],
    ['of what lies face down', { kind: 'faceDown' }, 'banished'],
    ['of power', stat('power', '=', 3), 'wolf omen'],
    ['of less power', stat('power', '<', 3), 'squire his sword spare'],
    ['of life', stat('life', '≥', 20), 'hero foe'],
    ['of durability: on the field the counters, elsewhere what is printed', stat('durability', '=', 1), 'sword'],
    ['of more durability', stat('durability', '=', 2), 'spare'],
    ['of a reserve cost', stat('reserveCost', '=', 2), 'squire his'],
    ['of no reserve cost: X is none that was chosen', stat('reserveCost', '=', 0), ''],
    ['of a small reserve cost: X counts as 0', stat('reserveCost', '≤', 0), 'flash'],
    ['of a memory cost', stat('memoryCost', '=', 1), 'sword spare'],
    ['of a kind of cost', { kind: 'hasCost', cost: 'memory' }, 'hero foe sword spare'],
    ['of what has a stat', { kind: 'hasStat', stat: 'level' }, 'hero foe'],
    ['of an odd power', { kind: 'parity', stat: 'power', is: 'odd' }, 'wolf omen'],
    ['of an even life', { kind: 'parity', stat: 'life', is: 'even' }, 'hero foe'],
    ['of the damaged', { kind: 'damaged' }, 'hero squire'],
    ['of so much damage', { kind: 'damaged', is: { op: '≥', to: 4 } }, 'hero'],
    ['of omens', { kind: 'omen' }, 'omen'],
    ['of what begins in the material deck', { kind: 'deckOf', deck: 'materialDeck' }, 'hero foe sword spare'],
    ['of a character', { kind: 'character', name: 'hana' }, 'hero foe'],
    ['of half a name', { kind: 'character', name: 'Han' }, ''],
    ['of the transformed', { kind: 'transformed' }, 'night'],
    ['of what has two sides', { kind: 'doubleFaced' }, 'day night'],
    ['of the fast', { kind: 'speed', speed: 'fast' }, 'wolf omen'],
    [
      'of what deals damage',
      { kind: 'all', of: [{ kind: 'source' }, { kind: 'type', type: 'weapon' }] },
      'sword spare',
    ],
    ['of what shares a class', { kind: 'shares', what: 'class', with: { kind: 'this' } }, 'foe'],
    [
      'of what shares a type with several',
      { kind: 'shares', what: 'type', with: { kind: 'each', where: { kind: 'type', type: 'weapon' } } },
      'spare',
    ],
    ['of what was activated from a zone, or is there', { kind: 'activatedFrom', zones: ['hand'] }, 'flash'],
  ])('%s', (_, f, expected) => {
    expect(fitting(f)).toBe(expected);
  });

  test('of awake objects is all but the rested', () => {
    expect(fitting({ kind: 'all', of: [{ kind: 'awake' }, { kind: 'unit' }] })).toBe('hero foe squire his omen');
  });

  test('of what is linked, and of what has something linked to it', () => {
    const linked = (g: G, { sword, squire }: Readonly<Record<Name, ObjectId>>): G => {
      placeLink(g, sword, squire);
      return g;
    };
    expect(fitting({ kind: 'linked' }, linked)).toBe('sword');
    expect(fitting({ kind: 'linked' })).toBe('');
    expect(fitting({ kind: 'linked', to: { kind: 'type', type: 'ally' } }, linked)).toBe('sword');
    expect(fitting({ kind: 'linked', to: { kind: 'subtype', type: 'Beast' } }, linked)).toBe('');
    expect(fitting({ kind: 'hasLink' }, linked)).toBe('squire');
    expect(fitting({ kind: 'hasLink', where: { kind: 'type', type: 'weapon' } }, linked)).toBe('squire');
    expect(fitting({ kind: 'hasLink', where: { kind: 'type', type: 'ally' } }, linked)).toBe('');
  });

  test('of what was chosen, as a word or as a number', () => {
    const { g, ids } = table();
    const chosen = (what: string, noted: string | number): readonly EntityId[] => {
      const f = { kind: 'chosen', what, key: 'chosen' } as Filter;
      const ctx = of(ids.hero, { locals: { chosen: noted } });
      return Object.values(ids).filter((id) => matches(g, f, id, ctx));
    };
    expect(chosen('element', 'Fire')).toEqual([ids.wolf, ids.omen]);
    expect(chosen('class', 'warrior|ranger')).toEqual([ids.hero, ids.foe, ids.squire, ids.his]);
    expect(chosen('power', 3)).toEqual([ids.wolf, ids.omen]);
    expect(chosen('reserveCost', 2)).toEqual([ids.squire, ids.his]);
    expect(chosen('type', 'domain')).toEqual([]);
  });
});

/** Ann's squire and wolf against Bob's champion and squire: the wolf is done, the other retaliates. */
function fighting(more: Partial<Combat> = {}) {
  const { g, ids } = table();
  const combat: Combat = {
    attackingPlayer: ANN,
    defendingPlayers: [BOB],
    attacker: ids.squire,
    attacking: true,
    defenders: [ids.his],
    wielded: [ids.sword],
    intents: [],
    cleave: false,
    retaliators: [{ id: ids.foe, against: ids.squire }],
    intercepting: [],
    commanded: false,
    ...more,
  };
  const then: G = { ...g, state: { ...fork(g.state), game: { ...g.state.game, combat } } };
  return { g: then, ids };
}

describe('in combat', () => {
  const ally: Filter = { kind: 'type', type: 'ally' };
  const beast: Filter = { kind: 'subtype', type: 'Beast' };
  const who = (f: Filter, more: Partial<Combat> = {}): string => {
    const { g, ids } = fighting(more);
    const found = Object.entries(ids).filter(([, id]) => matches(g, f, id, of(ids.hero)));
    return found.map(([name]) => name).join(' ');
  };

  test.each<readonly [string, Filter, string, Partial<Combat>]>([
    ['attacks', { kind: 'attacking' }, 'squire', {}],
    ['attacks no more', { kind: 'attacking' }, '', { attacking: false }],
    ['attacks such a thing', { kind: 'attacking', whom: ally }, 'squire', {}],
    ['attacks another', { kind: 'attacking', whom: beast }, '', {}],
    ['defends', { kind: 'defending' }, 'his', {}],
    ['defends against such a thing', { kind: 'defending', against: ally }, 'his', {}],
    ['defends against another', { kind: 'defending', against: beast }, '', {}],
    ['retaliates', { kind: 'retaliating' }, 'foe', {}],
    ['retaliates against such a thing', { kind: 'retaliating', against: ally }, 'foe', {}],
    ['retaliates against another', { kind: 'retaliating', against: beast }, '', {}],
    ['is wielded', { kind: 'wielded' }, 'sword', {}],
    ['is wielded by such a unit', { kind: 'wielded', by: ally }, 'sword', {}],
    ['is wielded by another', { kind: 'wielded', by: beast }, '', {}],
  ])('%s', (_, f, expected, more) => {
    expect(who(f, more)).toBe(expected);
    const { g, ids } = table();
    expect(Object.values(ids).some((id) => matches(g, f, id, of(ids.hero)))).toBe(false);
  });

  test.each<readonly [string, Selector, readonly Name[], Partial<Combat>]>([
    ['the attacker', { kind: 'attacker' }, ['squire'], {}],
    ['no attacker any more', { kind: 'attacker' }, [], { attacking: false }],
    ['the defenders', { kind: 'defenders' }, ['his'], {}],
    ['the retaliators', { kind: 'retaliators' }, ['foe'], {}],
    ['the attack', { kind: 'attack' }, ['squire'], {}],
    ['what the attacker wields', { kind: 'wielded', by: { kind: 'attacker' } }, ['sword'], {}],
    ['what another wields', { kind: 'wielded', by: { kind: 'this' } }, [], {}],
    ['what the attacker attacks', { kind: 'attacked', by: { kind: 'attacker' } }, ['his'], {}],
    ['whom a retaliator strikes', { kind: 'attacked', by: { kind: 'retaliators' } }, ['squire'], {}],
    [
      'what a weapon is used against',
      { kind: 'attacked', by: { kind: 'each', where: { kind: 'type', type: 'weapon' } } },
      ['his'],
      {},
    ],
    ['what nobody attacks', { kind: 'attacked', by: { kind: 'this' } }, [], {}],
    ['the attacking player', { kind: 'champion', of: { kind: 'players', which: 'attacking' } }, ['hero'], {}],
    ['the defending player', { kind: 'champion', of: { kind: 'players', which: 'defending' } }, ['foe'], {}],
  ])('%s', (_, s, expected, more) => {
    const { g, ids } = fighting(more);
    expect(select(g, s, of(ids.hero))).toEqual(expected.map((name) => ids[name]));
    const { g: peace, ids: same } = table();
    expect(select(peace, s, of(same.hero))).toEqual([]);
  });

  test('there is one, or there is none', () => {
    const { g, ids } = fighting();
    expect(holds(g, { kind: 'inCombat' }, of(ids.hero))).toBe(true);
    expect(holds(table().g, { kind: 'inCombat' }, of(ids.hero))).toBe(false);
  });
});

describe('a selector', () => {
  test('of what lies under an object', () => {
    const { g, ids } = table();
    const [inner] = select(g, { kind: 'lineage', of: { kind: 'this' } }, of(ids.hero));
    expect(select(g, { kind: 'lineage', of: { kind: 'this' }, whole: true }, of(ids.hero))).toEqual([ids.hero, inner]);
    expect(select(g, { kind: 'lineage', of: { kind: 'this' } }, of(ids.sword))).toEqual([]);
    const [bullet] = select(g, { kind: 'loadedInto', of: { kind: 'this' } }, of(ids.sword));
    expect(select(g, { kind: 'loadedInto', of: { kind: 'this' } }, of(ids.hero))).toEqual([]);
    const under = (id: EntityId | undefined): readonly EntityId[] =>
      select(
        g,
        { kind: 'carrier', of: { kind: 'var', name: 'it' } },
        of(ids.hero, { locals: { it: [id ?? ids.hero] } }),
      );
    expect([under(inner), under(bullet), under(ids.wolf)]).toEqual([[ids.hero], [ids.sword], []]);
  });

  test('of the ends of decks, the outermost first', () => {
    const { g, ids } = table();
    const deck = ['Squire', 'Wolf', 'Flash'].map((name) => put(g, name, { zone: MAIN_DECK }));
    const ends = (kind: 'top' | 'bottom', count: number, more = {}): readonly EntityId[] =>
      select(g, { kind, of: you, count, ...more }, of(ids.hero));
    expect(ends('top', 2)).toEqual(deck.slice(0, 2));
    expect(ends('bottom', 2)).toEqual([deck[2], deck[1]]);
    expect([ends('top', 0), ends('bottom', 0), ends('bottom', -1)]).toEqual([[], [], []]);
    expect(ends('top', 9)).toEqual(deck);
    expect(ends('top', 9, { deck: 'materialDeck' })).toEqual([ids.spare]);
    expect(select(g, { kind: 'top', of: opponents, count: 1 }, of(ids.hero))).toEqual([]);
  });

  test('of champions and masteries of players', () => {
    const { g, ids } = table();
    const currents = put(g, 'Currents', { zone: ATTRIBUTES });
    put(g, 'Cold', { zone: ATTRIBUTES, owner: BOB });
    const found = (s: Selector): readonly EntityId[] => select(g, s, of(ids.wolf));
    expect(found({ kind: 'champion', of: you })).toEqual([ids.hero]);
    expect(found({ kind: 'champion', of: opponents })).toEqual([ids.foe]);
    expect(found({ kind: 'mastery', of: you })).toEqual([currents]);
    expect(found({ kind: 'mastery', of: you, name: 'Currents' })).toEqual([currents]);
    expect(found({ kind: 'mastery', of: you, name: 'Tides' })).toEqual([]);
    expect(found({ kind: 'mastery', of: opponents })).toEqual([]);
    expect(matches(g, { kind: 'status', name: 'Cold' }, BOB, of(ids.wolf))).toBe(true);
    expect(matches(g, { kind: 'status', name: 'Cold' }, ANN, of(ids.wolf))).toBe(false);
    expect(matches(g, { kind: 'status', name: 'Fever' }, BOB, of(ids.wolf))).toBe(false);
    const faces = (directions: readonly ('north' | 'east')[], name?: string): boolean =>
      holds(
        g,
        { kind: 'faces', who: you, directions, ...(name === undefined ? {} : { name }) } as Condition,
        of(ids.wolf),
      );
    expect([faces(['north']), faces(['east', 'north']), faces(['east']), faces(['north'], 'Tides')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a value', () => {
  const each = (where: Filter): Selector => ({ kind: 'each', where });
  const object: Filter = { kind: 'object' };
  test.each<readonly [string, Value, number]>([
    ['the level of a player', { kind: 'level', of: you }, 1],
    ['the level of a champion', { kind: 'level', of: { kind: 'champion', of: opponents } }, 1],
    ['the level of what has none', { kind: 'level', of: each({ kind: 'type', type: 'weapon' }) }, 0],
    ['influence', { kind: 'influence', of: you }, 3],
    ['that of others', { kind: 'influence', of: opponents }, 0],
    ['that of no player', { kind: 'influence', of: each(object) }, 0],
    ['damage', { kind: 'damage', of: each(object) }, 5],
    ['damage on a player', { kind: 'damage', of: you }, 0],
    ['different names', { kind: 'different', what: 'names', of: each(object) }, 6],
    ['different elements', { kind: 'different', what: 'elements', of: each(object) }, 2],
    ['different types', { kind: 'different', what: 'types', of: each(object) }, 4],
    ['different classes', { kind: 'different', what: 'classes', of: each(object) }, 3],
    ['different subtypes', { kind: 'different', what: 'subtypes', of: each({ kind: 'type', type: 'ally' }) }, 4],
    ['different reserve costs', { kind: 'different', what: 'reserveCosts', of: each(object) }, 2],
    ['different memory costs', { kind: 'different', what: 'memoryCosts', of: each(object) }, 2],
    ['different powers', { kind: 'different', what: 'powers', of: each({ kind: 'type', type: 'ally' }) }, 2],
    ['for every two', { kind: 'every', of: 5, by: 2 }, 2],
    ['for every three', { kind: 'every', of: 2, by: 3 }, 0],
  ])('%s', (_, v, expected) => {
    const { g, ids } = table();
    put(g, 'Squire', { zone: MEMORY });
    put(g, 'Squire', { zone: HAND });
    put(g, 'Squire', { zone: GRAVEYARD });
    expect([FIELD, HAND]).not.toContain(GRAVEYARD);
    expect(value(g, v, of(ids.hero))).toBe(expected);
  });
});
