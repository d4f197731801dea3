/** Actions of effects: damage and counters, where cards go and how, copies. What is done, and what is not. */
import { type Counters, objectRow } from '@rulewright/kernel';
import type { Action, Change, Face } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { BANISHMENT, characteristics, FIELD, Flag, GRAVEYARD, HAND, MAIN_DECK, MEMORY } from '../src/index.ts';
import { Acting, named, opponents, you } from './acting.ts';
import { ANN, BOB } from './table.ts';

describe('damage', () => {
  test('to each, and what was dealt in all', () => {
    const t = new Acting();
    const [squire, wolf] = [t.put('Squire', { owner: BOB }), t.put('Wolf', { owner: BOB })];
    const all = [squire, wolf];
    t.do(
      [
        { do: 'damage', to: named('all'), amount: 2, as: 'dealt' },
        { do: 'recover', who: you, amount: 0 },
        { do: 'counters', on: { kind: 'this' }, counter: 'level', count: { kind: 'var', name: 'dealt' } },
      ],
      { all },
    );
    expect(all.map((id) => t.row(id).damage)).toEqual([2, 2]);
    expect(t.row(t.hero).counters).toEqual({ level: 4 });
  });

  test('of nothing is dealt to nobody', () => {
    const t = new Acting();
    const squire = t.put('Squire');
    t.do([{ do: 'damage', to: named('it'), amount: 0, as: 'dealt' }], { it: [squire] });
    expect(t.kinds()).toEqual([]);
  });

  test('by another source, each as much as its own power', () => {
    const t = new Acting();
    const [squire, wolf, his] = [t.put('Squire'), t.put('Wolf'), t.put('Hana, Young Archer', { owner: BOB })];
    t.do(
      [
        {
          do: 'damage',
          source: named('ours'),
          to: named('his'),
          amount: { kind: 'stat', stat: 'power', of: named('it') },
        },
      ],
      { ours: [squire, wolf], his: [his] },
    );
    expect(t.row(his).counters).toEqual({ damage: 5 });
  });

  test.each<readonly [string, number | undefined, number]>([
    ['all of it', undefined, 0],
    ['some', 1, 2],
    ['no more than there is', 9, 0],
    ['none', 0, 3],
  ])('is healed: %s', (_, amount, left) => {
    const t = new Acting();
    const squire = t.put('Squire', { damage: 3 });
    const hurt = t.put('Hana, Young Archer', { owner: BOB, counters: { damage: 3 } });
    t.do([{ do: 'heal', what: named('all'), ...(amount === undefined ? {} : { amount }) }], { all: [squire, hurt] });
    expect(t.row(squire).damage).toBe(left);
    expect(t.row(hurt).counters.damage ?? 0).toBe(left);
    expect(t.kinds().includes('recover')).toBe(amount !== 0);
  });
});

