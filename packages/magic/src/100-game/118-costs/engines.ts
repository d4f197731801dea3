/**
 * Which mana abilities to use for a payment, where some give several mana or cost mana themselves ("engines"). Plain
 * sources are matched with what is to be paid; of the engines few are tried before many.
 */
import type { ObjectId } from '@rulewright/kernel';
import { paymentForms } from './118.13-needs.ts';
import { type Matching, match, type Need, type Unit } from './mana-matching.ts';
import type { Engine, EngineLot, Source } from './mana-sources.ts';

/** An engine put to use, with the lot it gives. `rank` orders those that need mana themselves. */
export interface Use {
  readonly engine: Engine;
  readonly lot: EngineLot;
  readonly rank: number;
}

export interface Solution {
  readonly uses: readonly Use[];
  readonly needs: readonly Need[];
  readonly units: readonly Unit[];
  readonly matching: Matching;
}

/** How many combinations of few engines are tried before it is looked for from the other end. */
const MOST_TRIALS = 300;

const arranged = (needs: readonly Need[], uses: readonly Use[], units: readonly Source[]): Solution => {
  const wanted: Need[] = needs.slice();
  const early: Unit[] = [];
  const late: Unit[] = [];
  for (const use of uses) {
    if (use.engine.cost !== null) wanted.push(...(paymentForms(use.engine.cost, false, use.rank)[0]?.needs ?? []));
    const rank = use.engine.cost === null ? 0 : use.rank;
    for (const types of use.lot.types)
      (use.engine.pain === 0 ? early : late).push({ types, snow: use.engine.snow, rank });
  }
  const floating = units.filter((u) => u.pool >= 0);
  const permanents = units.filter((u) => u.pool < 0 && !(u.taps && isTapping(uses, u.object)));
  const all = [...floating, ...early, ...permanents, ...late];
  return { uses, needs: wanted, units: all, matching: match(wanted, all) };
};

/** A permanent can be tapped only once. */
const isTapping = (uses: readonly Use[], object: ObjectId): boolean =>
  uses.some((use) => use.engine.taps && use.engine.object === object);
const isTaken = (uses: readonly Use[], engine: Engine): boolean => engine.taps && isTapping(uses, engine.object);

const isWhole = (s: Solution): boolean => s.matching.matched === s.needs.length;

/** Every mana of the engines is spent. */
const wastesNothing = (s: Solution): boolean => {
  const spent = new Set(s.matching.unitOf);
  return s.units.every((u, i) => isSource(u) || spent.has(i));
};

export const isSource = (unit: Unit): unit is Source => 'options' in unit;

export function solve(needs: readonly Need[], units: readonly Source[], engines: readonly Engine[]): Solution | null {
  const plain = arranged(needs, [], units);
  if (engines.length === 0) return isWhole(plain) ? plain : null;
  const best = withHarmlessEngines(needs, units, engines, plain);
  if (isWhole(best)) return best;
  if (!couldSuffice(needs, units, engines)) return null;
  return search(needs, units, engines) ?? climb(needs, units, engines);
}

/** Engines that cost nothing go before permanents that give one mana, as long as nothing is wasted. */
function withHarmlessEngines(
  needs: readonly Need[],
  units: readonly Source[],
  engines: readonly Engine[],
  plain: Solution,
): Solution {
  let best = plain;
  for (const engine of engines) {
    if (engine.pain > 0 || engine.cost !== null || isTaken(best.uses, engine)) continue;
    for (const lot of engine.lots) {
      const tried = arranged(needs, [...best.uses, { engine, lot, rank: 0 }], units);
      if (tried.matching.matched >= best.matching.matched && wastesNothing(tried)) {
        best = tried;
        break;
      }
    }
  }
  return best;
}

/** Whether it would suffice if every engine gave at once all that it gives a choice of, for nothing. */
function couldSuffice(needs: readonly Need[], units: readonly Source[], engines: readonly Engine[]): boolean {
  const all: Unit[] = units.slice();
  for (const { lots, snow } of engines) {
    const types = lots.reduce((bits, lot) => lot.types.reduce((b, t) => b | t, bits), 0);
    const most = lots.reduce((n, lot) => Math.max(n, lot.types.length), 0);
    for (let i = 0; i < most; i++) all.push({ types, snow, rank: 0 });
  }
  return match(needs, all).matched === needs.length;
}

