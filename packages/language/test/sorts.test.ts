import { describe, expect, it } from 'vitest';
import { type Card, validateCard } from '../src/magic/index.ts';

const cardWith = (ability: unknown): Card =>
  ({
    name: 'Bear',
    layout: 'normal',
    faces: [{ name: 'Bear', types: ['creature'], power: 2, toughness: 2, abilities: [ability] }],
  }) as unknown as Card;

const found = (ability: unknown) =>
  validateCard(cardWith(ability)).map(({ code, path }) => `${code} ${path.replace('faces[0].abilities[0].', '')}`);

const self = { kind: 'this' };
const you = { kind: 'you' };
const named = (name: string) => ({ kind: 'var', name });
const event = { kind: 'event', role: 'object' };
const creature = { kind: 'type', type: 'creature' };
const target = { name: 'target', what: creature };
const grow = (what: unknown) => ({
  do: 'effect',
  effects: [{ kind: 'modify', what, changes: [{ kind: 'addPT', power: 2, toughness: 2 }] }],
  duration: { kind: 'endOfTurn' },
});
const counterOn = (on: unknown) => ({ do: 'counters', on, counter: '+1/+1', count: 1 });
const spell = (...actions: readonly unknown[]) => ({ kind: 'spell', targets: [target], actions });
const whenever = (on: unknown, ...actions: readonly unknown[]) => ({ kind: 'triggered', on, actions });
const dies = (what: unknown) => ({ on: 'move', what, from: ['battlefield'], to: ['graveyard'] });

describe('What was sacrificed, destroyed or moved', () => {
  const sacrifice = { do: 'sacrifice', who: you, what: creature, count: 1, as: 'sacrificed' };

  it('is not there to be changed, to get counters or to be tapped', () => {
    expect(found(spell(sacrifice, grow(named('sacrificed'))))).toEqual(['wrong-sort actions[1].effects[0].what']);
    expect(found(spell(sacrifice, counterOn(named('sacrificed'))))).toEqual(['wrong-sort actions[1].on']);
    expect(found(spell(sacrifice, { do: 'tap', what: named('sacrificed') }))).toEqual(['wrong-sort actions[1].what']);
    expect(found(spell({ do: 'destroy', what: named('target') }, grow(named('target'))))).toEqual([
      'wrong-sort actions[1].effects[0].what',
    ]);
  });

  it('still has the power that it had, and can be returned', () => {
    const damage = {
      do: 'damage',
      to: named('target'),
      amount: { kind: 'stat', stat: 'power', of: named('sacrificed') },
    };
    const back = { do: 'move', what: named('sacrificed'), to: { zone: 'hand' } };
    expect(found(spell(sacrifice, damage, back))).toEqual([]);
  });

  it('is there where it was only perhaps done', () => {
    const may = { do: 'may', actions: [{ do: 'destroy', what: named('target') }] };
    expect(found(spell(may, grow(named('target'))))).toEqual([]);
    expect(found(spell({ do: 'may', actions: [...may.actions, grow(named('target'))] }))).toEqual([
      'wrong-sort actions[0].actions[1].effects[0].what',
    ]);
  });

  it('is gone if it was this object, as a cost too, and only for this ability', () => {
    const cost = [{ kind: 'sacrifice', what: { kind: 'is', what: self }, count: 1 }];
    const once = { kind: 'activated', cost, actions: [counterOn(self)] };
    expect(found(once)).toEqual(['wrong-sort actions[0].on']);
    expect(found({ ...once, cost: [{ kind: 'tap' }] })).toEqual([]);
  });

  it('has become what a name is bound to where it went', () => {
    const toHand = { do: 'move', what: named('target'), to: { zone: 'hand' }, as: 'moved' };
    const toExile = { do: 'move', what: named('target'), to: { zone: 'exile' }, as: 'moved' };
    expect(found(spell(toExile, counterOn(named('moved'))))).toEqual([]);
    expect(found(spell(toHand, counterOn(named('moved'))))).toEqual(['wrong-sort actions[1].on']);
  });
});

describe('What an event is about', () => {
  const cast = { on: 'cast', what: { kind: 'spell' } };

  it('is a spell if one was cast, and dead if it died', () => {
    expect(found(whenever(cast, counterOn(event)))).toEqual(['wrong-sort actions[0].on']);
    expect(found(whenever(cast, { do: 'counter', what: event }))).toEqual([]);
    expect(found(whenever(dies(creature), counterOn(event)))).toEqual(['wrong-sort actions[0].on']);
    expect(found(whenever(dies({ kind: 'is', what: self }), counterOn(self)))).toEqual(['wrong-sort actions[0].on']);
    expect(found(whenever(dies(creature), counterOn(self)))).toEqual([]);
  });

  it('is another in a delayed ability', () => {
    const trigger = whenever({ on: 'attack', what: creature }, counterOn(event));
    expect(found(whenever(dies(creature), { do: 'delayed', trigger }))).toEqual([]);
  });
});

describe('Players, objects and numbers', () => {
  it('are not taken for each other', () => {
    expect(found(spell({ do: 'draw', who: named('target'), count: 1 }))).toEqual(['wrong-sort actions[0].who']);
    expect(found(spell({ do: 'tap', what: you }))).toEqual(['wrong-sort actions[0].what']);
    expect(
      found(spell({ do: 'loseLife', who: you, amount: 1, as: 'lost' }, { do: 'tap', what: named('lost') })),
    ).toEqual(['wrong-sort actions[1].what']);
    expect(found(spell({ do: 'draw', who: { kind: 'controller', of: named('target') }, count: 1 }))).toEqual([]);
  });

  it('may be either: any target', () => {
    const any = { name: 'target', what: { kind: 'anyTarget' } };
    expect(found({ kind: 'spell', targets: [any], actions: [{ do: 'tap', what: named('target') }] })).toEqual([]);
    expect(found({ kind: 'spell', targets: [any], actions: [{ do: 'draw', who: named('target'), count: 1 }] })).toEqual(
      [],
    );
  });
});
