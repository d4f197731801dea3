import { describe, expect, test } from 'vitest';
import { ann, Table } from './casting-table.ts';
import { ring, snowLand, spell } from './mana-sources.ts';

describe('symbols (107.4)', () => {
  const castWith = (cost: string, battlefield: readonly string[], life = 20) =>
    new Table({ ann: { hand: ['Spell'], battlefield, life } }, spell('Spell', cost), snowLand);

  test.each([
    ['{W/U}', ['Island'], true],
    ['{W/U}', ['Plains'], true],
    ['{W/U}', ['Swamp'], false],
    ['{2/W}', ['Plains'], true],
    ['{2/W}', ['Swamp', 'Swamp'], true],
    ['{2/W}', ['Swamp'], false],
    ['{2/W}{2/W}', ['Plains', 'Swamp', 'Swamp'], true],
    ['{2/W}{2/W}', ['Plains', 'Swamp'], false],
    ['{S}', ['Island'], false],
    ['{S}', ['Glacier'], true],
    ['{S}{U}', ['Glacier', 'Island'], true],
    ['{S}{S}', ['Glacier', 'Island'], false],
    ['{C}', ['Forest'], false],
  ])('%s is paid with %j: %s', (cost, lands, can) => {
    const t = castWith(cost, lands);
    expect(t.canCast('Spell')).toBe(can);
    expect(t.tryCast('Spell') === null).toBe(can);
  });

  test('{C} needs colourless mana', () => {
    const t = new Table({ ann: { hand: ['Spell'], battlefield: ['Ring'] } }, ring, spell('Spell', '{C}{C}'));
    expect(t.cast('Spell').isTapped('Ring')).toBe(true);
  });

  test('a Phyrexian symbol is paid with mana if there is any, else with 2 life', () => {
    expect(castWith('{W/P}', ['Plains']).cast('Spell').life(ann)).toBe(20);
    expect(castWith('{W/P}', ['Swamp']).cast('Spell').life(ann)).toBe(18);
    expect(castWith('{1}{W/P}', ['Plains']).cast('Spell').life(ann)).toBe(18);
    expect(castWith('{W/P}', [], 1).tryCast('Spell')).toMatchObject({ code: 'cannot-pay' });
    expect(castWith('{W/P}', [], 2).cast('Spell').life(ann)).toBe(0);
  });
});
