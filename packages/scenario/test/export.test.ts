// What is exported can be read and run, and comes to the same: positions, and what was done in a game.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decks, findCard } from '@rulewright/cards/magic';
import { decisionKind, hash, randomBelow, seedRandom, step } from '@rulewright/kernel';
import { characteristics, controllerOf, type G, newGame, zones } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { type Move, makeMove, withSteps } from '../src/index.ts';
import { draftOf, type MagicScenario, newDraft, positionDraft, writeScenario } from '../src/magic/index.ts';
import { exportSteps, parseScenarios, recordScenario, runScenario } from './games.ts';
import { scenarioOf } from './parsing.ts';

const below = (seed: number) => {
  let random = seedRandom(seed);
  return (bound: number): number => {
    const [n, next] = randomBelow(random, Math.max(1, bound));
    random = next;
    return n;
  };
};

/** A legal move; passing is as likely as all else together, so that games go on. */
function someMove(g: G, pick: (bound: number) => number): Move {
  const { decision } = g.state;
  if (decision === null) throw new Error('the game is over');
  if (decision.kind === 'priority' && pick(2) === 0) return { action: 'pass' };
  return decisionKind(g, decision).sample(g, decision, pick);
}

/** What lies where, as anybody would compare two tables. */
function table(g: G): unknown {
  const names = (ids: readonly number[]): string[] =>
    ids.map((id) => {
      const row = g.state.objects.chunks.flat().find((r) => r.id === id);
      const c = characteristics(g, id as never);
      const seat = controllerOf(g, id as never);
      return `${c.name} ${c.power}/${c.toughness} of ${seat} ${row?.flags} ${row?.damage} ${JSON.stringify(row?.counters)}`;
    });
  return {
    zones: g.state.zones.map((ids, i) => {
      const ordered = zones[Math.floor(i / g.state.players.length)]?.ordered === true;
      return ordered ? names(ids) : names(ids).toSorted();
    }),
    life: g.state.game.totals.map(({ life, mana, landsPlayed }) => ({ life, mana: mana.length, landsPlayed })),
    turn: [g.state.game.turn.number, g.state.game.turn.active, g.state.game.turn.step],
    counters: g.state.players.map(({ counters }) => counters),
  };
}

function sampleGame(seed: number): G {
  const [first, second] = [decks[seed % decks.length], decks[(seed * 3 + 1) % decks.length]];
  const deck = (d = first) =>
    (d?.parts.main ?? []).flatMap(([n, name]) => Array.from({ length: n }, () => findCard(name)));
  const players = [
    { name: 'Ann', deck: deck().filter((c) => c !== undefined) },
    { name: 'Bob', deck: deck(second).filter((c) => c !== undefined) },
  ];
  return newGame({ players, seed, first: 0 });
}

const RIGHT = 'the exported set-up gives the position back';

describe('positions of random games', () => {
  test.each(Array.from({ length: 4 }, (_, i) => i + 1))('seed %i', (seed) => {
    const g = sampleGame(seed);
    const pick = below(seed);
    let compared = 0;
    for (let i = 0; i < 400 && g.state.over === null; i++) {
      const { decision } = g.state;
      const calm = decision?.kind === 'priority' && decision.player === g.state.game.turn.active;
      if (calm && i % 11 === 0) {
        const { draft, losses } = positionDraft(g, { title: 'A moment' });
        const scenario = scenarioOf(writeScenario(draft));
        const { start, result } = recordScenario(scenario);
        expect({ seed, i, ...result }).toMatchObject({ status: 'passed' });
        if (losses.length === 0 && start !== null) {
          compared++;
          expect({ RIGHT, at: table(start) }).toEqual({ RIGHT, at: table(g) });
        }
      }
      step(g, someMove(g, pick) as never);
    }
    expect(compared).toBeGreaterThan(0);
  });
});

const root = fileURLToPath(new URL('../../../rulings/', import.meta.url));
const rulings: MagicScenario[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ya?ml$/.test(name) && !name.startsWith('grand-archive'))
  .toSorted()
  .flatMap((file) => parseScenarios(readFileSync(root + file, 'utf8'), file).scenarios);

