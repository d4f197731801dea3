/** Cards for the rulings of the other keyword abilities (702): ways of casting, tokens, what follows a keyword. */
import type { Ability, Action, Card, KeywordAbility, Value } from '@rulewright/language';
import {
  artifact,
  artifactCreature,
  aura,
  creature,
  creatureToken,
  enchantment,
  enchantmentCreature,
  equipment,
  instant,
  land,
  legendary,
  ofTwo,
  planeswalker,
  sorcery,
} from '../faces.ts';
import * as p from '../phrases.ts';

const k = (keyword: string): KeywordAbility => ({ kind: 'keyword', keyword });
const m = (keyword: string, symbols: string): KeywordAbility => ({ ...k(keyword), cost: [p.mana(symbols)] });
const n = (keyword: string, amount: number): KeywordAbility => ({ ...k(keyword), amount });
const before = (keyword: string, ability: Ability): KeywordAbility => ({ ...k(keyword), ability });
const plusCounters = (count: number) => p.counters('+1/+1', count, p.self);
const blessed = { kind: 'matches', what: p.you, where: { kind: 'designated', as: "city's blessing" } } as const;

const slivers = p.all(p.isCreature, p.isSubtype('Sliver'));
const oneOrTwo: Value = { kind: 'if', condition: { kind: 'paid', cost: 'gift' }, then: 2, else: 1 };

