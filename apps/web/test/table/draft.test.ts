import { describe, expect, test } from 'vitest';
import { isMinor, pairing, ways } from '../../src/games/magic/table/ways.ts';
import type { Question } from '../../src/games/magic/types.ts';
import type { Draft } from '../../src/table/answering.ts';
import { drafting } from '../../src/table/draft.ts';
import { asked, ME, OTHER, object } from './made.ts';

const { answerOf, begin, lightsOf, pairUp, pick } = drafting({ ways, pairing, isMinor });

/** Picks one after the other; what would be sent in the end. */
function picked(question: Question, ...ids: readonly number[]): Draft {
  let draft = begin(question);
  for (const id of ids) {
    const done = pick(question, draft, object(id));
    if (done !== null && 'draft' in done) draft = done.draft;
  }
  return draft;
}

describe('priority', () => {
  const cast = { action: 'cast', card: 20 };
  const question = asked('priority', {
    pass: { action: 'pass' },
    actions: [
      { answer: cast, kind: 'cast', entity: object(20), words: 'Cast it', cost: '{G}', forMana: false },
      {
        answer: { action: 'activate', object: 21, index: 0 },
        kind: 'activate',
        entity: object(21),
        words: 'a',
        cost: null,
        forMana: true,
      },
      {
        answer: { action: 'activate', object: 21, index: 1 },
        kind: 'activate',
        entity: object(21),
        words: 'b',
        cost: null,
        forMana: false,
      },
    ],
  });

  test('the only thing that can be done with a card is done by clicking it', () => {
    expect(pick(question, begin(question), object(20))).toEqual({ answer: cast });
  });

  test('several things are offered in a menu', () => {
    expect(pick(question, begin(question), object(21))).toMatchObject({ offers: [{ words: 'a' }, { words: 'b' }] });
  });

  test('a source of mana that can do something else is lit as that', () => {
    expect(lightsOf(question, begin(question)).get(21)).toBe('can');
  });

  test('what cannot be done does nothing', () => {
    expect(pick(question, begin(question), object(22))).toBeNull();
  });

  test('done is to pass', () => {
    expect(answerOf(question, begin(question))).toEqual({ action: 'pass' });
  });
});

describe('entities', () => {
  const from = [object(20), object(21), object(22)];

  test('one of one is sent at once', () => {
    const question = asked('entities', { targets: true, from, min: 1, max: 1, together: false });
    expect(pick(question, begin(question), object(21))).toEqual({ answer: [21] });
  });

  test('several are collected, and taken back by another click', () => {
    const question = asked('entities', { targets: true, from, min: 2, max: 2, together: false });
    expect(answerOf(question, picked(question, 20))).toBeUndefined();
    expect(answerOf(question, picked(question, 20, 21))).toEqual([20, 21]);
    expect(answerOf(question, picked(question, 20, 21, 20, 22))).toEqual([21, 22]);
  });

  test('when all are chosen, the others go dark', () => {
    const question = asked('entities', { targets: true, from, min: 0, max: 2, together: false });
    const lights = lightsOf(question, picked(question, 20, 21));
    expect([...lights]).toEqual([
      [20, 'chosen'],
      [21, 'chosen'],
    ]);
  });

  test('at most one: another click chooses another', () => {
    const question = asked('entities', { targets: true, from, min: 0, max: 1, together: false });
    expect(answerOf(question, picked(question, 20, 22))).toEqual([22]);
    expect(answerOf(question, begin(question))).toEqual([]);
  });
});

describe('attackers', () => {
  const question = asked('attackers', {
    able: [
      { creature: object(20), attacked: [OTHER] },
      { creature: object(21), attacked: [OTHER, object(30)] },
    ],
    unable: [],
    required: [],
  });

  test('a creature with one thing to attack attacks it, and not by another click', () => {
    expect(answerOf(question, picked(question, 20))).toEqual({ attacks: [[20, OTHER]] });
    expect(answerOf(question, picked(question, 20, 20))).toEqual({ attacks: [] });
  });

  test('a creature with several things to attack aims first', () => {
    const aiming = picked(question, 21);
    expect(aiming.aiming).toBe(21);
    expect(lightsOf(question, aiming).get(30)).toBe('aim');
    expect(answerOf(question, picked(question, 21, 30))).toEqual({ attacks: [[21, 30]] });
  });

  test('dragging a creature elsewhere changes what it attacks', () => {
    const first = pairUp(question, begin(question), 21, 30);
    expect(first?.pairs).toEqual([[21, 30]]);
    expect(first && pairUp(question, first, 21, OTHER)?.pairs).toEqual([[21, OTHER]]);
    expect(pairUp(question, begin(question), 20, 30)).toBeNull();
  });

  test('attacks that are required are there from the start', () => {
    const forced = asked('attackers', { able: question.able, unable: [], required: [[object(20), OTHER]] });
    expect(answerOf(forced, begin(forced))).toEqual({ attacks: [[20, OTHER]] });
  });
});

describe('blockers', () => {
  const question = asked('blockers', {
    able: [{ creature: object(20), attackers: [object(40), object(41)] }],
    unable: [],
    attackers: [object(40), object(41)],
    required: [],
  });

  test('a blocker is clicked, then the attacker', () => {
    expect(answerOf(question, picked(question, 20, 41))).toEqual({ blocks: [[20, 41]] });
  });

  test('a blocker may be dragged to several attackers; whether it may block them is for the engine', () => {
    const once = pairUp(question, begin(question), 20, 40);
    expect(once && pairUp(question, once, 20, 41)?.pairs).toEqual([
      [20, 40],
      [20, 41],
    ]);
  });
});

test('a division begins with what is suggested and is done when nothing is left', () => {
  const question = asked('divide', { among: [object(20), ME], total: 3, minEach: 1, suggested: [2, 1] });
  expect(answerOf(question, begin(question))).toEqual([2, 1]);
  const less = { ...begin(question), chosen: [1, 1] };
  expect(answerOf(question, less)).toBeUndefined();
  expect(pick(question, less, ME)).toMatchObject({ draft: { chosen: [1, 2] } });
});

test('a payment is made automatically only where that can be', () => {
  const steps = [{ answer: { activate: { object: 20, index: 0 } }, words: 'Forest', entity: object(20) }];
  const can = asked('payment', { cost: '{G}', steps, preview: [object(20)] });
  const cannot = asked('payment', { cost: '{G}', steps, preview: null });
  expect(answerOf(can, begin(can))).toEqual({ auto: true });
  expect(answerOf(cannot, begin(cannot))).toBeUndefined();
  expect(pick(cannot, begin(cannot), object(20))).toEqual({ answer: steps[0]?.answer });
});

test('a number begins at the least and stays within its bounds', () => {
  const question = asked('number', { min: 1, max: 4 });
  expect(answerOf(question, begin(question))).toBe(1);
  expect(answerOf(question, { ...begin(question), chosen: [5] })).toBeUndefined();
});

test('an order begins as it is listed', () => {
  const question = asked('order', {
    items: [
      { words: 'a', entity: object(20) },
      { words: 'b', entity: object(21) },
    ],
  });
  expect(answerOf(question, begin(question))).toEqual([0, 1]);
});
