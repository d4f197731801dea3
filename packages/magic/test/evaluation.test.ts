import { Aspect, type EntityId, type ObjectId } from '@rulewright/kernel';
import type { Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import { readsOf } from '@rulewright/rules';
import { describe, expect, it } from 'vitest';
import { BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK } from '../src/400-zones/400-zones.ts';
import {
  placeAttached,
  placeCombat,
  placePhasedOut,
  placePlayer,
  placeTurn,
} from '../src/700-additional/700.1-events/set-up.ts';
import { rules } from '../src/rule-set.ts';
import { type ChosenTarget, type Context, Flag, type G } from '../src/state.ts';
import { compare, holds, matches, select, selects, value } from '../src/vocabulary/evaluate.ts';
import { ALICE, announce, BOB, moved, newTable, now, of, put } from './table.ts';

const creature: Filter = { kind: 'type', type: 'creature' };
const player: Filter = { kind: 'player' };
const self: Selector = { kind: 'this' };
const you: Selector = { kind: 'you' };
const not = (f: Filter): Filter => ({ kind: 'not', of: f });
const all = (...f: readonly Filter[]): Filter => ({ kind: 'all', of: f });
const any = (...f: readonly Filter[]): Filter => ({ kind: 'any', of: f });
const each = (where: Filter): Selector => ({ kind: 'each', where });
const youControl: Filter = { kind: 'controlledBy', who: you };
const opponents: Selector = { kind: 'players', which: 'opponents' };
const it_: Selector = { kind: 'var', name: 'it' };

/** Alice's creature attacks Bob. */
function attackWith(g: G, id: ObjectId, blocked = false): void {
  const attacker = { id, target: BOB, defender: BOB, blocked, blockedBy: [] };
  placeCombat(g, {
    attackingPlayer: ALICE,
    attackers: [attacker],
    blockers: [],
    struck: [],
    attacked: true,
    blocksDeclared: true,
  });
}

describe('filters', () => {
  it('a card type is the same for a permanent, a card and a spell: where it must be is asked elsewhere (109.2)', () => {
    const g = newTable();
    for (const zone of [BATTLEFIELD, GRAVEYARD, HAND, STACK, LIBRARY]) {
      const id = put(g, 'Bear', { zone });
      expect(matches(g, creature, id, of(id))).toBe(true);
    }
  });

  it('what describes objects fits no player, and what describes players no object', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    const ctx = of(bear);
    expect(matches(g, creature, BOB, ctx)).toBe(false);
    expect(matches(g, youControl, ALICE, ctx)).toBe(false);
    expect(matches(g, player, bear, ctx)).toBe(false);
    expect(matches(g, not(creature), BOB, ctx)).toBe(true);
    expect(matches(g, { kind: 'is', what: you }, ALICE, ctx)).toBe(true);
  });

  it('any target is a creature, a planeswalker or a player, and not a land (115.4)', () => {
    const g = newTable();
    const anyTarget = any(creature, player, { kind: 'type', type: 'planeswalker' });
    const [bear, walker, forest] = [put(g, 'Bear'), put(g, 'Walker'), put(g, 'Forest')];
    const fit = [bear, walker, forest, ALICE, BOB].filter((id: EntityId) => matches(g, anyTarget, id, of(bear)));
    expect(fit).toEqual([bear, walker, ALICE, BOB]);
  });

  it('a player who has lost is no longer a player to choose', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    now(g, { kind: 'lose', player: BOB, why: 'test' });
    expect(matches(g, player, BOB, of(bear))).toBe(false);
  });

  it('a card without a controller answers with its owner (108.4a)', () => {
    const g = newTable();
    const stolen = put(g, 'Bear', { owner: BOB, controller: ALICE });
    const dead = put(g, 'Bear', { owner: BOB, zone: GRAVEYARD });
    expect(matches(g, youControl, stolen, of(stolen))).toBe(true);
    expect(matches(g, { kind: 'ownedBy', who: you }, stolen, of(stolen))).toBe(false);
    expect(matches(g, { kind: 'controlledBy', who: opponents }, dead, of(stolen))).toBe(true);
  });

  it('an object that is gone is seen as it last existed (608.2h)', () => {
    const g = newTable();
    const bear = put(g, 'Bear', { counters: { '+1/+1': 2 }, flags: Flag.tapped });
    const { became } = moved(g, bear, GRAVEYARD);
    const strong: Filter = { kind: 'power', is: { op: '=', to: 4 } };
    expect(matches(g, strong, bear, of(bear))).toBe(true);
    expect(matches(g, { kind: 'tapped' }, bear, of(bear))).toBe(true);
    expect(matches(g, { kind: 'permanent' }, bear, of(bear))).toBe(true);
    expect(matches(g, { kind: 'in', zones: ['graveyard'] }, bear, of(bear))).toBe(false);
    expect(matches(g, strong, became, of(bear))).toBe(false);
    expect(matches(g, { kind: 'permanent' }, became, of(bear))).toBe(false);
  });

  it('a creature that died attacking was attacking; one that had left combat before was not (603.10a)', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    attackWith(g, bear);
    moved(g, bear, GRAVEYARD);
    expect(matches(g, { kind: 'attacking' }, bear, of(bear))).toBe(true);
    expect(matches(g, { kind: 'attacking', whom: opponents }, bear, of(bear))).toBe(true);
    attackWith(g, elf);
    now(g, { kind: 'removeFromCombat', object: elf });
    expect(matches(g, { kind: 'attacking' }, elf, of(elf))).toBe(false);
    moved(g, elf, GRAVEYARD);
    expect(matches(g, { kind: 'attacking' }, elf, of(elf))).toBe(false);
  });

  it('an attacker is neither blocked nor unblocked before blockers are declared (509.1h)', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    const attacker = { id: bear, target: BOB, defender: BOB, blocked: false, blockedBy: [] };
    const combat = {
      attackingPlayer: ALICE,
      attackers: [attacker],
      blockers: [],
      struck: [],
      attacked: true,
      blocksDeclared: false,
    };
    placeCombat(g, combat);
    expect(matches(g, { kind: 'unblocked' }, bear, of(bear))).toBe(false);
    placeCombat(g, { ...combat, blocksDeclared: true });
    expect(matches(g, { kind: 'unblocked' }, bear, of(bear))).toBe(true);
    expect(matches(g, { kind: 'blocked' }, bear, of(bear))).toBe(false);
  });

  it('a keyword with a parameter is not the keyword with another', () => {
    const g = newTable();
    const mage = put(g, 'Guildmage');
    const walk = (type: string): Filter => ({ kind: 'keyword', keyword: 'landwalk', what: { kind: 'subtype', type } });
    expect(matches(g, walk('Swamp'), mage, of(mage))).toBe(true);
    expect(matches(g, walk('Island'), mage, of(mage))).toBe(false);
    expect(matches(g, { kind: 'keyword', keyword: 'landwalk' }, mage, of(mage))).toBe(true);
  });

  it('a spell targets only something if that alone was chosen (115.9c), and gone targets are ignored (115.9b)', () => {
    const g = newTable();
    const [bear, elf, bolt] = [put(g, 'Bear'), put(g, 'Elf'), put(g, 'Bolt', { zone: STACK })];
    const target = (...chosen: readonly EntityId[]): ChosenTarget => ({
      spec: { name: 'target', what: creature },
      chosen,
      division: null,
    });
    const isBear: Filter = { kind: 'named', name: 'Bear' };
    const only: Filter = { kind: 'targets', where: isBear, only: true };
    announce(g, bolt, { targets: [target(bear, elf)] });
    expect(matches(g, { kind: 'targets', where: isBear }, bolt, of(bolt))).toBe(true);
    expect(matches(g, only, bolt, of(bolt))).toBe(false);
    announce(g, bolt, { targets: [target(bear), target(bear)] });
    expect(matches(g, only, bolt, of(bolt))).toBe(true);
    moved(g, bear, GRAVEYARD);
    expect(matches(g, { kind: 'targets', where: isBear }, bolt, of(bolt))).toBe(false);
  });

  it('creatures share a creature type, not a subtype of another card type', () => {
    const g = newTable();
    const [elf, mage, bear] = [put(g, 'Elf'), put(g, 'Guildmage'), put(g, 'Bear')];
    const sharesWith = (id: ObjectId): Context => of(elf, { locals: { other: [id] } });
    const shares: Filter = { kind: 'sharesType', with: { kind: 'var', name: 'other' }, of: 'creature' };
    expect(matches(g, shares, elf, sharesWith(mage))).toBe(true);
    expect(matches(g, shares, elf, sharesWith(bear))).toBe(false);
    const [a, b] = [put(g, 'Forest'), put(g, 'Forest')];
    expect(matches(g, shares, a, sharesWith(b))).toBe(false);
    expect(matches(g, { ...shares, of: 'land' }, a, sharesWith(b))).toBe(true);
  });

  it('a condition about the candidate finds it under the name "it"', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    const evenPower: Condition = {
      kind: 'compare',
      value: { kind: 'stat', stat: 'power', of: it_ },
      is: { op: '=', to: 2 },
    };
    expect(select(g, each({ kind: 'where', condition: evenPower }), of(elf))).toEqual([bear]);
    placePlayer(g, BOB, { life: 3 });
    const nearDeath: Condition = { kind: 'compare', value: { kind: 'life', of: it_ }, is: { op: '<', to: 5 } };
    expect(select(g, { kind: 'players', which: 'each', where: nearDeath }, of(elf))).toEqual([BOB]);
  });

  it('a creature took part in an event of this turn as what was dealt the damage, or as its source', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    now(g, { kind: 'damage', source: bear, to: elf, amount: 1, combat: false });
    now(g, { kind: 'damage', source: elf, to: ALICE, amount: 1, combat: false });
    const dealt: Filter = { kind: 'history', event: { on: 'damage' } };
    const hurtYou: Filter = { kind: 'history', event: { on: 'damage', to: { kind: 'is', what: you } } };
    expect(matches(g, dealt, elf, of(bear))).toBe(true);
    expect(matches(g, dealt, bear, of(bear))).toBe(false);
    expect(matches(g, hurtYou, elf, of(bear))).toBe(true);
    expect(matches(g, hurtYou, bear, of(bear))).toBe(false);
  });
});

