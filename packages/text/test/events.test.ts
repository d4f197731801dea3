import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile } from './reading.ts';

/** What a triggered ability waits for: the trigger is followed by a harmless effect. */
const waits = (trigger: string, made = {}) => abilitiesOf(`${trigger}, you gain 1 life.`, made)[0];
const isThis = { kind: 'is', what: { kind: 'this' } };
const you = { kind: 'you' };

describe('events of objects', () => {
  test('enters, dies, leaves', () => {
    expect(waits('When this creature enters')).toMatchObject({
      on: { on: 'move', what: isThis, to: ['battlefield'] },
    });
    expect(waits('Whenever another Goblin you control dies')).toMatchObject({
      on: { on: 'move', from: ['battlefield'], to: ['graveyard'] },
    });
    expect(waits('When this creature leaves the battlefield')).toMatchObject({
      on: { on: 'move', what: isThis, from: ['battlefield'] },
    });
  });
  test('two verbs are one trigger of either event', () => {
    expect(waits('Whenever this creature enters or attacks')).toMatchObject({
      on: { on: 'any', of: [{ on: 'move' }, { on: 'attack' }] },
    });
  });
  test('spells other than the first', () => {
    const blue = { kind: 'all', of: expect.arrayContaining([{ kind: 'color', color: 'blue' }]) };
    expect(waits('Whenever you cast a blue spell other than the first blue spell you cast each turn')).toMatchObject({
      on: { on: 'cast', what: blue, besidesFirst: blue },
    });
  });
  test('one or more', () => {
    expect(waits('Whenever one or more Elves you control deal combat damage to a player')).toMatchObject({
      on: { on: 'damage', to: { kind: 'player' }, combat: true },
      oneOrMore: { per: 'player' },
    });
    const [ability] = abilitiesOf('Whenever one or more Elves you control attack, tap them.');
    expect(ability).toMatchObject({ oneOrMore: { as: 'them' }, actions: [{ what: { name: 'them' } }] });
  });
  test('blocking and being blocked by a creature', () => {
    expect(waits('Whenever this creature blocks or becomes blocked by a Wall')).toMatchObject({
      on: {
        on: 'any',
        of: [
          { on: 'block', blocked: { type: 'Wall' } },
          { on: 'becomesBlocked', by: { type: 'Wall' } },
        ],
      },
    });
  });
  test('it is the subject, that creature the other', () => {
    const [it] = abilitiesOf('Whenever this creature blocks a creature, it gets +1/+1 until end of turn.');
    expect(it).toMatchObject({ actions: [{ effects: [{ what: { kind: 'this' } }] }] });
    const [other] = abilitiesOf('Whenever this creature blocks a creature, destroy that creature.');
    expect(other).toMatchObject({ actions: [{ what: { kind: 'event', role: 'other' } }] });
  });
  test('the source of damage is the subject', () => {
    const [ability] = abilitiesOf('Whenever a Goblin you control deals damage, tap it.');
    expect(ability).toMatchObject({ actions: [{ what: { kind: 'event', role: 'source' } }] });
  });
  test('a card that is put into a graveyard from anywhere listens there', () => {
    expect(waits('When this card is put into a graveyard from anywhere')).toMatchObject({
      on: { on: 'move', what: isThis, to: ['graveyard'] },
      zones: ['graveyard'],
    });
  });
  test('while, during your turn, for the first time each turn', () => {
    expect(waits('Whenever this creature attacks while you control a Wall')).toMatchObject({
      on: { on: 'attack', what: { kind: 'all', of: [isThis, { kind: 'where' }] } },
    });
    expect(waits('Whenever this creature becomes tapped for the first time each turn')).toMatchObject({
      on: { on: 'tap', what: isThis },
      nth: { number: 1 },
    });
  });
  test('counters: one or more, or each', () => {
    expect(waits('Whenever one or more +1/+1 counters are put on this creature')).toMatchObject({
      on: { on: 'counters', counter: '+1/+1' },
    });
    expect(waits('Whenever a +1/+1 counter is put on this creature')).toMatchObject({
      on: { on: 'counters', counter: '+1/+1', each: true },
    });
    expect(waits('Whenever one or more +1/+1 counters are put on one or more creatures')).toMatchObject({
      on: { on: 'counters', counter: '+1/+1' },
      oneOrMore: {},
    });
    expect(waits('Whenever you put one or more counters on a creature')).toMatchObject({
      on: { on: 'counters', who: you },
      oneOrMore: { per: 'object' },
    });
  });
});

