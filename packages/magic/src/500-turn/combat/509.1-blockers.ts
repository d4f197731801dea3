/** Declaring blockers: which creatures may block which attackers (509.1a–c), and the decision. */

import {
  type Decision,
  type DecisionKind,
  findObject,
  isPlayer,
  type ObjectId,
  type ObjectRow,
  type Plain,
  type PlayerId,
  type Refusal,
  zoneObjects,
} from '@rulewright/kernel';
import type { Must } from '@rulewright/language/magic';
import { concerns } from '@rulewright/rules';
import { countLimits, forbidden, forbiddenUnlessPaid } from '../../100-game/101.2-restrictions.ts';
import { sharers } from '../../100-game/101.4-turn-order.ts';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { ActiveEffect } from '../../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import { type Attacker, Flag, type G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { attackerNow } from './506-roles.ts';
import { type Evader, evader, pairRefusal, unblockable } from './509.1b-evasion.ts';
import { illegality, listDeclarations, sampleDeclaration } from './choosing.ts';
import {
  type Candidate,
  type Choices,
  type Declaration,
  type Limit,
  NOTHING,
  type Opposite,
  type Pairs,
  pairsOf,
  readPairs,
  remembered,
  renamedPairs,
  strictest,
} from './declaration.ts';
import { blockCapacity, permitted } from './permissions.ts';

/** The answer: each blocking creature with the attacker it blocks; a creature that blocks several comes several times. */
export interface DeclareBlockers extends Decision {
  readonly kind: 'blockers';
  /** Whose creatures block: another player than the one who declares, if an effect says so. */
  readonly defender: PlayerId;
  /** Some blocks have to be paid for, so the declaration may have to be undone. */
  readonly costs: boolean;
}

/** One thing that keeps a creature from blocking at all. */
interface Hindrance {
  readonly code: string;
  readonly rule: string;
  readonly stops: (g: G, row: ObjectRow, is: Characteristics) => boolean;
}

const hindrances: readonly Hindrance[] = [
  { code: 'phased-out', rule: '702.26b', stops: (_, row) => (row.flags & Flag.phasedOut) !== 0 },
  { code: 'not-on-the-battlefield', rule: '509.1a', stops: (_, row) => row.zone !== BATTLEFIELD },
  { code: 'not-a-creature', rule: '506.3', stops: (_, __, is) => !isType(is, TypeBit.creature) },
  { code: 'battle', rule: '509.1a', stops: (_, __, is) => isType(is, TypeBit.battle) },
  {
    code: 'tapped',
    rule: '509.1a',
    stops: (g, row) => (row.flags & Flag.tapped) !== 0 && !permitted(g, 'blockAsThoughUntapped', row.id),
  },
];

/** Why a creature may not block (that attacker, if one is named), or null. The whole declaration may still be illegal. */
export function canBlock(g: G, blocker: ObjectId, attacker?: ObjectId): Refusal | null {
  const row = isPlayer(blocker) ? undefined : findObject(g.state, blocker);
  if (row === undefined) return { code: 'not-on-the-battlefield', rule: '509.1a', data: { object: blocker } };
  const is = characteristics(g, blocker);
  for (const h of hindrances) if (h.stops(g, row, is)) return { code: h.code, rule: h.rule, data: { object: blocker } };
  const kept = forbidden(g, 'block', blocker);
  if (kept !== null || attacker === undefined) return kept;
  const attacking = attackerNow(g, attacker);
  if (attacking === null) return { code: 'not-attacking', rule: '509.1a', data: { object: attacker } };
  if (!sharers(g, attacking.defender).includes(is.controller)) {
    return { code: 'not-attacking-you', rule: '509.1a', data: { object: blocker, other: attacker } };
  }
  return unblockable(g, attacking) ?? pairRefusal(g, blocker, evader(g, attacker));
}

/** Effects that let a creature block an attacker only for a price. */
export const blockPrices = (g: G, blocker: ObjectId, attacker: ObjectId) => [
  ...forbiddenUnlessPaid(g, 'block', blocker, attacker),
  ...forbiddenUnlessPaid(g, 'beBlocked', attacker, blocker),
];

