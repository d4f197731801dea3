/** Paying costs: choices first, then mana abilities (601.2g), then everything is paid (601.2h). */

import {
  type Answer,
  ask,
  type ChooseEntities,
  call,
  type Directive,
  done,
  emit,
  type GameEvent,
  go,
  happen,
  type Locals,
  NO_OBJECT,
  next,
  type ObjectId,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  type YesNo,
} from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import type { PaymentDecision } from '../../100-game/117-priority/decision-types.ts';
import { paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import {
  bindingOf,
  costChoice,
  costEvents,
  costTogether,
  isPaidLast,
  isRandom,
  meetsTotal,
  type Payer,
} from '../../100-game/118-costs/118-cost-parts.ts';
import { findPlan, type Plan, type PlanStep, type Purpose } from '../../100-game/118-costs/auto-payer.ts';
import { removedTogether, stillWith } from '../../100-game/118-costs/counters-among.ts';
import { match } from '../../100-game/118-costs/mana-matching.ts';
import { maySpend, purposeWith } from '../../100-game/118-costs/mana-sources.ts';
import {
  isEvent,
  loseLifeEvent,
  type MagicEvent,
  type RandomEvent,
  randomEvent,
  tapEvent,
} from '../../700-additional/700.1-events/types.ts';
import type { Context, G, Mana } from '../../state.ts';
import { decide, hasDecisions, somehow } from './601.2b-announced-costs.ts';
import type { Pay } from './601.2b-announcement.ts';
import { plainCost, type TotalCost } from './601.2f-total-cost.ts';
import { exactPayment, type PaymentAnswer } from './601.2g-manual-payment.ts';

/** What paying came to. */
export interface PaymentResult {
  readonly paid: boolean;
  /** What was paid with, under the names that the costs give. */
  readonly locals: Locals;
  readonly refusal: Refusal | null;
  /** Life that was paid for Phyrexian mana symbols (107.4f). */
  readonly life?: number;
}

/** Input of `payTotal`, and how far it has got. */
export interface Paying {
  readonly player: PlayerId;
  readonly ctx: Context;
  readonly total: TotalCost;
  readonly purpose: Purpose | null;
  readonly pay: Pay;
  readonly forMana: boolean;
  /** For each other cost, in order, the objects it is paid with. */
  readonly chosen: readonly (readonly ObjectId[])[];
  readonly plan: Plan | null;
  /** How many steps of the plan have been taken. */
  readonly taken: number;
  readonly tries: number;
  readonly rolled: readonly GameEvent[];
  /** Life paid for Phyrexian mana symbols. */
  readonly life?: number;
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
  rolled: [],
});

const MOST_TRIES = 4;
const NO_LOCALS: Locals = Object.freeze({});
const CANNOT_PAY: Refusal = { code: 'cannot-pay', rule: '118.3' };
const CANCELLED: Refusal = { code: 'cancelled', rule: '733.1' };

const unpaid = (refusal: Refusal): Directive =>
  done({ paid: false, locals: NO_LOCALS, refusal } satisfies PaymentResult);

const payerOf = (p: Paying): Payer => ({ player: p.player, ctx: p.ctx, casting: NO_OBJECT, forMana: p.forMana });

/** Objects that the costs use up or tap, as chosen so far. */
function inUse(g: G, p: Paying, use: 'object' | 'tap'): readonly ObjectId[] {
  const used = p.total.others.flatMap((cost, i) =>
    i < p.chosen.length && costChoice(g, cost, payerOf(p))?.uses === use ? (p.chosen[i] ?? []) : [],
  );
  const taps = use === 'tap' && p.total.others.some((c) => c.kind === 'tap');
  return taps ? [...used, p.ctx.source] : used;
}

