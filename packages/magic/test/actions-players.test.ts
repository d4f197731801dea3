import { objectRow } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD } from '../src/400-zones/400-zones.ts';
import { totalsOf } from '../src/700-additional/700.1-events/change-game.ts';
import { ann, bear, ben, creatures, eachPlayer, named, ogre, Table, you } from './actions-table.ts';

const manaOf = (table: Table): readonly number[] => totalsOf(table.g, ann).mana.map((m) => m.type);

describe('damage and life', () => {
  test('damage is dealt to creatures and players at once', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD, ben)];
    table.do([{ do: 'damage', amount: 3, to: { kind: 'union', of: [creatures, eachPlayer] } }]);
    expect([a, b].map((id) => objectRow(table.g.state, id).damage)).toEqual([3, 3]);
    expect([table.life(ann), table.life(ben)]).toEqual([17, 17]);
  });

  test('a source that is gone still deals its damage', () => {
    const table = new Table();
    const id = table.put(ogre, BATTLEFIELD);
    table.do(
      [
        { do: 'destroy', what: named('it') },
        {
          do: 'damage',
          source: named('it'),
          to: { kind: 'players', which: 'opponents' },
          amount: { kind: 'stat', stat: 'power', of: named('it') },
        },
      ],
      { it: [id] },
    );
    expect(table.life(ben)).toBe(16);
    expect(table.events('damage')).toMatchObject([{ source: id, amount: 4 }]);
  });

  test('divided damage is dealt in the shares that were chosen', () => {
    const table = new Table();
    const id = table.put(ogre, BATTLEFIELD);
    table.do([{ do: 'damage', to: named('target'), amount: 3, divided: 'target' }], {
      target: [id, ben],
      'target.division': { [id]: 1, [ben]: 2 },
    });
    expect(objectRow(table.g.state, id).damage).toBe(1);
    expect(table.life(ben)).toBe(18);
  });

  test('a life total is set by gaining or losing life', () => {
    const table = new Table();
    table.do([{ do: 'setLife', who: eachPlayer, to: 12 }]);
    expect([table.life(ann), table.life(ben)]).toEqual([12, 12]);
    expect(table.events('loseLife')).toMatchObject([{ amount: 8 }, { amount: 8 }]);
  });

  test('losing no life is no event', () => {
    const table = new Table();
    table.do([{ do: 'loseLife', who: eachPlayer, amount: 0 }]);
    expect(table.events('loseLife')).toEqual([]);
  });
});

describe('mana', () => {
  test('one of several lots is chosen', () => {
    const table = new Table();
    table.do([{ do: 'mana', mana: { kind: 'oneOf', mana: ['{B}', '{R}'] } }], {}, [1]);
    expect(manaOf(table)).toEqual([3]);
  });

  test('mana of one colour is all of that colour', () => {
    const table = new Table();
    table.do([{ do: 'mana', mana: { kind: 'anyColor', amount: 3 } }], {}, [4]);
    expect(manaOf(table)).toEqual([4, 4, 4]);
  });

  test('in a combination each mana is chosen', () => {
    const table = new Table();
    table.do([{ do: 'mana', mana: { kind: 'anyColor', amount: 2, combination: true } }], {}, [0], [1]);
    expect(manaOf(table)).toEqual([0, 1]);
  });
});

describe('turns to come', () => {
  test('the extra turn created last is taken first', () => {
    const table = new Table();
    table.do([{ do: 'extraTurn', who: you }]);
    table.do([{ do: 'extraTurn', who: { kind: 'players', which: 'opponents' } }]);
    expect(table.g.state.game.turn.extraTurns).toEqual([{ player: ben }, { player: ann }]);
  });

  test('a skipped step is remembered', () => {
    const table = new Table();
    table.do([{ do: 'skip', who: eachPlayer, step: 'draw' }]);
    expect(table.g.state.game.turn.skips).toEqual([
      { player: ann, step: 'draw' },
      { player: ben, step: 'draw' },
    ]);
  });

  test('a player wins by an effect', () => {
    const table = new Table();
    table.do([{ do: 'win', who: you }]);
    expect(table.g.state.over).toEqual({ winners: [ann], draw: false });
  });
});
