/** Paying costs: choices first, then mana abilities (601.2g), then everything is paid (601.2h). */

import {
  type Answer,
  ask,
  type ChooseOptions,
  call,
  type Directive,
  done,
  emit,
  go,
  happen,
  NO_OBJECT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
} from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import type * as common from '@rulewright/rules';
import {
  chooseWhatToPayWith,
  decideOfferedCost,
  hasDecisions,
  inUse,
  offerCost,
  type Payment,
  paidLocals,
  payCosts,
  payLastCosts,
  pickForCosts,
  somehow,
  unpaid,
} from '@rulewright/rules';
import { symbolTypes } from '../../100-game/106-mana/106.1-mana-bits.ts';
import type { PaymentDecision } from '../../100-game/117-priority/decision-types.ts';
import { paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import { findPlan, type Plan, type PlanStep, type Purpose } from '../../100-game/118-costs/auto-payer.ts';
import { toRemove } from '../../100-game/118-costs/costs-of-permanents.ts';
import { match } from '../../100-game/118-costs/mana-matching.ts';
import { maySpend, purposeWith } from '../../100-game/118-costs/mana-sources.ts';
import type { Payer } from '../../100-game/118-costs/payer.ts';
import { loseLifeEvent, type MagicEvent, tapEvent } from '../../700-additional/700.1-events/types.ts';
import type { Context, G, Mana } from '../../state.ts';
import type { Pay } from './601.2b-announcement.ts';
import { plainCost, type TotalCost } from './601.2f-total-cost.ts';
import { exactPayment, type PaymentAnswer } from './601.2g-manual-payment.ts';

/** What paying came to. */
export interface PaymentResult extends common.PaymentResult {
  /** Life that was paid for Phyrexian mana symbols (107.4f). */
  readonly life?: number;
}

/** Input of `payTotal`, and how far it has got. */
export interface Paying extends Payment {
  readonly player: PlayerId;
  readonly ctx: Context;
  readonly total: TotalCost;
  readonly purpose: Purpose | null;
  readonly pay: Pay;
  readonly forMana: boolean;
  readonly plan: Plan | null;
  /** How many steps of the plan have been taken. */
  readonly taken: number;
  readonly tries: number;
  /** The floating mana that it is paid with, if that is there. */
  readonly spends?: string;
  /** What is not tapped for mana if the cost can be paid without. */
  readonly sparing?: readonly ObjectId[];
  /** Life paid for Phyrexian mana symbols. */
  readonly life?: number;
  /** How many counters were removed, under the names that the costs give. */
  readonly removed?: Readonly<Record<string, number>>;
}

export const paying = (
  player: PlayerId,
  ctx: Context,
  total: TotalCost,
  purpose: Purpose | null,
  pay: Pay,
  forMana: boolean,
): Paying => ({
  player,
  ctx,
  total,
  purpose: purposeWith(purpose, total),
  pay,
  forMana,
  chosen: [],
  plan: null,
  taken: 0,
  tries: 0,
  picked: [],
});

const MOST_TRIES = 4;
const CANNOT_PAY: Refusal = { code: 'cannot-pay', rule: '118.3' };
const CANCELLED: Refusal = { code: 'cancelled', rule: '733.1' };

const payerOf = (p: Paying): Payer => ({ player: p.player, ctx: p.ctx, playing: NO_OBJECT, forMana: p.forMana });

const used = (g: G, p: Paying, use: 'object' | 'position'): readonly ObjectId[] =>
  inUse(g, p.chosen, p.total.others, payerOf(p), use);

const owesMana = ({ total }: Paying): boolean =>
  total.mana !== null && (total.mana.generic > 0 || total.mana.symbols.length > 0);

function paymentDecision(g: G, p: Paying): PaymentDecision {
  if (p.total.mana === null) throw new Error('no mana to pay');
  return {
    kind: 'payment',
    player: p.player,
    rule: '601.2g',
    prompt: 'pay-mana',
    about: p.ctx.source,
    mana: p.total.mana,
    anyType: p.total.anyType,
    purpose: p.purpose,
    untappable: used(g, p, 'position'),
    reserved: used(g, p, 'object'),
  };
}

const payTotal: Procedure = procedure<G, Paying>('payTotal', {
  chooseWhatToPayWith_601_2h: (g, p, answer) => chooseWhatToPayWith(g, p, p.total.others, payerOf(p), answer),
  /** Of which kind a counter is that may be of any: the cost is then to remove one of that kind. */
  chooseCounters_601_2h: (g, p, answer) => chooseCounters(g, p, answer),
  manaAbilities_601_2g(g, p, answer) {
    if (!owesMana(p) || p.total.mana === null) return go('countRemoved_601_2h');
    if (answer !== undefined) return byHand(g, p, answer);
    if (p.pay === 'manual') return ask(paymentDecision(g, p));
    const meant = p.spends === undefined ? null : floatingLike(g, p, p.spends);
    if (meant !== null) {
      payFromPool(g, p, meant);
      return go('countRemoved_601_2h');
    }
    const { mana, anyType } = p.total;
    const planWith = (untappable: readonly ObjectId[]): Plan | null =>
      findPlan(g, p.player, mana, anyType, p.purpose, untappable, used(g, p, 'object'));
    const tapped = used(g, p, 'position');
    const plan = (p.sparing === undefined ? null : planWith([...tapped, ...p.sparing])) ?? planWith(tapped);
    if (plan === null || p.tries >= MOST_TRIES) return unpaid(CANNOT_PAY);
    return next({ ...p, plan, taken: 0, tries: p.tries + 1 });
  },
  activateManaAbilities_605_3a(_g, p) {
    const steps = p.plan?.steps ?? [];
    const first = steps[p.taken];
    if (first === undefined) return next(p);
    const then = 'activateManaAbilities_605_3a';
    if (first.type < 0) {
      const { object, index, mana, spends } = first;
      const paid = spends === undefined ? {} : { spends };
      const input = { player: p.player, object, index, pay: 'auto', nested: true, mana, ...paid };
      return call('activateAbility', input, { data: { ...p, taken: p.taken + 1 }, then });
    }
    let last = p.taken + 1;
    while (last < steps.length && (steps[last] as PlanStep).type >= 0) last++;
    return emit(tapForMana(p.player, steps.slice(p.taken, last)), { data: { ...p, taken: last }, then });
  },
  payMana_601_2h(g, p) {
    const { plan } = p;
    const spent = plan === null ? null : spend(g, p, plan);
    // Something was not as foreseen: look again with what there is now.
    if (plan === null || spent === null) return go('manaAbilities_601_2g', { ...p, plan: null });
    payFromPool(g, p, spent);
    return plan.life > 0 ? emit([payLife(p.player, plan.life)], { data: { ...p, life: plan.life } }) : next(p);
  },
  countRemoved_601_2h: (g, p) => next({ ...p, removed: removedBy(g, p) }),
  payOthers_601_2h: (g, p) => payCosts(g, p, p.total.others, payerOf(p)),
  pickAtRandom_601_2h: (g, p) => pickForCosts(g, p, p.total.others, payerOf(p)),
  payLast_601_2h: (g, p) => payLastCosts(g, p, p.total.others, payerOf(p)),
  paid(_g, p) {
    const locals = { ...paidLocals(p, p.total.others), ...p.removed };
    const life = p.life === undefined ? {} : { life: p.life };
    return done({ paid: true, locals, refusal: null, ...life } satisfies PaymentResult);
  },
});

type RemoveCounters = Extract<Cost, { kind: 'removeCounters' }>;

function chooseCounters(g: G, p: Paying, answer: Answer | undefined): Directive {
  const { others } = p.total;
  const at = others.findIndex((cost, i) => isOfAnyKind(cost) && (p.chosen[i]?.length ?? 0) > 0);
  const [on] = p.chosen[at] ?? [];
  if (on === undefined) return next(p);
  const taken = (kind: string): number =>
    others.filter((cost, i) => removes(cost, kind) && p.chosen[i]?.[0] === on).length;
  const kinds = Object.entries(objectRow(g.state, on).counters).flatMap(([kind, n]) => (n > taken(kind) ? [kind] : []));
  const counter = kinds[answer === undefined ? 0 : ((answer as readonly number[])[0] ?? 0)];
  if (counter === undefined) return unpaid(CANNOT_PAY);
  if (answer === undefined && kinds.length > 1) {
    const asked = { player: p.player, rule: '601.2h', prompt: 'counter', about: on };
    return ask({
      kind: 'options',
      ...asked,
      options: kinds.map((label) => ({ label })),
      min: 1,
      max: 1,
    } as ChooseOptions);
  }
  const named = others.map((cost, i) => (i === at ? { ...(cost as RemoveCounters), counter } : cost));
  return go('chooseCounters_601_2h', { ...p, total: { ...p.total, others: named } });
}
const isOfAnyKind = (cost: Cost): boolean => cost.kind === 'removeCounters' && cost.counter === undefined;
const removes = (cost: Cost, kind: string): boolean => cost.kind === 'removeCounters' && cost.counter === kind;

function removedBy(g: G, p: Paying): Readonly<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const cost of p.total.others)
    if (cost.kind === 'removeCounters' && cost.as !== undefined)
      removed[cost.as] = (removed[cost.as] ?? 0) + toRemove(g, cost, payerOf(p));
  return removed;
}

