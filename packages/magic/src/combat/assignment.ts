/** How a creature may assign its combat damage (510.1), and the decision where there is a choice. */
import {
  type Decision,
  type DecisionKind,
  type EntityId,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
} from '@rulewright/kernel';
import { TypeBit } from '../card-types.ts';
import { characteristics, hasKeyword, isType } from '../characteristics.ts';
import type { Attacker, Blocker, G } from '../types.ts';
import { attackerOf } from './attacked.ts';
import { permitted } from './permissions.ts';

/** Damage that a creature has been assigned to deal in this step. */
export interface Assigned {
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
}

/** What a creature's damage may be divided among, and by which rule. */
export interface Division {
  readonly source: ObjectId;
  readonly total: number;
  readonly among: readonly EntityId[];
  /** By recipient: how much more is lethal, with what is marked on it and what others are assigned to deal. */
  readonly lethal: readonly number[];
  /** By recipient, ascending: one may be assigned damage only if all of lower ranks are assigned lethal damage. */
  readonly ranks: readonly number[];
  /** All may go to the last recipient, as though the creature were not blocked. */
  readonly asUnblocked: boolean;
}

/** The answer is one amount per recipient. */
export interface AssignDamage extends Decision, Division {
  readonly kind: 'assignDamage';
}

/** 510.1a: how much a creature assigns. */
const combatDamageOf = (g: G, id: ObjectId): number => {
  const { power, toughness } = characteristics(g, id);
  return Math.max(0, (permitted(g, 'assignByToughness', id) ? toughness : power) ?? 0);
};

/** 510.1a–d, 702.19: how a creature in combat assigns its damage; null if it assigns none. */
export function divisionOf(g: G, id: ObjectId, assigned: readonly Assigned[]): Division | null {
  const { combat } = g.state.game;
  const total = combatDamageOf(g, id);
  if (combat === null || total === 0) return null;
  const attacker = attackerOf(combat, id);
  const blocker = attacker === undefined ? combat.blockers.find((b) => b.id === id) : undefined;
  const recipients = attacker !== undefined ? attackerRecipients(g, attacker) : blockerRecipients(g, blocker);
  if (recipients.among.length === 0) return null;
  const { among, ranks, asUnblocked } = recipients;
  return { source: id, total, among, ranks, asUnblocked, lethal: among.map((to) => lethalTo(g, id, to, assigned)) };
}

type Recipients = Pick<Division, 'among' | 'ranks' | 'asUnblocked'>;

function attackerRecipients(g: G, attacker: Attacker): Recipients {
  const beyond = attackedBy(g, attacker);
  if (!attacker.blocked) return { among: beyond, ranks: beyond.map((_, i) => i), asUnblocked: false };
  const is = characteristics(g, attacker.id);
  const tramples = hasKeyword(is, 'trample') || hasKeyword(is, OVER_PLANESWALKERS);
  const inOrder = g.state.game.profile.damageAssignmentOrder;
  const among: EntityId[] = [...attacker.blockedBy];
  const ranks = among.map((_, i) => (inOrder ? i : 0));
  // Beside blockers, "as though it weren't blocked" and trample reach what is attacked; without any, only they do (702.19d).
  const asUnblocked = !tramples && permitted(g, 'assignAsUnblocked', attacker.id);
  if (tramples || asUnblocked) {
    beyond.forEach((to, i) => {
      among.push(to);
      ranks.push(attacker.blockedBy.length + i);
    });
  }
  return { among, ranks, asUnblocked: asUnblocked && beyond.length > 0 && attacker.blockedBy.length > 0 };
}

const OVER_PLANESWALKERS = 'trample over planeswalkers';

/** 510.1b: what the creature attacks; with trample over planeswalkers the defending player after it (702.19c, 702.19e). */
function attackedBy(g: G, { id, target, defender }: Attacker): readonly EntityId[] {
  const over = hasKeyword(characteristics(g, id), OVER_PLANESWALKERS);
  if (target === NO_OBJECT) return over && isPlaying(g, defender) ? [defender] : [];
  if (isPlayer(target)) return isPlaying(g, target) ? [target] : [];
  const planeswalker = isType(characteristics(g, target), TypeBit.planeswalker);
  return over && planeswalker && isPlaying(g, defender) ? [target, defender] : [target];
}

