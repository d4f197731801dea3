/**
 * Finds out how to pay mana: which mana abilities to activate for which mana. Finds a payment whenever there is one among
 * the mana that can be foreseen, and of several one that hurts least and keeps what is most useful.
 */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import type { ManaCost } from '../mana.ts';
import type { G, ManaType } from '../types.ts';
import { firstType, manaText } from './mana-bits.ts';
import { LAST, type Matching, match, type Need, type Unit } from './mana-matching.ts';
import { type Engine, manaSources, type Option, type Purpose, type Source } from './mana-sources.ts';
import { paymentForms } from './needs.ts';

export type { Purpose } from './mana-sources.ts';

/** One mana ability to activate, and the mana it has to give. Plain data. */
export interface PlanStep {
  readonly object: ObjectId;
  readonly index: number;
  readonly mana: string;
  /** For a plain "{T}: Add one mana": its type, -1 otherwise. */
  readonly type: ManaType | -1;
  readonly snow: boolean;
}

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** What is then paid from the pool. */
  readonly needs: readonly Need[];
  readonly life: number;
}

/** An engine put to use, with the lot it gives. `rank` orders those that need mana themselves. */
interface Use {
  readonly engine: Engine;
  readonly lot: readonly number[];
  readonly rank: number;
}

interface Solution {
  readonly uses: readonly Use[];
  readonly needs: readonly Need[];
  readonly units: readonly Unit[];
  readonly matching: Matching;
}

/** How many combinations of engines are tried before all that are left are used at once. */
const MOST_TRIALS = 3000;

export function findPlan(
  g: G,
  player: PlayerId,
  cost: ManaCost,
  anyType: boolean,
  purpose: Purpose | null,
  untappable: readonly ObjectId[],
  reserved: readonly ObjectId[],
): Plan | null {
  const { units, engines } = manaSources(g, player, purpose, untappable, reserved);
  const life = g.state.game.totals[player]?.life ?? 0;
  for (const form of paymentForms(cost, anyType)) {
    if (form.life > life) continue;
    const plan = planFor(form.needs, form.life, units, engines, life);
    if (plan !== null) return plan;
  }
  return null;
}

function planFor(
  needs: readonly Need[],
  lifePaid: number,
  units: readonly Source[],
  engines: readonly Engine[],
  life: number,
): Plan | null {
  const found = solve(needs, units, engines);
  if (found === null) return null;
  const plan = assemble(found, needs, lifePaid, units);
  if (plan.hurt + lifePaid <= life) return plan;
  // 118.3: there is not that much life; without what costs life, then.
  const harmless = solve(
    needs,
    units.filter((u) => u.options.length === 0 || u.options.some((o) => o.life === 0)),
    engines.filter((e) => e.life === 0),
  );
  return harmless === null ? null : assemble(harmless, needs, lifePaid, units);
}

const arranged = (needs: readonly Need[], uses: readonly Use[], units: readonly Source[]): Solution => {
  const wanted: Need[] = needs.slice();
  const early: Unit[] = [];
  const late: Unit[] = [];
  for (const use of uses) {
    if (use.engine.cost !== null) wanted.push(...(paymentForms(use.engine.cost, false, use.rank)[0]?.needs ?? []));
    const rank = use.engine.cost === null ? 0 : use.rank;
    for (const types of use.lot) (use.engine.pain === 0 ? early : late).push({ types, snow: use.engine.snow, rank });
  }
  const floating = units.filter((u) => u.pool >= 0);
  const permanents = units.filter((u) => u.pool < 0);
  const all = [...floating, ...early, ...permanents, ...late];
  return { uses, needs: wanted, units: all, matching: match(wanted, all) };
};

const isWhole = (s: Solution): boolean => s.matching.matched === s.needs.length;

/** Every mana of the engines is spent. */
const wastesNothing = (s: Solution): boolean => {
  const spent = new Set(s.matching.unitOf);
  return s.units.every((u, i) => isSource(u) || spent.has(i));
};

const isSource = (unit: Unit): unit is Source => 'options' in unit;

