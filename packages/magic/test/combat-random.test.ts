import {
  type Answer,
  type Decision,
  decisionKind,
  fork,
  type Game,
  hash,
  invariants,
  load,
  notPlain,
  save,
  step,
} from '@rulewright/kernel';
import type { Ability, StaticEffect } from '@rulewright/language/magic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { G, Magic, Pool } from '../src/index.ts';
import { always, type Creature, type Creatures, Table } from './combat-table.ts';

const KEYWORDS = [
  'flying',
  'reach',
  'menace',
  'trample',
  'deathtouch',
  'first strike',
  'double strike',
  'vigilance',
  'defender',
  'shadow',
  'fear',
  'skulk',
  'lifelink',
  'indestructible',
  'trample over planeswalkers',
] as const;

const self = { kind: 'this' } as const;
const EFFECTS: readonly StaticEffect[] = [
  { kind: 'must', action: 'attack', what: self },
  { kind: 'must', action: 'block', what: self },
  { kind: 'must', action: 'beBlocked', what: self },
  { kind: 'must', action: 'beBlockedByAll', what: self },
  { kind: 'cant', action: 'attack', what: self },
  { kind: 'cant', action: 'attackAlone', what: self },
  { kind: 'cant', action: 'block', what: self },
  { kind: 'cant', action: 'blockAlone', what: self },
  { kind: 'cant', action: 'beBlocked', what: self, by: { kind: 'color', color: 'red' } },
  { kind: 'cant', action: 'beBlockedByFewer', what: self, count: 3 },
  { kind: 'cant', action: 'beBlockedByMore', what: self, count: 1 },
  { kind: 'may', action: 'blockMore', what: self, count: 1 },
  { kind: 'may', action: 'blockMore', what: self, count: 'any' },
  { kind: 'may', action: 'assignAsUnblocked', what: self },
  { kind: 'may', action: 'assignByToughness', what: self },
];

const arbitraryCreature: fc.Arbitrary<Creature> = fc
  .record({
    power: fc.integer({ min: 0, max: 6 }),
    toughness: fc.integer({ min: 1, max: 6 }),
    has: fc.subarray([...KEYWORDS], { maxLength: 3 }),
    effects: fc.subarray([...EFFECTS], { maxLength: 2 }),
    red: fc.boolean(),
    walker: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ power, toughness, has, effects, red, walker }): Creature => {
    if (walker === 0) return { types: ['planeswalker'], place: { counters: { loyalty: toughness } } };
    const abilities: Ability[] = effects.map((effect) => always(effect));
    return { pt: `${power}/${toughness}`, has: has.join(), abilities, ...(red ? { colors: ['red'] as const } : {}) };
  });

const arbitrarySeat = (name: string): fc.Arbitrary<Creatures> =>
  fc
    .array(arbitraryCreature, { maxLength: 7 })
    .map((list) => Object.fromEntries(list.map((creature, i) => [`${name}${i}`, creature])));

const arbitraryTable = fc
  .record({ a: arbitrarySeat('a'), b: arbitrarySeat('b'), c: fc.option(arbitrarySeat('c')) })
  .map(({ a, b, c }): Readonly<Record<string, Creatures>> => ({ Ann: a, Bob: b, ...(c === null ? {} : { Cid: c }) }));

const belowFrom = (seed: number) => {
  let state = seed >>> 0;
  return (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * bound);
  };
};

const OURS: readonly string[] = ['attackers', 'blockers', 'assignDamage'];
const kindOf = (g: G, d: Decision) => decisionKind(g as Game, d);

type Visit = (g: G, d: Decision) => G;

/** Plays a random combat to its end. At each decision of combat, `visit` says with which game to go on. */
function playCombat(seats: Readonly<Record<string, Creatures>>, seed: number, visit: Visit): G {
  const below = belowFrom(seed);
  let { g } = new Table(seats);
  for (let i = 0; i < 200; i++) {
    const d = g.state.decision;
    if (d === null || g.state.game.turn.step === 'main2') return g;
    if (OURS.includes(d.kind)) g = visit(g, d);
    const answer: Answer = d.kind === 'priority' ? { action: 'pass' } : kindOf(g, d).sample(g, d, below);
    expect(step(g, answer).refusal).toBeNull();
  }
  throw new Error('the combat does not end');
}

describe('combat with random creatures', () => {
  it('accepts every random answer, and comes to an end', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.integer(), (seats, seed) => {
        playCombat(seats, seed, (g, d) => {
          const below = belowFrom(seed + 1);
          for (let i = 0; i < 5; i++) expect(kindOf(g, d).check(g, d, kindOf(g, d).sample(g, d, below))).toBeNull();
          expect(invariants(g)).toEqual([]);
          expect(notPlain(g)).toEqual([]);
          return g;
        });
      }),
      { numRuns: 400 },
    );
  });

  it('ends the same with a save and load, and with an abandoned fork, at every decision', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.integer(), (seats, seed) => {
        const plain = playCombat(seats, seed, (g) => g);
        const saved = playCombat(seats, seed, (g) =>
          load<Magic, Pool, G['rules']>(g.rules, g.pool, JSON.parse(JSON.stringify(save(g)))),
        );
        const forked = playCombat(seats, seed, (g, d) => {
          const other: G = { ...g, state: fork(g.state) };
          step(other, kindOf(other, d).sample(other, d, belowFrom(seed + 3)));
          return g;
        });
        expect(hash(saved.state)).toEqual(hash(plain.state));
        expect(hash(forked.state)).toEqual(hash(plain.state));
      }),
      { numRuns: 100 },
    );
  });

  it('lists only legal answers, each once, and all that are drawn at random', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.integer(), (seats, seed) => {
        playCombat(seats, seed, (g, d) => {
          const listed = kindOf(g, d).answers(g, d);
          if (listed === null) return g;
          const texts = new Set(listed.map((a) => JSON.stringify(a)));
          expect(texts.size).toBe(listed.length);
          for (const answer of listed) expect(kindOf(g, d).check(g, d, answer)).toBeNull();
          const below = belowFrom(seed + 2);
          for (let i = 0; i < 5; i++) expect(texts).toContain(JSON.stringify(kindOf(g, d).sample(g, d, below)));
          return g;
        });
      }),
      { numRuns: 200 },
    );
  });

  it('changes nothing and never throws on answers that are not legal', () => {
    const junk: fc.Arbitrary<Answer> = fc.oneof(
      fc.jsonValue() as fc.Arbitrary<Answer>,
      fc
        .array(fc.tuple(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 })))
        .map((p) => ({ attacks: p })),
      fc
        .array(fc.tuple(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 })))
        .map((p) => ({ blocks: p })),
      fc.array(fc.integer({ min: 0, max: 6 })),
    );
    fc.assert(
      fc.property(arbitraryTable, fc.integer(), fc.array(junk, { maxLength: 10 }), (seats, seed, answers) => {
        playCombat(seats, seed, (g, d) => {
          for (const answer of answers) {
            const refusal = kindOf(g, d).check(g, d, answer);
            if (refusal === null) continue;
            expect(refusal.code).toMatch(/^[a-z-]+$/);
            const before = fork(g.state);
            expect(step(g, answer).refusal).toEqual(refusal);
            expect(g.state.game).toBe(before.game);
          }
          return g;
        });
      }),
      { numRuns: 200 },
    );
  });
});
