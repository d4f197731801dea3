/** Declaring attackers: which creatures may attack what (508.1a–d), and the decision. */

import {
  type Decision,
  type DecisionKind,
  type EntityId,
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
import { isActive, sharers } from '../../100-game/101.4-turn-order.ts';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { ActiveEffect } from '../../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import { Flag, type G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';
import { attackTargets } from './508.1b-attacked.ts';
import { illegality, listDeclarations, sampleDeclaration } from './choosing.ts';
import {
  type Candidate,
  type Choices,
  type Declaration,
  NOTHING,
  type Opposite,
  type Pairs,
  pairsOf,
  readPairs,
  remembered,
  renamedPairs,
  strictest,
} from './declaration.ts';
import { permitted } from './permissions.ts';

/** The answer: each creature that attacks, with what it attacks. */
export interface DeclareAttackers extends Decision {
  readonly kind: 'attackers';
  /** Some attacks have to be paid for, so the declaration may have to be undone. */
  readonly costs: boolean;
}

/** One thing that keeps a creature from attacking at all. */
interface Hindrance {
  readonly code: string;
  readonly rule: string;
  readonly stops: (g: G, row: ObjectRow, is: Characteristics) => boolean;
}

const hindrances: readonly Hindrance[] = [
  { code: 'phased-out', rule: '702.26b', stops: (_, row) => (row.flags & Flag.phasedOut) !== 0 },
  { code: 'not-on-the-battlefield', rule: '508.1a', stops: (_, row) => row.zone !== BATTLEFIELD },
  { code: 'not-a-creature', rule: '506.3', stops: (_, __, is) => !isType(is, TypeBit.creature) },
  { code: 'not-yours', rule: '508.1a', stops: (g, _, is) => !isActive(g, is.controller) },
  { code: 'battle', rule: '508.1a', stops: (_, __, is) => isType(is, TypeBit.battle) },
  { code: 'tapped', rule: '508.1a', stops: (_, row) => (row.flags & Flag.tapped) !== 0 },
  {
    code: 'summoning-sick',
    rule: '302.6',
    stops: (g, row, is) => row.since >= g.state.game.turn.clock && !hasKeyword(is, 'haste'),
  },
  {
    code: 'defender',
    rule: '702.3b',
    stops: (g, row, is) => hasKeyword(is, 'defender') && !permitted(g, 'attackWithDefender', row.id),
  },
];

/** Why a creature may not attack (that target, if one is named), or null. The whole declaration may still be illegal. */
export function canAttack(g: G, id: ObjectId, target?: EntityId): Refusal | null {
  const row = isPlayer(id) ? undefined : findObject(g.state, id);
  if (row === undefined) return { code: 'not-on-the-battlefield', rule: '508.1a', data: { object: id } };
  const is = characteristics(g, id);
  for (const h of hindrances) if (h.stops(g, row, is)) return { code: h.code, rule: h.rule, data: { object: id } };
  const kept = forbidden(g, 'attack', id);
  if (kept !== null || target === undefined) return kept;
  if (!attackTargets(g, is.controller).includes(target)) {
    return { code: 'cannot-be-attacked', rule: '506.3', data: { object: id, other: target } };
  }
  return forbidden(g, 'attack', id, target);
}

/** Effects that let a creature attack something only for a price. */
export const attackPrices = (g: G, id: ObjectId, target: EntityId) => forbiddenUnlessPaid(g, 'attack', id, target);

const attackChoices = remembered((g, active) => {
  const { must, cant } = environment(g);
  const targets = attackTargets(g, active);
  // 805.10b: the active team has one combined attack.
  const team = sharers(g, active);
  const requirements = must.filter((a) => a.effect.action === 'attack');
  const candidates: Candidate[] = [];
  for (const id of zoneObjects(g, BATTLEFIELD, active)) {
    const is = characteristics(g, id);
    if (!team.includes(is.controller) || !isType(is, TypeBit.creature) || canAttack(g, id) !== null) continue;
    const options: number[] = [];
    const priced: number[] = [];
    for (let t = 0; t < targets.length; t++) {
      const target = targets[t] as EntityId;
      if (forbidden(g, 'attack', id, target) !== null) continue;
      options.push(t);
      if (cant.attack !== undefined && attackPrices(g, id, target).length > 0) priced.push(t);
    }
    if (options.length === 0) continue;
    candidates.push({
      id,
      options,
      priced: priced.length === 0 ? NOTHING : priced,
      capacity: 1,
      notAlone: forbidden(g, 'attackAlone', id),
      requirements: requirements.length === 0 ? NO_REQUIREMENTS : requirementsOn(g, id, targets, requirements),
    });
  }
  const opposites = targets.map(
    (id): Opposite => ({ id, fewest: null, most: strictest(countLimits(g, 'beAttackedByMore', id)), wanted: 0 }),
  );
  const most = strictest(team.flatMap((player) => countLimits(g, 'attackByMore', player)));
  return { candidates, opposites, most: most ?? undefined };
});
const NO_REQUIREMENTS: readonly (readonly number[])[] = [];

/** Whether the active player has any attack to declare; without one, nobody need be asked. */
export const couldAttack = (g: G): boolean => attackChoices(g, g.state.game.turn.active).candidates.length > 0;

/** 508.1d: for each effect that makes the creature attack, what it can attack to obey. */
function requirementsOn(
  g: G,
  id: ObjectId,
  targets: readonly EntityId[],
  effects: readonly ActiveEffect<Must>[],
): readonly (readonly number[])[] {
  const every = targets.map((_, i) => i);
  return effects.flatMap((a) => {
    const { what, whom } = a.effect;
    if (!concerns(g, a, what, id)) return [];
    if (whom === undefined) return [every];
    const wanted = select(g, whom, a.ctx);
    return [every.filter((i) => wanted.includes(targets[i] as EntityId))];
  });
}

/** Reads an answer as a declaration; a refusal if a creature may not do what is declared. */
function readAttacks(g: G, c: Choices, pairs: Pairs): Declaration | Refusal {
  const d: (readonly number[])[] = c.candidates.map(() => NOTHING);
  const seen = new Set<number>();
  for (const [creature, target] of pairs) {
    if (seen.has(creature)) return { code: 'already-attacking', rule: '508.1b', data: { object: creature } };
    seen.add(creature);
    const at = c.candidates.findIndex((x) => x.id === creature);
    const option = c.opposites.findIndex((o) => o.id === target);
    if (at < 0 || c.candidates[at]?.options.includes(option) !== true) {
      const refusal = canAttack(g, creature as ObjectId, target as EntityId);
      return refusal ?? { code: 'restricted', rule: '508.1c', data: { object: creature, other: target } };
    }
    d[at] = [option];
  }
  return d;
}

type Attacks = { readonly attacks: Pairs };

export const attackers: DecisionKind<G, DeclareAttackers, Attacks> = {
  check(g, decision, answer) {
    const pairs = readPairs(answer, 'attacks');
    if (pairs === null) return { code: 'not-a-declaration', rule: decision.rule };
    const c = attackChoices(g, decision.player);
    const read = readAttacks(g, c, pairs);
    return 'code' in read ? read : illegality(c, read, '508.1d');
  },
  answers(g, decision) {
    const c = attackChoices(g, decision.player);
    return listDeclarations(c)?.map((d) => ({ attacks: pairsOf(c, d) })) ?? null;
  },
  sample(g, decision, below) {
    const c = attackChoices(g, decision.player);
    return { attacks: pairsOf(c, sampleDeclaration(c, below)) };
  },
  checkpoint: (decision) => decision.costs,
  renamed: (answer, now) => renamedPairs(answer, 'attacks', now),
};

export const askForAttackers = (g: G, player: PlayerId): DeclareAttackers => ({
  kind: 'attackers',
  player,
  rule: '508.1',
  prompt: 'attackers',
  costs: environment(g).cant.attack?.some((a) => a.effect.cost !== undefined) === true,
});

/** The pairs of a legal answer. */
export const attacksIn = (answer: Plain): readonly (readonly [ObjectId, EntityId])[] =>
  (readPairs(answer, 'attacks') ?? []) as readonly (readonly [ObjectId, EntityId])[];
