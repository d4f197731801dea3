/** Costs that are paid with permanents: tapping and untapping, sacrificing, returning, counters. What cannot be done cannot be paid (101.2). */
import { countersEvent, isObject, moveEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import { ANY_COUNTER, paidWith } from '@rulewright/rules';
import { BATTLEFIELD, HAND } from '../../400-zones/400-zones.ts';
import { actedEvent, sacrificeEvent, tapEvent, untapEvent } from '../../700-additional/700.1-events/types.ts';
import { Flag, type G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { forbidden } from '../101.2-restrictions.ts';
import { amount, type Kind, own, unable } from './kind-of-cost.ts';
import type { Payer } from './payer.ts';

const TAPPED = unable('tapped', '118.3');
const NOT_TAPPED = unable('not-tapped', '118.3');
const NOT_A_PERMANENT = unable('not-in-zone', '602.1');

const isTapped = (g: G, id: ObjectId): boolean => (objectRow(g.state, id).flags & Flag.tapped) !== 0;
const isPermanent = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone === BATTLEFIELD;

export const tap: Kind<'tap'> = {
  ofSource: true,
  refusal: (g, _, { ctx }) => (!isPermanent(g, ctx.source) ? NOT_A_PERMANENT : isTapped(g, ctx.source) ? TAPPED : null),
  // 106.12
  events: (g, _, { ctx, forMana }) =>
    isTapped(g, ctx.source) ? null : [tapEvent(ctx.source, forMana ? { forMana } : {})],
};

export const untap: Kind<'untap'> = {
  refusal(g, _, { ctx }) {
    if (!isPermanent(g, ctx.source)) return NOT_A_PERMANENT;
    return isTapped(g, ctx.source) ? forbidden(g, 'untap', ctx.source) : NOT_TAPPED;
  },
  events: (g, _, { ctx }) => (isTapped(g, ctx.source) ? [untapEvent(ctx.source)] : null),
};

export const tapOthers: Kind<'tapOthers'> = {
  ...paidWith({
    uses: 'position',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) =>
      own(g, 'battlefield', cost.what, payer).filter((id) => !isTapped(g, id) && mayActFor(g, cost, id)),
    total: (cost) => cost.total,
  }),
  events: (g, { acts }, { ctx }, chosen) => {
    if (chosen.some((id) => isTapped(g, id))) return null;
    return chosen.map((object) => tapEvent(object, acts === undefined ? {} : { acts, other: ctx.source }));
  },
};

/** 702.122: some creatures can't crew. */
const mayActFor = (g: G, { acts }: Extract<Cost, { kind: 'tapOthers' }>, id: ObjectId): boolean =>
  acts !== 'crew' || forbidden(g, 'crew', id) === null;

/** One's own, or anyone's where the cost says so. */
const permanents = (
  g: G,
  cost: Extract<Cost, { kind: 'untapOthers' | 'return' }>,
  payer: Payer,
): readonly ObjectId[] =>
  cost.anyones === true
    ? select(g, { kind: 'each', where: cost.what }, payer.ctx).filter(isObject)
    : own(g, 'battlefield', cost.what, payer);

export const untapOthers: Kind<'untapOthers'> = {
  ...paidWith({
    uses: 'position',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) =>
      permanents(g, cost, payer).filter((id) => isTapped(g, id) && forbidden(g, 'untap', id) === null),
  }),
  events: (_, __, ___, chosen) => chosen.map((object) => untapEvent(object)),
};

export const sacrifice: Kind<'sacrifice'> = {
  ...paidWith({
    uses: 'object',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: (g, cost, payer) =>
      own(g, 'battlefield', cost.what, payer).filter((id) => forbidden(g, 'beSacrificed', id) === null),
  }),
  events: (_, __, { player }, chosen) => chosen.map((object) => sacrificeEvent(player, object)),
};

export const giveBack: Kind<'return'> = {
  ...paidWith({
    uses: 'object',
    count: (g, cost, payer) => amount(g, cost.count, payer),
    candidates: permanents,
  }),
  events: (_, __, ___, chosen) => chosen.map((object) => moveEvent(object, HAND, { how: 'returned' })),
};

