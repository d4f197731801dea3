/** Puts a game together: players, cards in zones. Used before the first event, by new games and by positions. */
import {
  Aspect,
  asPlayer,
  type Counters,
  gameOf,
  isObject,
  NO_OBJECT,
  type Note,
  newObject,
  newState,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneIndex,
  zoneObjects,
} from '@rulewright/kernel';
import {
  addObject,
  insertInZone,
  markChecked,
  register,
  registerAll,
  reorderZone,
  tick,
  unregister,
  writeObject,
} from '@rulewright/kernel/write';
import type { Face } from '@rulewright/language/grand-archive';
import type { Format } from '../general-rules/format.ts';
import type { Profile } from '../general-rules/profile.ts';
import type { Pool } from '../parts-of-a-card/pool.ts';
import { rules } from '../rule-set.ts';
import type { G, GrandArchive, Phase } from '../state.ts';
import { zones } from '../zones/zones.ts';
import { changedTurn, changeGame } from './change-game.ts';
import { HOOKS } from './hooks.ts';

export interface Seat {
  readonly name: string;
  readonly team?: number;
}

/** An empty table: nobody has a card yet. */
export function emptyGame(pool: Pool, seats: readonly Seat[], seed: number, profile: Profile, format: Format): G {
  const players = seats.map((seat, i) => ({
    id: asPlayer(i),
    name: seat.name,
    team: seat.team ?? i,
    standing: 'playing' as const,
    counters: {},
  }));
  const game: GrandArchive = {
    profile,
    format,
    turn: {
      number: 0,
      active: asPlayer(0),
      step: 'start',
      began: 0,
      lastBegan: 0,
      open: false,
      ending: 'nothing',
      skips: [],
      moved: [],
      regular: asPlayer(0),
      extra: [],
    },
    combat: null,
    players: players.map(() => ({ turnsTaken: 0, hadChampion: false, drewFromEmpty: false, wins: false })),
    annals: undefined,
  };
  return gameOf(rules, pool, newState(players, zones.length, HOOKS, seed, game));
}

export interface Placed {
  readonly owner: PlayerId;
  readonly zone: number;
  /** Index in the pool, or a side for a token. */
  readonly def?: number;
  readonly token?: Face | true;
  /** A mastery or a status. */
  readonly marker?: true;
  readonly controller?: PlayerId;
  readonly face?: number;
  readonly flags?: number;
  readonly damage?: number;
  readonly counters?: Counters;
  readonly notes?: Readonly<Record<string, Note>>;
  /** The object under which it lies. */
  readonly keeper?: ObjectId;
}

function addPlaced(g: G, p: Placed): ObjectRow {
  return addObject(
    g.state,
    newObject({
      kind: p.marker === true ? 'marker' : p.token === undefined ? 'card' : 'token',
      def: p.def ?? -1,
      owner: p.owner,
      controller: p.controller ?? p.owner,
      zone: p.zone,
      face: p.face ?? 0,
      flags: p.flags ?? 0,
      damage: p.damage ?? 0,
      counters: p.counters ?? {},
      notes: p.notes ?? {},
      base: typeof p.token === 'object' ? p.token : null,
      keeper: p.keeper ?? NO_OBJECT,
      timestamp: tick(g.state),
    }),
  );
}

/** Puts an object where it is said to be, without any event: a position has no history. */
export function placeObject(g: G, p: Placed): ObjectId {
  const keeper = p.keeper === undefined ? null : objectRow(g.state, p.keeper);
  if (keeper !== null) unregister(g, keeper);
  const row = addPlaced(g, p);
  insertInZone(g, row.zone, p.keeper ?? row.owner, row.id);
  register(g, row);
  if (keeper !== null) register(g, objectRow(g.state, keeper.id));
  return row.id;
}

/** The same for many, in their order; none of them lies under another. */
export function placeObjects(g: G, all: readonly Placed[]): readonly ObjectId[] {
  const rows = all.map((p) => addPlaced(g, p));
  const lying = new Map<number, { readonly zone: number; readonly owner: PlayerId; readonly ids: ObjectId[] }>();
  for (const { id, zone, owner } of rows) {
    const index = zoneIndex(g.state, g.rules, zone, owner);
    const there = lying.get(index);
    if (there === undefined) lying.set(index, { zone, owner, ids: [id] });
    else there.ids.push(id);
  }
  for (const { zone, owner, ids } of lying.values())
    reorderZone(g, zone, owner, zoneObjects(g, zone, owner).concat(ids));
  registerAll(g, rows);
  return rows.map(({ id }) => id);
}

export function placeLink(g: G, object: ObjectId, host: ObjectId): void {
  writeObject(g.state, object, { host }, Aspect.attachment);
  if (!isObject(host)) return;
  writeObject(g.state, host, { attachments: [...objectRow(g.state, host).attachments, object] }, Aspect.attachment);
}

export interface Position {
  readonly turn: number;
  readonly active: PlayerId;
  readonly step: Phase;
  readonly open: boolean;
}

/** Sets the turn as if the game had come here by itself. */
export function placeTurn(g: G, p: Position): void {
  const { players, turn } = g.state.game;
  const count = g.state.players.length;
  changeGame(
    g,
    {
      players: players.map((player, i) => {
        const since = (p.active + count - i) % count;
        return { ...player, turnsTaken: p.turn > since ? Math.floor((p.turn - 1 - since) / count) + 1 : 0 };
      }),
      turn: changedTurn(turn, { number: p.turn, active: p.active, regular: p.active, step: p.step, open: p.open }),
    },
    Aspect.all,
  );
}

/** Everything in a position is taken as checked. */
export const acceptPosition = (g: G): void => markChecked(g.state);
