import type { ObjectId, Refusal } from '@rulewright/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRequirements } from '../src/500-turn/combat/508.1d-requirements.ts';
import { illegality, listDeclarations, sampleDeclaration } from '../src/500-turn/combat/choosing.ts';
import {
  type Candidate,
  type Choices,
  type Declaration,
  type Opposite,
  obeyed,
  restrictionBroken,
} from '../src/500-turn/combat/declaration.ts';

const NO: Refusal = { code: 'no' };
const MENACE = { count: 2, why: NO };

const candidate = (c: Partial<Candidate> & { options: readonly number[] }, i = 0): Candidate => ({
  id: (100 + i) as ObjectId,
  priced: [],
  capacity: 1,
  notAlone: null,
  requirements: [],
  ...c,
});
const opposite = (o: Partial<Opposite> = {}, i = 0): Opposite => ({
  id: (50 + i) as ObjectId,
  fewest: null,
  most: null,
  wanted: 0,
  ...o,
});
const choices = (
  candidates: readonly (Partial<Candidate> & { options: readonly number[] })[],
  opposites: readonly Partial<Opposite>[],
): Choices => ({ candidates: candidates.map(candidate), opposites: opposites.map(opposite) });

/** Every declaration there is. */
function everyDeclaration(c: Choices, paying: Declaration | null): Declaration[] {
  let all: (readonly number[])[][] = [[]];
  c.candidates.forEach((x, i) => {
    let sets: number[][] = [[]];
    for (const o of x.options) {
      if (x.priced.includes(o) && paying?.[i]?.includes(o) !== true) continue;
      sets = sets.flatMap((s) => (s.length < x.capacity ? [s, [...s, o]] : [s]));
    }
    all = all.flatMap((d) => sets.map((s) => [...d, s]));
  });
  return all;
}

const bruteForce = (c: Choices, paying: Declaration | null): number =>
  Math.max(
    ...everyDeclaration(c, paying)
      .filter((d) => restrictionBroken(c, d) === null)
      .map((d) => obeyed(c, d)),
  );

const arbitraryChoices = (dense: boolean): fc.Arbitrary<Choices> =>
  fc.integer({ min: 1, max: dense ? 3 : 4 }).chain((n) => {
    const some = fc.subarray(Array.from({ length: n }, (_, i) => i));
    const one = fc
      .record({
        options: some,
        priced: fc.oneof({ weight: 4, arbitrary: fc.constant<number[]>([]) }, { weight: 1, arbitrary: some }),
        capacity: fc.constantFrom(...(dense ? [1, 1, 2, Number.POSITIVE_INFINITY] : [1])),
        notAlone: fc.constantFrom(null, null, null, NO),
        requirements: fc.array(some, { maxLength: dense ? 3 : 2 }),
      })
      .map((r) => ({ ...r, priced: r.priced.filter((o) => r.options.includes(o)) }));
    const other = fc.record({
      fewest: fc.constantFrom(null, MENACE, { count: 3, why: NO }),
      most: fc.constantFrom(null, null, { count: 1, why: NO }, { count: 2, why: NO }),
      wanted: fc.constantFrom(0, 0, 0, 1, 2),
    });
    return fc
      .record({
        candidates: fc.array(one, { maxLength: dense ? 4 : 6 }),
        opposites: fc.array(other, { minLength: n, maxLength: n }),
      })
      .map((r) => choices(r.candidates, r.opposites));
  });

const belowFrom = (seed: number) => {
  let state = seed >>> 0;
  return (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * bound);
  };
};

