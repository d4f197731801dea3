/** Cards with more than one face: double-faced, split, flip and adventurer cards, and what looks at day and night. */
import type { Ability, Card, Condition, KeywordAbility, ReplacementAbility } from '@rulewright/language';
import { artifact, aura, back, creature, creatureToken, instant, land, legendary, ofTwo, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const keyword = (name: string, cost?: string): KeywordAbility =>
  cost === undefined
    ? { kind: 'keyword', keyword: name }
    : { kind: 'keyword', keyword: name, cost: [{ kind: 'mana', mana: cost }] };

const daybound = keyword('daybound');
const nightbound = keyword('nightbound');

const entersTapped: ReplacementAbility = {
  kind: 'replacement',
  on: p.whenThisEnters,
  instead: { kind: 'enters', tapped: true },
};

/** "If this would be put into a graveyard from anywhere, exile it instead." */
const exiledInstead: ReplacementAbility = {
  kind: 'replacement',
  on: { on: 'move', what: p.isThis, to: ['graveyard'] },
  instead: { kind: 'change', zone: 'exile' },
};

/** "If it's neither day nor night, it becomes day as this enters." */
const dayAsItEnters: ReplacementAbility = {
  kind: 'replacement',
  on: p.whenThisEnters,
  condition: { kind: 'dayNight', is: 'neither' },
  instead: { kind: 'enters', actions: [{ do: 'dayNight', to: 'day' }] },
};

const wolf = creatureToken('green', 'Wolf', '2/2');
const wolfOrWerewolf = p.any(p.isSubtype('Wolf'), p.isSubtype('Werewolf'));
const topOfLibrary = { kind: 'top', of: p.you, count: 1 } as const;

const doubleFaced: readonly Card[] = [
  ofTwo(
    'transform',
    creature('Village Watch', '{4}{R}', 'Human Werewolf', '4/3', p.haste, daybound),
    back(
      creature(
        'Village Reavers',
        '',
        'Werewolf',
        '5/4',
        p.always(p.modify(p.each(wolfOrWerewolf, p.youControl), p.gain(p.haste))),
        nightbound,
      ),
      'red',
    ),
  ),
  ofTwo(
    'transform',
    creature(
      "Tovolar's Huntmaster",
      '{4}{G}{G}',
      'Human Werewolf',
      '6/6',
      p.triggered(p.whenThisEnters, p.token(wolf, 2)),
      daybound,
    ),
    back(
      creature(
        "Tovolar's Packleader",
        '',
        'Werewolf',
        '7/7',
        p.triggered({ on: 'any', of: [p.whenThisEnters, { on: 'attack', what: p.isThis }] }, p.token(wolf, 2)),
        p.activated(
          [p.mana('{2}{G}{G}')],
          { name: 'own', what: p.all(p.other, wolfOrWerewolf, p.youControl) },
          { name: 'foe', what: p.all(p.isCreature, p.not(p.youControl)) },
          { do: 'fight', a: p.bound('own'), b: p.bound('foe') },
        ),
        nightbound,
      ),
      'green',
    ),
  ),
  ofTwo(
    'transform',
    creature('Baithook Angler', '{1}{U}', 'Human Peasant', '2/1', keyword('disturb', '{1}{U}')),
    back(creature('Hook-Haunt Drifter', '', 'Spirit', '1/2', p.flying, exiledInstead), 'blue'),
  ),
  ofTwo(
    'transform',
    creature('Drogskol Infantry', '{1}{W}', 'Spirit Soldier', '2/2', keyword('disturb', '{3}{W}')),
    back(
      aura('Drogskol Armaments', '', p.enchant(p.isCreature), p.always(p.modify(p.host, p.addPT(2, 2))), exiledInstead),
      'white',
    ),
  ),
  ofTwo(
    'modal',
    sorcery('Bala Ged Recovery', '{2}{G}', p.spell(p.targetInGraveyard(p.yours), p.move(p.it, 'hand'))),
    land('Bala Ged Sanctuary', entersTapped, p.activated([p.tap], p.addMana('{G}'))),
  ),
  ofTwo(
    'modal',
    land('Brightclimb Pathway', p.activated([p.tap], p.addMana('{W}'))),
    land('Grimclimb Pathway', p.activated([p.tap], p.addMana('{B}'))),
  ),
  legendary(
    artifact(
      'The Celestus',
      '{3}',
      dayAsItEnters,
      p.activated([p.tap], { do: 'mana', mana: { kind: 'anyColor', amount: 1 } }),
      {
        ...p.activated([p.mana('{3}'), p.tap], {
          do: 'if',
          condition: { kind: 'dayNight', is: 'night' },
          then: [{ do: 'dayNight', to: 'day' }],
          else: [{ do: 'dayNight', to: 'night' }],
        }),
        timing: 'sorcery',
      },
      p.triggered({ on: 'dayNight' }, p.gainLife(1), {
        do: 'may',
        actions: [p.draw(1), { do: 'discard', who: p.you, count: 1 }],
      }),
    ),
  ),
];

const moonlit: readonly Card[] = [
  ofTwo(
    'transform',
    creature(
      'Loyal Cathar',
      '{W}{W}',
      'Human Soldier',
      '2/2',
      p.vigilance,
      p.triggered(
        p.whenThisDies,
        { do: 'let', name: 'card', objects: p.eventRole('object') },
        {
          do: 'delayed',
          trigger: p.triggered(
            { on: 'beginning', step: 'end' },
            p.move(p.bound('card'), { zone: 'battlefield', transformed: true }),
          ),
        },
      ),
    ),
    back(creature('Unhallowed Cathar', '', 'Zombie Soldier', '2/1', p.always(p.cantBlock(p.self))), 'black'),
  ),
  ofTwo(
    'transform',
    creature('Kindly Stranger', '{2}{B}', 'Human', '2/3', {
      ...p.activated([p.mana('{2}{B}')], { do: 'transform', what: p.self }),
      condition: p.compare({ kind: 'different', what: 'types', of: p.eachIn('graveyard', p.yours) }, p.atLeast(4)),
    }),
    back(
      creature(
        'Demon-Possessed Witch',
        '',
        'Human Shaman',
        '4/3',
        p.triggered({ on: 'transform', what: p.isThis }, p.target(p.isCreature), p.may(p.destroy(p.it))),
      ),
      'black',
    ),
  ),
  ofTwo(
    'transform',
    aura(
      'Curse of Leeches',
      '{2}{B}',
      p.enchant(p.isPlayer),
      {
        kind: 'replacement',
        on: { on: 'transform', what: p.isThis },
        instead: {
          kind: 'also',
          actions: [
            { do: 'choose', from: p.eachPlayer, as: 'player' },
            { do: 'attach', what: p.self, to: p.bound('player') },
          ],
        },
      },
      p.triggered(
        { on: 'beginning', step: 'upkeep', whose: p.host },
        p.loseLife(1, p.eventRole('player')),
        p.gainLife(1),
      ),
      daybound,
    ),
    back(creature('Leeching Lurker', '', 'Leech Horror', '4/4', p.lifelink, nightbound), 'black'),
  ),
  ofTwo(
    'transform',
    creature(
      'Brutal Cathar',
      '{2}{W}',
      'Human Soldier Werewolf',
      '2/2',
      p.triggered(
        {
          on: 'any',
          of: [p.whenThisEnters, { on: 'transform', what: p.all(p.isThis, { kind: 'named', name: 'Brutal Cathar' }) }],
        },
        p.target(p.isCreature, p.opponentControls),
        { do: 'move', what: p.it, to: { zone: 'exile' }, until: p.self },
      ),
      daybound,
    ),
    back(
      creature(
        'Moonrage Brute',
        '',
        'Werewolf',
        '3/3',
        p.firstStrike,
        { kind: 'keyword', keyword: 'ward', cost: [{ kind: 'life', amount: 3 }] },
        nightbound,
      ),
      'red',
    ),
  ),
  creature(
    'Cult of the Waxing Moon',
    '{4}{G}',
    'Human Shaman',
    '5/4',
    p.triggered(
      { on: 'transform', what: p.all(p.youControl, p.isCreature, p.not(p.isSubtype('Human'))) },
      p.token(wolf),
    ),
  ),
  instant(
    'Moonmist',
    '{1}{G}',
    p.spell(
      { do: 'transform', what: p.each(p.isSubtype('Human')) },
      p.thisTurn({
        kind: 'replace',
        on: { on: 'damage', combat: true, source: p.all(p.isCreature, p.not(wolfOrWerewolf)) },
        instead: { kind: 'prevent' },
      }),
    ),
  ),
];

const isInstantOrSorceryOnTop: Condition = { kind: 'matches', what: topOfLibrary, where: p.isInstantOrSorcery };

const noSpellsLastTurn: Condition = {
  kind: 'not',
  of: { kind: 'history', event: { on: 'cast' }, since: 'lastTurn' },
};
const twoSpellsLastTurn: Condition = {
  kind: 'exists',
  what: {
    kind: 'players',
    which: 'each',
    where: p.compare({ kind: 'history', event: { on: 'cast', who: p.bound('it') }, since: 'lastTurn' }, p.atLeast(2)),
  },
};
const eachUpkeep = (condition: Condition): Ability => ({
  ...p.triggered({ on: 'beginning', step: 'upkeep' }, { do: 'transform', what: p.self }),
  condition,
});

const transforming: readonly Card[] = [
  creature('Ichor Drinker', '{B}', 'Phyrexian Vampire', '1/1', p.lifelink, {
    ...p.activated([p.mana('{B}'), { kind: 'exile', what: p.isThis, from: 'graveyard', count: 1 }], {
      do: 'token',
      token: 'Incubator',
      count: 1,
      counters: [{ counter: '+1/+1', count: 2 }],
    }),
    zones: ['graveyard'],
    timing: 'sorcery',
  }),
  ofTwo(
    'transform',
    creature('Gatstaf Shepherd', '{1}{G}', 'Human Werewolf', '2/2', eachUpkeep(noSpellsLastTurn)),
    back(
      creature('Gatstaf Howler', '', 'Werewolf', '3/3', keyword('intimidate'), eachUpkeep(twoSpellsLastTurn)),
      'green',
    ),
  ),
  ofTwo(
    'transform',
    creature(
      'Delver of Secrets',
      '{U}',
      'Human Wizard',
      '1/1',
      p.triggered(
        p.atYour('upkeep'),
        { do: 'look', what: topOfLibrary },
        {
          do: 'may',
          actions: [
            { do: 'reveal', what: topOfLibrary },
            { do: 'if', condition: isInstantOrSorceryOnTop, then: [{ do: 'transform', what: p.self }] },
          ],
        },
      ),
    ),
    back(creature('Insectile Aberration', '', 'Human Insect', '3/2', p.flying), 'blue'),
  ),
];

export const faces: readonly Card[] = [...doubleFaced, ...moonlit, ...transforming];
