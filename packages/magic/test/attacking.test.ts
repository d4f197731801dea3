import { type PlayerId, step } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { canAttack, couldAttack, Flag } from '../src/index.ts';
import { always, attacked, creature, self, Table } from './combat-table.ts';

describe('declaring attackers (508)', () => {
  it('is asked of the active player, and skipped where no creature can attack', () => {
    expect(new Table({ Ann: { bear: {} }, Bob: {} }).asked).toBe('Ann attackers');
    const none = new Table({ Ann: { bear: { has: 'defender' } }, Bob: { ox: {} } });
    expect(none.asked).toBe('Ann priority');
    expect(couldAttack(none.g)).toBe(false);
  });

  it('says why a creature may not attack', () => {
    const t = new Table({
      Ann: {
        ready: {},
        tapped: { place: { flags: Flag.tapped } },
        sick: { place: { sick: true } },
        hasty: { has: 'haste', place: { sick: true } },
        wall: { has: 'defender' },
        relic: { types: ['artifact'] },
        pacified: { abilities: [always({ kind: 'cant', action: 'attack', what: self })] },
      },
      Bob: { ox: {} },
    });
    const why = (name: string): string | null => t.refused(t.attacks({ [name]: 'Bob' }));
    expect(why('ready')).toBeNull();
    expect(why('hasty')).toBeNull();
    expect(why('tapped')).toBe('tapped');
    expect(why('sick')).toBe('summoning-sick');
    expect(why('wall')).toBe('defender');
    expect(why('relic')).toBe('not-a-creature');
    expect(why('ox')).toBe('not-yours');
    expect(why('pacified')).toBe('forbidden');
    expect(t.refused(t.attacks({ ready: 'Ann' }))).toBe('cannot-be-attacked');
    expect(t.refused(t.attacks({ ready: 'ox' }))).toBe('cannot-be-attacked');
    expect(canAttack(t.g, t.id('wall'))).toEqual({ code: 'defender', rule: '702.3b', data: { object: t.id('wall') } });
  });

  it('refuses any answer that is no declaration, and two attacks of one creature', () => {
    const t = new Table({ Ann: { bear: {} }, Bob: {} });
    for (const answer of [null, 7, 'x', [], {}, { attacks: 1 }, { attacks: [[1]] }, { attacks: [['a', 'b']] }]) {
      expect(t.refused(answer)).toBe('not-a-declaration');
    }
    const bear = t.id('bear');
    expect(
      t.refused({
        attacks: [
          [bear, 1],
          [bear, 1],
        ],
      }),
    ).toBe('already-attacking');
    expect(t.refused({ attacks: [[999, 1]] })).toBe('not-on-the-battlefield');
    expect(t.refused({ attacks: [[-5, 1]] })).toBe('not-on-the-battlefield');
    expect(t.refused({ attacks: [[bear, 999]] })).toBe('cannot-be-attacked');
  });

  it('taps the attackers, except those with vigilance', () => {
    const t = attacked({ bear: {}, guard: { has: 'vigilance' } }, {});
    expect(t.tapped('bear')).toBe(true);
    expect(t.tapped('guard')).toBe(false);
  });

  it('lets planeswalkers be attacked, which then lose loyalty', () => {
    const walker = { types: ['planeswalker'], place: { counters: { loyalty: 4 } } };
    const t = new Table({ Ann: { bear: {}, ox: { pt: '3/3' } }, Bob: { walker } });
    t.attack({ bear: 'walker', ox: 'Bob' }).pass().finish();
    expect(t.counters('walker', 'loyalty')).toBe(2);
    expect(t.life('Bob')).toBe(17);
  });

  it('skips blockers and damage if nothing attacks (508.8)', () => {
    const t = new Table({ Ann: { bear: {} }, Bob: { ox: {} } });
    t.attack({}).pass();
    expect(t.step).toBe('end-combat');
  });

  it('demands that creatures attack that must', () => {
    const must = always({ kind: 'must', action: 'attack', what: self });
    const t = new Table({ Ann: { bear: {}, berserker: { abilities: [must] } }, Bob: {} });
    expect(t.refusal(t.attacks({ bear: 'Bob' }))).toEqual({
      code: 'requirement-not-met',
      rule: '508.1d',
      data: { object: t.id('berserker'), obeyed: 0, possible: 1 },
    });
    expect(t.refused(t.attacks({ berserker: 'Bob' }))).toBeNull();
    const held = new Table({ Ann: { bear: {}, berserker: { abilities: [must], has: 'defender' } }, Bob: {} });
    expect(held.refused(held.attacks({}))).toBeNull();
  });

  it('lets a creature with defender attack where an effect allows it', () => {
    const awake = always({ kind: 'may', action: 'attackWithDefender', what: self });
    const t = new Table({ Ann: { wall: { has: 'defender', abilities: [awake] } }, Bob: {} });
    expect(t.refused(t.attacks({ wall: 'Bob' }))).toBeNull();
  });

  it('demands that a creature attacks the one it must attack, not another', () => {
    const must = always({
      kind: 'must',
      action: 'attack',
      what: { kind: 'each', where: creature },
      whom: { kind: 'you' },
    });
    const t = new Table({ Ann: { a: {} }, Bob: {}, Cid: { decoy: { types: ['artifact'], abilities: [must] } } });
    expect(t.refused(t.attacks({ a: 'Bob' }))).toBe('requirement-not-met');
    expect(t.refused(t.attacks({ a: 'Cid' }))).toBeNull();
  });

  it('lets a battle be attacked by its controller, and its protector block (310.8)', () => {
    const battle = { types: ['battle'], place: { counters: { defense: 5 }, notes: { protector: [1 as PlayerId] } } };
    const t = new Table({ Ann: { bear: {}, battle }, Bob: { ox: {} } });
    t.attack({ bear: 'battle' }).pass();
    expect(t.asked).toBe('Bob blockers');
    expect(t.refused(t.blocks({ ox: 'bear' }))).toBeNull();
  });

  it('lets two creatures attack together that may not attack alone (508.1c)', () => {
    const shy = { abilities: [always({ kind: 'cant', action: 'attackAlone', what: self })] };
    const t = new Table({ Ann: { one: shy, two: shy }, Bob: {} });
    expect(t.refused(t.attacks({ one: 'Bob' }))).toBe('forbidden');
    expect(t.refused(t.attacks({ one: 'Bob', two: 'Bob' }))).toBeNull();
    expect(t.refused(t.attacks({}))).toBeNull();
  });

  it('lets a restriction protect one player and not the other', () => {
    const moat = always({
      kind: 'cant',
      action: 'attack',
      what: { kind: 'each', where: creature },
      whom: { kind: 'is', what: { kind: 'you' } },
    });
    const t = new Table({ Ann: { bear: {} }, Bob: { moat: { types: ['enchantment'], abilities: [moat] } }, Cid: {} });
    expect(t.refused(t.attacks({ bear: 'Bob' }))).toBe('forbidden');
    expect(t.refused(t.attacks({ bear: 'Cid' }))).toBeNull();
  });
});