describe('the greatest number of requirements', () => {
  it('is none where nothing is required', () => {
    const c = choices([{ options: [0] }, { options: [0] }], [{}]);
    expect(mostRequirements(c, null)).toEqual({ obeyed: 0, declaration: [[], []] });
  });

  it('brings a second creature along against menace (the example of 509.1c)', () => {
    const c = choices([{ options: [0], requirements: [[0]] }, { options: [0] }], [{ fewest: MENACE }]);
    expect(mostRequirements(c, null)).toEqual({ obeyed: 1, declaration: [[0], [0]] });
    expect(illegality(c, [[], []], '509.1c')).toMatchObject({ code: 'requirement-not-met', data: { object: 100 } });
    expect(illegality(c, [[0], []], '509.1c')).toEqual(NO);
    expect(illegality(c, [[0], [0]], '509.1c')).toBeNull();
  });

  it('is not obeyed by a creature that would have to attack alone and may not', () => {
    const c = choices([{ options: [0], requirements: [[0]], notAlone: NO }], [{}]);
    expect(mostRequirements(c, null).obeyed).toBe(0);
  });

  it('does not make anybody pay (508.1d)', () => {
    const c = choices([{ options: [0], priced: [0], requirements: [[0]] }], [{}]);
    expect(mostRequirements(c, null).obeyed).toBe(0);
    expect(illegality(c, [[]], '508.1d')).toBeNull();
    expect(illegality(c, [[0]], '508.1d')).toBeNull();
  });

  it('is found at once for many creatures that all must block one', () => {
    const many = Array.from({ length: 200 }, () => ({ options: [0, 1, 2], requirements: [[1]] }));
    const c = choices(many, [{ fewest: MENACE }, { fewest: MENACE }, { wanted: 1 }]);
    // One of them blocks the third attacker, which must be blocked too, instead of the second: no more, no less.
    expect(mostRequirements(c, null).obeyed).toBe(200);
  });

  it('is found where one must block and all attackers have menace', () => {
    const helpers = Array.from({ length: 20 }, () => ({ options: Array.from({ length: 12 }, (_, i) => i) }));
    const must = { options: Array.from({ length: 12 }, (_, i) => i), requirements: [[3], [4]] };
    const c = choices(
      [...helpers, must],
      Array.from({ length: 12 }, () => ({ fewest: MENACE })),
    );
    expect(mostRequirements(c, null).obeyed).toBe(1);
  });

  it('equals what trying every declaration finds, and its declaration obeys as many', () => {
    for (const dense of [true, false]) {
      fc.assert(
        fc.property(arbitraryChoices(dense), (c) => {
          const best = mostRequirements(c, null);
          expect(best.obeyed).toBe(bruteForce(c, null));
          expect(best.declaration.length).toBe(c.candidates.length);
          expect(restrictionBroken(c, best.declaration)).toBeNull();
          expect(obeyed(c, best.declaration)).toBe(best.obeyed);
        }),
        { numRuns: 1500 },
      );
    }
  });
});

describe('declarations', () => {
  it('drawn at random are always legal', () => {
    for (const dense of [true, false]) {
      fc.assert(
        fc.property(arbitraryChoices(dense), fc.integer(), (c, seed) => {
          const d = sampleDeclaration(c, belowFrom(seed));
          expect(illegality(c, d, '')).toBeNull();
          d.forEach((chosen, i) => {
            const x = c.candidates[i] as Candidate;
            expect(chosen.length).toBeLessThanOrEqual(x.capacity);
            for (const o of chosen) expect(x.options).toContain(o);
          });
        }),
        { numRuns: 1500 },
      );
    }
  });

  it('drawn at random where something is required are every one that obeys as much, and no other', () => {
    const c = choices([{ options: [0, 1], requirements: [[0, 1]] }, { options: [0, 1] }], [{}, {}]);
    const drawn = Array.from({ length: 400 }, (_, seed) =>
      JSON.stringify(sampleDeclaration(c, belowFrom(seed * 7919))),
    );
    const legal = [[0], [1]].flatMap((must) => [[], [0], [1]].map((free) => JSON.stringify([must, free])));
    expect([...new Set(drawn)].toSorted()).toEqual(legal.toSorted());
  });

  it('drawn at random where something is required keep the restrictions, and use what they allow', () => {
    const c = choices([{ options: [0, 1], requirements: [[0]] }, { options: [0, 1] }], [{}, { fewest: MENACE }]);
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify(sampleDeclaration(c, belowFrom(seed * 7919))),
    );
    expect([...new Set(drawn)].toSorted()).toEqual(['[[0],[0]]', '[[0],[]]']);
  });

  it('are listed completely and without illegal ones where they are few', () => {
    fc.assert(
      fc.property(arbitraryChoices(true), (c) => {
        const listed = listDeclarations(c);
        if (listed === null) return;
        const paid = c.candidates.map((x) => x.priced);
        const legal = everyDeclaration(c, paid).filter((d) => illegality(c, d, '') === null);
        const key = (d: Declaration): string => JSON.stringify(d.map((chosen) => chosen.toSorted((a, b) => a - b)));
        expect(listed.map(key).sort()).toEqual(legal.map(key).sort());
      }),
      { numRuns: 500 },
    );
  });
});
