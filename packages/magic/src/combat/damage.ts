/** The turn-based actions of a combat damage step (510.1–510.2), and which creatures take part in it (510.4). */
import {
  ask,
  DONE,
  type EntityId,
  emit,
  type GameEvent,
  go,
  happen,
  next,
  type ObjectId,
  type PlayerId,
  procedure,
} from '@rulewright/kernel';
import { characteristics, controllerOf, hasKeyword } from '../characteristics.ts';
import type { CombatEvent, DamageEvent } from '../event-types.ts';
import type { Combat, G } from '../types.ts';
import { type Assigned, askForDamage, type Division, divisionOf, forcedShares } from './assignment.ts';
import { attackerOf, playersAfter } from './attacked.ts';

interface Dealing {
  readonly first: boolean;
  /** The creatures that have yet to assign damage, in the order in which they are asked about. */
  readonly waiting: readonly ObjectId[];
  readonly assigned: readonly Assigned[];
}

const strikesFirst = (g: G, id: ObjectId): boolean => {
  const is = characteristics(g, id);
  return hasKeyword(is, 'first strike') || hasKeyword(is, 'double strike');
};

/** 510.4: whether there is a combat damage step for first and double strike before the regular one. */
export function needsFirstStrikeStep(g: G): boolean {
  const { combat } = g.state.game;
  if (combat === null) return false;
  return combat.attackers.some((a) => strikesFirst(g, a.id)) || combat.blockers.some((b) => strikesFirst(g, b.id));
}

/** 510.4, 702.4b, 702.7b: in the second step, those that did not strike in the first, and those that strike twice. */
const dealsNow = (g: G, combat: Combat, id: ObjectId, first: boolean): boolean =>
  first ? strikesFirst(g, id) : !combat.struck.includes(id) || hasKeyword(characteristics(g, id), 'double strike');

/** 510.1, 802.5: attackers first, then blockers by player; those that trample last, as they may count on the others. */
function dealersOf(g: G, combat: Combat, first: boolean): readonly ObjectId[] {
  const attackers = combat.attackers.map((a) => a.id);
  const tramples = (id: ObjectId): boolean => hasKeyword(characteristics(g, id), 'trample');
  const blockers = playersAfter(g, combat.attackingPlayer).flatMap((player) =>
    combat.blockers.filter((b) => controllerOf(g, b.id) === player).map((b) => b.id),
  );
  return [...attackers.filter((id) => !tramples(id)), ...attackers.filter(tramples), ...blockers].filter((id) =>
    dealsNow(g, combat, id, first),
  );
}

export const combatDamage = procedure<G, Dealing>('combatDamage', {
  begin_510_4(g, { first }) {
    const { combat } = g.state.game;
    if (combat === null) return DONE;
    const waiting = dealersOf(g, combat, first);
    if (first) happen(g, { kind: 'combat', combat: { ...combat, struck: waiting } } satisfies CombatEvent as GameEvent);
    return next({ first, waiting, assigned: [] } satisfies Dealing);
  },
  assign_510_1(g, data, answer) {
    const { waiting, assigned } = data;
    const [id, ...rest] = waiting;
    if (id === undefined) return next(data);
    const division = divisionOf(g, id, assigned);
    if (division === null) return go('assign_510_1', { ...data, waiting: rest });
    const shares = (answer as readonly number[] | undefined) ?? forcedShares(division);
    if (shares === null) return ask(askFor(g, id, division));
    return go('assign_510_1', { ...data, waiting: rest, assigned: [...assigned, ...assignments(division, shares)] });
  },
  deal_510_2(_, { assigned }) {
    if (assigned.length === 0) return DONE;
    return emit(
      assigned.map(({ source, to, amount }): DamageEvent => ({ kind: 'damage', source, to, amount, combat: true })),
    );
  },
});

function askFor(g: G, id: ObjectId, division: Division) {
  const { combat } = g.state.game;
  const attacking = attackerOf(combat, id) !== undefined;
  const player: PlayerId = attacking && combat !== null ? combat.attackingPlayer : controllerOf(g, id);
  return askForDamage(division, player, attacking ? '510.1c' : '510.1d');
}

const assignments = ({ source, among }: Division, shares: readonly number[]): readonly Assigned[] =>
  shares.flatMap((amount, i) => (amount > 0 ? [{ source, to: among[i] as EntityId, amount }] : []));
