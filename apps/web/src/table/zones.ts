/** A player's part of a zone: the player's own, or what the player owns in one that all share. */
import type { PlayerId } from '@rulewright/kernel';
import type { ZoneShown } from '@rulewright/table';
import type { Snapshot } from '../games/magic/types.ts';

/** Zones that lie beside the board and can be opened. */
export type PileZone = 'graveyard' | 'exile' | 'command' | 'library' | 'hand';

const EMPTY: ZoneShown = { count: 0, seen: [] };

export function pileOf({ players, zones, objects }: Snapshot, player: PlayerId, zone: PileZone): ZoneShown {
  if (zone !== 'exile' && zone !== 'command') return players.find((p) => p.id === player)?.zones[zone] ?? EMPTY;
  const seen = zones[zone].seen.filter((id) => objects[id]?.owner === player);
  return { count: seen.length, seen };
}
