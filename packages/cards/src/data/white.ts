/** White cards. */
import type { Card } from '@rulewright/language';
import { aura, creature, creatureToken, enchantment, instant, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const soldier = creatureToken('white', 'Soldier', '1/1');

export const white: readonly Card[] = [
  creature("Ajani's Sunstriker", '{W}{W}', 'Cat Cleric', '2/2', p.lifelink),
  creature(
    'Attended Knight',
    '{2}{W}',
    'Human Knight',
    '2/2',
    p.firstStrike,
    p.triggered(p.whenThisEnters, p.token(soldier)),
  ),
  creature('Aven Squire', '{1}{W}', 'Bird Soldier', '1/1', p.flying, p.exalted),
  creature(
    'Captain of the Watch',
    '{4}{W}{W}',
    'Human Soldier',
    '3/3',
    p.vigilance,
    p.always(
      p.modify(p.each(p.other, p.isSubtype('Soldier'), p.isCreature, p.youControl), p.addPT(1, 1), p.gain(p.vigilance)),
    ),
    p.triggered(p.whenThisEnters, p.token(soldier, 3)),
  ),
  creature(
    'Crusader of Odric',
    '{2}{W}',
    'Human Soldier',
    '*/*',
    p.powerAndToughness(p.count(p.each(p.isCreature, p.youControl))),
  ),
  instant(
    'Divine Verdict',
    '{3}{W}',
    p.spell(p.target(p.isCreature, p.any(p.isAttacking, p.isBlocking)), p.destroy(p.it)),
  ),
  instant('Erase', '{W}', p.spell(p.target(p.isEnchantment), p.move(p.it, 'exile'))),
  creature(
    'Griffin Protector',
    '{3}{W}',
    'Griffin',
    '2/3',
    p.flying,
    p.triggered(p.whenever(p.all(p.other, p.isCreature, p.youControl), 'enters'), p.pump(p.self, 1, 1)),
  ),
  creature('Guardians of Akrasa', '{2}{W}', 'Human Soldier', '0/4', p.defender, p.exalted),
  creature(
    'Intrepid Hero',
    '{2}{W}',
    'Human Soldier',
    '1/1',
    p.activated([p.tap], p.target(p.isCreature, p.withPower(p.atLeast(4))), p.destroy(p.it)),
  ),
  creature('Knight of Glory', '{1}{W}', 'Human Knight', '2/1', p.protectionFrom(p.isColor('black')), p.exalted),
  instant(
    'Light of Hope',
    '{W}',
    p.chooseOne(
      p.mode(p.gainLife(4)),
      p.mode(p.target(p.isEnchantment), p.destroy(p.it)),
      p.mode(p.target(p.isCreature), p.counters('+1/+1', 1, p.it)),
    ),
  ),
  enchantment(
    'Oblivion Ring',
    '{2}{W}',
    p.triggered(p.whenThisEnters, p.target(p.isPermanent, p.other, p.not(p.isLand)), {
      do: 'move',
      what: p.it,
      to: { zone: 'exile' },
      note: 'exiled',
    }),
    p.triggered(
      p.whenThisLeaves,
      p.move(p.noted('exiled'), { zone: 'battlefield', controller: p.ownerOf(p.noted('exiled')) }),
    ),
  ),
  aura('Pacifism', '{1}{W}', p.enchant(p.isCreature), p.always(p.cantAttack(p.host), p.cantBlock(p.host))),
  sorcery('Planar Cleansing', '{3}{W}{W}{W}', p.spell(p.destroy(p.each(p.isPermanent, p.not(p.isLand))))),
  creature('Serra Angel', '{3}{W}{W}', 'Angel', '4/4', p.flying, p.vigilance),
  creature('Silvercoat Lion', '{1}{W}', 'Cat', '2/2'),
  creature(
    'War Falcon',
    '{W}',
    'Bird',
    '2/1',
    p.flying,
    p.always({
      kind: 'cant',
      action: 'attack',
      what: p.self,
      unless: p.youControlA(p.any(p.isSubtype('Knight'), p.isSubtype('Soldier'))),
    }),
  ),
  creature('Warclamp Mastiff', '{W}', 'Dog', '1/1', p.firstStrike),
];
