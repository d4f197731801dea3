// Words that were once lost or said of another thing: each text beside what its meaning has to hold.
import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const said = (text: string, made = {}): string => JSON.stringify(abilitiesOf(text, made));
const node = (of: unknown): string => JSON.stringify(of).slice(1, -1);
const named = (name: string) => ({ kind: 'var', name });
const you = { kind: 'you' };
const aura = { type: 'Enchantment — Aura', cost: '{1}{U}' };

describe('what a word is said of', () => {
  test.each([
    // What the ability triggered on is attacking, not this object.
    [
      "Whenever a creature you control attacks, Test Card deals 1 damage to the player or planeswalker it's attacking.",
      {},
      { by: { kind: 'event', role: 'object' } },
    ],
    [
      "Whenever Test Card attacks, it deals 1 damage to the player or planeswalker it's attacking.",
      {},
      { by: { kind: 'this' } },
    ],
    // Nothing becomes a copy of itself.
    [
      'Choose a nonland permanent on the battlefield. Target creature becomes a copy of that permanent until end of turn.',
      spell,
      { what: named('chosen') },
    ],
    // What may be a player has no power.
    [
      'Target creature you control deals X damage to any other target, where X is its power.',
      spell,
      { stat: 'power', of: named('target') },
    ],
    // What is counted is not what was looked at.
    [
      'Look at the top X cards of your library, where X is the number of Forest cards in your graveyard. Put one of those cards into your hand and the rest on the bottom of your library in a random order.',
      spell,
      { do: 'choose', from: named('looked') },
    ],
    // A name that nobody chose is the name of what was spoken of.
    [
      'Exile target permanent. Exile all permanents with that name.',
      spell,
      { kind: 'sharesName', with: named('target') },
    ],
    ['Choose a card name. Exile all permanents with that name.', spell, { kind: 'chosenName', key: 'name' }],
    // The one of them who did not.
    [
      "When Test Card enters, each opponent may discard a card. If they don't, they lose 3 life.",
      {},
      { do: 'loseLife', who: named('player') },
    ],
    // What one sacrificed oneself, and another card than that.
    [
      'Each player sacrifices a creature. If you sacrificed a creature this way, draw a card.',
      spell,
      { kind: 'controlledBy', who: you },
    ],
    [
      'Each player sacrifices a creature. You may return another creature card from your graveyard to your hand.',
      spell,
      { kind: 'became', of: named('sacrificed') },
    ],
    // Of nothing no number is small.
    [
      "Target opponent reveals their hand. You choose a creature card from it. Exile that card. If that card's mana value is 2 or less, draw a card.",
      spell,
      { kind: 'matches', what: named('exiled') },
    ],
    // What this is attached to
    [
      'Enchant Forest\nEnchanted Forest has "{T}: Add {G}{G}."',
      aura,
      { kind: 'modify', what: { kind: 'host', of: { kind: 'this' } } },
    ],
    [
      'Enchant Equipment\nYou control enchanted Equipment.',
      aura,
      { kind: 'modify', what: { kind: 'host', of: { kind: 'this' } } },
    ],
  ] as const)('%s', (text, made, holds) => {
    expect(said(text, made)).toContain(node(holds));
  });
});

describe('words that count', () => {
  test.each([
    ['Whenever a creature enters from your graveyard, draw a card.', {}, { kind: 'ownedBy', who: you }],
    ['Whenever a card is put into exile from your library, draw a card.', {}, { kind: 'ownedBy', who: you }],
    [
      "When Test Card enters, sacrifice it unless you return an untapped Forest you control to its owner's hand.",
      {},
      { kind: 'not', of: { kind: 'tapped' } },
    ],
    ['When Test Card enters, target opponent discovers 3.', {}, { do: 'discover', who: named('target') }],
    [
      'Return up to one target creature card and up to one target land card from your graveyard to your hand.',
      spell,
      { min: 0, max: 1, zones: ['graveyard'] },
    ],
    [
      'Choose a card name. Target opponent reveals two cards at random from their hand. Then that player discards all cards with that name revealed this way.',
      spell,
      { kind: 'is', what: named('revealed this way') },
    ],
    [
      "When Test Card enters, return up to one other target permanent you control to its owner's hand. If a permanent was returned this way, draw a card.",
      {},
      { kind: 'exists', what: named('returned') },
    ],
    [
      "When Test Card enters, exile target creature until Test Card leaves the battlefield.\n{1}: Put target card exiled with Test Card into its owner's graveyard.",
      {},
      { kind: 'is', what: { kind: 'noted', key: 'exiled' } },
    ],
    [
      'Look at the top four cards of your library. You may reveal a Bear card and/or an Elf card from among them and put them into your hand. Put the rest on the bottom of your library in a random order.',
      spell,
      { kind: 'union', of: [named('chosen'), named('chosen2')] },
    ],
    [
      'You may cast a Bear or noncreature spell from your hand without paying its mana cost.',
      spell,
      { zones: ['hand'] },
    ],
    [
      'Return target Bear or Elf creature card from your graveyard to your hand.',
      spell,
      {
        kind: 'any',
        of: [
          { kind: 'subtype', type: 'Bear' },
          { kind: 'subtype', type: 'Elf' },
        ],
      },
    ],
  ])('%s', (text, made, holds) => expect(said(text, made)).toContain(node(holds)));

  test.each([
    "Put target creature into its owner's library just beneath the top X cards of that library, where X is the number of Forests you control.",
    'Target opponent amasses Orcs 2.',
  ])('what cannot be said is refused: %s', (text) => expect(compile(text, spell)).toHaveProperty('refusals'));
});
