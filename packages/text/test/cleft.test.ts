import { describe, expect, it } from 'vitest';
import { cleft, joined } from '../src/magic/compile/cleft.ts';
import { abilitiesOf, compile } from './reading.ts';

describe('words in square brackets', () => {
  it.each([
    'Destroy target [tapped] creature.',
    'Destroy all creatures [with power 2 or less].',
    'Search your library for a [basic land] card, [reveal it,] put it into your hand, then shuffle.',
    'Draw two cards. [You lose 3 life.]',
  ])('%s', (line) => expect(joined(cleft(line))).toBe(line));

  it('are in the text or not, as the spell is cast', () => {
    const [cleave, spell] = abilitiesOf('Cleave {2}{R}\nDestroy target [tapped] creature. Draw a card.', {
      type: 'Sorcery',
    });
    expect(cleave).toMatchObject({
      keyword: 'cleave',
      ability: { targets: [{ what: { kind: 'type' } }], actions: [{ do: 'destroy' }, { do: 'draw' }] },
    });
    expect(spell).toMatchObject({ targets: [{ what: { kind: 'all' } }], actions: [{ do: 'destroy' }, { do: 'draw' }] });
  });
  it('mean nothing without cleave', () => {
    expect('refusals' in compile('Destroy target [tapped] creature.', { type: 'Sorcery' })).toBe(true);
  });
});
