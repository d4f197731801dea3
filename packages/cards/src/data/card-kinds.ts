/** Cards of kinds with rules of their own: Sagas, Classes, Cases, battles, Spacecraft (310, 714, 716, 719, 721). */
import type { Ability, Action, Card, Target } from '@rulewright/language';
import { back, creature, creatureToken, enchantment, enchantmentCreature, instant, ofTwo, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const ofSubtype = ({ faces: [face], ...card }: Card, ...subtypes: readonly string[]): Card => ({
  ...card,
  faces: [{ ...face, subtypes }],
});
const saga = (name: string, cost: string, ...abilities: readonly Ability[]): Card =>
  ofSubtype(enchantment(name, cost, ...abilities), 'Saga');
/** One ability for each of the numbers (714.2c). */
const chapters = (numbers: readonly number[], ...parts: readonly (Target | Action)[]): readonly Ability[] =>
  numbers.map((chapter) => p.triggered({ on: 'chapter', chapter }, ...parts));
const room = (name: string, cost: string, ...abilities: readonly Ability[]): Card =>
  ofSubtype(enchantment(name, cost, ...abilities), 'Room');
const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });

const siege = (name: string, cost: string, defense: number, ...abilities: readonly Ability[]): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, cost, types: ['battle'], subtypes: ['Siege'], defense, abilities }],
});

const LANDS = p.each(p.isLand, p.youControl);
const WHEN_ENTERS = { on: 'move', what: p.isThis, to: ['battlefield'] } as const;

