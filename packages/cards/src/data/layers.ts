/** Cards whose continuous effects meet each other in the layers of rule 613. */
import type { Card, Filter } from '@rulewright/language';
import { aura, creature, enchantment, instant, land, legendary } from '../faces.ts';
import * as p from '../phrases.ts';

const manaValueOfIt = { kind: 'stat', stat: 'manaValue', of: { kind: 'var', name: 'it' } } as const;

const isBasicLandType: Filter = p.any(...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(p.isSubtype));

export const layers: readonly Card[] = [
  enchantment(
    'Humility',
    '{2}{W}{W}',
    p.always(p.modify(p.each(p.isCreature), { kind: 'loseAll' }, { kind: 'setPT', power: 1, toughness: 1 })),
  ),
  enchantment(
    'Opalescence',
    '{2}{W}{W}',
    p.always(
      p.modify(
        p.each(p.other, p.not(p.isSubtype('Aura')), p.isEnchantment),
        { kind: 'types', types: ['creature'] },
        { kind: 'setPT', power: manaValueOfIt, toughness: manaValueOfIt },
      ),
    ),
  ),
  enchantment(
    'Blood Moon',
    '{2}{R}',
    p.always(
      p.modify(p.each(p.isLand, p.not({ kind: 'supertype', type: 'basic' })), {
        kind: 'types',
        subtypes: ['Mountain'],
        set: true,
      }),
    ),
  ),
  legendary(
    land('Urborg, Tomb of Yawgmoth', p.always(p.modify(p.each(p.isLand), { kind: 'types', subtypes: ['Swamp'] }))),
  ),
  legendary(
    land('Yavimaya, Cradle of Growth', p.always(p.modify(p.each(p.isLand), { kind: 'types', subtypes: ['Forest'] }))),
  ),
  enchantment(
    'Life and Limb',
    '{3}{G}',
    p.always(
      p.modify(
        p.each(p.any(p.isSubtype('Forest'), p.isSubtype('Saproling'))),
        { kind: 'types', types: ['creature', 'land'], subtypes: ['Saproling', 'Forest'] },
        { kind: 'colors', colors: ['green'] },
        { kind: 'setPT', power: 1, toughness: 1 },
      ),
    ),
  ),
  instant(
    'Turn to Frog',
    '{1}{U}',
    p.spell(
      p.target(p.isCreature),
      p.thisTurn(
        p.modify(
          p.it,
          { kind: 'types', subtypes: ['Frog'], set: true },
          { kind: 'colors', colors: ['blue'], set: true },
          { kind: 'loseAll' },
          { kind: 'setPT', power: 1, toughness: 1 },
        ),
      ),
    ),
  ),
  legendary(
    creature(
      'Elesh Norn, Grand Cenobite',
      '{5}{W}{W}',
      'Phyrexian Praetor',
      '4/7',
      p.vigilance,
      p.always(p.modify(p.each(p.other, p.isCreature, p.youControl), p.addPT(2, 2))),
      p.always(p.modify(p.each(p.isCreature, p.opponentControls), p.addPT(-2, -2))),
    ),
  ),
  instant(
    'Twisted Image',
    '{U}',
    p.spell(p.target(p.isCreature), p.thisTurn(p.modify(p.it, { kind: 'switchPT' })), p.draw(1)),
  ),
  aura(
    'Spreading Seas',
    '{1}{U}',
    p.enchant(p.isLand),
    p.triggered(p.whenThisEnters, p.draw(1)),
    p.always(p.modify(p.host, { kind: 'types', subtypes: ['Island'], set: true })),
  ),
  aura(
    'Control Magic',
    '{2}{U}{U}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, { kind: 'controller', who: p.you })),
  ),
  instant(
    'Mind Bend',
    '{U}',
    p.spell(
      p.target(p.isPermanent),
      {
        do: 'either',
        options: [
          [
            { do: 'chooseColor', key: 'from' },
            { do: 'chooseColor', key: 'to' },
          ],
          [
            { do: 'chooseWord', domain: 'landType', key: 'from', where: isBasicLandType },
            { do: 'chooseWord', domain: 'landType', key: 'to', where: isBasicLandType },
          ],
        ],
      },
      p.lasting(p.forever, p.modify(p.it, { kind: 'text', from: 'from', to: 'to' })),
    ),
  ),
  enchantment('Upwelling', '{3}{G}', p.always({ kind: 'may', action: 'keepMana', who: p.eachPlayer })),
];
