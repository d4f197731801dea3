import type { Filter } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { parseCost } from '../src/100-game/106-mana/107.4-mana-symbols.ts';
import { GRAVEYARD } from '../src/400-zones/400-zones.ts';
import { canPay } from '../src/600-effects/index.ts';
import {
  activated,
  add,
  ann,
  artifact,
  ben,
  gain,
  isCreature,
  land,
  mana,
  sorcery,
  Table,
  tap,
} from './casting-table.ts';
import { lotus, pain, ring, spell, treasure } from './mana-sources.ts';

describe('what the automatic payer uses', () => {
  test('floating mana first', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Forest', 'Forest'], pool: '{G}' } }).cast('Bear');
    expect([t.isTapped('Forest'), t.isTapped('Forest#2'), t.pool(ann)]).toEqual([true, false, '']);
  });

  test('sources of few colours before those of many', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Border', 'Forest', 'Forest'] } }).cast('Bear');
    expect(t.isTapped('Border')).toBe(false);
  });

  test('lands before creatures', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Elf', 'Forest', 'Forest'] } }).cast('Bear');
    expect(t.isTapped('Elf')).toBe(false);
  });

  test('what the other cards in hand need least', () => {
    const t = new Table({ ann: { hand: ['Bear', 'Bolt'], battlefield: ['Mountain', 'Forest', 'Plains'] } }).cast(
      'Bear',
    );
    expect([t.isTapped('Mountain'), t.isTapped('Plains')]).toEqual([false, true]);
    expect(t.canCast('Bolt')).toBe(true);
  });

  test('the flexible land where only it fits', () => {
    const t = new Table({ ann: { hand: ['Gruul'], battlefield: ['Border', 'Forest'] } }, spell('Gruul', '{R}{G}')).cast(
      'Gruul',
    );
    expect([t.isTapped('Border'), t.isTapped('Forest')]).toEqual([true, true]);
  });

  test('nothing that has to be sacrificed, unless it must', () => {
    const t = new Table({ ann: { hand: ['Bear', 'Bolt'], battlefield: ['Treasure', 'Forest', 'Forest'] } }, treasure);
    t.cast('Bear');
    expect(t.isTapped('Treasure')).toBe(false);
    t.cast('Bolt').answer([ben]);
    expect(t.zone('Treasure')).toBe(GRAVEYARD);
  });

  test('a land that hurts for the mana that does not hurt', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Pain', 'Forest'] } }, pain).cast('Bear');
    expect(t.life(ann)).toBe(20);
    const red = new Table({ ann: { hand: ['Bolt'], battlefield: ['Pain'] } }, pain).cast('Bolt').answer([ben]);
    expect(red.life(ann)).toBe(19);
  });

  test('sources of several mana, whole', () => {
    const big = spell('Big', '{2}{G}');
    const t = new Table(
      { ann: { hand: ['Big'], battlefield: ['Forest', 'Forest', 'Forest', 'Ring'] } },
      ring,
      big,
    ).cast('Big');
    expect(t.isTapped('Ring')).toBe(true);
    expect(['Forest', 'Forest#2', 'Forest#3'].filter((f) => t.isTapped(f)).length).toBe(1);
    expect(t.pool(ann)).toBe('');
  });

  test('several mana of one colour in the colour that is needed', () => {
    const t = new Table(
      { ann: { hand: ['Blues'], battlefield: ['Lotus', 'Forest'] } },
      lotus,
      spell('Blues', '{1}{U}{U}'),
    );
    expect(t.canCast('Blues')).toBe(true);
    t.cast('Blues');
    expect([t.isTapped('Lotus'), t.isTapped('Forest')]).toEqual([true, false]);
  });

  test('mana abilities that cost mana', () => {
    const filter = land('Filter', activated([mana('{1}'), tap], add('{W}{U}')));
    const t = new Table(
      { ann: { hand: ['Azorius'], battlefield: ['Filter', 'Forest'] } },
      filter,
      spell('Azorius', '{W}{U}'),
    );
    expect(t.canCast('Azorius')).toBe(true);
    t.cast('Azorius');
    expect([t.isTapped('Filter'), t.isTapped('Forest'), t.pool(ann)]).toEqual([true, true, '']);
  });

  test('creatures for mana that are then sacrificed', () => {
    const fling = sorcery(
      'Fling',
      '{G}',
      { kind: 'additionalCost', cost: [{ kind: 'sacrifice', what: isCreature, count: 1 }] },
      { kind: 'spell', actions: [gain(1)] },
    );
    const t = new Table({ ann: { hand: ['Fling'], battlefield: ['Elf'] } }, fling).cast('Fling');
    expect(t.zone('Elf')).toBe(GRAVEYARD);
  });

  test('mana that may be spent only on some spells, first and only there', () => {
    const grove = land(
      'Grove',
      activated([tap], { do: 'mana', mana: { kind: 'fixed', mana: '{G}' }, restriction: isCreature }),
    );
    const t = new Table(
      { ann: { hand: ['Bear', 'Green'], battlefield: ['Grove', 'Forest', 'Forest'] } },
      grove,
      spell('Green', '{2}{G}'),
    );
    expect(t.tryCast('Green')).toMatchObject({ code: 'cannot-pay' });
    expect(t.canCast('Bear')).toBe(true);
    const alone = new Table({ ann: { hand: ['Elf'], battlefield: ['Grove'] } }, grove);
    expect(alone.cast('Elf').isTapped('Grove')).toBe(true);
  });
});

