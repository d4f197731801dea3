import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const actionsOf = (text: string) => {
  const [ability] = abilitiesOf(text, spell);
  return (ability as { actions: readonly unknown[] }).actions;
};
const conditionOf = (words: string) => {
  const [action] = actionsOf(`If ${words}, draw a card.`);
  return (action as { condition: unknown }).condition;
};

describe('sentences that go on from others', () => {
  test('if you do is part of what may be done', () => {
    expect(actionsOf('You may discard a card. If you do, draw two cards.')).toMatchObject([
      { do: 'may', actions: [{ do: 'discard' }, { do: 'draw', count: 2 }] },
    ]);
    expect(actionsOf('You may pay {2}. If you do, draw a card. Otherwise, you lose 1 life.')).toMatchObject([
      { do: 'pay', cost: [{ mana: '{2}' }], then: [{ do: 'draw' }], else: [{ do: 'loseLife' }] },
    ]);
  });
  test('if you do after something that was told', () => {
    expect(actionsOf('Sacrifice a creature. If you do, draw a card.')).toMatchObject([
      { do: 'sacrifice', as: 'sacrificed' },
      { do: 'if', condition: { kind: 'did', name: 'sacrificed' }, then: [{ do: 'draw' }] },
    ]);
  });
  test('when you do is an ability of its own, with targets of its own', () => {
    const [ability] = abilitiesOf('Whenever this creature attacks, you may pay {1}. When you do, tap target creature.');
    expect(ability).not.toHaveProperty('targets');
    expect(ability).toMatchObject({
      actions: [{ do: 'pay', then: [{ do: 'reflexive', effect: { targets: [{ name: 'target' }] } }] }],
    });
  });
  test('each player is asked', () => {
    expect(actionsOf('Each player may draw a card.')).toMatchObject([
      { do: 'forEach', actions: [{ do: 'may', actions: [{ do: 'draw' }] }] },
    ]);
  });
  test('instead', () => {
    expect(actionsOf('Draw a card. If you control a Wall, draw two cards instead.')).toMatchObject([
      { do: 'if', then: [{ do: 'draw', count: 2 }], else: [{ do: 'draw', count: 1 }] },
    ]);
    expect(
      actionsOf(
        'Test Card deals 1 damage to any target.\nMorbid — Test Card deals 3 damage instead if a creature died this turn.',
      ),
    ).toMatchObject([{ do: 'if', then: [{ do: 'damage', amount: 3 }], else: [{ do: 'damage', amount: 1 }] }]);
  });
  test('other targets, where a cost decides', () => {
    const [, ability] = abilitiesOf(
      'Kicker {1}\nTap target creature. If this spell was kicked, instead tap three target creatures.',
      spell,
    );
    expect(ability).toMatchObject({ targets: [{ if: { kind: 'not' } }, { min: 3, max: 3, if: { kind: 'paid' } }] });
  });
  test('targets that would only sometimes be chosen are refused', () => {
    expect(
      compile('Tap target creature. If you control a Wall, destroy target land instead.', { type: 'Instant' }),
    ).toMatchObject({ refusals: [{ reason: 'unclear' }] });
  });
  test('unless', () => {
    expect(actionsOf('Counter target spell unless its controller pays {2}.')).toMatchObject([
      { do: 'pay', who: { kind: 'controller' }, cost: [{ mana: '{2}' }], else: [{ do: 'counter' }] },
    ]);
    const [ability] = abilitiesOf('When this creature enters, sacrifice it unless you discard a card.');
    expect(ability).toMatchObject({ actions: [{ do: 'pay', cost: [{ kind: 'discard' }], else: [{}] }] });
  });
});

