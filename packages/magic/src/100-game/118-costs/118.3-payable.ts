/**
 * Whether a cost can be paid at all. For plain sources by Hall's theorem: a mana cost can be paid if and only if for every
 * set of types what only that set can pay is no more than what can be had of the set. Anything else is searched.
 */
import { NO_OBJECT, type ObjectId, type PlayerId, type Refusal } from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import { costChoice, costsRefusal } from '@rulewright/rules';
import type { TotalCost } from '../../600-effects/601-cast/601.2f-total-cost.ts';
import type { G } from '../../state.ts';
import { ANY_TYPE, type ManaCost } from '../106-mana/107.4-mana-symbols.ts';
import { hasOneForm } from './118.13-needs.ts';
import { findPlan, type Purpose } from './auto-payer.ts';
import { purposeWith } from './mana-sources.ts';
import type { Payer } from './payer.ts';
import { reach, type Supply, suppliedBy, supplyOf } from './supply.ts';

/** What a cost demands of sets of types. */
interface Demand {
  readonly sets: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
  /** No snow, and a single form: the demand tells all. */
  readonly plain: boolean;
}

const demands = new WeakMap<ManaCost, Demand>();

function demandOf(cost: ManaCost): Demand {
  const known = demands.get(cost);
  if (known !== undefined) return known;
  const sets: number[] = [];
  const counts: number[] = [];
  for (let set = 1; set <= ANY_TYPE; set++) {
    let union = 0;
    let n = 0;
    for (const symbol of cost.symbols) {
      if (symbol.types === 0 || (symbol.types & ~set) !== 0) continue;
      union |= symbol.types;
      n++;
    }
    // Sets that are not just what some symbols can be paid with say nothing new.
    if (n > 0 && union === set) {
      sets.push(set);
      counts.push(n);
    }
  }
  const made: Demand = {
    sets,
    counts,
    total: cost.generic + cost.symbols.length,
    plain: hasOneForm(cost) && cost.symbols.every((s) => !s.snow),
  };
  demands.set(cost, made);
  return made;
}

/** Supply without one source whose types are `without`. */
function suffices(supply: Supply, cost: ManaCost, anyType: boolean, without: number): boolean {
  const demand = demandOf(cost);
  if (supply.total - (without === 0 ? 0 : 1) < demand.total) return false;
  if (anyType) return true;
  for (let i = 0; i < demand.sets.length; i++) {
    const set = demand.sets[i] as number;
    const had = reach(supply, set) - ((without & set) === 0 ? 0 : 1);
    if (had < (demand.counts[i] as number)) return false;
  }
  return true;
}

/** Whether a player can pay mana now; `exclude` is a permanent that is tapped for something else. X counts as 0. */
export function canPay(g: G, player: PlayerId, cost: ManaCost, exclude: ObjectId = NO_OBJECT): boolean {
  return canPayMana(g, player, cost, false, null, exclude === NO_OBJECT ? NOTHING : [exclude]);
}
const NOTHING: readonly ObjectId[] = [];

export function canPayMana(
  g: G,
  player: PlayerId,
  cost: ManaCost,
  anyType: boolean,
  purpose: Purpose | null,
  exclude: readonly ObjectId[],
): boolean {
  if (cost.generic === 0 && cost.symbols.length === 0) return true;
  const supply = supplyOf(g, player);
  const { plain } = demandOf(cost);
  if (exclude.length <= 1) {
    const without = exclude.length === 0 || supply.changed ? 0 : suppliedBy(supply, exclude[0] as ObjectId);
    const snow = !plain && cost.symbols.some((s) => s.snow);
    if (!snow && suffices(supply, cost, anyType, without)) return true;
    if (plain && !supply.odd) return false;
  }
  return findPlan(g, player, cost, anyType, purpose, exclude, NOTHING) !== null;
}

const UNPAYABLE: Refusal = Object.freeze({ code: 'cannot-pay', rule: '118.6' });
const NO_MANA_FOR_IT: Refusal = Object.freeze({ code: 'cannot-pay', rule: '601.2g' });

/** 118.3: why a total cost cannot be paid, or null. */
export function paymentRefusal(g: G, total: TotalCost, payer: Payer, purpose: Purpose | null): Refusal | null {
  if (total.unpayable) return UNPAYABLE;
  if (total.others.length > 0) {
    const refusal = costsRefusal(g, total.others, payer);
    if (refusal !== null) return refusal;
  }
  if (total.mana === null) return null;
  const exclude = total.others.length === 0 ? NOTHING : tappedFor(g, total.others, payer);
  return canPayMana(g, payer.player, total.mana, total.anyType, purposeWith(purpose, total), exclude)
    ? null
    : NO_MANA_FOR_IT;
}

/** The permanents that these costs tap, so that they cannot be tapped for mana: those that give none where there is a choice. */
function tappedFor(g: G, costs: readonly Cost[], payer: Payer): readonly ObjectId[] {
  const out: ObjectId[] = [];
  for (const cost of costs) {
    if (cost.kind === 'tap') out.push(payer.ctx.source);
    if (cost.kind !== 'tapOthers') continue;
    const choice = costChoice(g, cost, payer);
    if (choice === null) continue;
    const { sources } = supplyOf(g, payer.player);
    const free = choice.from.filter((id) => !sources.includes(id) && !out.includes(id));
    const giving = choice.from.filter((id) => sources.includes(id) && !out.includes(id));
    out.push(...[...free, ...giving].slice(0, choice.count));
  }
  return out;
}
