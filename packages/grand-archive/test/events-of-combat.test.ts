/** Combat and damage: each part of a pattern for itself, with an event that it fits and one that it does not. */
import { ally, attack, beast, checked, combatDamage, isThis, weapon, you } from './event-cases.ts';
import { BOB } from './table.ts';

checked([
  [
    'combat',
    [
      ['attacks', { on: 'attack', what: ally }, (t) => attack(t), true],
      ['is no such unit', { on: 'attack', what: beast }, (t) => attack(t), false],
      ['is used to attack', { on: 'attack', what: isThis }, (t) => attack(t), true, 'sword'],
      ['is not used', { on: 'attack', what: isThis }, (t) => attack(t, { using: [] }), false, 'sword'],
      ['attacks such a thing', { on: 'attack', whom: ally }, (t) => attack(t), true],
      ['another', { on: 'attack', whom: beast }, (t) => attack(t), false],
      ['with such a thing', { on: 'attack', using: weapon }, (t) => attack(t), true],
      ['without one', { on: 'attack', using: weapon }, (t) => attack(t, { using: [] }), false],
      ['you attack', { on: 'attack', who: you }, (t) => attack(t), true],
      ['another does', { on: 'attack', who: you }, (t) => attack(t, { player: BOB }), false],
      ['targets', { on: 'attack', whom: ally, targeting: true }, (t) => attack(t, { chosen: [t.his] }), true],
      ['does not target', { on: 'attack', whom: ally, targeting: true }, (t) => attack(t), false],
      ['hits', { on: 'hit', what: ally, whom: ally }, (t) => combatDamage(t), true],
      ['hits another', { on: 'hit', whom: beast }, (t) => combatDamage(t), false],
      ['is used to hit', { on: 'hit', what: isThis }, (t) => combatDamage(t, { using: [t.sword] }), true, 'sword'],
      ['deals damage otherwise', { on: 'hit', what: ally }, (t) => combatDamage(t, { combat: false }), false],
    ],
  ],
  [
    'damage',
    [
      ['in combat', { on: 'damage', combat: true }, (t) => combatDamage(t), true],
      ['not in combat', { on: 'damage', combat: false }, (t) => combatDamage(t), false],
      ['by such a thing', { on: 'damage', source: ally }, (t) => combatDamage(t), true],
      ['by another', { on: 'damage', source: beast }, (t) => combatDamage(t), false],
      ['to such a thing', { on: 'damage', to: ally }, (t) => combatDamage(t), true],
      ['to another', { on: 'damage', to: beast }, (t) => combatDamage(t), false],
      ['so much', { on: 'damage', amount: { op: '≥', to: 2 } }, (t) => combatDamage(t), true],
      ['less', { on: 'damage', amount: { op: '≥', to: 3 } }, (t) => combatDamage(t), false],
      [
        'prevented',
        { on: 'prevented', source: ally, to: ally },
        (t) => ({ kind: 'prevented', source: t.squire, to: t.his, amount: 1 }),
        true,
      ],
      [
        'to another',
        { on: 'prevented', to: beast },
        (t) => ({ kind: 'prevented', source: t.squire, to: t.his, amount: 1 }),
        false,
      ],
      [
        'by another',
        { on: 'prevented', source: beast },
        (t) => ({ kind: 'prevented', source: t.squire, to: t.his, amount: 1 }),
        false,
      ],
    ],
  ],
]);
