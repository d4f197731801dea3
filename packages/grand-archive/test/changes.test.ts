/** What effects change of objects: each kind of change, by itself and in which order it comes. */
import type { Change, Stat } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { type Characteristics, characteristics, elementWords, Flag, hasKeyword, typeWords } from '../src/index.ts';
import { statOf } from '../src/vocabulary/features.ts';
import { Acting, named } from './acting.ts';
import { BOB } from './table.ts';

/** The squire: power 2, life 3, a Warrior Human for 2 of reserve, as an effect changes it. */
function changed(
  changes: readonly Change[],
  locals: Readonly<Record<string, string | readonly string[]>> = {},
  name = 'Squire',
) {
  const t = new Acting();
  const it = t.put(name);
  t.do([{ do: 'effect', effects: [{ kind: 'modify', what: named('it'), changes }], duration: { kind: 'endOfTurn' } }], {
    it: [it],
    ...locals,
  } as never);
  const c = characteristics(t.g, it);
  const words = (c: Characteristics) => ({
    name: c.name,
    types: typeWords(c.types),
    elements: elementWords(c.elements),
    classes: c.classes,
    subtypes: c.subtypes,
    controller: c.controller,
    properties: c.properties,
    speed: c.speed,
  });
  return { c, words: words(c), stat: (stat: Stat) => statOf(t.g, it, stat) };
}

describe('numbers', () => {
  const stats = (changes: readonly Change[], ...of: readonly Stat[]): readonly (number | null)[] => {
    const { stat } = changed(changes);
    return of.map(stat);
  };

  test.each<readonly [string, readonly Change[], readonly Stat[], readonly (number | null)[]]>([
    [
      'are added to, which their base does not show',
      [{ kind: 'add', stat: 'power', amount: 2 }],
      ['power', 'basePower', 'life'],
      [4, 2, 3],
    ],
    ['are taken from', [{ kind: 'add', stat: 'life', amount: -2 }], ['life', 'baseLife'], [1, 3]],
    ['are set', [{ kind: 'base', stat: 'basePower', to: 5 }], ['power', 'basePower'], [5, 5]],
    [
      'are set before anything is added',
      [
        { kind: 'add', stat: 'life', amount: 1 },
        { kind: 'base', stat: 'baseLife', to: 7 },
      ],
      ['life', 'baseLife'],
      [8, 7],
    ],
    ['are doubled', [{ kind: 'double', stat: 'power' }], ['power', 'basePower'], [4, 2]],
    ['are swapped', [{ kind: 'swap', a: 'power', b: 'life' }], ['power', 'life'], [3, 2]],
    [
      'of a cost',
      [{ kind: 'add', stat: 'reserveCost', amount: 3 }],
      ['reserveCost', 'baseReserveCost', 'memoryCost'],
      [5, 2, null],
    ],
    ['of a cost are no less than none', [{ kind: 'add', stat: 'reserveCost', amount: -9 }], ['reserveCost'], [0]],
    [
      'that it does not have stay away',
      [
        { kind: 'add', stat: 'level', amount: 1 },
        { kind: 'double', stat: 'durability' },
        { kind: 'add', stat: 'memoryCost', amount: 1 },
      ],
      ['level', 'durability', 'memoryCost'],
      [null, null, null],
    ],
  ])('%s', (_, changes, of, expected) => {
    expect(stats(changes, ...of)).toEqual(expected);
  });

  test('a cost of X is no number to add to', () => {
    expect(changed([{ kind: 'add', stat: 'reserveCost', amount: 3 }], {}, 'Flash').c.cost).toEqual({
      kind: 'reserve',
      amount: 'X',
    });
  });
});

describe('what it is', () => {
  test.each<readonly [string, readonly Change[], object]>([
    [
      'also of another type',
      [{ kind: 'types', types: ['item'] }],
      { types: ['ally', 'item'], subtypes: ['Warrior', 'Human'] },
    ],
    ['of another type', [{ kind: 'types', types: ['item'], set: true }], { types: ['item'], classes: ['warrior'] }],
    [
      'also of another subtype, once',
      [{ kind: 'types', subtypes: ['Beast', 'human'] }],
      { subtypes: ['Warrior', 'Human', 'Beast'] },
    ],
    [
      'also of another class, which is a subtype, too',
      [{ kind: 'types', classes: ['mage'] }],
      { classes: ['warrior', 'mage'], subtypes: ['Warrior', 'Human', 'mage'] },
    ],
    [
      'of another class: the one before is no subtype any more',
      [{ kind: 'types', classes: ['mage'], set: true }],
      { classes: ['mage'], subtypes: ['Human', 'mage'] },
    ],
    ['no longer of a type', [{ kind: 'removeTypes', types: ['ally'] }], { types: [] }],
    ['no longer of a subtype', [{ kind: 'removeTypes', subtypes: ['human'] }], { subtypes: ['Warrior'] }],
    ['no longer of a class', [{ kind: 'removeTypes', classes: ['warrior'] }], { classes: [], subtypes: ['Human'] }],
    ['also of another element', [{ kind: 'elements', elements: ['fire'] }], { elements: ['norm', 'fire'] }],
    ['of another element', [{ kind: 'elements', elements: ['fire'], set: true }], { elements: ['fire'] }],
    ['of another speed', [{ kind: 'speed', speed: 'fast' }], { speed: 'fast' }],
    ['of another name', [{ kind: 'name', name: 'Page' }], { name: 'Page' }],
    ['of somebody else', [{ kind: 'controller', who: { kind: 'players', which: 'opponents' } }], { controller: BOB }],
    ['distant', [{ kind: 'property', property: 'distant' }], { properties: Flag.distant }],
  ])('%s', (_, changes, expected) => {
    expect(changed(changes).words).toMatchObject(expected);
  });
});