export const otherKeywords: readonly Card[] = [
  // Tokens
  creature('Caller of the Pack', '{5}{G}{G}', 'Beast', '8/6', p.trample, k('myriad')),
  creature(
    'Trove Tracker',
    '{2}{U}',
    'Human Pirate',
    '2/2',
    p.triggered(p.whenThisDies, p.draw(1)),
    m('encore', '{5}{U}{U}'),
  ),
  equipment(
    "Dragoon's Lance",
    '{1}{W}',
    k('job select'),
    p.always(p.modify(p.host, p.addPT(1, 0), { kind: 'types', subtypes: ['Knight'] })),
    p.asLongAs({ kind: 'turnOf', who: p.you }, p.modify(p.host, p.gain(p.flying))),
    p.equip('{4}'),
  ),
  creature(
    'Coruscation Mage',
    '{1}{R}',
    'Otter Wizard',
    '2/2',
    m('offspring', '{2}'),
    p.triggered(p.youCast(p.not(p.isCreature)), p.damage(1, p.opponents)),
  ),
  // Abilities that follow a keyword
  instant(
    'Steeling Stance',
    '{1}{W}{W}',
    p.spell(p.pump(p.each(p.isCreature, p.youControl), 1, 1)),
    before('forecast', p.activated([p.mana('{W}')], p.target(p.isCreature), p.pump(p.it, 1, 1))),
  ),
  creature(
    'Duskwielder',
    '{B}',
    'Elf Berserker',
    '1/2',
    before(
      'boast',
      p.activated(
        [p.mana('{1}')],
        p.target({ kind: 'player', which: 'opponents' }),
        p.loseLife(1, p.it),
        p.gainLife(1),
      ),
    ),
  ),
  creature(
    'Prowcatcher Specialist',
    '{1}{R}',
    'Goblin Warrior',
    '2/1',
    p.haste,
    before('exhaust', p.activated([p.mana('{3}{R}')], plusCounters(2))),
  ),
  creature(
    'Volcanic Villain',
    '{2}{R}',
    'Elemental Villain',
    '3/2',
    p.haste,
    before('power-up', p.activated([p.mana('{5}{R}')], plusCounters(2))),
  ),
  artifactCreature(
    'Walking Sarcophagus',
    '{2}',
    'Zombie Cat',
    '2/1',
    k('start your engines!'),
    before('max speed', p.always(p.modify(p.self, p.addPT(1, 2)))),
  ),
  // Cards in hands, libraries and graveyards
  creature('Zombie Brute', '{6}{B}', 'Zombie', '5/4', n('amplify', 1), p.trample),
  instant(
    'Krovikan Rot',
    '{2}{B}',
    p.spell(p.target(p.isCreature, p.withPower({ op: '≤', to: 2 })), p.destroy(p.it)),
    m('recover', '{1}{B}{B}'),
  ),
  instant('Surging Flame', '{1}{R}', n('ripple', 4), p.spell(p.anyTarget, p.damage(2, p.it))),
  aura(
    'Arcanum Wings',
    '{1}{U}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.gain(p.flying))),
    m('aura swap', '{2}{U}'),
  ),
  creature('Fleshwrither', '{2}{B}{B}', 'Horror', '3/3', m('transfigure', '{1}{B}{B}')),
  land(
    'Shelldock Isle',
    n('hideaway', 4),
    { kind: 'replacement', on: p.whenThisEnters, instead: { kind: 'enters', tapped: true } },
    p.activated([p.tap], p.addMana('{U}')),
    p.activated([p.mana('{U}'), p.tap], {
      do: 'if',
      condition: {
        kind: 'exists',
        what: {
          kind: 'players',
          which: 'each',
          where: p.compare(
            p.count({ kind: 'each', zones: ['library'], where: { kind: 'ownedBy', who: p.bound('it') } }),
            { op: '≤', to: 20 },
          ),
        },
      },
      then: [{ do: 'cast', what: p.noted('hideaway'), free: true }],
    }),
  ),
  // Ways of casting
  creature(
    'Kitsune Diviner',
    '{W}',
    'Fox Cleric',
    '0/1',
    p.activated([p.tap], p.target(p.all(p.isPermanent, p.isSubtype('Spirit'))), { do: 'tap', what: p.it }),
  ),
  legendary(
    creature(
      'Patron of the Kitsune',
      '{4}{W}{W}',
      'Spirit',
      '5/6',
      { ...k('offering'), what: p.isSubtype('Fox') },
      p.triggered({ on: 'attack', what: p.isCreature }, p.may(p.gainLife(1))),
    ),
  ),
  creature(
    'Wretched Gryff',
    '{7}',
    'Eldrazi Hippogriff',
    '3/4',
    m('emerge', '{5}{U}'),
    { ...p.triggered({ on: 'cast', what: p.isThis }, p.draw(1)), zones: ['stack'] },
    p.flying,
  ),
  sorcery('Unending Whisper', '{U}', p.spell(p.draw(1)), m('harmonize', '{5}{U}')),
  instant(
    "Alchemist's Retrieval",
    '{U}',
    {
      ...m('cleave', '{1}{U}'),
      ability: p.spell(p.target(p.isPermanent, p.not(p.isLand)), p.move(p.it, 'hand')),
    },
    p.spell(p.target(p.isPermanent, p.not(p.isLand), p.youControl), p.move(p.it, 'hand')),
  ),
  ofTwo(
    'prototype',
    artifactCreature('Goring Warplow', '{6}', 'Construct', '5/4', k('prototype'), p.deathtouch),
    artifactCreature('Goring Warplow', '{1}{B}', 'Construct', '1/1'),
  ),
  enchantmentCreature(
    'Overlord of the Floodpits',
    '{3}{U}{U}',
    'Avatar Horror',
    '5/3',
    { ...m('impending', '{1}{U}{U}'), amount: 4 },
    p.flying,
    p.triggered({ on: 'any', of: [p.whenThisEnters, { on: 'attack', what: p.isThis }] }, p.draw(2), {
      do: 'discard',
      who: p.you,
      count: 1,
    }),
  ),
  ofTwo(
    'split',
    sorcery('Dusk', '{2}{W}{W}', p.spell(p.destroy(p.each(p.isCreature, p.withPower(p.atLeast(3)))))),
    sorcery(
      'Dawn',
      '{3}{W}{W}',
      k('aftermath'),
      p.spell(p.move(p.eachIn('graveyard', p.isCreature, p.yours, p.withPower({ op: '≤', to: 2 })), 'hand')),
    ),
  ),
  creature(
    'Nova Hellkite',
    '{3}{R}{R}',
    'Dragon',
    '4/5',
    p.flying,
    p.haste,
    p.triggered(p.whenThisEnters, p.target(p.isCreature, p.opponentControls), p.damage(1, p.it)),
    m('warp', '{2}{R}'),
  ),
  sorcery(
    'Repulsor Blast',
    '{3}{R}',
    n('teamwork', 2),
    p.spell(p.target(p.isCreature), p.damage(5, p.it), {
      do: 'if',
      condition: { kind: 'paid', cost: 'teamwork' },
      then: [p.damage(2, p.controllerOf(p.it))],
    }),
  ),
  creature('Spider-Islanders', '{3}{R}', 'Spider Horror Citizen', '4/3', m('mayhem', '{1}{R}')),
  instant(
    'Spider-Sense',
    '{1}{U}',
    m('web-slinging', '{U}'),
    p.spell(
      {
        name: 'target',
        zones: ['stack'],
        what: p.any(p.all({ kind: 'spell' }, p.isInstantOrSorcery), { kind: 'ability', ability: 'triggered' }),
      },
      { do: 'counter', what: p.it },
    ),
  ),
  sorcery('Devastation Tide', '{3}{U}{U}', p.spell(p.move(p.each(p.not(p.isLand)), 'hand')), m('miracle', '{1}{U}')),
  creature('Dreamtail Heron', '{4}{U}', 'Elemental Bird', '3/4', m('mutate', '{3}{U}'), p.flying, mutates(p.draw(1))),
  creature('Majestic Auricorn', '{4}{W}', 'Unicorn', '4/4', m('mutate', '{3}{W}'), p.vigilance, mutates(p.gainLife(4))),
  sorcery(
    "Splinter's Technique",
    '{3}{B}',
    m('sneak', '{1}{B}'),
    p.spell(
      { do: 'search', zones: ['library'], what: { kind: 'card' }, max: 1, as: 'found' },
      p.move(p.bound('found'), 'hand'),
      p.shuffle(),
    ),
  ),
  legendary(
    planeswalker(
      'Nissa, Ascended Animist',
      '{3}{G}{G}{G/P}{G/P}',
      'Nissa',
      7,
      k('compleated'),
      p.loyalty(
        1,
        p.token({
          ...creatureToken('green', 'Phyrexian Horror', '0/0'),
          power: { kind: 'stat', stat: 'loyalty', of: p.self },
          toughness: { kind: 'stat', stat: 'loyalty', of: p.self },
        }),
      ),
      p.loyalty(-1, p.target(p.any(p.isArtifact, p.isEnchantment)), p.destroy(p.it)),
      p.loyalty(
        -7,
        p.pump(
          p.each(p.isCreature, p.youControl),
          p.count(p.each(p.isSubtype('Forest'), p.youControl)),
          p.count(p.each(p.isSubtype('Forest'), p.youControl)),
          p.gain(p.trample),
        ),
      ),
    ),
  ),
  // Spells
  sorcery(
    'Endless Swarm',
    '{5}{G}{G}{G}',
    p.spell(
      p.token(
        creatureToken('green', 'Snake', '1/1'),
        p.count({ kind: 'each', zones: ['hand'], where: { kind: 'ownedBy', who: p.you } }),
      ),
    ),
    k('epic'),
  ),
  creature('Blind Hunter', '{2}{W}{B}', 'Bat', '2/2', p.flying, k('haunt'), {
    ...p.triggered(
      {
        on: 'any',
        of: [
          p.whenThisEnters,
          {
            on: 'move',
            what: { kind: 'is', what: p.noted('haunt') },
            from: ['battlefield'],
            to: ['graveyard'],
          },
        ],
      },
      p.target(p.isPlayer),
      p.loseLife(2, p.it),
      p.gainLife(2),
    ),
    zones: ['battlefield', 'exile'],
  }),
  sorcery(
    'Mental Vapors',
    '{3}{B}',
    p.spell(p.target(p.isPlayer), { do: 'discard', who: p.it, count: 1 }),
    k('cipher'),
  ),
  sorcery(
    'Ominous Harvest',
    '{2}{B}',
    k('gravestorm'),
    p.spell(p.target(p.isPlayer), p.draw(1, p.it), p.loseLife(1, p.it)),
  ),
  arcane('Desperate Ritual', '{1}{R}', p.spell(p.addMana('{R}{R}{R}'))),
  arcane('Glacial Ray', '{1}{R}', p.spell(p.anyTarget, p.damage(2, p.it))),
  sorcery(
    'Wear Down',
    '{1}{G}',
    { ...k('gift'), word: 'card' },
    p.spell(
      { name: 'target', what: p.any(p.isArtifact, p.isEnchantment), min: oneOrTwo, max: oneOrTwo },
      p.destroy(p.it),
    ),
  ),
  creature(
    'Skymarcher Aspirant',
    '{W}',
    'Vampire Soldier',
    '2/1',
    k('ascend'),
    p.asLongAs(blessed, p.modify(p.self, p.gain(p.flying))),
  ),
  sorcery('Insatiable Avarice', '{B}', k('spree'), {
    kind: 'spell',
    actions: [],
    modes: {
      min: 1,
      max: 2,
      choices: [
        {
          ...p.mode(
            { do: 'search', zones: ['library'], what: { kind: 'card' }, max: 1, as: 'found' },
            p.shuffle(),
            p.move(p.bound('found'), { zone: 'library', position: 'top' }),
          ),
          cost: [p.mana('{2}')],
        },
        { ...p.mode(p.target(p.isPlayer), p.draw(3, p.it), p.loseLife(3, p.it)), cost: [p.mana('{B}{B}')] },
      ],
    },
  }),
  // Entering and combat
  creature('Frenzy Sliver', '{1}{B}', 'Sliver', '1/1', p.always(p.modify(p.each(slivers), p.gain(n('frenzy', 1))))),
  creature('Lymph Sliver', '{4}{W}', 'Sliver', '3/3', p.always(p.modify(p.each(slivers), p.gain(n('absorb', 1))))),
  creature('Shock Brigade', '{1}{R}', 'Goblin Soldier', '1/3', k('menace'), n('mobilize', 1)),
  creature('Sigiled Sentinel', '{2}{W}', 'Human Knight', '2/2', n('backup', 1), p.vigilance),
  artifact(
    'Pentad Prism',
    '{2}',
    k('sunburst'),
    p.activated([{ kind: 'removeCounters', counter: 'charge', count: 1, from: p.isThis }], {
      do: 'mana',
      mana: { kind: 'anyColor', amount: 1 },
    }),
  ),
  creature('Wings of the Guard', '{1}{W}', 'Bird', '1/1', p.flying, k('melee')),
  creature(
    'Loyal Fire Sage',
    '{2}{R}',
    'Human Cleric Ally',
    '3/3',
    n('firebending', 1),
    p.activated([p.mana('{5}')], p.token(creatureToken('white', 'Ally', '1/1'))),
  ),
  creature('Hungry Graffalon', '{3}{G}', 'Giraffe', '3/4', p.reach, k('increment')),
  fortification(
    'Darksteel Garrison',
    '{2}',
    p.always(p.modify(p.host, p.gain(p.indestructible))),
    p.triggered({ on: 'tap', what: { kind: 'is', what: p.host } }, p.target(p.isCreature), p.pump(p.it, 1, 1)),
    m('fortify', '{3}'),
  ),
  caseCard(
    'Case of the Ransacked Lab',
    '{2}{U}',
    p.always({ kind: 'cost', of: 'spell', what: p.isInstantOrSorcery, who: p.you, less: '{1}' }),
    {
      ...p.triggered(p.atYour('end'), { do: 'designate', what: p.self, as: 'solved' }),
      condition: {
        kind: 'all',
        of: [
          p.compare({ kind: 'history', event: { on: 'cast', what: p.isInstantOrSorcery, who: p.you } }, p.atLeast(4)),
          { kind: 'matches', what: p.self, where: p.not({ kind: 'designated', as: 'solved' }) },
        ],
      },
    },
    before('solved', p.triggered(p.youCast(p.isInstantOrSorcery), p.draw(1))),
  ),
];

function mutates(...actions: readonly Action[]): Ability {
  return p.triggered({ on: 'acted', action: 'mutate', what: p.isThis }, ...actions);
}
function ofSubtype({ faces: [face], ...card }: Card, subtype: string): Card {
  return { ...card, faces: [{ ...face, subtypes: [subtype] }] };
}
function fortification(name: string, cost: string, ...abilities: readonly Ability[]): Card {
  return ofSubtype(artifact(name, cost, ...abilities), 'Fortification');
}
function caseCard(name: string, cost: string, ...abilities: readonly Ability[]): Card {
  return ofSubtype(enchantment(name, cost, ...abilities), 'Case');
}
function arcane(name: string, cost: string, ability: Ability): Card {
  return {
    name,
    layout: 'normal',
    faces: [
      {
        name,
        cost,
        types: ['instant'],
        subtypes: ['Arcane'],
        abilities: [ability, { ...m('splice', '{1}{R}'), what: p.isSubtype('Arcane') }],
      },
    ],
  };
}
