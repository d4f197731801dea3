import type { Ability, EventPattern, Filter } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { always, attacked, creature, self, Table } from './combat-table.ts';

describe('abilities that trigger in combat', () => {
  const gains = (on: EventPattern): Ability => ({
    kind: 'triggered',
    on,
    actions: [{ do: 'gainLife', who: { kind: 'you' }, amount: 1 }],
  });
  const isThis: Filter = { kind: 'is', what: self };
  const more = always({ kind: 'may', action: 'blockMore', what: self, count: 1 });

  it('trigger once for each attacker, and once for the player who attacks (508.3)', () => {
    const scribe = { types: ['enchantment'], abilities: [gains({ on: 'attack' }), gains({ on: 'attackers' })] };
    const t = new Table({ Ann: { a: {}, b: {}, scribe }, Bob: {} });
    t.attack({ a: 'Bob', b: 'Bob' });
    while (t.asked.endsWith('order')) t.answer([0, 1, 2]);
    expect(t.pass().life('Ann')).toBe(23);
  });

  it('trigger when a creature attacks alone', () => {
    const t = attacked({ bear: { has: 'exalted' } }, {});
    t.pass();
    expect(t.life('Bob')).toBe(17);
  });

  it('trigger once when a creature blocks, and for each creature it blocks (509.3a–b)', () => {
    const once = attacked({ a: {}, b: {} }, { giant: { abilities: [more, gains({ on: 'block', what: isThis })] } });
    expect(
      once
        .block({ giant: ['a', 'b'] })
        .pass()
        .life('Bob'),
    ).toBe(21);
    const each = gains({ on: 'block', what: isThis, blocked: creature });
    const twice = attacked({ a: {}, b: {} }, { giant: { abilities: [more, each] } });
    twice.block({ giant: ['a', 'b'] });
    if (twice.asked.endsWith('order')) twice.answer([0, 1]);
    expect(twice.pass().life('Bob')).toBe(22);
  });

  it('trigger once when a creature becomes blocked, and for each creature that blocks it (509.3c–d)', () => {
    const once = attacked({ bear: { abilities: [gains({ on: 'becomesBlocked', what: isThis })] } }, { a: {}, b: {} });
    expect(once.block({ a: 'bear', b: 'bear' }).pass().life('Ann')).toBe(21);
    const each = gains({ on: 'becomesBlocked', what: isThis, by: creature });
    const twice = attacked({ bear: { abilities: [each] } }, { a: {}, b: {} });
    twice.block({ a: 'bear', b: 'bear' });
    if (twice.asked.endsWith('order')) twice.answer([0, 1]);
    expect(twice.pass().life('Ann')).toBe(22);
    const single = attacked({ bear: { abilities: [each] } }, { a: {} });
    expect(single.block({ a: 'bear' }).pass().life('Ann')).toBe(21);
  });

  it('trigger when a creature attacks and is not blocked (509.3g)', () => {
    const on: EventPattern = { on: 'attacksUnblocked', what: isThis };
    const t = attacked({ sneak: { abilities: [gains(on)] }, bear: { abilities: [gains(on)] } }, { ox: {} });
    t.block({ ox: 'bear' });
    expect(t.pass().life('Ann')).toBe(21);
  });
});
