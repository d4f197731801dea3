/** More cards for the rulings of keyword abilities (702): those that few cards have. */
import type { Ability, Card, Change, Comparison, Condition, KeywordAbility } from '@rulewright/language';
import {
  artifactCreature,
  aura,
  creature,
  creatureToken,
  enchantmentCreature,
  equipment,
  instant,
  sorcery,
} from '../faces.ts';
import * as p from '../phrases.ts';

const k = (keyword: string): KeywordAbility => ({ kind: 'keyword', keyword });
const m = (keyword: string, symbols: string): KeywordAbility => ({ ...k(keyword), cost: [p.mana(symbols)] });
const n = (keyword: string, amount: number): KeywordAbility => ({ ...k(keyword), amount });
const levelIs = (is: Comparison): Condition => p.compare({ kind: 'counters', counter: 'level', on: p.self }, is);
const level = (from: number, to: number | null, power: number, toughness: number, ability: Ability): Ability => {
  const least: Condition = levelIs(p.atLeast(from));
  const most: Condition = levelIs({ op: '≤', to: to ?? 0 });
  const changes: readonly Change[] = [{ kind: 'setPT', power, toughness }, p.gain(ability)];
  return p.asLongAs(to === null ? least : { kind: 'all', of: [least, most] }, p.modify(p.self, ...changes));
};
const preventedThisTurn = (side: 'to' | 'source') =>
  p.thisTurn({
    kind: 'replace',
    on: { on: 'damage', combat: true, [side]: p.isThis },
    instead: { kind: 'prevent' },
  });

