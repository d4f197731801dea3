import { describe, expect, it } from 'vitest';
import { abilitiesOf } from './reading.ts';

const sorcery = { type: 'Sorcery' };
const json = (text: string, made = sorcery) => JSON.stringify(abilitiesOf(text, made));

describe('the most and the fewest', () => {
  it.each([
    ['Each player who controls the most artifacts draws a card.', '"op":"≥","to":{"kind":"most"'],
    ['Target player with the most life or tied for most life discards a card.', '"kind":"most"'],
    ['If you have the fewest cards in hand or are tied for fewest cards in hand, draw a card.', '"kind":"fewest"'],
    [
      'You gain life equal to the highest life total among your opponents.',
      '"kind":"most","among":{"kind":"players","which":"opponents"}',
    ],
    [
      'If you have fewer than three cards in hand, draw cards equal to the difference.',
      '"count":{"kind":"minus","a":3',
    ],
  ])('%s', (text, part) => expect(json(text)).toContain(part));

  it('a whole new self, said of what is so all the time', () => {
    const aura = { type: 'Enchantment — Aura' };
    expect(
      json('Enchant creature\nEnchanted creature is a white Sheep creature with base power and toughness 0/1.', aura),
    ).toContain('"types":["creature"],"subtypes":["Sheep"],"set":true');
  });
  it('an X of at least 1', () => {
    expect(abilitiesOf("X can't be 0.\nDraw X cards.", { ...sorcery, cost: '{X}{U}' })[0]).toEqual({
      kind: 'additionalCost',
      cost: [{ kind: 'leastX', least: 1 }],
    });
  });
});