const blocksMayCost = (g: G): boolean => {
  const { cant } = environment(g);
  return [...(cant.block ?? []), ...(cant.beBlocked ?? [])].some((a) => a.effect.cost !== undefined);
};

const attackersOf = (g: G, team: readonly PlayerId[]): readonly Attacker[] =>
  g.state.game.combat?.attackers.filter((a) => team.includes(a.defender) && unblockable(g, a) === null) ?? [];

/** 802.4b: only the attackers of this defending player, and only this player's creatures. */
const blockChoices = remembered((g, player) => {
  // 805.10d: the defending team has one combined block.
  const team = sharers(g, player);
  const attacking = attackersOf(g, team);
  if (attacking.length === 0) return { candidates: [], opposites: [] };
  const evaders = attacking.map((a) => evader(g, a.id));
  const musts = environment(g).must.filter((a) => a.effect.action !== 'attack');
  const mayCost = blocksMayCost(g);
  const candidates: Candidate[] = [];
  for (const id of zoneObjects(g, BATTLEFIELD, player)) {
    const is = characteristics(g, id);
    if (!team.includes(is.controller) || !isType(is, TypeBit.creature) || canBlock(g, id) !== null) continue;
    const options: number[] = [];
    const priced: number[] = [];
    for (let i = 0; i < evaders.length; i++) {
      const attacker = evaders[i] as Evader;
      if (pairRefusal(g, id, attacker) !== null) continue;
      options.push(i);
      if (mayCost && blockPrices(g, id, attacker.id).length > 0) priced.push(i);
    }
    if (options.length === 0) continue;
    candidates.push({
      id,
      options,
      priced: priced.length === 0 ? NOTHING : priced,
      capacity: blockCapacity(g, id),
      notAlone: forbidden(g, 'blockAlone', id),
      requirements: musts.length === 0 ? NO_REQUIREMENTS : requirementsOn(g, id, attacking, musts),
    });
  }
  const opposites = attacking.map(
    (a): Opposite => ({
      id: a.id,
      fewest: fewest(g, a.id),
      most: most(g, a.id),
      wanted: musts.length === 0 ? 0 : timesWanted(g, a.id, musts),
    }),
  );
  return { candidates, opposites, most: mostBlockers(g, team) };
});

/** Those that block already, of players who declared before (802.4a), count. */
function mostBlockers(g: G, team: readonly PlayerId[]): Limit | undefined {
  const limit = strictest(team.flatMap((player) => countLimits(g, 'blockByMore', player)));
  if (limit === null) return undefined;
  const already = new Set(g.state.game.combat?.blockers.map(({ id }) => id));
  return { ...limit, count: Math.max(0, limit.count - already.size) };
}

const NO_REQUIREMENTS: readonly (readonly number[])[] = [];

/** Whether a defending player has any block to declare; without one, the player need not be asked. */
export const couldBlock = (g: G, player: PlayerId): boolean => blockChoices(g, player).candidates.length > 0;

/** 702.111b, and effects that ask for two, three … */
function fewest(g: G, attacker: ObjectId): Limit | null {
  let limit: Limit | null = hasKeyword(characteristics(g, attacker), 'menace')
    ? { count: 2, why: { code: 'menace', rule: '702.111b', data: { object: attacker } } }
    : null;
  for (const other of countLimits(g, 'beBlockedByFewer', attacker))
    if (other.count > (limit?.count ?? 1)) limit = other;
  return limit;
}

const most = (g: G, attacker: ObjectId): Limit | null => strictest(countLimits(g, 'beBlockedByMore', attacker));

/** 509.1c: "blocks if able", "blocks that creature if able", and "all creatures able to block it do so". */
function requirementsOn(
  g: G,
  id: ObjectId,
  attacking: readonly Attacker[],
  effects: readonly ActiveEffect<Must>[],
): readonly (readonly number[])[] {
  const every = attacking.map((_, i) => i);
  return effects.flatMap((a) => {
    const { action, what, whom } = a.effect;
    if (action === 'beBlockedByAll') {
      return every.filter((i) => concerns(g, a, what, (attacking[i] as Attacker).id)).map((i) => [i]);
    }
    if (action !== 'block' || !concerns(g, a, what, id)) return [];
    if (whom === undefined) return [every];
    const wanted = select(g, whom, a.ctx);
    return [every.filter((i) => wanted.includes((attacking[i] as Attacker).id))];
  });
}

