/** Hidden means hidden: two states that differ only in what a player may not know look the same to that player, now and later. */
import {
  decides,
  type ObjectId,
  objectRow,
  type PlayerId,
  step,
  view,
  visibleEvents,
  zoneObjects,
} from '@rulewright/kernel';
import { register, unregister, writeObject } from '@rulewright/kernel/write';
import { type G, HAND, LIBRARY } from '@rulewright/magic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/magic/index.ts';
import { forked, midGame, other } from './sample-games.ts';

/** Two cards trade places unseen: each becomes what the other was. */
function swapped(g: G, a: ObjectId, b: ObjectId): G {
  const twin = forked(g);
  const [first, second] = [objectRow(twin.state, a), objectRow(twin.state, b)];
  for (const [row, def] of [
    [first, second.def],
    [second, first.def],
  ] as const) {
    unregister(twin, row);
    register(twin, writeObject(twin.state, row.id, { def }, 0));
  }
  return twin;
}

interface Hidden {
  readonly g: G;
  readonly twin: G;
  readonly viewer: PlayerId;
}

const someGame = fc.record({
  seed: fc.integer({ min: 1, max: 12 }),
  at: fc.integer({ min: 2, max: 600 }),
  viewer: fc.constantFrom(0 as PlayerId, 1 as PlayerId),
  first: fc.nat(),
  second: fc.nat(),
});

/** A game, and the same game with two cards exchanged that the viewer sees neither of. */
function hiddenFrom({
  seed,
  at,
  viewer,
  first,
  second,
}: typeof someGame extends fc.Arbitrary<infer T> ? T : never): Hidden | null {
  const g = midGame(seed, at);
  const theirs = [...zoneObjects(g, HAND, other(viewer)), ...zoneObjects(g, LIBRARY, other(viewer))];
  const pile = first % 2 === 0 ? theirs : zoneObjects(g, LIBRARY, viewer);
  const [a, b] = [pile[first % pile.length], pile[second % pile.length]];
  if (g.state.over !== null || a === undefined || b === undefined) return null;
  return { g, twin: swapped(g, a, b), viewer };
}

describe('two games that differ only in cards a player does not see', () => {
  test('give that player equal views', () => {
    fc.assert(
      fc.property(someGame, (where) => {
        const hidden = hiddenFrom(where);
        fc.pre(hidden !== null);
        const { g, twin, viewer } = hidden as Hidden;
        expect(view(twin, viewer)).toEqual(view(g, viewer));
      }),
      { numRuns: 80 },
    );
  });

  test('go on looking the same while nobody uses what is hidden', () => {
    fc.assert(
      fc.property(someGame, (where) => {
        const hidden = hiddenFrom(where);
        fc.pre(hidden !== null);
        const { g, twin, viewer } = hidden as Hidden;
        const drawn = zoneObjects(g, LIBRARY, viewer).length;
        for (let i = 0; i < 40 && g.state.decision?.kind === 'priority'; i++) {
          const [plain, exchanged] = [step(g, { action: 'pass' }), step(twin, { action: 'pass' })];
          // What the viewer draws, the viewer sees.
          if (zoneObjects(g, LIBRARY, viewer).length !== drawn) break;
          // Who is asked to choose among cards, as in a search, sees them.
          if (g.state.decision?.kind !== 'priority') break;
          expect(visibleEvents(twin, viewer, exchanged.events)).toEqual(visibleEvents(g, viewer, plain.events));
          expect(view(twin, viewer)).toEqual(view(g, viewer));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('let the greedy bot do the same', () => {
    fc.assert(
      fc.property(someGame, (where) => {
        const hidden = hiddenFrom(where);
        fc.pre(hidden !== null);
        const { g, twin, viewer } = hidden as Hidden;
        const { decision } = g.state;
        fc.pre(decision !== null && decides(decision) === viewer);
        if (decision !== null) expect(greedyBot(9).answer(twin, decision)).toEqual(greedyBot(9).answer(g, decision));
      }),
      { numRuns: 12 },
    );
  });

  test('but their owner sees the difference in hand', () => {
    const g = midGame(4, 60);
    const owner = 0 as PlayerId;
    const name = (id: ObjectId): number => objectRow(g.state, id).def;
    const [inHand] = zoneObjects(g, HAND, owner);
    const inLibrary = zoneObjects(g, LIBRARY, owner).find((id) => inHand !== undefined && name(id) !== name(inHand));
    if (inHand === undefined || inLibrary === undefined) throw new Error('the game has no such cards');
    const twin = swapped(g, inHand, inLibrary);
    expect(view(twin, owner)).not.toEqual(view(g, owner));
    expect(view(twin, other(owner))).toEqual(view(g, other(owner)));
  });
});
