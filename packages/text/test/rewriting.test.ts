import { describe, expect, it } from 'vitest';
import { abilitiesOf, compile } from './reading.ts';

const enchantment = { type: 'Enchantment' };
const first = (text: string, made = enchantment) => abilitiesOf(text, made)[0];

describe('what would happen, and what happens instead', () => {
  it('makes one of each kind of token', () => {
    expect(first('If you would create a Map or Clue token, instead create one of each.')).toMatchObject({
      on: { on: 'create', who: { kind: 'you' } },
      instead: { kind: 'change', tokens: [{ token: 'Map' }, { token: 'Clue' }] },
    });
  });
  it('replaces payments, entering, draws and mana', () => {
    expect(first('If an opponent would pay life, that player loses that much life instead.')).toMatchObject({
      on: { on: 'loseLife', paid: true },
    });
    expect(
      first('If a Forest is tapped for mana, it produces {C} instead of any other type and amount.'),
    ).toMatchObject({
      on: { on: 'mana', tapped: true },
      instead: { kind: 'change', mana: '{C}' },
    });
    expect(
      first('If you would draw a card while your library has no cards in it, you gain 5 life instead.'),
    ).toMatchObject({
      condition: { kind: 'compare', is: { op: '=', to: 0 } },
    });
  });
  it('lets a turn be skipped', () => {
    expect(
      first(
        'If you would begin your turn while this enchantment is tapped, you may skip that turn instead. If you do, draw a card.',
      ),
    ).toMatchObject({ kind: 'static', effects: [{ kind: 'skip', optional: true, then: [{ do: 'draw' }] }] });
  });
  it('knows what cannot be done from where', () => {
    expect(first("Players can't cast artifact spells from graveyards or libraries.")).toMatchObject({
      effects: [{ kind: 'cant', action: 'cast', by: { kind: 'all' } }],
    });
    expect(first("Artifact cards in graveyards and libraries can't enter the battlefield.")).toMatchObject({
      effects: [{ kind: 'cant', action: 'enter', what: { zones: ['graveyard', 'library'] } }],
    });
    expect(first("Players don't lose unspent red mana as steps and phases end.")).toMatchObject({
      effects: [{ kind: 'may', action: 'keepMana', colors: ['red'] }],
    });
  });
});

describe('choices that were hidden or voted for', () => {
  it('plays what hideaway exiled', () => {
    const [, play] = abilitiesOf('Hideaway 3\n{T}: You may play the exiled card without paying its mana cost.', {
      type: 'Artifact',
    });
    expect(JSON.stringify(play)).toContain('"what":{"kind":"noted","key":"hideaway"},"free":true,"lands":true');
    expect('refusals' in compile('{T}: You may play the exiled card without paying its mana cost.')).toBe(true);
  });
  it('speaks of what has the most votes', () => {
    const [spell] = abilitiesOf(
      'Starting with you, each player votes for a creature. Destroy each creature with the most votes or tied for most votes.',
      { type: 'Sorcery' },
    );
    expect(spell).toMatchObject({
      actions: [
        { do: 'voteFor', as: 'most' },
        { do: 'destroy', what: { name: 'most' } },
      ],
    });
  });
});
