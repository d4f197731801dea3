/** Paying (card activation 1.8, materialization 3.3): what floats is declared first, then what is chosen is paid, what chance picks last. */
import {
  type Answer,
  altered,
  ask,
  type ChooseEntities,
  type Directive,
  done,
  NO_OBJECT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/grand-archive';
import {
  type Context,
  chooseWhatToPayWith,
  costsRefusal,
  decideOfferedCost,
  hasDecisions,
  offerCost,
  type Payer,
  type Payment,
  type PaymentResult,
  paidLocals,
  payCosts,
  payLastCosts,
  pickForCosts,
  somehow,
  unpaid,
} from '@rulewright/rules';
import { loggedEvent } from '../events/types.ts';
import type { G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { FIELD, MEMORY } from '../zones/zones.ts';
import { type BanishThese, type ChooseOne, floatingCards } from './cost-kinds.ts';

/** A cost with its numbers worked out, as it is paid. */
export type Due = Cost | BanishThese | ChooseOne;

interface Paying extends Payer, Payment {
  readonly costs: readonly Due[];
  /** The cards that were reserved are remembered under this name. */
  readonly declared?: boolean;
}

export const paying = (player: PlayerId, ctx: Context, costs: readonly Due[], playing: ObjectId): Paying => ({
  player,
  ctx,
  playing,
  costs,
  chosen: [],
  picked: [],
});

const isMemory = (cost: Due): cost is Extract<Cost, { kind: 'memory' }> => cost.kind === 'memory';

/** Floating Memory 2: how much of a memory cost is paid so is declared before anything is picked at random. */
function declareFloating(g: G, p: Paying, answer: Answer | undefined): Directive {
  const at = p.costs.findIndex(isMemory);
  const cost = p.costs[at];
  if (cost === undefined || !isMemory(cost)) return next(p);
  const amount = Math.max(0, value(g, cost.amount, p.ctx));
  const goOn = (cards: readonly ObjectId[]): Directive =>
    next(
      altered(p, {
        costs: [
          ...(cards.length === 0 ? [] : [{ kind: 'banishThese', cards, paying: 'memory' } as const]),
          ...p.costs.with(at, { kind: 'memory', amount: amount - cards.length }),
        ],
      }),
    );
  if (answer !== undefined) return goOn(answer as readonly ObjectId[]);
  const from = floatingCards(g, p.player);
  const have = zoneObjects(g, MEMORY, p.player).filter((id) => id !== p.playing).length;
  const min = Math.max(0, amount - have);
  const max = Math.min(amount, from.length);
  if (max === 0) return goOn([]);
  if (min === from.length) return goOn(from);
  const decision: ChooseEntities = {
    kind: 'entities',
    player: p.player,
    rule: 'kw-floating-memory.2',
    prompt: 'floating',
    about: p.ctx.source,
    from,
    min,
    max,
  };
  return ask(decision);
}

const payTotal: Procedure = underRules(
  procedure<G, Paying>('payTotal', {
    float: (g, p, answer) => declareFloating(g, p, answer),
    choose: (g, p, answer) => chooseWhatToPayWith(g, p, p.costs, p, answer),
    pay: (g, p) => payCosts(g, p, p.costs, p),
    pick: (g, p) => pickForCosts(g, p, p.costs, p),
    payLast: (g, p) => payLastCosts(g, p, p.costs, p),
    paid: (g, p) => done({ paid: true, locals: locals(g, p), refusal: null } satisfies PaymentResult),
  }),
  { float: 'kw-floating-memory.2', choose: 'costs-memory.1', pay: 'card-activation.1.8', pick: 'costs-memory.2.1' },
);

/** The name under which what was reserved is bound. */
export const RESERVED = 'reserved';

function locals(g: G, p: Paying): PaymentResult['locals'] {
  const at = p.costs.findIndex(({ kind }) => kind === 'reserve');
  const chosen = p.chosen.map((ids, i) =>
    p.costs[i]?.kind === 'sacrifice' ? ids.map((id) => sacrificed(g, id)) : ids,
  );
  return { ...paidLocals(altered(p, { chosen }), p.costs), ...(at < 0 ? {} : { [RESERVED]: p.chosen[at] ?? [] }) };
}

/** Link Shield 2.2: what was sacrificed instead is what is spoken of. */
function sacrificed(g: G, id: ObjectId): ObjectId {
  const { log } = g.state;
  if (objectRow(g.state, id).zone !== FIELD) return id;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'sacrifice' && objectRow(g.state, event.object).host === id) return event.object;
  }
  return id;
}

/** Input of `payCost`: a cost that is paid while something resolves. */
interface CostToPay {
  readonly player: PlayerId;
  readonly cost: readonly Cost[];
  readonly ctx: Context;
  readonly optional: boolean;
  readonly payment?: PaymentResult;
}

const payerOf = ({ player, ctx }: CostToPay): Payer => ({ player, ctx, playing: NO_OBJECT });

/** Why a player cannot pay a cost while something resolves. */
function refusalOf(g: G, c: CostToPay): Refusal | null {
  const payer = payerOf(c);
  const refusal = (ctx: Context): Refusal | null => costsRefusal(g, openCosts(c.cost, ctx), altered(payer, { ctx }));
  if (!hasDecisions(g, c.cost)) return refusal(c.ctx);
  return somehow(g, c.cost, payer, (ctx) => refusal(ctx) === null) ? null : CANNOT_PAY;
}
const CANNOT_PAY: Refusal = { code: 'cannot-pay', rule: 'cost.5' };

const leavesChoice = ({ kind }: Cost): boolean => kind === 'either' || kind === 'choosePlayer';

/** The parts that were chosen of costs that leave a choice. */
export function openCosts(costs: readonly Cost[], ctx: Pick<Context, 'paid'>): readonly Cost[] {
  if (!costs.some(leavesChoice)) return costs;
  return costs.flatMap((cost): readonly Cost[] => {
    if (cost.kind === 'choosePlayer') return [];
    return cost.kind === 'either' ? openCosts(cost.options[(ctx.paid[cost.name] ?? 1) - 1] ?? [], ctx) : [cost];
  });
}

const payCost: Procedure = procedure<G, CostToPay>('payCost', {
  offer: (g, c, answer) => offerCost(g, c, answer, () => refusalOf(g, c)),
  decide(g, c, answer) {
    const works = (ctx: Context): boolean =>
      costsRefusal(g, openCosts(c.cost, ctx), altered(payerOf(c), { ctx })) === null;
    return decideOfferedCost(g, c, payerOf(c), answer, 'decide', works);
  },
  pay(_g, c) {
    return {
      do: 'call',
      procedure: 'payTotal',
      input: paying(c.player, c.ctx, openCosts(c.cost, c.ctx), NO_OBJECT),
      store: 'payment',
    };
  },
  finish(_g, c) {
    const { payment } = c;
    if (payment === undefined) return unpaid(CANNOT_PAY);
    return done(altered(payment, { locals: altered(c.ctx.locals, payment.locals) }));
  },
});

export const canPayCost = (g: G, player: PlayerId, cost: readonly Cost[], ctx: Context): boolean =>
  refusalOf(g, { player, cost, ctx, optional: true }) === null;

export const paymentProcedures = { payTotal, payCost } as const;