describe('selectors', () => {
  it('each goes over the battlefield, or over the named zones of all players', () => {
    const g = newTable();
    const [mine, theirs] = [put(g, 'Bear', { zone: GRAVEYARD }), put(g, 'Elf', { zone: GRAVEYARD, owner: BOB })];
    const here = put(g, 'Golem');
    expect(select(g, each(creature), of(here))).toEqual([here]);
    expect(select(g, { kind: 'each', where: creature, zones: ['graveyard'] }, of(here))).toEqual([mine, theirs]);
    const both: Selector = { kind: 'each', where: creature, zones: ['graveyard', 'battlefield'] };
    expect(select(g, both, of(here))).toEqual([mine, theirs, here]);
  });

  it('phased-out permanents are not found (702.26b)', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    placePhasedOut(g, elf);
    expect(select(g, each(creature), of(bear))).toEqual([bear]);
  });

  it('players come in turn order from the active player on (101.4)', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    placeTurn(g, { turn: 2, active: BOB, step: 'main1' });
    expect(select(g, { kind: 'players', which: 'each' }, of(bear))).toEqual([BOB, ALICE]);
    expect(select(g, { kind: 'players', which: 'active' }, of(bear))).toEqual([BOB]);
    expect(select(g, opponents, of(bear))).toEqual([BOB]);
  });

  it('an Aura knows the creature it enchanted, whichever of them leaves first', () => {
    const g = newTable();
    const [bear, aura, elf, other] = [put(g, 'Bear'), put(g, 'Aura'), put(g, 'Elf'), put(g, 'Aura')];
    placeAttached(g, aura, bear);
    placeAttached(g, other, elf);
    const host: Selector = { kind: 'host', of: self };
    expect(select(g, host, of(aura))).toEqual([bear]);
    const { event } = moved(g, bear, GRAVEYARD);
    expect(select(g, host, of(aura))).toEqual([]);
    expect(select(g, host, of(aura, { event }))).toEqual([bear]);
    expect(matches(g, { kind: 'enchanted' }, bear, of(aura))).toBe(true);
    moved(g, other, GRAVEYARD);
    expect(select(g, host, of(other))).toEqual([elf]);
  });

  it('a choice is found in the bindings first, and then among the notes on the source', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    now(g, { kind: 'note', object: bear, key: 'exiled', value: [elf] });
    const exiled: Selector = { kind: 'noted', key: 'exiled' };
    expect(select(g, exiled, of(bear))).toEqual([elf]);
    expect(select(g, exiled, of(bear, { locals: { exiled: [bear] } }))).toEqual([bear]);
    const { became } = moved(g, bear, GRAVEYARD);
    expect(select(g, exiled, of(bear))).toEqual([elf]);
    expect(select(g, exiled, of(became))).toEqual([]);
  });

  it('the top cards of a library are the first, and no more than there are', () => {
    const g = newTable();
    const [first, second] = [put(g, 'Bear', { zone: LIBRARY }), put(g, 'Elf', { zone: LIBRARY })];
    expect(select(g, { kind: 'top', of: you, count: 1 }, of(first))).toEqual([first]);
    expect(select(g, { kind: 'top', of: you, count: 7 }, of(first))).toEqual([first, second]);
  });

  it('the defending player of an attacker is still known after it left combat (508.5)', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    attackWith(g, bear);
    const attacked: Selector = { kind: 'attacked', by: self, player: true };
    expect(select(g, attacked, of(bear))).toEqual([BOB]);
    moved(g, bear, GRAVEYARD);
    expect(select(g, attacked, of(bear))).toEqual([BOB]);
    expect(select(g, { kind: 'players', which: 'defending' }, of(bear))).toEqual([BOB]);
  });

  it('asking whether something is selected is the same as looking for it in the selection', () => {
    const g = newTable();
    const [bear, elf, golem] = [put(g, 'Bear'), put(g, 'Elf', { owner: BOB }), put(g, 'Golem', { zone: EXILE })];
    put(g, 'Elf', { flags: Flag.phasedOut });
    const ctx = of(bear, { locals: { found: [elf, BOB] } });
    const selectors: readonly Selector[] = [
      self,
      you,
      opponents,
      { kind: 'players', which: 'others' },
      { kind: 'var', name: 'found' },
      { kind: 'var', name: 'missing' },
      each(creature),
      each(all(creature, youControl)),
      { kind: 'each', where: creature, zones: ['exile', 'battlefield'] },
      { kind: 'union', of: [each(creature), you] },
      { kind: 'filter', of: { kind: 'var', name: 'found' }, where: player },
      { kind: 'controller', of: each(creature) },
    ];
    const entities: readonly EntityId[] = [ALICE, BOB, bear, elf, golem];
    for (const s of selectors) {
      const selection = select(g, s, ctx);
      for (const id of entities) expect([s, id, selects(g, s, id, ctx)]).toEqual([s, id, selection.includes(id)]);
    }
  });
});

