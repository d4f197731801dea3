import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Effect } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, GRAVEYARD, STACK } from '../src/400-zones/400-zones.ts';
import {
  ann,
  aTarget,
  bear,
  ben,
  bolt,
  chosen,
  creatures,
  damage,
  named,
  ogre,
  Table,
  veil,
  you,
} from './actions-table.ts';

const creature = aTarget({ kind: 'type', type: 'creature' });
const strike: Effect = { targets: [creature], actions: [damage(3), { do: 'gainLife', who: you, amount: 3 }] };

describe('spells', () => {
  test('a sorcery or instant goes to the graveyard after its instructions', () => {
    const table = new Table();
    const id = table.put(ogre, BATTLEFIELD, ben);
    table.resolve(table.cast(bolt, strike, { targets: [chosen(creature, [id])] }));
    expect(objectRow(table.g.state, id).damage).toBe(3);
    expect(table.life(ann)).toBe(23);
    expect(table.names(GRAVEYARD)).toEqual(['Test Bolt']);
    expect(table.zone(STACK)).toEqual([]);
  });

  test('a spell whose only target has become illegal does not resolve', () => {
    const table = new Table();
    const id = table.put(ogre, BATTLEFIELD, ben);
    const spell = table.cast(bolt, strike, { targets: [chosen(creature, [id])] });
    table.happen({ kind: 'move', object: id, to: GRAVEYARD } as never);
    table.resolve(spell);
    expect(table.life(ann)).toBe(20);
    expect(table.names(GRAVEYARD)).toEqual(['Test Bolt']);
  });

  test('an illegal target is left out while the rest happens', () => {
    const table = new Table();
    const [a, b] = [table.put(ogre, BATTLEFIELD, ben), table.put(bear, BATTLEFIELD, ben)];
    const two = aTarget(creature.what, { min: 2, max: 2, divide: 3 });
    const effect: Effect = {
      targets: [two],
      actions: [{ do: 'damage', to: named('target'), amount: 3, divided: 'target' }],
    };
    const spell = table.cast(bolt, effect, { targets: [chosen(two, [a, b], [2, 1])] });
    table.happen({ kind: 'move', object: b, to: GRAVEYARD } as never);
    table.resolve(spell);
    expect(table.events('damage')).toMatchObject([{ to: a, amount: 2 }]);
  });

  test('a spell with no targets chosen resolves', () => {
    const table = new Table();
    table.resolve(table.cast(bolt, strike, { targets: [chosen({ ...creature, min: 0, max: 3 }, [])] }));
    expect(table.life(ann)).toBe(23);
  });

  test('modes happen in the order printed, each with its own targets of the same name', () => {
    const table = new Table();
    const [a, b] = [table.put(ogre, BATTLEFIELD), table.put(bear, BATTLEFIELD)];
    const modal: Effect = {
      actions: [],
      modes: {
        min: 2,
        max: 2,
        choices: [
          { targets: [creature], actions: [damage(1)] },
          { actions: [{ do: 'gainLife', who: you, amount: 1 }] },
          { targets: [creature], actions: [{ do: 'tap', what: named('target') }] },
        ],
      },
    };
    table.resolve(table.cast(bolt, modal, { modes: [2, 0], targets: [chosen(creature, [a]), chosen(creature, [b])] }));
    expect(table.isTapped(a)).toBe(true);
    expect(table.isTapped(b)).toBe(false);
    expect(objectRow(table.g.state, b).damage).toBe(1);
    const order = ['damage', 'tap'].map((kind) => table.events(kind)[0]);
    const log = table.g.state.log.chunks.flat();
    expect(log.indexOf(order[0] as never)).toBeLessThan(log.indexOf(order[1] as never));
  });

  test('X is what was chosen for the spell', () => {
    const table = new Table();
    table.resolve(table.cast(bolt, { actions: [damage({ kind: 'x' }, you)] }, { x: 5 }));
    expect(table.life(ann)).toBe(15);
  });

  test('a spell that moves itself is not put into the graveyard as well', () => {
    const table = new Table();
    table.resolve(table.cast(bolt, { actions: [{ do: 'move', what: { kind: 'this' }, to: { zone: 'hand' } }] }));
    expect(table.zone(GRAVEYARD)).toEqual([]);
    expect(table.names(1)).toEqual(['Test Bolt']);
  });
});

describe('permanent spells', () => {
  test('a creature spell becomes a permanent under its controller’s control', () => {
    const table = new Table();
    const spell = table.cast(bear, null, {}, ben);
    table.resolve(spell);
    const id = table.now(spell);
    expect(objectRow(table.g.state, id)).toMatchObject({ zone: BATTLEFIELD, controller: ben });
  });

  test('an Aura enters attached to its target', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    const host = { ...creature, name: 'host' };
    const spell = table.cast(veil, { targets: [host], actions: [] }, { targets: [chosen(host, [id])] });
    table.resolve(spell);
    expect(objectRow(table.g.state, table.now(spell)).host).toBe(id);
    expect(objectRow(table.g.state, id).attachments).toEqual([table.now(spell)]);
  });

  test('an Aura whose target is gone goes to the graveyard', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    const spell = table.cast(veil, { targets: [creature], actions: [] }, { targets: [chosen(creature, [id])] });
    table.happen({ kind: 'move', object: id, to: GRAVEYARD } as never);
    table.resolve(spell);
    expect(table.names(GRAVEYARD)).toEqual(['Test Bear', 'Test Veil']);
  });

  test('effects on the spell go on applying to the permanent', () => {
    const table = new Table();
    const spell = table.cast(bear, null);
    table.do(
      [
        {
          do: 'effect',
          duration: { kind: 'forever' },
          effects: [{ kind: 'modify', what: named('it'), changes: [{ kind: 'colors', colors: ['blue'], set: true }] }],
        },
      ],
      { it: [spell] },
    );
    table.resolve(spell);
    expect(table.is(table.now(spell)).colors).toBe(2);
  });
});

describe('abilities', () => {
  const trigger = (table: Table, effect: Effect, rest = {}): ObjectId => {
    const stack = {
      kind: 'triggered',
      source: table.source,
      effect,
      modes: [],
      targets: [],
      x: 0,
      locals: {},
      paid: {},
      event: null,
      condition: null,
      keyword: null,
      from: BATTLEFIELD,
      ...rest,
    };
    table.happen({ kind: 'create', what: 'ability', owner: ann, to: STACK, stack } as never);
    return table.zone(STACK).at(-1) as ObjectId;
  };

  test('an ability ceases to exist after it resolves', () => {
    const table = new Table();
    const id = trigger(table, { actions: [{ do: 'gainLife', who: you, amount: 1 }] });
    table.resolve(id);
    expect(table.life(ann)).toBe(21);
    expect(table.isGone(id)).toBe(true);
    expect(table.zone(GRAVEYARD)).toEqual([]);
  });

  test('a triggered ability whose “if” is no longer true does nothing', () => {
    const table = new Table();
    const condition = { kind: 'exists', what: creatures };
    table.resolve(trigger(table, { actions: [{ do: 'gainLife', who: you, amount: 1 }] }, { condition }));
    expect(table.life(ann)).toBe(20);
    expect(table.zone(STACK)).toEqual([]);
  });
});
