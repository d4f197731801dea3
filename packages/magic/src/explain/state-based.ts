/** Which state-based actions wait for a permanent, a player or another object, and which do not, with the numbers that decide. */
import {
  type Derivation,
  derivation,
  type EntityId,
  findObject,
  isPlayer,
  objectRow,
  playerRow,
} from '@rulewright/kernel';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import {
  concernsPermanent,
  type Facts,
  isOfCommanders,
  isOfPermanents,
  isOfPlayers,
  isOfStrays,
  type StateBasedAction,
} from '../700-additional/704-state-based-actions/704-action.ts';
import { stateBasedActions } from '../700-additional/704-state-based-actions/704-table.ts';
import { commanderOf } from '../900-variants/903-commander/903.3-commander.ts';
import type { G } from '../state.ts';
import { characteristicFacts } from './characteristic.ts';

/** For each action that could concern the permanent or player: that it happens, or that it does not. */
export function stateBasedFacts(g: G, id: EntityId): Derivation {
  const because = stateBasedActions.flatMap((action) => {
    const seen = action.when === undefined || action.when(g) ? lookAt(g, action, id) : null;
    return seen === null ? [] : [told(g, action.rule, id, seen)];
  });
  return derivation('state-based', { rules: ['704.3'], objects: [id], because });
}

/** What an action finds; null if it does not concern such a thing at all. */
function lookAt(g: G, action: StateBasedAction, id: EntityId): Found | null {
  if (isPlayer(id)) {
    const totals = g.state.game.totals[id];
    return isOfPlayers(action) && totals !== undefined ? found(g, action, playerRow(g.state, id), totals) : null;
  }
  const row = objectRow(g.state, id);
  if (isOfPermanents(action)) {
    const c = characteristics(g, id);
    const concerned = row.zone === BATTLEFIELD && concernsPermanent(action.concerns, row, c);
    return concerned ? found(g, action, row, c) : null;
  }
  if (isOfStrays(action)) return row.kind === action.concerns.kind ? found(g, action, row) : null;
  const commander = isOfCommanders(action) ? commanderOf(g, id) : null;
  return commander === null || !isOfCommanders(action) ? null : found(g, action, commander);
}

interface Found {
  readonly applies: boolean;
  readonly facts: Facts;
}

interface Looking<Subject extends readonly unknown[]> {
  readonly check: (g: G, ...subject: Subject) => readonly unknown[] | null;
  readonly facts?: (g: G, ...subject: Subject) => Facts;
}

const found = <S extends readonly unknown[]>(g: G, { check, facts }: Looking<S>, ...subject: S): Found => ({
  applies: check(g, ...subject) !== null,
  facts: facts?.(g, ...subject) ?? NO_FACTS,
});
const NO_FACTS: Facts = {};

function told(g: G, rule: string, id: EntityId, { applies, facts }: Found): Derivation {
  const toughness = applies && !isPlayer(id) && 'toughness' in facts ? characteristicFacts(g, id, 'toughness') : null;
  return derivation(applies ? 'state-based-applies' : 'state-based-idle', {
    rules: [rule],
    objects: [id],
    data: { rule, ...facts },
    because: toughness === null ? [] : [toughness],
  });
}

/** The numbers that decided about a player or an object, as it is or last was. */
export function factsOf(g: G, rule: string, id: EntityId): Facts {
  const action = stateBasedActions.find((a) => a.rule === rule && a.facts !== undefined);
  if (action === undefined) return NO_FACTS;
  if (isPlayer(id)) {
    const totals = g.state.game.totals[id];
    const known = isOfPlayers(action) && totals !== undefined;
    return known ? (action.facts?.(g, playerRow(g.state, id), totals) ?? NO_FACTS) : NO_FACTS;
  }
  const row = isOfPermanents(action) ? findObject(g.state, id) : undefined;
  return row !== undefined && isOfPermanents(action)
    ? (action.facts?.(g, row, characteristics(g, row.id)) ?? NO_FACTS)
    : NO_FACTS;
}
