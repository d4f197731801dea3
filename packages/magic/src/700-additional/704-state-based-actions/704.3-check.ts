/**
 * Checking state-based actions (704.3): all that apply happen together, again and again until there are none. Only what has
 * changed since the last check is looked at.
 */
import { effectRow, NOWHERE, type ObjectId, objectRow, rowAt, zoneObjects } from '@rulewright/kernel';
import type { Duration } from '@rulewright/language/magic';
import type { OpenChoice } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { waitingSource } from '../../600-effects/603-triggers/waiting-source.ts';
import { settleConditions } from '../../600-effects/613-continuous/environment.ts';
import { Flag, type G } from '../../state.ts';
import { DEFINING_HOOK } from '../700.1-events/hooks.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { byRule } from './704.3-led-to-by.ts';
import {
  type CommanderChoice,
  concernsPermanent,
  isOfCommanders,
  isOfPermanents,
  isOfPlayers,
  isOfStrays,
  type PermanentAction,
  type PermanentChoice,
  type StateBasedAction,
} from './704-action.ts';
import { stateBasedActions } from './704-table.ts';

const ofPlayers = stateBasedActions.filter(isOfPlayers);
const ofStrays = stateBasedActions.filter(isOfStrays);
const automatic = stateBasedActions.filter(isOfPermanents).filter((a) => a.choice === undefined);
const ofPermanents = automatic.filter((a) => a.concerns.together === undefined);
const ofAllTogether = automatic.filter((a) => a.concerns.together === true);
const choices = [
  ...stateBasedActions.filter(isOfPermanents).filter((a) => a.choice !== undefined),
  ...stateBasedActions.filter(isOfCommanders),
];

/** The actions that look at permanents of such card types. */
function ofTypes(types: number): readonly PermanentAction[] {
  const known = byTypes.get(types);
  if (known !== undefined) return known;
  const found = ofPermanents.filter(({ concerns }) => concerns.types === undefined || (concerns.types & types) !== 0);
  byTypes.set(types, found);
  return found;
}
const byTypes = new Map<number, readonly PermanentAction[]>();

function isAscending(ids: readonly ObjectId[]): boolean {
  for (let i = 1; i < ids.length; i++) if ((ids[i] as ObjectId) <= (ids[i - 1] as ObjectId)) return false;
  return true;
}

/** In the order of their ids, so that nothing depends on how the game came here. */
function distinct(ids: readonly ObjectId[]): readonly ObjectId[] {
  if (isAscending(ids)) return ids;
  const sorted = ids.toSorted((a, b) => a - b);
  let kept = 1;
  for (let i = 1; i < sorted.length; i++) {
    const id = sorted[i] as ObjectId;
    if (id !== sorted[kept - 1]) sorted[kept++] = id;
  }
  sorted.length = kept;
  return sorted;
}

/** The permanents that may have come to need an action since the last check; what is attached depends on its host. */
export function changedPermanents(g: G): readonly ObjectId[] {
  const { state } = g;
  settleConditions(g);
  if (state.version !== state.checked) return distinct(zoneObjects(g, BATTLEFIELD, state.game.turn.active));
  const defining = state.hooks[DEFINING_HOOK] ?? NOBODY;
  if (state.dirty.length === 0) return defining;
  if (last.rows === state.rows && last.version === state.version && last.dirty === state.dirty.length)
    return last.changed;
  // Whatever defines their size may have changed.
  const near: ObjectId[] = defining.slice();
  for (const id of state.dirty) {
    const row = objectRow(state, id);
    if (row.zone === BATTLEFIELD) near.push(id);
    const waiting = waitingSource(g, row);
    if (waiting !== null) near.push(waiting);
    for (const other of row.attachments) if (objectRow(state, other).zone === BATTLEFIELD) near.push(other);
  }
  last.rows = state.rows;
  last.version = state.version;
  last.dirty = state.dirty.length;
  last.changed = distinct(near);
  return last.changed;
}

const NOBODY: readonly ObjectId[] = [];

/** It is asked several times in a row. */
const last = { rows: -1, version: -1, dirty: 0, changed: [] as readonly ObjectId[] };

const isThere = (g: G, { when }: StateBasedAction): boolean => when === undefined || when(g);

function add(g: G, out: MagicEvent[], rule: string, events: readonly MagicEvent[]): void {
  for (const event of events) out.push(byRule(g, rule, event));
}

function playersInto(g: G, out: MagicEvent[]): void {
  const { totals } = g.state.game;
  for (const row of g.state.players) {
    const own = totals[row.id];
    if (own === undefined || row.standing !== 'playing') continue;
    for (const action of ofPlayers) {
      const events = isThere(g, action) ? action.check(g, row, own) : null;
      if (events === null) continue;
      add(g, out, action.rule, events);
      // A player loses for one reason.
      if (events[0]?.kind === 'lose') break;
    }
  }
}

function straysInto(g: G, out: MagicEvent[]): void {
  const found: ObjectId[] = [];
  for (const id of g.state.dirty) {
    const row = rowAt(g.state.objects, id);
    if (row !== undefined && row.zone !== NOWHERE && row.kind !== 'card') found.push(id);
  }
  if (found.length === 0) return;
  for (const id of distinct(found)) {
    const row = objectRow(g.state, id);
    for (const action of ofStrays) {
      const events = action.concerns.kind === row.kind ? action.check(g, row) : null;
      if (events !== null) add(g, out, action.rule, events);
    }
  }
}

