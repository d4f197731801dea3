/** Casting, costs and permissions: what the words become. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, compile } from './reading.ts';

describe('keyword actions as costs', () => {
  it.each([
    ['Waterbend {3}: Draw a card.', { kind: 'waterbend', mana: '{3}' }],
    ['Blight 2: Draw a card.', { kind: 'putCounters', counter: '-1/-1', count: 2, acts: 'blight' }],
    ['Forage: Draw a card.', { kind: 'either', name: 'forage' }],
  ])('%s', (text, cost) => {
    expect(abilitiesOf(text)).toMatchObject([{ kind: 'activated', cost: [cost] }]);
  });

  it('behold one or pay', () => {
    const [cost] = abilitiesOf('As an additional cost to cast this spell, behold a Goblin or pay {1}.');
    expect(cost).toMatchObject({
      cost: [{ kind: 'either', options: [[{ kind: 'behold', count: 1 }], [{ kind: 'mana', mana: '{1}' }]] }],
    });
  });
});

describe('a cost that is spoken of again', () => {
  const instead = "You may pay {1}{B} rather than pay this spell's mana cost.";
  const behold = 'As an additional cost to cast this spell, you may behold a Goblin.';

  it.each([
    [`${instead}\nIf the {1}{B} cost was paid, draw a card.`, 'alternative'],
    [`${behold}\nIf a Goblin was beheld, draw a card.`, 'behold'],
  ])('%s', (text, cost) => {
    expect(JSON.stringify(compile(text, { type: 'Sorcery' }))).toContain(`{"kind":"paid","cost":"${cost}"}`);
  });

  it.each([
    [`${instead}\nIf the {2}{B} cost was paid, draw a card.`],
    [`${behold}\nIf an Elf was beheld, draw a card.`],
    ['If the {1}{B} cost was paid, draw a card.'],
  ])('is refused where it is another one: %s', (text) => {
    expect(compile(text, { type: 'Sorcery' })).toHaveProperty('refusals');
  });
});

describe('kinds of cards', () => {
  it('has two kickers that are told apart', () => {
    expect(
      abilitiesOf(
        'Kicker {U} and/or {1}{B}\nWhen this creature enters, if it was kicked with its {1}{B} kicker, scry 1.',
      ),
    ).toMatchObject([
      { keyword: 'kicker', word: '{U}' },
      { keyword: 'kicker', word: '{1}{B}' },
      { condition: { kind: 'paid', cost: 'kicker {1}{B}' } },
    ]);
  });

  it('makes a second face of a prototype', () => {
    const result = compile('Prototype {1}{R} — 1/2\nHaste', {
      type: 'Artifact Creature — Golem',
      cost: '{6}',
      pt: '5/5',
    });
    expect(result).toMatchObject({
      card: { layout: 'prototype', faces: [{ power: 5 }, { cost: '{1}{R}', power: 1, toughness: 2 }] },
    });
  });
});

describe('permissions to play', () => {
  const permission = (text: string) => {
    const [ability] = abilitiesOf(text, { type: 'Enchantment' });
    return ability?.kind === 'static' ? ability.effects[0] : ability;
  };

  it.each([
    ['You may cast spells from your graveyard.', { zones: ['graveyard'] }],
    ['You may play lands and cast Elf spells from the top of your library.', { zones: ['library'] }],
    ['Once each turn, you may cast a spell from your hand without paying its mana cost.', { limit: 1, free: true }],
    [
      'Once during each of your turns, you may cast an artifact spell from your graveyard by paying 2 life in addition to paying its other costs.',
      { limit: 1, extra: [{ kind: 'life', amount: 2 }] },
    ],
    [
      'During each of your turns, you may cast a Goblin spell from your graveyard. If a spell cast this way would be put into a graveyard, exile it instead.',
      { limit: 1, also: { as: 'cast', effects: [{ kind: 'replace' }] } },
    ],
    [
      'Once each turn, you may pay {1} rather than pay the mana cost for a Dragon spell you cast.',
      { action: 'payInstead', limit: 1, cost: [{ kind: 'mana', mana: '{1}' }] },
    ],
  ])('%s', (text, effect) => {
    expect(permission(text)).toMatchObject(effect);
  });

  it('never lets lands be played where spells may be cast', () => {
    expect(JSON.stringify(permission('You may cast spells from your graveyard.'))).toContain(
      '{"kind":"not","of":{"kind":"type","type":"land"}}',
    );
  });

  it('says where spells are cast from', () => {
    expect(permission('Spells you cast from exile cost {1} less to cast.')).toMatchObject({
      what: { kind: 'castFrom', zones: ['exile'] },
    });
    expect(permission("Players can't cast spells from graveyards.")).toMatchObject({
      by: { of: [{ kind: 'spell' }, { kind: 'castFrom', zones: ['graveyard'] }] },
    });
    expect(permission('Spells you cast from exile have convoke.')).toMatchObject({ what: { zones: ['stack'] } });
  });
});

describe('what spells are given', () => {
  it.each([
    ['The first Elf spell you cast each turn has cascade.', 'castNumber'],
    ['The second spell you cast each turn costs {1} less to cast.', 'castNumber'],
    ['Artifact spells you cast have affinity for Goblins.', 'affinity'],
    ['Each creature spell you cast has evoke. The evoke cost is equal to its mana cost.', 'manaCostOf'],
    ['Each Bear card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.', 'scavenge'],
    ['{T}: The next spell you cast this turn has convoke.', '"future":true'],
    ["{T}: The next Bear spell you cast this turn can't be countered.", 'beCountered'],
    ['{T}: The next Bear spell you cast this turn can be cast as though it had flash.', '"action":"flash"'],
    ['You may cast this spell as though it had flash if you pay {3} more to cast it.', '"flash":true'],
  ])('%s', (text, part) => {
    expect(JSON.stringify(abilitiesOf(text))).toContain(part);
  });

  it('asks how other objects were cast', () => {
    const condition = (text: string) => (abilitiesOf(text)[0] as { condition?: unknown }).condition;
    expect(condition('Whenever a creature you control enters, if you cast it, draw a card.')).toMatchObject({
      kind: 'matches',
      what: { kind: 'event' },
      where: { kind: 'castFrom' },
    });
    expect(condition('Whenever you cast a spell, if that spell was kicked, draw a card.')).toMatchObject({
      where: { kind: 'paid', cost: 'kicker' },
    });
    expect(
      condition("Whenever you cast a spell, if it's the third Elf spell you cast this turn, draw a card."),
    ).toMatchObject({ where: { of: [{ kind: 'subtype' }, { kind: 'castNumber', is: 3 }] } });
  });

  it('says what an equip ability costs less', () => {
    expect(
      abilitiesOf('Equip {3}. This ability costs {1} less to activate for each Elf you control.', {
        type: 'Artifact — Equipment',
      }),
    ).toMatchObject([{ keyword: 'equip' }, { effects: [{ kind: 'cost', keyword: 'equip', less: '{1}' }] }]);
  });
});

describe('commanders and mana', () => {
  it.each([
    ['As long as you control your commander, this creature has flying.', '"kind":"commander"'],
    [
      "This creature gets +1/+0 for each time you've cast your commander from the command zone this game.",
      'commanderCasts',
    ],
    [
      '{T}: Add X mana of any one color, where X is the number of Elves you control. Spend this mana only to cast Elf spells.',
      '"restriction"',
    ],
    ["Whenever you cast your first spell during each opponent's turn, you gain 3 life.", '"nth":{"number":1}'],
    [
      'Whenever you cast a creature spell, if six or more mana was spent to cast that spell, draw a card.',
      '"kind":"spent"',
    ],
  ])('%s', (text, part) => {
    expect(JSON.stringify(abilitiesOf(text))).toContain(part);
  });
});

describe('mana that tells and spells that remember', () => {
  it.each([
    ["{T}: Add {G}. If that mana is spent on a creature spell, that spell can't be countered.", 'beCountered'],
    ['{T}: Add {G}. If that mana is spent on a creature spell, it gains haste.', '"modify"'],
    ['{T}: Add {G}. When that mana is spent to cast a Bear spell, scry 1.', '"then"'],
  ])('%s', (text, part) => {
    expect(JSON.stringify(abilitiesOf(text))).toContain('"rider"');
    expect(JSON.stringify(abilitiesOf(text))).toContain(part);
  });

  it('asks what was so as the spell was cast', () => {
    expect(
      JSON.stringify(
        abilitiesOf('Draw a card. If you controlled a Bear as you cast this spell, scry 1.', { type: 'Sorcery' }),
      ),
    ).toContain('"asCast"');
  });

  it('says the same of other keywords and of cards elsewhere', () => {
    const keywords = abilitiesOf(
      'As long as you control a Bear with flying, this creature has flying. The same is true for reach and haste.',
    );
    expect(keywords).toHaveLength(3);
    const types = abilitiesOf(
      "Creatures you control are Bears in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
    );
    expect(types).toMatchObject([{}, { effects: [{ what: { zones: ['stack'] } }, {}] }]);
  });
});

describe('times of casting', () => {
  it.each([
    ["Players can't cast spells during combat.", '"unless"'],
    ['Players can cast spells only during their own turns.', '"turnOf"'],
    ['{T}: Elf spells you cast this turn cost {1} less to cast.', '"endOfTurn"'],
    ['{T}: You may cast spells this turn as though they had flash.', '"flash"'],
    ['When this creature enters, create a Treasure token for each mana from a Cave spent to cast it.', '"spent"'],
  ])('%s', (text, part) => {
    expect(JSON.stringify(abilitiesOf(text))).toContain(part);
  });
});
