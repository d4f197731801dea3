import { type PlayerId, step } from '@rulewright/kernel';
import type { Ability, EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { canAttack, canBlock, couldAttack, couldBlock, current, Flag, type Profile, profiles } from '../src/index.ts';
import { always, type Creatures, Table } from './combat-table.ts';

const self: Selector = { kind: 'this' };
const creature: Filter = { kind: 'type', type: 'creature' };
const land = (subtype: string) => ({ types: ['land'], subtypes: [subtype] });
const keyword = (name: string, what?: Filter): Ability =>
  what === undefined ? { kind: 'keyword', keyword: name } : { kind: 'keyword', keyword: name, what };

/** Ann's attackers against Bob's blockers, after a declaration of all of Ann's creatures. */
function attacked(ann: Creatures, bob: Creatures, profile: Profile = current): Table {
  const t = new Table({ Ann: ann, Bob: bob }, { profile });
  t.attack(Object.fromEntries(Object.keys(ann).map((name) => [name, 'Bob'])));
  return t.pass();
}

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

describe('evasion (702)', () => {
  const cases: readonly (readonly [string, Creatures['x'], Creatures['x'], string | null])[] = [
    ['flying is not blocked from the ground', { has: 'flying' }, {}, 'flying'],
    ['flying is blocked by flying', { has: 'flying' }, { has: 'flying' }, null],
    ['flying is blocked by reach', { has: 'flying' }, { has: 'reach' }, null],
    ['a flyer may block on the ground', {}, { has: 'flying' }, null],
    ['shadow is not blocked without it', { has: 'shadow' }, {}, 'shadow'],
    ['shadow blocks nothing without it', {}, { has: 'shadow' }, 'shadow'],
    ['shadow and flying are cumulative', { has: 'flying, shadow' }, { has: 'flying' }, 'shadow'],
    ['horsemanship', { has: 'horsemanship' }, {}, 'horsemanship'],
    ['fear is not blocked by green', { has: 'fear' }, { colors: ['green'] }, 'fear'],
    ['fear is blocked by black', { has: 'fear' }, { colors: ['black'] }, null],
    ['fear is blocked by artifacts', { has: 'fear' }, { types: ['artifact', 'creature'] }, null],
    ['intimidate', { has: 'intimidate', colors: ['red'] }, { colors: ['green'] }, 'intimidate'],
    ['intimidate is blocked by its colour', { has: 'intimidate', colors: ['red'] }, { colors: ['red'] }, null],
    ['skulk is not blocked by greater power', { has: 'skulk', pt: '1/1' }, { pt: '2/2' }, 'skulk'],
    ['skulk is blocked by equal power', { has: 'skulk', pt: '2/1' }, { pt: '2/2' }, null],
    [
      'protection is not blocked by what has the quality',
      { abilities: [keyword('protection', { kind: 'color', color: 'red' })] },
      { colors: ['red'] },
      'protection',
    ],
  ];
  it.each(cases)('%s', (_, attacker, blocker, code) => {
    const t = attacked({ attacker: attacker ?? {} }, { blocker: blocker ?? {}, spare: { has: 'flying, reach' } });
    const refusal = canBlock(t.g, t.id('blocker'), t.id('attacker'));
    expect(refusal?.code ?? null).toBe(code);
    if (t.decision?.kind === 'blockers') expect(t.refused(t.blocks({ blocker: 'attacker' }))).toBe(code);
  });

  it('lets nobody block landwalk while the defending player has such a land', () => {
    const walker = { abilities: [keyword('landwalk', { kind: 'subtype', type: 'Island' })] };
    expect(attacked({ walker }, { ox: {}, wood: land('Forest') }).asked).toBe('Bob blockers');
    const t = attacked({ walker }, { ox: {}, isle: land('Island') });
    expect(t.asked).toBe('Ann priority');
    expect(couldBlock(t.g, t.g.state.game.turn.active)).toBe(false);
    expect(canBlock(t.g, t.id('ox'), t.id('walker'))?.code).toBe('landwalk');
  });

  it('does not count lands of other players for landwalk', () => {
    const walker = { abilities: [keyword('landwalk', { kind: 'subtype', type: 'Island' })] };
    const t = new Table({ Ann: { walker, own: land('Island') }, Bob: { ox: {} }, Cid: { isle: land('Island') } });
    t.attack({ walker: 'Bob' }).pass();
    expect(t.refused(t.blocks({ ox: 'walker' }))).toBeNull();
  });

  it('gives way to effects that let a creature block flyers, or block while tapped', () => {
    const high = always({ kind: 'may', action: 'canBlockFlying', what: self });
    const tired = always({ kind: 'may', action: 'blockAsThoughUntapped', what: self });
    const t = attacked(
      { bird: { has: 'flying' }, bear: {} },
      { archer: { abilities: [high] }, sleeper: { abilities: [tired], place: { flags: Flag.tapped } } },
    );
    expect(t.refused(t.blocks({ archer: 'bird', sleeper: 'bear' }))).toBeNull();
    expect(t.refused(t.blocks({ sleeper: 'bird' }))).toBe('flying');
  });

  it('needs two or more blockers against menace', () => {
    const t = attacked({ bear: { has: 'menace' } }, { a: {}, b: {}, c: {} });
    expect(t.refused(t.blocks({ a: 'bear' }))).toBe('menace');
    expect(t.refused(t.blocks({ a: 'bear', b: 'bear' }))).toBeNull();
    expect(t.refused(t.blocks({ a: 'bear', b: 'bear', c: 'bear' }))).toBeNull();
    expect(t.refused(t.blocks({}))).toBeNull();
  });
});

describe('declaring blockers (509)', () => {
  it('says why a creature may not block', () => {
    const t = attacked(
      { bear: {}, ox: {} },
      { guard: {}, tapped: { place: { flags: Flag.tapped } }, relic: { types: ['artifact'] } },
    );
    expect(t.refused(t.blocks({ tapped: 'bear' }))).toBe('tapped');
    expect(t.refused(t.blocks({ relic: 'bear' }))).toBe('not-a-creature');
    expect(t.refused(t.blocks({ ox: 'bear' }))).toBe('not-yours');
    expect(t.refused(t.blocks({ guard: 'tapped' }))).toBe('not-attacking');
    expect(t.refused(t.blocks({ guard: ['bear', 'ox'] }))).toBe('already-blocking');
    expect(t.refused(t.blocks({ guard: ['bear', 'bear'] }))).toBe('already-blocking');
    for (const answer of [null, {}, { blocks: [[]] }, { attacks: [] }])
      expect(t.refused(answer)).toBe('not-a-declaration');
  });

  it('lets a creature block two where an effect allows it', () => {
    const more = always({ kind: 'may', action: 'blockMore', what: self, count: 1 });
    const t = attacked({ a: { pt: '1/1' }, b: { pt: '1/1' }, c: {} }, { giant: { pt: '4/4', abilities: [more] } });
    expect(t.refused(t.blocks({ giant: ['a', 'b', 'c'] }))).toBe('already-blocking');
    t.block({ giant: ['a', 'b'] }).pass();
    expect(t.asked).toBe('Bob assignDamage');
    t.answer([3, 1]).finish();
    expect([t.alive('a'), t.alive('b')]).toEqual([false, false]);
    expect(t.life('Bob')).toBe(18);
  });

  it('demands as many obeyed requirements as possible (509.1c)', () => {
    const must = always({ kind: 'must', action: 'block', what: self });
    const t = attacked({ bear: { has: 'menace' } }, { guard: { abilities: [must] }, ox: {} });
    expect(t.refused(t.blocks({}))).toBe('requirement-not-met');
    expect(t.refused(t.blocks({ guard: 'bear' }))).toBe('menace');
    expect(t.refused(t.blocks({ guard: 'bear', ox: 'bear' }))).toBeNull();
  });

  it('makes every creature that can block one that all must block', () => {
    const lure = always({ kind: 'must', action: 'beBlockedByAll', what: self });
    const t = attacked({ lure: { abilities: [lure] }, bear: {} }, { a: {}, b: {}, tapped: { place: { flags: 1 } } });
    expect(t.refused(t.blocks({ a: 'lure', b: 'bear' }))).toBe('requirement-not-met');
    expect(t.refused(t.blocks({ a: 'lure', b: 'lure' }))).toBeNull();
  });

  it('is satisfied with one blocker for a creature that must be blocked', () => {
    const must = always({ kind: 'must', action: 'beBlocked', what: self });
    const t = attacked({ bold: { abilities: [must] }, bear: {} }, { a: {}, b: {} });
    expect(t.refusal(t.blocks({ a: 'bear' }))).toMatchObject({ data: { object: t.id('bold') } });
    expect(t.refused(t.blocks({ a: 'bear', b: 'bold' }))).toBeNull();
  });

  it('is asked of each defending player in turn order, about their own attackers', () => {
    const t = new Table({ Ann: { x: {}, y: {} }, Bob: { b: {} }, Cid: { c: {} } });
    t.attack({ x: 'Cid', y: 'Bob' }).pass();
    expect(t.asked).toBe('Bob blockers');
    expect(t.refused(t.blocks({ b: 'x' }))).toBe('not-attacking-you');
    t.block({ b: 'y' });
    expect(t.asked).toBe('Cid blockers');
    t.block({}).pass().finish();
    expect([t.life('Bob'), t.life('Cid')]).toEqual([20, 18]);
  });
});

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