/** Permanents of a kind that are looked at all together as soon as one of them has changed. */
function allTogetherInto(g: G, changed: readonly ObjectId[], out: MagicEvent[]): void {
  const concerned = (action: PermanentAction, id: ObjectId): boolean => {
    const row = objectRow(g.state, id);
    return (row.flags & Flag.phasedOut) === 0 && concernsPermanent(action.concerns, row, characteristics(g, id));
  };
  for (const action of ofAllTogether) {
    if (!isThere(g, action) || !changed.some((id) => concerned(action, id))) continue;
    for (const id of zoneObjects(g, BATTLEFIELD, g.state.game.turn.active)) {
      const events = concerned(action, id) ? action.check(g, objectRow(g.state, id), characteristics(g, id)) : null;
      if (events !== null) add(g, out, action.rule, events);
    }
  }
}

function permanentsInto(g: G, changed: readonly ObjectId[], out: MagicEvent[]): void {
  for (const id of changed) {
    const row = objectRow(g.state, id);
    if ((row.flags & Flag.phasedOut) !== 0) continue;
    const c = characteristics(g, id);
    for (const action of ofTypes(c.types)) {
      const { concerns } = action;
      if (concerns.is !== undefined && !concerns.is(row, c)) continue;
      const events = action.check(g, row, c);
      if (events === null) continue;
      add(g, out, action.rule, events);
      // One fate is enough: what is put into the graveyard is not destroyed as well.
      const kind = events[0]?.kind;
      if (kind === 'move' || kind === 'destroy' || kind === 'sacrifice') break;
    }
  }
}

/** What all of them do now that need no choice. */
export function actionsNow(g: G): readonly MagicEvent[] {
  const changed = changedPermanents(g);
  const out: MagicEvent[] = [];
  playersInto(g, out);
  straysInto(g, out);
  allTogetherInto(g, changed, out);
  permanentsInto(g, changed, out);
  return out;
}

function permanentChoice(g: G, action: PermanentChoice, changed: readonly ObjectId[]): OpenChoice | null {
  for (const id of changed) {
    const row = objectRow(g.state, id);
    const c = characteristics(g, id);
    if ((row.flags & Flag.phasedOut) !== 0 || !concernsPermanent(action.concerns, row, c)) continue;
    const { rule, choice } = action;
    const from = action.check(g, row, c);
    if (from === null) continue;
    return {
      decision: choice.ask(g, from, row, c),
      asked: choice.asked === undefined ? NONE : [byRule(g, rule, choice.asked(row, c))],
      events: (answer) => choice.events(g, answer, from, row, c).map((e) => byRule(g, rule, e, from)),
    };
  }
  return null;
}
const NONE: readonly MagicEvent[] = [];

function commanderChoice(g: G, { rule, check, choice }: CommanderChoice): OpenChoice | null {
  for (const commander of g.state.game.commanders) {
    const from = check(g, commander);
    if (from === null) continue;
    return {
      decision: choice.ask(g, from, commander),
      asked: choice.asked === undefined ? NONE : [byRule(g, rule, choice.asked(commander))],
      events: (answer) => choice.events(g, answer, from, commander).map((e) => byRule(g, rule, e)),
    };
  }
  return null;
}

/** The first that is left to a player's choice now, if any is. */
export function openChoice(g: G): OpenChoice | null {
  const changed = changedPermanents(g);
  for (const action of choices) {
    if (!isThere(g, action)) continue;
    const found = isOfCommanders(action) ? commanderChoice(g, action) : permanentChoice(g, action, changed);
    if (found !== null) return found;
  }
  return null;
}

/** Nothing has changed since the last check that could need an action, or end an effect. */
export function isUnchanged(g: G): boolean {
  settleConditions(g);
  if (g.state.version !== g.state.checked || !allOffTheTable(g)) return false;
  if ((g.state.hooks[DEFINING_HOOK]?.length ?? 0) > 0) return false;
  for (const totals of g.state.game.totals) if (totals.drewFromEmpty) return false;
  for (const id of g.state.live) {
    if ((effectRow(g.state, id)?.duration as Duration | null | undefined)?.kind === 'while') return false;
  }
  const ofAnyPlayer: MagicEvent[] = [];
  playersInto(g, ofAnyPlayer);
  return ofAnyPlayer.length === 0;
}

/** So many changes are looked at one by one; with more, everything is checked and they are forgotten. */
const FEW = 24;

/** Only cards and abilities outside the battlefield have changed, which no state-based action and no duration concerns. */
function allOffTheTable(g: G): boolean {
  const { dirty, live, game } = g.state;
  if (dirty.length === 0) return true;
  if (dirty.length > FEW || game.commanders.some((c) => c.arrived)) return false;
  for (const id of dirty) {
    const row = objectRow(g.state, id);
    const { kind, zone } = row;
    if (kind === 'ability') {
      // 310.7, 714.4
      if (waitingSource(g, row) !== null) return false;
      continue;
    }
    // 704.5d–e: tokens and copies; 611.2b: what effects wait for may have left.
    if (zone === BATTLEFIELD || (zone === NOWHERE ? live.length > 0 : kind !== 'card')) return false;
  }
  return true;
}