/** What to pay one cost with: a question if there is a choice. Null: it cannot be paid. */
function chooseFor(g: G, p: Paying, cost: Cost): readonly ObjectId[] | ChooseEntities | null {
  const choice = isRandom(cost) ? null : costChoice(g, cost, payerOf(p));
  if (choice === null || choice.most === 0) return [];
  const taken = choice.uses === 'nothing' ? [] : inUse(g, p, choice.uses);
  const free = taken.length === 0 ? choice.from : choice.from.filter((id) => !taken.includes(id));
  const from = stillWith(g, p.total.others, p.chosen, free);
  if (from.length < choice.count) return null;
  if (from.length === choice.count) return meetsTotal(g, cost, payerOf(p), from) ? from : null;
  const most = choice.total === null ? Math.min(choice.most, from.length) : from.length;
  return {
    kind: 'entities',
    player: p.player,
    rule: '601.2h',
    prompt: `cost-${cost.kind}`,
    about: p.ctx.source,
    from,
    min: choice.count,
    max: most,
    ...costTogether(g, cost, payerOf(p), from),
  };
}

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
    untappable: inUse(g, p, 'tap'),
    reserved: inUse(g, p, 'object'),
  };
}

const payTotal: Procedure = procedure<G, Paying>('payTotal', {
  chooseWhatToPayWith_601_2h(g, p, answer) {
    let { chosen } = p;
    const asked = p.total.others[chosen.length];
    if (answer !== undefined && asked !== undefined) {
      if (!meetsTotal(g, asked, payerOf(p), answer as readonly ObjectId[])) return unpaid(CANNOT_PAY);
      chosen = [...chosen, answer as readonly ObjectId[]];
    }
    for (let cost = p.total.others[chosen.length]; cost !== undefined; cost = p.total.others[chosen.length]) {
      const found = chooseFor(g, { ...p, chosen }, cost);
      if (found === null) return unpaid(CANNOT_PAY);
      if ('kind' in found) return ask(found, { ...p, chosen });
      chosen = [...chosen, found];
    }
    return next({ ...p, chosen });
  },
  manaAbilities_601_2g(g, p, answer) {
    if (!owesMana(p) || p.total.mana === null) return go('payOthers_601_2h');
    if (answer !== undefined) return byHand(g, p, answer);
    if (p.pay === 'manual') return ask(paymentDecision(g, p));
    const { mana, anyType } = p.total;
    const plan = findPlan(g, p.player, mana, anyType, p.purpose, inUse(g, p, 'tap'), inUse(g, p, 'object'));
    if (plan === null || p.tries >= MOST_TRIES) return unpaid(CANNOT_PAY);
    return next({ ...p, plan, taken: 0, tries: p.tries + 1 });
  },
  activateManaAbilities_605_3a(_g, p) {
    const steps = p.plan?.steps ?? [];
    const first = steps[p.taken];
    if (first === undefined) return next(p);
    const then = 'activateManaAbilities_605_3a';
    if (first.type < 0) {
      const { object, index, mana } = first;
      const input = { player: p.player, object, index, pay: 'auto', nested: true, mana };
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
  payOthers_601_2h(g, p) {
    const events: MagicEvent[] = [];
    for (let i = 0; i < p.total.others.length; i++) {
      const cost = p.total.others[i] as Cost;
      if (isPaidLast(cost)) continue;
      const paid = costEvents(g, cost, payerOf(p), p.chosen[i] ?? []);
      if (paid === null) return unpaid(CANNOT_PAY);
      events.push(...paid);
    }
    return events.length === 0 ? next(p) : emit(removedTogether(events));
  },
  rollForRandom_601_2h(g, p) {
    const rolls: RandomEvent[] = [];
    for (const cost of p.total.others) {
      if (!isRandom(cost)) continue;
      const choice = costChoice(g, cost, payerOf(p));
      for (let i = 0; choice !== null && i < choice.count; i++) {
        rolls.push(randomEvent(p.player, Math.max(1, choice.from.length - i)));
      }
    }
    return rolls.length === 0 ? next(p) : emit(rolls, { store: 'rolled' });
  },
  payLast_601_2h(g, p) {
    const events: MagicEvent[] = [];
    let rolls = p.rolled;
    for (let i = 0; i < p.total.others.length; i++) {
      const cost = p.total.others[i] as Cost;
      if (!isPaidLast(cost)) continue;
      let chosen = p.chosen[i] ?? [];
      if (isRandom(cost)) {
        const choice = costChoice(g, cost, payerOf(p));
        chosen = choice === null ? [] : drawn(choice.from, rolls.slice(0, choice.count));
        rolls = rolls.slice(choice?.count ?? 0);
      }
      events.push(...(costEvents(g, cost, payerOf(p), chosen) ?? []));
    }
    return events.length === 0 ? next(p) : emit(events);
  },
  paid(_g, p) {
    const locals: Record<string, readonly ObjectId[]> = {};
    p.total.others.forEach((cost, i) => {
      const name = bindingOf(cost);
      if (name !== null) locals[name] = p.chosen[i] ?? [];
    });
    const life = p.life === undefined ? {} : { life: p.life };
    return done({ paid: true, locals, refusal: null, ...life } satisfies PaymentResult);
  },
});

/** Takes one of the rest for each roll. */
function drawn(from: readonly ObjectId[], rolls: readonly GameEvent[]): readonly ObjectId[] {
  const rest = from.slice();
  return rolls
    .map((roll) => (isEvent(roll, 'random') ? (roll.amount ?? 0) : 0))
    .flatMap((at) => rest.splice(at % Math.max(1, rest.length), 1));
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

function byHand(g: G, p: Paying, answer: Answer): Directive {
  const chosen = answer as PaymentAnswer;
  if ('cancel' in chosen) return unpaid(CANCELLED);
  if ('auto' in chosen) return go('manaAbilities_601_2g', { ...p, pay: 'auto' });
  if ('activate' in chosen) {
    const input = { player: p.player, ...chosen.activate, pay: 'manual', nested: true };
    return call('activateAbility', input, { data: p, then: 'manaAbilities_601_2g' });
  }
  if (p.total.mana === null) return unpaid(CANNOT_PAY);
  const life = exactPayment(g, p.player, p.total.mana, p.total.anyType, p.purpose, chosen.spend);
  if (life === null) return unpaid(CANNOT_PAY);
  payFromPool(g, p, chosen.spend);
  const then = 'payOthers_601_2h';
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
    const payer: Payer = { player: c.player, ctx: c.ctx, casting: NO_OBJECT, forMana: false };
    if (answer === undefined) {
      const refusal = plainRefusal(g, c, payer);
      if (refusal !== null) return unpaid(refusal);
      if (c.optional) {
        const decision: YesNo = { kind: 'yesNo', player: c.player, rule: '118.12', prompt: 'pay', about: c.ctx.source };
        return ask(decision);
      }
    }
    return answer === false ? unpaid({ code: 'declined', rule: '118.12' }) : next(c);
  },
  decideCosts_118_12(g, c, answer) {
    const payer: Payer = { player: c.player, ctx: c.ctx, casting: NO_OBJECT, forMana: false };
    const step = decide(g, c.cost, payer, answer, (ctx) => knownRefusal(g, c, { ...payer, ctx }) === null);
    if (step.is === 'asked') return ask(step.question);
    return step.is === 'decided' ? go('decideCosts_118_12', { ...c, ctx: { ...c.ctx, ...step.now } }) : next(c);
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
    { player, ctx, casting: NO_OBJECT, forMana: false },
  ) === null;

function plainRefusal(g: G, c: CostToPay, payer: Payer): Refusal | null {
  if (!hasDecisions(c.cost)) return knownRefusal(g, c, payer);
  const works = (ctx: Context): boolean => knownRefusal(g, c, { ...payer, ctx }) === null;
  return somehow(g, c.cost, payer, works) ? null : CANNOT_PAY;
}

export const paymentProcedures = { payTotal, payCost } as const;
