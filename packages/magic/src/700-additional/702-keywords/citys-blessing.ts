/** The city's blessing (702.131): got once, kept for the rest of the game. */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import type { Pool } from '../../100-game/108-pool.ts';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { ASCEND_HOOK } from '../700.1-events/hooks.ts';
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
function ascends(g: G, player: PlayerId): boolean {
  const having = (id: ObjectId): boolean => {
    const c = characteristics(g, id);
    return c.controller === player && hasKeyword(c, 'ascend') && objectRow(g.state, id).zone === BATTLEFIELD;
  };
  return mayAscend(g).some(having) && permanentsOf(g, player).length >= ENOUGH;
}

/** What has ascend by itself; where a card can give it, it could be anything. */
const mayAscend = (g: G): readonly ObjectId[] =>
  isGiven(g.pool) ? zoneObjects(g, BATTLEFIELD, g.state.game.turn.active) : (g.state.hooks[ASCEND_HOOK] ?? NOBODY);
const NOBODY: readonly ObjectId[] = [];

/** Also where it has not been noted yet: it is got at any time, in the middle of an effect too. */
export const isBlessed = (g: G, player: PlayerId): boolean => hasMarker(g, player, DESIGNATION) || ascends(g, player);

export function blessings(g: G): readonly MagicEvent[] {
  if (mayAscend(g).length === 0) return NONE;
  return g.state.players.flatMap(({ id }) =>
    ascends(g, id) && !hasMarker(g, id, DESIGNATION) ? [giveMarker(id, BLESSING)] : [],
  );
}
const NONE: readonly MagicEvent[] = [];

const givers = new WeakMap<Pool | Card, boolean>();

/** Whether any card of the game gives ascend to something. */
function isGiven(pool: Pool): boolean {
  const known = givers.get(pool);
  if (known !== undefined) return known;
  const found = pool.cards.some(gives);
  givers.set(pool, found);
  return found;
}

/** It has the word more often than the ability. */
function gives(card: Card): boolean {
  const known = givers.get(card);
  if (known !== undefined) return known;
  const own = card.faces
    .flatMap((face) => face.abilities ?? [])
    .filter((a) => a.kind === 'keyword' && a.keyword === 'ascend');
  const found = JSON.stringify(card).split('"ascend"').length - 1 > own.length;
  givers.set(card, found);
  return found;
}
