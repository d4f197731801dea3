import { describe, expect, it } from 'vitest';
import { abilitiesOf, compile } from './reading.ts';

describe('results tables', () => {
  it('belong to the ability before them', () => {
    const abilities = abilitiesOf(
      'Flying\nWhenever this creature attacks, roll a d20.\n1—9 | Scry 1.\n10—20 | Draw a card. You lose 1 life.',
    );
    expect(abilities).toHaveLength(2);
    expect(abilities[1]).toMatchObject({
      actions: [
        { do: 'rollDice' },
        { do: 'if', then: [{ do: 'scry' }] },
        { do: 'if', then: [{ do: 'draw' }, { do: 'loseLife' }] },
      ],
    });
  });
  it('may begin with something that is added, and end above', () => {
    const [spell] = abilitiesOf(
      'Roll a d20 and add the number of creatures you control.\n1—9 | Scry 1.\n10+ | Draw a card.',
      {
        type: 'Sorcery',
      },
    );
    expect(spell).toMatchObject({
      actions: [{ do: 'rollDice' }, { do: 'let' }, { do: 'if' }, { condition: { kind: 'compare' } }],
    });
  });
});

describe('players who did something this way', () => {
  it('are those of whom it was offered and who did it', () => {
    const [spell] = abilitiesOf(
      'Each player may search their library for a land card and put it onto the battlefield. Then each player who searched their library this way shuffles.',
      { type: 'Sorcery' },
    );
    expect(spell).toMatchObject({
      actions: [{ do: 'let' }, { do: 'forEach' }, { do: 'shuffle', who: { name: 'they' } }],
    });
  });
});

describe('lines of a table', () => {
  const table = (...lines: readonly string[]): string => ['Roll a d20.', ...lines].join('\n');

  it.each([
    [table('1—9 | Scry 1.', '10—19 | Draw a card.', '20 | You gain 1 life.'), [1, 10, 20]],
    [table('1—9 | Scry 1.', '10+ | Draw a card.'), [1, 10]],
  ])('have a number, two, or one and more: %s', (text, from) => {
    const [spell] = abilitiesOf(text, { type: 'Sorcery' });
    expect(JSON.stringify(spell)).toContain('"do":"rollDice"');
    for (const number of from) expect(JSON.stringify(spell)).toContain(`${number}`);
  });

  it.each([
    table('1—9 Scry 1.', '10—20 Draw a card.'),
    table('1 9 | Scry 1.'),
    table('1—| Scry 1.'),
    table('—9 | Scry 1.'),
    table('+9 | Scry 1.'),
    table('1—x | Scry 1.'),
  ])('are refused otherwise: %s', (text) => {
    expect(compile(text, { type: 'Sorcery' })).toHaveProperty('refusals');
  });
});
