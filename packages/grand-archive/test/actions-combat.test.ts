/** What effects do to the combat at hand, and that nothing comes of it without one. */
import { fork } from '@rulewright/kernel';
import type { Action } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import type { Combat } from '../src/index.ts';
import { Acting, named } from './acting.ts';
import { ANN, BOB } from './table.ts';

describe('in combat', () => {
  /** Ann's squire attacks Bob's squire; his champion retaliates. */
  const fighting = (more: Partial<Combat> = {}) => {
    const t = new Acting();
    const ids = {
      squire: t.put('Squire'),
      his: t.put('Squire', { owner: BOB }),
      foe: t.put('Hana, Young Archer', { owner: BOB }),
      wolf: t.put('Wolf', { owner: BOB }),
    };
    const combat: Combat = {
      attackingPlayer: ANN,
      defendingPlayers: [BOB],
      attacker: ids.squire,
      attacking: true,
      defenders: [ids.his],
      wielded: [],
      intents: [],
      cleave: false,
      retaliators: [{ id: ids.foe, against: ids.squire }],
      intercepting: [],
      commanded: false,
      ...more,
    };
    Object.assign(t, { g: { ...t.g, state: { ...fork(t.g.state), game: { ...t.g.state.game, combat } } } });
    const now = (): Combat | null => t.g.state.game.combat;
    return { t, ids, now };
  };

  test('an attack is redirected to another that could have been attacked', () => {
    const { t, ids, now } = fighting();
    t.do([{ do: 'redirectAttack', to: named('it') }], { it: [ids.wolf] });
    expect(now()?.defenders).toEqual([ids.wolf]);
    t.do([{ do: 'redirectAttack', to: named('it') }], { it: [ids.squire] });
    expect(now()?.defenders).toEqual([ids.wolf]);
  });

  test('not one that cleaves, and not to whom it attacks already', () => {
    const { t, ids, now } = fighting({ cleave: true });
    t.do([{ do: 'redirectAttack', to: named('it') }], { it: [ids.wolf] });
    expect(now()?.defenders).toEqual([ids.his]);
    const again = fighting();
    again.t.do([{ do: 'redirectAttack', to: named('it') }], { it: [again.ids.his] });
    expect(again.t.kinds()).toEqual([]);
  });

  test('what is removed from combat has no part in it', () => {
    const { t, ids, now } = fighting();
    t.do([{ do: 'removeFromCombat', what: named('it') }], { it: [ids.his, ids.foe, ids.wolf] });
    expect(now()).toMatchObject({ defenders: [], retaliators: [], attacking: true });
    t.do([{ do: 'removeFromCombat', what: named('it') }], { it: [ids.squire] });
    expect(now()).toMatchObject({ attacking: false });
    const before = t.kinds().length;
    t.do([{ do: 'removeFromCombat', what: named('it') }], { it: [ids.wolf] });
    expect(t.kinds()).toHaveLength(before);
  });

  test('an attack that ends has nothing to attack; who retaliates still does', () => {
    const { t, ids, now } = fighting();
    t.do([{ do: 'endAttack' }]);
    expect(now()).toMatchObject({ attacking: false, defenders: [], retaliators: [{ id: ids.foe }] });
  });

  test('a unit retaliates once', () => {
    const { t, ids, now } = fighting();
    t.do([{ do: 'retaliate', what: named('it') }], { it: [ids.wolf, ids.foe] });
    expect(now()?.retaliators).toEqual([
      { id: ids.foe, against: ids.squire },
      { id: ids.wolf, against: ids.squire },
    ]);
  });

  test.each<Action>([
    { do: 'redirectAttack', to: named('it') },
    { do: 'removeFromCombat', what: named('it') },
    { do: 'endAttack' },
    { do: 'endCombat' },
    { do: 'retaliate', what: named('it') },
  ])('without a combat nothing comes of %j', (action) => {
    const t = new Acting();
    t.do([action], { it: [t.put('Squire')] });
    expect(t.kinds()).toEqual([]);
    expect(t.asked).toBeNull();
  });
});
