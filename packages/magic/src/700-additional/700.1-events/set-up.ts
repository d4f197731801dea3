/** Puts a game together: players, cards in zones. Used before the first event, by new games and by positions. */
import {
  Aspect,
  asPlayer,
  type Counters,
  type EntityId,
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
  writeObject,
  writePlayer,
} from '@rulewright/kernel/write';
import type { Card, Face, Step } from '@rulewright/language/magic';
import { headOf } from '../../100-game/101.4-turn-order.ts';
import type { Pool } from '../../100-game/108-pool.ts';
import { duel, forHeads } from '../../100-game/format.ts';
import type { Profile } from '../../100-game/profile.ts';
import { BATTLEFIELD, COMMAND, zones } from '../../400-zones/400-zones.ts';
import { PLANAR_MARKER } from '../../900-variants/901-planechase/901.9-planar-die.ts';
import { rules as magic } from '../../rule-set.ts';
import type { Combat, G, Magic, Mana } from '../../state.ts';
import { timeTells } from '../731-day-night.ts';
import { changedTotals, changedTurn, changeGame, changeTotals } from './change-game.ts';
import { HOOKS } from './hooks.ts';
import { goOut } from './phasing.ts';
import { handOverPlanes } from './planes.ts';

export interface Seat {
  readonly name: string;
  readonly team?: number;
}

/** An empty table: nobody has a card yet. */
export function emptyGame(pool: Pool, seats: readonly Seat[], seed: number, profile: Profile, rules = duel): G {
  const heads = Math.max(
    ...seats.map((seat) => seats.filter((s) => s.team !== undefined && s.team === seat.team).length),
  );
  const format = forHeads(rules, heads);
  const players = seats.map((seat, i) => ({
    id: asPlayer(i),
    name: seat.name,
    team: seat.team ?? i,
    standing: 'playing' as const,
    counters: {},
  }));
  const game: Magic = {
    profile,
    format,
    turn: {
      number: 0,
      active: asPlayer(seats.length - 1),
      seat: asPlayer(seats.length - 1),
      lastActive: asPlayer(seats.length - 1),
      step: 'cleanup',
      began: 0,
      lastBegan: 0,
      clock: 0,
      extraTurns: [],
      extraSteps: [],
      ending: 'nothing',
      skips: [],
    },
    totals: players.map(() => ({
      life: format.life,
      mana: [],
      landsPlayed: 0,
      spellsCast: 0,
      spellsCastLastTurn: 0,
      turnsTaken: 0,
      turnBegan: 0,
      lastTurnBegan: 0,
      drewFromEmpty: false,
    })),
    combat: null,
    dayNight: null,
    commanders: [],
    control: [],
  };
  return gameOf(magic, pool, newState(players, zones.length, HOOKS, seed, game));
}

export interface Placed {
  readonly owner: PlayerId;
  readonly zone: number;
  /** Index in the pool, or a face for a token. */
  readonly def?: number;
  readonly token?: Face | Card;
  readonly controller?: PlayerId;
  readonly face?: number;
  readonly flags?: number;
  readonly damage?: number;
  readonly counters?: Counters;
  readonly notes?: Readonly<Record<string, Note>>;
  /** It came under its controller's control this turn (302.6). */
  readonly sick?: boolean;
}

/** Puts an object where it is said to be, without any event: a position has no history. */
export function placeObject(g: G, p: Placed): ObjectId {
  const row = addPlaced(g, p);
  insertInZone(g, row.zone, row.owner, row.id);
  register(g, row);
  return row.id;
}

/** 901.8: each player's planar die, where players have planar decks. */
export function placePlanarDice(g: G): void {
  if (g.state.game.format.planes !== true) return;
  for (const { id } of g.state.players) {
    const row = addObject(
      g.state,
      newObject({ kind: 'marker', def: -1, owner: id, controller: id, zone: COMMAND, base: PLANAR_MARKER }),
    );
    insertInZone(g, row.zone, id, row.id);
    register(g, row);
  }
}

