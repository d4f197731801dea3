// Words that could mean several things, or nothing, are refused with what is unclear about them; beside each stands one that is clear.
import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const whyUnclear = (text: string): readonly unknown[] => {
  const result = compile(text, spell);
  return 'refusals' in result ? result.refusals.map((r) => ('detail' in r ? r.detail : r.reason)) : [];
};

const FIGHT = 'which two fight each other?';
const HOW_MANY = 'than how many?';
const IT = 'nothing was spoken of that "it" could be';

test.each([
  [
    "Choose target creature you control and up to two target creatures you don't control. Those creatures fight each other.",
    FIGHT,
  ],
  [
    "Choose up to two target creatures you control and target creature you don't control. Those creatures fight each other.",
    FIGHT,
  ],
  ['Choose target creature. Creatures you control fight each other.', FIGHT],
  ['Creatures you control fight each other.', FIGHT],
  [
    'Choose target creature, another target creature, and a third target creature. Those creatures fight each other.',
    FIGHT,
  ],
  ["Whenever you cast a spell or play a land you don't own, draw a card.", 'whether that is said of the spell, too'],
  ['When Test Card dies, return the chosen card from your graveyard to the battlefield.', 'no such target was chosen'],
  ['If you have fewer than any number of cards in hand, draw a card.', HOW_MANY],
  ['If you have more than up to two cards in hand, draw a card.', HOW_MANY],
  ['Mill cards equal to the number of creatures you control, then exile it.', IT],
  ['Mill two cards, then exile it.', IT],
  ['Exile it.', IT],
  ['Tap them.', IT],
  ['Draw that many cards.', 'no amount was spoken of'],
  ['You gain that much life.', 'no amount was spoken of'],
  ['Destroy the other.', 'nothing was spoken of that there could be a rest of'],
  ['That player discards a card.', 'nothing was spoken of that "they" could be'],
  ['Sacrifice the token.', 'nothing was spoken of that "token" could be'],
  // X is another number for each of them.
  ['Each creature you control gets +X/+0 until end of turn, where X is its power. You gain X life.', 'no X'],
])('%s', (text, why) => {
  expect(whyUnclear(text)).toEqual([why]);
});

describe('it is clear', () => {
  const actions = (text: string) => {
    const [ability] = abilitiesOf(text, spell);
    return ability?.kind === 'spell' ? ability.actions : [];
  };

  test.each([
    "Target creature you control and target creature you don't control fight each other.",
    "Choose target creature you control and target creature you don't control. Those creatures fight each other.",
  ])('which two fight: %s', (text) => {
    expect(actions(text).at(-1)).toEqual({
      do: 'fight',
      a: { kind: 'var', name: 'target' },
      b: { kind: 'var', name: 'target2' },
    });
  });

  test.each([
    ['Mill cards equal to the number of creatures you control, then exile them.', 'exile'],
    ['Mill cards equal to the number of creatures you control. Return those cards to your hand.', 'hand'],
    ['Mill two cards, then exile them.', 'exile'],
    ['Mill half your library, rounded down. Exile those cards.', 'exile'],
  ])('which cards were milled: %s', (text, zone) => {
    expect(actions(text).at(-1)).toMatchObject({
      do: 'move',
      what: { kind: 'var', name: 'milled' },
      to: { zone },
    });
  });

  test.each([
    'If damage would be dealt to you, you gain that much life instead.',
    'If a source would deal damage to you, you gain that much life instead.',
    'If noncombat damage would be dealt to you, you gain that much life instead.',
    'If damage would be dealt to a creature you control, you gain that much life instead.',
  ])('how much damage: %s', (text) => {
    expect(abilitiesOf(text)).toMatchObject([
      { kind: 'replacement', instead: { actions: [{ do: 'gainLife', amount: { kind: 'amount' } }] } },
    ]);
  });

  test.each([
    ['Mill two cards. You may play a card from among those cards this turn.', 'graveyard'],
    ['Discard two cards. You may play those cards this turn.', 'graveyard'],
    ['Exile the top two cards of your library. You may play those cards this turn.', 'exile'],
  ])('where the cards lie that may be played: %s', (text, zone) => {
    expect(actions(text).at(-1)).toMatchObject({ effects: [{ kind: 'may', action: 'play', zones: [zone] }] });
  });

  test('what X is, of one creature and of all of them', () => {
    const power = { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'target' } };
    expect(
      actions('Target creature gets +X/+0 until end of turn, where X is its power. You gain X life.').at(-1),
    ).toMatchObject({ do: 'gainLife', amount: power });
    expect(actions('Each creature you control gets +X/+0 until end of turn, where X is its power.')).toMatchObject([
      { do: 'forEach', actions: [{ effects: [{ changes: [{ power: { kind: 'stat', stat: 'power' } }] }] }] },
    ]);
    expect(
      actions(
        'Creatures you control get +X/+X until end of turn, where X is the number of creatures you control. You gain X life.',
      ),
    ).toMatchObject([{ do: 'effect' }, { do: 'gainLife', amount: { kind: 'count' } }]);
  });

  test.each([
    'If you would gain life, draw that many cards instead.',
    'If you would lose life, you gain that much life instead.',
    'If you would create one or more tokens, create that many Food tokens instead.',
    'If one or more +1/+1 counters would be put on a creature you control, you gain that much life instead.',
  ])('how much would be: %s', (text) => {
    expect(JSON.stringify(abilitiesOf(text))).toContain('{"kind":"amount"}');
  });
});
