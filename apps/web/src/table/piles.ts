/** A player's part of a zone: the player's own, or what the player owns in one that all share. */
import type { PlayerId } from '@rulewright/kernel';
import type { ZoneShown } from '@rulewright/table';
import type { AnySnapshot } from './game.ts';

export function pileOf({ players, zones, objects }: AnySnapshot, player: PlayerId, zone: string): ZoneShown {
  const own = players.find((p) => p.id === player)?.zones[zone];
  if (own !== undefined) return own;
  const seen = (zones[zone]?.seen ?? []).filter((id) => objects[id]?.owner === player);
  return { count: seen.length, seen };
}
