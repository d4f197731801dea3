/**
 * What has changed since the last state-based check: only that is looked at again. An object that was not written and whose
 * characteristics are still those of the version that was checked demands what it demanded then, which was nothing.
 */
import { NO_OBJECT, NOWHERE, type ObjectId, type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import { environment, overNow, settleConditions } from '@rulewright/rules';
import { championOf } from '../card-types/champion.ts';
import type { G } from '../state.ts';
import { FIELD, INTENT, PLAYED, STACK } from '../zones/zones.ts';

/** Those that define themselves by the state of the game are worked out whenever they are asked about: nothing is kept of them. */
const isKnown = (g: G, { memo }: ObjectRow): boolean => memo !== null && memo.version === g.state.version;

/** What is linked depends on its host, and what "can't be destroyed" says may depend on anything. */
const mayHaveChanged = (g: G, id: ObjectId): boolean => {
  const row = objectRow(g.state, id);
  return row.host !== NO_OBJECT || !isKnown(g, row) || g.state.dirty.includes(id);
};

/** It is asked several times in a row. Versions and rows are unique in the process. */
const last = { rows: -1, version: -1, dirty: -1, checked: -1, found: [] as readonly ObjectId[] };

/** The objects on the field that may have come to need something since the last check, in the order in which they lie there. */
export function changedOnField(g: G): readonly ObjectId[] {
  settleConditions(g);
  const { rows, version, checked, dirty, game } = g.state;
  if (last.rows === rows && last.version === version && last.dirty === dirty.length && last.checked === checked)
    return last.found;
  const all = zoneObjects(g, FIELD, game.turn.active);
  const isAnew = version !== checked || dirty.length > FEW || environment(g).cant.beDestroyed !== undefined;
  last.rows = rows;
  last.version = version;
  last.dirty = dirty.length;
  last.checked = checked;
  last.found = isAnew ? all : all.filter((id) => mayHaveChanged(g, id));
  return last.found;
}

/** So many changes are looked at one by one; with more, everything is checked and they are forgotten. */
const FEW = 24;

/** Checks look at what is there beside the objects on the field. */
const WATCHED: ReadonlySet<number> = new Set([FIELD, INTENT, PLAYED, STACK]);

/** Only cards elsewhere have changed, which no state-based check and no duration concerns, and nothing waits that might be about them. */
function allOffTheField(g: G): boolean {
  const { dirty, game, players } = g.state;
  if (dirty.length === 0) return true;
  const { active } = game.turn;
  if (dirty.length > FEW || game.combat !== null) return false;
  if (zoneObjects(g, STACK, active).length > 0 || zoneObjects(g, PLAYED, active).length > 0) return false;
  for (const id of dirty) {
    const { kind, zone } = objectRow(g.state, id);
    if (zone !== NOWHERE && (kind !== 'card' || WATCHED.has(zone))) return false;
  }
  // Ending the game 5: a champion may be among what has gone.
  for (const { id, standing } of players) if (standing !== 'playing' || championOf(g, id) === undefined) return false;
  return changedOnField(g).length === 0 && overNow(g).length === 0;
}

/** Nothing has changed since the last check that could demand anything. */
export function isUnchanged(g: G): boolean {
  settleConditions(g);
  if (g.state.version !== g.state.checked || !allOffTheField(g)) return false;
  return !g.state.game.players.some(({ drewFromEmpty, wins }) => drewFromEmpty || wins);
}
