/** Blue cards. */
import type { Card } from '@rulewright/language';
import { creature, creatureToken, enchantment, instant, legendary, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

export const blue: readonly Card[] = [
  creature(
    'Archaeomancer',
    '{2}{U}{U}',
    'Human Wizard',
    '1/2',
    p.triggered(p.whenThisEnters, p.targetInGraveyard(p.isInstantOrSorcery, p.yours), p.move(p.it, 'hand')),
  ),
  creature(
    'Arctic Aven',
    '{2}{U}',
    'Bird Wizard',
    '2/1',
    p.flying,
    p.asLongAs(p.youControlA(p.isSubtype('Plains')), p.modify(p.self, p.addPT(1, 1))),
    p.activated([p.mana('{W}')], p.thisTurn(p.modify(p.self, p.gain(p.lifelink)))),
  ),
  enchantment('Battle of Wits', '{3}{U}{U}', {
    ...p.triggered(p.atYour('upkeep'), { do: 'win', who: p.you }),
    condition: p.compare(p.count(p.eachIn('library', p.yours)), p.atLeast(200)),
  }),
  sorcery('Divination', '{2}{U}', p.spell(p.draw(2))),
  instant('Downpour', '{1}{U}', p.spell({ ...p.target(p.isCreature), min: 0, max: 3 }, { do: 'tap', what: p.it })),
  instant('Essence Scatter', '{1}{U}', p.spell(p.targetSpell(p.isCreature), { do: 'counter', what: p.it })),
  creature('Faerie Invaders', '{4}{U}', 'Faerie Rogue', '3/3', p.flash, p.flying),
  creature('Kraken Hatchling', '{U}', 'Kraken', '0/4'),
  creature(
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
  instant('Negate', '{1}{U}', p.spell(p.targetSpell(p.not(p.isCreature)), { do: 'counter', what: p.it })),
  enchantment(
    'Omniscience',
    '{7}{U}{U}{U}',
    p.always({ kind: 'may', action: 'play', who: p.you, what: p.not(p.isLand), zones: ['hand'], free: true }),
  ),
  instant('Opt', '{U}', p.spell({ do: 'scry', who: p.you, count: 1 }, p.draw(1))),
  creature(
    'Scroll Thief',
    '{2}{U}',
    'Merfolk Rogue',
    '1/3',
    p.triggered({ on: 'damage', source: p.isThis, to: p.isPlayer, combat: true }, p.draw(1)),
  ),
  creature(
    'Stormtide Leviathan',
    '{5}{U}{U}{U}',
    'Leviathan',
    '8/8',
    p.landwalk('Island'),
    p.always(p.modify(p.each(p.isLand), { kind: 'types', subtypes: ['Island'] })),
    p.always(p.cantAttack(p.each(p.isCreature, p.without('flying'), p.not(p.withLandwalk('Island'))))),
  ),
  legendary(
    creature(
      'Talrand, Sky Summoner',
      '{2}{U}{U}',
      'Merfolk Wizard',
      '2/2',
      p.triggered(p.youCast(p.isInstantOrSorcery), p.token(creatureToken('blue', 'Drake', '2/2', p.flying))),
    ),
  ),
  instant('Unsummon', '{U}', p.spell(p.target(p.isCreature), p.move(p.it, 'hand'))),
  creature('Wind Drake', '{2}{U}', 'Drake', '2/2', p.flying),
];
