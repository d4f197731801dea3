/** The zones of rule 400.1, as indices into the kernel's table. */

import type { ZoneSpec } from '@rulewright/kernel';
import type { Zone } from '@rulewright/language/magic';

export const LIBRARY = 0;
export const HAND = 1;
export const BATTLEFIELD = 2;
export const GRAVEYARD = 3;
export const STACK = 4;
export const EXILE = 5;
export const COMMAND = 6;
/** Where phased-out permanents are kept: still on the battlefield, but treated as though they did not exist (702.26b, 702.26d). */
export const PHASED_OUT = 7;
/** Of a merged permanent: the cards that represent it beside the one that it was (730.2). */
export const MERGED = 9;
/** 400.11: cards that a player owns outside the game, in the sideboard. */
export const OUTSIDE = 8;
/** 311.2, 312.2, 314.2: of the command zone, what lies in a planar deck or a scheme deck. */
export const PLANAR_DECK = 10;
export const SCHEME_DECK = 11;

/** 400.2: which zones are public. In a library index 0 is the top; in a graveyard and on the stack the last is the top. */
export const zones: readonly ZoneSpec[] = [
  { name: 'library', of: 'player', faces: 'none', ordered: true },
  { name: 'hand', of: 'player', faces: 'owner', ordered: false },
  { name: 'battlefield', of: 'game', faces: 'all', ordered: false },
  { name: 'graveyard', of: 'player', faces: 'all', ordered: true },
  { name: 'stack', of: 'game', faces: 'all', ordered: true },
  { name: 'exile', of: 'game', faces: 'all', ordered: false },
  { name: 'command', of: 'game', faces: 'all', ordered: false },
  { name: 'phased out', of: 'game', faces: 'all', ordered: false },
  { name: 'sideboard', of: 'player', faces: 'owner', ordered: false },
  { name: 'merged', of: 'object', faces: 'all', ordered: true },
  { name: 'planar deck', of: 'player', faces: 'none', ordered: true },
  { name: 'scheme deck', of: 'player', faces: 'none', ordered: true },
];

const byName: Readonly<Record<Zone, number>> = {
  library: LIBRARY,
  hand: HAND,
  battlefield: BATTLEFIELD,
  graveyard: GRAVEYARD,
  stack: STACK,
  exile: EXILE,
  command: COMMAND,
  outside: OUTSIDE,
};

export const zoneOf = (zone: Zone): number => byName[zone];

export function isOneOf(named: readonly Zone[], zone: number): boolean {
  for (const name of named) if (zoneOf(name) === zone) return true;
  return false;
}
