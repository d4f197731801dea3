/** Cards that the rulings of the rule book's glossary need beside the basic set. */
import type { Ability, Card, EventPattern, Filter, Value } from '@rulewright/language';
import { aura, creature, creatureToken, enchantment, instant, legendary, planeswalker, sorcery } from '../faces.ts';
import * as p from '../phrases.ts';

const goblin = creatureToken('red', 'Goblin', '1/1');
const isForest = p.isSubtype('Forest');
const isSwamp = p.isSubtype('Swamp');
const swamps = p.count(p.each(isSwamp, p.youControl));
const minus = (of: Value): Value => ({ kind: 'minus', a: 0, b: of });
const isHost: Filter = { kind: 'is', what: p.host };
const doubleStrike: Ability = { kind: 'keyword', keyword: 'double strike' };
const intimidate: Ability = { kind: 'keyword', keyword: 'intimidate' };
const shroud: Ability = { kind: 'keyword', keyword: 'shroud' };
const drawn: EventPattern = { on: 'draw', who: p.you };

export const glossary: readonly Card[] = [
  // White
  enchantment(
    'Absolute Grace',
    '{1}{W}',
    p.always(p.modify(p.each(p.isCreature), p.gain(p.protectionFrom(p.isColor('black'))))),
  ),
  enchantment('Glorious Anthem', '{1}{W}{W}', p.always(p.modify(p.each(p.isCreature, p.youControl), p.addPT(1, 1)))),
  creature(
    'Glorifier of Dusk',
    '{3}{W}{W}',
    'Vampire Soldier',
    '4/4',
    p.activated([{ kind: 'life', amount: 2 }], p.thisTurn(p.modify(p.self, p.gain(p.flying)))),
    p.activated([{ kind: 'life', amount: 2 }], p.thisTurn(p.modify(p.self, p.gain(p.vigilance)))),
  ),
  creature('Righteous Avengers', '{4}{W}', 'Human Soldier', '3/1', p.landwalk('Plains')),
  instant(
    'Safe Passage',
    '{2}{W}',
    p.spell(
      p.thisTurn({
        kind: 'replace',
        on: { on: 'damage', to: p.any({ kind: 'is', what: p.you }, p.all(p.isCreature, p.youControl)) },
        instead: { kind: 'prevent' },
      }),
    ),
  ),
  // Blue
  instant(
    'Cerulean Wisps',
    '{U}',
    p.spell(
      p.target(p.isCreature),
      p.thisTurn(p.modify(p.it, { kind: 'colors', colors: ['blue'], set: true })),
      { do: 'untap', what: p.it },
      p.draw(1),
    ),
  ),
  legendary(
    creature(
      'Empress Galina',
      '{3}{U}{U}',
      'Merfolk Noble',
      '1/3',
      p.activated(
        [p.mana('{U}{U}'), p.tap],
        p.target(p.isPermanent, { kind: 'supertype', type: 'legendary' }),
        p.lasting(p.forever, p.modify(p.it, { kind: 'controller', who: p.you })),
      ),
    ),
  ),
  enchantment(
    "Jace's Erasure",
    '{1}{U}',
    p.triggered(drawn, p.target(p.isPlayer), p.may({ do: 'mill', who: p.it, count: 1 })),
  ),
  enchantment(
    'Lifetap',
    '{U}{U}',
    p.triggered({ on: 'tap', what: p.all(isForest, p.opponentControls) }, p.gainLife(1)),
  ),
  instant(
    'Mana Leak',
    '{1}{U}',
    p.spell(p.targetSpell(), {
      do: 'pay',
      who: p.controllerOf(p.it),
      cost: [p.mana('{3}')],
      optional: true,
      else: [{ do: 'counter', what: p.it }],
    }),
  ),
  sorcery(
    'Switcheroo',
    '{4}{U}',
    p.spell(
      { name: 'one', what: p.isCreature },
      { name: 'two', what: p.isCreature, notAlso: ['one'] },
      { do: 'exchangeControl', a: p.bound('one'), b: p.bound('two') },
    ),
  ),
  enchantment(
    'Unnatural Selection',
    '{1}{U}',
    p.activated(
      [p.mana('{1}')],
      p.target(p.isCreature),
      { do: 'chooseWord', domain: 'creatureType', key: 'type', where: p.not(p.isSubtype('Wall')) },
      p.thisTurn(p.modify(p.it, { kind: 'chosenType', key: 'type', set: true })),
    ),
  ),
  aura(
    'Volition Reins',
    '{3}{U}{U}{U}',
    p.enchant(p.isPermanent),
    {
      ...p.triggered(p.whenThisEnters, { do: 'untap', what: p.host }),
      condition: { kind: 'matches', what: p.host, where: { kind: 'tapped' } },
    },
    p.always(p.modify(p.host, { kind: 'controller', who: p.you })),
  ),
  // Black
  creature('Bog Raiders', '{2}{B}', 'Zombie', '2/2', p.landwalk('Swamp')),
  instant(
    'Corrupted Conviction',
    '{B}',
    { kind: 'additionalCost', cost: [p.sacrifice(p.isCreature)] },
    p.spell(p.draw(2)),
  ),
  sorcery(
    'Diabolic Tutor',
    '{2}{B}{B}',
    p.spell(
      { do: 'search', zones: ['library'], what: { kind: 'card' }, max: 1, as: 'card' },
      p.move(p.bound('card'), 'hand'),
      p.shuffle(),
    ),
  ),
  sorcery(
    'Duress',
    '{B}',
    p.spell(
      p.target({ kind: 'player', which: 'opponents' }),
      { do: 'reveal', what: p.eachIn('hand', { kind: 'ownedBy', who: p.it }) },
      {
        do: 'choose',
        from: p.eachIn('hand', { kind: 'ownedBy', who: p.it }, p.not(p.isCreature), p.not(p.isLand)),
        as: 'card',
      },
      { do: 'discardCards', what: p.bound('card') },
    ),
  ),
  creature(
    'Falkenrath Noble',
    '{3}{B}',
    'Vampire Noble',
    '2/2',
    p.flying,
    p.triggered(
      p.whenever(p.any(p.isThis, p.isCreature), 'dies'),
      p.target(p.isPlayer),
      p.loseLife(1, p.it),
      p.gainLife(1),
    ),
  ),
  sorcery(
    'Hymn to Tourach',
    '{B}{B}',
    p.spell(p.target(p.isPlayer), { do: 'discard', who: p.it, count: 2, random: true }),
  ),
  planeswalker(
    'Liliana of the Dark Realms',
    '{2}{B}{B}',
    'Liliana',
    3,
    p.loyalty(
      1,
      { do: 'search', zones: ['library'], what: isSwamp, min: 0, max: 1, as: 'card', reveal: true },
      p.move(p.bound('card'), 'hand'),
      p.shuffle(),
    ),
    p.loyalty(
      -3,
      p.target(p.isCreature),
      { do: 'let', name: 'swamps', value: swamps },
      {
        do: 'either',
        options: [
          [p.pump(p.it, { kind: 'var', name: 'swamps' }, { kind: 'var', name: 'swamps' })],
          [p.pump(p.it, minus({ kind: 'var', name: 'swamps' }), minus({ kind: 'var', name: 'swamps' }))],
        ],
      },
    ),
    p.loyalty(-6, {
      do: 'emblem',
      who: p.you,
      abilities: [
        p.always(p.modify(p.each(isSwamp, p.youControl), p.gain(p.activated([p.tap], p.addMana('{B}{B}{B}{B}'))))),
      ],
    }),
  ),
  sorcery(
    'Mutilate',
    '{2}{B}{B}',
    p.spell(
      { do: 'let', name: 'swamps', value: swamps },
      p.pump(p.each(p.isCreature), minus({ kind: 'var', name: 'swamps' }), minus({ kind: 'var', name: 'swamps' })),
    ),
  ),
  sorcery('Sign in Blood', '{B}{B}', p.spell(p.target(p.isPlayer), p.draw(2, p.it), p.loseLife(2, p.it))),
  creature(
    'Tormented Soul',
    '{B}',
    'Spirit',
    '1/1',
    p.always(p.cantBlock(p.self), { kind: 'cant', action: 'beBlocked', what: p.self }),
  ),
  // Red
  creature(
    'Anaba Shaman',
    '{3}{R}',
    'Minotaur Shaman',
    '2/2',
    p.activated([p.mana('{R}'), p.tap], p.anyTarget, p.damage(1, p.it)),
  ),
  creature('Bladetusk Boar', '{3}{R}', 'Boar', '3/2', intimidate),
  sorcery(
    'Cleaver Riot',
    '{4}{R}',
    p.spell(p.thisTurn(p.modify(p.each(p.isCreature, p.youControl), p.gain(doubleStrike)))),
  ),
  sorcery("Krenko's Command", '{1}{R}', p.spell(p.token(goblin, 2))),
  legendary(
    creature(
      'Krenko, Mob Boss',
      '{2}{R}{R}',
      'Goblin Warrior',
      '3/3',
      p.activated([p.tap], p.token(goblin, p.count(p.each(p.isSubtype('Goblin'), p.youControl)))),
    ),
  ),
  sorcery(
    'Mark of Mutiny',
    '{2}{R}',
    p.spell(
      p.target(p.isCreature),
      p.thisTurn(p.modify(p.it, { kind: 'controller', who: p.you })),
      p.counters('+1/+1', 1, p.it),
      { do: 'untap', what: p.it },
      p.thisTurn(p.modify(p.it, p.gain(p.haste))),
    ),
  ),
  sorcery('Wild Guess', '{R}{R}', { kind: 'additionalCost', cost: [p.discardACard] }, p.spell(p.draw(2))),
  // Green
  legendary(
    creature(
      'Benjamin Sisko, Besieged',
      '{4}{G}{G}',
      'Human Officer',
      '5/5',
      p.always({ kind: 'may', action: 'revealTop', who: p.you }),
      p.always({
        kind: 'may',
        action: 'play',
        who: p.you,
        what: p.any(p.isLand, p.isCreature),
        zones: ['library'],
      }),
    ),
  ),
  creature('Cat Warriors', '{1}{G}{G}', 'Cat Warrior', '2/2', p.landwalk('Forest')),
  planeswalker(
    'Garruk Wildspeaker',
    '{2}{G}{G}',
    'Garruk',
    3,
    p.loyalty(1, { ...p.target(p.isLand), min: 2, max: 2 }, { do: 'untap', what: p.it }),
    p.loyalty(-1, p.token(creatureToken('green', 'Beast', '3/3'))),
    p.loyalty(-4, p.thisTurn(p.modify(p.each(p.isCreature, p.youControl), p.addPT(3, 3), p.gain(p.trample)))),
  ),
  instant(
    'Healing Leaves',
    '{G}',
    p.chooseOne(
      p.mode(p.target(p.isPlayer), p.gainLife(3, p.it)),
      p.mode(
        p.anyTarget,
        p.thisTurn({
          kind: 'replace',
          on: { on: 'damage', to: { kind: 'is', what: p.it } },
          instead: { kind: 'prevent', amount: 3, shield: true },
        }),
      ),
    ),
  ),
  creature('Mist Leopard', '{3}{G}', 'Cat', '3/2', shroud),
  enchantment(
    "Nature's Revolt",
    '{3}{G}{G}',
    p.always(
      p.modify(p.each(p.isLand), { kind: 'types', types: ['creature'] }, { kind: 'setPT', power: 2, toughness: 2 }),
    ),
  ),
  aura(
    'Overgrowth',
    '{2}{G}',
    p.enchant(p.isLand),
    p.triggered(
      { on: 'tap', what: isHost, forMana: true },
      {
        do: 'mana',
        who: p.controllerOf(p.host),
        mana: { kind: 'fixed', mana: '{G}{G}' },
      },
    ),
  ),
  sorcery(
    'Prey Upon',
    '{G}',
    p.spell(
      { name: 'yours', what: p.all(p.isCreature, p.youControl) },
      { name: 'theirs', what: p.all(p.isCreature, p.not(p.youControl)) },
      { do: 'fight', a: p.bound('yours'), b: p.bound('theirs') },
    ),
  ),
  creature(
    'Primordial Hydra',
    '{X}{G}{G}',
    'Hydra',
    '0/0',
    {
      kind: 'replacement',
      on: p.whenThisEnters,
      instead: { kind: 'enters', counters: [{ counter: '+1/+1', count: p.x }] },
    },
    p.triggered(p.atYour('upkeep'), p.counters('+1/+1', { kind: 'counters', counter: '+1/+1', on: p.self }, p.self)),
    p.asLongAs(
      p.compare({ kind: 'counters', counter: '+1/+1', on: p.self }, p.atLeast(10)),
      p.modify(p.self, p.gain(p.trample)),
    ),
  ),
  instant(
    "Ranger's Guile",
    '{G}',
    p.spell(p.target(p.isCreature, p.youControl), p.pump(p.it, 1, 1, p.gain(p.hexproof))),
  ),
];
