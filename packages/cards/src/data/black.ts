/** Black cards. */
import type { Card } from '@rulewright/language';
import * as p from '../phrases.ts';

export const black: readonly Card[] = [
  p.enchantment(
    'Blood Reckoning',
    '{3}{B}',
    p.triggered(p.attacksYouOrYourPlaneswalker, p.loseLife(1, p.controllerOf(p.eventRole('object')))),
  ),
  p.creature(
    'Bloodhunter Bat',
    '{3}{B}',
    'Bat',
    '2/2',
    p.flying,
    p.triggered(p.whenThisEnters, p.target(p.isPlayer), p.loseLife(2, p.it), p.gainLife(2)),
  ),
  p.creature(
    'Bloodthrone Vampire',
    '{1}{B}',
    'Vampire',
    '1/1',
    p.activated([p.sacrifice(p.isCreature)], p.pump(p.self, 2, 2)),
  ),
  p.aura(
    'Crippling Blight',
    '{B}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.addPT(-1, -1)), p.cantBlock(p.host)),
  ),
  p.aura(
    'Mark of the Vampire',
    '{3}{B}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.addPT(2, 2), p.gain(p.lifelink))),
  ),
];
