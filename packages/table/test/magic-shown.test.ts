/** What is shown of the objects, players, turns and attacks of Magic. */
import { describe, expect, test } from 'vitest';
import { idOf, named, shown } from './position.ts';

const cards = `cards:
  - {name: Quick Imp, mana_cost: "{R}", type_line: Creature — Imp, power: "1", toughness: "1", oracle_text: "Haste"}
  - {name: Slow Imp, mana_cost: "{1}{R}", type_line: Creature — Imp, power: "2", toughness: "3", oracle_text: "Flying\\nFirst strike\\nWhen this creature dies, draw a card."}
  - {name: Idol, mana_cost: "{2}", type_line: Artifact, oracle_text: "Creatures you control get +1/+1 and have trample."}
  - {name: Thinker, mana_cost: "{3}{U}", type_line: Legendary Planeswalker — Jace, loyalty: "4", oracle_text: "+1: Draw a card."}
  - {name: Blast, mana_cost: "{X}{R}", type_line: Instant, oracle_text: "Blast deals X damage to any target."}
  - {name: Wake, mana_cost: "{0}", type_line: Sorcery, oracle_text: "Create a 1/1 white Soldier creature token."}
`;

const position = (ann: string, rest = 'Bob: {}'): string => `${cards}players:\n  Ann: ${ann}\n  ${rest}\n`;

describe('a creature', () => {
  test('came this turn and has no haste (302.6)', () => {
    const sick = shown(
      position(
        '{battlefield: [{card: Slow Imp, sick: true}, {card: Quick Imp, sick: true}, {card: Idol, sick: true}]}',
      ),
    );
    expect(named(sick, 'Slow Imp').sick).toBe(true);
    expect(named(sick, 'Quick Imp').sick).toBe(false);
    expect(named(sick, 'Idol').sick).toBe(false);
    expect(named(shown(position('{battlefield: [Slow Imp], hand: [Quick Imp]}')), 'Slow Imp').sick).toBe(false);
  });

  test('is what it is now, beside what is printed', () => {
    const imp = named(
      shown(position('{battlefield: [Idol, {card: Slow Imp, counters: {+1/+1: 1}, damage: 1}]}')),
      'Slow Imp',
    );
    expect(imp).toMatchObject({
      power: 4,
      toughness: 5,
      printed: { power: 2, toughness: 3 },
      damage: 1,
      counters: [{ kind: '+1/+1', count: 1 }],
      cost: '{1}{R}',
      manaValue: 2,
      colors: ['red'],
      types: ['creature'],
      subtypes: ['Imp'],
      typeLine: 'Creature — Imp',
      loyalty: null,
      defense: null,
      keywordCodes: ['flying', 'first strike', 'trample'],
    });
  });

  test('has its types in the order in which cards print them (205.1)', () => {
    const made = `cards:
  - {name: Woven Hound, mana_cost: "{W}", type_line: Enchantment Creature — Dog, power: "2", toughness: "2"}
  - {name: Plating, mana_cost: "{2}", type_line: Artifact, oracle_text: "Creatures you control are artifacts in addition to their other types."}
  - {name: Live Grove, type_line: Land Creature — Forest Dryad, power: "1", toughness: "1"}
players:
  Ann: {battlefield: [Woven Hound, Plating, Live Grove]}
  Bob: {}
`;
    expect(named(shown(made), 'Woven Hound').typeLine).toBe('Enchantment Artifact Creature — Dog');
    expect(named(shown(made), 'Live Grove').typeLine).toBe('Artifact Land Creature — Forest Dryad');
  });

  test('says line by line what it can do, and what was given to it', () => {
    const { text } = named(shown(position('{battlefield: [Idol, Slow Imp]}')), 'Slow Imp');
    expect(text.map(({ words, given }) => [words, given])).toEqual([
      ['Flying, first strike', false],
      ['When this dies, draw a card.', false],
      ['Trample', true],
    ]);
  });

  test('in a hand has its printed numbers; what is no creature has none on the battlefield', () => {
    const all = shown(position('{hand: [Slow Imp], battlefield: [Idol]}'));
    expect(named(all, 'Slow Imp')).toMatchObject({ power: 2, toughness: 3, zone: 'hand' });
    expect(named(all, 'Idol')).toMatchObject({ power: null, toughness: null, printed: null });
  });

  test('is tapped, face down, phased out', () => {
    const all = shown(
      position(
        '{battlefield: [{card: Slow Imp, tapped: true}, {card: Quick Imp, phased-out: true}, {card: Idol, as: veiled, face-down: manifest}]}',
      ),
    );
    expect(named(all, 'Slow Imp')).toMatchObject({ tapped: true, phasedOut: false, faceDown: false });
    expect(named(all, 'Quick Imp')).toMatchObject({ tapped: false, phasedOut: true });
    expect(all.zones.battlefield.seen).toHaveLength(3);
    const veiled = Object.values(all.objects).find(({ faceDown }) => faceDown);
    expect(veiled).toMatchObject({ power: 2, toughness: 2, cost: null });
  });
});

