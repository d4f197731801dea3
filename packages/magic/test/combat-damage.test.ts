import { describe, expect, it } from 'vitest';
import { profiles } from '../src/index.ts';
import { always, attacked, self, Table } from './combat-table.ts';

describe('combat damage (510)', () => {
  it('is dealt by attackers and blockers at once', () => {
    const t = attacked({ bear: {} }, { ox: {} });
    t.block({ ox: 'bear' }).finish();
    expect([t.alive('bear'), t.alive('ox')]).toEqual([false, false]);
    expect(t.life('Bob')).toBe(20);
  });

  it('is divided freely among several blockers, and asked only then', () => {
    const t = attacked({ giant: { pt: '5/5' } }, { a: { pt: '1/3' }, b: { pt: '1/3' } });
    t.block({ a: 'giant', b: 'giant' }).pass();
    expect(t.asked).toBe('Ann assignDamage');
    expect(t.refused([3, 1])).toBe('wrong-total');
    expect(t.refused([6, -1])).toBe('not-a-division');
    expect(t.refused([5])).toBe('not-a-division');
    expect(t.refused('all')).toBe('not-a-division');
    for (const shares of [
      [5, 0],
      [0, 5],
      [2, 3],
    ])
      expect(t.refused(shares)).toBeNull();
    t.answer([2, 3]).finish();
    expect([t.alive('a'), t.alive('b')]).toEqual([true, false]);
  });

  it('goes along an order with lethal damage first by the rules of 2012', () => {
    const t = attacked({ giant: { pt: '5/5' } }, { a: { pt: '1/3' }, b: { pt: '1/3' } }, profiles['2012']);
    t.block({ a: 'giant', b: 'giant' });
    expect(t.asked).toBe('Ann order');
    t.answer([1, 0]).pass();
    expect(t.refused([2, 3])).toBe('not-lethal');
    t.answer([3, 2]).finish();
    expect([t.alive('a'), t.alive('b')]).toEqual([true, false]);
  });

  it('is not dealt by creatures without power', () => {
    const t = attacked({ wall: { pt: '0/4' }, bear: {} }, { ox: { pt: '0/1' } });
    t.block({ ox: 'wall' }).finish();
    expect([t.life('Bob'), t.alive('ox'), t.damage('wall')]).toEqual([18, true, 0]);
  });

  it('is not dealt by a blocked creature whose blocker is gone, unless it tramples (702.19d)', () => {
    const bear = attacked({ bear: {} }, { ox: {} }).block({ ox: 'bear' });
    bear.destroy('ox').finish();
    expect(bear.life('Bob')).toBe(20);
    const beast = attacked({ beast: { pt: '4/4', has: 'trample' } }, { ox: {} }).block({ ox: 'beast' });
    beast.destroy('ox').finish();
    expect(beast.life('Bob')).toBe(16);
  });

  it('is not dealt by a blocker whose attacker is gone', () => {
    const t = attacked({ bear: {}, wolf: {} }, { ox: {} }).block({ ox: 'bear' });
    t.destroy('bear').finish();
    expect([t.life('Bob'), t.alive('ox'), t.alive('wolf')]).toEqual([18, true, true]);
  });

  it('is not dealt by a creature that attacks a planeswalker that has left, though it can be blocked (506.4c)', () => {
    const walker = { types: ['planeswalker'], place: { counters: { loyalty: 3 } } };
    const t = new Table({ Ann: { bear: {} }, Bob: { walker, ox: {} } }).attack({ bear: 'walker' });
    t.destroy('walker').pass();
    expect(t.refused(t.blocks({ ox: 'bear' }))).toBeNull();
    t.block({}).finish();
    expect(t.life('Bob')).toBe(20);
  });

  it('tramples over blockers only after lethal damage', () => {
    const t = attacked({ beast: { pt: '5/5', has: 'trample' } }, { ox: { pt: '1/3', place: { damage: 1 } } });
    t.block({ ox: 'beast' }).pass();
    expect(t.asked).toBe('Ann assignDamage');
    expect(t.refused([1, 4])).toBe('not-lethal');
    expect(t.refused([5, 0])).toBeNull();
    t.answer([2, 3]).finish();
    expect([t.life('Bob'), t.alive('ox')]).toEqual([17, false]);
  });

  it('needs only one point to be lethal with deathtouch', () => {
    const t = attacked({ snake: { pt: '4/4', has: 'trample, deathtouch' } }, { a: { pt: '1/5' }, b: { pt: '1/5' } });
    t.block({ a: 'snake', b: 'snake' }).pass();
    expect(t.refused([1, 0, 3])).toBe('not-lethal');
    t.answer([1, 1, 2]).finish();
    expect([t.life('Bob'), t.alive('a'), t.alive('b')]).toEqual([18, false, false]);
  });

  it('does not ask where trample cannot reach beyond', () => {
    const t = attacked({ beast: { pt: '3/3', has: 'trample' } }, { ox: { pt: '1/3' } });
    t.block({ ox: 'beast' }).finish();
    expect([t.life('Bob'), t.alive('ox')]).toEqual([20, false]);
  });

  it('counts what other attackers assign to a shared blocker, and lets those who trample assign together', () => {
    const more = always({ kind: 'may', action: 'blockMore', what: self, count: 'any' });
    const beast = { pt: '4/4', has: 'trample' };
    const t = attacked({ one: beast, two: beast }, { wall: { pt: '0/4', abilities: [more] } });
    t.block({ wall: ['one', 'two'] }).pass();
    // one: wall, Bob; two: wall, Bob.
    expect(t.refused([2, 2, 1, 3])).toBe('not-lethal');
    expect(t.refused([0, 4, 4, 0])).toBeNull();
    t.answer([2, 2, 2, 2]).finish();
    expect([t.life('Bob'), t.alive('wall')]).toEqual([16, false]);
  });

  it('counts one point of deathtouch from another attacker as lethal to a shared blocker', () => {
    const more = always({ kind: 'may', action: 'blockMore', what: self, count: 'any' });
    const t = attacked(
      { snake: { pt: '2/2', has: 'trample, deathtouch' }, beast: { pt: '4/4', has: 'trample' } },
      { wall: { pt: '0/5', abilities: [more] } },
    );
    t.block({ wall: ['snake', 'beast'] }).pass();
    // snake: wall, Bob; beast: wall, Bob.
    expect(t.refused([0, 2, 4, 0])).toBe('not-lethal');
    t.answer([1, 1, 0, 4]).finish();
    expect([t.life('Bob'), t.alive('wall')]).toEqual([15, false]);
  });

  it('is as much as the toughness where an effect says so', () => {
    const stout = always({ kind: 'may', action: 'assignByToughness', what: self });
    const t = attacked({ turtle: { pt: '0/4', abilities: [stout] } }, {});
    expect(t.finish().life('Bob')).toBe(16);
  });

  it('counts what an attacker without trample must assign to a shared blocker', () => {
    const more = always({ kind: 'may', action: 'blockMore', what: self, count: 'any' });
    const t = attacked({ beast: { pt: '4/4', has: 'trample' }, bear: {} }, { wall: { pt: '0/4', abilities: [more] } });
    t.block({ wall: ['beast', 'bear'] }).pass();
    expect(t.refused([1, 3])).toBe('not-lethal');
    t.answer([2, 2]).finish();
    expect([t.life('Bob'), t.alive('wall')]).toEqual([18, false]);
  });

  it('may be assigned as though the creature were not blocked, all or nothing', () => {
    const passes = always({ kind: 'may', action: 'assignAsUnblocked', what: self });
    const t = attacked({ thorn: { pt: '7/7', abilities: [passes] } }, { ox: {} });
    t.block({ ox: 'thorn' }).pass();
    expect(t.refused([3, 4])).toBe('blocked');
    expect(t.refused([7, 0])).toBeNull();
    t.answer([0, 7]).finish();
    expect([t.life('Bob'), t.alive('ox')]).toEqual([13, true]);
  });

  it('tramples over planeswalkers to their controller, and never without that ability', () => {
    const walker = { types: ['planeswalker'], place: { counters: { loyalty: 3 } } };
    const plain = new Table({ Ann: { beast: { pt: '6/6', has: 'trample' } }, Bob: { walker } });
    plain.attack({ beast: 'walker' }).pass().finish();
    expect([plain.life('Bob'), plain.alive('walker')]).toEqual([20, false]);
    const over = new Table({ Ann: { beast: { pt: '6/6', has: 'trample over planeswalkers' } }, Bob: { walker } });
    over.attack({ beast: 'walker' }).pass();
    over.pass();
    expect(over.asked).toBe('Ann assignDamage');
    expect(over.refused([2, 4])).toBe('not-lethal');
    over.answer([3, 3]).finish();
    expect([over.life('Bob'), over.alive('walker')]).toEqual([17, false]);
  });
});

