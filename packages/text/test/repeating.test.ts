import { describe, expect, it } from 'vitest';
import { abilitiesOf, compile } from './reading.ts';

const sorcery = { type: 'Sorcery' };
const actionsOf = (text: string) => {
  const [ability] = abilitiesOf(text, sorcery);
  return ability?.kind === 'spell' ? ability.actions : [];
};

describe('repeating a process', () => {
  it('goes back to the beginning of what was said', () => {
    const [process] = actionsOf('Mill a card. If a land card was milled this way, repeat this process.');
    expect(process).toMatchObject({
      do: 'process',
      actions: [{ do: 'mill' }, { do: 'if', then: [{ do: 'again' }] }],
    });
  });
  it('is offered again after each round', () => {
    const [process] = actionsOf('Draw a card. You may repeat this process any number of times.');
    expect(process).toMatchObject({
      do: 'process',
      actions: [{ do: 'draw' }, { do: 'may', actions: [{ do: 'again' }] }],
    });
  });
  it('goes on until something is true', () => {
    const [process] = actionsOf(
      'Mill a card. Repeat this process until there are ten or more cards in your graveyard.',
    );
    expect(process).toMatchObject({
      do: 'process',
      actions: [{ do: 'mill' }, { do: 'if', condition: { kind: 'not' } }],
    });
  });
  it('is done so many times more', () => {
    expect(actionsOf('You gain 1 life. Repeat this process two more times.')).toMatchObject([
      { do: 'gainLife' },
      { do: 'repeat', times: 2, actions: [{ do: 'gainLife' }] },
    ]);
    expect(actionsOf('You gain 1 life. Repeat this process once.')).toMatchObject([
      { do: 'gainLife' },
      { do: 'gainLife' },
    ]);
  });
  it('does not reach into another ability', () => {
    expect('refusals' in compile('Discard a card. When you do, draw a card and repeat this process.', sorcery)).toBe(
      true,
    );
  });
});

describe('paying any amount', () => {
  it('is a number that the player chooses', () => {
    expect(actionsOf('You may pay any amount of life. Draw that many cards.')).toMatchObject([
      { do: 'pay', choosing: 'paid', cost: [{ kind: 'life', amount: { kind: 'var', name: 'paid' } }] },
      { do: 'draw', count: { kind: 'tally', name: 'paid' } },
    ]);
    expect(actionsOf('Pay any amount of {R}. Scry X, where X is the amount of {R} paid this way.')).toMatchObject([
      { do: 'pay', cost: [{ kind: 'mana', mana: '{R}' }], times: { kind: 'var', name: 'paid' } },
      { do: 'scry', count: { kind: 'tally' } },
    ]);
  });
  it('begins with the player who says so', () => {
    const [each] = actionsOf('Starting with you, each player may pay any amount of mana. You draw a card.');
    expect(each).toMatchObject({ do: 'forEach', startingWith: { kind: 'you' }, actions: [{ do: 'pay' }] });
  });
  it('is known for each player', () => {
    const [, each] = actionsOf(
      'Each player may pay any amount of life. Each player mills a card for each 1 life they paid this way.',
    );
    expect(JSON.stringify(each)).toContain('"kind":"tally","name":"paid","of":{"kind":"var","name":"player2"}');
  });
});

describe('any number as a cost of casting', () => {
  it('is chosen on announcement, and the cost may hang on it', () => {
    const [cost, less] = abilitiesOf(
      'As an additional cost to cast this spell, you may sacrifice any number of artifacts. This spell costs {1} less to cast for each artifact sacrificed this way.',
    );
    expect(cost).toMatchObject({
      kind: 'additionalCost',
      cost: [{ kind: 'sacrifice', count: 0, anyNumber: true, as: 'sacrificed' }],
    });
    expect(JSON.stringify(less)).toContain('"name":"sacrificed"');
  });
});
