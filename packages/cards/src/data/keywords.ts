/** Cards for the rulings of keyword abilities that work on the battlefield and in combat (702). */
import type { Ability, Card, Filter, KeywordAbility, Value } from '@rulewright/language';
import { artifactCreature, creature, creatureToken, equipment, legendary, vehicle } from '../faces.ts';
import * as p from '../phrases.ts';

const k = (keyword: string): KeywordAbility => ({ kind: 'keyword', keyword });
const n = (keyword: string, amount: Value): KeywordAbility => ({ ...k(keyword), amount });
const from = (keyword: string, what: Filter): KeywordAbility => ({ ...k(keyword), what });
const ward = (...cost: NonNullable<KeywordAbility['cost']>): Ability => ({ ...k('ward'), cost });
const zombie = creatureToken('black', 'Zombie', '2/2');
const equipped = (power: number, toughness: number): Ability => p.always(p.modify(p.host, p.addPT(power, toughness)));

export const keywords: readonly Card[] = [
  // Evasion
  creature('Dross Prowler', '{2}{B}', 'Zombie', '2/1', k('fear')),
  creature('Furtive Homunculus', '{1}{U}', 'Homunculus', '2/1', k('skulk')),
  creature('Soltari Foot Soldier', '{W}', 'Soltari Soldier', '1/1', k('shadow')),
  creature('Shu Cavalry', '{2}{W}', 'Human Soldier', '2/2', k('horsemanship')),
  creature('Boggart Brute', '{2}{R}', 'Goblin Warrior', '3/2', k('menace')),
  legendary(
    creature(
      'Livonya Silone',
      '{2}{R}{R}{G}{G}',
      'Human Warrior',
      '4/4',
      p.firstStrike,
      from('landwalk', { kind: 'supertype', type: 'legendary' }),
    ),
  ),
  // Protection from being aimed at
  creature("Galina's Knight", '{W}{U}', 'Merfolk Knight', '2/2', p.protectionFrom(p.isColor('red'))),
  creature(
    'Sporeweb Weaver',
    '{2}{G}',
    'Spider',
    '1/4',
    p.reach,
    from('hexproof', p.isColor('blue')),
    p.triggered({ on: 'damage', to: p.isThis }, p.gainLife(1), p.token(creatureToken('green', 'Saproling', '1/1'))),
  ),
  creature('Tomakul Honor Guard', '{1}{G}', 'Human Soldier', '3/1', ward(p.mana('{2}'))),
  // Damage
  creature('Sickle Ripper', '{1}{B}', 'Elemental Warrior', '2/1', k('wither')),
  creature('Cystbearer', '{2}{G}', 'Phyrexian Beast', '2/3', k('infect')),
  creature('Tyrranax Atrocity', '{3}{G}{G}', 'Phyrexian Dinosaur', '4/4', p.haste, n('toxic', 3)),
  // Dying and going
  creature('Putrid Goblin', '{1}{B}', 'Zombie Goblin', '2/2', k('persist')),
  creature('Young Wolf', '{G}', 'Wolf', '1/1', k('undying')),
  artifactCreature('Arcbound Worker', '{1}', 'Construct', '0/0', n('modular', 1)),
  creature("Debtors' Transport", '{5}{B}', 'Thrull', '5/3', n('afterlife', 2)),
  creature('Kami of Empty Graves', '{3}{B}', 'Spirit', '4/1', n('soulshift', 3)),
  creature('Calciderm', '{2}{W}{W}', 'Beast', '5/5', k('shroud'), n('vanishing', 4)),
  creature('Skyshroud Ridgeback', '{G}', 'Beast', '2/3', n('fading', 2)),
  legendary(
    creature('Morinfen', '{3}{B}{B}', 'Phyrexian Horror', '5/4', p.flying, {
      ...k('cumulative upkeep'),
      cost: [{ kind: 'life', amount: 1 }],
    }),
  ),
  creature('Shivan Raptor', '{2}{R}', 'Dinosaur', '3/1', p.firstStrike, p.haste, {
    ...k('echo'),
    cost: [p.mana('{2}{R}')],
  }),
  creature(
    'Qarsi Sadist',
    '{1}{B}',
    'Human Cleric',
    '1/3',
    k('exploit'),
    p.triggered(
      { on: 'acted', action: 'exploit', what: p.isThis },
      p.target({ kind: 'player', which: 'opponents' }),
      p.loseLife(2, p.it),
      p.gainLife(2),
    ),
  ),
  // Entering
  creature('Bloodscale Prowler', '{2}{R}', 'Lizard Warrior', '3/1', n('bloodthirst', 1)),
  creature('Simic Initiate', '{G}', 'Human Mutant', '0/0', n('graft', 1)),
  creature('Dead Reveler', '{2}{B}', 'Zombie', '2/3', k('unleash')),
  creature('Cloudfin Raptor', '{U}', 'Bird Mutant', '0/1', p.flying, k('evolve')),
  artifactCreature('Accomplished Automaton', '{7}', 'Construct', '5/7', n('fabricate', 1)),
  creature('Rampaging Rendhorn', '{4}{G}', 'Beast', '4/4', k('riot')),
  creature('Gorger Wurm', '{3}{R}{G}', 'Wurm', '5/5', n('devour', 1)),
  equipment('Sickleslicer', '{3}', k('living weapon'), equipped(2, 2), p.equip('{4}')),
  artifactCreature('Universal Automaton', '{1}', 'Shapeshifter', '1/1', k('changeling')),
  vehicle('Consulate Dreadnought', '{1}', '7/11', n('crew', 6)),
  // Combat
  creature('Jade Avenger', '{1}{G}', 'Frog Samurai', '2/2', n('bushido', 2)),
  creature('Shadow Rider', '{2}{B}{B}', 'Knight', '3/3', k('flanking')),
  artifactCreature('Horrible Hordes', '{3}', 'Spirit', '2/2', n('rampage', 1)),
  creature('Goblin Wardriver', '{R}{R}', 'Goblin Warrior', '2/2', k('battle cry')),
  creature('Khenra Eternal', '{1}{B}', 'Zombie Jackal Warrior', '2/2', n('afflict', 1)),
  creature('Blade Instructor', '{2}{W}', 'Human Soldier', '3/1', k('mentor')),
  legendary(
    creature(
      'Torens, Fist of the Angels',
      '{1}{G}{W}',
      'Human Cleric',
      '2/2',
      k('training'),
      p.triggered(
        p.youCast(p.isCreature),
        p.token({
          ...creatureToken('green', 'Human Soldier', '1/1', k('training')),
          colors: ['green', 'white'],
        }),
      ),
    ),
  ),
  creature('Lightning Visionary', '{1}{R}', 'Minotaur Shaman', '2/1', k('prowess')),
  creature(
    'Falcon Abomination',
    '{2}{U}',
    'Zombie Bird',
    '2/2',
    p.flying,
    p.triggered(p.whenThisEnters, p.token({ ...zombie, abilities: [k('decayed')] })),
  ),
  creature('Topan Freeblade', '{1}{W}', 'Human Soldier', '2/2', p.vigilance, n('renown', 1)),
  creature(
    'Hand of Emrakul',
    '{9}',
    'Eldrazi',
    '7/7',
    {
      kind: 'alternativeCost',
      name: 'sacrifice four Eldrazi Spawn',
      cost: [{ kind: 'sacrifice', what: p.all(p.isSubtype('Eldrazi'), p.isSubtype('Spawn')), count: 4 }],
    },
    n('annihilator', 1),
  ),
  creature('Mist Intruder', '{1}{U}', 'Eldrazi Drone', '1/2', k('devoid'), p.flying, k('ingest')),
  creature('Syndic of Tithes', '{1}{W}', 'Human Cleric', '2/2', k('extort')),
];
