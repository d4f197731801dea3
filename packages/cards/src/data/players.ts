/** Cards about players and turns: winning and losing, extra and skipped turns, control of players, commanders. */
import type { Card } from '@rulewright/language';
import { artifact, artifactCreature, aura, creature, enchantment, instant, legendary, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

export const playersAndTurns: readonly Card[] = [
  artifactCreature(
    'Platinum Angel',
    '{7}',
    'Angel',
    '4/4',
    p.flying,
    p.always({ kind: 'cant', action: 'lose', what: p.you }, { kind: 'cant', action: 'win', what: p.opponents }),
  ),
  creature('Felidar Sovereign', '{4}{W}{W}', 'Cat Beast', '4/6', p.vigilance, p.lifelink, {
    ...p.triggered(p.atYour('upkeep'), { do: 'win', who: p.you }),
    condition: p.compare({ kind: 'life', of: p.you }, p.atLeast(40)),
  }),
  sorcery('Time Warp', '{3}{U}{U}', p.spell(p.target(p.isPlayer), { do: 'extraTurn', who: p.it })),
  instant('Time Stop', '{4}{U}{U}', p.spell({ do: 'endTurn' })),
  legendary(
    artifact(
      'Mindslaver',
      '{6}',
      p.activated([p.mana('{4}'), p.tap, p.sacrificeThis], p.target(p.isPlayer), { do: 'controlPlayer', who: p.it }),
    ),
  ),
  artifactCreature(
    'Eater of Days',
    '{4}',
    'Leviathan',
    '9/8',
    p.flying,
    p.trample,
    p.triggered(p.whenThisEnters, { do: 'skip', who: p.you, step: 'turn' }, { do: 'skip', who: p.you, step: 'turn' }),
  ),
  creature(
    'Blinding Angel',
    '{3}{W}{W}',
    'Angel',
    '2/4',
    p.flying,
    p.triggered(
      { on: 'damage', source: p.isThis, to: p.isPlayer, combat: true },
      { do: 'skip', who: p.eventRole('player'), step: 'combat' },
    ),
  ),
  enchantment(
    'Dragon Appeasement',
    '{3}{B}{R}{G}',
    p.always({ kind: 'skip', who: p.you, step: 'draw' }),
    p.triggered({ on: 'sacrifice', who: p.you, what: p.isCreature }, p.may(p.draw(1))),
  ),
  artifact('Howling Mine', '{2}', {
    ...p.triggered({ on: 'beginning', step: 'draw', whose: p.eachPlayer }, p.draw(1, p.eventRole('player'))),
    condition: { kind: 'matches', what: p.self, where: p.not({ kind: 'tapped' }) },
  }),
  creature(
    'Hellkite Charger',
    '{4}{R}{R}',
    'Dragon',
    '5/5',
    p.flying,
    p.haste,
    p.triggered(
      { on: 'attack', what: p.isThis },
      {
        do: 'pay',
        cost: [p.mana('{5}{R}{R}')],
        then: [
          { do: 'untap', what: p.each(p.isCreature, p.isAttacking) },
          { do: 'extraPhase', phase: 'combat' },
        ],
      },
    ),
  ),
  sorcery(
    'Fury of the Horde',
    '{5}{R}{R}',
    {
      kind: 'alternativeCost',
      name: 'exile two red cards',
      cost: [{ kind: 'exile', what: p.isColor('red'), from: 'hand', count: 2 }],
    },
    p.spell(
      { do: 'untap', what: p.each(p.isCreature, { kind: 'history', event: { on: 'attack' } }) },
      { do: 'extraPhase', phase: 'combatAndMain' },
    ),
  ),
  aura(
    'Domestication',
    '{2}{U}{U}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, { kind: 'controller', who: p.you })),
    {
      ...p.triggered(p.atYour('end'), { do: 'sacrificeObjects', what: p.self }),
      condition: p.compare({ kind: 'stat', stat: 'power', of: p.host }, p.atLeast(4)),
    },
  ),
  enchantment(
    'Propaganda',
    '{2}{U}',
    p.always({
      kind: 'cant',
      action: 'attack',
      what: p.each(p.isCreature),
      whom: { kind: 'is', what: p.you },
      cost: [p.mana('{2}')],
    }),
  ),
  creature('Plague Stinger', '{1}{B}', 'Phyrexian Insect Horror', '1/1', p.flying, {
    kind: 'keyword',
    keyword: 'infect',
  }),
  legendary(creature('Jasmine Boreal', '{3}{G}{W}', 'Human', '4/5')),
  legendary(
    creature(
      'Keiga, the Tide Star',
      '{5}{U}',
      'Dragon Spirit',
      '5/5',
      p.flying,
      p.triggered(
        p.whenThisDies,
        p.target(p.isCreature),
        p.lasting(p.forever, p.modify(p.it, { kind: 'controller', who: p.you })),
      ),
    ),
  ),
  enchantment(
    'Rest in Peace',
    '{1}{W}',
    p.triggered(p.whenThisEnters, p.move(p.eachIn('graveyard', { kind: 'card' }), 'exile')),
    {
      kind: 'replacement',
      on: { on: 'move', what: { kind: 'any', of: [{ kind: 'card' }, { kind: 'token' }] }, to: ['graveyard'] },
      instead: { kind: 'change', zone: 'exile' },
    },
  ),
  creature("Kinjalli's Sunwing", '{2}{W}', 'Dinosaur', '2/3', p.flying, {
    kind: 'replacement',
    on: { on: 'move', what: p.all(p.isCreature, p.opponentControls), to: ['battlefield'] },
    instead: { kind: 'enters', tapped: true },
  }),
  creature(
    'Edgewalker',
    '{1}{W}{B}',
    'Human Cleric',
    '2/2',
    p.always({
      kind: 'cost',
      of: 'spell',
      what: p.isSubtype('Cleric'),
      who: p.you,
      less: '{W}{B}',
      onlyColored: true,
    }),
  ),
  creature(
    'Sphinx of the Second Sun',
    '{6}{U}{U}',
    'Sphinx',
    '6/6',
    p.flying,
    p.triggered(p.atYour('main2'), { do: 'extraPhase', phase: 'beginning' }),
  ),
  legendary(
    creature(
      'Obeka, Splitter of Seconds',
      '{1}{U}{B}{R}',
      'Ogre Warlock',
      '2/5',
      { kind: 'keyword', keyword: 'menace' },
      p.triggered(
        { on: 'damage', source: p.isThis, to: p.isPlayer, combat: true },
        {
          do: 'if',
          condition: { kind: 'turnOf', who: p.you },
          then: [{ do: 'extraStep', step: 'upkeep', count: { kind: 'amount' }, after: 'phase' }],
        },
      ),
    ),
  ),
  creature(
    'Phantom Tiger',
    '{2}{G}',
    'Cat Spirit',
    '1/0',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: { kind: 'enters', counters: [{ counter: '+1/+1', count: 2 }] },
    },
    {
      kind: 'replacement',
      on: { on: 'damage', to: p.isThis },
      instead: {
        kind: 'prevent',
        actions: [{ do: 'removeCounters', from: p.self, counter: '+1/+1', count: 1 }],
      },
    },
  ),
  sorcery('Innocent Blood', '{B}', p.spell({ do: 'sacrifice', who: p.eachPlayer, what: p.isCreature, count: 1 })),
  artifact('Temple Bell', '{3}', p.activated([p.tap], p.draw(1, p.eachPlayer))),
  instant(
    'Mandate of Peace',
    '{1}{W}',
    {
      kind: 'static',
      zones: ['hand', 'graveyard', 'exile', 'library', 'command'],
      effects: [
        {
          kind: 'cant',
          action: 'cast',
          what: p.eachPlayer,
          by: p.isThis,
          unless: {
            kind: 'step',
            steps: ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'],
          },
        },
      ],
    },
    p.spell(p.thisTurn({ kind: 'cant', action: 'cast', what: p.opponents }), { do: 'endCombat' }),
  ),
];