describe('counters', () => {
  const remove = (
    counters: Counters,
    more: Partial<Extract<Action, { do: 'removeCounters' }>>,
    ...answers: readonly (number | readonly number[])[]
  ): readonly [Counters, number | undefined] => {
    const t = new Acting();
    const squire = t.put('Squire', { counters });
    t.do(
      [
        { do: 'removeCounters', from: named('it'), count: 1, ...more, as: 'removed' },
        { do: 'counters', on: { kind: 'this' }, counter: 'level', count: { kind: 'var', name: 'removed' } },
      ],
      { it: [squire] },
      ...answers,
    );
    return [t.row(squire).counters, t.row(t.hero).counters.level];
  };

  test('are removed: so many of a kind, all, as many as one likes, of any kind', () => {
    expect(remove({ buff: 3 }, { counter: 'buff', count: 2 })).toEqual([{ buff: 1 }, 2]);
    expect(remove({ buff: 3 }, { counter: 'buff', count: 9 })).toEqual([{}, 3]);
    expect(remove({ buff: 3 }, { counter: 'song', count: 2 })).toEqual([{ buff: 3 }, undefined]);
    expect(remove({ buff: 3, song: 1 }, { counter: 'buff', count: 'all' })).toEqual([{ song: 1 }, 3]);
    expect(remove({ buff: 3, song: 1 }, { count: 'all' })).toEqual([{}, 4]);
    expect(remove({ buff: 3 }, { counter: 'buff', count: 'any' }, 2)).toEqual([{ buff: 1 }, 2]);
    expect(remove({ buff: 3 }, { counter: 'buff', count: 2, upTo: true }, 1)).toEqual([{ buff: 2 }, 1]);
    expect(remove({ buff: 2, song: 2 }, { count: 2 }, [0], [1])).toEqual([{ buff: 1, song: 1 }, 2]);
    expect(remove({ buff: 1, song: 2 }, { count: 2 }, [0])).toEqual([{ song: 1 }, 2]);
    expect(() => remove({ buff: 3 }, { counter: 'buff', count: 2, upTo: true }, 3)).toThrow('out-of-range');
  });

  test('are not put, moved or doubled where there can be none, and not removed where they stay', () => {
    const t = new Acting();
    const barred = (action: 'haveCounters' | 'removeCounters') =>
      t.put('Squire', {
        def: -1,
        token: {
          name: action,
          types: ['ally'],
          power: 1,
          life: 1,
          abilities: [{ kind: 'static', effects: [{ kind: 'cant', action, what: { kind: 'this' } }] }],
        },
        counters: { song: 2 },
      });
    const [none, kept] = [barred('haveCounters'), barred('removeCounters')];
    const [squire, wolf] = [t.put('Squire', { counters: { song: 1 } }), t.put('Wolf')];
    const all = [none, kept, squire];
    const songs = (): readonly (number | undefined)[] => [...all, wolf].map((id) => t.row(id).counters.song);
    t.do([{ do: 'counters', on: named('all'), counter: 'song', count: 1 }], { all });
    expect(songs()).toEqual([2, 3, 2, undefined]);
    t.do([{ do: 'doubleCounters', on: named('all'), counter: 'song' }], { all });
    expect(songs()).toEqual([2, 6, 4, undefined]);
    t.do([{ do: 'removeCounters', from: named('all'), counter: 'song', count: 1 }], { all });
    expect(songs()).toEqual([1, 6, 3, undefined]);
    t.do([{ do: 'moveCounters', from: named('all'), to: named('to'), counter: 'song', count: 1 }], { all, to: [wolf] });
    expect(songs()).toEqual([0, 6, 2, 2].map((n) => (n === 0 ? undefined : n)));
    t.do([{ do: 'moveCounters', from: named('from'), to: named('to'), counter: 'song', count: 1 }], {
      from: [wolf],
      to: [none],
    });
    expect(songs()).toEqual([undefined, 6, 2, 2]);
  });

  test('are neither put nor doubled by a player who cannot put any', () => {
    const t = new Acting();
    const abilities = [{ kind: 'static', effects: [{ kind: 'cant', action: 'putCounters', what: you }] }] as const;
    t.put('Squire', { def: -1, token: { name: 'Ban', types: ['item'], abilities } });
    const squire = t.put('Squire', { counters: { song: 1 } });
    t.do([{ do: 'doubleCounters', on: named('it'), counter: 'song' }], { it: [squire] });
    t.do([{ do: 'counters', on: named('it'), counter: 'song', count: 1 }], { it: [squire] });
    expect(t.row(squire).counters).toEqual({ song: 1 });
    t.do([{ do: 'removeCounters', from: named('it'), counter: 'song', count: 1 }], { it: [squire] });
    expect(t.row(squire).counters).toEqual({});
  });

  test('are moved and doubled', () => {
    const t = new Acting();
    const [squire, wolf] = [t.put('Squire', { counters: { buff: 2, song: 1 } }), t.put('Wolf')];
    const locals = { from: [squire], to: [wolf] };
    t.do([{ do: 'moveCounters', from: named('from'), to: named('to'), counter: 'buff', count: 1 }], locals);
    expect([squire, wolf].map((id) => t.row(id).counters)).toEqual([{ buff: 1, song: 1 }, { buff: 1 }]);
    t.do([{ do: 'moveCounters', from: named('from'), to: named('to'), count: 'all' }], locals);
    expect([squire, wolf].map((id) => t.row(id).counters)).toEqual([{}, { buff: 2, song: 1 }]);
    t.do([{ do: 'doubleCounters', on: named('to'), counter: 'song' }], locals);
    t.do([{ do: 'doubleCounters', on: named('from'), counter: 'song' }], locals);
    expect([squire, wolf].map((id) => t.row(id).counters)).toEqual([{}, { buff: 2, song: 2 }]);
  });
});