export const moreKeywords: readonly Card[] = [
  // Casting
  instant(
    "Dream's Grip",
    '{U}',
    {
      kind: 'spell',
      actions: [],
      modes: {
        min: 1,
        max: 1,
        choices: [
          p.mode(p.target(p.isPermanent), { do: 'tap', what: p.it }),
          p.mode(p.target(p.isPermanent), { do: 'untap', what: p.it }),
        ],
      },
    },
    m('entwine', '{1}'),
  ),
  instant(
    'Thunderheads',
    '{2}{U}',
    m('replicate', '{2}{U}'),
    p.spell(
      {
        do: 'token',
        count: 1,
        as: 'made',
        token: creatureToken('blue', 'Weird', '3/3', p.defender, p.flying),
      },
      {
        do: 'delayed',
        trigger: p.triggered({ on: 'beginning', step: 'end' }, p.move(p.bound('made'), 'exile')),
      },
    ),
  ),
  sorcery(
    'Vandalblast',
    '{R}',
    p.spell(p.target(p.isArtifact, p.not(p.youControl)), p.destroy(p.it)),
    m('overload', '{4}{R}'),
  ),
  enchantmentCreature(
    'Nimbus Naiad',
    '{2}{U}',
    'Nymph',
    '2/2',
    m('bestow', '{4}{U}'),
    p.flying,
    p.always(p.modify(p.host, p.addPT(2, 2), p.gain(p.flying))),
  ),
  instant('Borrowed Hostility', '{R}', m('escalate', '{3}'), {
    kind: 'spell',
    actions: [],
    modes: {
      min: 1,
      max: 2,
      choices: [
        p.mode(p.target(p.isCreature), p.pump(p.it, 3, 0)),
        p.mode(p.target(p.isCreature), p.thisTurn(p.modify(p.it, p.gain(p.firstStrike)))),
      ],
    },
  }),
  creature('Coalition Warbrute', '{3}{R}', 'Minotaur Berserker', '3/4', k('enlist'), p.trample),
  creature(
    'Drover Grizzly',
    '{2}{G}',
    'Bear Mount',
    '4/2',
    p.triggered(
      { on: 'attack', what: p.all(p.isThis, { kind: 'designated', as: 'saddled' }) },
      p.thisTurn(p.modify(p.each(p.isCreature, p.youControl), p.gain(p.trample))),
    ),
    n('saddle', 1),
  ),
  creature(
    'Wingcrafter',
    '{U}',
    'Human Wizard',
    '1/1',
    k('soulbond'),
    p.asLongAs(
      { kind: 'exists', what: { kind: 'pairedWith', of: p.self } },
      p.modify(p.union(p.self, { kind: 'pairedWith', of: p.self }), p.gain(p.flying)),
    ),
  ),
  sorcery('Sheer Drop', '{2}{W}', p.spell(p.target(p.isCreature, { kind: 'tapped' }), p.destroy(p.it)), {
    ...m('awaken', '{5}{W}'),
    amount: 3,
  }),
  creature(
    'Latchkey Faerie',
    '{3}{U}',
    'Faerie Rogue',
    '3/1',
    p.flying,
    { ...m('prowl', '{2}{U}'), what: p.any(p.isSubtype('Faerie'), p.isSubtype('Rogue')) },
    { ...p.triggered(p.whenThisEnters, p.draw(1)), condition: { kind: 'paid', cost: 'prowl' } },
  ),
  creature(
    'Lightning Crafter',
    '{3}{R}',
    'Goblin Shaman',
    '3/3',
    { ...k('champion'), what: p.any(p.isSubtype('Goblin'), p.isSubtype('Shaman')) },
    p.activated([p.tap], p.anyTarget, p.damage(3, p.it)),
  ),
  creature('Snake of the Golden Grove', '{4}{G}', 'Snake', '4/4', n('tribute', 3), {
    ...p.triggered(p.whenThisEnters, p.gainLife(4)),
    condition: p.compare({ kind: 'noted', key: 'tribute' }, { op: '=', to: 0 }),
  }),
  creature('Brotherhood Ambushers', '{4}{B}', 'Human Assassin', '6/3', m('freerunning', '{3}{B}')),
  sorcery(
    'Incarnation Technique',
    '{4}{B}',
    k('demonstrate'),
    p.spell(
      { do: 'mill', who: p.you, count: 5 },
      { do: 'choose', from: p.eachIn('graveyard', p.isCreature, p.yours), as: 'card' },
      p.move(p.bound('card'), 'battlefield'),
    ),
  ),
  creature('Jwar Isle Avenger', '{4}{U}', 'Sphinx', '3/3', m('surge', '{2}{U}'), p.flying),
  sorcery('Skewer the Critics', '{2}{R}', m('spectacle', '{R}'), p.spell(p.anyTarget, p.damage(3, p.it))),
  creature(
    'Riveteers Decoy',
    '{1}{G}',
    'Human Warrior',
    '3/1',
    p.always({ kind: 'must', action: 'beBlocked', what: p.self }),
    m('blitz', '{3}{G}'),
  ),
  sorcery('Cut of the Profits', '{X}{B}{B}', n('casualty', 3), p.spell(p.draw(p.x), p.loseLife(p.x, p.you))),
  creature(
    'Ultramarines Honour Guard',
    '{3}{W}',
    'Astartes Warrior',
    '2/2',
    m('squad', '{2}'),
    p.always(p.modify(p.each(p.isCreature, p.youControl, p.other), p.addPT(1, 1))),
  ),
  instant(
    "Archon's Glory",
    '{W}',
    k('bargain'),
    p.spell(p.target(p.isCreature), p.pump(p.it, 2, 2), {
      do: 'if',
      condition: { kind: 'paid', cost: 'bargain' },
      then: [p.thisTurn(p.modify(p.it, p.gain(p.flying), p.gain(p.lifelink)))],
    }),
  ),
  // Other zones
  creature('Greater Mossdog', '{3}{G}', 'Plant Dog', '3/3', n('dredge', 3)),
  creature('Tah-Crop Skirmisher', '{1}{U}', 'Snake Warrior', '2/1', m('embalm', '{3}{U}')),
  creature('Steadfast Sentinel', '{3}{W}', 'Human Cleric', '2/3', p.vigilance, m('eternalize', '{4}{W}{W}')),
  creature('Ninja of the New Moon', '{3}{B}{B}', 'Spirit Ninja', '6/3', m('ninjutsu', '{3}{B}')),
  // On the battlefield
  creature(
    'Ley Weaver',
    '{3}{G}',
    'Human Druid',
    '2/2',
    { ...k('partner with'), what: { kind: 'named', name: 'Lore Weaver' } },
    p.activated([p.tap], { ...p.target(p.isLand), min: 2, max: 2 }, { do: 'untap', what: p.it }),
  ),
  creature(
    'Lore Weaver',
    '{3}{U}',
    'Human Wizard',
    '2/2',
    { ...k('partner with'), what: { kind: 'named', name: 'Ley Weaver' } },
    p.activated([p.mana('{5}{U}{U}')], p.target(p.isPlayer), p.draw(2, p.it)),
  ),
  creature(
    'True-Name Nemesis',
    '{1}{U}{U}',
    'Merfolk Rogue',
    '3/1',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: {
        kind: 'enters',
        actions: [
          { do: 'choose', from: p.eachPlayer, as: 'chosen' },
          { do: 'note', key: 'player', objects: p.bound('chosen') },
        ],
      },
    },
    p.protectionFrom({ kind: 'controlledBy', who: p.noted('player') }),
  ),
  aura('Boar Umbra', '{2}{G}', p.enchant(p.isCreature), p.always(p.modify(p.host, p.addPT(3, 3))), k('umbra armor')),
  equipment(
    'Sylvok Battle-Chair',
    '{4}{G}{G}',
    k('for mirrodin!'),
    p.always(p.modify(p.host, p.addPT(4, 4), p.gain(p.trample))),
    p.equip('{5}{G}{G}'),
  ),
  creature(
    'Jacked Rabbit',
    '{X}{1}{W}',
    'Rabbit Warrior',
    '1/2',
    k('ravenous'),
    p.triggered(
      { on: 'attack', what: p.isThis },
      p.token(creatureToken('white', 'Rabbit', '1/1'), { kind: 'stat', stat: 'power', of: p.self }),
    ),
  ),
  artifactCreature(
    'Rabbit Battery',
    '{R}',
    'Equipment Rabbit',
    '1/1',
    p.haste,
    p.always(p.modify(p.host, p.addPT(1, 1), p.gain(p.haste))),
    m('reconfigure', '{R}'),
  ),
  creature(
    'Treasonous Ogre',
    '{3}{R}',
    'Ogre Shaman',
    '2/3',
    k('dethrone'),
    p.activated([{ kind: 'life', amount: 3 }], p.addMana('{R}')),
  ),
  creature(
    'Deftblade Elite',
    '{W}',
    'Human Soldier',
    '1/1',
    k('provoke'),
    p.activated([p.mana('{1}{W}')], preventedThisTurn('to'), preventedThisTurn('source')),
  ),
  creature(
    'Student of Warfare',
    '{W}',
    'Human Knight',
    '1/1',
    m('level up', '{W}'),
    level(2, 6, 3, 3, p.firstStrike),
    level(7, null, 4, 4, k('double strike')),
  ),
  aura(
    'Snake Cult Initiation',
    '{3}{B}',
    p.enchant(p.isCreature),
    p.always(p.modify(p.host, p.gain(n('poisonous', 3)))),
  ),
];
