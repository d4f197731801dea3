/** Blue cards. */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const blue: readonly Card[] = [
  p.sorcery('Divination', '{2}{U}', p.spell(p.draw(2))),
  p.instant('Essence Scatter', '{1}{U}', p.spell(p.targetSpell(p.isCreature), { do: 'counter', what: p.it })),
  p.creature('Kraken Hatchling', '{U}', 'Kraken', '0/4'),
  p.creature(
    'Master of the Pearl Trident',
    '{U}{U}',
    'Merfolk',
    '2/2',
    p.always(
      p.modify(
        p.each(p.other, p.isSubtype('Merfolk'), p.isCreature, p.youControl),
        p.addPT(1, 1),
        p.gain(p.landwalk('Island')),
      ),
    ),
  ),
  p.enchantment(
    'Omniscience',
    '{7}{U}{U}{U}',
    p.always({ kind: 'may', action: 'play', who: p.you, what: p.not(p.isLand), zones: ['hand'], free: true }),
  ),
  p.creature(
    'Scroll Thief',
    '{2}{U}',
    'Merfolk Rogue',
    '1/3',
    p.triggered({ on: 'damage', source: p.isThis, to: p.isPlayer, combat: true }, p.draw(1)),
  ),
  p.creature(
    'Stormtide Leviathan',
    '{5}{U}{U}{U}',
    'Leviathan',
    '8/8',
    p.landwalk('Island'),
    p.always(p.modify(p.each(p.isLand), { kind: 'types', subtypes: ['Island'] })),
    p.always(p.cantAttack(p.each(p.isCreature, p.without('flying'), p.not(p.withLandwalk('Island'))))),
  ),
  p.instant('Unsummon', '{U}', p.spell(p.target(p.isCreature), p.move(p.it, 'hand'))),
  p.creature('Wind Drake', '{2}{U}', 'Drake', '2/2', p.flying),
];
