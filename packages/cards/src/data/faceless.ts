/** Cards with no face to see: morph and its kin, manifesting, cloaking, exiling face down; and phasing. */
import type { Card, EventPattern, KeywordAbility } from '@rulewright/language';
import {
  artifact,
  artifactCreature,
  aura,
  creature,
  creatureToken,
  enchantment,
  equipment,
  instant,
  land,
  legendary,
  sorcery,
} from '../faces.ts';
import * as p from '../phrases.ts';

const keyword = (name: string, cost?: string): KeywordAbility =>
  cost === undefined
    ? { kind: 'keyword', keyword: name }
    : { kind: 'keyword', keyword: name, cost: [{ kind: 'mana', mana: cost }] };

const phasing = keyword('phasing');

const whenTurnedUp: EventPattern = { on: 'turnUp', what: p.isThis };
const topOfLibrary = { kind: 'top', of: p.you, count: 1 } as const;

const faceDown: readonly Card[] = [
  creature('Battering Craghorn', '{2}{R}{R}', 'Goat Beast', '3/1', p.firstStrike, keyword('morph', '{1}{R}{R}')),
  creature(
    'Gudul Lurker',
    '{U}',
    'Salamander',
    '1/1',
    p.always({ kind: 'cant', action: 'beBlocked', what: p.self }),
    keyword('megamorph', '{U}'),
  ),
  land('Zoetic Cavern', p.activated([p.tap], p.addMana('{C}')), keyword('morph', '{2}')),
  creature('Bubble Smuggler', '{1}{U}', 'Octopus Fish', '2/1', keyword('disguise', '{5}{U}'), {
    kind: 'replacement',
    on: whenTurnedUp,
    instead: { kind: 'also', actions: [p.counters('+1/+1', 4, p.self)] },
  }),
  creature(
    'Dog Walker',
    '{R}{W}',
    'Human Citizen',
    '3/1',
    p.vigilance,
    keyword('disguise', '{R/W}{R/W}'),
    p.triggered(whenTurnedUp, { do: 'token', token: creatureToken('white', 'Dog', '1/1'), count: 2, tapped: true }),
  ),
  artifact(
    'Scroll of Fate',
    '{3}',
    p.activated(
      [p.tap],
      { do: 'choose', from: p.eachIn('hand', p.yours), as: 'card' },
      p.move(p.bound('card'), { zone: 'battlefield', faceDown: 'manifest' }),
    ),
  ),
  equipment(
    'Cryptic Coat',
    '{2}{U}',
    p.triggered(
      p.whenThisEnters,
      { do: 'move', what: topOfLibrary, to: { zone: 'battlefield', faceDown: 'cloak' }, as: 'cloaked' },
      { do: 'attach', what: p.self, to: p.bound('cloaked') },
    ),
    p.always(p.modify(p.host, p.addPT(1, 0)), { kind: 'cant', action: 'beBlocked', what: p.host }),
    p.activated([p.mana('{1}{U}')], p.move(p.self, 'hand')),
  ),
];