/** 606.4, 606.6: how much the loyalty changes. */
type Loyalty = Extract<Cost, { kind: 'loyalty' }>;
const loyaltyChange = (cost: Loyalty, x: number): number => (cost.amount === '-X' ? -x : cost.amount);
const TOO_LITTLE_LOYALTY = unable('too-little-loyalty', '606.6');

export const loyalty: Kind<'loyalty'> = {
  refusal(g, cost, { ctx }) {
    const change = loyaltyChange(cost, ctx.x);
    if ((objectRow(g.state, ctx.source).counters.loyalty ?? 0) + change < 0) return TOO_LITTLE_LOYALTY;
    return change > 0 ? forbidden(g, 'haveCounters', ctx.source) : null;
  },
  events(_, cost, { ctx, player }) {
    const change = loyaltyChange(cost, ctx.x);
    return change === 0 ? [] : [countersEvent(ctx.source, 'loyalty', change, { by: player })];
  },
};

type RemoveCounters = Extract<Cost, { kind: 'removeCounters' }>;

/** Counters of that kind on it, or of any kind. */
function held(g: G, id: ObjectId, counter: string | undefined): number {
  const { counters } = objectRow(g.state, id);
  return counter === undefined ? Object.values(counters).reduce((a, b) => a + b, 0) : (counters[counter] ?? 0);
}
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** How many are to be removed: "all" of what is there, which may be none. */
export function toRemove(g: G, cost: RemoveCounters, payer: Payer): number {
  if (cost.count !== 'all') return amount(g, cost.count, payer);
  return sum(own(g, 'battlefield', cost.from, payer).map((id) => held(g, id, cost.counter)));
}

/** Each is a part of its own where it may be another's than the others, or of another kind. */
export const isOneByOne = ({ among, counter }: RemoveCounters): boolean => among === true || counter === undefined;

export const removeCounters: Kind<'removeCounters'> = {
  ...paidWith({
    uses: 'nothing',
    count: (g, cost, payer) => (toRemove(g, cost, payer) === 0 ? 0 : 1),
    candidates(g, cost, payer) {
      const n = toRemove(g, cost, payer);
      return own(g, 'battlefield', cost.from, payer).filter((id) => held(g, id, cost.counter) >= n);
    },
  }),
  counter: (cost) => (isOneByOne(cost) ? (cost.counter ?? ANY_COUNTER) : null),
  events: (g, cost, payer, chosen) =>
    chosen.map((on) => countersEvent(on, cost.counter ?? '', -toRemove(g, cost, payer), { by: payer.player })),
};

/** How often it can be paid with the counters that are there. */
export function removals(g: G, cost: RemoveCounters, payer: Payer): number {
  if (cost.count === 'all') return 1;
  const n = amount(g, cost.count, payer);
  if (n === 0) return Number.POSITIVE_INFINITY;
  const there = own(g, 'battlefield', cost.from, payer).map((id) => held(g, id, cost.counter));
  return cost.among === true ? Math.floor(sum(there) / n) : sum(there.map((has) => Math.floor(has / n)));
}

/** Counters removed from among permanents, or of any kinds: a part for each of them. */
export function oneByOne(cost: RemoveCounters, count: number): readonly Cost[] {
  const one: Cost = { ...cost, count: 1 };
  return Array.from({ length: Math.max(0, count) }, () => one);
}

export const putCounters: Kind<'putCounters'> = {
  ...paidWith({
    uses: 'nothing',
    count: () => 1,
    candidates: (g, cost, payer) =>
      own(g, 'battlefield', cost.on, payer).filter((id) => forbidden(g, 'haveCounters', id) === null),
  }),
  events: (g, cost, payer, chosen) => {
    const n = amount(g, cost.count, payer);
    const put = chosen.map((on) => countersEvent(on, cost.counter, n, { by: payer.player }));
    return cost.acts === undefined ? put : [...put, actedEvent(cost.acts, payer.player)];
  },
};
