/** What is shown of a game of Grand Archive, and to whom. */
import { asPlayer } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { english, named, opened } from './position.ts';

const [ann, bob] = [asPlayer(0), asPlayer(1)];

describe('a player', () => {
  const lab = opened(`players:
  Ann:
    champion: {card: "Tara, Young Blade", damage: 4}
    lineage: [First Guide]
    hand: [Plain Squire, Sky Gaze]
    memory: [Ember Page]
  Bob: {champion: First Guide}
`);
  const snapshot = lab.snapshot('all', english);

  test('is a champion with its damage, level, lineage, classes and elements', () => {
    const facts = snapshot.players[0]?.facts;
    expect(facts).toMatchObject({ life: 20, damage: 4, level: 1, baseLevel: 1, classes: ['warrior'], influence: 3 });
    expect(facts?.elements).toEqual(['norm']);
    expect(facts?.lineage.map((id) => snapshot.objects[id]?.card)).toEqual(['First Guide']);
    expect(named(snapshot, 'Tara, Young Blade')).toMatchObject({
      id: facts?.champion,
      damage: 4,
      lineage: facts?.lineage,
    });
  });

  test('sees which elements of a card are not enabled', () => {
    expect(named(snapshot, 'Ember Page').disabled).toEqual(['fire']);
    expect(named(snapshot, 'Plain Squire').disabled).toEqual([]);
  });
});

describe('hidden zones', () => {
  const lab = opened(`players:
  Ann:
    champion: First Guide
    hand: [Plain Squire]
    memory: [Ember Page]
    main-deck: [Sky Gaze]
    material-deck: [Old Blade, {card: Guild Oath, preserved: true}]
  Bob: {champion: First Guide}
`);
  const zones = (eyes: typeof ann) => lab.snapshot(eyes, english).players[0]?.zones;
  const told = (eyes: typeof ann): string => JSON.stringify(lab.snapshot(eyes, english));

  test('are their owner’s to see, but for the main deck', () => {
    expect(zones(ann)).toMatchObject({ hand: { count: 1 }, memory: { count: 1 }, materialDeck: { count: 2 } });
    expect(zones(ann)?.hand.seen).toHaveLength(1);
    expect(zones(ann)?.memory.seen).toHaveLength(1);
    expect(zones(ann)?.materialDeck.seen).toHaveLength(2);
    expect(zones(ann)?.mainDeck.seen).toEqual([]);
    expect(told(ann)).not.toContain('Sky Gaze');
  });

  test('are numbers to others; a preserved card lies face up for all', () => {
    const theirs = zones(bob);
    expect(theirs).toMatchObject({ hand: { count: 1, seen: [] }, memory: { count: 1, seen: [] } });
    expect(theirs?.materialDeck.seen).toHaveLength(1);
    expect(told(bob)).toContain('Guild Oath');
    expect(told(bob)).not.toMatch(/Plain Squire|Ember Page|Sky Gaze|Old Blade/);
  });
});

describe('the text of a card', () => {
  const text = (champion: string) =>
    named(
      opened(`players:
  Ann: {champion: "${champion}", hand: [Guild Oath]}
  Bob: {champion: First Guide}
`).snapshot('all', english),
      'Guild Oath',
    ).text;

  test('says which of it exists, and what is missing', () => {
    const [vigor, entering, intercept] = text('First Guide');
    expect(vigor).toMatchObject({ words: 'Vigor', exists: true, bubbles: [] });
    expect(entering).toMatchObject({ exists: false, bubbles: [{ kind: 'class', met: false }] });
    expect(entering?.bubbles[0]?.why).not.toBe('');
    expect(intercept).toMatchObject({ exists: false, bubbles: [{ kind: 'level', words: 'Level 2+', met: false }] });
  });

  test('exists once the champion is of its class', () => {
    const [, entering, intercept] = text('Tara, Young Blade');
    expect(entering).toMatchObject({ exists: true, bubbles: [{ met: true, why: '' }] });
    expect(intercept?.exists).toBe(false);
  });
});

test('text that something else has given is marked so', () => {
  const lab = opened(`players:
  Ann: {champion: First Guide, field: [Plain Squire, War Drum]}
  Bob: {champion: First Guide}
`);
  const { text } = named(lab.snapshot('all', english), 'Plain Squire');
  expect(text).toMatchObject([{ given: true, exists: true, bubbles: [] }]);
});

test('an attack is shown with its weapons, its intent, its targets and who retaliates', () => {
  const lab = opened(`players:
  Ann: {champion: "Tara, Young Blade", field: [Old Blade], hand: [Wide Swing]}
  Bob: {champion: First Guide, field: [Plain Squire]}
steps:
  - Ann activates: Wide Swing
  - resolve
  - Ann attacks: {champion: Plain Squire}
    wielding: [Old Blade]
  - Bob retaliates: [Plain Squire]
`);
  const snapshot = lab.snapshot('all', english);
  const squire = named(snapshot, 'Plain Squire').id;
  expect(snapshot.facts.combat).toMatchObject({
    attackingPlayer: ann,
    attacker: snapshot.players[0]?.facts.champion,
    declaring: false,
    weapons: [named(snapshot, 'Old Blade').id],
    defenders: [squire],
    retaliators: [{ unit: squire }],
    power: 3,
  });
  expect(snapshot.facts.combat?.intents).toEqual(snapshot.zones.intent.seen);
  expect(snapshot.zones.intent.seen.map((id) => snapshot.objects[id]?.card)).toEqual(['Wide Swing']);
  expect(snapshot.turn.steps.map(({ step }) => step)).toContain('retaliation');
  expect(named(snapshot, 'Old Blade')).toMatchObject({ durability: 3, typeLine: 'Regalia Weapon — Warrior Sword' });
});

test('what waits on the effects stack looks like its card, which lies among those played', () => {
  const lab = opened(`players:
  Ann: {champion: First Guide, hand: [Sky Gaze]}
  Bob: {champion: First Guide}
steps:
  - Ann activates: Sky Gaze
`);
  const snapshot = lab.snapshot(bob, english);
  const [waiting] = snapshot.zones.stack.seen;
  const shown = snapshot.objects[waiting ?? (-1 as never)];
  expect(shown).toMatchObject({ name: 'Sky Gaze', card: 'Sky Gaze', stack: { kind: 'activation', copy: false } });
  expect(snapshot.zones.played.seen).toEqual([shown?.stack?.source]);
});

test('two champions of one name are told apart by their players', () => {
  const lab = opened(`players:
  Ann: {champion: First Guide}
  Bob: {champion: First Guide}
`);
  const names = (eyes: typeof ann) =>
    Object.values(lab.snapshot(eyes, english).objects)
      .filter(({ types }) => types.includes('champion'))
      .map(({ name }) => name);
  expect(names(ann)).toEqual(['First Guide (You)', 'First Guide (Bob)']);
});
