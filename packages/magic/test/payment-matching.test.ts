import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costText, parseCost } from '../src/100-game/106-mana/107.4-mana-symbols.ts';
import { reduced } from '../src/100-game/118-costs/118.7-reduced.ts';
import { match } from '../src/100-game/118-costs/mana-matching.ts';
import { canPay, legalActions } from '../src/600-effects/index.ts';
import { MANA_LETTERS } from '../src/state.ts';
import { activated, addOneOf, ann, land, Table, tap } from './casting-table.ts';
import { lotus, pain, ring, snowLand, spell, treasure } from './mana-sources.ts';

const TYPES = 6;
const lands = [1, 2, 4, 8, 16, 32, 3, 12, 24, 17, 7, 31, 63].map((types) => ({
  types,
  card: land(
    `Land ${types}`,
    activated([tap], addOneOf(...MANA_LETTERS.filter((_, i) => (types & (1 << i)) !== 0).map((l) => `{${l}}`))),
  ),
}));
const symbols = ['{W}', '{U}', '{B}', '{R}', '{G}', '{C}', '{W/U}', '{B/R}', '{1}', '{2}'];

/** Tries every way of giving each symbol a land of its own. */
function byTrying(needs: readonly number[], sources: readonly number[]): boolean {
  const [first, ...rest] = needs;
  if (first === undefined) return true;
  return sources.some((types, i) => (types & first) !== 0 && byTrying(rest, sources.toSpliced(i, 1)));
}

describe('whether mana can be paid', () => {
  test('is what trying all ways says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(lands.length - 1), { maxLength: 6 }),
        fc.array(fc.nat(symbols.length - 1), { maxLength: 5 }),
        (chosen, wanted) => {
          const sources = chosen.map((i) => lands[i]?.types ?? 0);
          const cost = parseCost(wanted.map((i) => symbols[i]).join(''));
          const needs = [
            ...cost.symbols.map((s) => s.types),
            ...Array.from({ length: cost.generic }, () => (1 << TYPES) - 1),
          ];
          const t = new Table(
            { ann: { battlefield: chosen.map((i) => lands[i]?.card.name ?? '') } },
            ...lands.map((l) => l.card),
          );
          expect(canPay(t.g, ann, cost)).toBe(byTrying(needs, sources));
          const units = sources.map((types) => ({ types, snow: false, rank: 0 }));
          const matched = match(
            needs.map((types) => ({ types, snow: false, rank: 1 })),
            units,
          ).matched;
          expect(matched === needs.length).toBe(byTrying(needs, sources));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('and every spell that is offered can then be paid for', () => {
    const pool = ['Forest', 'Mountain', 'Border', 'Elf', 'Treasure', 'Ring', 'Lotus', 'Pain', 'Glacier'];
    const costs = ['{R}', '{1}{G}', '{2}{U}', '{R}{G}', '{C}', '{S}', '{2/W}{G}', '{W/P}', '{3}{R}{R}', '{U}{U}'];
    fc.assert(
      fc.property(fc.array(fc.nat(pool.length - 1), { maxLength: 5 }), fc.nat(costs.length - 1), (on, c) => {
        const battlefield = on.map((i) => pool[i] ?? '');
        const cards = [treasure, ring, lotus, pain, snowLand, spell('Spell', costs[c] ?? '')];
        const t = new Table({ ann: { hand: ['Spell'], battlefield } }, ...cards);
        if (t.canCast('Spell')) expect(t.cast('Spell').stack.length).toBe(1);
        else expect(t.tryCast('Spell')).toMatchObject({ code: 'cannot-pay' });
      }),
      { numRuns: 300 },
    );
  });

  test('is known again after anything has changed', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Forest', 'Forest'] } });
    expect(t.canCast('Bear')).toBe(true);
    t.activate('Forest');
    expect(t.canCast('Bear')).toBe(true);
    t.activate('Forest#2');
    expect(t.pool(ann)).toBe('GG');
    expect(t.cast('Bear').canCast('Bear')).toBe(false);
    expect(legalActions(t.g, ann)).toEqual([{ action: 'pass' }]);
  });
});

test.each([
  ['{2}{G}{G}', '{3}', '{0}{G}{G}'],
  ['{2}{G}{G}', '{G}', '{2}{G}'],
  ['{2}{G}{G}', '{W}', '{1}{G}{G}'],
  ['{G}', '{G}{G}', '{0}'],
  ['{1}{G/W}', '{G}', '{1}'],
  ['{2}{S}', '{S}', '{1}{S}'],
])('%s less %s is %s (118.7)', (cost, less, left) => {
  expect(reduced(parseCost(cost), parseCost(less))).toEqual(parseCost(left));
  expect(costText(parseCost(left)).length).toBeGreaterThan(0);
});