describe('cards go', () => {
  type To = Extract<Action, { do: 'move' }>['to'];
  const moved = (to: To, from = HAND, ...answers: readonly (readonly number[])[]): Acting => {
    const t = new Acting();
    for (const name of ['Wolf', 'Wolf']) t.put(name, { zone: MAIN_DECK });
    const cards = ['Squire', 'Flash'].map((name) => t.put(name, { zone: from }));
    return t.do([{ do: 'move', what: named('it'), to }], { it: cards }, ...answers);
  };

  test.each<readonly [string, To, readonly (readonly number[])[], readonly string[]]>([
    ['to the bottom of a deck', { zone: 'mainDeck' }, [], ['Wolf', 'Wolf', 'Squire', 'Flash']],
    [
      'on top, in an order that is chosen',
      { zone: 'mainDeck', position: 'top', order: 'chosen' },
      [[1, 0]],
      ['Flash', 'Squire', 'Wolf', 'Wolf'],
    ],
    ['third from the top', { zone: 'mainDeck', position: 2 }, [[0, 1]], ['Wolf', 'Squire', 'Flash', 'Wolf']],
    [
      'to the top if that is chosen',
      { zone: 'mainDeck', position: 'topOrBottom' },
      [[0], [0, 1]],
      ['Squire', 'Flash', 'Wolf', 'Wolf'],
    ],
    [
      'to the bottom if that is chosen',
      { zone: 'mainDeck', position: 'topOrBottom' },
      [[1], [0, 1]],
      ['Wolf', 'Wolf', 'Squire', 'Flash'],
    ],
  ])('%s', (_, to, answers, expected) => {
    expect(moved(to, HAND, ...answers).names(MAIN_DECK)).toEqual(expected);
  });

  test('into play only what becomes an object', () => {
    const t = moved({
      zone: 'field',
      rested: true,
      counters: [{ counter: 'buff', count: 2 }],
      properties: ['distant'],
    });
    expect(t.names(FIELD)).toEqual(['Hana, Young Archer', 'Squire']);
    expect(t.names(HAND)).toEqual(['Flash']);
    const squire = t.in(FIELD)[1] ?? t.hero;
    expect(t.row(squire)).toMatchObject({ flags: Flag.rested | Flag.distant, counters: { buff: 2 }, holder: ANN });
  });

  test('under the control of somebody else', () => {
    const t = moved({ zone: 'field', controller: opponents });
    expect(t.row(t.in(FIELD)[1] ?? t.hero)).toMatchObject({ owner: ANN, holder: BOB });
  });

  test('with its other side up, if it has one', () => {
    const t = new Acting();
    const cards = ['Day', 'Squire'].map((name) => t.put(name, { zone: HAND }));
    t.do([{ do: 'move', what: named('it'), to: { zone: 'field', transformed: true } }], { it: cards });
    expect(t.names(FIELD)).toEqual(['Hana, Young Archer', 'Night', 'Squire']);
  });

  test('back when something leaves', () => {
    const t = new Acting();
    const [squire, his] = [t.put('Squire'), t.put('Wolf', { owner: BOB })];
    t.do([{ do: 'banish', what: named('it'), until: named('guard'), counters: [{ counter: 'song', count: 1 }] }], {
      it: [his],
      guard: [squire],
    });
    expect(t.zoneOf(his)).toBe(BANISHMENT);
    expect(t.row(t.now(his)).counters).toEqual({ song: 1 });
    t.do([{ do: 'destroy', what: named('it') }], { it: [squire] });
    expect(t.g.state.pending).toHaveLength(1);
  });

  test('not at all if what it would last until has gone', () => {
    const t = new Acting();
    const [squire, his] = [t.put('Squire', { zone: GRAVEYARD }), t.put('Wolf', { owner: BOB })];
    t.do([{ do: 'banish', what: named('it'), until: named('guard') }], { it: [his], guard: [squire] });
    expect(t.zoneOf(his)).toBe(FIELD);
  });

  test('what cannot be put into the zone of another is an error, not a guess', () => {
    expect(() => moved({ zone: 'hand', whose: opponents }, MEMORY)).toThrow("another player's hand");
  });
});

