/** Cards for the rulings of the other keyword actions (701): dungeons, the Ring, Roles and the rest. */
import type { Card, KeywordAbility } from '@rulewright/language';
import { artifact, artifactCreature, back, creature, instant, ofTwo } from '../faces.ts';
import * as p from '../phrases.ts';

const k = (keyword: string): KeywordAbility => ({ kind: 'keyword', keyword });

export const moreKeywordActions: readonly Card[] = [
  // Dungeons, the initiative, the Ring, Roles
  artifactCreature('Secret Door', '{U}', 'Wall', '0/4', p.defender, {
    ...p.activated([p.mana('{4}{U}')], { do: 'venture' }),
    timing: 'sorcery',
  }),
  creature('Clattering Skeletons', '{3}{B}', 'Skeleton', '4/3', p.triggered(p.whenThisDies, { do: 'venture' })),
  creature(
    'Aarakocra Sneak',
    '{3}{U}',
    'Bird Rogue',
    '1/4',
    p.flying,
    p.triggered(p.whenThisEnters, { do: 'initiative', who: p.you }),
  ),
  creature(
    'Uruk-hai Berserker',
    '{2}{B}',
    'Orc Berserker',
    '3/2',
    p.triggered(p.whenThisEnters, { do: 'ringTempts', who: p.you }),
  ),
  creature(
    'Mirrormere Guardian',
    '{2}{G}',
    'Dwarf Soldier',
    '4/2',
    p.triggered(p.whenThisDies, { do: 'ringTempts', who: p.you }),
  ),
  creature(
    'Spiteful Hexmage',
    '{B}',
    'Human Warlock',
    '3/2',
    p.triggered(p.whenThisEnters, p.target(p.isCreature, p.youControl), {
      do: 'token',
      token: 'Cursed Role',
      count: 1,
      attachedTo: p.it,
    }),
  ),
  // Others
  creature(
    "Norn's Inquisitor",
    '{1}{W}',
    'Phyrexian Knight',
    '1/1',
    p.triggered(p.whenThisEnters, { do: 'incubate', count: 2 }),
    p.triggered(
      { on: 'transform', what: p.all(p.isPermanent, p.youControl, p.isSubtype('Phyrexian')) },
      p.counters('+1/+1', 1, p.eventRole('object')),
    ),
  ),
  instant('Pop Quiz', '{2}{U}', p.spell(p.draw(1), { do: 'learn' })),
  lesson(
    instant(
      'Airbending Lesson',
      '{2}{W}',
      p.spell(p.target(p.isPermanent, p.not(p.isLand)), { do: 'airbend', what: p.it }, p.draw(1)),
    ),
  ),
  creature(
    'Fortress Kin-Guard',
    '{1}{W}',
    'Dog Soldier',
    '1/2',
    p.triggered(p.whenThisEnters, { do: 'endure', what: p.self, count: 1 }),
  ),
  creature(
    'Earth Village Ruffians',
    '{2}{B/G}',
    'Human Soldier Rogue',
    '3/1',
    p.triggered(p.whenThisDies, p.target(p.isLand, p.youControl), { do: 'earthbend', what: p.it, count: 2 }),
  ),
  creature(
    'Sting-Slinger',
    '{2}{R}',
    'Goblin Warrior',
    '3/3',
    p.activated(
      [p.mana('{1}{R}'), p.tap, { kind: 'putCounters', counter: '-1/-1', count: 1, on: p.isCreature }],
      p.damage(2, p.opponents),
    ),
  ),
  instant(
    'Caustic Exhale',
    '{B}',
    {
      kind: 'additionalCost',
      cost: [
        {
          kind: 'either',
          name: 'beheld',
          options: [[{ kind: 'behold', what: p.isSubtype('Dragon'), count: 1 }], [p.mana('{1}')]],
        },
      ],
    },
    p.spell(p.target(p.isCreature), p.pump(p.it, -3, -3)),
  ),
  creature(
    'Geyser Leaper',
    '{4}{U}',
    'Human Warrior Ally',
    '4/3',
    p.flying,
    p.activated([{ kind: 'waterbend', mana: '{4}' }], p.draw(1), { do: 'discard', who: p.you, count: 1 }),
  ),
  creature(
    'Treetop Sentries',
    '{3}{G}',
    'Squirrel Archer',
    '2/4',
    p.reach,
    p.triggered(p.whenThisEnters, {
      do: 'pay',
      optional: true,
      cost: [
        {
          kind: 'either',
          name: 'forage',
          options: [
            [{ kind: 'exile', what: { kind: 'card' }, from: 'graveyard', count: 3 }],
            [p.sacrifice(p.isSubtype('Food'))],
          ],
        },
      ],
      then: [p.draw(1)],
    }),
  ),
  instant(
    'Spin into Myth',
    '{4}{U}',
    p.spell(
      p.target(p.isCreature),
      p.move(p.it, { zone: 'library', position: 'top' }),
      { do: 'choose', from: p.opponents, as: 'foe' },
      { do: 'fateseal', whose: p.bound('foe'), count: 2 },
    ),
  ),
  instant(
    'Lead by Example',
    '{1}{G}',
    p.spell({ name: 'target', what: p.isCreature, min: 0, max: 2 }, p.counters('+1/+1', 1, p.it)),
  ),
  ofTwo(
    'transform',
    artifact(
      'Inverted Iceberg',
      '{1}{U}',
      p.triggered(p.whenThisEnters, { do: 'mill', who: p.you, count: 1 }, p.draw(1)),
      { ...k('craft'), cost: [p.mana('{4}{U}{U}')], what: p.isArtifact },
    ),
    back(
      artifactCreature(
        'Iceberg Titan',
        '',
        'Golem',
        '6/6',
        p.triggered(
          { on: 'attack', what: p.isThis },
          p.target(p.any(p.isArtifact, p.isCreature)),
          p.may({ do: 'either', options: [[{ do: 'tap', what: p.it }], [{ do: 'untap', what: p.it }]] }),
        ),
      ),
      'blue',
    ),
  ),
];

function lesson({ faces: [face], ...card }: Card): Card {
  return { ...card, faces: [{ ...face, subtypes: ['Lesson'] }] };
}
