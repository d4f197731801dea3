import { hash } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { GRAVEYARD, HAND } from '../src/400-zones/400-zones.ts';
import {
  activated,
  ann,
  artifact,
  ben,
  card,
  creature,
  gain,
  instant,
  isCreature,
  mana,
  sorcery,
  Table,
  tap,
} from './casting-table.ts';
import { spell } from './mana-sources.ts';

describe('paying by hand (601.2g)', () => {
  const table = () => new Table({ ann: { hand: ['Bear'], battlefield: ['Forest', 'Forest', 'Border'] } });

  test('activates mana abilities one by one and then spends', () => {
    const t = table().cast('Bear', { pay: 'manual' });
    expect(t.asked).toMatchObject({ kind: 'payment', player: ann, rule: '601.2g' });
    const forest = { object: t.id('Forest'), index: 0 };
    const border = { object: t.id('Border'), index: 0 };
    t.answer({ activate: border }, [0], { activate: forest });
    expect(t.pool(ann)).toBe('RG');
    expect(t.try({ activate: forest })).toMatchObject({ code: 'tapped' });
    expect(t.try({ spend: [0] })).toMatchObject({ code: 'wrong-payment' });
    expect(t.try({ spend: [0, 0] })).toMatchObject({ code: 'wrong-payment' });
    expect(t.try({ spend: 'all' })).toMatchObject({ code: 'not-a-payment' });
    t.answer({ spend: [0, 1] });
    expect([t.isTapped('Forest#2'), t.pool(ann), t.stack.length]).toEqual([false, '', 1]);
  });

  test('can be left to the automatic payer half-way', () => {
    const t = table().cast('Bear', { pay: 'manual' });
    t.answer({ activate: { object: t.id('Border'), index: 0 } }, [0], { auto: true });
    expect([t.isTapped('Border'), t.isTapped('Forest'), t.isTapped('Forest#2')]).toEqual([true, true, false]);
  });

  test('can be cancelled, and everything is undone (733.1)', () => {
    const t = table();
    const before = hash(t.g.state);
    t.cast('Bear', { pay: 'manual' }).answer({ activate: { object: t.id('Forest'), index: 0 } });
    expect(t.try({ cancel: true })).toEqual({ code: 'cancelled', rule: '733.1' });
    expect(t.zone('Bear')).toBe(HAND);
    expect([t.isTapped('Forest'), t.pool(ann)]).toEqual([false, '']);
    expect(hash(t.g.state)).toBe(before);
  });

  test('only mana abilities can be activated meanwhile', () => {
    const healer = creature('Healer', '{W}', activated([tap], gain(1)));
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Forest', 'Forest', 'Healer'] } }, healer);
    t.cast('Bear', { pay: 'manual' });
    expect(t.try({ activate: { object: t.id('Healer'), index: 0 } })).toMatchObject({ code: 'not-a-mana-ability' });
  });

  test('a Phyrexian symbol that no mana is spent on costs life', () => {
    const t = new Table({ ann: { hand: ['Spell'], battlefield: ['Plains'] } }, spell('Spell', '{1}{W/P}'));
    t.cast('Spell', { pay: 'manual' }).answer({ activate: { object: t.id('Plains'), index: 0 } }, { spend: [0] });
    expect(t.life(ann)).toBe(18);
  });

  test('life may be paid to the last point, and no further (119.4)', () => {
    const costly = spell('Spell', '{1}{W/P}');
    const last = new Table({ ann: { hand: ['Spell'], battlefield: ['Plains'], life: 2 } }, costly);
    last.cast('Spell', { pay: 'manual' }).answer({ activate: { object: last.id('Plains'), index: 0 } }, { spend: [0] });
    expect(last.life(ann)).toBe(0);
    const less = new Table({ ann: { hand: ['Spell'], battlefield: ['Plains'], life: 1 } }, costly);
    expect(less.tryCast('Spell')).toMatchObject({ code: 'cannot-pay' });
  });
});

