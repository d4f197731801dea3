/** Red cards. */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const red: readonly Card[] = [
  p.creature('Canyon Minotaur', '{3}{R}', 'Minotaur Warrior', '3/3'),
  p.creature(
    'Crimson Muckwader',
    '{1}{R}',
    'Lizard',
    '2/1',
    p.asLongAs(p.youControlA(p.isSubtype('Swamp')), p.modify(p.self, p.addPT(1, 1))),
    p.activated([p.mana('{2}{B}')], { do: 'regenerate', what: p.self }),
  ),
  p.sorcery(
    'Earthquake',
    '{X}{R}',
    p.spell(p.damage(p.x, p.union(p.each(p.isCreature, p.without('flying')), p.eachPlayer))),
  ),
  p.enchantment('Fervor', '{2}{R}', p.always(p.modify(p.each(p.isCreature, p.youControl), p.gain(p.haste)))),
  p.creature(
    'Furnace Whelp',
    '{2}{R}{R}',
    'Dragon',
    '2/2',
    p.flying,
    p.activated([p.mana('{R}')], p.pump(p.self, 1, 0)),
  ),
  p.creature(
    'Goblin Battle Jester',
    '{3}{R}',
    'Goblin',
    '2/2',
    p.triggered(p.youCast(p.isColor('red')), p.target(p.isCreature), p.thisTurn(p.cantBlock(p.it))),
  ),
  p.creature('Rummaging Goblin', '{2}{R}', 'Goblin Rogue', '1/1', p.activated([p.tap, p.discardACard], p.draw(1))),
  p.instant('Searing Spear', '{1}{R}', p.spell(p.anyTarget, p.damage(3, p.it))),
  p.instant('Volcanic Geyser', '{X}{R}{R}', p.spell(p.anyTarget, p.damage(p.x, p.it))),
];
