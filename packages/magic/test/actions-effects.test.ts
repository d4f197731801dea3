import { objectRow } from '@rulewright/kernel';
import type { Action, Card, StaticEffect } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { forbidden } from '../src/100-game/101.2-restrictions.ts';
import { BATTLEFIELD, EXILE, HAND, LIBRARY, STACK } from '../src/400-zones/400-zones.ts';
import { ann, aTarget, bear, ben, bolt, chosen, creatures, damage, named, ogre, Table, you } from './actions-table.ts';

const thisTurn = (...effects: readonly StaticEffect[]): Action => ({
  do: 'effect',
  effects,
  duration: { kind: 'endOfTurn' },
});
const bigger = (what: StaticEffect & { kind: 'modify' }): Action => thisTurn(what);

describe('continuous effects', () => {
  test('the objects are those that fit when it begins', () => {
    const table = new Table();
    const early = table.put(bear, BATTLEFIELD);
    table.do([bigger({ kind: 'modify', what: creatures, changes: [{ kind: 'addPT', power: 1, toughness: 1 }] })]);
    const late = table.put(bear, BATTLEFIELD);
    expect([table.is(early).power, table.is(late).power]).toEqual([3, 2]);
  });

  test('a number is worked out once', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    const n = { kind: 'count', of: creatures } as const;
    table.do([bigger({ kind: 'modify', what: creatures, changes: [{ kind: 'addPT', power: n, toughness: 0 }] })]);
    table.put(ogre, BATTLEFIELD);
    expect(table.is(id).power).toBe(3);
  });

  test('control is gained by the player meant when it began', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD, ben)];
    const who = { kind: 'controller', of: named('b') } as const;
    table.do([thisTurn({ kind: 'modify', what: named('a'), changes: [{ kind: 'controller', who }] })], {
      a: [a],
      b: [b],
    });
    expect(table.is(a).controller).toBe(ben);
    table.do([{ do: 'move', what: named('b'), to: { zone: 'exile' } }], { b: [b] });
    expect(table.is(a).controller).toBe(ben);
  });

  test('a restriction on a target is about that target', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD)];
    table.do([thisTurn({ kind: 'cant', action: 'block', what: named('target') })], { target: [a] });
    expect(forbidden(table.g, 'block', a)?.code).toBe('forbidden');
    expect(forbidden(table.g, 'block', b)).toBeNull();
  });

  test('“for as long as” that is not true now never begins', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do(
      [
        {
          do: 'effect',
          effects: [{ kind: 'modify', what: named('it'), changes: [{ kind: 'addPT', power: 1, toughness: 1 }] }],
          duration: { kind: 'while', condition: { kind: 'matches', what: named('it'), where: { kind: 'tapped' } } },
        },
      ],
      { it: [id] },
    );
    expect(table.g.state.live).toEqual([]);
  });

  test('players and objects of a duration are fixed', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    const modify: StaticEffect = { kind: 'modify', what: named('it'), changes: [{ kind: 'switchPT' }] };
    table.do(
      [
        { do: 'effect', effects: [modify], duration: { kind: 'untilNextTurn', of: you } },
        { do: 'effect', effects: [modify], duration: { kind: 'untilLeaves', what: { kind: 'this' } } },
      ],
      { it: [id] },
    );
    const durations = table.g.state.effects.chunks.flat().map((row) => row?.duration);
    expect(durations).toMatchObject([{ players: [ann] }, { objects: [table.source] }]);
  });

  test('the next damage is prevented as far as the shield goes', () => {
    const table = new Table();
    const shield: StaticEffect = {
      kind: 'replace',
      on: { on: 'damage', to: { kind: 'is', what: you } },
      instead: { kind: 'prevent', amount: 3, shield: true },
    };
    table.do([thisTurn(shield), damage(2, you), damage(2, you), damage(2, you)]);
    expect(table.life(ann)).toBe(17);
  });
});

describe('triggers that effects create', () => {
  test('a delayed trigger waits and remembers what it speaks of', () => {
    const table = new Table();
    const id = table.put(bear, BATTLEFIELD);
    table.do(
      [
        {
          do: 'delayed',
          trigger: {
            kind: 'triggered',
            on: { on: 'beginning', step: 'end' },
            actions: [{ do: 'sacrificeObjects', what: named('it') }],
          },
        },
      ],
      { it: [id] },
    );
    expect(table.g.state.pending).toEqual([]);
    table.happen({ kind: 'beginning', step: 'end', player: ann } as never);
    expect(table.g.state.pending).toMatchObject([{ source: table.source, controller: ann, locals: { it: [id] } }]);
  });

  test('a reflexive trigger has triggered at once', () => {
    const table = new Table();
    table.do([{ do: 'reflexive', effect: { actions: [{ do: 'draw', who: you, count: 1 }] } }]);
    expect(table.g.state.pending).toHaveLength(1);
    expect(table.zone(STACK)).toEqual([]);
  });
});

