/** Cards for the rulings of keyword actions (701) and predefined tokens (111.10). */
import type { Action, Card, Cost, EventPattern } from '@rulewright/language';
import { creature, instant, legendary, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const surveil = (count: number): Action => ({ do: 'surveil', who: p.you, count });
const predefined = (token: 'Treasure' | 'Food' | 'Map'): Action => ({ do: 'token', token, count: 1 });
/** 701.59a */
const evidence = (atLeast: number): Cost => ({
  kind: 'exile',
  what: { kind: 'card' },
  from: 'graveyard',
  count: 0,
  total: { stat: 'manaValue', atLeast },
});
const acted = (action: string): EventPattern => ({ on: 'acted', action, what: p.isThis });
const entering = (...actions: readonly Action[]) => p.triggered(p.whenThisEnters, ...actions);
const creaturesOfOpponents = p.each(p.isCreature, p.opponentControls);

export const keywordActions: readonly Card[] = [
  creature(
    'Flamespeaker Adept',
    '{2}{R}',
    'Human Shaman',
    '2/3',
    p.triggered({ on: 'scry', who: p.you }, p.pump(p.self, 2, 0, p.gain(p.firstStrike))),
  ),
  creature(
    'Dimir Spybug',
    '{U}{B}',
    'Insect',
    '1/1',
    p.flying,
    { kind: 'keyword', keyword: 'menace' },
    p.triggered({ on: 'surveil', who: p.you }, p.counters('+1/+1', 1, p.self)),
  ),
  instant('Consider', '{U}', p.spell(surveil(1), p.draw(1))),
  creature('Novice Inspector', '{W}', 'Human Detective', '1/2', entering({ do: 'investigate' })),
  creature('Sailor of Means', '{2}{U}', 'Human Pirate', '1/4', entering(predefined('Treasure'))),
  instant('Bake into a Pie', '{2}{B}{B}', p.spell(p.target(p.isCreature), p.destroy(p.it), predefined('Food'))),
  creature('Spyglass Siren', '{U}', 'Siren Pirate', '1/1', p.flying, entering(predefined('Map'))),
  creature(
    'Ulvenwald Tracker',
    '{G}',
    'Human Shaman',
    '1/1',
    p.activated(
      [p.mana('{1}{G}'), p.tap],
      { name: 'mine', what: p.all(p.isCreature, p.youControl) },
      { name: 'other', what: p.isCreature, notAlso: ['mine'] },
      { do: 'fight', a: p.bound('mine'), b: p.bound('other') },
    ),
  ),
  sorcery('Contentious Plan', '{1}{U}', p.spell({ do: 'proliferate' }, p.draw(1))),
  instant(
    'Sundering Growth',
    '{G/W}{G/W}',
    p.spell(p.target(p.any(p.isArtifact, p.isEnchantment)), p.destroy(p.it), { do: 'populate' }),
  ),
  creature(
    'Hooded Brawler',
    '{2}{G}',
    'Snake Warrior',
    '3/2',
    { kind: 'keyword', keyword: 'exert' },
    p.triggered(acted('exert'), p.pump(p.self, 2, 2)),
  ),
  sorcery(
    'Taunt from the Rampart',
    '{3}{R}{W}',
    p.spell(
      { do: 'let', name: 'those', objects: creaturesOfOpponents },
      { do: 'goad', what: p.bound('those') },
      p.lasting({ kind: 'untilNextTurn', of: p.you }, p.cantBlock(p.bound('those'))),
    ),
  ),
  creature('Lazotep Reaver', '{1}{B}', 'Zombie Beast', '1/2', entering({ do: 'amass', subtype: 'Zombie', count: 1 })),
  creature('Merfolk Branchwalker', '{1}{G}', 'Merfolk Scout', '2/1', entering({ do: 'explore', what: p.self })),
  creature(
    'Hypnotic Grifter',
    '{U}',
    'Human Rogue',
    '1/2',
    p.activated([p.mana('{3}')], { do: 'connive', what: p.self }),
  ),
  creature(
    'Nessian Asp',
    '{4}{G}',
    'Snake',
    '4/5',
    p.reach,
    p.activated([p.mana('{6}{G}')], { do: 'monstrosity', what: p.self, count: 4 }),
  ),
  instant("Dromoka's Gift", '{4}{G}', p.spell({ do: 'bolster', count: 4 })),
  creature('Trumpeting Carnosaur', '{4}{R}{R}', 'Dinosaur', '7/6', p.trample, entering({ do: 'discover', count: 5 }), {
    ...p.activated(
      [p.mana('{2}{R}'), { kind: 'discard', what: p.isThis, count: 1 }],
      p.target(p.any(p.isCreature, p.isPlaneswalker)),
      p.damage(3, p.it),
    ),
    zones: ['hand'],
  }),
  creature(
    'Repeat Offender',
    '{1}{B}',
    'Human Assassin',
    '2/1',
    p.activated([p.mana('{2}{B}')], {
      do: 'if',
      condition: { kind: 'matches', what: p.self, where: { kind: 'designated', as: 'suspected' } },
      then: [p.counters('+1/+1', 1, p.self)],
      else: [{ do: 'suspect', what: p.self }],
    }),
  ),
  creature(
    'Forensic Researcher',
    '{2}{U}',
    'Merfolk Detective',
    '1/3',
    p.activated([p.tap], p.target(p.isPermanent, p.youControl, p.other), { do: 'untap', what: p.it }),
    p.activated([p.tap, evidence(3)], p.target(p.isCreature, p.not(p.youControl)), { do: 'tap', what: p.it }),
  ),
  creature(
    'Paperfin Rascal',
    '{2}{U}',
    'Merfolk Rogue',
    '2/2',
    entering(
      { do: 'clash', as: 'won' },
      { do: 'if', condition: { kind: 'did', name: 'won' }, then: [p.counters('+1/+1', 1, p.self)] },
    ),
  ),
  creature(
    'Sauroform Hybrid',
    '{1}{G}',
    'Human Lizard Warrior',
    '2/2',
    p.activated([p.mana('{4}{G}{G}')], { do: 'adapt', what: p.self, count: 4 }),
  ),
  sorcery('Manifest Dread', '{1}{G}', p.spell({ do: 'manifestDread' })),
  creature(
    'Solstice Zealot',
    '{2}{W}',
    'Rhino Cleric',
    '2/3',
    entering(p.counters('energy', 2, p.you)),
    p.activated([p.tap, { kind: 'energy', amount: 1 }], p.target(p.isCreature), { do: 'tap', what: p.it }),
  ),
  creature('Palace Sentinels', '{3}{W}', 'Human Soldier', '2/4', entering({ do: 'monarch', who: p.you })),
  creature('Garrulous Sycophant', '{2}{B}', 'Human Advisor', '1/4', {
    ...p.triggered(p.atYour('end'), p.loseLife(1, p.opponents), p.gainLife(1)),
    condition: { kind: 'matches', what: p.you, where: { kind: 'designated', as: 'monarch' } },
  }),
  creature(
    'Azorius Arrester',
    '{1}{W}',
    'Human Soldier',
    '2/1',
    p.triggered(p.whenThisEnters, p.target(p.isCreature, p.opponentControls), { do: 'detain', what: p.it }),
  ),
  legendary(
    creature(
      'Ezuri, Stalker of Spheres',
      '{2}{G}{U}',
      'Phyrexian Elf Warrior',
      '3/3',
      entering({
        do: 'pay',
        cost: [p.mana('{3}')],
        optional: true,
        then: [{ do: 'repeat', times: 2, actions: [{ do: 'proliferate' }] }],
      }),
      p.triggered({ on: 'acted', action: 'proliferate', who: p.you }, p.draw(1)),
    ),
  ),
];