/** Every so many: the whole is a matter of minutes. */
const some = (every: number): MagicScenario[] => rulings.filter((_, i) => i % every === 0);

describe('rulings', () => {
  test('set-ups that are written are set up the same', () => {
    for (const scenario of some(11)) {
      const bare = { ...scenario, steps: [] };
      const again = scenarioOf(writeScenario(draftOf(scenario)));
      const [was, is] = [recordScenario(bare).start, recordScenario(again).start];
      expect([scenario.title, is && hash(is.state)]).toEqual([scenario.title, was && hash(was.state)]);
    }
  });

  test('what is done in them is written as steps that do the same', () => {
    const cases = some(37);
    let whole = 0;
    for (const scenario of cases) {
      const { moves } = recordScenario(scenario);
      const { steps, moves: written } = exportSteps(scenario, moves);
      const again = recordScenario(scenarioOf(writeScenario(draftOf(scenario), steps)));
      expect([scenario.title, again.result.status]).toEqual([scenario.title, 'passed']);
      expect(again.moves.slice(0, written)).toEqual(moves.slice(0, written));
      if (written === moves.length) whole++;
    }
    expect(whole / cases.length).toBeGreaterThan(0.97);
  });
});

describe('random play from a set-up', () => {
  const busy = `scenario: A busy table
players:
  Ann:
    battlefield: [{card: Forest, count: 4}, {card: Mountain, count: 3}, {card: Grizzly Bears, count: 2}, Arbor Elf]
    hand: [Lightning Bolt, Titanic Growth, Kitchen Finks, Krenko's Command, Forest]
  Bob:
    battlefield: [{card: Island, count: 4}, {card: Swamp, count: 3}, Vampire Nighthawk, {card: Wind Drake, count: 2}]
    hand: [Murder, Essence Scatter, Divination, Unsummon]
`;
  test.each(Array.from({ length: 8 }, (_, i) => i + 1))('seed %i', (seed) => {
    const scenario = scenarioOf(busy);
    const { start } = recordScenario(scenario);
    if (start === null) throw new Error('no start');
    const pick = below(seed);
    const moves: Move[] = [];
    for (let i = 0; i < 40 && start.state.over === null; i++) {
      const move = someMove(start, pick);
      const { refusal, taken } = makeMove(start, move);
      if (!taken || refusal !== null) break;
      moves.push(move);
    }
    const { steps, moves: written } = exportSteps(scenario, moves);
    const again = scenarioOf(writeScenario(draftOf(scenario), steps));
    expect(runScenario(again, { thrice: true }).status).toBe('passed');
    expect(recordScenario(again).moves.slice(0, written)).toEqual(moves.slice(0, written));
    expect(written).toBe(moves.length);
  });
});

describe('files', () => {
  const file = `# About bears
scenario: First
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}} # two of them
steps:
  - Ann attacks: {Grizzly Bears: Bob} # she does
---
scenario: Second
players: {Ann: {}, Bob: {}}
`;
  test('steps are put after those of the file, and its comments stay', () => {
    const text = withSteps(file, 0, ['Ann passes', { advance: { step: 'main2' } }], true);
    expect(text).toContain('# she does');
    expect(text).toContain('# two of them');
    expect(scenarioOf(text ?? '').steps.map(({ kind }) => kind)).toEqual(['attack', 'pass', 'advance']);
  });
  test('steps are put in the place of those of the file', () => {
    expect(scenarioOf(withSteps(file, 0, ['Ann passes'], false) ?? '').steps.map(({ kind }) => kind)).toEqual(['pass']);
    expect(scenarioOf(withSteps(file, 1, ['Ann passes'], false) ?? '').title).toBe('Second');
  });
  test('there is no third scenario', () => expect(withSteps(file, 2, [], true)).toBeNull());
  test('an empty table for any number of players can be set up', () => {
    for (let n = 2; n <= 8; n++) {
      const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'].slice(0, n);
      const scenario = scenarioOf(writeScenario(newDraft('Empty', names)));
      expect(scenario.format).toBe(n === 2 ? 'duel' : 'free-for-all');
      expect(recordScenario(scenario).result.status).toBe('passed');
    }
  });
});
