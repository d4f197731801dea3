/** Casting, costs and permissions: what the words become. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, compile } from './reading.ts';

describe('keyword actions as costs', () => {
  it.each([
    ['Waterbend {3}: Draw a card.', { kind: 'waterbend', mana: '{3}' }],
    ['Blight 2: Draw a card.', { kind: 'putCounters', counter: '-1/-1', count: 2, acts: 'blight' }],
    ['Forage: Draw a card.', { kind: 'either', name: 'forage' }],
  ])('%s', (text, cost) => {
    expect(abilitiesOf(text)).toMatchObject([{ kind: 'activated', cost: [cost] }]);
  });

  it('behold one or pay', () => {
    const [cost] = abilitiesOf('As an additional cost to cast this spell, behold a Goblin or pay {1}.');
    expect(cost).toMatchObject({
      cost: [{ kind: 'either', options: [[{ kind: 'behold', count: 1 }], [{ kind: 'mana', mana: '{1}' }]] }],
    });
  });
});

describe('kinds of cards', () => {
  it('has two kickers that are told apart', () => {
    expect(
      abilitiesOf(
        'Kicker {U} and/or {1}{B}\nWhen this creature enters, if it was kicked with its {1}{B} kicker, scry 1.',
      ),
    ).toMatchObject([
      { keyword: 'kicker', word: '{U}' },
      { keyword: 'kicker', word: '{1}{B}' },
      { condition: { kind: 'paid', cost: 'kicker {1}{B}' } },
    ]);
  });

  it('makes a second face of a prototype', () => {
    const result = compile('Prototype {1}{R} — 1/2\nHaste', {
      type: 'Artifact Creature — Golem',
      cost: '{6}',
      pt: '5/5',
    });
    expect(result).toMatchObject({
      card: { layout: 'prototype', faces: [{ power: 5 }, { cost: '{1}{R}', power: 1, toughness: 2 }] },
    });
  });
});
