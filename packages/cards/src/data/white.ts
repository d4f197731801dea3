/** White cards. */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const white: readonly Card[] = [
  p.creature(
    'Crusader of Odric',
    '{2}{W}',
    'Human Soldier',
    '*/*',
    p.powerAndToughness(p.count(p.each(p.isCreature, p.youControl))),
  ),
  p.instant('Erase', '{W}', p.spell(p.target(p.isEnchantment), p.move(p.it, 'exile'))),
  p.creature(
    'Intrepid Hero',
    '{2}{W}',
    'Human Soldier',
    '1/1',
    p.activated([p.tap], p.target(p.isCreature, p.withPower(p.atLeast(4))), p.destroy(p.it)),
  ),
  p.sorcery('Planar Cleansing', '{3}{W}{W}{W}', p.spell(p.destroy(p.each(p.isPermanent, p.not(p.isLand))))),
  p.creature('Serra Angel', '{3}{W}{W}', 'Angel', '4/4', p.flying, p.vigilance),
];