describe('costs to attack and block (508.1h, 509.1d)', () => {
  const tax = (action: 'attack' | 'block', amount: number): Ability =>
    always({
      kind: 'cant',
      action,
      what: { kind: 'each', where: creature },
      cost: [{ kind: 'life', amount }],
    });
  const prison = (ability: Ability) => ({ types: ['enchantment'], abilities: [ability] });

  it('are paid for each attacker', () => {
    const t = new Table({ Ann: { a: {}, b: {}, c: {} }, Bob: { prison: prison(tax('attack', 2)) } });
    t.attack({ a: 'Bob', b: 'Bob' });
    expect([t.life('Ann'), t.tapped('a'), t.tapped('c')]).toEqual([16, true, false]);
    expect(t.g.state.game.combat?.attackers.length).toBe(2);
    expect(t.g.state.checkpoint).toBeNull();
  });

  it('are paid in mana all at once, from lands that tap for it', () => {
    const ability = always({
      kind: 'cant',
      action: 'attack',
      what: { kind: 'each', where: creature },
      cost: [{ kind: 'mana', mana: '{1}' }],
    });
    const plains = { types: ['land'], subtypes: ['Plains'] };
    const seats = { Ann: { a: {}, b: {}, c: {}, p1: plains, p2: plains }, Bob: { prison: prison(ability) } };
    const rich = new Table(seats).attack({ a: 'Bob', b: 'Bob' });
    expect([rich.tapped('p1'), rich.tapped('p2'), rich.tapped('a')]).toEqual([true, true, true]);
    const poor = new Table(seats);
    expect(step(poor.g, poor.attacks({ a: 'Bob', b: 'Bob', c: 'Bob' })).refusal?.code).toBe('not-paid');
    expect(poor.tapped('p1')).toBe(false);
  });

  it('undo the whole declaration if they cannot be paid (733)', () => {
    const t = new Table({ Ann: { a: {} }, Bob: { prison: prison(tax('attack', 50)) } });
    const { refusal } = step(t.g, t.attacks({ a: 'Bob' }));
    expect(refusal?.code).toBe('not-paid');
    expect([t.asked, t.tapped('a'), t.life('Ann')]).toEqual(['Ann attackers', false, 20]);
    expect(t.attack({}).asked).toBe('Ann priority');
  });

  it('need not be paid to obey a requirement (508.1d)', () => {
    const must = always({ kind: 'must', action: 'attack', what: self });
    const t = new Table({ Ann: { a: { abilities: [must] } }, Bob: { prison: prison(tax('attack', 1)) } });
    expect(t.refused(t.attacks({}))).toBeNull();
    expect(t.refused(t.attacks({ a: 'Bob' }))).toBeNull();
  });

  it('are paid for each blocker', () => {
    const t = attacked({ a: {} }, { x: {}, y: {}, prison: prison(tax('block', 3)) });
    t.block({ x: 'a', y: 'a' });
    expect(t.life('Bob')).toBe(14);
    expect(t.g.state.game.combat?.blockers.length).toBe(2);
  });
});