/** 605.3b: plain mana abilities of several permanents, one after another; nothing can come between them. */
export function tapForMana(player: PlayerId, steps: readonly PlanStep[]): readonly MagicEvent[] {
  const taps: MagicEvent[] = [];
  const mana: Mana[] = [];
  for (const { object, index, type, snow } of steps) {
    if (type < 0) continue;
    taps.push(tapEvent(object, { forMana: true, source: object }));
    taps.push({ kind: 'activate', object, player, mana: true, loyalty: false, index, source: object });
    mana.push({ type: type as Mana['type'], snow, source: object });
  }
  return [
    ...taps,
    ...mana.map((m): MagicEvent => ({ kind: 'mana', player, mana: [m], tapped: true, source: m.source })),
  ];
}

const payLife = (player: PlayerId, amount: number): MagicEvent => loseLifeEvent(player, amount, { paid: true });

const payFromPool = (g: G, { player, ctx }: Paying, spent: readonly number[]): void => {
  const pool = g.state.game.totals[player]?.mana ?? [];
  const mana = spent.flatMap((i) => pool[i] ?? []);
  const event: MagicEvent = { kind: 'spendMana', player, spent, mana, on: ctx.source };
  happen(g, event);
};

/** Which mana of the pool pays what the plan says; null if it does not suffice. */
function spend(g: G, p: Paying, plan: Plan): readonly number[] | null {
  const pool = g.state.game.totals[p.player]?.mana ?? [];
  const order: number[] = [];
  pool.forEach((m, i) => {
    if (m.only === undefined) order.push(i);
    else if (maySpend(g, [m.only], m.source, p.player, p.purpose)) order.unshift(i);
  });
  const units = order.map((i) => {
    const m = pool[i] as Mana;
    return { types: 1 << m.type, snow: m.snow, rank: 0 };
  });
  const { unitOf, matched } = match(plan.needs, units);
  return matched === plan.needs.length ? unitOf.map((u) => order[u] as number) : null;
}

