/** Green cards. */
import type { Card } from '@rulewright/language';
import { aura, creature, creatureToken, instant, planeswalker } from '../faces.ts';
import * as p from '../phrases.ts';

export const green: readonly Card[] = [
  creature(
    'Acidic Slime',
    '{3}{G}{G}',
    'Ooze',
    '2/2',
    p.deathtouch,
    p.triggered(p.whenThisEnters, p.target(p.any(p.isArtifact, p.isEnchantment, p.isLand)), p.destroy(p.it)),
  ),
  creature(
    'Arbor Elf',
    '{G}',
    'Elf Druid',
    '1/1',
    p.activated([p.tap], p.target(p.isSubtype('Forest')), { do: 'untap', what: p.it }),
  ),
  creature('Centaur Courser', '{2}{G}', 'Centaur Warrior', '3/3'),
  creature('Deadly Recluse', '{1}{G}', 'Spider', '1/2', p.reach, p.deathtouch),
  creature('Duskdale Wurm', '{5}{G}{G}', 'Wurm', '7/7', p.trample),
  creature('Elvish Visionary', '{1}{G}', 'Elf Shaman', '1/1', p.triggered(p.whenThisEnters, p.draw(1))),
  creature(
    'Flinthoof Boar',
    '{1}{G}',
    'Boar',
    '2/2',
    p.asLongAs(p.youControlA(p.isSubtype('Mountain')), p.modify(p.self, p.addPT(1, 1))),
    p.activated([p.mana('{R}')], p.thisTurn(p.modify(p.self, p.gain(p.haste)))),
  ),
  instant(
    'Fog',
    '{G}',
    p.spell(p.thisTurn({ kind: 'replace', on: { on: 'damage', combat: true }, instead: { kind: 'prevent' } })),
  ),
  creature(
    "Garruk's Packleader",
    '{4}{G}',
    'Beast',
    '4/4',
    p.triggered(
      p.whenever(p.all(p.other, p.isCreature, p.youControl, p.withPower(p.atLeast(3))), 'enters'),
      p.may(p.draw(1)),
    ),
  ),
  planeswalker(
    'Garruk, Primal Hunter',
    '{2}{G}{G}{G}',
    'Garruk',
    3,
    p.loyalty(1, p.token(creatureToken('green', 'Beast', '3/3'))),
    p.loyalty(-3, p.draw(p.greatestPower(p.each(p.isCreature, p.youControl)))),
    p.loyalty(-6, p.token(creatureToken('green', 'Wurm', '6/6'), p.count(p.each(p.isLand, p.youControl)))),
  ),
  instant('Giant Growth', '{G}', p.spell(p.target(p.isCreature), p.pump(p.it, 3, 3))),
  creature('Grizzly Bears', '{1}{G}', 'Bear', '2/2'),
  creature('Llanowar Elves', '{G}', 'Elf Druid', '1/1', p.activated([p.tap], p.addMana('{G}'))),
  instant('Naturalize', '{1}{G}', p.spell(p.target(p.any(p.isArtifact, p.isEnchantment)), p.destroy(p.it))),
  creature('Primal Huntbeast', '{3}{G}', 'Beast', '3/3', p.hexproof),
  aura(
    'Rancor',
    '{G}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.addPT(2, 0), p.gain(p.trample))),
    p.triggered(p.whenThisDies, p.move(p.self, 'hand')),
  ),
  creature(
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
  creature(
    'Thragtusk',
    '{4}{G}',
    'Beast',
    '5/3',
    p.triggered(p.whenThisEnters, p.gainLife(5)),
    p.triggered(p.whenThisLeaves, p.token(creatureToken('green', 'Beast', '3/3'))),
  ),
  instant('Titanic Growth', '{1}{G}', p.spell(p.target(p.isCreature), p.pump(p.it, 4, 4))),
  creature('Vastwood Gorger', '{5}{G}', 'Wurm', '5/6'),
  creature(
    "Yeva's Forcemage",
    '{2}{G}',
    'Elf Shaman',
    '2/2',
    p.triggered(p.whenThisEnters, p.target(p.isCreature), p.pump(p.it, 2, 2)),
  ),
];