describe('a cost while something resolves (118.12)', () => {
  const offer = instant('Offer', '{R}', {
    kind: 'spell',
    actions: [
      {
        do: 'pay',
        who: { kind: 'players', which: 'opponents' },
        cost: [mana('{1}')],
        then: [gain(1)],
        else: [gain(5)],
      },
    ],
  });

  test('is offered to a player who can pay it', () => {
    const t = new Table(
      { ann: { hand: ['Offer'], battlefield: ['Mountain'] }, ben: { battlefield: ['Forest'] } },
      offer,
    );
    t.cast('Offer').resolve();
    expect(t.asked).toMatchObject({ kind: 'yesNo', player: ben, rule: '118.12' });
    t.answer(true);
    expect([t.isTapped('Forest'), t.life(ann)]).toEqual([true, 21]);
  });

  test('is not offered to one who cannot', () => {
    const t = new Table({ ann: { hand: ['Offer'], battlefield: ['Mountain'] } }, offer).cast('Offer').resolve();
    expect(t.life(ann)).toBe(25);
  });

  test('may be declined', () => {
    const t = new Table(
      { ann: { hand: ['Offer'], battlefield: ['Mountain'] }, ben: { battlefield: ['Forest'] } },
      offer,
    );
    t.cast('Offer').resolve().answer(false);
    expect([t.isTapped('Forest'), t.life(ann)]).toEqual([false, 25]);
  });
});

describe('costs beside mana', () => {
  test('two sacrifices need two different permanents (118.10)', () => {
    const greedy = sorcery(
      'Greedy',
      '{0}',
      {
        kind: 'additionalCost',
        cost: [
          { kind: 'sacrifice', what: isCreature, count: 1 },
          { kind: 'sacrifice', what: { kind: 'type', type: 'artifact' }, count: 1 },
        ],
      },
      { kind: 'spell', actions: [] },
    );
    const golem = card({ name: 'Golem', cost: '{1}', types: ['artifact', 'creature'], power: 1, toughness: 1 });
    const can = (battlefield: readonly string[]) =>
      new Table({ ann: { hand: ['Greedy'], battlefield } }, greedy, golem).canCast('Greedy');
    expect([can(['Golem']), can(['Golem', 'Bear']), can(['Golem', 'Golem'])]).toEqual([false, true, true]);
  });

  test('discarding at random is random, and last', () => {
    const wild = sorcery(
      'Wild',
      '{0}',
      { kind: 'additionalCost', cost: [{ kind: 'discard', what: { kind: 'card' }, count: 1, random: true }] },
      { kind: 'spell', actions: [] },
    );
    const t = new Table({ ann: { hand: ['Wild', 'Bear', 'Elf', 'Bolt'] } }, wild).cast('Wild');
    expect(['Bear', 'Elf', 'Bolt'].filter((name) => t.zone(name) === GRAVEYARD).length).toBe(1);
    expect(t.happened).toContain('pick');
  });

  test('a crew of creatures is tapped', () => {
    const ship = artifact('Ship', activated([{ kind: 'tapOthers', what: isCreature, count: 2 }], gain(1)));
    const t = new Table({ ann: { battlefield: ['Ship', 'Bear', { card: 'Elf', sick: true }] } }, ship).activate('Ship');
    expect([t.isTapped('Bear'), t.isTapped('Elf')]).toEqual([true, true]);
  });

  test('cards are exiled from a graveyard, returned to hand, milled and revealed', () => {
    const odd = sorcery(
      'Odd',
      '{0}',
      {
        kind: 'additionalCost',
        cost: [
          { kind: 'exile', what: { kind: 'card' }, from: 'graveyard', count: 1 },
          { kind: 'return', what: isCreature, count: 1 },
          { kind: 'reveal', what: isCreature, count: 1 },
          { kind: 'mill', count: 2 },
        ],
      },
      { kind: 'spell', actions: [] },
    );
    const t = new Table({ ann: { hand: ['Odd', 'Elf'], battlefield: ['Bear'], graveyard: ['Bolt'] } }, odd).cast('Odd');
    expect(t.zone('Bear')).toBe(HAND);
    expect(t.happened).toEqual(expect.arrayContaining(['reveal', 'mill']));
  });
});
