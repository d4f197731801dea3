/** What a person is asked in Grand Archive, and what the answers do. */
import { asPlayer } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { action, asked, named, seated } from './position.ts';

describe('Opportunity', () => {
  const position = `players:
  Ann: {champion: "Tara, Young Blade", hand: [Plain Squire, Plain Squire, Sky Gaze], field: [Old Blade]}
  Bob: {champion: First Guide, field: [Plain Squire]}
`;

  test('offers cards with what they cost, and attacks', () => {
    const snapshot = seated(position).snapshot();
    expect(action(snapshot, 'Activate Plain Squire')).toMatchObject({ kind: 'activate', cost: '{R1}' });
    expect(action(snapshot, 'Activate Sky Gaze').cost).toBeNull();
    expect(action(snapshot, 'Attack with Tara')).toMatchObject({ kind: 'attack', cost: null });
    expect(snapshot.priority).toBe(0);
  });

  test('a card is paid with others of the hand, which go to memory; all of it can be taken back', () => {
    const sitting = seated(position);
    const before = sitting.snapshot();
    expect(sitting.answer(action(before, 'Activate Plain Squire').answer)).toBeNull();
    const question = asked(sitting.snapshot(), 'entities');
    expect(question).toMatchObject({ prompt: 'cost-reserve', min: 1, max: 1, targets: false });
    expect(question.from).toHaveLength(2);
    expect(sitting.answer([question.from[0] ?? -1])).toBeNull();
    expect(sitting.snapshot().players[0]?.zones).toMatchObject({ memory: { count: 1 }, hand: { count: 1 } });
    expect(sitting.undo()).toBe(true);
    expect(sitting.undo()).toBe(true);
    expect({ ...sitting.snapshot(), undo: before.undo }).toEqual(before);
  });

  test('what an answer would use up whatever is chosen', () => {
    const sitting = seated(position);
    const snapshot = sitting.snapshot();
    const champion = snapshot.players[0]?.facts.champion;
    expect(sitting.preview(action(snapshot, 'Attack with Tara').answer)).toEqual([champion]);
    expect(sitting.preview(action(snapshot, 'Activate Plain Squire').answer)).toEqual([]);
    expect(sitting.preview({ action: 'play', card: -1, method: 'activate' })).toBeNull();
  });

  test('an attack asks for weapons and for what is attacked', () => {
    const sitting = seated(position);
    sitting.answer(action(sitting.snapshot(), 'Attack with Tara').answer);
    // A champion without power of its own has to wield the one weapon there is.
    const question = asked(sitting.snapshot(), 'entities');
    expect(question.prompt).toBe('attack');
    expect(sitting.snapshot().facts.combat).toMatchObject({ declaring: true, power: 2 });
    expect(sitting.answer([named(sitting.snapshot(), 'Old Blade').id])).toMatchObject({ code: 'not-a-candidate' });
    expect(sitting.answer([question.from[0] ?? -1])).toBeNull();
    expect(sitting.lines.some(({ words }) => words.includes('attacks'))).toBe(true);
  });

  test('a card in a hand that cannot be played has a reason', () => {
    const sitting = seated(`players:
  Ann: {champion: First Guide, hand: [Ember Page, Plain Squire]}
  Bob: {champion: First Guide}
`);
    const { id } = named(sitting.snapshot(), 'Ember Page');
    expect(sitting.answer({ action: 'play', card: id, method: 'activate' })).toMatchObject({
      code: 'element-not-enabled',
    });
  });
});

test('the materialize phase lists what can be materialized, and why the rest cannot', () => {
  const sitting = seated(`players:
  Ann:
    champion: First Guide
    memory: [Sky Gaze]
    material-deck: ["Tara, Young Blade", Old Blade, First Guide, {card: Guild Oath, preserved: true}]
  Bob: {champion: First Guide}
start: {turn: 3, active: Ann, step: materialize}
`);
  const snapshot = sitting.snapshot();
  const question = asked(snapshot, 'materialize');
  const names = (cards: readonly { readonly card: number }[]): readonly (string | undefined)[] =>
    cards.map(({ card }) => snapshot.objects[card as never]?.card);
  expect(names(question.able)).toEqual(['Tara, Young Blade', 'Old Blade']);
  expect(question.able.map(({ cost }) => cost)).toEqual(['{M1}', '{M1}']);
  expect(names(question.preserved)).toEqual(['Guild Oath']);
  expect(names(question.unable)).toEqual(['First Guide']);
  expect(question.unable[0]?.words).not.toBe('');
  expect(sitting.answer(question.able[0]?.answer ?? null)).toBeNull();
  const after = sitting.snapshot();
  expect(after.players[0]?.facts).toMatchObject({ level: 1, classes: ['warrior'] });
  expect(after.players[0]?.zones.banishment.count).toBe(1);
  // Chance has spoken.
  expect(after.undo).toBe(false);
});

test('a glimpse shows its cards to the one who glimpses, and is answered with where they go', () => {
  const sitting = seated(`players:
  Ann: {champion: First Guide, hand: [Sky Gaze], main-deck: [Plain Squire, Ember Page]}
  Bob: {champion: First Guide}
`);
  sitting.answer(action(sitting.snapshot(), 'Activate Sky Gaze').answer);
  const snapshot = sitting.snapshot();
  const { cards, bottomOnly, calls } = asked(snapshot, 'glimpse');
  expect(cards.map((id) => snapshot.objects[id]?.card)).toEqual(['Plain Squire', 'Ember Page']);
  expect([bottomOnly, calls]).toEqual([false, []]);
  expect(JSON.stringify(sitting.snapshot(asPlayer(1)))).not.toMatch(/Plain Squire|Ember Page/);
  // What was looked at cannot be unseen.
  expect(snapshot.undo).toBe(false);
  expect(sitting.answer({ top: [], bottom: [] })).toMatchObject({ code: 'not-these-cards' });
  expect(sitting.answer({ top: [cards[1] ?? -1], bottom: [cards[0] ?? -1] })).toBeNull();
  expect(sitting.snapshot().players[0]?.zones.mainDeck.seen).toEqual([]);
});