describe('values', () => {
  it('counts, and takes the greatest, the least and the sum; of nothing they are 0', () => {
    const g = newTable();
    const [elf] = [put(g, 'Elf'), put(g, 'Golem')];
    const powers = (kind: 'greatest' | 'least' | 'total', of_: Selector): Value => ({ kind, stat: 'power', of: of_ });
    expect(value(g, { kind: 'count', of: each(creature) }, of(elf))).toBe(2);
    expect(value(g, powers('greatest', each(creature)), of(elf))).toBe(3);
    expect(value(g, powers('least', each(creature)), of(elf))).toBe(1);
    expect(value(g, powers('total', each(creature)), of(elf))).toBe(4);
    expect(value(g, powers('greatest', each(player)), of(elf))).toBe(0);
    expect(value(g, powers('least', each(player)), of(elf))).toBe(0);
  });

  it('halves are rounded as told', () => {
    const g = newTable();
    const elf = put(g, 'Elf');
    expect(value(g, { kind: 'half', of: 7, round: 'up' }, of(elf))).toBe(4);
    expect(value(g, { kind: 'half', of: 7, round: 'down' }, of(elf))).toBe(3);
  });

  it('compares exactly', () => {
    const g = newTable();
    const ctx = of(put(g, 'Elf'));
    const results = (a: number) =>
      (['=', '≠', '<', '≤', '>', '≥'] as const).filter((op) => compare(a, { op, to: 2 }, g, ctx));
    expect(results(1)).toEqual(['≠', '<', '≤']);
    expect(results(2)).toEqual(['=', '≤', '≥']);
    expect(results(3)).toEqual(['≠', '>', '≥']);
  });

  it('a hybrid symbol counts once for a devotion to both its colours (700.5)', () => {
    const g = newTable();
    const [mage] = [put(g, 'Guildmage'), put(g, 'Bear'), put(g, 'Bear', { owner: BOB })];
    expect(value(g, { kind: 'devotion', colors: ['green', 'white'] }, of(mage))).toBe(3);
    expect(value(g, { kind: 'devotion', colors: ['white'] }, of(mage))).toBe(2);
    expect(value(g, { kind: 'devotion', colors: ['red'] }, of(mage))).toBe(0);
  });

  it('the loyalty of a planeswalker is its counters on the battlefield and what is printed elsewhere (306.5)', () => {
    const g = newTable();
    const walker = put(g, 'Walker', { counters: { loyalty: 6 } });
    const card = put(g, 'Walker', { zone: HAND });
    const loyalty: Value = { kind: 'stat', stat: 'loyalty', of: self };
    expect(value(g, loyalty, of(walker))).toBe(6);
    expect(value(g, loyalty, of(card))).toBe(4);
    now(g, { kind: 'cease', object: walker });
    expect(value(g, loyalty, of(walker))).toBe(6);
  });

  it('what cannot be determined counts as 0: the power of a land, of nothing, an unbound number', () => {
    const g = newTable();
    const forest = put(g, 'Forest');
    expect(value(g, { kind: 'stat', stat: 'power', of: self }, of(forest))).toBe(0);
    expect(value(g, { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'nothing' } }, of(forest))).toBe(0);
    expect(value(g, { kind: 'var', name: 'nothing' }, of(forest))).toBe(0);
  });

  it('an ability of a permanent that enters uses the X of the spell it was; the permanent itself has none (107.3m)', () => {
    const g = newTable();
    const spell = put(g, 'Golem', { zone: STACK });
    announce(g, spell, { x: 3, paid: { kicker: 2 } });
    const x: Value = { kind: 'x' };
    expect(value(g, x, of(spell))).toBe(3);
    const { event, became } = moved(g, spell, BATTLEFIELD, { how: 'resolved' });
    expect(value(g, x, of(became, { event }))).toBe(3);
    expect(value(g, x, of(became))).toBe(0);
    expect(value(g, x, of(became, { x: 5 }))).toBe(5);
  });

  it('a permanent remembers what was paid for its spell and that it was cast (400.7d)', () => {
    const g = newTable();
    const spell = put(g, 'Golem', { zone: STACK });
    announce(g, spell, { paid: { kicker: 2 }, from: HAND });
    const { became } = moved(g, spell, BATTLEFIELD, { how: 'resolved' });
    expect(value(g, { kind: 'paid', cost: 'kicker' }, of(became))).toBe(2);
    expect(holds(g, { kind: 'paid', cost: 'kicker' }, of(became))).toBe(true);
    expect(holds(g, { kind: 'paid', cost: 'buyback' }, of(became))).toBe(false);
    expect(holds(g, { kind: 'wasCast', from: 'hand' }, of(became))).toBe(true);
    expect(holds(g, { kind: 'wasCast', from: 'graveyard' }, of(became))).toBe(false);
    const dead = moved(g, became, GRAVEYARD).became;
    const back = moved(g, dead, BATTLEFIELD).became;
    expect(holds(g, { kind: 'wasCast' }, of(back))).toBe(false);
    expect(value(g, { kind: 'paid', cost: 'kicker' }, of(back))).toBe(0);
  });

  it('different names, colours and types are counted among all objects together', () => {
    const g = newTable();
    const [golem] = [put(g, 'Golem'), put(g, 'Guildmage'), put(g, 'Elf'), put(g, 'Elf')];
    const different = (what: 'names' | 'colors' | 'types' | 'powers'): Value => ({
      kind: 'different',
      what,
      of: each(creature),
    });
    expect(value(g, different('names'), of(golem))).toBe(3);
    expect(value(g, different('colors'), of(golem))).toBe(2);
    expect(value(g, different('types'), of(golem))).toBe(2);
    expect(value(g, different('powers'), of(golem))).toBe(3);
  });
});

