/** The city's blessing (702.131): got once, kept for the rest of the game. */
import { type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Face } from '@rulewright/language';
import { characteristics, hasKeyword } from './characteristics.ts';
import type { MagicEvent } from './event-types.ts';
import { giveMarker, hasMarker, MARKERS } from './markers.ts';
import type { Pool } from './pool.ts';
import type { G } from './types.ts';
import { BATTLEFIELD } from './zones.ts';

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
