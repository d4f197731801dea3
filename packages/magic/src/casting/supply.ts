/** How much mana a player can have at once: floating mana and plain "{T}: Add" sources, counted by the types they give. */
import { NO_OBJECT, type ObjectId, objectRow, type PlayerId, type State, zoneObjects } from '@rulewright/kernel';
import { characteristics } from '../characteristics.ts';
import { environment, grantsNow } from '../environment.ts';
import { ACTIVATED_HOOK } from '../hooks.ts';
import { ANY_TYPE } from '../mana.ts';
import { forbidden } from '../restrictions.ts';
import { Flag, type G, type Magic } from '../types.ts';
import { BATTLEFIELD } from '../zones.ts';
import { partsOf } from './parts.ts';
import { isSummoningSick } from './timing.ts';

export interface Supply {
  /** By set of types: how many mana can be had of which each is of a type in the set. */
  readonly reach: readonly number[];
  /** The plain sources, and the types that each can give. */
  readonly sources: readonly ObjectId[];
  readonly types: readonly number[];
  /** There is other mana: restricted, or from abilities with more to them. It has to be searched. */
  readonly odd: boolean;
}

interface Entry {
  readonly version: number;
  readonly logged: number;
  readonly zones: State['zones'];
  readonly game: Magic;
  readonly byPlayer: (Supply | undefined)[];
}

/** Every change of the game is logged, so the length of the log tells whether anything has changed. */
const memo = new WeakMap<State, Entry>();

export function supplyOf(g: G, player: PlayerId): Supply {
  const s = g.state;
  let entry = memo.get(s);
  if (
    entry === undefined ||
    entry.logged !== s.log.length ||
    entry.version !== s.version ||
    entry.zones !== s.zones ||
    entry.game !== s.game
  ) {
    entry = { version: s.version, logged: s.log.length, zones: s.zones, game: s.game, byPlayer: [] };
    memo.set(s, entry);
  }
  const known = entry.byPlayer[player];
  if (known !== undefined) return known;
  const made = count(g, player);
  entry.byPlayer[player] = made;
  return made;
}

const NONE: readonly ObjectId[] = [];

/** The objects that may have activated abilities. */
export function withActivatedAbilities(g: G): readonly ObjectId[] {
  const listed = g.state.hooks[ACTIVATED_HOOK] ?? NONE;
  if (!grantsNow(g)) return listed;
  const battlefield = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active);
  return [...battlefield, ...listed.filter((id) => objectRow(g.state, id).zone !== BATTLEFIELD)];
}

function count(g: G, player: PlayerId): Supply {
  const counts: number[] = new Array<number>(ANY_TYPE + 1).fill(0);
  const sources: ObjectId[] = [];
  const types: number[] = [];
  let odd = false;
  for (const mana of g.state.game.totals[player]?.mana ?? []) {
    if (mana.only !== undefined) odd = true;
    else counts[1 << mana.type] = (counts[1 << mana.type] ?? 0) + 1;
  }
  const restricted = environment(g).cant.activate !== undefined;
  for (const id of withActivatedAbilities(g)) {
    const row = objectRow(g.state, id);
    const c = characteristics(g, id);
    if (c.controller !== player) continue;
    const parts = partsOf(c.abilities);
    if (parts.mana.length === 0) continue;
    odd ||= parts.odd;
    if (parts.plain === 0 || row.zone !== BATTLEFIELD || (row.flags & (Flag.tapped | Flag.phasedOut)) !== 0) continue;
    if (isSummoningSick(g, row, c) || (restricted && isForbidden(g, player, id))) continue;
    counts[parts.plain] = (counts[parts.plain] ?? 0) + 1;
    sources.push(id);
    types.push(parts.plain);
  }
  return { reach: reachOf(counts), sources, types, odd };
}

export const isForbidden = (g: G, player: PlayerId, id: ObjectId): boolean =>
  forbidden(g, 'activate', id) !== null || forbidden(g, 'activate', player, id) !== null;

/** From counts by exact set of types to counts by what meets a set: all of them less those wholly outside it. */
function reachOf(counts: readonly number[]): readonly number[] {
  const within = counts.slice();
  for (let type = 0; type < 6; type++) {
    const bit = 1 << type;
    for (let set = 0; set <= ANY_TYPE; set++) {
      if ((set & bit) !== 0) within[set] = (within[set] as number) + (within[set ^ bit] as number);
    }
  }
  const all = within[ANY_TYPE] as number;
  return within.map((_, set) => all - (within[ANY_TYPE ^ set] as number));
}

/** The types that a plain source gives; 0 if it is none. */
export function suppliedBy(supply: Supply, id: ObjectId): number {
  if (id === NO_OBJECT) return 0;
  const at = supply.sources.indexOf(id);
  return at < 0 ? 0 : (supply.types[at] ?? 0);
}
