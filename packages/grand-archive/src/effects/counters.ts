/** What counters do to what an object is, layer by layer. */
import type { ObjectRow } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/grand-archive';
import { type Recorder, stepOf } from '@rulewright/rules';
import type { Draft } from '../parts-of-a-card/characteristics.ts';
import { CHAMPION } from '../parts-of-a-card/words.ts';
import { FIELD } from '../zones/zones.ts';

/** Buff 1–2, debuff 1–2: a stat that it does not have is not made. */
function grow(draft: Draft, by: number): void {
  if (draft.power !== null) draft.power += by;
  if (draft.life !== null) draft.life += by;
}

type Effects = Readonly<Record<string, (draft: Draft, count: number) => void>>;

/** Layers 2.6: after the effects that change power and life. */
const onStats: Effects = { buff: grow, debuff: (draft, count) => grow(draft, -count) };

/** Enlighten 1: the ability belongs to the counters, and is not lost with those of the object. */
const ENLIGHTEN: Ability = {
  kind: 'activated',
  cost: [{ kind: 'removeCounters', counter: 'enlighten', count: 3, from: { kind: 'is', what: { kind: 'this' } } }],
  actions: [{ do: 'draw', who: { kind: 'you' }, count: 1 }],
  keyword: 'enlighten',
};

/** What is there before anything is added to numbers. */
const others: Effects = {
  // Level 1
  level(draft, count) {
    if ((draft.types & CHAMPION) !== 0) draft.level = (draft.level ?? 0) + count;
  },
  enlighten(draft) {
    draft.abilities = [...draft.abilities, ENLIGHTEN];
  },
};

/** Most counters are only counted: damage, durability, preparation, … */
export function isChangedByCounters({ zone, counters }: ObjectRow): boolean {
  if (zone !== FIELD) return false;
  for (const counter in counters) if (onStats[counter] !== undefined || others[counter] !== undefined) return true;
  return false;
}

/** Cost 8: a cost is never less than 0. */
function floorCost(draft: Draft): void {
  const { cost } = draft;
  if (cost !== null && cost.amount !== 'X' && cost.amount < 0) draft.cost = { ...cost, amount: 0 };
}

function apply(effects: Effects, row: ObjectRow, draft: Draft, recorder: Recorder<Draft> | null): void {
  if (row.zone !== FIELD) return;
  for (const counter in row.counters) {
    const effect = effects[counter];
    if (effect === undefined) continue;
    const count = row.counters[counter] ?? 0;
    const before = recorder === null ? null : { ...draft };
    effect(draft, count);
    if (before !== null) recorder?.steps.push(stepOf(row.id, { counter, count }, before, draft));
  }
}

export const applyCounters = (row: ObjectRow, draft: Draft, recorder: Recorder<Draft> | null): void =>
  apply(others, row, draft, recorder);

export function applyStatCounters(row: ObjectRow, draft: Draft, recorder: Recorder<Draft> | null): void {
  floorCost(draft);
  apply(onStats, row, draft, recorder);
}

/** Base values are what they are after layer A. */
export function keepBase(_row: ObjectRow, draft: Draft): void {
  draft.basePower = draft.power;
  draft.baseLife = draft.life;
  draft.baseLevel = draft.level;
  draft.baseCost = draft.cost;
}
