/** How much mana a player can have at once: floating mana and plain "{T}: Add" sources, counted by the types they give. */
import { NO_OBJECT, type ObjectId, objectRow, type PlayerId, type State, zoneObjects } from '@rulewright/kernel';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { partsOf } from '../../600-effects/601-cast/parts.ts';
import {
  foreseenMana,
  type ManaActivation,
  manaIsChanged,
} from '../../600-effects/605-mana-abilities/605.4-triggered-mana.ts';
import { environment, grantsNow, settleConditions } from '../../600-effects/613-continuous/environment.ts';
import { ACTIVATED_HOOK } from '../../700-additional/700.1-events/hooks.ts';
import { Flag, type G, type Magic, type Mana } from '../../state.ts';
import { forbidden } from '../101.2-restrictions.ts';
import { characteristics } from '../109.3-characteristics.ts';
import { isSummoningSick } from '../117-priority/117.1-timing.ts';

export interface Supply {
  /** The different sets of types of which mana can be had, and how many mana of each. */
  readonly sets: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
  /** The plain sources in the order of the objects, and the types that each can give. */
  readonly sources: readonly ObjectId[];
  readonly types: readonly number[];
  /** There is other mana: restricted, or from abilities with more to them. It has to be searched. */
  readonly odd: boolean;
  /** Effects change the mana that abilities give, so that only trying tells what it is. */
  readonly changed: boolean;
}

/** A supply, and what it was counted from. */
interface Counted {
  readonly supply: Supply;
  readonly version: number;
  readonly rows: number;
  readonly hooks: State['hooks'];
  readonly live: State['live'];
  readonly mana: readonly Mana[];
  readonly turnBegan: number;
  /** Effects were asked that may look at anything: it is valid for as long as nothing at all happens. */
  readonly asked: boolean;
  readonly logged: number;
  readonly game: Magic;
}

interface Entry {
  readonly byPlayer: (Counted | undefined)[];
  foreseen: Map<string, readonly Mana[] | null>;
  logged: number;
  game: Magic;
}

const memo = new WeakMap<State, Entry>();

function entryOf({ state }: G): Entry {
  const known = memo.get(state);
  if (known !== undefined) return known;
  const made: Entry = { byPlayer: [], foreseen: new Map(), logged: state.log.length, game: state.game };
  memo.set(state, made);
  return made;
}

const NO_FLOATING: readonly Mana[] = [];

export function supplyOf(g: G, player: PlayerId): Supply {
  const { byPlayer } = entryOf(g);
  const known = byPlayer[player];
  if (known !== undefined && isValid(g, player, known)) return known.supply;
  const s = g.state;
  const totals = s.game.totals[player];
  const supply = count(g, player);
  const { cant, may } = environment(g);
  byPlayer[player] = {
    supply,
    version: s.version,
    rows: s.rows,
    hooks: s.hooks,
    live: s.live,
    mana: totals?.mana ?? NO_FLOATING,
    turnBegan: totals?.turnBegan ?? 0,
    asked: supply.changed || cant.activate !== undefined || may.length > 0,
    logged: s.log.length,
    game: s.game,
  };
  return supply;
}

/** Nothing has changed that a supply is counted from: most of what happens taps nothing and moves no source of mana. */
function isValid(g: G, player: PlayerId, known: Counted): boolean {
  if (g.state.doubt !== 0) settleConditions(g);
  const s = g.state;
  if (known.rows !== s.rows || known.version !== s.version || known.hooks !== s.hooks || known.live !== s.live)
    return false;
  if (known.asked) return known.logged === s.log.length && known.game === s.game;
  const totals = s.game.totals[player];
  return known.mana === totals?.mana && known.turnBegan === totals.turnBegan;
}

/** What an ability would give where effects change it; tried once for each state of the game. */
export function changedMana(g: G, player: PlayerId, activation: ManaActivation): readonly Mana[] | null {
  const entry = entryOf(g);
  const { log, game } = g.state;
  // Every change of the game is logged.
  if (entry.logged !== log.length || entry.game !== game) {
    entry.logged = log.length;
    entry.game = game;
    entry.foreseen = new Map();
  }
  const key = `${player}.${activation.object}.${activation.index}.${activation.mana}`;
  const known = entry.foreseen.get(key);
  if (known !== undefined) return known;
  const made = foreseenMana(g, player, activation);
  entry.foreseen.set(key, made);
  return made;
}

const NONE: readonly ObjectId[] = [];

/** The objects that may have activated abilities; with a hook, only those of them that listen there. */
export function withActivatedAbilities(g: G, hook = ACTIVATED_HOOK): readonly ObjectId[] {
  const listed = g.state.hooks[hook] ?? NONE;
  if (!grantsNow(g)) return listed;
  const battlefield = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active);
  return [...battlefield, ...listed.filter((id) => objectRow(g.state, id).zone !== BATTLEFIELD)];
}

function addMana(sets: number[], counts: number[], types: number): void {
  const at = sets.indexOf(types);
  if (at >= 0) counts[at] = (counts[at] as number) + 1;
  else {
    sets.push(types);
    counts.push(1);
  }
}

function count(g: G, player: PlayerId): Supply {
  const sets: number[] = [];
  const counts: number[] = [];
  const sources: ObjectId[] = [];
  const types: number[] = [];
  let floating = 0;
  let odd = false;
  const changed = manaIsChanged(g, player);
  for (const mana of g.state.game.totals[player]?.mana ?? []) {
    if (mana.only !== undefined) odd = true;
    else {
      addMana(sets, counts, 1 << mana.type);
      floating++;
    }
  }
  const restricted = environment(g).cant.activate !== undefined;
  for (const id of withActivatedAbilities(g)) {
    const c = characteristics(g, id);
    if (c.controller !== player) continue;
    const parts = partsOf(c.abilities);
    odd ||= parts.odd;
    if (parts.plain === 0) continue;
    const row = objectRow(g.state, id);
    if (row.zone !== BATTLEFIELD || (row.flags & (Flag.tapped | Flag.phasedOut)) !== 0) continue;
    if (isSummoningSick(g, row, c) || (restricted && isForbidden(g, player, id))) continue;
    if (!changed) addMana(sets, counts, parts.plain);
    sources.push(id);
    types.push(parts.plain);
  }
  const total = changed ? floating : floating + sources.length;
  return { sets, counts, total, sources, types, odd: odd || changed, changed };
}

const isForbidden = (g: G, player: PlayerId, id: ObjectId): boolean =>
  forbidden(g, 'activate', id) !== null || forbidden(g, 'activate', player, id) !== null;

/** How many mana can be had of which each is of a type in the set. */
export function reach({ sets, counts }: Supply, set: number): number {
  let n = 0;
  for (let i = 0; i < sets.length; i++) if (((sets[i] as number) & set) !== 0) n += counts[i] as number;
  return n;
}

/** The types that a plain source gives; 0 if it is none. */
export function suppliedBy(supply: Supply, id: ObjectId): number {
  if (id === NO_OBJECT) return 0;
  const at = supply.sources.indexOf(id);
  return at < 0 ? 0 : (supply.types[at] ?? 0);
}
