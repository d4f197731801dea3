/** The decision how a creature's combat damage is divided (510.1c–e), where there is a choice. */
import {
  type Decision,
  type DecisionKind,
  type EntityId,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
  type Refusal,
} from '@rulewright/kernel';
import type { G } from '../../state.ts';
import type { Assigned, Division } from './510.1-division.ts';

/** The answer is one amount per recipient; for several creatures that assign together, one list after the other. */
export interface AssignDamage extends Decision {
  readonly kind: 'assignDamage';
  readonly source: ObjectId;
  readonly total: number;
  readonly among: Division['among'];
  readonly parts: readonly Division[];
}

export const askForDamage = (parts: readonly Division[], player: PlayerId, rule: string): AssignDamage => {
  const source = parts[0]?.source ?? NO_OBJECT;
  return {
    kind: 'assignDamage',
    player,
    rule,
    prompt: 'assign-damage',
    about: source,
    source,
    total: parts.reduce((sum, p) => sum + p.total, 0),
    among: parts.flatMap((p) => p.among),
    parts,
  };
};

/** The only way to divide it, or null if there is a choice. */
export function forcedShares(parts: readonly Division[]): readonly number[] | null {
  const [part] = parts;
  if (part === undefined || parts.length > 1 || part.asUnblocked) return null;
  const { among, ranks, lethal, total } = part;
  const alone = among.length === 1 || ((ranks[1] ?? 0) > (ranks[0] ?? 0) && total <= (lethal[0] ?? 0));
  return alone ? among.map((_, i) => (i === 0 ? total : 0)) : null;
}

/** An answer as damage to be dealt. */
export function assignments(parts: readonly Division[], shares: readonly number[]): readonly Assigned[] {
  const assigned: Assigned[] = [];
  let at = 0;
  for (const { source, among } of parts) {
    for (const to of among) {
      const amount = shares[at++] ?? 0;
      if (amount > 0) assigned.push({ source, to, amount });
    }
  }
  return assigned;
}

/** Shares by part. */
function split(parts: readonly Division[], shares: readonly number[]): readonly (readonly number[])[] {
  let at = 0;
  return parts.map(({ among }) => {
    at += among.length;
    return shares.slice(at - among.length, at);
  });
}

/** Why a division of the damage is illegal, or null: each creature's by itself, then all together (510.1e). */
function sharesRefusal({ parts, rule }: AssignDamage, shares: readonly number[]): Refusal | null {
  const byPart = split(parts, shares);
  for (let p = 0; p < parts.length; p++) {
    const part = parts[p] as Division;
    const own = byPart[p] ?? [];
    const is = own.reduce((a, b) => a + b, 0);
    if (is !== part.total) return { code: 'wrong-total', rule, data: { object: part.source, total: part.total, is } };
    const refusal = rankRefusal(parts, byPart, part, own, rule);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** 702.19b–c: nothing for those of a higher rank before all of lower ranks are assigned lethal damage. */
function rankRefusal(
  parts: readonly Division[],
  byPart: readonly (readonly number[])[],
  part: Division,
  own: readonly number[],
  rule: string,
): Refusal | null {
  const { among, ranks, tramples, asUnblocked, source } = part;
  const highest = own.reduce((rank, share, i) => (share > 0 ? Math.max(rank, ranks[i] ?? 0) : rank), 0);
  const last = own.at(-1) ?? 0;
  if (asUnblocked && last === part.total) return null;
  if (asUnblocked && !tramples && last > 0) {
    return { code: 'blocked', rule: '510.1c', data: { object: source, other: among.at(-1) ?? NO_OBJECT } };
  }
  for (let i = 0; i < among.length; i++) {
    const other = among[i] ?? NO_OBJECT;
    if ((ranks[i] ?? 0) < highest && !isLethal(parts, byPart, other)) {
      return { code: 'not-lethal', rule, data: { object: source, other, needed: part.lethal[i] ?? 0 } };
    }
  }
  return null;
}

/** Whether a recipient is assigned lethal damage by one of the creatures or by all of them together. */
function isLethal(parts: readonly Division[], byPart: readonly (readonly number[])[], to: EntityId): boolean {
  let sum = 0;
  let needed = 0;
  for (let p = 0; p < parts.length; p++) {
    const at = parts[p]?.among.indexOf(to) ?? -1;
    if (at < 0) continue;
    const share = byPart[p]?.[at] ?? 0;
    const lethal = parts[p]?.lethal[at] ?? 0;
    if (share >= lethal) return true;
    sum += share;
    needed = Math.max(needed, lethal);
  }
  return sum >= needed;
}

/** Divisions are listed only up to this number. */
const LISTED = 64;

const isAmount = (n: unknown): n is number => typeof n === 'number' && Number.isSafeInteger(n) && n >= 0;

export const assignDamage: DecisionKind<G, AssignDamage, readonly number[]> = {
  check(_, d, answer) {
    return Array.isArray(answer) && answer.length === d.among.length && answer.every(isAmount)
      ? sharesRefusal(d, answer)
      : { code: 'not-a-division', rule: d.rule };
  },
  answers(_, d) {
    if (d.parts.length > 1) return null;
    let ways = 1;
    for (let i = 1; i < d.among.length; i++) {
      ways = (ways * (d.total + i)) / i;
      if (ways > LISTED) return null;
    }
    return compositions(d.total, d.among.length).filter((shares) => sharesRefusal(d, shares) === null);
  },
  sample: (_, d, below) => d.parts.flatMap((part) => sampleShares(part, below)),
};

/** All ways to write a total as so many parts. */
function compositions(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const found: number[][] = [];
  for (let first = 0; first <= total; first++) {
    for (const rest of compositions(total - first, parts - 1)) found.push([first, ...rest]);
  }
  return found;
}

/** Lethal damage to all below a random rank that can be reached, and the rest at random up to that rank. */
function sampleShares(d: Division, below: (bound: number) => number): readonly number[] {
  if (d.asUnblocked && below(2) === 0) return d.among.map((_, i) => (i === d.among.length - 1 ? d.total : 0));
  const last = d.asUnblocked && !d.tramples ? d.among.length - 1 : d.among.length;
  const needs = (rank: number): number => d.lethal.reduce((sum, n, i) => sum + ((d.ranks[i] ?? 0) < rank ? n : 0), 0);
  const reachable = [...new Set(d.ranks.slice(0, last))].filter((rank) => needs(rank) <= d.total);
  const rank = reachable[below(reachable.length)] ?? 0;
  const shares = d.lethal.map((n, i) => ((d.ranks[i] ?? 0) < rank ? n : 0));
  const open = d.among.flatMap((_, i) => (i < last && (d.ranks[i] ?? 0) <= rank ? [i] : []));
  let left = d.total - needs(rank);
  open.forEach((i, n) => {
    const share = n === open.length - 1 ? left : below(left + 1);
    shares[i] = (shares[i] ?? 0) + share;
    left -= share;
  });
  return shares;
}