/** "Must be blocked if able": one creature is enough. */
const timesWanted = (g: G, attacker: ObjectId, effects: readonly ActiveEffect<Must>[]): number =>
  effects.filter((a) => a.effect.action === 'beBlocked' && concerns(g, a, a.effect.what, attacker)).length;

/** Reads an answer as a declaration; a refusal if a creature may not do what is declared. */
function readBlocks(g: G, c: Choices, pairs: Pairs, player: PlayerId): Declaration | Refusal {
  const d: (readonly number[])[] = c.candidates.map(() => NOTHING);
  for (const [blocker, attacker] of pairs) {
    const at = c.candidates.findIndex((x) => x.id === blocker);
    const candidate = c.candidates[at];
    const option = c.opposites.findIndex((o) => o.id === attacker);
    if (candidate?.options.includes(option) !== true)
      return whyNot(g, blocker as ObjectId, attacker as ObjectId, player);
    const chosen = d[at] ?? NOTHING;
    if (chosen.includes(option) || chosen.length >= candidate.capacity) {
      return { code: 'already-blocking', rule: '509.1a', data: { object: blocker } };
    }
    d[at] = [...chosen, option];
  }
  return d;
}

function whyNot(g: G, blocker: ObjectId, attacker: ObjectId, player: PlayerId): Refusal {
  const row = isPlayer(blocker) ? undefined : findObject(g.state, blocker);
  if (row?.zone === BATTLEFIELD && !sharers(g, player).includes(characteristics(g, blocker).controller)) {
    return { code: 'not-yours', rule: '509.1a', data: { object: blocker } };
  }
  const refusal = canBlock(g, blocker, attacker);
  return refusal ?? { code: 'restricted', rule: '509.1b', data: { object: blocker, other: attacker } };
}

type Blocks = { readonly blocks: Pairs };

export const blockers: DecisionKind<G, DeclareBlockers, Blocks> = {
  check(g, decision, answer) {
    const pairs = readPairs(answer, 'blocks');
    if (pairs === null) return { code: 'not-a-declaration', rule: decision.rule };
    const c = blockChoices(g, decision.defender);
    const read = readBlocks(g, c, pairs, decision.defender);
    return 'code' in read ? read : illegality(c, read, '509.1c');
  },
  answers(g, decision) {
    const c = blockChoices(g, decision.defender);
    return listDeclarations(c)?.map((d) => ({ blocks: pairsOf(c, d) })) ?? null;
  },
  sample(g, decision, below) {
    const c = blockChoices(g, decision.defender);
    return { blocks: pairsOf(c, sampleDeclaration(c, below)) };
  },
  checkpoint: (decision) => decision.costs,
  renamed: (answer, now) => renamedPairs(answer, 'blocks', now),
};

/** The player who chooses the blocks of a defending player; of several effects the last (613.7). */
export function choosesBlocks(g: G, defender: PlayerId): PlayerId {
  for (const { effect, ctx } of environment(g).may.toReversed()) {
    if (effect.action !== 'chooseBlocks') continue;
    const who = select(g, effect.who, ctx).find(isPlayer);
    if (who !== undefined && g.state.players[who]?.standing === 'playing') return who;
  }
  return defender;
}

export const askForBlockers = (g: G, player: PlayerId): DeclareBlockers => ({
  kind: 'blockers',
  player: choosesBlocks(g, player),
  defender: player,
  rule: '509.1',
  prompt: 'blockers',
  costs: blocksMayCost(g),
});

/** The pairs of a legal answer. */
export const blocksIn = (answer: Plain): readonly (readonly [ObjectId, ObjectId])[] =>
  (readPairs(answer, 'blocks') ?? []) as readonly (readonly [ObjectId, ObjectId])[];