describe('history', () => {
  const youDrew = { on: 'draw', who: you } as const;

  it('counts the events of this turn, and sums their amounts', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    now(g, { kind: 'gainLife', player: ALICE, amount: 3 });
    now(g, { kind: 'gainLife', player: ALICE, amount: 4 });
    now(g, { kind: 'gainLife', player: BOB, amount: 9 });
    const gained: Value = { kind: 'history', event: { on: 'gainLife', who: you } };
    expect(value(g, gained, of(bear))).toBe(2);
    expect(value(g, { ...gained, sum: true }, of(bear))).toBe(7);
  });

  it('forgets at the end of the turn what happened this turn, and remembers it as last turn', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    put(g, 'Elf', { zone: LIBRARY });
    now(g, { kind: 'turn', player: ALICE, number: 1 });
    now(g, { kind: 'draw', player: ALICE });
    const did = (since: 'turn' | 'lastTurn'): Condition => ({ kind: 'history', event: youDrew, since });
    expect(holds(g, did('turn'), of(bear))).toBe(true);
    expect(holds(g, did('lastTurn'), of(bear))).toBe(false);
    now(g, { kind: 'turn', player: BOB, number: 2 });
    expect(holds(g, did('turn'), of(bear))).toBe(false);
    expect(holds(g, did('lastTurn'), of(bear))).toBe(true);
  });

  it('a creature that died this turn is known by what it was', () => {
    const g = newTable();
    const [bear, golem] = [put(g, 'Bear'), put(g, 'Golem')];
    const died = (what: Filter): Condition => ({
      kind: 'history',
      event: { on: 'move', what, from: ['battlefield'], to: ['graveyard'] },
    });
    moved(g, bear, GRAVEYARD);
    expect(holds(g, died(all(creature, youControl)), of(golem))).toBe(true);
    expect(holds(g, died({ kind: 'type', type: 'artifact' }), of(golem))).toBe(false);
  });
});

