import { describe, expect, test } from 'vitest';
import { abilitiesOf } from './reading.ts';

const json = (text: string): string => JSON.stringify(abilitiesOf(text));

describe('at the same time', () => {
  test('two kinds of tokens, counters and damage of one instruction', () => {
    expect(json('{T}: Create a Food token and a Clue token.')).toContain('"alongside":true');
    expect(json('{T}: Put a +1/+1 counter and a reach counter on target creature.')).toContain('"alongside":true');
    expect(json('{T}: Test Card deals 1 damage to target creature and 2 damage to you.')).toContain('"alongside":true');
    expect(json('{T}: Create a Food token, then create a Clue token.')).not.toContain('alongside');
  });
});

describe('offers and conditions', () => {
  test('any player may, and whether one does', () => {
    const text = json('When Test Card enters, any opponent may discard a card. If no one does, draw a card.');
    expect(text).toContain('"in":{"kind":"players","which":"opponents"}');
    expect(text).toContain('"value":{"kind":"var","name":"anyone"},"is":{"op":"=","to":0}');
  });
  test('the difference is what was compared', () => {
    expect(json('{T}: If target player has more life than you, you gain life equal to the difference.')).toContain(
      '"amount":{"kind":"minus","a":{"kind":"life","of":{"kind":"var","name":"target"}},"b":{"kind":"life","of":{"kind":"you"}}}',
    );
  });
  test('total power of those attacked with', () => {
    expect(json('Whenever you attack with creatures with total power 5 or greater, draw a card.')).toContain(
      '"power":{"op":"≥","to":5}',
    );
  });
  test('a duration at the end goes for both parts', () => {
    const text = json('{T}: Goblins get +1/+0 and Elves get +0/+1 until end of turn.');
    expect(text.match(/"kind":"endOfTurn"/g)).toHaveLength(2);
  });
  test('several things instead of as many', () => {
    const text = json(
      '{T}: Draw a card, then discard a card. If you control a Forest, instead draw three cards, then discard a card.',
    );
    expect(text).toContain('"then":[{"do":"draw","who":{"kind":"you"},"count":3}');
  });
});
