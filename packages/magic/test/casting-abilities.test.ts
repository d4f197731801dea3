import { objectRow } from '@rulewright/kernel';
import type { Ability, TriggeredAbility } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, GRAVEYARD, HAND } from '../src/400-zones/400-zones.ts';
import {
  activated,
  add,
  addOneOf,
  ann,
  anyTarget,
  artifact,
  ben,
  card,
  creature,
  damage,
  gain,
  instant,
  isCreature,
  isThis,
  keyword,
  land,
  mana,
  Table,
  tap,
  targetCreature,
  you,
} from './casting-table.ts';

describe('activating an ability (602.2)', () => {
  const pinger = creature('Pinger', '{R}', { ...activated([tap], damage(1)), targets: [anyTarget] });

  test('puts it on the stack with its targets and pays its cost', () => {
    const t = new Table({ ann: { battlefield: ['Pinger'] } }, pinger).activate('Pinger').answer([ben]);
    expect(t.isTapped('Pinger')).toBe(true);
    expect(t.entry()).toMatchObject({ kind: 'activated', source: t.id('Pinger') });
    expect(t.resolve().life(ben)).toBe(19);
  });

  test('is refused if the permanent is tapped', () => {
    const t = new Table({ ann: { battlefield: [{ card: 'Pinger', flags: 1 }] } }, pinger);
    expect(t.tryActivate('Pinger')).toEqual({ code: 'tapped', rule: '118.3' });
  });

  test('is only for the controller of the permanent', () => {
    const t = new Table({ ben: { battlefield: ['Pinger'] } }, pinger);
    expect(t.tryActivate('Pinger')).toEqual({ code: 'not-controller', rule: '602.2' });
  });

  test('does not use the permanent it taps for mana as well', () => {
    const mill = land('Mill', activated([tap], add('{C}')), activated([mana('{1}'), tap], gain(1)));
    expect(new Table({ ann: { battlefield: ['Mill'] } }, mill).tryActivate('Mill', 1)).toMatchObject({
      code: 'cannot-pay',
    });
    const t = new Table({ ann: { battlefield: ['Mill', 'Forest'] } }, mill).activate('Mill', 1);
    expect(t.isTapped('Forest')).toBe(true);
    expect(t.resolve().life(ann)).toBe(21);
  });

  test('from the graveyard is possible where the ability says so', () => {
    const phoenix = creature('Phoenix', '{R}', {
      ...activated([mana('{R}')], { do: 'move', what: { kind: 'this' }, to: { zone: 'hand' } }),
      zones: ['graveyard'],
    });
    const t = new Table({ ann: { battlefield: ['Mountain'], graveyard: ['Phoenix'] } }, phoenix);
    expect(t.activate('Phoenix').resolve().zone('Phoenix')).toBe(HAND);
    const alive = new Table({ ann: { battlefield: ['Mountain', 'Phoenix'] } }, phoenix);
    expect(alive.tryActivate('Phoenix')).toEqual({ code: 'not-in-zone', rule: '113.6' });
  });

  test('"only as a sorcery" and "only once each turn" are followed', () => {
    const slow = artifact('Slow', { ...activated([], gain(1)), timing: 'sorcery' });
    const once = artifact('Once', { ...activated([], gain(1)), limit: { times: 1, per: 'turn' } });
    const t = new Table({ ann: { battlefield: ['Slow', 'Once'] } }, slow, once).activate('Once');
    expect(t.tryActivate('Slow')).toEqual({ code: 'wrong-timing', rule: '602.5d' });
    expect(t.tryActivate('Once')).toEqual({ code: 'limit-reached', rule: '602.5b' });
    expect(t.resolve().tryActivate('Once')).toMatchObject({ code: 'limit-reached' });
    expect(t.tryActivate('Slow')).toBeNull();
  });

  test('a limit for the whole game is remembered', () => {
    const ever = artifact('Ever', { ...activated([], gain(1)), limit: { times: 2, per: 'game' } });
    const t = new Table({ ann: { battlefield: ['Ever'] } }, ever).activate('Ever').activate('Ever');
    expect(t.tryActivate('Ever')).toMatchObject({ code: 'limit-reached' });
  });

  test('a condition on activating is checked', () => {
    const late = artifact('Late', {
      ...activated([], gain(1)),
      condition: { kind: 'compare', value: { kind: 'life', of: you }, is: { op: '<', to: 10 } },
    });
    expect(new Table({ ann: { battlefield: ['Late'] } }, late).tryActivate('Late')).toMatchObject({
      code: 'condition-not-met',
    });
    expect(new Table({ ann: { battlefield: ['Late'], life: 5 } }, late).tryActivate('Late')).toBeNull();
  });

  test('costs beside mana are paid: sacrifice, life, counters', () => {
    const altar = artifact(
      'Altar',
      activated([{ kind: 'sacrifice', what: isCreature, count: 1 }], gain(3)),
      activated([{ kind: 'life', amount: 5 }], gain(1)),
      activated([{ kind: 'removeCounters', counter: 'charge', count: 1, from: isThis }], gain(1)),
      activated([{ kind: 'sacrifice', what: isThis, count: 1 }], gain(7)),
    );
    const placed = { card: 'Altar', counters: { charge: 1 } };
    const t = new Table({ ann: { battlefield: [placed, 'Bear'], life: 4 } }, altar);
    expect(t.tryActivate('Altar', 1)).toEqual({ code: 'too-little-life', rule: '118.3b' });
    t.activate('Altar', 0).activate('Altar', 2).activate('Altar', 3);
    expect(t.zone('Bear')).toBe(GRAVEYARD);
    expect(t.zone('Altar')).toBe(GRAVEYARD);
    expect(t.resolve().resolve().resolve().life(ann)).toBe(15);
  });

  test('an ability that another permanent gives can be activated', () => {
    const teacher = artifact('Teacher', {
      kind: 'static',
      effects: [
        {
          kind: 'modify',
          what: { kind: 'each', where: isCreature },
          changes: [{ kind: 'gain', ability: activated([tap], gain(2)) }],
        },
      ],
    });
    const t = new Table({ ann: { battlefield: ['Teacher', 'Bear'] } }, teacher).activate('Bear');
    expect(t.resolve().life(ann)).toBe(22);
  });
});

