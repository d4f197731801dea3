/** The log as one player may read it: events that name what the player cannot tell apart are reduced to what all can see. */
import { eventKind } from './door.ts';
import type { GameEvent } from './event.ts';
import {
  type ArrangeEvent,
  type AttachEvent,
  type BeginEffectEvent,
  type CeaseEvent,
  type CountersEvent,
  isCreate,
  isMove,
  isPick,
  isScatter,
  isShuffle,
  type MoveEvent,
  type NoteEvent,
  type PickEvent,
  type RevealEvent,
} from './events/index.ts';
import { type Game, zoneOwner } from './game.ts';
import { type EntityId, isObject, type ObjectId, type PlayerId } from './ids.ts';
import { findObject, NOWHERE, type ObjectRow, type ZoneKind } from './state.ts';
import { type Knowledge, knowledge, placeIsPublic } from './view.ts';

export interface VisibleEvent {
  readonly kind: string;
  readonly [key: string]: unknown;
}

/** Call it with the state right after the events: what the player could see is judged by it. */
export function visibleEvents(g: Game, viewer: PlayerId, events: readonly GameEvent[]): VisibleEvent[] {
  const eyes: Eyes = { g, viewer, left: zonesLeft(events) };
  return events.map((event) => visible(eyes, event));
}

interface Eyes {
  readonly g: Game;
  readonly viewer: PlayerId;
  /** Where the objects were that are gone by now. */
  readonly left: ReadonlyMap<ObjectId, ZoneKind>;
}

const isReveal = (e: GameEvent): e is RevealEvent => e.kind === 'reveal';

function zonesLeft(events: readonly GameEvent[]): Map<ObjectId, ZoneKind> {
  const left = new Map<ObjectId, ZoneKind>();
  for (const e of events) if (isMove(e) && e.from !== undefined) left.set(e.object, e.from);
  return left;
}

function visible(eyes: Eyes, event: GameEvent): VisibleEvent {
  if (!mayKnow(eyes, event)) return reduced(eyes.g, event);
  if (isMove(event)) return visibleMove(eyes, event);
  if (isReveal(event)) return visibleReveal(eyes, event);
  // Nobody knows the order that came about, not even of cards that lay open before.
  if (isShuffle(event) || isScatter(event)) return shorn(opened(eyes, event));
  if (isCreate(event))
    return known(eyes, event.became, event.to) === 'none' ? reduced(eyes.g, event) : opened(eyes, event);
  const isForSome = eventKind(eyes.g, event).seenBy?.(eyes.g, event) !== undefined;
  const about = isForSome ? [] : (subjects[event.kind]?.(event) ?? []);
  return about.some((id) => isObject(id) && known(eyes, id) === 'none') ? reduced(eyes.g, event) : opened(eyes, event);
}

function shorn({ order: _, objects, ...rest }: VisibleEvent): VisibleEvent {
  return Array.isArray(objects) ? { ...rest, count: objects.length } : rest;
}

function opened(eyes: Eyes, event: GameEvent): VisibleEvent {
  const { source: _, ...rest } = event;
  return { ...rest, ...sourceOf(eyes, event) };
}

/** Where an event comes from, unless that lies where the viewer cannot tell it from others. */
function sourceOf({ g, viewer }: Eyes, { source }: GameEvent): Pick<GameEvent, 'source'> {
  const row = source === undefined ? undefined : findObject(g.state, source);
  if (source === undefined || row === undefined) return {};
  const isInSight =
    row.zone === NOWHERE || placeIsPublic(g, viewer, row.zone, zoneOwner(row)) || g.rules.sees(g, viewer, row);
  return isInSight ? { source } : {};
}

function mayKnow({ g, viewer }: Eyes, event: GameEvent): boolean {
  const knowing = eventKind(g, event).seenBy?.(g, event);
  // What every player sees, a spectator sees.
  return knowing === undefined || knowing.includes(viewer) || g.state.players.every((p) => knowing.includes(p.id));
}

/** The objects that an event names, by its kind. A rule set answers for its own kinds with `seenBy`. */
const subjects: Readonly<Record<string, (event: GameEvent) => readonly EntityId[]>> = {
  arrange: (e) => (e as ArrangeEvent).order,
  pick: (e) => (e as PickEvent).from,
  cease: (e) => [(e as CeaseEvent).object],
  counters: (e) => [(e as CountersEvent).on],
  attach: (e) => [(e as AttachEvent).object, (e as AttachEvent).to],
  note: (e) => [(e as NoteEvent).object],
  beginEffect: (e) => (e as BeginEffectEvent).effect.objects ?? [],
};

/** That it happened, to whom, and between which zones. */
function reduced(g: Game, event: GameEvent): VisibleEvent {
  const { kind } = event;
  if (isMove(event)) {
    const owner = findObject(g.state, event.object)?.owner;
    return { kind, owner, from: event.from, to: event.to };
  }
  if (isCreate(event)) return { kind, owner: event.owner, to: event.to };
  if (isReveal(event)) return { kind, to: event.to };
  if (isPick(event)) return { kind, player: event.player, what: event.what, count: event.count };
  const { player, owner } = event as GameEvent & { readonly player?: unknown; readonly owner?: unknown };
  return { kind, ...(player === undefined ? {} : { player }), ...(owner === undefined ? {} : { owner }) };
}

function known(eyes: Eyes, id: ObjectId | undefined, zone?: ZoneKind): Knowledge {
  const row = id === undefined ? undefined : asItWas(eyes, id, zone);
  return row === undefined ? 'none' : knowledge(eyes.g, eyes.viewer, row);
}

/** The row of an object with the zone where it was at the time. */
function asItWas({ g, left }: Eyes, id: ObjectId, at?: ZoneKind): ObjectRow | undefined {
  const row = findObject(g.state, id);
  if (row === undefined) return undefined;
  const zone = at ?? (row.zone === NOWHERE ? left.get(id) : undefined) ?? row.zone;
  return zone === row.zone ? row : { ...row, zone, memo: null };
}

/** An object is named on each side only where the viewer can tell it apart, so that nobody can follow it further. */
function visibleMove(eyes: Eyes, event: MoveEvent): VisibleEvent {
  const before = known(eyes, event.object, event.from);
  const after = known(eyes, event.became, event.to);
  const common = reduced(eyes.g, event);
  if (before === 'none' && after === 'none') return common;
  const { object, became, base, notes, stack, face, position, source: _, ...open } = event;
  const row = findObject(eyes.g.state, object);
  return {
    ...open,
    ...common,
    ...sourceOf(eyes, event),
    ...(before === 'none' ? {} : { object }),
    ...(after === 'none' ? {} : { became }),
    ...(before === 'face' || after === 'face' ? { def: row?.def } : {}),
    ...(after === 'face' ? { base, notes, stack, face } : {}),
    ...(position === undefined ? {} : { position }),
  };
}

/** Whoever is shown a card learns what it is, and which it is only where that can be told anyway. */
function visibleReveal(eyes: Eyes, event: RevealEvent): VisibleEvent {
  const { objects, source: _, ...open } = event;
  const shown = objects.map((id) => {
    const row = asItWas(eyes, id);
    if (row === undefined) return {};
    const { id: _, ...description } = eyes.g.rules.describe(eyes.g, eyes.viewer, row);
    return known(eyes, id) === 'none' ? description : { ...description, id };
  });
  return { ...open, ...sourceOf(eyes, event), shown };
}
