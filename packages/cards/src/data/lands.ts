/** Lands. The mana ability of a basic land type is not written: it follows from the type (305.6). */
import type { Card } from '@rulewright/language';
import { basicLand, land } from '../faces.ts';
import * as p from '../phrases.ts';

export const lands: readonly Card[] = [
  basicLand('Plains', 'Plains'),
  basicLand('Island', 'Island'),
  basicLand('Swamp', 'Swamp'),
  basicLand('Mountain', 'Mountain'),
  basicLand('Forest', 'Forest'),
  basicLand('Wastes', undefined, p.activated([p.tap], p.addMana('{C}'))),
  land(
    'Dragonskull Summit',
    p.entersTappedUnless(p.youControlA(p.any(p.isSubtype('Swamp'), p.isSubtype('Mountain')))),
    p.activated([p.tap], p.addOneOf('{B}', '{R}')),
  ),
  land(
    'Evolving Wilds',
    p.activated(
      [p.tap, p.sacrificeThis],
      { do: 'search', zones: ['library'], what: p.isBasicLand, min: 0, max: 1, as: 'land' },
      p.move(p.bound('land'), { zone: 'battlefield', tapped: true }),
      p.shuffle(),
    ),
  ),
  land(
    'Glacial Fortress',
    p.entersTappedUnless(p.youControlA(p.any(p.isSubtype('Plains'), p.isSubtype('Island')))),
    p.activated([p.tap], p.addOneOf('{W}', '{U}')),
  ),
  land(
    'Reliquary Tower',
    p.always({ kind: 'may', action: 'noMaximumHandSize', who: p.you }),
    p.activated([p.tap], p.addMana('{C}')),
  ),
  land(
    'Rootbound Crag',
    p.entersTappedUnless(p.youControlA(p.any(p.isSubtype('Mountain'), p.isSubtype('Forest')))),
    p.activated([p.tap], p.addOneOf('{R}', '{G}')),
  ),
];
