/** The city's blessing (702.131): got once, kept for the rest of the game. */
import { type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Face } from '@rulewright/language/magic';
import type { Pool } from '../../100-game/108-pool.ts';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { giveMarker, hasMarker, MARKERS } from '../700.1-events/markers.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

const DESIGNATION = "city's blessing";
const BLESSING: Face = { name: MARKERS[DESIGNATION] ?? '', types: [] };
const ENOUGH = 10;

const permanentsOf = (g: G, player: PlayerId) =>
  zoneObjects(g, BATTLEFIELD, player).filter((id) => characteristics(g, id).controller === player);

/** 702.131a: a player with ten or more permanents gets it. */
export const bless = (g: G, player: PlayerId): readonly MagicEvent[] =>
  !hasMarker(g, player, DESIGNATION) && permanentsOf(g, player).length >= ENOUGH ? [giveMarker(player, BLESSING)] : [];

/** 702.131b: any time a player controls a permanent with ascend and nine others. */
const ascends = (g: G, player: PlayerId): boolean => {
  const own = permanentsOf(g, player);
  return own.length >= ENOUGH && own.some((id) => hasKeyword(characteristics(g, id), 'ascend'));
};

/** Also where it has not been noted yet: it is got at any time, in the middle of an effect too. */
export const isBlessed = (g: G, player: PlayerId): boolean =>
  hasMarker(g, player, DESIGNATION) || (speaksOf(g.pool) && ascends(g, player));

export const blessings = (g: G): readonly MagicEvent[] =>
  speaksOf(g.pool)
    ? g.state.players.flatMap(({ id }) =>
        !hasMarker(g, id, DESIGNATION) && ascends(g, id) ? [giveMarker(id, BLESSING)] : [],
      )
    : NONE;
const NONE: readonly MagicEvent[] = [];

const pools = new WeakMap<Pool, boolean>();

/** Whether any card of the game has the word. */
function speaksOf(pool: Pool): boolean {
  const known = pools.get(pool);
  if (known !== undefined) return known;
  const found = JSON.stringify(pool.cards).includes('"ascend"');
  pools.set(pool, found);
  return found;
}
