/** Cards whose effects on entering, skipping and exiling meet each other (614.10–614.14, 616.1). */
import type { Action, Card, ReplacementAbility } from '@rulewright/language';
import {
  artifact,
  artifactCreature,
  creatureToken,
  enchantmentCreature,
  instant,
  land,
  planeswalker,
  sorcery,
} from '../faces.ts';
import * as p from '../phrases.ts';

const withSubtypes = ({ faces: [face], ...rest }: Card, ...subtypes: readonly string[]): Card => ({
  ...rest,
  faces: [{ ...face, subtypes }],
});

/** Two life, or it enters tapped. */
const twoLifeOrTapped: ReplacementAbility = {
  kind: 'replacement',
  on: p.whenThisEnters,
  instead: {
    kind: 'enters',
    actions: [
      {
        do: 'pay',
        cost: [{ kind: 'life', amount: 2 }],
        optional: true,
        then: [{ do: 'let', name: 'paid', value: 1 }],
      },
    ],
    tappedIf: { kind: 'not', of: { kind: 'did', name: 'paid' } },
  },
};

const yourLands = p.each(p.isLand, p.youControl);
const top = (count: Extract<Action, { do: 'mill' }>['count'], of = p.you) => ({ kind: 'top', of, count }) as const;

export const enteringCases: readonly Card[] = [
  artifact(
    'Time Vault',
    '{2}',
    { kind: 'replacement', on: p.whenThisEnters, instead: { kind: 'enters', tapped: true } },
    p.always({ kind: 'cant', action: 'untapDuringUntapStep', what: p.self }),
    p.asLongAs(
      { kind: 'matches', what: p.self, where: { kind: 'tapped' } },
      { kind: 'skip', who: p.you, step: 'turn', optional: true, then: [{ do: 'untap', what: p.self }] },
    ),
    p.activated([p.tap], { do: 'extraTurn', who: p.you }),
  ),
  withSubtypes(land('Breeding Pool', twoLifeOrTapped), 'Forest', 'Island'),
  sorcery(
    'Scapeshift',
    '{2}{G}{G}',
    p.spell(
      { do: 'choose', from: yourLands, min: 0, max: p.count(yourLands), as: 'lands' },
      { do: 'let', name: 'number', value: p.count(p.bound('lands')) },
      { do: 'sacrificeObjects', what: p.bound('lands') },
      { do: 'search', zones: ['library'], what: p.isLand, max: { kind: 'var', name: 'number' }, as: 'found' },
      p.move(p.bound('found'), 'battlefield'),
      p.shuffle(),
    ),
  ),
  enchantmentCreature(
    'Courser of Kruphix',
    '{1}{G}{G}',
    'Centaur',
    '2/4',
    p.always(
      { kind: 'may', action: 'revealTop', who: p.you },
      { kind: 'may', action: 'play', who: p.you, what: p.isLand, zones: ['library'] },
    ),
    p.triggered({ on: 'move', what: p.all(p.isLand, p.youControl), to: ['battlefield'] }, p.gainLife(1)),
  ),
  planeswalker(
    'Ashiok, Wicked Manipulator',
    '{3}{B}{B}',
    'Ashiok',
    5,
    {
      kind: 'replacement',
      on: { on: 'loseLife', who: p.you, paid: true },
      condition: p.compare(p.count(p.eachIn('library', p.yours)), p.atLeast({ kind: 'amount' })),
      instead: { kind: 'instead', actions: [p.move(top({ kind: 'amount' }), 'exile')] },
    },
    p.loyalty(
      1,
      { do: 'let', name: 'cards', objects: top(2) },
      { do: 'look', what: p.bound('cards') },
      { do: 'choose', from: p.bound('cards'), as: 'exiled' },
      p.move(p.bound('exiled'), 'exile'),
      p.move({ kind: 'filter', of: p.bound('cards'), where: p.not({ kind: 'is', what: p.bound('exiled') }) }, 'hand'),
    ),
    p.loyalty(
      -2,
      p.token(
        creatureToken('black', 'Nightmare', '1/1', {
          ...p.triggered(p.atYour('combat'), p.counters('+1/+1', 1, p.self)),
          condition: { kind: 'history', event: { on: 'move', what: { kind: 'card' }, to: ['exile'] } },
        }),
        2,
      ),
    ),
    p.loyalty(
      -7,
      p.target(p.isPlayer),
      p.move(top({ kind: 'total', stat: 'manaValue', of: p.eachIn('exile', p.yours) }, p.it), 'exile'),
    ),
  ),
  instant('Pull from Eternity', '{W}', {
    kind: 'spell',
    targets: [{ name: 'target', what: p.not({ kind: 'faceDown' }), zones: ['exile'] }],
    actions: [p.move(p.it, 'graveyard')],
  }),
  instant(
    'Gather Specimens',
    '{3}{U}{U}{U}',
    p.spell(
      p.thisTurn({
        kind: 'replace',
        on: { on: 'move', what: p.all(p.isCreature, p.opponentControls), to: ['battlefield'] },
        instead: { kind: 'enters', controller: p.you },
      }),
    ),
  ),
  artifactCreature(
    'Metallic Mimic',
    '{2}',
    'Shapeshifter',
    '2/1',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: { kind: 'enters', actions: [{ do: 'chooseWord', domain: 'creatureType', key: 'type' }] },
    },
    p.always(p.modify(p.self, { kind: 'chosenType', key: 'type' })),
    {
      kind: 'replacement',
      on: {
        on: 'move',
        what: p.all(p.isCreature, p.other, p.youControl, { kind: 'chosenType', key: 'type' }),
        to: ['battlefield'],
      },
      instead: { kind: 'enters', counters: [{ counter: '+1/+1', count: 1 }] },
    },
  ),
];