describe('summoning sickness (302.6)', () => {
  const druid = (...more: readonly Ability[]) => creature('Druid', '{G}', activated([tap], add('{G}')), ...more);

  test('keeps a creature that came this turn from using {T}', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Forest', { card: 'Druid', sick: true }] } }, druid());
    expect(t.tryActivate('Druid')).toEqual({ code: 'summoning-sick', rule: '302.6' });
    expect(t.canCast('Bear')).toBe(false);
  });

  test('does not keep one with haste', () => {
    const t = new Table({ ann: { battlefield: [{ card: 'Druid', sick: true }] } }, druid(keyword('haste')));
    expect(t.activate('Druid').pool(ann)).toBe('G');
  });

  test('lasts through the opponent’s next turn', () => {
    const t = new Table({ ann: { hand: ['Druid'], battlefield: ['Forest'] } }, druid()).cast('Druid').resolve();
    while (t.g.state.game.turn.active === ann) {
      if (t.asked.kind === 'priority') t.pass();
      else t.answer(t.asked.kind === 'attackers' ? [] : {});
    }
    while (t.asked.kind !== 'priority' || t.asked.player !== ann) t.pass();
    expect(t.tryActivate('Druid')).toMatchObject({ code: 'summoning-sick' });
    while (t.g.state.game.turn.active !== ann || t.asked.kind !== 'priority') {
      if (t.asked.kind === 'priority') t.pass();
      else t.answer([]);
    }
    expect(t.tryActivate('Druid')).toBeNull();
  });

  test('does not matter for abilities without {T}', () => {
    const whelp = creature('Whelp', '{R}', activated([mana('{R}')], gain(1)));
    const t = new Table({ ann: { battlefield: ['Mountain', { card: 'Whelp', sick: true }] } }, whelp);
    expect(t.tryActivate('Whelp')).toBeNull();
  });
});

