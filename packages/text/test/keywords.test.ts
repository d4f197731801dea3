import { describe, expect, test } from 'vitest';
import { abilitiesOf } from './reading.ts';

const key = (keyword: string, rest: object = {}) => ({ kind: 'keyword', keyword, ...rest });
const mana = (symbols: string) => [{ kind: 'mana', mana: symbols }];

describe('keyword abilities', () => {
  test('names in lists', () => {
    expect(abilitiesOf('Flying, first strike; reach')).toEqual([key('flying'), key('first strike'), key('reach')]);
  });
  test('costs of mana and others', () => {
    expect(abilitiesOf('Ward {3}')).toEqual([key('ward', { cost: mana('{3}') })]);
    expect(abilitiesOf('Ward—Pay 4 life.')).toEqual([key('ward', { cost: [{ kind: 'life', amount: 4 }] })]);
    expect(abilitiesOf('Morph {4}{U}')).toEqual([key('morph', { cost: mana('{4}{U}') })]);
  });
  test('numbers, and numbers with costs', () => {
    expect(abilitiesOf('Bushido 3\nToxic 2')).toEqual([key('bushido', { amount: 3 }), key('toxic', { amount: 2 })]);
    expect(abilitiesOf('Suspend 6—{U}')).toEqual([key('suspend', { cost: mana('{U}'), amount: 6 })]);
  });
  test('protection from several qualities is several abilities', () => {
    expect(abilitiesOf('Protection from green, from Walls, and from mana value 2 or less')).toEqual([
      key('protection', { what: { kind: 'color', color: 'green' } }),
      key('protection', { what: { kind: 'subtype', type: 'Wall' } }),
      key('protection', { what: { kind: 'manaValue', is: { op: '≤', to: 2 } } }),
    ]);
    expect(abilitiesOf('Protection from everything')).toEqual([key('protection')]);
    expect(abilitiesOf('Hexproof from multicolored')).toEqual([
      key('hexproof', { what: { kind: 'colorCount', is: { op: '≥', to: 2 } } }),
    ]);
  });
  test('kinds of land', () => {
    expect(abilitiesOf('Swampwalk\nSnow forestwalk\nNonbasic landwalk')).toEqual([
      key('landwalk', { what: { kind: 'subtype', type: 'Swamp' } }),
      key('landwalk', {
        what: {
          kind: 'all',
          of: [
            { kind: 'supertype', type: 'snow' },
            { kind: 'subtype', type: 'Forest' },
          ],
        },
      }),
      key('landwalk', { what: { kind: 'not', of: { kind: 'supertype', type: 'basic' } } }),
    ]);
    expect(abilitiesOf('Basic landcycling {1}{R}')).toEqual([
      key('cycling', {
        cost: mana('{1}{R}'),
        what: {
          kind: 'all',
          of: [
            { kind: 'supertype', type: 'basic' },
            { kind: 'type', type: 'land' },
          ],
        },
      }),
    ]);
  });
  test('what is enchanted and equipped', () => {
    const aura = { type: 'Enchantment — Aura' };
    expect(abilitiesOf('Enchant tapped land', aura)).toEqual([
      key('enchant', { what: { kind: 'all', of: [{ kind: 'tapped' }, { kind: 'type', type: 'land' }] } }),
    ]);
    expect(abilitiesOf('Enchant opponent', aura)).toEqual([
      key('enchant', { what: { kind: 'player', which: 'opponents' } }),
    ]);
    expect(abilitiesOf('Equip Goblin {1}', { type: 'Artifact — Equipment' })).toEqual([
      key('equip', { cost: mana('{1}'), what: { kind: 'subtype', type: 'Goblin' } }),
    ]);
  });
  test('granted and lost', () => {
    const change = (text: string) => abilitiesOf(text, { type: 'Enchantment' });
    expect(change('Goblins you control have menace and haste.')).toMatchObject([
      { effects: [{ changes: [{ ability: key('menace') }, { ability: key('haste') }] }] },
    ]);
    expect(change('All Walls lose defender and reach.')).toMatchObject([
      {
        effects: [
          {
            changes: [
              { kind: 'lose', keyword: 'defender' },
              { kind: 'lose', keyword: 'reach' },
            ],
          },
        ],
      },
    ]);
  });
  test('a choice of abilities', () => {
    expect(abilitiesOf('{1}: This creature gains your choice of reach or vigilance until end of turn.')).toMatchObject([
      { actions: [{ do: 'either', options: [[{ do: 'effect' }], [{ do: 'effect' }]] }] },
    ]);
    expect(
      abilitiesOf('{1}: Test Card gains protection from the color of your choice until end of turn.'),
    ).toMatchObject([{ actions: [{ do: 'chooseColor', key: 'color' }, { do: 'effect' }] }]);
  });
});