describe('conditions', () => {
  test('what players control', () => {
    expect(conditionOf('you control a Wall')).toMatchObject({ kind: 'exists' });
    expect(conditionOf('you control no Walls')).toMatchObject({ kind: 'not', of: { kind: 'exists' } });
    expect(conditionOf('you control three or more Walls')).toMatchObject({ kind: 'compare', is: { op: '≥', to: 3 } });
    expect(conditionOf('an opponent controls three or more Walls')).toMatchObject({
      kind: 'exists',
      what: { kind: 'players', which: 'opponents', where: { kind: 'compare' } },
    });
    expect(conditionOf('you control more lands than each opponent')).toMatchObject({ kind: 'not' });
  });
  test('life and cards', () => {
    expect(conditionOf('you have 5 or less life')).toMatchObject({ value: { kind: 'life' }, is: { op: '≤', to: 5 } });
    expect(conditionOf('you have no cards in hand')).toMatchObject({ is: { op: '=', to: 0 } });
    expect(conditionOf('there are four or more card types among cards in your graveyard')).toMatchObject({
      value: { kind: 'different', what: 'types' },
    });
  });
  test('what has happened', () => {
    expect(conditionOf('a creature died this turn')).toMatchObject({ kind: 'history', event: { on: 'move' } });
    expect(conditionOf('you gained life this turn')).toMatchObject({ kind: 'history', event: { on: 'gainLife' } });
    expect(conditionOf("you've cast two or more spells this turn")).toMatchObject({
      value: { kind: 'history' },
      is: { op: '≥', to: 2 },
    });
  });
  test('how it was cast and paid for', () => {
    expect(conditionOf('this spell was kicked')).toEqual({ kind: 'paid', cost: 'kicker' });
    expect(conditionOf('{R}{R} was spent to cast this spell')).toMatchObject({
      value: { kind: 'spent', type: 'R' },
      is: { op: '≥', to: 2 },
    });
  });
  test('and, or', () => {
    expect(conditionOf("it's your turn and you control a Wall")).toMatchObject({ kind: 'all', of: [{}, {}] });
    expect(conditionOf('you control a Wall or an opponent lost life this turn')).toMatchObject({ kind: 'any' });
  });
});

describe('modes', () => {
  test('one, both, up to two, the same again', () => {
    const modes = (words: string) => {
      const [ability] = abilitiesOf(`${words}\n• Draw a card.\n• You gain 3 life.`, spell);
      return (ability as { modes?: unknown }).modes;
    };
    expect(modes('Choose one —')).toMatchObject({ min: 1, max: 1, choices: [{}, {}] });
    expect(modes('Choose one or both —')).toMatchObject({ min: 1, max: 2 });
    expect(modes('Choose up to two —')).toMatchObject({ min: 0, max: 2 });
  });
  test('of abilities, with targets of their own and words before them', () => {
    const [ability] = abilitiesOf(
      'When this creature enters, choose one —\n• Bite — Tap target creature.\n• Sting — Untap target creature.',
    );
    expect(ability).toMatchObject({
      kind: 'triggered',
      modes: { choices: [{ targets: [{ name: 'target' }] }, { targets: [{ name: 'target' }] }] },
    });
  });
});

