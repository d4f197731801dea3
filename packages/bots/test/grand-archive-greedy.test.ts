import { bundledCards, decks, findCard } from '@rulewright/cards/grand-archive';
import {
  acceptPosition,
  continueFrom,
  current,
  emptyGame,
  FIELD,
  type G,
  guess,
  newGame,
  newPool,
  placeObjects,
  placeTurn,
  standard,
} from '@rulewright/grand-archive';
import { asPlayer, checkAnswer, hash } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { greedyBot, randomBot } from '../src/grand-archive/index.ts';
import { playOut } from '../src/index.ts';

const cardsOf = (part: readonly (readonly [number, string])[]): readonly Card[] =>
  part.flatMap(([count, name]) => {
    const card = findCard(name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });

/** Tokens and masteries. */
const outside = bundledCards.filter(({ faces: [front] }) => front.token === true || front.cost === undefined);

const game = (seats: readonly number[], seed: number): G =>
  newGame({
    players: seats.map((at, i) => {
      const { main = [], material = [] } = decks[at]?.parts ?? {};
      return { name: `P${i}`, main: cardsOf(main), material: cardsOf(material) };
    }),
    seed,
    first: seed % seats.length,
    known: outside,
  });

const pairs = decks.flatMap(({ name }, i) => (i % 2 === 0 ? [[name, decks[i + 1]?.name ?? '', i] as const] : []));

describe('the bundled decks', () => {
  test.each(pairs)('%s and %s can be played to the end', (_, __, i) => {
    const g = game([i, i + 1], i);
    expect(playOut(g, [randomBot(i), randomBot(i + 1)], { maxDecisions: 5000 }).over).not.toBeNull();
  });
});

describe('the greedy bot', () => {
  test('beats the random bot', () => {
    const winners = [0, 7].map((i) => {
      const g = game([i, i + 1], i);
      const { over } = playOut(g, [greedyBot(i), randomBot(i)], { maxDecisions: 3000 });
      return over?.winners.includes(asPlayer(0)) === true;
    });
    expect(winners).toEqual([true, true]);
  });

  test('plays the same game for the same seed, and leaves the game as it was while it thinks', () => {
    const played = [1, 2].map(() => {
      const g = game([3, 4], 7);
      const thinking = greedyBot(7);
      const bots = [
        {
          answer(now: G, decision: Parameters<typeof thinking.answer>[1]) {
            const before = hash(now.state);
            const answer = thinking.answer(now, decision);
            expect(hash(now.state)).toBe(before);
            expect(checkAnswer(now, answer)).toBeNull();
            return answer;
          },
        },
        randomBot(7),
      ];
      playOut(g, bots, { maxDecisions: 60 });
      return hash(g.state);
    });
    expect(played[0]).toBe(played[1]);
  });

  test('answers the same whatever it may not know', () => {
    const g = game([1, 2], 3);
    playOut(g, [randomBot(1), randomBot(2)], { maxDecisions: 40 });
    const { decision } = g.state;
    if (decision === null) throw new Error('the game is over');
    const viewer = decision.player;
    const other = guess(g, viewer, (bound) => bound - 1);
    const [one, two] = [g, other].map((each) => greedyBot(5).answer(each, decision));
    expect(one).toEqual(two);
  });
});

describe('who must attack (attack declaration 1.5)', () => {
  const hound: Card = {
    slug: 'eager-hound',
    name: 'Eager Hound',
    faces: [
      {
        name: 'Eager Hound',
        types: ['ally'],
        elements: ['norm'],
        cost: { kind: 'reserve', amount: 1 },
        power: 1,
        life: 1,
        abilities: [{ kind: 'static', effects: [{ kind: 'must', action: 'attack', what: { kind: 'this' } }] }],
      },
    ],
  };

  test.each([greedyBot, randomBot])('no bot passes', (bot) => {
    const champion = findCard('Spirit of Fire');
    if (champion === undefined) throw new Error('no champion');
    for (let seed = 0; seed < 12; seed++) {
      const g = emptyGame(newPool([champion, hound]), [{ name: 'A' }, { name: 'B' }], seed, current, standard);
      placeObjects(g, [
        { owner: asPlayer(0), zone: FIELD, def: 0 },
        { owner: asPlayer(1), zone: FIELD, def: 0 },
        { owner: asPlayer(0), zone: FIELD, def: 1 },
      ]);
      placeTurn(g, { turn: 9, active: asPlayer(0), step: 'main', open: true });
      acceptPosition(g);
      continueFrom(g, 'main');
      const { decision } = g.state;
      if (decision === null) throw new Error('nothing is asked');
      expect(checkAnswer(g, { action: 'pass' })?.code).toBe('must-attack');
      expect(bot(seed).answer(g, decision)).toMatchObject({ action: 'attack' });
    }
  });
});