function solve(needs: readonly Need[], units: readonly Source[], engines: readonly Engine[]): Solution | null {
  const plain = arranged(needs, [], units);
  if (engines.length === 0) return isWhole(plain) ? plain : null;
  const best = withHarmlessEngines(needs, units, engines, plain);
  if (isWhole(best)) return best;
  return search(needs, units, engines) ?? useAll(needs, units, engines);
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
    if (engine.pain > 0 || engine.cost !== null) continue;
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
      if (i > 0 && left[i - 1] === engine) continue;
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

/** More mana never hurts: all engines that cost no mana, each with the lot that helps most; then without those not needed. */
function useAll(needs: readonly Need[], units: readonly Source[], engines: readonly Engine[]): Solution | null {
  let best = arranged(needs, [], units);
  for (const engine of engines) {
    if (engine.cost !== null) continue;
    const tried = engine.lots.map((lot) => arranged(needs, [...best.uses, { engine, lot, rank: 0 }], units));
    best = tried.reduce((a, b) => (b.matching.matched > a.matching.matched ? b : a));
  }
  if (!isWhole(best)) return null;
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

interface Assembled extends Plan {
  /** Life that the mana abilities cost. */
  readonly hurt: number;
}

const optionFor = (source: Source, need: Need): Option | null => {
  let best: Option | null = null;
  for (const o of source.options) {
    if ((o.types & need.types) !== 0 && (best === null || o.pain < best.pain)) best = o;
  }
  return best;
};

const painFor = (unit: Unit | undefined, need: Need): number =>
  unit !== undefined && isSource(unit) ? (optionFor(unit, need)?.pain ?? 0) : 0;

/** Exchanges what two sources pay for where that hurts less. */
function eased(s: Solution): readonly number[] {
  const unitOf = s.matching.unitOf.slice();
  for (let a = 0; a < unitOf.length; a++) {
    const need = s.needs[a] as Need;
    if (painFor(s.units[unitOf[a] as number], need) === 0) continue;
    for (let b = 0; b < unitOf.length; b++) {
      const other = s.needs[b] as Need;
      const mine = s.units[unitOf[a] as number] as Unit;
      const theirs = s.units[unitOf[b] as number] as Unit;
      if (a === b || !canSwap(mine, theirs, need, other)) continue;
      if (painFor(mine, other) + painFor(theirs, need) >= painFor(mine, need) + painFor(theirs, other)) continue;
      [unitOf[a], unitOf[b]] = [unitOf[b] as number, unitOf[a] as number];
    }
  }
  return unitOf;
}

const pays = (u: Unit, n: Need): boolean => (u.types & n.types) !== 0 && (!n.snow || u.snow) && u.rank < n.rank;
const canSwap = (mine: Unit, theirs: Unit, need: Need, other: Need): boolean =>
  isSource(mine) && isSource(theirs) && pays(mine, other) && pays(theirs, need);

/** In the order of activation: what pays for an engine, the engine, and at last what pays the cost itself. */
function assemble(s: Solution, needs: readonly Need[], life: number, _units: readonly Source[]): Assembled {
  const unitOf = eased(s);
  const steps: PlanStep[] = [];
  let hurt = 0;
  const activateFor = (rank: number): void => {
    s.needs.forEach((need, n) => {
      const unit = s.units[unitOf[n] as number];
      if (need.rank !== rank || unit === undefined || !isSource(unit) || unit.pool >= 0) return;
      const option = optionFor(unit, need);
      if (option === null) return;
      const type = firstType(option.types & need.types);
      hurt += option.life;
      steps.push({
        object: unit.object,
        index: option.index,
        mana: manaText([type]),
        type: option.plain ? type : -1,
        snow: unit.snow,
      });
    });
  };
  for (const use of s.uses) {
    if (use.engine.cost !== null) activateFor(use.rank);
    hurt += use.engine.life;
    steps.push({
      object: use.engine.object,
      index: use.engine.index,
      mana: manaText(lotTypes(s, use, unitOf)),
      type: -1,
      snow: use.engine.snow,
    });
  }
  activateFor(LAST);
  return { steps, needs, life, hurt };
}

/** The types that an engine gives: what its mana is spent on decides where it has a choice. */
function lotTypes(s: Solution, use: Use, unitOf: readonly number[]): readonly ManaType[] {
  const own = engineUnits(s, use);
  return use.lot.map((types, i) => {
    const at = unitOf.indexOf(own[i] ?? -1);
    const need = at < 0 ? undefined : s.needs[at];
    return firstType(need === undefined ? types : types & need.types);
  });
}

/** Indices of the units of one use, as `arranged` put them. */
function engineUnits(s: Solution, use: Use): readonly number[] {
  const indices: number[] = [];
  const painless = use.engine.pain === 0;
  let skipped = 0;
  for (const other of s.uses) {
    if (other === use) break;
    if ((other.engine.pain === 0) === painless) skipped += other.lot.length;
  }
  const first = painless
    ? s.units.filter((u) => isSource(u) && u.pool >= 0).length
    : s.units.length - s.uses.reduce((n, u) => n + (u.engine.pain === 0 ? 0 : u.lot.length), 0);
  for (let i = 0; i < use.lot.length; i++) indices.push(first + skipped + i);
  return indices;
}
