/** Lands. The mana ability of a basic land type is not written: it follows from the type (305.6). */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const lands: readonly Card[] = [
  p.basicLand('Plains', 'Plains'),
  p.basicLand('Island', 'Island'),
  p.basicLand('Swamp', 'Swamp'),
  p.basicLand('Mountain', 'Mountain'),
  p.basicLand('Forest', 'Forest'),
  p.basicLand('Wastes', undefined, p.activated([p.tap], p.addMana('{C}'))),
  p.land(
    'Dragonskull Summit',
    p.entersTappedUnless(p.youControlA(p.any(p.isSubtype('Swamp'), p.isSubtype('Mountain')))),
    p.activated([p.tap], p.addOneOf('{B}', '{R}')),
  ),
];
