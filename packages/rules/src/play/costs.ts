/** Costs by their kinds: what each needs, what may be chosen to pay it and what happens then. */
import type { GameEvent, ObjectId, Refusal, Together } from '@rulewright/kernel';
import { objectRow } from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { mostOf } from '../program/together-chosen.ts';
import type { CostKind, CostTotal, Payer, Use } from './cost-rules.ts';
import { hasCounters } from './counters-among.ts';
import { canPlace } from './object-matching.ts';
import { amountOf, statsOf, tooFew } from './own-objects.ts';

const NONE: readonly ObjectId[] = [];

export function costKind(g: CommonGame, { kind }: Node): CostKind {
  const entry = g.rules.play.costs.kinds[kind];
  if (entry === undefined) throw new Error(`${kind} is no kind of cost that is paid by itself`);
  return entry;
}

/** What chance chooses is paid after all others, too. */
export const isPaidLast = (g: CommonGame, cost: Node): boolean => costKind(g, cost).last === true || isRandom(g, cost);

export const isRandom = (g: CommonGame, cost: Node): boolean => costKind(g, cost).isRandom?.(cost) === true;

export interface CostChoice {
  readonly count: number;
  readonly from: readonly ObjectId[];
  readonly uses: Use;
  /** So many at most, if the number is not fixed: whatever comes to the total. */
  readonly most: number;
  readonly total: CostTotal | null;
}

/** What must be true of all that is chosen for it together. */
export function costTogether(
  g: CommonGame,
  cost: Node,
  payer: Payer,
  from: readonly ObjectId[],
): { together?: Together } {
  const demand = costKind(g, cost).choice?.together?.(cost);
  return demand === undefined ? {} : { together: g.rules.program.together(g, demand, from, payer.ctx) };
}

/** What has to be chosen to pay it, or null if nothing has. */
export function costChoice(g: CommonGame, cost: Node, payer: Payer): CostChoice | null {
  const { choice } = costKind(g, cost);
  if (choice === undefined) return null;
  const from = choice.candidates(g, cost, payer);
  const count = choice.count(g, cost, payer);
  const total = choice.total?.(cost);
  if (total === undefined) {
    const most = choice.orMore?.(cost) === true ? from.length : count;
    return { count, most, from, uses: choice.uses, total: null };
  }
  const least = Math.max(count, fewest(statsOf(g, total, from), amountOf(g, total.atLeast, payer)));
  return { count: least, most: from.length, from, uses: choice.uses, total };
}

/** How many it takes at least to come to a sum. */
function fewest(stats: readonly number[], sum: number): number {
  let left = sum;
  let n = 0;
  for (const stat of stats.toSorted((a, b) => b - a)) {
    if (left <= 0) break;
    left -= stat;
    n++;
  }
  return n;
}

/** Whether the chosen objects come to what the cost asks for. */
export function meetsTotal(g: CommonGame, cost: Node, payer: Payer, chosen: readonly ObjectId[]): boolean {
  const { together } = costTogether(g, cost, payer, chosen);
  if (together !== undefined && mostOf(together, chosen.length) < chosen.length) return false;
  const total = costKind(g, cost).choice?.total?.(cost);
  if (total === undefined) return true;
  return statsOf(g, total, chosen).reduce((sum, n) => sum + n, 0) >= amountOf(g, total.atLeast, payer);
}

export function costEvents(
  g: CommonGame,
  cost: Node,
  payer: Payer,
  chosen: readonly ObjectId[],
): readonly GameEvent[] | null {
  const { choice, events } = costKind(g, cost);
  // What was chosen may be gone: used up for something else meanwhile.
  if (choice !== undefined && chosen.some((id) => objectRow(g.state, id).zone < 0)) return null;
  return events(g, cost, payer, chosen);
}

/** The name under which what was paid with is bound. */
export const bindingOf = (cost: Node): string | null => ('as' in cost && typeof cost.as === 'string' ? cost.as : null);

/**
 * Why these costs cannot all be paid. Costs that use up different objects need enough of them together: each in turn must find objects
 * that can be freed for it.
 */
export function costsRefusal(g: CommonGame, costs: readonly Node[], payer: Payer): Refusal | null {
  for (const cost of costs) {
    const refusal = costKind(g, cost).refusal(g, cost, payer);
    if (refusal !== null) return refusal;
  }
  if (!hasCounters(g, costs, (cost) => costChoice(g, cost, payer)?.from ?? NONE)) return tooFew(g);
  let using = 0;
  for (const cost of costs) if (usesObjects(g, cost)) using++;
  return using < 2 || canShare(g, costs, payer) ? null : tooFew(g);
}

const usesObjects = (g: CommonGame, cost: Node): boolean => costKind(g, cost).choice?.uses === 'object';

/** What a cost takes of an object. */
export function useOf(g: CommonGame, cost: Node, object: ObjectId): Use {
  const { choice } = costKind(g, cost);
  return choice?.useOf?.(g, cost, object) ?? choice?.uses ?? 'nothing';
}

/** Its position is another thing to take than the object itself. */
const positionOf = (id: ObjectId): ObjectId => (id + 0.5) as ObjectId;

interface Wanted {
  readonly count: number;
  readonly from: readonly ObjectId[];
}

function canShare(g: CommonGame, costs: readonly Node[], payer: Payer): boolean {
  const wanted: Wanted[] = [];
  for (const cost of costs) {
    const choice = costChoice(g, cost, payer);
    if (choice?.uses !== 'object') continue;
    const from = choice.from.map((id) => (useOf(g, cost, id) === 'position' ? positionOf(id) : id));
    wanted.push({ count: choice.count, from });
  }
  return isPlenty(wanted) || canPlace(wanted.flatMap(({ count, from }) => Array.from({ length: count }, () => from)));
}

/** Those that can be paid with the fewest first: each finds enough, whatever those before it took. */
function isPlenty(wanted: Wanted[]): boolean {
  wanted.sort((a, b) => a.from.length - b.from.length);
  let taken = 0;
  return wanted.every(({ count, from }) => {
    taken += count;
    return taken <= from.length;
  });
}
