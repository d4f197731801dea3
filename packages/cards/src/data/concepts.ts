/** Cards that show one concept of the card language each: chance, votes, mana that was spent, events that happen together. */
import type { Ability, Action, Card, Condition, Value } from '@rulewright/language';
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

const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
const bound = (name: string): Value => ({ kind: 'var', name });
const WHEN_ENTERS = { on: 'move', what: p.isThis, to: ['battlefield'] } as const;
const between = (name: string, low: number, high: number): Condition => ({
  kind: 'all',
  of: [p.compare(bound(name), p.atLeast(low)), p.compare(bound(name), { op: '≤', to: high })],
});
const playFromExile = (what: string): Action => ({
  do: 'effect',
  duration: { kind: 'endOfNextTurn', of: p.you },
  effects: [{ kind: 'may', action: 'play', who: p.you, what: { kind: 'is', what: p.bound(what) }, zones: ['exile'] }],
});

const HAS_ODD: Condition = p.compare(
  { kind: 'remainder', of: { kind: 'counters', on: p.self }, by: 2 },
  { op: '=', to: 1 },
);

export const concepts: readonly Card[] = [
  sorcery(
    'Acidic Soil',
    '{2}{R}',
    p.spell(p.damage(p.count(p.each(p.isLand, { kind: 'controlledBy', who: p.bound('it') })), p.eachPlayer)),
  ),
  enchantment(
    'Endless Foot Assault',
    '{2}{W}',
    { kind: 'keyword', keyword: 'squad', cost: [p.mana('{1}{W}')] },
    p.triggered(
      { on: 'attackers', who: p.you },
      {
        do: 'forEach',
        in: p.opponents,
        as: 'opponent',
        actions: [
          {
            do: 'token',
            token: creatureToken('black', 'Ninja', '1/1'),
            count: 1,
            tapped: true,
            attacking: true,
            attacks: p.bound('opponent'),
          },
        ],
      },
    ),
  ),
  legendary(
    creature(
      'Sab-Sunen, Luxa Embodied',
      '{3}{G}{U}',
      'God',
      '6/6',
      keyword('reach'),
      keyword('trample'),
      keyword('indestructible'),
      p.asLongAs(HAS_ODD, p.cantAttack(p.self), p.cantBlock(p.self)),
      p.triggered({ on: 'beginning', step: 'main1', whose: p.you }, p.counters('+1/+1', 1, p.self), {
        do: 'if',
        condition: HAS_ODD,
        then: [p.draw(2)],
      }),
    ),
  ),
  legendary(
    creature(
      'Rikku, Resourceful Guardian',
      '{2}{U}',
      'Human Artificer',
      '2/3',
      p.triggered(
        { on: 'counters', what: p.isCreature, who: p.you },
        p.thisTurn({
          kind: 'cant',
          action: 'beBlocked',
          what: p.eventRole('object'),
          by: p.opponentControls,
        }),
      ),
      {
        kind: 'activated',
        timing: 'sorcery',
        cost: [p.mana('{1}'), p.tap],
        targets: [
          { name: 'from', what: p.all(p.isCreature, p.opponentControls) },
          { name: 'to', what: p.all(p.isCreature, p.youControl) },
        ],
        actions: [{ do: 'moveCounters', from: p.bound('from'), to: p.bound('to'), count: 1 }],
      },
    ),
  ),
  artifact(
    'Bottle of Suleiman',
    '{4}',
    p.activated(
      [p.mana('{1}'), p.sacrificeThis],
      { do: 'flipCoin', as: 'won' },
      {
        do: 'if',
        condition: { kind: 'did', name: 'won' },
        then: [
          p.token({
            name: 'Djinn Token',
            colors: [],
            types: ['artifact', 'creature'],
            subtypes: ['Djinn'],
            power: 5,
            toughness: 5,
            abilities: [keyword('flying')],
          }),
        ],
        else: [p.damage(5, p.you)],
      },
    ),
  ),
  creature(
    'Crazed Firecat',
    '{5}{R}{R}',
    'Elemental Cat',
    '4/4',
    p.triggered(WHEN_ENTERS, { do: 'flipCoin', untilLost: true, as: 'won' }, p.counters('+1/+1', bound('won'), p.self)),
  ),
  instant(
    'Contact Other Plane',
    '{3}{U}',
    p.spell(
      { do: 'rollDice', sides: 20, as: 'result' },
      { do: 'if', condition: between('result', 1, 9), then: [p.draw(2)] },
      {
        do: 'if',
        condition: between('result', 10, 19),
        then: [{ do: 'scry', who: p.you, count: 2 }, p.draw(2)],
      },
      { do: 'if', condition: between('result', 20, 20), then: [{ do: 'scry', who: p.you, count: 3 }, p.draw(3)] },
    ),
  ),
  sorcery(
    "Tyrant's Choice",
    '{1}{B}',
    p.spell(
      { do: 'vote', options: ['death', 'torture'], as: ['death', 'torture'] },
      {
        do: 'if',
        condition: p.compare(bound('death'), { op: '>', to: bound('torture') }),
        then: [{ do: 'sacrifice', who: p.opponents, what: p.isCreature, count: 1 }],
        else: [p.loseLife(4, p.opponents)],
      },
    ),
  ),
  sorcery(
    "Council's Judgment",
    '{1}{W}{W}',
    p.spell(
      { do: 'voteFor', from: p.each(p.not(p.isLand), p.not(p.youControl)), as: 'most' },
      p.move(p.bound('most'), 'exile'),
    ),
  ),
  creature('Attuned Hunter', '{2}{G}', 'Human Ranger', '3/3', keyword('trample'), {
    kind: 'triggered',
    on: { on: 'move', what: p.all({ kind: 'card' }, p.yours), from: ['graveyard'] },
    condition: { kind: 'turnOf', who: p.you },
    oneOrMore: {},
    actions: [p.counters('+1/+1', 1, p.self)],
  }),
  artifact(
    'Automated Assembly Line',
    '{1}{W}',
    {
      kind: 'triggered',
      on: {
        on: 'damage',
        source: p.all(p.isArtifact, p.isCreature, p.youControl),
        to: p.isPlayer,
        combat: true,
      },
      oneOrMore: { per: 'player' },
      actions: [p.counters('energy', 1, p.you)],
    },
    p.activated([{ kind: 'energy', amount: 3 }], {
      do: 'token',
      count: 1,
      tapped: true,
      token: {
        name: 'Robot Token',
        colors: [],
        types: ['artifact', 'creature'],
        subtypes: ['Robot'],
        power: 3,
        toughness: 3,
      },
    }),
  ),
  creature(
    'Aberrant Manawurm',
    '{3}{G}',
    'Wurm',
    '2/5',
    keyword('trample'),
    p.triggered(
      { on: 'cast', who: p.you, what: p.isInstantOrSorcery },
      p.pump(p.self, { kind: 'spent', of: p.eventRole('object') }, 0),
    ),
  ),
  sorcery(
    'Arcane Omens',
    '{4}{B}',
    p.spell(p.target(p.isPlayer), { do: 'discard', who: p.it, count: { kind: 'spent', colors: true } }),
  ),
  sorcery(
    'Freeze in Place',
    '{1}{U}',
    p.spell(p.target(p.isCreature, p.opponentControls), { do: 'tap', what: p.it }, p.counters('stun', 3, p.it), {
      do: 'scry',
      who: p.you,
      count: 2,
    }),
  ),
  creature(
    'Dapper Shieldmate',
    '{3}{W}',
    'Human Soldier',
    '2/2',
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: { kind: 'enters', counters: [{ counter: 'shield', count: 1 }] },
    },
    p.asLongAs({ kind: 'turnOf', who: p.you }, p.modify(p.self, p.addPT(2, 0))),
  ),
  artifactCreature(
    'Clockwork Percussionist',
    '{R}',
    'Monkey Toy',
    '1/1',
    keyword('haste'),
    p.triggered(
      { on: 'move', what: p.isThis, from: ['battlefield'], to: ['graveyard'] },
      { do: 'move', what: { kind: 'top', of: p.you, count: 1 }, to: { zone: 'exile' }, as: 'exiled' },
      playFromExile('exiled'),
    ),
  ),
  enchantment('Chalk Outline', '{3}{G}', {
    kind: 'triggered',
    on: { on: 'move', what: p.all({ kind: 'card' }, p.isCreature, p.yours), from: ['graveyard'] },
    oneOrMore: {},
    actions: [
      p.token({
        name: 'Detective Token',
        colors: ['white', 'blue'],
        types: ['creature'],
        subtypes: ['Detective'],
        power: 2,
        toughness: 2,
      }),
      { do: 'investigate' },
    ],
  }),
];
