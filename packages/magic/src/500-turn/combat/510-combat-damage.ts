/** The turn-based actions of a combat damage step (510.1–510.2), and which creatures take part in it (510.4). */

import {
  ask,
  type CreateEvent,
  DONE,
  emit,
  go,
  happen,
  NO_OBJECT,
  next,
  type ObjectId,
  procedure,
} from '@rulewright/kernel';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { STACK } from '../../400-zones/400-zones.ts';
import { combatEvent, type DamageEvent } from '../../700-additional/700.1-events/types.ts';
import { strikesTwice } from '../../700-additional/702-keywords/double-strike.ts';
import { strikesFirst } from '../../700-additional/702-keywords/first-strike.ts';
import type { Combat, G, StackEntry } from '../../state.ts';
import { attackerNow } from './506-roles.ts';
import { dividerOf, divisionOf, nextBatch } from './510.1-assignment.ts';
import type { Assigned, Division } from './510.1-division.ts';
import { type AssignDamage, askForDamage, assignments, forcedShares } from './510.1c-assign-damage.ts';

interface Dealing {
  readonly first: boolean;
  /** The creatures that have yet to divide damage: the attackers, then the blockers of each player (510.1, 802.5). */
  readonly waiting: readonly (readonly ObjectId[])[];
  readonly assigned: readonly Assigned[];
}

const NOTHING_YET: readonly Assigned[] = [];

/** 510.4: whether there is a combat damage step for first and double strike before the regular one. */
export function needsFirstStrikeStep(g: G): boolean {
  const { combat } = g.state.game;
  if (combat === null) return false;
  return combat.attackers.some((a) => strikesFirst(g, a.id)) || combat.blockers.some((b) => strikesFirst(g, b.id));
}

/** 510.4, 702.4b, 702.7b: in the second step, those that did not strike in the first, and those that strike twice. */
const dealsNow = (g: G, combat: Combat, id: ObjectId, first: boolean): boolean =>
  first ? strikesFirst(g, id) : !combat.struck.includes(id) || strikesTwice(g, id);

/** The creatures that deal damage now: the attacking player's, then each defending player's. */
function dealersOf(g: G, combat: Combat, first: boolean): readonly (readonly ObjectId[])[] {
  const attackers = combat.attackers.map((a) => a.id);
  const blockers = combat.blockers.map((b) => b.id);
  const byPlayer = inTurnOrder(g, combat.attackingPlayer).map((p) =>
    blockers.filter((id) => controllerOf(g, id) === p),
  );
  return [attackers, ...byPlayer]
    .map((ids) => ids.filter((id) => dealsNow(g, combat, id, first)))
    .filter((ids) => ids.length > 0);
}

export const dealt = (assigned: readonly Assigned[]): readonly DamageEvent[] =>
  assigned.map(({ source, to, amount }) => ({ kind: 'damage', source, to, amount, combat: true }));

/** Until 2009 combat damage went on the stack as it was assigned, and was dealt when it resolved. */
function onTheStack(g: G, assigned: readonly Assigned[]): CreateEvent {
  const player = g.state.game.turn.active;
  const stack: StackEntry = {
    kind: 'combatDamage',
    source: assigned[0]?.source ?? NO_OBJECT,
    effect: null,
    modes: [],
    targets: [],
    x: 0,
    locals: {},
    paid: {},
    event: null,
    condition: null,
    keyword: null,
    assigned,
    from: STACK,
  };
  return { kind: 'create', what: 'ability', to: STACK, owner: player, controller: player, stack };
}

export const combatDamage = procedure<G, Dealing>('combatDamage', {
  begin_510_4(g, { first }) {
    const { combat } = g.state.game;
    if (combat === null) return DONE;
    const waiting = dealersOf(g, combat, first);
    const struck = waiting.flat();
    if (first) happen(g, combatEvent({ ...combat, struck }));
    return next({ first, waiting, assigned: [] } satisfies Dealing);
  },
  /** Those with a single recipient first: nothing that others do changes what they assign. */
  assignWhole_510_1(g, data) {
    const assigned: Assigned[] = [];
    const dividing = data.waiting.map((ids) =>
      ids.filter((id) => {
        const division = divisionOf(g, id, NOTHING_YET);
        if (division === null) return false;
        const [to] = division.among;
        if (division.among.length > 1 || to === undefined) return true;
        assigned.push({ source: id, to, amount: division.total });
        return false;
      }),
    );
    return next({ ...data, waiting: dividing, assigned });
  },
  divide_510_1(g, data, answer) {
    const [ids, ...later] = data.waiting;
    if (ids === undefined) return next(data);
    const batch = nextBatch(g, ids, data.assigned);
    if (batch === null) return go('divide_510_1', { ...data, waiting: later });
    const { parts, rest } = batch;
    const shares = (answer as readonly number[] | undefined) ?? forcedShares(parts);
    if (shares === null) return ask(askFor(g, parts));
    const assigned = [...data.assigned, ...assignments(parts, shares)];
    return go('divide_510_1', { ...data, waiting: [rest, ...later], assigned });
  },
  deal_510_2(g, { assigned }) {
    if (assigned.length === 0) return DONE;
    return emit(g.state.game.profile.combatDamageOnStack ? [onTheStack(g, assigned)] : dealt(assigned));
  },
});

function askFor(g: G, parts: readonly Division[]): AssignDamage {
  const source = parts[0]?.source ?? NO_OBJECT;
  const attacking = attackerNow(g, source) !== null;
  return askForDamage(parts, dividerOf(g, source), attacking ? '510.1c' : '510.1d');
}