describe('a copy', () => {
  const copied = (
    changes: readonly Change[],
  ): Pick<Face, 'name' | 'types' | 'subtypes' | 'elements' | 'abilities'> & Record<string, unknown> => {
    const t = new Acting();
    t.do([{ do: 'copyToken', of: named('it'), count: 1, changes }], { it: [t.put('Squire')] });
    const token = t.in(FIELD).at(-1) ?? t.hero;
    expect(objectRow(t.g.state, token).kind).toBe('token');
    return objectRow(t.g.state, token).base as Face & Record<string, unknown>;
  };

  test.each<readonly [string, readonly Change[], object]>([
    ['is what it is a copy of', [], { name: 'Squire', types: ['ally'], power: 2, life: 3, elements: ['norm'] }],
    ['with another name', [{ kind: 'name', name: 'Page' }], { name: 'Page', types: ['ally'] }],
    [
      'with other numbers',
      [
        { kind: 'base', stat: 'power', to: 5 },
        { kind: 'base', stat: 'life', to: 1 },
      ],
      { power: 5, life: 1 },
    ],
    [
      'that costs something else',
      [{ kind: 'base', stat: 'reserveCost', to: 7 }],
      { cost: { kind: 'reserve', amount: 7 } },
    ],
    ['that costs memory', [{ kind: 'base', stat: 'memoryCost', to: 1 }], { cost: { kind: 'memory', amount: 1 } }],
    [
      'that is also something',
      [{ kind: 'types', types: ['item'], subtypes: ['Beast'] }],
      { types: ['ally', 'item'], subtypes: ['Warrior', 'Human', 'Beast'] },
    ],
    [
      'that is something else',
      [{ kind: 'types', types: ['item'], set: true }],
      { types: ['item'], subtypes: ['Warrior', 'Human'], classes: ['warrior'] },
    ],
    [
      'of other subtypes and classes',
      [{ kind: 'types', subtypes: ['Beast'], classes: ['mage'], set: true }],
      { types: ['ally'], subtypes: ['Beast'], classes: ['mage'] },
    ],
    ['that is unique', [{ kind: 'types', supertypes: ['unique'], set: true }], { supertypes: ['unique'] }],
    [
      'that is no longer something',
      [{ kind: 'removeTypes', subtypes: ['Human'] }],
      { types: ['ally'], subtypes: ['Warrior'] },
    ],
    ['of another element besides', [{ kind: 'elements', elements: ['fire'] }], { elements: ['norm', 'fire'] }],
    ['of another element', [{ kind: 'elements', elements: ['fire'], set: true }], { elements: ['fire'] }],
    [
      'with an ability',
      [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'stealth' } }],
      { abilities: [{ kind: 'keyword', keyword: 'stealth' }] },
    ],
    [
      'that loses one again',
      [
        { kind: 'gain', ability: { kind: 'keyword', keyword: 'stealth' } },
        { kind: 'gain', ability: { kind: 'keyword', keyword: 'vigor' } },
        { kind: 'lose', keyword: 'stealth' },
      ],
      { abilities: [{ kind: 'keyword', keyword: 'vigor' }] },
    ],
    [
      'that loses all',
      [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'stealth' } }, { kind: 'loseAll' }],
      { abilities: [] },
    ],
    ['that is fast', [{ kind: 'speed', speed: 'fast' }], { speed: 'fast' }],
  ])('%s', (_, changes, expected) => {
    expect(copied(changes)).toMatchObject(expected);
  });

  test('is made as often, and as, the effect says', () => {
    const t = new Acting();
    t.do([{ do: 'copyToken', of: named('it'), who: opponents, count: 2, rested: true }], { it: [t.put('Squire')] });
    const made = t
      .in(FIELD)
      .slice(2)
      .map((id) => t.row(id));
    expect(made.map(({ owner, holder, flags }) => [owner, holder, flags])).toEqual([
      [BOB, BOB, Flag.rested],
      [BOB, BOB, Flag.rested],
    ]);
  });

  test('a token that is described has its numbers worked out as it is made', () => {
    const t = new Acting();
    const token = { name: 'Wisp', types: ['ally'], power: { kind: 'influence', of: you }, life: 2 } as const;
    t.put('Squire', { zone: HAND });
    t.do([
      { do: 'summon', token, count: 2, counters: [{ counter: 'buff', count: 1 }], properties: ['distant'], as: 'them' },
    ]);
    const made = t.in(FIELD).slice(1);
    expect(made.map((id) => [characteristics(t.g, id).power, t.row(id).flags, t.row(id).counters])).toEqual([
      [2, Flag.distant, { buff: 1 }],
      [2, Flag.distant, { buff: 1 }],
    ]);
  });
});
