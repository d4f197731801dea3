/** Cards that become, make or copy copies (707). */
import type { Card, Change, Filter, ReplacementAbility } from '@rulewright/language';
import { artifact, back, creature, instant, land, ofTwo, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

/** "You may have this enter as a copy of any … on the battlefield, except …" */
const entersAsACopy = (what: Filter, ...changes: readonly Change[]): ReplacementAbility => ({
  kind: 'replacement',
  on: p.whenThisEnters,
  optional: true,
  instead: {
    kind: 'enters',
    copyOf: p.each(what),
    ...(changes.length > 0 ? { copyChanges: changes } : {}),
  },
});

const asWell = (...subtypes: readonly string[]): Change => ({ kind: 'types', subtypes });

export const copies: readonly Card[] = [
  creature('Clone', '{3}{U}', 'Shapeshifter', '0/0', entersAsACopy(p.isCreature)),
  creature(
    'Clever Impersonator',
    '{2}{U}{U}',
    'Shapeshifter',
    '0/0',
    entersAsACopy(p.all(p.isPermanent, p.not(p.isLand))),
  ),
  creature(
    'Phantasmal Image',
    '{1}{U}',
    'Illusion',
    '0/0',
    entersAsACopy(p.isCreature, asWell('Illusion'), {
      kind: 'gain',
      ability: p.triggered({ on: 'targeted', what: p.isThis }, { do: 'sacrificeObjects', what: p.self }),
    }),
  ),
  creature(
    'Altered Ego',
    '{X}{2}{G}{U}',
    'Shapeshifter',
    '0/0',
    { kind: 'static', zones: ['stack'], effects: [{ kind: 'cant', action: 'beCountered', what: p.self }] },
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      optional: true,
      instead: { kind: 'enters', copyOf: p.each(p.isCreature), counters: [{ counter: '+1/+1', count: p.x }] },
    },
  ),
  creature('Body Double', '{4}{U}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: p.whenThisEnters,
    optional: true,
    instead: { kind: 'enters', copyOf: p.eachIn('graveyard', p.isCreature) },
  }),
  ofTwo(
    'modal',
    creature(
      'Glasspool Mimic',
      '{2}{U}',
      'Shapeshifter Rogue',
      '0/0',
      entersAsACopy(p.all(p.isCreature, p.youControl), asWell('Shapeshifter', 'Rogue')),
    ),
    back(
      land(
        'Glasspool Shore',
        { kind: 'replacement', on: p.whenThisEnters, instead: { kind: 'enters', tapped: true } },
        p.activated([p.tap], p.addMana('{U}')),
      ),
    ),
  ),
  artifact(
    'Mirage Mirror',
    '{3}',
    p.activated(
      [p.mana('{2}')],
      p.target(p.any(p.isArtifact, p.isCreature, p.isEnchantment, p.isLand)),
      p.thisTurn(p.modify(p.self, { kind: 'copyOf', what: p.it })),
    ),
  ),
  instant(
    'Mirrorweave',
    '{2}{W/U}{W/U}',
    p.spell(
      p.target(p.isCreature, p.not({ kind: 'supertype', type: 'legendary' })),
      p.thisTurn(p.modify(p.each(p.isCreature, p.not({ kind: 'is', what: p.it })), { kind: 'copyOf', what: p.it })),
    ),
  ),
  sorcery("Saheeli's Artistry", '{4}{U}{U}', {
    kind: 'spell',
    actions: [],
    modes: {
      min: 1,
      max: 2,
      choices: [
        p.mode({ name: 'artifact', what: p.isArtifact }, { do: 'copyToken', of: p.bound('artifact'), count: 1 }),
        p.mode(
          { name: 'creature', what: p.isCreature },
          {
            do: 'copyToken',
            of: p.bound('creature'),
            count: 1,
            changes: [{ kind: 'types', types: ['artifact'] }],
          },
        ),
      ],
    },
  }),
  creature('Essence of the Wild', '{3}{G}{G}{G}', 'Avatar', '6/6', {
    kind: 'replacement',
    on: { on: 'move', what: p.all(p.isCreature, p.youControl), to: ['battlefield'] },
    instead: { kind: 'enters', copyOf: p.self },
  }),
  creature(
    'Cemetery Puca',
    '{1}{U/B}{U/B}',
    'Shapeshifter',
    '1/2',
    p.triggered(p.whenever(p.isCreature, 'dies'), {
      do: 'pay',
      cost: [p.mana('{1}')],
      optional: true,
      then: [
        p.lasting(
          p.forever,
          p.modify(p.self, {
            kind: 'copyOf',
            what: p.eventRole('object'),
            changes: [{ kind: 'thisAbility' }],
          }),
        ),
      ],
    }),
  ),
  instant(
    'Double Major',
    '{G}{U}',
    p.spell(p.targetSpell(p.isCreature, p.youControl), {
      do: 'copySpell',
      what: p.it,
      changes: [{ kind: 'removeTypes', supertypes: ['legendary'] }],
    }),
  ),
  sorcery(
    'Croaking Counterpart',
    '{1}{G}{U}',
    p.spell(p.target(p.isCreature, p.not(p.isSubtype('Frog'))), {
      do: 'copyToken',
      of: p.it,
      count: 1,
      changes: [
        { kind: 'setPT', power: 1, toughness: 1 },
        { kind: 'colors', colors: ['green'], set: true },
        { kind: 'types', subtypes: ['Frog'], set: true },
      ],
    }),
    { kind: 'keyword', keyword: 'flashback', cost: [p.mana('{3}{G}{U}')] },
  ),
];