describe('others', () => {
  test('a planeswalker has the loyalty of its counters, or the printed one', () => {
    const all = shown(position('{battlefield: [{card: Thinker, counters: {loyalty: 6}}]}'));
    expect(named(all, 'Thinker')).toMatchObject({ loyalty: 6, supertypes: ['legendary'], power: null });
    expect(named(shown(position('{hand: [Thinker]}')), 'Thinker').loyalty).toBe(4);
  });

  test('a spell on the stack has its targets and X', () => {
    const all = shown(
      `${position('{hand: [Blast], mana: "{R}{R}{R}"}')}steps:\n  - Ann casts: Blast\n    x: 2\n    targets: [Bob]\n`,
    );
    expect(named(all, 'Blast').stack).toEqual({
      kind: 'spell',
      source: idOf(all, 'Blast'),
      targets: [all.players[1]?.id],
      x: 2,
      words: '',
    });
    expect(all.players[0]?.facts.mana).toEqual([]);
  });

  test('an ability on the stack is named by its source and says what it does', () => {
    const all = shown(
      `${position('{battlefield: [{card: Slow Imp, damage: 0}], hand: [Blast], mana: "{R}{R}{R}{R}"}')}steps:\n  - Ann casts: Blast\n    x: 3\n    targets: [Slow Imp]\n  - resolve\n`,
    );
    const [top] = all.zones.stack.seen;
    const ability = Object.values(all.objects).find(({ id }) => id === top);
    expect(ability?.stack).toMatchObject({
      kind: 'triggered',
      targets: [],
      x: null,
      words: 'When this dies, draw a card.',
    });
    expect(ability?.name).toContain('Slow Imp');
  });

  test('a token is named by what it is (111.4)', () => {
    const all = shown(`${position('{hand: [Wake]}')}steps:\n  - Ann casts: Wake\n  - resolve\n`);
    const token = Object.values(all.objects).find(({ kind }) => kind === 'token');
    expect(token).toMatchObject({
      name: 'Soldier Token',
      types: ['creature'],
      colors: ['white'],
      power: 1,
      sick: true,
    });
  });
});

describe('players and the turn', () => {
  test('life, mana, lands and counters', () => {
    const { players } = shown(position('{life: 7, mana: "{R}{G}{C}", counters: {poison: 3}, lands-played: 1}'));
    expect(players[0]).toMatchObject({
      name: 'Ann',
      standing: 'playing',
      facts: { life: 7, mana: ['R', 'G', 'C'], landsPlayed: 1 },
      counters: [{ kind: 'poison', count: 3 }],
    });
    expect(players[1]).toMatchObject({ facts: { life: 20, mana: [], landsPlayed: 0 }, counters: [] });
  });

  test('one step of the turn is now; the first-strike step shows itself only while it is (510.4)', () => {
    const { turn } = shown(`${position('{}')}start: {turn: 4, active: Bob, step: main2}\n`);
    expect(turn).toMatchObject({ number: 4, active: 1, step: 'main2' });
    expect(turn.words).toContain('Bob');
    expect(turn.steps.filter(({ now }) => now).map(({ step }) => step)).toEqual(['main2']);
    expect(turn.steps.map(({ step }) => step)).not.toContain('first-strike-damage');
    const striking = shown(
      `${position('{battlefield: [Slow Imp]}')}steps:\n  - Ann attacks: {Slow Imp: Bob}\n  - advance: {step: first-strike-damage}\n`,
    );
    expect(striking.turn.steps.filter(({ now }) => now).map(({ step }) => step)).toEqual(['first-strike-damage']);
  });

  test('attacks, and who blocks', () => {
    const all = shown(
      `${position('{battlefield: [Slow Imp, Quick Imp]}', 'Bob: {battlefield: [{card: Slow Imp, as: guard}]}')}steps:\n  - Ann attacks: {Slow Imp: Bob, Quick Imp: Bob}\n  - Bob blocks: {guard: Quick Imp}\n`,
    );
    const attacker = idOf(all, 'Quick Imp');
    expect(all.facts.combat).toHaveLength(2);
    expect(all.facts.combat.find((a) => a.attacker === attacker)).toMatchObject({ defender: 1, blocked: true });
    expect(all.facts.combat.find((a) => a.attacker === attacker)?.blockers).toHaveLength(1);
    expect(all.facts.combat.find((a) => a.attacker !== attacker)).toMatchObject({ blocked: false, blockers: [] });
  });
});
