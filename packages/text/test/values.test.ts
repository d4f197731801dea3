import type { SpellAbility } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const lands = {
  kind: 'each',
  where: {
    kind: 'all',
    of: [
      { kind: 'type', type: 'land' },
      { kind: 'controlledBy', who: { kind: 'you' } },
    ],
  },
} as const;
/** The life that a spell gains. */
const lifeOf = (words: string) =>
  (abilitiesOf(`You gain life equal to ${words}.`, spell)[0] as SpellAbility).actions[0] as { amount: unknown };
const amountOf = (words: string): unknown => lifeOf(words).amount;
const actionsOf = (text: string) => (abilitiesOf(text, spell)[0] as SpellAbility).actions;

describe('values', () => {
  test('numbers of things', () => {
    expect(amountOf('the number of lands you control')).toEqual({ kind: 'count', of: lands });
    expect(amountOf('the number of colors among lands you control')).toEqual({
      kind: 'different',
      what: 'colors',
      of: lands,
    });
    expect(amountOf('the number of opponents you have')).toEqual({
      kind: 'count',
      of: { kind: 'players', which: 'opponents' },
    });
  });
  test('arithmetic', () => {
    const count = { kind: 'count', of: lands };
    expect(amountOf('twice the number of lands you control')).toEqual({ kind: 'times', of: [2, count] });
    expect(amountOf('half the number of lands you control, rounded up')).toEqual({
      kind: 'half',
      of: count,
      round: 'up',
    });
    expect(amountOf('1 plus the number of lands you control')).toEqual({ kind: 'add', of: [1, count] });
  });
  test('characteristics of one, the greatest and the total of several', () => {
    expect(amountOf("target creature's power")).toMatchObject({ kind: 'stat', stat: 'power' });
    expect(amountOf('the greatest toughness among creatures you control')).toMatchObject({
      kind: 'greatest',
      stat: 'toughness',
    });
    expect(amountOf('the total mana value of lands you control')).toMatchObject({ kind: 'total', stat: 'manaValue' });
  });
  test('what happened this turn', () => {
    expect(amountOf('the number of creatures that died this turn')).toMatchObject({
      kind: 'history',
      event: { on: 'move', from: ['battlefield'], to: ['graveyard'] },
    });
    expect(amountOf('the amount of life you lost this turn')).toEqual({
      kind: 'history',
      event: { on: 'loseLife', who: { kind: 'you' } },
      sum: true,
    });
  });
});

describe('for each', () => {
  const count = { kind: 'count', of: lands };
  test('multiplies what is done', () => {
    expect(actionsOf('Draw a card for each land you control.')).toMatchObject([{ do: 'draw', count }]);
    expect(actionsOf('You gain 2 life for each land you control.')).toMatchObject([
      { do: 'gainLife', amount: { kind: 'times', of: [2, count] } },
    ]);
    expect(actionsOf('Add {G} for each land you control.')).toMatchObject([
      { do: 'mana', mana: { kind: 'times', mana: '{G}', amount: count } },
    ]);
  });
  test('multiplies a change', () => {
    expect(actionsOf('Target creature gets -1/-1 until end of turn for each land you control.')).toMatchObject([
      { effects: [{ changes: [{ power: { kind: 'minus', a: 0, b: count } }] }] },
    ]);
  });
  test('has one amount to multiply', () => {
    expect(compile('Destroy target creature for each land you control.', spell)).toMatchObject({
      refusals: [{ reason: 'unclear' }],
    });
  });
});
