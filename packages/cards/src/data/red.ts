/** Red cards. */
import type { Card } from '@rulewright/language';
import { aura, creature, enchantment, instant, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

export const red: readonly Card[] = [
  creature('Canyon Minotaur', '{3}{R}', 'Minotaur Warrior', '3/3'),
  creature(
    'Crimson Muckwader',
    '{1}{R}',
    'Lizard',
    '2/1',
    p.asLongAs(p.youControlA(p.isSubtype('Swamp')), p.modify(p.self, p.addPT(1, 1))),
    p.activated([p.mana('{2}{B}')], { do: 'regenerate', what: p.self }),
  ),
  sorcery(
    'Earthquake',
    '{X}{R}',
    p.spell(p.damage(p.x, p.union(p.each(p.isCreature, p.without('flying')), p.eachPlayer))),
  ),
  enchantment('Fervor', '{2}{R}', p.always(p.modify(p.each(p.isCreature, p.youControl), p.gain(p.haste)))),
  creature('Fire Elemental', '{3}{R}{R}', 'Elemental', '5/4'),
  creature('Firewing Phoenix', '{3}{R}', 'Phoenix', '4/2', p.flying, {
    ...p.activated([p.mana('{1}{R}{R}{R}')], p.move(p.self, 'hand')),
    zones: ['graveyard'],
  }),
  sorcery(
    'Flames of the Firebrand',
    '{2}{R}',
    p.spell({ ...p.anyTarget, min: 1, max: 3, divide: 3 }, { do: 'damage', to: p.it, amount: 3, divided: 'target' }),
  ),
  creature('Furnace Whelp', '{2}{R}{R}', 'Dragon', '2/2', p.flying, p.activated([p.mana('{R}')], p.pump(p.self, 1, 0))),
  creature(
    'Goblin Arsonist',
    '{R}',
    'Goblin Shaman',
    '1/1',
    p.triggered(p.whenThisDies, p.anyTarget, p.may(p.damage(1, p.it))),
  ),
  creature(
    'Goblin Battle Jester',
    '{3}{R}',
    'Goblin',
    '2/2',
    p.triggered(p.youCast(p.isColor('red')), p.target(p.isCreature), p.thisTurn(p.cantBlock(p.it))),
  ),
  instant('Lightning Bolt', '{R}', p.spell(p.anyTarget, p.damage(3, p.it))),
  creature(
    'Reckless Brute',
    '{2}{R}',
    'Ogre Warrior',
    '3/1',
    p.haste,
    p.always({ kind: 'must', action: 'attack', what: p.self }),
  ),
  creature('Rummaging Goblin', '{2}{R}', 'Goblin Rogue', '1/1', p.activated([p.tap, p.discardACard], p.draw(1))),
  instant('Searing Spear', '{1}{R}', p.spell(p.anyTarget, p.damage(3, p.it))),
  instant('Smelt', '{R}', p.spell(p.target(p.isArtifact), p.destroy(p.it))),
  creature(
    'Thundermaw Hellkite',
    '{3}{R}{R}',
    'Dragon',
    '5/5',
    p.flying,
    p.haste,
    p.triggered(
      p.whenThisEnters,
      { do: 'let', name: 'those', objects: p.each(p.isCreature, p.withKeyword('flying'), p.opponentControls) },
      p.damage(1, p.bound('those')),
      { do: 'tap', what: p.bound('those') },
    ),
  ),
  instant('Volcanic Geyser', '{X}{R}{R}', p.spell(p.anyTarget, p.damage(p.x, p.it))),
  aura(
    'Volcanic Strength',
    '{1}{R}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.addPT(2, 2), p.gain(p.landwalk('Mountain')))),
  ),
];
