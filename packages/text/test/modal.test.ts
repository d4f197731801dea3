import { describe, expect, it } from 'vitest';
import { abilitiesOf } from './reading.ts';

describe('modes', () => {
  it('that have not been chosen yet, ever or this turn', () => {
    const modes = '—\n• Draw a card.\n• You gain 2 life.';
    expect(abilitiesOf(`Whenever this creature attacks, choose one that hasn't been chosen ${modes}`)[0]).toMatchObject(
      {
        modes: { min: 1, max: 1, unchosen: 'ever' },
      },
    );
    expect(
      abilitiesOf(`Whenever this creature attacks, choose one that hasn't been chosen this turn ${modes}`)[0],
    ).toMatchObject({
      modes: { unchosen: 'turn' },
    });
  });
  it('of an ability that triggers only once', () => {
    expect(abilitiesOf('When this creature attacks, draw a card. This ability triggers only once.')[0]).toMatchObject({
      limit: { times: 1, per: 'game' },
    });
  });
});