describe('mana that is more or other than an ability says', () => {
  const isLand: Filter = { kind: 'type', type: 'land' };
  const flare = artifact('Flare', {
    kind: 'triggered',
    on: { on: 'tap', what: isLand, forMana: true },
    actions: [
      {
        do: 'mana',
        who: { kind: 'controller', of: { kind: 'event', role: 'object' } },
        mana: { kind: 'fixed', mana: '{R}' },
      },
    ],
  });

  test('triggered mana abilities resolve at once (605.4a)', () => {
    const t = new Table({ ann: { battlefield: ['Flare', 'Forest'] } }, flare).activate('Forest');
    expect(t.stack).toEqual([]);
    expect([...t.pool(ann)].sort().join('')).toBe('GR');
    expect(t.asked).toMatchObject({ kind: 'priority', player: ann });
  });

  test('and are counted on in paying', () => {
    const side = { hand: ['Gruul'], battlefield: ['Flare', 'Forest'] };
    const t = new Table({ ann: side }, flare, spell('Gruul', '{R}{G}'));
    expect(t.canCast('Gruul')).toBe(true);
    t.cast('Gruul');
    expect([t.isTapped('Forest'), t.pool(ann)]).toEqual([true, '']);
  });

  test('the colour of a land with a choice is chosen with that in mind', () => {
    const side = { hand: ['Gruul'], battlefield: ['Flare', 'Border'] };
    const t = new Table({ ann: side }, flare, spell('Gruul', '{R}{G}')).cast('Gruul');
    expect([t.isTapped('Border'), t.pool(ann)]).toEqual([true, '']);
  });

  test('what is not needed stays in the pool', () => {
    const t = new Table({ ann: { hand: ['Elf'], battlefield: ['Flare', 'Forest'] } }, flare).cast('Elf');
    expect(t.pool(ann)).toBe('R');
  });
});

describe('many mana abilities that give several mana or cost mana', () => {
  const filter = land('Filter', activated([mana('{1}'), tap], add('{W}{U}')));
  const many = (n: number, name: string) => Array.from({ length: n }, () => name);
  const t = new Table(
    { ann: { battlefield: [...many(8, 'Lotus'), ...many(6, 'Filter'), ...many(6, 'Forest')] } },
    lotus,
    filter,
  );

  test.each([
    ['{W}{U}{B}{R}{G}', true],
    ['{33}', true],
    ['{36}', true],
    ['{37}', false],
    ['{30}{W}{W}{U}{U}{U}{U}', true],
    ['{C}', false],
    [`${'{W}{U}{B}{R}{G}'.repeat(4)}{G}{G}{G}{G}{G}`, true],
    [`${'{B}{R}'.repeat(10)}{W}{U}`, true],
    [`${'{B}{R}'.repeat(10)}{B}{B}{B}`, false],
  ])('suffice for %s: %s', (cost, enough) => {
    expect(canPay(t.g, ann, parseCost(cost))).toBe(enough);
  });
});

describe('a permanent is tapped once', () => {
  test('although it has several mana abilities', () => {
    const castle = land('Castle', activated([tap], add('{G}')), activated([tap], add('{C}{C}')));
    const can = (cost: string) =>
      new Table({ ann: { hand: ['Spell'], battlefield: ['Castle'] } }, castle, spell('Spell', cost)).canCast('Spell');
    expect([can('{G}'), can('{C}{C}'), can('{2}'), can('{2}{G}')]).toEqual([true, true, true, false]);
  });

  test('and not at all if it is tapped already', () => {
    const battlefield = [{ card: 'Forest', flags: 1 }, { card: 'Ring', flags: 1 }, 'Treasure'];
    const t = new Table({ ann: { hand: ['Bear'], battlefield } }, ring, treasure);
    expect(t.canCast('Bear')).toBe(false);
    expect(t.tryCast('Bear')).toMatchObject({ code: 'cannot-pay' });
  });
});