/** The same for many, in their order. Every zone is written once, so that the work grows with their number and no faster. */
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

function addPlaced(g: G, p: Placed): ObjectRow {
  const time = tick(g.state);
  return addObject(
    g.state,
    newObject({
      kind: p.token === undefined ? 'card' : 'token',
      def: p.def ?? -1,
      owner: p.owner,
      controller: p.controller ?? p.owner,
      zone: p.zone,
      face: p.face ?? 0,
      flags: p.flags ?? 0,
      damage: p.damage ?? 0,
      counters: p.counters ?? {},
      notes: p.notes ?? {},
      base: p.token ?? null,
      timestamp: time,
      since: p.sick === true ? Number.MAX_SAFE_INTEGER : 0,
    }),
  );
}

export function placeAttached(g: G, object: ObjectId, host: EntityId): void {
  writeObject(g.state, object, { host }, Aspect.attachment);
  if (!isObject(host) || host === NO_OBJECT) return;
  writeObject(g.state, host, { attachments: [...objectRow(g.state, host).attachments, object] }, Aspect.attachment);
}

export interface Position {
  readonly turn: number;
  readonly active: PlayerId;
  readonly step: Step;
}

/** Sets the turn as if the game had come here by itself. */
export function placeTurn(g: G, p: Position): void {
  const { game } = g.state;
  const clock = tick(g.state);
  // Summoning sick objects were placed "now": their control begins after the turn began.
  for (const id of g.state.dirty) {
    if (objectRow(g.state, id).since === Number.MAX_SAFE_INTEGER) writeObject(g.state, id, { since: tick(g.state) }, 0);
  }
  changeGame(
    g,
    {
      totals: game.totals.map((t, i) => changedTotals(t, { turnsTaken: turnsTaken(g, p, asPlayer(i)) })),
      turn: changedTurn(game.turn, {
        number: p.turn,
        active: headOf(g, p.active),
        seat: headOf(g, p.active),
        lastActive: playerBefore(g, p.active),
        step: p.step,
        clock,
      }),
    },
    Aspect.all,
  );
  handOverPlanes(g);
}

/** One turn after another, in the order of the seats, up to the one at hand. */
function turnsTaken(g: G, { turn, active }: Position, player: PlayerId): number {
  const { length } = g.state.players;
  const since = (active + length - player) % length;
  return turn > since ? Math.floor((turn - 1 - since) / length) + 1 : 0;
}

/** 702.145d, 702.145g: what follows for day and night from what lies there. */
export function placeDayNight(g: G): void {
  const [event] = timeTells(g, zoneObjects(g, BATTLEFIELD, g.state.game.turn.active));
  if (event?.kind === 'dayNight') changeGame(g, { dayNight: event.to }, Aspect.turn);
}

/** The position began phased out (702.26); what is attached to it goes with it. */
export const placePhasedOut = (g: G, object: ObjectId): void => goOut(g, object, NO_OBJECT);

const playerBefore = (g: G, player: PlayerId): PlayerId =>
  asPlayer((player + g.state.players.length - 1) % g.state.players.length);

export interface PlacedPlayer {
  readonly spellsCastLastTurn?: number;
  readonly life?: number;
  readonly mana?: readonly Mana[];
  readonly landsPlayed?: number;
  readonly counters?: Counters;
}

export function placePlayer(g: G, player: PlayerId, p: PlacedPlayer): void {
  const { counters, ...totals } = p;
  changeTotals(g, player, totals, Aspect.player);
  if (counters !== undefined) writePlayer(g.state, player, { counters });
}

export function placeCombat(g: G, combat: Combat): void {
  changeGame(g, { combat }, Aspect.combat);
}

/** Everything in a position is taken as checked, unless the players are to see its state-based actions. */
export const acceptPosition = (g: G): void => markChecked(g.state);