describe('mana abilities (605)', () => {
  test('resolve at once, without the stack', () => {
    const t = new Table({ ann: { battlefield: ['Forest'] } }).activate('Forest');
    expect(t.stack).toEqual([]);
    expect(t.pool(ann)).toBe('G');
    expect(t.asked).toMatchObject({ kind: 'priority', player: ann });
  });

  test('ask for a colour where there is a choice', () => {
    const t = new Table({ ann: { battlefield: ['Border'] } }).activate('Border').answer([1]);
    expect(t.pool(ann)).toBe('G');
  });

  test('with a target are no mana abilities (605.5a)', () => {
    const odd = creature('Odd', '{G}', { ...activated([tap], add('{G}')), targets: [targetCreature] });
    const t = new Table({ ann: { battlefield: ['Odd'] } }, odd).activate('Odd');
    expect(t.stack.length).toBe(1);
    expect(t.pool(ann)).toBe('');
  });

  test('can be activated in another player’s turn', () => {
    const t = new Table({ ann: { battlefield: ['Border'] }, active: ben }).pass();
    expect(t.tryActivate('Border')).toBeNull();
  });
});

describe('loyalty abilities (606)', () => {
  const walker = card({
    name: 'Walker',
    cost: '{2}',
    types: ['planeswalker'],
    loyalty: 3,
    abilities: [
      activated([{ kind: 'loyalty', amount: 1 }], gain(1)),
      activated([{ kind: 'loyalty', amount: -4 }], gain(4)),
      activated([{ kind: 'loyalty', amount: '-X' }], { do: 'gainLife', who: you, amount: { kind: 'x' } }),
    ],
  });
  const table = (step: 'main1' | 'upkeep' = 'main1') =>
    new Table(
      { ann: { battlefield: [{ card: 'Walker', counters: { loyalty: 3 } }, 'Mountain'], hand: ['Bolt'] }, step },
      walker,
    );

  test('put or remove counters as a cost, once a turn', () => {
    const t = table().activate('Walker');
    expect(objectRow(t.g.state, t.id('Walker')).counters).toEqual({ loyalty: 4 });
    t.resolve();
    expect(t.tryActivate('Walker')).toEqual({ code: 'loyalty-used', rule: '606.3' });
  });

  test('need that many counters', () => {
    expect(table().tryActivate('Walker', 1)).toEqual({ code: 'too-little-loyalty', rule: '606.6' });
  });

  test('with −X ask for a number up to the loyalty', () => {
    const t = table().activate('Walker', 2);
    expect(t.asked).toMatchObject({ kind: 'number', max: 3 });
    expect(t.answer(2).resolve().life(ann)).toBe(22);
    expect(objectRow(t.g.state, t.id('Walker')).counters).toEqual({ loyalty: 1 });
  });

  test('are activated only when a sorcery could be cast', () => {
    expect(table('upkeep').tryActivate('Walker')).toEqual({ code: 'wrong-timing', rule: '606.3' });
    const t = table().cast('Bolt').answer([ben]);
    expect(t.tryActivate('Walker')).toMatchObject({ code: 'wrong-timing' });
  });
});

describe('playing lands (305)', () => {
  test('is possible once a turn, in one’s own main phase with an empty stack', () => {
    const t = new Table({ ann: { hand: ['Forest', 'Island', 'Bolt'], battlefield: ['Mountain'] } });
    const play = (name: string) => t.try({ action: 'playLand', card: t.id(name) });
    expect(play('Bolt')).toMatchObject({ code: 'not-a-land' });
    expect(play('Mountain')).toMatchObject({ code: 'not-in-zone' });
    expect(play('Forest')).toBeNull();
    expect(t.zone('Forest')).toBe(BATTLEFIELD);
    expect(play('Island')).toEqual({ code: 'land-limit', rule: '305.2b' });
  });

  test('is not possible with something on the stack or in another’s turn', () => {
    const t = new Table({ ann: { hand: ['Forest', 'Bolt'], battlefield: ['Mountain'] } }).cast('Bolt').answer([ben]);
    expect(t.try({ action: 'playLand', card: t.id('Forest') })).toEqual({ code: 'wrong-timing', rule: '305.1' });
    const away = new Table({ ann: { hand: ['Forest'] }, active: ben }).pass();
    expect(away.try({ action: 'playLand', card: away.id('Forest') })).toEqual({ code: 'wrong-timing', rule: '305.3' });
  });

  test('can be allowed more often by an effect', () => {
    const explorer = artifact('Explorer', {
      kind: 'static',
      effects: [{ kind: 'may', action: 'extraLands', who: you, count: 1 }],
    });
    const t = new Table({ ann: { hand: ['Forest', 'Island', 'Plains'], battlefield: ['Explorer'] } }, explorer);
    t.answer({ action: 'playLand', card: t.id('Forest') }, { action: 'playLand', card: t.id('Island') });
    expect(t.try({ action: 'playLand', card: t.id('Plains') })).toMatchObject({ code: 'land-limit' });
  });
});

