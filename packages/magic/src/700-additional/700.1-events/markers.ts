/**
 * Designations of players (the monarch, the initiative, the city's blessing, speed, the Ring): each lies before the player as a
 * marker in the command zone, with the abilities that go with it; who has the marker has the designation.
 */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Face } from '@rulewright/language/magic';
import { COMMAND } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import type { MagicEvent } from './types.ts';

/** The names of the markers, by designation. */
export const MARKERS: Readonly<Record<string, string>> = {
  monarch: 'The Monarch',
  initiative: 'The Initiative',
  "city's blessing": "The City's Blessing",
  'enduring story': 'An Enduring Story',
  speed: 'Speed',
  'completed a dungeon': 'Completed Dungeons',
};

export function markerOf(g: G, player: PlayerId, name: string): ObjectId | undefined {
  return zoneObjects(g, COMMAND, player).find((id) => {
    const row = objectRow(g.state, id);
    return row.kind === 'marker' && row.owner === player && (row.base as Face | null)?.name === name;
  });
}

export const hasMarker = (g: G, player: PlayerId, designation: string): boolean => {
  const name = MARKERS[designation];
  return name !== undefined && markerOf(g, player, name) !== undefined;
};

export const giveMarker = (player: PlayerId, base: Face, notes: Readonly<Record<string, number>> = {}): MagicEvent => ({
  kind: 'create',
  what: 'marker',
  to: COMMAND,
  owner: player,
  controller: player,
  base,
  ...(Object.keys(notes).length === 0 ? {} : { notes }),
});

/** A number that a marker holds; 0 without it. */
export function markerNumber(g: G, player: PlayerId, name: string, key: string): number {
  const marker = markerOf(g, player, name);
  const noted = marker === undefined ? undefined : objectRow(g.state, marker).notes[key];
  return typeof noted === 'number' ? noted : 0;
}
