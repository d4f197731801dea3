import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

describe('compiling a card', () => {
  test('a target and what is done to it', () => {
    expect(abilitiesOf('Destroy target tapped creature.', spell)).toEqual([
      {
        kind: 'spell',
        targets: [
          { name: 'target', what: { kind: 'all', of: [{ kind: 'tapped' }, { kind: 'type', type: 'creature' }] } },
        ],
        actions: [{ do: 'destroy', what: { kind: 'var', name: 'target' } }],
      },
    ]);
  });

  test('the lines of an instant make one spell ability', () => {
    const abilities = abilitiesOf('Tap target creature.\nDraw a card.', spell);
    expect(abilities).toHaveLength(1);
    expect(abilities[0]).toMatchObject({ kind: 'spell', actions: [{ do: 'tap' }, { do: 'draw' }] });
  });

  test('a name and "this creature" mean the same', () => {
    const byName = abilitiesOf('When Test Card enters, draw two cards.');
    const byKind = abilitiesOf('When this creature enters, draw two cards.');
    expect(byName).toEqual(byKind);
  });

  test("a slip in the card's own name is still its name", () => {
    const slip = compile('When Grumpy Teaster enters, draw a card.', { name: 'Grumpy Teamster' });
    const right = compile('When Grumpy Teamster enters, draw a card.', { name: 'Grumpy Teamster' });
    expect(slip).toMatchObject({ card: 'card' in right ? right.card : null, readings: [{ roundTrip: true }] });
    expect(compile('When Grumpy Dragon enters, draw a card.', { name: 'Grumpy Teamster' })).toHaveProperty('refusals');
  });

  test('the words that are not understood are named with their place', () => {
    const result = compile('Flying\nWhenever this creature attacks, frobnicate the moon.');
    expect(result).toEqual({
      refusals: [
        {
          name: 'Test Card',
          face: 'Test Card',
          line: 2,
          at: 32,
          words: 'frobnicate the moon',
          reason: 'unread',
        },
      ],
    });
  });

  test('instructions on a permanent are refused', () => {
    expect(compile('Draw a card.')).toMatchObject({ refusals: [{ reason: 'unclear' }] });
  });

  test('an if after a trigger belongs to the trigger', () => {
    const [ability] = abilitiesOf("When this creature dies, if it's your turn, draw a card.");
    expect(ability).toMatchObject({ kind: 'triggered', condition: { kind: 'turnOf' }, actions: [{ do: 'draw' }] });
  });

  test('players of a group act together unless the text speaks of each', () => {
    const [together] = abilitiesOf('Each player draws a card.', spell);
    expect(together).toMatchObject({ actions: [{ do: 'draw', who: { kind: 'players', which: 'each' } }] });
  });
});
