/** What must be true of games of several players, in every format, while players leave at any time. */
import { decks, findCard } from '@rulewright/cards/magic';
import {
  hash,
  invariants,
  load,
  notPlain,
  type ObjectId,
  objectRow,
  type PlayerId,
  save,
  view,
  zoneObjects,
} from '@rulewright/kernel';
import { register, unregister, writeObject } from '@rulewright/kernel/write';
import type { Card } from '@rulewright/language/magic';
import { concede, formats, type G, LIBRARY, type Magic, newGame, type Pool, rules } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { playOut } from '../src/index.ts';
import { randomBot } from '../src/magic/index.ts';
import { forked } from './sample-games.ts';

const card = (name: string): Card => {
  const found = findCard(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};

const deckOf = (i: number): readonly Card[] =>
  (decks[i % decks.length]?.parts.main ?? []).flatMap(([count, name]) =>
    Array.from({ length: count }, () => card(name)),
  );

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'] as const;

function gameOf(format: string, seed: number): G {
  const shared = formats[format]?.sharedTeams === true;
  const commanders = formats[format]?.commanders === true ? { commanders: [card('Jasmine Boreal')] } : {};
  return newGame({
    players: NAMES.map((name, i) => ({
      name,
      deck: deckOf(i),
      ...(shared ? { team: i >> 1 } : {}),
      ...commanders,
    })),
    seed,
    first: 0,
    ...(formats[format] === undefined ? {} : { format: formats[format] }),
  });
}

const bots = (seed: number) => NAMES.map((_, i) => randomBot(seed * 8 + i));

const cases = ['free-for-all', 'commander', 'two-headed-giant'].flatMap((format) =>
  [1, 2].map((seed) => [format, seed] as const),
);

describe('a game of four players', () => {
  test.each(cases)('of %s goes on while players leave it (seed %i)', (format, seed) => {
    const g = gameOf(format, seed);
    let seen = 0;
    const watch = (game: G): void => {
      if (seen++ % 7 === 0) expect(invariants(game)).toEqual([]);
      if (seen % 150 === 0) expect(notPlain(game)).toEqual([]);
    };
    const players = bots(seed);
    playOut(g, players, { maxDecisions: 150 + seed * 97, watch });
    // Whoever leaves may be the one who decides, or not.
    concede(g, (seed % 4) as PlayerId);
    expect(invariants(g)).toEqual([]);
    const loaded = load<Magic, Pool, G['rules']>(rules, g.pool, JSON.parse(JSON.stringify(save(g))));
    expect(hash(loaded.state)).toBe(hash(g.state));
    playOut(g, players, { maxDecisions: 200, watch });
    playOut(loaded, bots(seed + 100), { maxDecisions: 50 });
    concede(g, ((seed + 2) % 4) as PlayerId);
    expect(invariants(g)).toEqual([]);
    playOut(g, players, { maxDecisions: 3000, watch });
    expect(invariants(g)).toEqual([]);
    if (g.state.over !== null && !g.state.over.draw) expect(g.state.over.winners.length).toBeGreaterThan(0);
  });

  test.each(cases)('of %s can be left by the player who decides, whatever is asked (seed %i)', (format, seed) => {
    const g = gameOf(format, seed + 50);
    const players = bots(seed + 50);
    for (let i = 0; i < 25 && g.state.decision !== null; i++) {
      playOut(g, players, { maxDecisions: 11 });
      const { decision } = g.state;
      if (decision === null) break;
      for (const { id } of g.state.players) {
        const trial = forked(g);
        concede(trial, id);
        expect(invariants(trial)).toEqual([]);
        expect(trial.state.players[id]?.standing).not.toBe('playing');
        if (trial.state.over === null) {
          expect(trial.state.decision?.by ?? trial.state.decision?.player).not.toBe(id);
          playOut(trial, players, { maxDecisions: 6 });
        }
      }
    }
  });
});

test("whoever leaves while hands are chosen changes nobody else's choice", () => {
  const g = gameOf('free-for-all', 5);
  concede(g, 0 as PlayerId);
  const asked: number[] = [];
  while (g.state.decision?.prompt === 'mulligan') {
    asked.push(g.state.decision.player);
    playOut(
      g,
      NAMES.map(() => ({ answer: () => false })),
      { maxDecisions: 1 },
    );
    if (asked.length === 1) concede(g, 2 as PlayerId);
  }
  expect(asked).toEqual([1, 3]);
  expect(g.state.game.turn).toMatchObject({ number: 1, active: 1 });
  expect(invariants(g)).toEqual([]);
});

/** Two cards of a library trade places unseen. */
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

test.each(cases)('in a game of four (%s) nobody sees what lies in a library (seed %i)', (format, seed) => {
  const g = gameOf(format, seed + 20);
  playOut(g, bots(seed + 20), { maxDecisions: 120 });
  for (const owner of g.state.players) {
    const [a, , b] = zoneObjects(g, LIBRARY, owner.id);
    if (a === undefined || b === undefined) continue;
    const twin = swapped(g, a, b);
    for (const viewer of g.state.players) expect(view(twin, viewer.id)).toEqual(view(g, viewer.id));
  }
});