const isPlaying = (g: G, player: PlayerId): boolean => g.state.players[player]?.standing === 'playing';

/** 510.1d. */
function blockerRecipients(g: G, blocker: Blocker | undefined): Recipients {
  const among = blocker?.blocks ?? [];
  const inOrder = g.state.game.profile.damageAssignmentOrder;
  return { among, ranks: among.map((_, i) => (inOrder ? i : 0)), asUnblocked: false };
}

/** How much damage from this source is lethal, or uses up a planeswalker's loyalty, after what is there already. */
function lethalTo(g: G, source: ObjectId, to: EntityId, assigned: readonly Assigned[]): number {
  if (isPlayer(to)) return 0;
  const is = characteristics(g, to);
  const row = objectRow(g.state, to);
  let needed = isType(is, TypeBit.creature)
    ? (is.toughness ?? 0) - row.damage
    : isType(is, TypeBit.planeswalker)
      ? (row.counters.loyalty ?? 0)
      : (row.counters.defense ?? 0);
  const deadly = (id: ObjectId): boolean =>
    isType(is, TypeBit.creature) && hasKeyword(characteristics(g, id), 'deathtouch');
  for (const other of assigned) {
    if (other.to !== to || other.source === source) continue;
    needed = deadly(other.source) ? 0 : needed - other.amount;
  }
  // 702.2c: any damage from a source with deathtouch is lethal.
  return Math.max(0, deadly(source) ? Math.min(needed, 1) : needed);
}

/** The only way to divide it, or null if there is a choice. */
export function forcedShares({ among, ranks, lethal, total, asUnblocked }: Division): readonly number[] | null {
  if (asUnblocked) return null;
  const alone = among.length === 1 || ((ranks[1] ?? 0) > (ranks[0] ?? 0) && total <= (lethal[0] ?? 0));
  return alone ? among.map((_, i) => (i === 0 ? total : 0)) : null;
}

/** Why a division of the damage is illegal, or null. */
function sharesRefusal(d: Division, shares: readonly number[], rule: string): Refusal | null {
  const is = shares.reduce((a, b) => a + b, 0);
  if (is !== d.total) return { code: 'wrong-total', rule, data: { object: d.source, total: d.total, is } };
  if (d.asUnblocked && shares.at(-1) === d.total) return null;
  for (let i = 0; i < shares.length; i++) {
    if ((shares[i] ?? 0) === 0) continue;
    if (d.asUnblocked && i === shares.length - 1) {
      return { code: 'blocked', rule: '510.1c', data: { object: d.source, other: d.among[i] ?? NO_OBJECT } };
    }
    for (let j = 0; j < i; j++) {
      const needed = d.lethal[j] ?? 0;
      if ((d.ranks[j] ?? 0) >= (d.ranks[i] ?? 0) || (shares[j] ?? 0) >= needed) continue;
      return { code: 'not-lethal', rule, data: { object: d.source, other: d.among[j] ?? NO_OBJECT, needed } };
    }
  }
  return null;
}

/** Divisions are listed only up to this number. */
const LISTED = 64;

export const assignDamage: DecisionKind<G, AssignDamage, readonly number[]> = {
  check(_, d, answer) {
    const whole = (n: unknown): n is number => typeof n === 'number' && Number.isSafeInteger(n) && n >= 0;
    if (!Array.isArray(answer) || answer.length !== d.among.length || !answer.every(whole)) {
      return { code: 'not-a-division', rule: d.rule };
    }
    return sharesRefusal(d, answer, d.rule);
  },
  answers(_, d) {
    let ways = 1;
    for (let i = 1; i < d.among.length; i++) {
      ways = (ways * (d.total + i)) / i;
      if (ways > LISTED) return null;
    }
    return compositions(d.total, d.among.length).filter((shares) => sharesRefusal(d, shares, d.rule) === null);
  },
  sample(_, d, below) {
    if (d.asUnblocked && below(2) === 0) return d.among.map((_, i) => (i === d.among.length - 1 ? d.total : 0));
    return sampleShares(d, below);
  },
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
  const last = d.asUnblocked ? d.among.length - 1 : d.among.length;
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

export const askForDamage = (division: Division, player: PlayerId, rule: string): AssignDamage => ({
  kind: 'assignDamage',
  player,
  rule,
  prompt: 'assign-damage',
  about: division.source,
  ...division,
});
