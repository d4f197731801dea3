/** Designations that are got once, as soon as enough is controlled, and kept for the rest of the game: the city's blessing (702.131), an enduring story. */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import type { Pool } from '../../100-game/108-pool.ts';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { ASCEND_HOOK } from '../700.1-events/hooks.ts';
import { giveMarker, hasMarker, MARKERS } from '../700.1-events/markers.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

interface Blessing {
  readonly designation: string;
  readonly keyword: string;
  readonly enough: (g: G, player: PlayerId) => boolean;
}
const permanentsOf = (g: G, player: PlayerId) =>
  zoneObjects(g, BATTLEFIELD, player).filter((id) => characteristics(g, id).controller === player);
/** 702.131b: a permanent with ascend and nine others. */
const CITY: Blessing = {
  designation: "city's blessing",
  keyword: 'ascend',
  enough: (g, player) => permanentsOf(g, player).length >= 10,
};
/** Three or more artifacts, legendary permanents and Sagas. */
const STORY: Blessing = {
  designation: 'enduring story',
  keyword: 'storied',
  enough: (g, player) => permanentsOf(g, player).filter((id) => isHistoric(characteristics(g, id))).length >= 3,
};
const BLESSINGS = [CITY, STORY];
/** 700.6 */
const isHistoric = (c: Characteristics): boolean =>
  isType(c, TypeBit.artifact) || (c.supertypes & SupertypeBit.legendary) !== 0 || c.subtypes.includes('Saga');

const faceOf = ({ designation }: Blessing): Face => ({ name: MARKERS[designation] ?? '', types: [] });

/** 702.131a: a player with ten or more permanents gets it. */
export const bless = (g: G, player: PlayerId): readonly MagicEvent[] =>
  !hasMarker(g, player, CITY.designation) && CITY.enough(g, player) ? [giveMarker(player, faceOf(CITY))] : [];

/** Any time a player controls a permanent with the keyword, and enough. */
function getsIt(g: G, player: PlayerId, { keyword, enough }: Blessing): boolean {
  const having = (id: ObjectId): boolean => {
    const c = characteristics(g, id);
    return c.controller === player && hasKeyword(c, keyword) && objectRow(g.state, id).zone === BATTLEFIELD;
  };
  return mayHave(g).some(having) && enough(g, player);
}

/** What has such a keyword by itself; where a card can give it, it could be anything. */
const mayHave = (g: G): readonly ObjectId[] =>
  isGiven(g.pool) ? zoneObjects(g, BATTLEFIELD, g.state.game.turn.active) : (g.state.hooks[ASCEND_HOOK] ?? NOBODY);
const NOBODY: readonly ObjectId[] = [];

/** Also where it has not been noted yet: it is got at any time, in the middle of an effect too. */
export function isBlessed(g: G, player: PlayerId, designation: string): boolean {
  const blessing = BLESSINGS.find((each) => each.designation === designation);
  return blessing !== undefined && (hasMarker(g, player, designation) || getsIt(g, player, blessing));
}
export const isBlessing = (designation: string): boolean => BLESSINGS.some((each) => each.designation === designation);

export function blessings(g: G): readonly MagicEvent[] {
  if (mayHave(g).length === 0) return NONE;
  return g.state.players.flatMap(({ id }) =>
    BLESSINGS.filter((each) => getsIt(g, id, each) && !hasMarker(g, id, each.designation)).map((each) =>
      giveMarker(id, faceOf(each)),
    ),
  );
}
const NONE: readonly MagicEvent[] = [];

const KEYWORDS: readonly string[] = BLESSINGS.map(({ keyword }) => keyword);
const givers = new WeakMap<Pool | Card, boolean>();

/** Whether any card of the game gives such a keyword to something. */
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
    .filter((a) => a.kind === 'keyword' && KEYWORDS.includes(a.keyword));
  const said = JSON.stringify(card);
  const found = KEYWORDS.reduce((sum, word) => sum + said.split(`"${word}"`).length - 1, 0) > own.length;
  givers.set(card, found);
  return found;
}
