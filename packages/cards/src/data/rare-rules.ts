/** Cards for rules that few cards touch: the world rule (704.5k), timestamps of counters (613.7c), draws (104.4c), "this game". */
import type { Card, Condition } from '@rulewright/language';
import { creature, enchantment } from '../faces.ts';
import * as p from '../phrases.ts';

const world = ({ faces: [face], ...rest }: Card): Card => ({
  ...rest,
  faces: [{ ...face, supertypes: ['world'] }],
});

/** This has dealt damage to it this game. */
const hasBeenDamaged: Condition = {
  kind: 'history',
  event: { on: 'damage', source: p.isThis, to: { kind: 'is', what: p.bound('it') } },
  since: 'game',
};

export const rareRules: readonly Card[] = [
  world(enchantment('Concordant Crossroads', '{G}', p.always(p.modify(p.each(p.isCreature), p.gain(p.haste))))),
  world(
    enchantment(
      'Gravity Sphere',
      '{2}{R}',
      p.always(p.modify(p.each(p.isCreature), { kind: 'lose', keyword: 'flying' })),
    ),
  ),
  creature(
    'Splendor Mare',
    '{2}{W}',
    'Elk Unicorn',
    '3/3',
    p.lifelink,
    { kind: 'keyword', keyword: 'cycling', cost: [p.mana('{1}{W}')] },
    {
      ...p.triggered(
        { on: 'activate', what: p.isThis, keyword: 'cycling' },
        p.target(p.isCreature, p.youControl),
        p.counters('lifelink', 1, p.it),
      ),
      zones: ['graveyard', 'exile'],
    },
  ),
  enchantment(
    'Divine Intervention',
    '{6}{W}{W}',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: { kind: 'enters', counters: [{ counter: 'intervention', count: 2 }] },
    },
    p.triggered(p.atYour('upkeep'), { do: 'removeCounters', from: p.self, counter: 'intervention', count: 1 }),
    p.triggered(
      { on: 'counters', what: p.isThis, counter: 'intervention', removed: true, last: true },
      { do: 'drawGame' },
    ),
  ),
  creature(
    'The Fallen',
    '{1}{B}{B}{B}',
    'Zombie',
    '2/3',
    p.triggered(
      p.atYour('upkeep'),
      p.damage(
        1,
        p.union(
          { kind: 'players', which: 'opponents', where: hasBeenDamaged },
          p.each(p.isPlaneswalker, { kind: 'where', condition: hasBeenDamaged }),
        ),
      ),
    ),
  ),
];