const turningOthers: readonly Card[] = [
  enchantment(
    'Secret Plans',
    '{G}{U}',
    p.always(p.modify(p.each(p.isCreature, { kind: 'faceDown' }, p.youControl), p.addPT(0, 1))),
    p.triggered({ on: 'turnUp', what: p.youControl }, p.draw(1)),
  ),
  artifact(
    "Grafdigger's Cage",
    '{1}',
    p.always({
      kind: 'cant',
      action: 'enter',
      what: { kind: 'each', where: p.isCreature, zones: ['graveyard', 'library'] },
    }),
    p.always({
      kind: 'cant',
      action: 'cast',
      what: p.eachPlayer,
      by: { kind: 'in', zones: ['graveyard', 'library'] },
    }),
  ),
  sorcery(
    'Hide in Plain Sight',
    '{3}{G}',
    p.spell(
      { do: 'let', name: 'cards', objects: { kind: 'top', of: p.you, count: 5 } },
      { do: 'look', what: p.bound('cards') },
      { do: 'choose', from: p.bound('cards'), min: 2, max: 2, as: 'two' },
      p.move(p.bound('two'), { zone: 'battlefield', faceDown: 'cloak' }),
      p.move(
        { kind: 'filter', of: p.bound('cards'), where: p.not({ kind: 'is', what: p.bound('two') }) },
        { zone: 'library', position: 'bottom', order: 'random' },
      ),
    ),
  ),
  instant(
    'Break Open',
    '{1}{R}',
    p.spell(p.target({ kind: 'faceDown' }, p.isCreature, p.opponentControls), { do: 'turnUp', what: p.it }),
  ),
  creature(
    'Ixidron',
    '{3}{U}{U}',
    'Illusion',
    '*/*',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: {
        kind: 'enters',
        actions: [{ do: 'turnDown', what: p.each(p.other, p.isCreature, p.not({ kind: 'token' })) }],
      },
    },
    p.powerAndToughness(p.count(p.each(p.isCreature, { kind: 'faceDown' }))),
  ),
  legendary(
    creature(
      'Ixidor, Reality Sculptor',
      '{3}{U}{U}',
      'Human Wizard',
      '3/4',
      p.always(p.modify(p.each(p.isCreature, { kind: 'faceDown' }), p.addPT(1, 1))),
      p.activated([p.mana('{2}{U}')], p.target({ kind: 'faceDown' }, p.isCreature), { do: 'turnUp', what: p.it }),
    ),
  ),
];

const exiledFaceDown: readonly Card[] = [
  sorcery(
    "Praetor's Grasp",
    '{1}{B}{B}',
    p.spell(
      p.target({ kind: 'player', which: 'opponents' }),
      { do: 'search', whose: p.it, zones: ['library'], what: p.all(), min: 1, max: 1, as: 'found' },
      {
        do: 'move',
        what: p.bound('found'),
        to: { zone: 'exile', faceDown: true, seenBy: p.you },
        as: 'card',
      },
      p.shuffle(p.it),
      p.lasting(p.forever, {
        kind: 'may',
        action: 'play',
        who: p.you,
        what: { kind: 'is', what: p.bound('card') },
        zones: ['exile'],
      }),
    ),
  ),
  enchantment(
    'Connecting the Dots',
    '{1}{R}',
    p.triggered(
      { on: 'attack', what: p.all(p.isCreature, p.youControl) },
      { do: 'move', what: topOfLibrary, to: { zone: 'exile', faceDown: true }, note: 'exiled' },
    ),
    p.activated(
      [p.mana('{1}{R}'), { kind: 'discard', what: p.all(), count: 'hand' }, p.sacrificeThis],
      p.move(p.noted('exiled'), 'hand'),
    ),
  ),
];

const phasingCards: readonly Card[] = [
  enchantment(
    'Oubliette',
    '{1}{B}{B}',
    p.triggered(p.whenThisEnters, p.target(p.isCreature), {
      do: 'phaseOut',
      what: p.it,
      until: p.self,
      tapped: true,
    }),
  ),
  aura(
    "Teferi's Curse",
    '{1}{U}',
    p.enchant(p.any(p.isArtifact, p.isCreature)),
    p.always(p.modify(p.host, p.gain(phasing))),
  ),
  creature('Breezekeeper', '{3}{U}', 'Djinn', '4/4', p.flying, phasing),
  artifactCreature(
    'Crystal Golem',
    '{4}',
    'Golem',
    '3/3',
    p.triggered(p.atYour('end'), { do: 'phaseOut', what: p.self }),
  ),
  instant(
    'Reality Ripple',
    '{1}{U}',
    p.spell(p.target(p.any(p.isArtifact, p.isCreature, p.isLand)), { do: 'phaseOut', what: p.it }),
  ),
];

export const faceless: readonly Card[] = [...faceDown, ...turningOthers, ...exiledFaceDown, ...phasingCards];
