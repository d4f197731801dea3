import { describe, expect, it } from 'vitest';
import { canBlock, couldBlock, Flag } from '../src/index.ts';
import { always, attacked, type Creatures, keyword, self, Table } from './combat-table.ts';

const land = (subtype: string) => ({ types: ['land'], subtypes: [subtype] });

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
