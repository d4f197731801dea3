/** Paying mana by hand: activating mana abilities one by one, then spending mana from the pool (601.2g–h). */

import type { Answer, ObjectId, PlayerId, Refusal } from '@rulewright/kernel';
import type { ManaCost } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import type { PaymentDecision } from '../../100-game/117-priority/decision-types.ts';
import { paymentForms } from '../../100-game/118-costs/118.13-needs.ts';
import { payableLife } from '../../100-game/118-costs/119.4-payable-life.ts';
import { findPlan } from '../../100-game/118-costs/auto-payer.ts';
import { match } from '../../100-game/118-costs/mana-matching.ts';
import { maySpend } from '../../100-game/118-costs/mana-sources.ts';
import type { Purpose } from '../../100-game/118-costs/purpose.ts';
import type { G } from '../../state.ts';
import { manaAbilityRefusal, usableManaAbilities } from '../605-mana-abilities/605-mana-abilities.ts';

export type PaymentAnswer =
  /** The rest is paid automatically; if that is possible, without tapping these. */
  | { readonly auto: true; readonly sparing?: readonly ObjectId[] }
  | { readonly activate: { readonly object: ObjectId; readonly index: number } }
  /** Indices into the pool; pays exactly. */
  | { readonly spend: readonly number[] }
  /** 733.1: the whole action is undone. */
  | { readonly cancel: true };

/** What spending some of the pool amounts to: the life paid for Phyrexian symbols; null if it is no payment. */
export function exactPayment(
  g: G,
  player: PlayerId,
  cost: ManaCost,
  anyType: boolean,
  purpose: Purpose | null,
  spend: readonly number[],
): number | null {
  const totals = g.state.game.totals[player];
  if (totals === undefined || new Set(spend).size !== spend.length) return null;
  const units: { types: number; snow: boolean; rank: number }[] = [];
  for (const i of spend) {
    const mana = totals.mana[i];
    if (mana === undefined) return null;
    if (mana.only !== undefined && !maySpend(g, [mana.only], mana.source, player, purpose)) return null;
    units.push({ types: 1 << mana.type, snow: mana.snow, rank: 0 });
  }
  for (const { needs, life } of paymentForms(cost, anyType)) {
    if (needs.length !== units.length || life > payableLife(g, player)) continue;
    if (match(needs, units).matched === needs.length) return life;
  }
  return null;
}

/** Some of the pool that pays the cost, if the pool alone can. */
function poolPayment(
  g: G,
  player: PlayerId,
  cost: ManaCost,
  anyType: boolean,
  purpose: Purpose | null,
): readonly number[] | null {
  const pool = g.state.game.totals[player]?.mana ?? [];
  const usable: number[] = [];
  pool.forEach((m, i) => {
    if (m.only === undefined || maySpend(g, [m.only], m.source, player, purpose)) usable.push(i);
  });
  const units = usable.map((i) => {
    const m = pool[i];
    return { types: m === undefined ? 0 : 1 << m.type, snow: m?.snow === true, rank: 0 };
  });
  for (const { needs, life } of paymentForms(cost, anyType)) {
    if (life > payableLife(g, player)) continue;
    const found = match(needs, units);
    if (found.matched === needs.length) return found.unitOf.map((u) => usable[u] as number);
  }
  return null;
}

const refuse = (code: string, rule: string): Refusal => ({ code, rule });

const isRecord = (answer: Answer): answer is { readonly [key: string]: Answer } =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const isIndexList = (value: Answer | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((n) => Number.isInteger(n));

export function paymentAnswerRefusal(g: G, d: PaymentDecision, answer: Answer): Refusal | null {
  if (!isRecord(answer)) return refuse('not-a-payment', d.rule);
  if (answer.cancel === true) return null;
  if (answer.auto === true && answer.sparing !== undefined && !isIndexList(answer.sparing))
    return refuse('not-a-payment', d.rule);
  if (answer.auto === true) return planOf(g, d) === null ? refuse('cannot-pay', '118.3') : null;
  if (isRecord(answer.activate ?? null)) {
    const { object, index } = answer.activate as { readonly [key: string]: Answer };
    if (typeof object !== 'number' || typeof index !== 'number') return refuse('not-a-payment', d.rule);
    return manaAbilityRefusal(g, d.player, object as ObjectId, index);
  }
  if (!isIndexList(answer.spend)) return refuse('not-a-payment', d.rule);
  const life = exactPayment(g, d.player, d.mana, d.anyType, d.purpose, answer.spend);
  return life === null ? refuse('wrong-payment', '118.3a') : null;
}

const planOf = (g: G, d: PaymentDecision) =>
  findPlan(g, d.player, d.mana, d.anyType, d.purpose, d.untappable, d.reserved);

export function legalPayments(g: G, d: PaymentDecision): readonly PaymentAnswer[] {
  const out: PaymentAnswer[] = [];
  if (planOf(g, d) !== null) out.push({ auto: true });
  for (const { object, index } of usableManaAbilities(g, d.player)) out.push({ activate: { object, index } });
  const spend = poolPayment(g, d.player, d.mana, d.anyType, d.purpose);
  if (spend !== null) out.push({ spend });
  out.push({ cancel: true });
  return out;
}