describe('aspects that are read', () => {
  const reads = (node: Selector | Value | Condition, aspect: number): boolean =>
    (readsOf(rules.vocabulary, node) & aspect) !== 0;

  it('an effect on each of some objects does not read which others there are, but whose each is', () => {
    const yours = each(all(creature, youControl));
    expect(reads(yours, Aspect.zone | Aspect.identity)).toBe(false);
    expect(reads(yours, Aspect.control)).toBe(true);
  });

  it('a number of objects reads zones, and all that their description reads', () => {
    const count: Value = { kind: 'count', of: each(all(creature, { kind: 'tapped' }, youControl)) };
    for (const aspect of [Aspect.zone, Aspect.identity, Aspect.flags, Aspect.control])
      expect(reads(count, aspect)).toBe(true);
    expect(reads(count, Aspect.player)).toBe(false);
  });

  it('other nodes read what they speak of', () => {
    const cases: readonly (readonly [Selector | Value | Condition, number])[] = [
      [{ kind: 'life', of: you }, Aspect.player],
      [{ kind: 'turnOf', who: you }, Aspect.turn],
      [{ kind: 'exists', what: each({ kind: 'attacking' }) }, Aspect.combat],
      [each({ kind: 'attacking' }), Aspect.combat],
      [{ kind: 'host', of: self }, Aspect.attachment],
      [{ kind: 'counters', counter: 'charge', on: self }, Aspect.counters],
      [{ kind: 'noted', key: 'chosen' }, Aspect.notes],
      [{ kind: 'history', event: { on: 'cast' } }, Aspect.history],
      [each({ kind: 'power', is: { op: '<', to: { kind: 'count', of: each(creature) } } }), Aspect.zone],
      [{ kind: 'players', which: 'active' }, Aspect.turn],
    ];
    for (const [node, aspect] of cases) expect([node, reads(node, aspect)]).toEqual([node, true]);
  });

  it('constants and what the ability carries read nothing', () => {
    for (const node of [3, { kind: 'x' }, { kind: 'var', name: 'n' }, self, you] as const)
      expect(readsOf(rules.vocabulary, node)).toBe(0);
  });
});