/** Few engines before many. */
function search(needs: readonly Need[], units: readonly Source[], engines: readonly Engine[]): Solution | null {
  let trials = MOST_TRIALS;
  const byPain = engines.toSorted((a, b) => a.pain - b.pain);
  const extend = (uses: readonly Use[], left: readonly Engine[], depth: number): Solution | null => {
    if (depth === 0) {
      if (trials-- <= 0) return null;
      const tried = arranged(needs, uses, units);
      return isWhole(tried) ? tried : null;
    }
    for (let i = 0; i < left.length && trials > 0; i++) {
      const engine = left[i] as Engine;
      if ((i > 0 && left[i - 1] === engine) || isTaken(uses, engine)) continue;
      // Engines that cost mana may be used in any order; of the others the order does not matter.
      const rest = engine.cost === null ? left.slice(i + 1) : left.toSpliced(i, 1);
      for (const lot of engine.lots) {
        const found = extend([...uses, { engine, lot, rank: uses.length + 1 }], rest, depth - 1);
        if (found !== null) return found;
      }
    }
    return null;
  };
  for (let depth = 1; depth <= engines.length && trials > 0; depth++) {
    const found = extend([], byPain, depth);
    if (found !== null) return found;
  }
  return null;
}

const missing = (s: Solution): number => s.needs.length - s.matching.matched;

/**
 * More mana never hurts: all engines that cost no mana, then step by step whatever helps most (another lot, an engine that
 * costs mana), and at last without those that are not needed.
 */
function climb(needs: readonly Need[], units: readonly Source[], engines: readonly Engine[]): Solution | null {
  let uses: readonly Use[] = [];
  for (const engine of engines) {
    const [lot] = engine.lots;
    if (engine.cost === null && lot !== undefined && !isTaken(uses, engine)) uses = [...uses, { engine, lot, rank: 0 }];
  }
  let best = arranged(needs, uses, units);
  while (!isWhole(best)) {
    const better = bestOf(changes(best, engines), best, needs, units) ?? sideways(best, needs, units, engines);
    if (better === null) return null;
    best = better;
  }
  for (const use of best.uses) {
    const without = arranged(
      needs,
      best.uses.filter((u) => u !== use),
      units,
    );
    if (isWhole(without)) best = without;
  }
  return best;
}

/** All single changes: another lot of an engine, or one more engine that costs mana. */
function changes(from: Solution, engines: readonly Engine[]): readonly (readonly Use[])[] {
  const out: (readonly Use[])[] = [];
  const rank = from.uses.reduce((r, use) => Math.max(r, use.rank), 0) + 1;
  for (const engine of engines) {
    if (engine.cost === null || isTaken(from.uses, engine) || !isLeft(from.uses, engines, engine)) continue;
    for (const lot of engine.lots) out.push([...from.uses, { engine, lot, rank }]);
  }
  from.uses.forEach((use, i) => {
    for (const lot of use.engine.lots) if (lot !== use.lot) out.push(from.uses.with(i, { ...use, lot }));
  });
  return out;
}

/** The change that leaves least to be paid, if it is less than before. */
function bestOf(
  tries: readonly (readonly Use[])[],
  from: Solution,
  needs: readonly Need[],
  units: readonly Source[],
): Solution | null {
  let best: Solution | null = null;
  for (const uses of tries) {
    const tried = arranged(needs, uses, units);
    if (missing(tried) < missing(best ?? from)) best = tried;
  }
  return best;
}

/** Two changes of which only the second helps. */
function sideways(
  from: Solution,
  needs: readonly Need[],
  units: readonly Source[],
  engines: readonly Engine[],
): Solution | null {
  let trials = MOST_TRIALS;
  for (const uses of changes(from, engines)) {
    const level = arranged(needs, uses, units);
    if (missing(level) !== missing(from)) continue;
    const next = changes(level, engines);
    trials -= next.length;
    const better = bestOf(next, from, needs, units);
    if (better !== null || trials <= 0) return better;
  }
  return null;
}

/** An engine that can be used several times is listed several times. */
const isLeft = (uses: readonly Use[], engines: readonly Engine[], engine: Engine): boolean =>
  uses.filter((u) => u.engine === engine).length < engines.filter((e) => e === engine).length;
