/**
 * What one player may know. Nothing else is in a view: of what a player may not see there are counts, never ids, order or
 * kinds. Two states that differ only in what the player may not know give equal views.
 */
import { type Decision, decides } from './decision.ts';
import { type Game, type ZoneSpec, zoneObjects, zoneOwner } from './game.ts';
import { asPlayer, type EntityId, isObject, type ObjectId, type PlayerId } from './ids.ts';
import {
  type Counters,
  liveObjects,
  NOWHERE,
  type ObjectRow,
  type Outcome,
  objectRow,
  type PlayerRow,
  type ZoneKind,
} from './state.ts';

/** A game as one player may see it. */
export interface View {
  readonly viewer: PlayerId;
  readonly players: readonly PlayerRow[];
  readonly zones: readonly ZoneView[];
  /** In full for the player who decides. The others learn who it is, and not what is asked. */
  readonly decision: Decision | Waiting | null;
  /** What the rule set shows of its own part of the state. */
  readonly game: Readonly<Record<string, unknown>>;
  readonly over: Outcome | null;
}

export interface Waiting {
  readonly kind: 'waiting';
  readonly player: PlayerId;
}

/** A zone as one player may see it. */
export interface ZoneView {
  readonly zone: ZoneKind;
  readonly name: string;
  /** A player or an object; null if there is one for all. */
  readonly owner: EntityId | null;
  readonly count: number;
  /** Absent if the viewer sees nothing of it but how many there are. */
  readonly objects?: readonly ObjectView[];
}

/** An object that the viewer sees, as the rule set describes it. */
export interface SeenObject {
  readonly id: ObjectId;
  readonly [key: string]: unknown;
}

/** An object whose face the viewer does not see, but which lies where all can tell it from others. */
export interface CoveredObject {
  readonly hidden: true;
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly flags: number;
  readonly counters: Counters;
  readonly host: EntityId;
  readonly attachments: readonly ObjectId[];
}

/** An object that the viewer cannot tell from others beside it. */
export interface UnknownObject {
  readonly hidden: true;
}

/** What a viewer sees of an object. */
export type ObjectView = SeenObject | CoveredObject | UnknownObject;

/** Whether the rules of the zone let a player tell its objects apart: by default, the players who see their faces. */
export function placeIsPublic(g: Game, viewer: PlayerId, zone: ZoneKind, owner: EntityId): boolean {
  const faces = g.rules.zones[zone]?.faces;
  return faces === 'all' || (faces === 'owner' && playerOf(g, owner) === viewer);
}

const playerOf = (g: Game, owner: EntityId): EntityId =>
  isObject(owner) ? objectRow(g.state, owner).controller : owner;

/** The face of an object; or which object it is, but not its face; or neither. */
export type Knowledge = 'face' | 'place' | 'none';

export function knowledge(g: Game, viewer: PlayerId, row: ObjectRow): Knowledge {
  // Only cards are ever among others like them.
  if (row.zone === NOWHERE) return row.kind === 'card' ? 'none' : 'place';
  if (g.rules.sees(g, viewer, row)) return 'face';
  return placeIsPublic(g, viewer, row.zone, zoneOwner(row)) ? 'place' : 'none';
}

/** `NO_PLAYER` views as a spectator. */
export function view(g: Game, viewer: PlayerId): View {
  const { players, decision, over } = g.state;
  return {
    viewer,
    players,
    zones: g.rules.zones.flatMap((spec, zone) =>
      zoneOwners(g, spec.of, zone)
        .filter((owner) => owner === null || !isObject(owner) || canPointAt(g, viewer, owner))
        .map((owner) => zoneView(g, viewer, zone, owner)),
    ),
    decision:
      decision === null || decides(decision) === viewer ? decision : { kind: 'waiting', player: decides(decision) },
    game: g.rules.describeGame(g, viewer),
    over,
  };
}

/** Who has a zone of a kind: everybody together, each player, or the objects in whose zones something lies. */
export function zoneOwners(g: Game, of: ZoneSpec['of'], zone: ZoneKind): readonly (EntityId | null)[] {
  if (of === 'game') return [null];
  if (of === 'player') return g.state.players.map((p) => p.id);
  return liveObjects(g.state).filter((id) => zoneObjects(g, zone, id).length > 0);
}

/** Whether a viewer can tell an object from others. */
const canPointAt = (g: Game, viewer: PlayerId, id: ObjectId): boolean =>
  knowledge(g, viewer, objectRow(g.state, id)) !== 'none';

const UNKNOWN: UnknownObject = Object.freeze({ hidden: true });

function zoneView(g: Game, viewer: PlayerId, zone: ZoneKind, owner: EntityId | null): ZoneView {
  const ids = zoneObjects(g, zone, owner ?? asPlayer(0));
  const spec = g.rules.zones[zone];
  const view = { zone, name: spec?.name ?? '', owner, count: ids.length };
  const objects = ids.map((id) => objectView(g, viewer, id));
  // An empty public zone is shown as empty; a hidden one only as a count, whatever the count.
  if (objects.every((o) => o === UNKNOWN) && !placeIsPublic(g, viewer, zone, owner ?? asPlayer(-1))) return view;
  // Where among the unknown ones a known one lies is nobody's business if the zone has no order.
  const unknownLast = (a: ObjectView, b: ObjectView): number => Number(a === UNKNOWN) - Number(b === UNKNOWN);
  return { ...view, objects: spec?.ordered === true ? objects : objects.toSorted(unknownLast) };
}

function objectView(g: Game, viewer: PlayerId, id: ObjectId): ObjectView {
  const row = objectRow(g.state, id);
  if (g.rules.sees(g, viewer, row)) return { ...g.rules.describe(g, viewer, row), id };
  if (!placeIsPublic(g, viewer, row.zone, zoneOwner(row))) return UNKNOWN;
  const { controller, flags, counters, host, attachments } = row;
  return { hidden: true, id, controller, flags, counters, host, attachments };
}