describe('what was chosen', () => {
  const chosen = 'chosen';
  test.each<readonly [string, Change, string, object]>([
    ['a type', { kind: 'chosenType', key: chosen }, 'Item', { types: ['ally', 'item'] }],
    ['a type instead', { kind: 'chosenType', key: chosen, set: true }, 'item', { types: ['item'] }],
    [
      'a subtype',
      { kind: 'chosenType', key: chosen },
      'Beast',
      { subtypes: ['Warrior', 'Human', 'Beast'], types: ['ally'] },
    ],
    ['a subtype instead', { kind: 'chosenType', key: chosen, set: true }, 'Beast', { subtypes: ['warrior', 'Beast'] }],
    ['several', { kind: 'chosenType', key: chosen }, 'Beast|Cat', { subtypes: ['Warrior', 'Human', 'Beast', 'Cat'] }],
    ['an element', { kind: 'chosenElement', key: chosen }, 'Fire', { elements: ['norm', 'fire'] }],
    [
      'elements instead',
      { kind: 'chosenElement', key: chosen, set: true },
      'fire|water',
      { elements: ['fire', 'water'] },
    ],
  ])('%s', (_, change, word, expected) => {
    expect(changed([change], { chosen: word }).words).toMatchObject(expected);
  });

  test('nothing where nothing was', () => {
    const plain = changed([]).words;
    expect(changed([{ kind: 'chosenElement', key: chosen, set: true }]).words).toEqual(plain);
    expect(changed([{ kind: 'chosenType', key: chosen }]).words).toEqual(plain);
    expect(changed([{ kind: 'gainChosen', key: chosen }]).c.abilities).toEqual([]);
  });

  test('keywords', () => {
    const { c } = changed([{ kind: 'gainChosen', key: chosen }], { chosen: 'stealth|vigor' });
    expect(['stealth', 'vigor', 'taunt'].map((keyword) => hasKeyword(c, keyword))).toEqual([true, true, false]);
  });
});

describe('abilities', () => {
  const stealth = { kind: 'keyword', keyword: 'stealth' } as const;
  const has = (...changes: readonly Change[]): readonly boolean[] => {
    const { c } = changed(changes);
    return ['stealth', 'taunt'].map((keyword) => hasKeyword(c, keyword));
  };

  test('are gained and lost, and what cannot be had is not', () => {
    const taunt = { kind: 'keyword', keyword: 'taunt' } as const;
    expect(has({ kind: 'gain', ability: stealth })).toEqual([true, false]);
    expect(has({ kind: 'gain', ability: stealth }, { kind: 'gain', ability: taunt })).toEqual([true, true]);
    expect(has({ kind: 'gain', ability: stealth }, { kind: 'lose', keyword: 'stealth' })).toEqual([false, false]);
    expect(has({ kind: 'gain', ability: taunt }, { kind: 'lose', keyword: 'stealth' })).toEqual([false, true]);
    expect(has({ kind: 'gain', ability: stealth }, { kind: 'loseAll' })).toEqual([false, false]);
    expect(has({ kind: 'gain', ability: stealth }, { kind: 'cantHave', keyword: 'stealth' })).toEqual([false, false]);
  });
});

describe('counters', () => {
  const with_ = (name: string, counters: Readonly<Record<string, number>>) => {
    const t = new Acting();
    const it = t.put(name, { counters });
    return (stat: Stat) => statOf(t.g, it, stat);
  };

  test.each<readonly [string, string, Readonly<Record<string, number>>, Stat, number | null]>([
    ['a buff adds power', 'Squire', { buff: 2 }, 'power', 4],
    ['and life', 'Squire', { buff: 2 }, 'life', 5],
    ['not to what has neither', 'Day', { buff: 2 }, 'power', null],
    ['a debuff takes power', 'Squire', { debuff: 1 }, 'power', 1],
    ['and life', 'Squire', { debuff: 1 }, 'life', 2],
    ['a level is a champion’s', 'Hana, Young Archer', { level: 2 }, 'level', 3],
    ['and nobody else’s', 'Squire', { level: 2 }, 'level', null],
    ['others change nothing', 'Squire', { song: 5 }, 'power', 2],
  ])('%s', (_, name, counters, stat, expected) => {
    expect(with_(name, counters)(stat)).toBe(expected);
  });

  test('what has become a champion has the levels that lie on it', () => {
    const t = new Acting();
    const it = t.put('Squire', { counters: { level: 2 } });
    const becomes = { kind: 'modify', what: named('it'), changes: [{ kind: 'types', types: ['champion'] }] } as const;
    t.do([{ do: 'effect', effects: [becomes], duration: { kind: 'endOfTurn' } }], { it: [it] });
    expect(statOf(t.g, it, 'level')).toBe(2);
  });
});
