/** Cards whose replacement and prevention effects meet each other (614–616), and whose abilities trigger once more (603.2d). */
import type { Card, Filter, ReplacementAbility, Value } from '@rulewright/language';
import { artifact, artifactCreature, creature, creatureToken, enchantment, instant, legendary } from '../faces.ts';
import * as p from '../phrases.ts';

const amount: Value = { kind: 'amount' };
const times = (factor: number): Value => ({ kind: 'times', of: [amount, factor] });
const plus = (more: number): Value => ({ kind: 'add', of: [amount, more] });

const ownedByOpponents: Filter = { kind: 'ownedBy', who: p.opponents };

const tokensTwice: ReplacementAbility = {
  kind: 'replacement',
  on: { on: 'create', who: p.you },
  instead: { kind: 'change', amount: times(2) },
};

const countersOnYourCreatures = (count: Value): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'counters', what: p.all(p.isCreature, p.youControl), counter: '+1/+1' },
  instead: { kind: 'change', amount: count },
});

const lifeTwice: ReplacementAbility = {
  kind: 'replacement',
  on: { on: 'gainLife', who: p.you },
  instead: { kind: 'change', amount: times(2) },
};

export const hardCases: readonly Card[] = [
  enchantment('Doubling Season', '{4}{G}', tokensTwice, {
    kind: 'replacement',
    on: { on: 'counters', what: p.all(p.isPermanent, p.youControl), effect: true },
    instead: { kind: 'change', amount: times(2) },
  }),
  enchantment('Anointed Procession', '{3}{W}', tokensTwice),
  legendary(
    creature(
      'Quina, Qu Gourmet',
      '{2}{G}',
      'Qu',
      '2/3',
      {
        kind: 'replacement',
        on: { on: 'create', who: p.you },
        instead: { kind: 'change', tokens: [{ token: creatureToken('green', 'Frog', '1/1'), count: 1 }], keep: true },
      },
      p.activated([p.mana('{2}'), p.sacrifice(p.isSubtype('Frog'))], p.counters('+1/+1', 1, p.self)),
    ),
  ),
  artifactCreature('Academy Manufactor', '{3}', 'Assembly-Worker', '1/3', {
    kind: 'replacement',
    on: { on: 'create', who: p.you, what: p.any(p.isSubtype('Clue'), p.isSubtype('Food'), p.isSubtype('Treasure')) },
    instead: {
      kind: 'change',
      tokens: [
        { token: 'Clue', count: amount },
        { token: 'Food', count: amount },
        { token: 'Treasure', count: amount },
      ],
    },
  }),
  creature(
    'Crafty Cutpurse',
    '{3}{U}',
    'Human Pirate',
    '2/2',
    p.flash,
    p.triggered(
      p.whenThisEnters,
      p.thisTurn({
        kind: 'replace',
        on: { on: 'create', who: p.opponents },
        instead: { kind: 'change', who: p.you },
      }),
    ),
  ),
  creature(
    'Conclave Mentor',
    '{G}{W}',
    'Centaur Cleric',
    '2/2',
    countersOnYourCreatures(plus(1)),
    p.triggered(p.whenThisDies, p.gainLife({ kind: 'stat', stat: 'power', of: p.self })),
  ),
  enchantment('Branching Evolution', '{2}{G}', countersOnYourCreatures(times(2))),
  creature('Notion Thief', '{2}{U}{B}', 'Human Rogue', '3/1', p.flash, {
    kind: 'replacement',
    on: { on: 'draw', who: p.opponents, besidesFirst: true },
    instead: { kind: 'change', who: p.you },
  }),
  enchantment('Thought Reflection', '{4}{U}{U}{U}', {
    kind: 'replacement',
    on: { on: 'draw', who: p.you },
    instead: { kind: 'instead', actions: [p.draw(2)] },
  }),
  enchantment(
    'Words of Worship',
    '{2}{W}',
    p.activated(
      [p.mana('{1}')],
      p.thisTurn({
        kind: 'replace',
        on: { on: 'draw', who: p.you },
        instead: { kind: 'instead', actions: [p.gainLife(5)] },
        uses: 1,
      }),
    ),
  ),
  legendary(
    artifact("Alhammarret's Archive", '{5}', lifeTwice, {
      kind: 'replacement',
      on: { on: 'draw', who: p.you, besidesFirst: true },
      instead: { kind: 'instead', actions: [p.draw(2)] },
    }),
  ),
  enchantment('Boon Reflection', '{4}{W}', lifeTwice),
  creature('Laboratory Maniac', '{2}{U}', 'Human Wizard', '2/2', {
    kind: 'replacement',
    on: { on: 'draw', who: p.you },
    condition: p.compare(p.count(p.eachIn('library', p.yours)), { op: '=', to: 0 }),
    instead: { kind: 'instead', actions: [{ do: 'win', who: p.you }] },
  }),
  artifactCreature(
    'Platinum Emperion',
    '{8}',
    'Golem',
    '8/8',
    p.always({ kind: 'cant', action: 'gainLife', what: p.you }, { kind: 'cant', action: 'loseLife', what: p.you }),
  ),
  enchantment('Root Maze', '{G}', {
    kind: 'replacement',
    on: { on: 'move', what: p.any(p.isArtifact, p.isLand), to: ['battlefield'] },
    instead: { kind: 'enters', tapped: true },
  }),
  legendary(
    creature('Archelos, Lagoon Mystic', '{1}{B}{G}{U}', 'Turtle Shaman', '2/4', othersEnter(true), othersEnter(false)),
  ),
  legendary(
    creature(
      'Elesh Norn, Mother of Machines',
      '{4}{W}',
      'Phyrexian Praetor',
      '4/7',
      p.vigilance,
      p.always({
        kind: 'triggersMore',
        on: p.whenever(p.isPermanent, 'enters'),
        of: p.youControl,
      }),
      p.always({
        kind: 'triggersNot',
        on: p.whenever(p.isPermanent, 'enters'),
        of: p.opponentControls,
      }),
    ),
  ),
  legendary(
    creature(
      'Kalitas, Traitor of Ghet',
      '{2}{B}{B}',
      'Vampire Warrior',
      '3/4',
      p.lifelink,
      {
        kind: 'replacement',
        on: p.whenever(p.all(p.isCreature, p.not({ kind: 'token' }), p.opponentControls), 'dies'),
        instead: {
          kind: 'instead',
          actions: [p.move(p.eventRole('object'), 'exile'), p.token(creatureToken('black', 'Zombie', '2/2'))],
        },
      },
      p.activated(
        [p.mana('{2}{B}'), p.sacrifice(p.all(p.other, p.any(p.isSubtype('Vampire'), p.isSubtype('Zombie'))))],
        p.counters('+1/+1', 2, p.self),
      ),
    ),
  ),
  artifactCreature(
    'Tatterkite',
    '{3}',
    'Scarecrow',
    '2/1',
    p.flying,
    p.always({ kind: 'cant', action: 'haveCounters', what: p.self }),
  ),
  enchantment('Mana Reflection', '{4}{G}{G}', {
    kind: 'replacement',
    on: { on: 'mana', from: p.isPermanent, who: p.you, tapped: true },
    instead: { kind: 'change', amount: times(2) },
  }),
  enchantment(
    'Contamination',
    '{2}{B}',
    p.triggered(p.atYour('upkeep'), {
      do: 'pay',
      cost: [p.sacrifice(p.isCreature)],
      else: [{ do: 'sacrificeObjects', what: p.self }],
    }),
    {
      kind: 'replacement',
      on: { on: 'mana', from: p.isLand, tapped: true },
      instead: { kind: 'change', mana: '{B}' },
    },
  ),
  creature(
    'Sutured Ghoul',
    '{4}{B}{B}{B}',
    'Zombie',
    '*/*',
    p.trample,
    {
      kind: 'replacement',
      on: { on: 'move', what: p.isThis, to: ['battlefield'] },
      instead: {
        kind: 'enters',
        actions: [
          {
            do: 'choose',
            from: p.eachIn('graveyard', p.isCreature, p.yours),
            min: 0,
            max: p.count(p.eachIn('graveyard', p.isCreature, p.yours)),
            as: 'chosen',
          },
          { do: 'move', what: p.bound('chosen'), to: { zone: 'exile' }, note: 'exiled' },
        ],
      },
    },
    {
      kind: 'static',
      effects: [
        p.modify(p.self, {
          kind: 'setPT',
          power: { kind: 'total', stat: 'power', of: p.noted('exiled') },
          toughness: { kind: 'total', stat: 'toughness', of: p.noted('exiled') },
        }),
      ],
      defining: true,
    },
  ),
  enchantment('Chains of Mephistopheles', '{1}{B}', {
    kind: 'replacement',
    on: { on: 'draw', who: p.eachPlayer, besidesFirst: true },
    instead: {
      kind: 'instead',
      actions: [
        { do: 'discard', who: p.eventRole('player'), count: 1, as: 'discarded' },
        {
          do: 'if',
          condition: { kind: 'exists', what: p.bound('discarded') },
          then: [p.draw(1, p.eventRole('player'))],
          else: [{ do: 'mill', who: p.eventRole('player'), count: 1 }],
        },
      ],
    },
  }),
  legendary(
    creature(
      'Delney, Streetwise Lookout',
      '{2}{W}',
      'Human Scout',
      '2/2',
      p.always({
        kind: 'cant',
        action: 'beBlocked',
        what: p.each(p.isCreature, p.youControl, p.withPower({ op: '≤', to: 2 })),
        by: p.withPower(p.atLeast(3)),
      }),
      p.always({
        kind: 'triggersMore',
        of: p.all(p.isCreature, p.youControl, p.withPower({ op: '≤', to: 2 })),
      }),
    ),
  ),
  artifactCreature(
    'Adaptive Automaton',
    '{3}',
    'Construct',
    '2/2',
    {
      kind: 'replacement',
      on: { on: 'move', what: p.isThis, to: ['battlefield'] },
      instead: { kind: 'enters', actions: [{ do: 'chooseWord', domain: 'creatureType', key: 'type' }] },
    },
    p.always(p.modify(p.self, { kind: 'chosenType', key: 'type' })),
    p.always(p.modify(p.each(p.other, p.isCreature, p.youControl, { kind: 'chosenType', key: 'type' }), p.addPT(1, 1))),
  ),
  creature(
    'Dauthi Voidwalker',
    '{B}{B}',
    'Dauthi Rogue',
    '3/2',
    { kind: 'keyword', keyword: 'shadow' },
    {
      kind: 'replacement',
      on: { on: 'move', what: p.all({ kind: 'card' }, ownedByOpponents), to: ['graveyard'] },
      instead: { kind: 'change', zone: 'exile', counters: [{ counter: 'void', count: 1 }] },
    },
    p.activated(
      [p.tap, p.sacrificeThis],
      {
        do: 'choose',
        from: p.eachIn('exile', ownedByOpponents, { kind: 'counters', counter: 'void', is: p.atLeast(1) }),
        as: 'card',
      },
      p.thisTurn({
        kind: 'may',
        action: 'play',
        who: p.you,
        what: { kind: 'is', what: p.bound('card') },
        zones: ['exile'],
        free: true,
      }),
    ),
  ),
  instant("Jace's Ingenuity", '{3}{U}{U}', p.spell(p.draw(3))),
  instant('Ancestral Recall', '{U}', p.spell(p.target(p.isPlayer), p.draw(3, p.it))),
];

/** Only as long as this permanent is tapped, or untapped. */
function othersEnter(tapped: boolean): ReplacementAbility {
  const isTapped: Filter = { kind: 'tapped' };
  return {
    kind: 'replacement',
    on: { on: 'move', what: p.all(p.isPermanent, p.other), to: ['battlefield'] },
    condition: { kind: 'matches', what: p.self, where: tapped ? isTapped : p.not(isTapped) },
    instead: { kind: 'enters', tapped },
  };
}