describe('first and double strike (510.4)', () => {
  it('deals damage in a step of its own, before the others', () => {
    const t = attacked({ knight: { has: 'first strike' } }, { ox: {} });
    t.block({ ox: 'knight' }).finish();
    expect([t.alive('knight'), t.alive('ox')]).toEqual([true, false]);
  });

  it('deals damage twice with double strike, and once without', () => {
    const t = attacked({ twice: { has: 'double strike' }, once: { has: 'first strike' }, bear: {} }, {});
    t.pass();
    expect([t.step, t.life('Bob')]).toEqual(['first-strike-damage', 16]);
    t.pass();
    expect([t.step, t.life('Bob')]).toEqual(['damage', 12]);
  });

  it('has no extra step without such a creature', () => {
    const t = attacked({ bear: {} }, {});
    t.pass();
    expect([t.step, t.life('Bob')]).toEqual(['damage', 18]);
  });

  it('is dealt in the second step by a creature that gains first strike after the first (702.7c)', () => {
    const t = attacked({ knight: { has: 'first strike' }, bear: {} }, {});
    t.pass().gain('bear', 'first strike').pass();
    expect([t.step, t.life('Bob')]).toEqual(['damage', 16]);
  });

  it('is dealt again by a creature with first strike that gains double strike (702.4d)', () => {
    const t = attacked({ knight: { has: 'first strike' } }, {});
    t.pass().gain('knight', 'double strike').pass();
    expect([t.step, t.life('Bob')]).toEqual(['damage', 16]);
  });

  it('is not dealt again by a creature that loses first strike or double strike (702.7c, 702.4c)', () => {
    const t = attacked({ knight: { has: 'first strike' }, twin: { has: 'double strike' } }, {});
    t.pass().lose('knight', 'first strike').lose('twin', 'double strike').pass();
    expect([t.step, t.life('Bob')]).toEqual(['damage', 16]);
  });

  it('tramples with all that is left once the blocker died in the first step (702.19d)', () => {
    const t = attacked({ beast: { pt: '3/3', has: 'double strike, trample' } }, { ox: { pt: '1/3' } });
    t.block({ ox: 'beast' }).finish();
    expect([t.life('Bob'), t.alive('ox')]).toEqual([17, false]);
  });
});
