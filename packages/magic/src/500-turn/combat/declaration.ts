/**
 * What a declaration of attackers or blockers is chosen from: creatures, each with what it may attack or block, and the
 * restrictions and requirements that concern the declaration as a whole (508.1c–d, 509.1b–c).
 */
import type { EntityId, ObjectId, Plain, PlayerId, Refusal, State } from '@rulewright/kernel';
import type { G } from '../../state.ts';

/** A creature that could attack or block. */
export interface Candidate {
  readonly id: ObjectId;
  /** Indices into `opposites`: what it may attack or block. */
  readonly options: readonly number[];
  /** Those of the options that cost something (508.1h, 509.1d). */
  readonly priced: readonly number[];
  /** How many it may attack or block at once. */
  readonly capacity: number;
  /** Why it may not be the only one declared, if so. */
  readonly notAlone: Refusal | null;
  /** One entry per requirement on this creature: the indices of the opposites that obey it. */
  readonly requirements: readonly (readonly number[])[];
}

export interface Limit {
  readonly count: number;
  readonly why: Refusal;
}

/** Something that can be attacked, or an attacker that can be blocked. */
export interface Opposite {
  readonly id: EntityId;
  /** It may not be blocked by fewer creatures than this (menace: two), and why; null if by any number. */
  readonly fewest: Limit | null;
  /** Nor by more than this. */
  readonly most: Limit | null;
  /** How many requirements say that some creature must block it. */
  readonly wanted: number;
}

export interface Choices {
  readonly candidates: readonly Candidate[];
  readonly opposites: readonly Opposite[];
  /** No more creatures than this may be declared at all, and why. */
  readonly most?: Limit | undefined;
}

/** By candidate: the indices of the opposites chosen for it. */
export type Declaration = readonly (readonly number[])[];

export type Pairs = readonly (readonly [number, number])[];

export const NOTHING: readonly number[] = [];

/** How many creatures are declared against each opposite. */
function countEach(c: Choices, d: Declaration): number[] {
  const counts = c.opposites.map(() => 0);
  for (const chosen of d) for (const o of chosen) counts[o] = (counts[o] ?? 0) + 1;
  return counts;
}

/** Why the declaration as a whole breaks a restriction, or null. */
export function restrictionBroken(c: Choices, d: Declaration): Refusal | null {
  let declared = 0;
  let lone: Candidate | undefined;
  for (let i = 0; i < d.length; i++) {
    if (d[i]?.length === 0) continue;
    declared++;
    lone = c.candidates[i];
  }
  if (declared === 1 && lone !== undefined && lone.notAlone !== null) return lone.notAlone;
  if (declared === 0) return null;
  if (c.most !== undefined && declared > c.most.count) return c.most.why;
  let counts: number[] | null = null;
  for (let o = 0; o < c.opposites.length; o++) {
    const opposite = c.opposites[o];
    if (opposite === undefined || !isLimited(opposite)) continue;
    counts ??= countEach(c, d);
    const limit = limitBroken(opposite, counts[o] ?? 0);
    if (limit !== null) return limit.why;
  }
  return null;
}

/** The strictest of several limits to how many there may be. */
export const strictest = (limits: readonly Limit[]): Limit | null =>
  limits.reduce<Limit | null>((least, limit) => (least === null || limit.count < least.count ? limit : least), null);

export const isLimited = (o: Opposite): boolean => o.fewest !== null || o.most !== null;

/** The limit that so many creatures against it break. */
export function limitBroken({ fewest, most }: Opposite, count: number): Limit | null {
  if (count === 0) return null;
  if (fewest !== null && count < fewest.count) return fewest;
  return most !== null && count > most.count ? most : null;
}

/** How many requirements on this creature a choice for it obeys. */
export function obeyedBy(candidate: Candidate, chosen: readonly number[]): number {
  let n = 0;
  for (const requirement of candidate.requirements) if (chosen.some((o) => requirement.includes(o))) n++;
  return n;
}

export function obeyed(c: Choices, d: Declaration): number {
  let n = 0;
  for (let i = 0; i < d.length; i++) {
    const candidate = c.candidates[i];
    if (candidate !== undefined) n += obeyedBy(candidate, d[i] ?? NOTHING);
  }
  if (c.opposites.every((o) => o.wanted === 0)) return n;
  const counts = countEach(c, d);
  c.opposites.forEach((o, i) => {
    if ((counts[i] ?? 0) > 0) n += o.wanted;
  });
  return n;
}

export const hasRequirements = (c: Choices): boolean =>
  c.candidates.some((x) => x.requirements.length > 0) || c.opposites.some((o) => o.wanted > 0);

/** The declaration as pairs of ids, as it is answered. */
export const pairsOf = (c: Choices, d: Declaration): Pairs =>
  d.flatMap((chosen, i) => chosen.map((o): [number, number] => [c.candidates[i]?.id ?? -1, c.opposites[o]?.id ?? -1]));

/** An answer of the shape `{[key]: [[id, id], …]}`, or null. Takes any JSON value. */
export function readPairs(answer: Plain, key: string): Pairs | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const list = (answer as { readonly [key: string]: Plain })[key];
  if (!Array.isArray(list)) return null;
  const isPair = (p: unknown): p is readonly [number, number] =>
    Array.isArray(p) && p.length === 2 && Number.isInteger(p[0]) && Number.isInteger(p[1]);
  return list.every(isPair) ? list : null;
}

/** The same declaration with other creatures and players; itself if it is none. */
export function renamedPairs(answer: Plain, key: string, now: (id: EntityId) => EntityId): Plain {
  const pairs = readPairs(answer, key);
  return pairs === null ? answer : { [key]: pairs.map(([a, b]) => [now(a as EntityId), now(b as EntityId)]) };
}

/** Choices are asked for several times while a decision waits, and nothing changes meanwhile: they are made once. */
export function remembered(make: (g: G, player: PlayerId) => Choices): (g: G, player: PlayerId) => Choices {
  interface Known {
    readonly player: PlayerId;
    /** The length of the log, which grows with every change. */
    readonly at: number;
    readonly choices: Choices;
  }
  const known = new WeakMap<State, Known>();
  return (g, player) => {
    const old = known.get(g.state);
    if (old !== undefined && old.player === player && old.at === g.state.log.length) return old.choices;
    const choices = make(g, player);
    known.set(g.state, { player, at: g.state.log.length, choices });
    return choices;
  };
}
