/** What must be true of all that is chosen together: different names, one element, a total cost. */
import { type EntityId, isPlayer, type ObjectId, objectRow, type Together } from '@rulewright/kernel';
import type { Together as Demand, Stat } from '@rulewright/language/grand-archive';
import { type Characteristics, characteristics, controllerOf } from '../parts-of-a-card/characteristics.ts';
import type { Context, G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';

type Word = Extract<Demand, { kind: 'different' | 'same' }>['what'];

const costOf = ({ cost }: Characteristics, kind: 'reserve' | 'memory'): number | string =>
  cost?.kind !== kind ? 'none' : cost.amount === 'X' ? 'X' : cost.amount;

const KEYS: Readonly<Record<Word, (g: G, id: ObjectId) => number | string>> = {
  names: (g, id) => characteristics(g, id).name,
  owners: (g, id) => objectRow(g.state, id).owner,
  controllers: controllerOf,
  elements: (g, id) => characteristics(g, id).elements,
  types: (g, id) => characteristics(g, id).types,
  reserveCosts: (g, id) => costOf(characteristics(g, id), 'reserve'),
  memoryCosts: (g, id) => costOf(characteristics(g, id), 'memory'),
};

/** Words of which one card may have several: what is the same is one that all have. */
const SHARED: Readonly<Partial<Record<Word, (g: G, id: ObjectId) => number>>> = {
  elements: (g, id) => characteristics(g, id).elements,
  types: (g, id) => characteristics(g, id).types,
};

const printedCost = ({ cost }: Characteristics, kind: 'reserve' | 'memory'): number =>
  cost?.kind === kind && cost.amount !== 'X' ? cost.amount : 0;

const STATS: Readonly<Record<Stat, (c: Characteristics) => number | null>> = {
  power: (c) => c.power,
  life: (c) => c.life,
  level: (c) => c.level,
  durability: (c) => c.durability,
  reserveCost: (c) => printedCost(c, 'reserve'),
  memoryCost: (c) => printedCost(c, 'memory'),
  basePower: (c) => c.basePower,
  baseLife: (c) => c.baseLife,
  baseLevel: (c) => c.baseLevel,
  baseReserveCost: (c) => printedCost(c, 'reserve'),
  baseMemoryCost: (c) => printedCost(c, 'memory'),
};

/** The demand in terms of the candidates. */
export function togetherOf(g: G, demand: Demand, from: readonly EntityId[], ctx: Context): Together {
  if (demand.kind !== 'total') {
    const shared = demand.kind === 'same' ? SHARED[demand.what] : undefined;
    if (shared !== undefined) return { bits: from.map((id) => (isPlayer(id) ? 0 : shared(g, id))) };
    const keys = from.map((id) => (isPlayer(id) ? `player ${id}` : KEYS[demand.what](g, id)));
    return { keys, keyed: demand.kind };
  }
  const { stat, is } = demand;
  const to = value(g, is.to, ctx);
  const weights = from.map((id) => (isPlayer(id) ? 0 : (STATS[stat](characteristics(g, id)) ?? 0)));
  const most = is.op === '≤' || is.op === '=' ? to : is.op === '<' ? to - 1 : undefined;
  const least = is.op === '≥' || is.op === '=' ? to : is.op === '>' ? to + 1 : undefined;
  return { weights, ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) };
}