describe('activated abilities', () => {
  const costOf = (cost: string, made = {}) => {
    const [ability] = abilitiesOf(`${cost}: Draw a card.`, made);
    return ability;
  };
  test('costs', () => {
    expect(costOf('{1}, {T}, Sacrifice another Goblin')).toMatchObject({
      cost: [{ kind: 'mana' }, { kind: 'tap' }, { kind: 'sacrifice', count: 1 }],
    });
    expect(costOf('Tap two untapped Elves you control')).toMatchObject({ cost: [{ kind: 'tapOthers', count: 2 }] });
    expect(costOf('Remove a charge counter from this creature')).toMatchObject({
      cost: [{ kind: 'removeCounters', counter: 'charge', count: 1 }],
    });
    expect(costOf('Pay {E}{E}')).toMatchObject({ cost: [{ kind: 'energy', amount: 2 }] });
    expect(costOf('−3', { type: 'Planeswalker' })).toMatchObject({ cost: [{ kind: 'loyalty', amount: -3 }] });
  });
  test('counters from among permanents, and an X that is not zero', () => {
    const [ability] = abilitiesOf(
      "Remove X charge counters from among artifacts you control: You gain X life. X can't be 0.",
    );
    expect(ability).toMatchObject({
      cost: [
        { kind: 'removeCounters', counter: 'charge', count: { kind: 'x' }, among: true },
        { kind: 'leastX', least: 1 },
      ],
    });
  });
  test('costs that move the card say where the ability works', () => {
    expect(costOf('{2}, Exile this card from your graveyard')).toMatchObject({ zones: ['graveyard'] });
    expect(costOf('{2}, Discard this card')).toMatchObject({ zones: ['hand'] });
  });
  test('an effect that moves the card says it, too, unless the ability has put it there', () => {
    const [back] = abilitiesOf('{2}: Return this card from your graveyard to your hand.');
    expect(back).toMatchObject({ zones: ['graveyard'] });
    const [dies] = abilitiesOf('When this creature dies, return this card from your graveyard to your hand.');
    expect(dies).not.toHaveProperty('zones');
  });
  test('riders', () => {
    const [ability] = abilitiesOf('{1}: Draw a card. Activate only as a sorcery and only once each turn.');
    expect(ability).toMatchObject({ timing: 'sorcery', limit: { times: 1, per: 'turn' } });
    const [upkeep] = abilitiesOf('{1}: Draw a card. Activate only during your upkeep.');
    expect(upkeep).toMatchObject({ condition: { kind: 'all', of: [{ kind: 'turnOf' }, { kind: 'step' }] } });
  });
});

describe('lines with frames', () => {
  test('chapters', () => {
    expect(abilitiesOf('I, II — Draw a card.\nIII — You gain 3 life.', { type: 'Enchantment — Saga' })).toMatchObject([
      { on: { chapter: 1 } },
      { on: { chapter: 2 } },
      { on: { chapter: 3 } },
    ]);
  });
  test('the levels of a Class', () => {
    const text = 'Whenever you attack, draw a card.\n{1}{G}: Level 2\nCreatures you control have haste.';
    expect(abilitiesOf(text, { type: 'Enchantment — Class' })).toMatchObject([
      { kind: 'triggered' },
      { kind: 'keyword', keyword: 'class level', amount: 2, abilities: [{ kind: 'static' }] },
    ]);
  });
  test('level bars', () => {
    expect(abilitiesOf('Level up {1}\nLEVEL 2-4\n3/3\nFlying')).toMatchObject([
      { keyword: 'level up' },
      { kind: 'static', effects: [{ changes: [{ kind: 'setPT', power: 3 }, { kind: 'gain' }] }] },
    ]);
  });
  test('words without a meaning', () => {
    const plain = abilitiesOf('Whenever you attack, draw a card.');
    expect(abilitiesOf('Bold Advance — Whenever you attack, draw a card.')).toEqual(plain);
  });
});

describe('what is true of things together', () => {
  test('cards that share a color are revealed as a cost', () => {
    const [ability] = abilitiesOf('Reveal three cards from your hand that share a color: You gain 2 life.');
    expect(ability).toMatchObject({
      kind: 'activated',
      cost: [{ kind: 'reveal', count: 3, together: { kind: 'share', what: 'colors' } }],
    });
  });
  test('targets that share a color', () => {
    const [ability] = abilitiesOf('Tap two target creatures that share a color.', spell);
    expect(ability).toMatchObject({ targets: [{ min: 2, max: 2, together: { kind: 'share', what: 'colors' } }] });
  });
  test('a full stop that was forgotten after numbers', () => {
    const made = compile('Bears you control get +1/+1', { type: 'Enchantment' });
    expect('card' in made).toBe(true);
  });
});

describe('what mana may be spent on', () => {
  test.each([
    ['only on costs that contain {X}', { kind: 'forCost', of: '{X}' }],
    ['only to pay an evoke cost or cast a Bear spell', { kind: 'any', of: [{ kind: 'forCost', of: 'evoke' }, {}] }],
  ])('%s', (words, restriction) => {
    const [ability] = abilitiesOf(`{T}: Add {G}. Spend this mana ${words}.`);
    expect(ability).toMatchObject({ actions: [{ do: 'mana', restriction }] });
  });
});