describe('casting during resolution', () => {
  const shock: Card = {
    name: 'Test Shock',
    layout: 'normal',
    faces: [
      {
        name: 'Test Shock',
        cost: '{9}{R}',
        types: ['sorcery'],
        abilities: [
          {
            kind: 'spell',
            targets: [{ name: 'target', what: { kind: 'type', type: 'creature' } }],
            actions: [damage(2)],
          },
        ],
      },
    ],
  };
  const castIt: Action = { do: 'cast', what: named('it'), free: true };

  test('a card is cast without paying its mana cost and goes on top of the stack', () => {
    const table = new Table(false, [shock]);
    const [id] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD, ben)];
    const card = table.put(shock, EXILE);
    table.do([castIt], { it: [card] }, true, [id]);
    expect(table.names(STACK)).toEqual(['Test Shock']);
    table.resolve(table.zone(STACK)[0] as typeof card);
    expect(objectRow(table.g.state, id).damage).toBe(2);
  });

  test('a copy of a card can be cast, and the card stays', () => {
    const table = new Table(false, [shock]);
    table.put(bear, BATTLEFIELD);
    const card = table.put(shock, EXILE);
    table.do([{ ...castIt, copies: true }], { it: [card] }, true);
    expect(table.names(EXILE)).toEqual(['Test Shock']);
    expect(objectRow(table.g.state, table.zone(STACK)[0] as typeof card).kind).toBe('copy');
  });

  test('what cannot be cast is not offered', () => {
    const table = new Table(false, [shock]);
    table.do([castIt], { it: [table.put(shock, EXILE)] });
    expect(table.g.state.decision).toBeNull();
    expect(table.names(EXILE)).toEqual(['Test Shock']);
  });
});

describe('paying while resolving', () => {
  const orElse: Action = {
    do: 'pay',
    cost: [{ kind: 'life', amount: 2 }],
    then: [{ do: 'draw', who: you, count: 1 }],
    else: [{ do: 'tap', what: { kind: 'this' } }],
  };

  test.each([true, false])('a player may pay or not (pays: %s)', (pays) => {
    const table = new Table();
    table.put(bear, LIBRARY);
    table.do([orElse], {}, pays);
    expect(table.life(ann)).toBe(pays ? 18 : 20);
    expect(table.zone(HAND)).toHaveLength(pays ? 1 : 0);
    expect(table.isTapped(table.source)).toBe(!pays);
  });
});

describe('spells as objects', () => {
  test('a countered spell goes to the graveyard and does not resolve', () => {
    const table = new Table();
    const spell = table.cast(bolt, { actions: [damage(3, you)] }, {}, ben);
    table.do([{ do: 'counter', what: named('it') }], { it: [spell] });
    expect(table.names(3, ben)).toEqual(['Test Bolt']);
    expect(table.life(ben)).toBe(20);
  });

  test('a countered spell goes where the effect says instead', () => {
    const table = new Table();
    table.put(bear, LIBRARY, ben);
    const spell = table.cast(bolt, { actions: [] }, {}, ben);
    table.do([{ do: 'counter', what: named('it'), to: { zone: 'library', position: 'top' } }], { it: [spell] });
    expect(table.names(LIBRARY, ben)).toEqual(['Test Bolt', 'Test Bear']);
  });

  test('a copy of a spell has its decisions, its own controller, and ceases after resolving', () => {
    const table = new Table();
    const spell = table.cast(bolt, { actions: [damage({ kind: 'x' }, you)] }, { x: 3 }, ben);
    table.do([{ do: 'copySpell', what: named('it') }], { it: [spell] });
    const copy = table.zone(STACK).at(-1) as typeof spell;
    expect(objectRow(table.g.state, copy)).toMatchObject({ kind: 'copy', controller: ann });
    table.resolve(copy);
    expect([table.life(ann), table.life(ben)]).toEqual([17, 20]);
    expect(table.isGone(copy)).toBe(true);
    expect(table.zone(3)).toEqual([]);
    table.resolve(spell);
    expect(table.life(ben)).toBe(17);
  });

  test('new targets may be chosen for a copy', () => {
    const table = new Table();
    const [a, b] = [table.put(bear, BATTLEFIELD), table.put(ogre, BATTLEFIELD, ben)];
    const creature = aTarget({ kind: 'type', type: 'creature' });
    const effect = { targets: [creature], actions: [damage(1)] };
    const spell = table.cast(bolt, effect, { targets: [chosen(creature, [a])] });
    table.do([{ do: 'copySpell', what: named('it'), newTargets: true }], { it: [spell] }, [b]);
    table.resolve(table.zone(STACK).at(-1) as typeof spell);
    expect([a, b].map((id) => objectRow(table.g.state, id).damage)).toEqual([0, 1]);
  });

  test('a copy of a permanent spell becomes a token', () => {
    const table = new Table();
    const spell = table.cast(bear, null);
    table.do([{ do: 'copySpell', what: named('it') }], { it: [spell] });
    table.resolve(table.zone(STACK).at(-1) as typeof spell);
    const token = table.zone(BATTLEFIELD).at(-1) as typeof spell;
    expect(objectRow(table.g.state, token).kind).toBe('token');
    expect(table.is(token).name).toBe('Test Bear');
  });
});
