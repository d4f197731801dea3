import { describe, expect, it } from 'vitest';
import { type Card, validateCard } from '../../src/grand-archive/index.ts';

const cardWith = (ability: unknown): Card =>
  ({
    slug: 'cub',
    name: 'Cub',
    faces: [{ name: 'Cub', types: ['ally'], power: 1, life: 1, abilities: [ability] }],
  }) as unknown as Card;

const found = (ability: unknown) =>
  validateCard(cardWith(ability)).map(({ code, path }) => `${code} ${path.replace('faces[0].abilities[0].', '')}`);

const self = { kind: 'this' };
const you = { kind: 'you' };
const named = (name: string) => ({ kind: 'var', name });
const ally = { kind: 'type', type: 'ally' };
const grow = (what: unknown) => ({
  do: 'effect',
  effects: [{ kind: 'modify', what, changes: [{ kind: 'add', stat: 'power', amount: 1 }] }],
  duration: { kind: 'endOfTurn' },
});
const spell = (...actions: readonly unknown[]) => ({
  kind: 'spell',
  targets: [{ name: 'target', what: ally }],
  actions,
});

describe('What was destroyed, sacrificed or banished', () => {
  const sacrifice = { do: 'sacrifice', who: you, what: ally, count: 1, as: 'sacrificed' };

  it('is not there to be changed, rested or dealt damage', () => {
    expect(found(spell({ do: 'destroy', what: named('target') }, grow(named('target'))))).toEqual([
      'wrong-sort actions[1].effects[0].what',
    ]);
    expect(found(spell(sacrifice, { do: 'rest', what: named('sacrificed') }))).toEqual(['wrong-sort actions[1].what']);
    expect(found(spell(sacrifice, { do: 'damage', to: named('sacrificed'), amount: 1 }))).toEqual([
      'wrong-sort actions[1].to',
    ]);
  });

  it('still has the power that it had, and can be returned', () => {
    const amount = { kind: 'stat', stat: 'power', of: named('sacrificed') };
    const back = { do: 'move', what: named('sacrificed'), to: { zone: 'hand' } };
    expect(found(spell(sacrifice, { do: 'damage', to: named('target'), amount }, back))).toEqual([]);
  });

  it('is this object where it is the cost', () => {
    const cost = [{ kind: 'banish', what: { kind: 'is', what: self }, count: 1, from: ['field'] }];
    expect(found({ kind: 'activated', cost, actions: [grow(self)] })).toEqual([
      'wrong-sort actions[0].effects[0].what',
    ]);
    expect(found({ kind: 'activated', cost: [{ kind: 'rest' }], actions: [grow(self)] })).toEqual([]);
  });
});

describe('What is said of players', () => {
  it('is said of nothing else, and the other way round', () => {
    expect(found(spell({ do: 'draw', who: named('target'), count: 1 }))).toEqual(['wrong-sort actions[0].who']);
    expect(found(spell({ do: 'destroy', what: you }))).toEqual(['wrong-sort actions[0].what']);
    expect(found(spell(grow(you)))).toEqual(['wrong-sort actions[0].effects[0].what']);
    expect(found(spell({ do: 'draw', who: { kind: 'controller', of: named('target') }, count: 1 }))).toEqual([]);
  });
});

describe('The abilities that a champion inherits', () => {
  it('are about the champion, wherever the card went', () => {
    const move = { do: 'move', what: self, to: { zone: 'lineage' } };
    const inherited = {
      kind: 'inherited',
      abilities: [{ kind: 'static', effects: grow(self).effects }],
    };
    const card = cardWith(spell(move));
    const [face] = card.faces;
    expect(validateCard({ ...card, faces: [{ ...face, abilities: [...(face.abilities ?? []), inherited] }] })).toEqual(
      [],
    );
  });
});
