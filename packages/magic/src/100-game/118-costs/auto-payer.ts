/**
 * Finds out how to pay mana: which mana abilities to activate for which mana. Finds a payment whenever there is one among
 * the mana that can be foreseen, and of several one that hurts least and keeps what is most useful.
 */

import type { ObjectId, PlayerId } from '@rulewright/kernel';
import type { G, ManaType } from '../../state.ts';
import { firstType, manaText } from '../106-mana/106.1-mana-bits.ts';
import type { ManaCost } from '../106-mana/107.4-mana-symbols.ts';
import { paymentForms } from './118.13-needs.ts';
import { payableLife } from './119.4-payable-life.ts';
import { isSource, type Solution, solve, type Use } from './engines.ts';
import { LAST, type Need, type Unit } from './mana-matching.ts';
import { type Engine, manaSources, type Option, type Source } from './mana-sources.ts';
import type { Purpose } from './purpose.ts';

export type { Purpose } from './purpose.ts';

/** One mana ability to activate, and the mana it has to give. Plain data. */
export interface PlanStep {
  readonly object: ObjectId;
  readonly index: number;
  readonly mana: string;
  /** For a plain "{T}: Add one mana": its type, -1 otherwise. */
  readonly type: ManaType | -1;
  readonly snow: boolean;
  /** Of an ability that costs mana: the mana it is paid with, so that what is meant for something else stays. */
  readonly spends?: string;
}

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** What is then paid from the pool. */
  readonly needs: readonly Need[];
  readonly life: number;
}

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
  const life = payableLife(g, player);
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
  const plan = assemble(found, needs, lifePaid);
  if (plan.hurt + lifePaid <= life) return plan;
  // 118.3: there is not that much life; without what costs life, then.
  const harmless = solve(
    needs,
    units.filter((u) => u.options.length === 0 || u.options.some((o) => o.life === 0)),
    engines.filter((e) => e.life === 0),
  );
  return harmless === null ? null : assemble(harmless, needs, lifePaid);
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
function assemble(s: Solution, needs: readonly Need[], life: number): Assembled {
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
      mana: use.lot.choice ?? manaText(lotTypes(s, use, unitOf)),
      type: -1,
      snow: use.engine.snow,
      ...(use.engine.cost === null ? {} : { spends: manaText(spentOn(s, use, unitOf)) }),
    });
  }
  activateFor(LAST);
  return { steps, needs, life, hurt };
}

/** The types of the mana that the ability itself is paid with. */
const spentOn = (s: Solution, use: Use, unitOf: readonly number[]): readonly ManaType[] =>
  s.needs.flatMap((need, n) => {
    const unit = s.units[unitOf[n] as number];
    if (need.rank !== use.rank || unit === undefined) return [];
    const option = isSource(unit) && unit.pool < 0 ? optionFor(unit, need) : unit;
    return [firstType((option ?? unit).types & need.types)];
  });

/** The types that an engine gives: what its mana is spent on decides where it has a choice. */
function lotTypes(s: Solution, use: Use, unitOf: readonly number[]): readonly ManaType[] {
  const own = engineUnits(s, use);
  return use.lot.types.map((types, i) => {
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
    if ((other.engine.pain === 0) === painless) skipped += other.lot.types.length;
  }
  const first = painless
    ? s.units.filter((u) => isSource(u) && u.pool >= 0).length
    : s.units.length - s.uses.reduce((n, u) => n + (u.engine.pain === 0 ? 0 : u.lot.types.length), 0);
  for (let i = 0; i < use.lot.types.length; i++) indices.push(first + skipped + i);
  return indices;
}