/** Which mana of the pool is of these types and pays the cost; null if not all of it is there. */
function floatingLike(g: G, p: Paying, types: string): readonly number[] | null {
  if (p.total.mana === null) return null;
  const pool = g.state.game.totals[p.player]?.mana ?? [];
  const spent: number[] = [];
  for (const bits of symbolTypes(types)) {
    const at = pool.findIndex((m, i) => 1 << m.type === bits && !spent.includes(i) && isFree(g, p, m));
    if (at < 0) return null;
    spent.push(at);
  }
  return exactPayment(g, p.player, p.total.mana, p.total.anyType, p.purpose, spent) === 0 ? spent : null;
}
const isFree = (g: G, p: Paying, { only, source }: Mana): boolean =>
  only === undefined || maySpend(g, [only], source, p.player, p.purpose);

function byHand(g: G, p: Paying, answer: Answer): Directive {
  const chosen = answer as PaymentAnswer;
  if ('cancel' in chosen) return unpaid(CANCELLED);
  if ('auto' in chosen) {
    const { sparing } = chosen;
    return go('manaAbilities_601_2g', { ...p, pay: 'auto', ...(sparing === undefined ? {} : { sparing }) });
  }
  if ('activate' in chosen) {
    const input = { player: p.player, ...chosen.activate, pay: 'manual', nested: true };
    return call('activateAbility', input, { data: p, then: 'manaAbilities_601_2g' });
  }
  if (p.total.mana === null) return unpaid(CANNOT_PAY);
  const life = exactPayment(g, p.player, p.total.mana, p.total.anyType, p.purpose, chosen.spend);
  if (life === null) return unpaid(CANNOT_PAY);
  payFromPool(g, p, chosen.spend);
  const then = 'countRemoved_601_2h';
  return life > 0 ? emit([payLife(p.player, life)], { then, data: { ...p, life } }) : go(then);
}

