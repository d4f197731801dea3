/** What a mana cost asks for, one mana at a time, in each of the ways in which its symbols can be paid (107.4, 118.13). */
import { ANY_TYPE, type CostSymbol, type ManaCost } from '../106-mana/107.4-mana-symbols.ts';
import { LAST, type Need } from './mana-matching.ts';

/** One way of paying all hybrid and Phyrexian symbols. */
export interface PaymentForm {
  readonly needs: readonly Need[];
  /** Life paid for Phyrexian symbols. */
  readonly life: number;
}

const need = (types: number, snow: boolean, rank: number): Need => ({ types, snow, rank });

const symbolNeed = (s: CostSymbol, rank: number, anyType: boolean): Need =>
  need(anyType || s.snow ? ANY_TYPE : s.types, s.snow, rank);

const bits = (n: number): number => (n === 0 ? 0 : (n & 1) + bits(n >> 1));

/** All subsets of n things, the smaller ones first. */
const subsets = (n: number): readonly number[] =>
  Array.from({ length: 1 << n }, (_, i) => i).sort((a, b) => bits(a) - bits(b) || a - b);

/**
 * All forms, the best first: mana before life, one coloured mana before two generic. What few types can pay comes
 * before what many can.
 */
export function paymentForms(cost: ManaCost, anyType: boolean, rank = LAST): readonly PaymentForm[] {
  if (anyType || rank !== LAST) return worked(cost, anyType, rank);
  const known = usual.get(cost);
  if (known !== undefined) return known;
  const made = worked(cost, anyType, rank);
  usual.set(cost, made);
  return made;
}
const usual = new WeakMap<ManaCost, readonly PaymentForm[]>();

function worked(cost: ManaCost, anyType: boolean, rank: number): readonly PaymentForm[] {
  const phyrexian = cost.symbols.filter((s) => s.life > 0);
  const either = cost.symbols.filter((s) => s.life === 0 && s.generic > 0);
  const plain = cost.symbols.filter((s) => s.life === 0 && s.generic === 0).map((s) => symbolNeed(s, rank, anyType));
  const forms: PaymentForm[] = [];
  for (const withLife of subsets(phyrexian.length)) {
    for (const asGeneric of subsets(either.length)) {
      let { generic } = cost;
      let halves = 0;
      let life = 0;
      const needs = plain.slice();
      phyrexian.forEach((s, i) => {
        if ((withLife & (1 << i)) !== 0) life += s.life;
        else needs.push(symbolNeed(s, rank, anyType));
      });
      either.forEach((s, i) => {
        if ((asGeneric & (1 << i)) !== 0) halves += s.generic;
        else needs.push(symbolNeed(s, rank, anyType));
      });
      generic += Math.max(0, halves - (cost.spare ?? 0));
      needs.sort((a, b) => Number(b.snow) - Number(a.snow) || bits(a.types) - bits(b.types));
      for (let i = 0; i < generic; i++) needs.push(need(ANY_TYPE, false, rank));
      forms.push({ needs, life });
    }
  }
  return forms;
}

/** The cost can be paid in one way only, as far as its symbols go. */
export const hasOneForm = (cost: ManaCost): boolean => cost.symbols.every((s) => s.life === 0 && s.generic === 0);
