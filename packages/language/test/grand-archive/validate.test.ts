import { describe, expect, it } from 'vitest';
import { type Ability, type Card, isCard, validateCard } from '../../src/grand-archive/index.ts';

const you = { kind: 'you' } as const;
const itself = { kind: 'is', what: { kind: 'this' } } as const;

const enter: Ability = {
  kind: 'triggered',
  keyword: 'on enter',
  on: { on: 'enter', what: itself },
  actions: [{ do: 'draw', who: you, count: 1, into: 'memory' }],
};

const scout: Card = {
  slug: 'meadow-scout',
  name: 'Meadow Scout',
  faces: [
    {
      name: 'Meadow Scout',
      types: ['ally'],
      classes: ['ranger'],
      elements: ['wind'],
      subtypes: ['Ranger', 'Human'],
      cost: { kind: 'reserve', amount: 2 },
      power: 1,
      life: 2,
      abilities: [
        { kind: 'restricted', by: [{ kind: 'class' }, { kind: 'level', atLeast: 2 }], abilities: [enter] },
        { kind: 'keyword', keyword: 'floating memory' },
      ],
    },
  ],
};

const found = (data: unknown) => validateCard(data).map(({ code, path }) => `${code} ${path}`);
const withAbility = (ability: unknown) => ({ ...scout, faces: [{ ...scout.faces[0], abilities: [ability] }] });

describe('A card of Grand Archive', () => {
  it('is accepted when every node is known and whole', () => {
    expect(found(scout)).toEqual([]);
    expect(isCard(scout)).toBe(true);
  });

  it('is told apart by its slug', () => {
    expect(found({ ...scout, slug: 'Meadow Scout' })).toEqual(['bad-text slug']);
  });

  it('costs a number or X, of reserve or memory', () => {
    const costing = (cost: unknown) => found({ ...scout, faces: [{ ...scout.faces[0], cost }] });
    expect(costing({ kind: 'memory', amount: 'X' })).toEqual([]);
    expect(costing({ kind: 'mana', amount: 1 })).toEqual(['unknown-word faces[0].cost.kind']);
    expect(costing({ kind: 'reserve', amount: -1 })).toEqual(['out-of-range faces[0].cost.amount']);
  });

  it('summons tokens by name or as described', () => {
    const summoning = (token: unknown) =>
      found(withAbility({ kind: 'spell', actions: [{ do: 'summon', token, count: 1 }] }));
    expect(summoning('Meadow Pup')).toEqual([]);
    expect(summoning({ name: 'Meadow Pup', types: ['ally'], power: 1, life: 1 })).toEqual([]);
    expect(summoning({ name: 'Meadow Pup' })).toEqual(['missing-key faces[0].abilities[0].actions[0].token']);
  });

  it('says what is wrong inside a bubble, too', () => {
    const inBubble = { kind: 'restricted', by: [{ kind: 'moon' }], abilities: [{ kind: 'spell', actions: [] }] };
    expect(found(withAbility(inBubble))).toEqual(['unknown-kind faces[0].abilities[0].by[0].kind']);
    expect(found(withAbility({ kind: 'restricted', by: [], abilities: [] }))).toEqual([
      'too-few faces[0].abilities[0].by',
    ]);
  });

  it('binds targets and what costs take for what is done', () => {
    const rest = (name: string) => ({ do: 'rest', what: { kind: 'var', name } });
    const target = { name: 'foe', what: { kind: 'unit' } };
    expect(found(withAbility({ kind: 'spell', targets: [target], actions: [rest('foe')] }))).toEqual([]);
    expect(found(withAbility({ kind: 'spell', targets: [target], actions: [rest('friend')] }))).toEqual([
      'unbound-variable faces[0].abilities[0].actions[0].what.name',
    ]);
  });
});