describe('events of players', () => {
  test('casting, drawing, gaining life', () => {
    expect(waits('Whenever an opponent casts a red spell')).toMatchObject({
      on: { on: 'cast', who: { kind: 'players', which: 'opponents' } },
    });
    expect(waits('Whenever you cast your second spell each turn')).toMatchObject({
      on: { on: 'cast', who: you },
      nth: { number: 2 },
    });
    expect(waits('Whenever an opponent draws their third card each turn')).toMatchObject({
      on: { on: 'draw' },
      nth: { number: 3, per: 'player' },
    });
    expect(waits('Whenever you gain life')).toMatchObject({ on: { on: 'gainLife', who: you } });
  });
  test('attacking with several creatures', () => {
    expect(waits('Whenever you attack with three or more creatures')).toMatchObject({
      on: { on: 'attackers', who: you, count: { op: '≥', to: 3 } },
    });
    expect(waits('Whenever this creature and at least two other creatures attack')).toMatchObject({
      on: { on: 'attack' },
    });
  });
  test('that player is the one it happened to', () => {
    const [ability] = abilitiesOf('Whenever a player loses life, that player draws a card.');
    expect(ability).toMatchObject({ actions: [{ do: 'draw', who: { kind: 'event', role: 'player' } }] });
  });
  test('casting or copying', () => {
    expect(waits('Whenever you cast or copy a sorcery spell')).toMatchObject({
      on: { on: 'any', of: [{ on: 'cast' }, { on: 'copy' }] },
    });
  });
});

describe('steps and states', () => {
  test('whose step', () => {
    expect(waits('At the beginning of your upkeep')).toMatchObject({
      on: { on: 'beginning', step: 'upkeep', whose: you },
    });
    expect(waits("At the beginning of each opponent's upkeep")).toMatchObject({
      on: { whose: { kind: 'players', which: 'opponents' } },
    });
    const each = waits('At the beginning of each end step');
    expect(each).toMatchObject({ on: { on: 'beginning', step: 'end' } });
    expect(each).not.toHaveProperty('on.whose');
  });
  test('a state of the game', () => {
    expect(waits('When you control no Swamps')).toMatchObject({ on: { on: 'state', condition: { kind: 'not' } } });
  });
  test('a history is no state', () => {
    expect(compile('When a creature died this turn, you gain 1 life.')).toMatchObject({
      refusals: [{ reason: 'unclear' }],
    });
  });
});

describe('delayed triggers', () => {
  test('at the beginning of the next end step', () => {
    const [ability] = abilitiesOf('{T}: Sacrifice this creature at the beginning of the next end step.');
    expect(ability).toMatchObject({
      actions: [{ do: 'delayed', trigger: { on: { on: 'beginning', step: 'end' }, actions: [{}] } }],
    });
  });
  test('what the event was about is remembered', () => {
    const [ability] = abilitiesOf('Whenever a Goblin attacks, sacrifice it at end of combat.');
    expect(ability).toMatchObject({
      actions: [
        { do: 'let', name: 'then', objects: { kind: 'event', role: 'object' } },
        { do: 'delayed', trigger: { on: { step: 'end-combat' }, actions: [{ what: { name: 'then' } }] } },
      ],
    });
  });
  test('this turn only', () => {
    const [ability] = abilitiesOf(
      'Tap target creature. When that creature dies this turn, draw a card. Whenever you cast a spell this turn, scry 1.',
      { type: 'Instant' },
    );
    expect(ability).toMatchObject({
      actions: [
        { do: 'tap' },
        { do: 'delayed', once: true, until: { kind: 'endOfTurn' } },
        { do: 'delayed', once: false, until: { kind: 'endOfTurn' } },
      ],
    });
  });
});
