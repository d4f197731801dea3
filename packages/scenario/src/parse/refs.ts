// References: the words by which a scenario means a player or an object.

import { foldName } from './names.ts';
import type { ObjectRef, Ref } from './ref.ts';

/** What a reference may mention by name before the object itself. */
export interface RefScope {
  /** The words for zones. */
  readonly zones: readonly string[];
  readonly players: readonly string[];
}

/** The declared spelling of a player's name. */
export function findPlayer(scope: RefScope, text: string): string | undefined {
  const folded = foldName(text);
  return scope.players.find((player) => foldName(player) === folded);
}

function findZone(scope: RefScope, text: string): string | undefined {
  const folded = foldName(text);
  return scope.zones.find((zone) => zone === folded);
}

/**
 * Reads `Ann`, `bear`, `Grizzly Bears#2`, `Ann/graveyard/Opt`, `stack/Opt` or `Ann/Opt`. A slash divides only after a
 * player or a zone, and `//` never does, so that `Fire // Ice` stays one name. Nothing if no name is left.
 */
export function parseRef(text: string, scope: RefScope, line: number): Ref | undefined {
  const whole = findPlayer(scope, text);
  if (whole !== undefined) return { kind: 'player', line, player: whole };

  let rest = text.trim();
  const byPlayer = takeSegment(rest, (segment) => findPlayer(scope, segment));
  if (byPlayer !== undefined) rest = byPlayer.rest;
  const byZone = takeSegment(rest, (segment) => findZone(scope, segment));
  if (byZone !== undefined) rest = byZone.rest;

  const numbered = /#(\d+)$/.exec(rest);
  const name = numbered === null ? rest : rest.slice(0, numbered.index).trimEnd();
  const nth = numbered === null ? undefined : Number(numbered[1]);
  if (name === '' || (nth !== undefined && (nth < 1 || !Number.isSafeInteger(nth)))) return undefined;
  return {
    kind: 'ref',
    line,
    ...(byPlayer && { player: byPlayer.found }),
    ...(byZone && { zone: byZone.found }),
    name,
    ...(nth !== undefined && { nth }),
  } satisfies ObjectRef;
}

/** The part before the first single slash, if `find` knows it. */
function takeSegment<Found>(
  text: string,
  find: (segment: string) => Found | undefined,
): { readonly found: Found; readonly rest: string } | undefined {
  const slash = /(?<!\/)\/(?!\/)/.exec(text);
  if (slash === null) return undefined;
  const found = find(text.slice(0, slash.index));
  return found === undefined ? undefined : { found, rest: text.slice(slash.index + 1).trim() };
}

/** Reads `Ann/battlefield`, or `exile` for all players. Zones are in small letters here: `Exile` is also a card. */
export function parseZonePath(
  text: string,
  scope: RefScope,
): { readonly player?: string; readonly zone: string } | undefined {
  const byPlayer = takeSegment(text, (segment) => findPlayer(scope, segment));
  const last = byPlayer === undefined ? text : byPlayer.rest;
  const zone = scope.zones.find((known) => known === last);
  if (zone === undefined) return undefined;
  return byPlayer === undefined ? { zone } : { player: byPlayer.found, zone };
}
