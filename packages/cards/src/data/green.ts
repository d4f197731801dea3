/** Green cards. */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const green: readonly Card[] = [
  p.creature(
    'Acidic Slime',
    '{3}{G}{G}',
    'Ooze',
    '2/2',
    p.deathtouch,
    p.triggered(p.whenThisEnters, p.target(p.any(p.isArtifact, p.isEnchantment, p.isLand)), p.destroy(p.it)),
  ),
  p.creature(
    'Arbor Elf',
    '{G}',
    'Elf Druid',
    '1/1',
    p.activated([p.tap], p.target(p.isSubtype('Forest')), { do: 'untap', what: p.it }),
  ),
  p.creature('Centaur Courser', '{2}{G}', 'Centaur Warrior', '3/3'),
  p.creature('Deadly Recluse', '{1}{G}', 'Spider', '1/2', p.reach, p.deathtouch),
  p.creature('Elvish Visionary', '{1}{G}', 'Elf Shaman', '1/1', p.triggered(p.whenThisEnters, p.draw(1))),
  p.instant(
    'Fog',
    '{G}',
    p.spell(p.thisTurn({ kind: 'replace', on: { on: 'damage', combat: true }, instead: { kind: 'prevent' } })),
  ),
  p.planeswalker(
    'Garruk, Primal Hunter',
    '{2}{G}{G}{G}',
    'Garruk',
    3,
    p.loyalty(1, p.token(p.creatureToken('green', 'Beast', '3/3'))),
    p.loyalty(-3, p.draw(p.greatestPower(p.each(p.isCreature, p.youControl)))),
    p.loyalty(-6, p.token(p.creatureToken('green', 'Wurm', '6/6'), p.count(p.each(p.isLand, p.youControl)))),
  ),
  p.creature('Primal Huntbeast', '{3}{G}', 'Beast', '3/3', p.hexproof),
  p.creature(
    'Roaring Primadox',
    '{3}{G}',
    'Beast',
    '4/4',
    p.triggered(
      p.atYour('upkeep'),
      { do: 'choose', from: p.each(p.isCreature, p.youControl), as: 'creature' },
      p.move(p.bound('creature'), 'hand'),
    ),
  ),
  p.instant('Titanic Growth', '{1}{G}', p.spell(p.target(p.isCreature), p.pump(p.it, 4, 4))),
  p.creature('Vastwood Gorger', '{5}{G}', 'Wurm', '5/6'),
  p.creature(
    "Yeva's Forcemage",
    '{2}{G}',
    'Elf Shaman',
    '2/2',
    p.triggered(p.whenThisEnters, p.target(p.isCreature), p.pump(p.it, 2, 2)),
  ),
];