describe('triggered abilities on the stack (603.3)', () => {
  const enters = (rest: Pick<TriggeredAbility, 'targets' | 'actions' | 'modes'>): TriggeredAbility => ({
    kind: 'triggered',
    on: { on: 'move', what: isThis, to: ['battlefield'] },
    ...rest,
  });

  test('choose their targets as they are put there', () => {
    const shaman = creature('Shaman', '{R}', enters({ targets: [anyTarget], actions: [damage(1)] }));
    const t = new Table({ ann: { hand: ['Shaman'], battlefield: ['Mountain'] } }, shaman).cast('Shaman').resolve();
    expect(t.asked).toMatchObject({ kind: 'targets', player: ann });
    t.answer([ben]);
    expect(t.entry()).toMatchObject({ kind: 'triggered', source: t.id('Shaman') });
    expect(t.resolve().life(ben)).toBe(19);
  });

  test('without a legal target are removed (603.3d)', () => {
    const hunter = creature(
      'Hunter',
      '{R}',
      enters({ targets: [{ name: 'target', what: { kind: 'type', type: 'enchantment' } }], actions: [damage(1)] }),
    );
    const t = new Table({ ann: { hand: ['Hunter'], battlefield: ['Mountain'] } }, hunter).cast('Hunter').resolve();
    expect(t.stack).toEqual([]);
    expect(t.asked.kind).toBe('priority');
  });

  test('that are delayed trigger only once (603.7b)', () => {
    const promise = instant('Promise', '{R}', {
      kind: 'spell',
      actions: [
        {
          do: 'delayed',
          trigger: { kind: 'triggered', on: { on: 'cast', what: isCreature, who: you }, actions: [gain(1)] },
        },
      ],
    });
    const hand = ['Promise', 'Elf', 'Elf'];
    const t = new Table({ ann: { hand, battlefield: ['Mountain', 'Forest', 'Forest'] } }, promise);
    t.cast('Promise').resolve().cast('Elf').resolve().resolve().cast('Elf#2').resolve();
    expect(t.life(ann)).toBe(21);
    expect(t.zone('Elf#2')).toBe(BATTLEFIELD);
  });

  test('choose their modes as they are put there (603.3c)', () => {
    const mage = creature(
      'Mage',
      '{R}',
      enters({ actions: [], modes: { min: 1, max: 1, choices: [{ actions: [gain(1)] }, { actions: [gain(2)] }] } }),
    );
    const t = new Table({ ann: { hand: ['Mage'], battlefield: ['Mountain'] } }, mage)
      .cast('Mage')
      .resolve()
      .answer([1]);
    expect(t.resolve().life(ann)).toBe(22);
  });
});

describe('new targets (115.7d)', () => {
  test('may be chosen for a spell; what is left stays', () => {
    const fork = instant('Fork', '{R}', {
      kind: 'spell',
      targets: [{ name: 'target', what: { kind: 'spell' }, zones: ['stack'] }],
      actions: [{ do: 'newTargets', of: { kind: 'var', name: 'target' } }],
    });
    const t = new Table({ ann: { hand: ['Bolt', 'Fork'], battlefield: ['Mountain', 'Mountain'] } }, fork);
    t.cast('Bolt').answer([ben]).cast('Fork').resolve();
    expect(t.asked).toMatchObject({ kind: 'targets', rule: '115.7d', from: [ben, ann] });
    t.answer([ann]);
    expect(t.targets()).toEqual([[ann]]);
    expect(t.resolve().life(ann)).toBe(17);
  });
});

test('abilities of a permanent that is a mana source of two kinds are both offered', () => {
  const both = land('Both', activated([tap], addOneOf('{R}', '{G}')), activated([tap], add('{C}')));
  const t = new Table({ ann: { battlefield: ['Both'] } }, both);
  expect(t.legal().filter((a) => a.action === 'activate').length).toBe(2);
});
