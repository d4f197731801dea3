/** Assist (702.132): another player may pay for generic mana in the total cost of a spell. */
import {
  ask,
  type ChooseEntities,
  type ChooseNumber,
  call,
  type Directive,
  done,
  next,
  type ObjectId,
  type PlayerId,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { NO_MANA } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { canPayMana, paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import type { Purpose } from '../../100-game/118-costs/auto-payer.ts';
import { purposeWith } from '../../100-game/118-costs/mana-sources.ts';
import type { Payer } from '../../100-game/118-costs/payer.ts';
import { context, type G } from '../../state.ts';
import type { TotalCost } from './601.2f-total-cost.ts';
import { type PaymentResult, paying } from './601.2h-payment.ts';

export const hasAssist = (abilities: readonly Ability[]): boolean =>
  abilities.some((a) => a.kind === 'keyword' && a.keyword === 'assist');

/** The cost of so much generic mana. */
const generic = (amount: number, { anyType }: TotalCost): TotalCost => ({
  mana: { ...NO_MANA, generic: amount },
  others: [],
  unpayable: false,
  anyType,
});

export const lessGeneric = (total: TotalCost, amount: number): TotalCost =>
  total.mana === null || amount === 0
    ? total
    : { ...total, mana: { ...total.mana, generic: total.mana.generic - amount } };

/** The most of the generic mana that a player could pay. */
function mostBy(g: G, player: PlayerId, total: TotalCost, purpose: Purpose | null): number {
  for (let amount = total.mana?.generic ?? 0; amount > 0; amount--) {
    const part = generic(amount, total);
    if (part.mana !== null && canPayMana(g, player, part.mana, false, purposeWith(purpose, total), [])) return amount;
  }
  return 0;
}

const others = (g: G, player: PlayerId): readonly PlayerId[] => inTurnOrder(g, player).filter((p) => p !== player);

/** Whether a cost could be paid if another player paid as much of it as possible. */
export const payableTogether = (g: G, total: TotalCost, payer: Payer, purpose: Purpose | null): boolean =>
  others(g, payer.player).some((p) => {
    const most = mostBy(g, p, total, purpose);
    return most > 0 && paymentRefusal(g, lessGeneric(total, most), payer, purpose) === null;
  });

interface Assisting {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly total: TotalCost;
  readonly purpose: Purpose;
  readonly helper?: PlayerId;
  readonly amount?: number;
  readonly payment?: PaymentResult;
}

/** Its result is how much another player has paid. */
const assist: Procedure = procedure<G, Assisting>('assist', {
  whom_702_132a(g, a, answer): Directive {
    const from = others(g, a.player).filter((p) => mostBy(g, p, a.total, a.purpose) > 0);
    if (from.length === 0) return done(0);
    if (answer === undefined) {
      const asked = { player: a.player, rule: '702.132a', prompt: 'assist', about: a.object };
      return ask({ kind: 'entities', ...asked, from, min: 0, max: 1 } as ChooseEntities);
    }
    const [helper] = answer as readonly PlayerId[];
    return helper === undefined ? done(0) : next({ ...a, helper });
  },
  howMuch_702_132a(g, a, answer): Directive {
    const { helper } = a;
    if (helper === undefined) return done(0);
    if (answer === undefined) {
      const max = mostBy(g, helper, a.total, a.purpose);
      const asked = { player: helper, rule: '702.132a', prompt: 'assist-amount', about: a.object };
      return ask({ kind: 'number', ...asked, min: 0, max } as ChooseNumber);
    }
    const amount = answer as number;
    if (amount === 0) return done(0);
    const pays = paying(helper, context(a.object, helper), generic(amount, a.total), a.purpose, 'auto', false);
    return call('payTotal', pays, { store: 'payment', data: { ...a, amount } });
  },
  paid_702_132a(_g, { payment, amount = 0 }): Directive {
    return done(payment?.paid === true ? amount : 0);
  },
});

export const assistProcedures = { assist } as const;