export const cardKinds: readonly Card[] = [
  saga(
    'History of Benalia',
    '{1}{W}{W}',
    ...chapters([1, 2], p.token(creatureToken('white', 'Knight', '2/2', keyword('vigilance')))),
    ...chapters([3], p.pump(p.each(p.isSubtype('Knight'), p.youControl), 2, 1)),
  ),
  saga(
    'The Weatherseed Treaty',
    '{2}{G}',
    keyword('read ahead'),
    ...chapters(
      [1],
      { do: 'search', zones: ['library'], what: p.isBasicLand, max: 1, as: 'found' },
      p.move(p.bound('found'), { zone: 'battlefield', tapped: true }),
      p.shuffle(),
    ),
    ...chapters([2], p.token(creatureToken('green', 'Saproling', '1/1'))),
    ...chapters(
      [3],
      p.target(p.isCreature, p.youControl),
      { do: 'let', name: 'domain', value: { kind: 'different', what: 'basicLandTypes', of: LANDS } },
      p.pump(p.it, { kind: 'var', name: 'domain' }, { kind: 'var', name: 'domain' }, p.gain(keyword('trample'))),
    ),
  ),
  ofTwo(
    'transform',
    saga(
      "Azusa's Many Journeys",
      '{1}{G}',
      ...chapters([1], p.thisTurn({ kind: 'may', action: 'extraLands', who: p.you, count: 1 })),
      ...chapters([2], p.gainLife(3)),
      ...chapters(
        [3],
        { do: 'move', what: p.self, to: { zone: 'exile' }, as: 'exiled' },
        p.move(p.bound('exiled'), { zone: 'battlefield', transformed: true, controller: p.you }),
      ),
    ),
    back(
      enchantmentCreature(
        'Likeness of the Seeker',
        '',
        'Human Monk',
        '3/3',
        p.triggered(
          { on: 'becomesBlocked', what: p.isThis },
          { do: 'choose', from: LANDS, min: 0, max: 3, as: 'lands' },
          { do: 'untap', what: p.bound('lands') },
        ),
      ),
      'green',
    ),
  ),
  ofSubtype(
    enchantment(
      'Druid Class',
      '{1}{G}',
      p.triggered({ on: 'move', what: p.all(p.isLand, p.youControl), to: ['battlefield'] }, p.gainLife(1)),
      {
        kind: 'keyword',
        keyword: 'class level',
        cost: [p.mana('{2}{G}')],
        amount: 2,
        abilities: [p.always({ kind: 'may', action: 'extraLands', who: p.you, count: 1 })],
      },
      {
        kind: 'keyword',
        keyword: 'class level',
        cost: [p.mana('{4}{G}')],
        amount: 3,
        abilities: [
          p.triggered(
            { on: 'acted', action: 'level 3', what: p.isThis },
            p.target(p.isLand, p.youControl),
            p.lasting(
              p.forever,
              p.modify(
                p.it,
                { kind: 'types', types: ['creature'] },
                p.gain(keyword('haste')),
                p.gain({
                  kind: 'static',
                  effects: [p.modify(p.self, { kind: 'setPT', power: p.count(LANDS), toughness: p.count(LANDS) })],
                }),
              ),
            ),
          ),
        ],
      },
    ),
    'Class',
  ),
  ofSubtype(
    enchantment(
      'Case of the Gateway Express',
      '{1}{W}',
      p.triggered(WHEN_ENTERS, p.target(p.isCreature, p.not(p.youControl)), {
        do: 'forEach',
        in: p.each(p.isCreature, p.youControl),
        as: 'each',
        actions: [{ do: 'damage', source: p.bound('each'), to: p.it, amount: 1 }],
      }),
      {
        kind: 'triggered',
        on: { on: 'beginning', step: 'end', whose: p.you },
        condition: {
          kind: 'all',
          of: [
            p.compare({ kind: 'history', event: { on: 'attack', what: p.isCreature } }, p.atLeast(3)),
            { kind: 'not', of: { kind: 'matches', what: p.self, where: { kind: 'designated', as: 'solved' } } },
          ],
        },
        actions: [{ do: 'designate', what: p.self, as: 'solved' }],
      },
      p.asLongAs(
        { kind: 'matches', what: p.self, where: { kind: 'designated', as: 'solved' } },
        p.modify(p.each(p.isCreature, p.youControl), p.addPT(1, 0)),
      ),
    ),
    'Case',
  ),
  ofTwo(
    'transform',
    siege(
      'Invasion of Karsus',
      '{2}{R}{R}',
      4,
      p.triggered(WHEN_ENTERS, p.damage(3, p.each(p.any(p.isCreature, p.isPlaneswalker)))),
    ),
    back(
      creature(
        'Refraction Elemental',
        '',
        'Elemental',
        '4/4',
        { kind: 'keyword', keyword: 'ward', cost: [{ kind: 'life', amount: 2 }] },
        p.triggered({ on: 'cast', who: p.you }, p.damage(2, p.opponents)),
      ),
      'red',
    ),
  ),
  ofTwo(
    'split',
    room(
      'Bottomless Pool',
      '{U}',
      p.triggered(
        { on: 'unlock', what: p.isThis, door: 0 },
        { name: 'target', what: p.isCreature, min: 0, max: 1 },
        p.move(p.it, 'hand'),
      ),
    ),
    room('Locker Room', '{4}{U}', {
      kind: 'triggered',
      on: { on: 'damage', source: p.all(p.isCreature, p.youControl), to: p.isPlayer, combat: true },
      oneOrMore: { per: 'player' },
      actions: [p.draw(1)],
    }),
  ),
  ofTwo(
    'split',
    room(
      'Restricted Office',
      '{2}{W}{W}',
      p.triggered(
        { on: 'unlock', what: p.isThis, door: 0 },
        p.destroy(p.each(p.isCreature, p.withPower(p.atLeast(3)))),
      ),
    ),
    room(
      'Lecture Hall',
      '{5}{U}{U}',
      p.always(p.modify(p.each(p.isPermanent, p.youControl, p.other), p.gain(keyword('hexproof')))),
    ),
  ),
  ofTwo(
    'prepare',
    creature('Honorbound Page', '{3}{W}', 'Cat Cleric', '3/3', keyword('first strike'), {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: { kind: 'enters', prepared: true },
    }),
    sorcery("Forum's Favor", '{W}', p.spell(p.target(p.isCreature), p.pump(p.it, 1, 0, p.gain(keyword('flying'))))),
  ),
  ofTwo(
    'prepare',
    creature('Bloodline Recollector', '{1}{B}', 'Vampire Warlock', '2/2', {
      kind: 'triggered',
      on: { on: 'beginning', step: 'end' },
      condition: p.compare(
        { kind: 'history', event: { on: 'move', what: p.isCreature, from: ['battlefield'], to: ['graveyard'] } },
        p.atLeast(3),
      ),
      actions: [{ do: 'prepare', what: p.self }],
    }),
    instant('Ancestral Craving', '{B}', p.spell(p.target(p.isPlayer), p.draw(3, p.it), p.loseLife(3, p.it))),
  ),
  ofTwo(
    'adventure',
    creature(
      'Bloomvine Regent',
      '{3}{G}{G}',
      'Dragon',
      '4/5',
      keyword('flying'),
      p.triggered(
        { on: 'move', what: p.any(p.isThis, p.all(p.isSubtype('Dragon'), p.youControl)), to: ['battlefield'] },
        p.gainLife(3),
      ),
    ),
    ofSubtype(
      sorcery(
        'Claim Territory',
        '{2}{G}',
        p.spell(
          {
            do: 'search',
            zones: ['library'],
            what: p.all({ kind: 'supertype', type: 'basic' }, p.isSubtype('Forest')),
            max: 2,
            as: 'found',
            reveal: true,
          },
          { do: 'choose', from: p.bound('found'), as: 'one' },
          p.move(p.bound('one'), { zone: 'battlefield', tapped: true }),
          p.move({ kind: 'filter', of: p.bound('found'), where: p.not({ kind: 'is', what: p.bound('one') }) }, 'hand'),
          p.shuffle(),
        ),
      ),
      'Omen',
    ),
  ),
  {
    name: 'Galvanizing Sawship',
    layout: 'normal',
    faces: [
      {
        name: 'Galvanizing Sawship',
        cost: '{5}{R}',
        types: ['artifact'],
        subtypes: ['Spacecraft'],
        abilities: [
          keyword('station'),
          p.asLongAs(
            p.compare({ kind: 'counters', counter: 'charge', on: p.self }, p.atLeast(3)),
            p.modify(
              p.self,
              { kind: 'types', types: ['creature'] },
              p.gain(keyword('flying')),
              p.gain(keyword('haste')),
              { kind: 'setPT', power: 6, toughness: 5 },
            ),
          ),
        ],
      },
    ],
  },
];
