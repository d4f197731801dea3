/** Cards whose replacement and prevention effects meet each other (614–616), and whose abilities trigger once more (603.2d). */
import type { Card, Filter, Replacement, ReplacementAbility, Selector, Value } from '@rulewright/language';
import {
  artifact,
  artifactCreature,
  creature,
  creatureToken,
  enchantment,
  instant,
  legendary,
  sorcery,
} from '../faces.ts';
import * as p from '../phrases.ts';

const amount: Value = { kind: 'amount' };
const times = (factor: number): Value => ({ kind: 'times', of: [amount, factor] });
const plus = (more: number): Value => ({ kind: 'add', of: [amount, more] });
const isYou: Filter = { kind: 'is', what: p.you };

const wouldBeDealt = (
  source: Filter | undefined,
  to: Filter | undefined,
  instead: Replacement,
): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'damage', ...(source === undefined ? {} : { source }), ...(to === undefined ? {} : { to }) },
  instead,
});

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

/** Permanents, spells and whatever else deals damage. */
const anySource: Selector = {
  kind: 'each',
  where: { kind: 'all', of: [] },
  zones: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command'],
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
  legendary(
    creature(
      'Torbran, Thane of Red Fell',
      '{1}{R}{R}{R}',
      'Dwarf Noble',
      '2/4',
      wouldBeDealt(
        p.all(p.isColor('red'), p.youControl),
        p.any({ kind: 'player', which: 'opponents' }, p.all(p.isPermanent, p.opponentControls)),
        { kind: 'change', amount: plus(2) },
      ),
    ),
  ),
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    wouldBeDealt(undefined, undefined, { kind: 'change', amount: times(2) }),
  ),
  creature(
    'Daunting Defender',
    '{4}{W}',
    'Human Cleric',
    '3/3',
    wouldBeDealt(undefined, p.all(p.isSubtype('Cleric'), p.isCreature, p.youControl), { kind: 'prevent', amount: 1 }),
  ),
  creature(
    'Swans of Bryn Argoll',
    '{2}{W/U}{W/U}',
    'Bird Spirit',
    '4/3',
    p.flying,
    wouldBeDealt(undefined, p.isThis, {
      kind: 'prevent',
      actions: [p.draw(amount, p.controllerOf(p.eventRole('source')))],
    }),
  ),
  creature(
    'Phyrexian Hydra',
    '{3}{G}{G}',
    'Phyrexian Hydra',
    '7/7',
    { kind: 'keyword', keyword: 'infect' },
    wouldBeDealt(undefined, p.isThis, { kind: 'prevent', actions: [p.counters('-1/-1', amount, p.self)] }),
  ),
  creature(
    'Palisade Giant',
    '{4}{W}{W}',
    'Giant Soldier',
    '2/7',
    wouldBeDealt(undefined, p.any(isYou, p.all(p.isPermanent, p.other, p.youControl)), { kind: 'change', to: p.self }),
  ),
  sorcery(
    'Impractical Joke',
    '{R}',
    p.spell(
      { ...p.target(p.any(p.isCreature, p.isPlaneswalker)), min: 0, max: 1 },
      p.thisTurn({ kind: 'cant', action: 'preventDamage', what: anySource }),
      p.damage(3, p.it),
    ),
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
  creature(
    'Selfless Squire',
    '{3}{W}',
    'Human Soldier',
    '1/1',
    p.flash,
    p.triggered(
      p.whenThisEnters,
      p.thisTurn({ kind: 'replace', on: { on: 'damage', to: isYou }, instead: { kind: 'prevent' } }),
    ),
    p.triggered({ on: 'prevented', to: isYou }, p.counters('+1/+1', amount, p.self)),
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
  enchantment(
    'Circle of Protection: Black',
    '{1}{W}',
    p.activated(
      [p.mana('{1}')],
      { do: 'choose', from: { kind: 'sources', where: p.isColor('black') }, as: 'source' },
      p.thisTurn({
        kind: 'replace',
        on: {
          on: 'damage',
          source: p.all(p.isColor('black'), { kind: 'is', what: p.bound('source') }),
          to: isYou,
        },
        instead: { kind: 'prevent' },
        uses: 1,
      }),
    ),
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
            as: 'exiled',
          },
          p.move(p.bound('exiled'), 'exile'),
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
  instant(
    'Withstand Death',
    '{G}',
    p.spell(p.target(p.isCreature), p.thisTurn(p.modify(p.it, p.gain(p.indestructible)))),
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