/** Input of `payCost`: a cost that is paid while a spell or ability resolves (118.12). */
export interface CostToPay {
  readonly player: PlayerId;
  readonly cost: readonly Cost[];
  readonly ctx: Context;
  readonly optional: boolean;
  readonly pay: Pay;
  /** What restricted mana asks (106.6). */
  readonly purpose?: Purpose;
  readonly payment?: PaymentResult;
}

const payCost: Procedure = procedure<G, CostToPay>('payCost', {
  /** 118.12: a player who cannot pay is not asked. */
  offer_118_12(g, c, answer) {
    const payer: Payer = { player: c.player, ctx: c.ctx, playing: NO_OBJECT, forMana: false };
    return offerCost(g, c, answer, () => plainRefusal(g, c, payer));
  },
  decideCosts_118_12(g, c, answer) {
    const payer: Payer = { player: c.player, ctx: c.ctx, playing: NO_OBJECT, forMana: false };
    const works = (ctx: Context): boolean => knownRefusal(g, c, { ...payer, ctx }) === null;
    return decideOfferedCost(g, c, payer, answer, 'decideCosts_118_12', works);
  },
  pay_118_12(g, c) {
    const total = plainCost(g, c.cost, c.ctx);
    return call('payTotal', paying(c.player, c.ctx, total, c.purpose ?? null, c.pay, false), { store: 'payment' });
  },
  finish(_g, c) {
    const { payment } = c;
    if (payment === undefined) return unpaid(CANNOT_PAY);
    return done({ ...payment, locals: { ...c.ctx.locals, ...payment.locals } });
  },
});

const knownRefusal = (g: G, { cost, purpose }: CostToPay, payer: Payer): Refusal | null =>
  paymentRefusal(g, plainCost(g, cost, payer.ctx), payer, purpose ?? null);

/** Whether a player could pay a cost while something resolves. */
export const canPayCost = (g: G, player: PlayerId, cost: readonly Cost[], ctx: Context): boolean =>
  plainRefusal(
    g,
    { player, cost, ctx, optional: true, pay: 'auto' },
    { player, ctx, playing: NO_OBJECT, forMana: false },
  ) === null;

function plainRefusal(g: G, c: CostToPay, payer: Payer): Refusal | null {
  if (!hasDecisions(g, c.cost)) return knownRefusal(g, c, payer);
  const works = (ctx: Context): boolean => knownRefusal(g, c, { ...payer, ctx }) === null;
  return somehow(g, c.cost, payer, works) ? null : CANNOT_PAY;
}

export const paymentProcedures = { payTotal, payCost } as const;
