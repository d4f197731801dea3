/** Black cards. */
import type { Card } from '@rulewright/language';
import { aura, creature, enchantment, instant, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

export const black: readonly Card[] = [
  enchantment(
    'Blood Reckoning',
    '{3}{B}',
    p.triggered(p.attacksYouOrYourPlaneswalker, p.loseLife(1, p.controllerOf(p.eventRole('object')))),
  ),
  creature(
    'Bloodhunter Bat',
    '{3}{B}',
    'Bat',
    '2/2',
    p.flying,
    p.triggered(p.whenThisEnters, p.target(p.isPlayer), p.loseLife(2, p.it), p.gainLife(2)),
  ),
  creature(
    'Bloodthrone Vampire',
    '{1}{B}',
    'Vampire',
    '1/1',
    p.activated([p.sacrifice(p.isCreature)], p.pump(p.self, 2, 2)),
  ),
  aura(
    'Crippling Blight',
    '{B}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.addPT(-1, -1)), p.cantBlock(p.host)),
  ),
  enchantment('Dogged Pursuit', '{3}{B}', p.triggered(p.atYour('end'), p.loseLife(1, p.opponents), p.gainLife(1))),
  sorcery('Essence Drain', '{4}{B}', p.spell(p.anyTarget, p.damage(3, p.it), p.gainLife(3))),
  aura(
    'Mark of the Vampire',
    '{3}{B}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.addPT(2, 2), p.gain(p.lifelink))),
  ),
  sorcery('Mind Rot', '{2}{B}', p.spell(p.target(p.isPlayer), { do: 'discard', who: p.it, count: 2 })),
  instant('Murder', '{1}{B}{B}', p.spell(p.target(p.isCreature), p.destroy(p.it))),
  sorcery(
    'Rise from the Grave',
    '{4}{B}',
    p.spell(
      p.targetInGraveyard(p.isCreature),
      { do: 'move', what: p.it, to: { zone: 'battlefield', controller: p.you }, as: 'creature' },
      p.lasting(
        p.forever,
        p.modify(p.bound('creature'), { kind: 'colors', colors: ['black'] }, { kind: 'types', subtypes: ['Zombie'] }),
      ),
    ),
  ),
];
