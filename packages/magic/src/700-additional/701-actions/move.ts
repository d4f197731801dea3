/** Moving objects between zones as an effect says (400.6, 400.7, 401.4). */
import {
  type EntityId,
  isMove,
  isPlayer,
  isScatter,
  type Locals,
  type LocalValue,
  type MoveEvent,
  moveEvent,
  NO_OBJECT,
  type Note,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  scatterEvent,
} from '@rulewright/kernel';
import type { Destination, Duration, Selector } from '@rulewright/language/magic';
import { notedEntities } from '@rulewright/rules';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { cardOf, hasBack } from '../../100-game/108-pool.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { PERMANENT_TYPES, TypeBit, typeBits } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, EXILE, HAND, LIBRARY, PLANAR_DECK, SCHEME_DECK, zoneOf } from '../../400-zones/400-zones.ts';
import { joinCombat } from '../../500-turn/combat/508.4-joining-combat.ts';
import { type Stated, statedEffect } from '../../600-effects/608-resolve/611.2e-stated.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseOrder,
  countOf,
  emit,
  entitiesOf,
  type Outcome,
  objectsOf,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { legalHosts } from '../../600-effects/614-replacement/616.1-replacements.ts';
import { Flag } from '../../state.ts';
import type { Returning } from '../700.1-events/returning.ts';
import type { How, MagicEvent } from '../700.1-events/types.ts';
import { arriving } from '../707-copies/707.5-entering.ts';
import { DOWN_FACE, downFaceNote, SEEN_BY, SEEN_THROUGH } from '../708-faces.ts';
import { canBeAttached, isAura } from './701.3-attachment.ts';
import { allFollowed, isThere, playersOf } from './found.ts';

type Move = ActionOf<'move'>;

export const moving: Acts<'move'> = {
  move(run, action) {
    if (run.work?.at === 'moved') return afterwards(run, action);
    // 610.3a–b: what it would last until has happened already.
    if (action.until !== undefined && run.work === null && watchedBy(run, action.until).length === 0)
      return bind(action.as, []);
    if (run.work?.at === 'placed') return inRandomOrder(run, action);
    const objects = movable(run, action);
    const { to } = action;
    const random = to.order === 'random' && objects.length > 1 && run.work === null;
    if (typeof to.faceDown === 'string')
      return random
        ? emit(scattered(run, objects), { work: { at: 'scattered' } })
        : oneByOne(run, action, run.work?.at === 'scattered' ? afterScattering(run) : objects);
    if (random) return emit(arrivals(run, to, objects), { work: { at: 'placed' } });
    const placed = arrange(run, action, objects);
    if (placed === undefined) return ASKED;
    const events = arrivals(run, to, placed);
    const more = action.note !== undefined || action.until !== undefined || to.attacking === true;
    return more ? emit(events, { work: { at: 'moved' } }) : emit(events, { as: action.as });
  },
};

const watchedBy = (run: Run, until: Selector): readonly ObjectId[] =>
  objectsOf(run, until).filter((id) => objectRow(run.g.state, id).zone === BATTLEFIELD);

/** 610.3: it goes back to its previous zone when that has happened. */
function untilThen(run: Run, until: Selector, to: number): MagicEvent {
  const { g, ctx } = run;
  const objects = run.happened.flatMap((e) => {
    if (!isMove(e)) return [];
    const { became, from } = e;
    if (became === undefined || from === undefined) return [];
    return objectRow(g.state, became).zone === to ? [{ id: became, in: to, to: from }] : [];
  });
  const body: Returning = { kind: 'returning', watched: watchedBy(run, until), objects };
  const { source, controller } = ctx;
  const duration: Duration = { kind: 'forever' };
  const effect = { source, controller, objects: null, body, locals: {}, duration, left: -1 };
  return { kind: 'beginEffect', effect, cause: source };
}

/** Objects change places at random where they lie: each zone by itself. */
function scattered({ g, ctx }: Run, objects: readonly ObjectId[]): readonly MagicEvent[] {
  const rows = objects.map((id) => objectRow(g.state, id));
  const piles = new Map(rows.map(({ zone, owner }) => [`${zone} ${owner}`, { zone, owner }]));
  return [...piles.values()].map(({ zone, owner }) => {
    const pile = rows.filter((row) => row.zone === zone && row.owner === owner).map((row) => row.id);
    return scatterEvent(owner, zone, pile, { cause: ctx.source });
  });
}

/** The new objects that they have become, in their order. */
const afterScattering = ({ g, happened }: Run): readonly ObjectId[] =>
  happened.flatMap((e) => (isScatter(e) ? (e.order ?? []).map((id) => objectRow(g.state, id).after) : []));

/** Cards that have come into a library lie there in a random order: nobody knows it, though all may have seen which they are. */
function inRandomOrder(run: Run, action: Move): Outcome {
  const moved = results(run.happened);
  const there = moved.filter((id) => DECKS.has(objectRow(run.g.state, id).zone));
  return emit(scattered(run, there), { bind: action.as === undefined ? null : { [action.as]: moved } });
}

/** 701.40e, 701.58e: cards are manifested and cloaked one at a time. */
function oneByOne(run: Run, action: Move, objects: readonly ObjectId[]): Outcome {
  const { rest = objects, moved = [] } = (run.work?.at === 'one' ? run.work : {}) as {
    rest?: readonly ObjectId[];
    moved?: readonly ObjectId[];
  };
  const made = run.work?.at === 'one' ? [...moved, ...results(run.happened)] : [];
  const [first, ...others] = rest;
  if (first === undefined) return bind(action.as, made);
  return emit(arrivals(run, action.to, [first]), { work: { at: 'one', rest: others, moved: made } });
}

/** 311.2, 314.2: a place in a deck of the command zone is in the one that the card belongs to. */
function goal({ g }: Run, { zone, position }: Destination, object: ObjectId): number {
  if (zone !== 'command' || position === undefined) return zoneOf(zone);
  return (characteristics(g, object).types & TypeBit.scheme) === 0 ? PLANAR_DECK : SCHEME_DECK;
}
const DECKS: ReadonlySet<number> = new Set([LIBRARY, PLANAR_DECK, SCHEME_DECK]);

export function movable(run: Run, action: Move): readonly ObjectId[] {
  const { g } = run;
  const found = objectsOf(run, action.what).flatMap((id) => allFollowed(run, id, action.what));
  return [...new Set(found)].filter((id) => {
    const row = objectRow(g.state, id);
    if (row.kind === 'ability' || row.kind === 'marker' || !isThere(g, id)) return false;
    if (action.from !== undefined && row.zone !== zoneOf(action.from)) return false;
    // 111.8: a token that has left the battlefield stays where it is until it ceases to exist.
    if (row.kind === 'token' && row.zone !== BATTLEFIELD) return false;
    const to = goal(run, action.to, id);
    return row.zone !== to || DECKS.has(to);
  });
}

/** 401.4: cards that go to one place in a library do so in an order that is chosen. */
function arrange(run: Run, { to }: Move, objects: readonly ObjectId[]): readonly ObjectId[] | undefined {
  const { g } = run;
  if ((to.zone !== 'library' && to.zone !== 'command') || to.position === undefined) return objects;
  const ownerOf = (id: ObjectId): PlayerId => objectRow(g.state, id).owner;
  const arranged: ObjectId[] = [];
  for (const owner of inTurnOrder(g)) {
    // "In any order" is for whoever follows the instruction; where nothing is said, the owner arranges them.
    const player = to.order === 'chosen' ? run.ctx.controller : owner;
    const own = objects.filter((id) => ownerOf(id) === owner);
    const order = chooseOrder(run, player, { rule: '401.4', prompt: `library-${to.position}` }, own);
    if (order === undefined) return undefined;
    arranged.push(...order);
  }
  return arranged;
}

function arrivals(run: Run, to: Destination, objects: readonly ObjectId[]): readonly MagicEvent[] {
  const events: MagicEvent[] = [];
  const placed = new Map<PlayerId, number>();
  for (const object of objects) {
    const { owner, zone } = objectRow(run.g.state, object);
    const nth = placed.get(owner) ?? 0;
    placed.set(owner, nth + 1);
    const move = moveEvent(object, goal(run, to, object), { how: how(to, zone), cause: run.ctx.source });
    if (to.zone === 'library' || (to.zone === 'command' && to.position !== undefined))
      events.push({ ...move, ...libraryPlace(to, nth) });
    else if (to.zone === 'battlefield') {
      const arrival = ontoBattlefield(run, to, object);
      if (arrival !== null) events.push({ ...move, ...arrival });
    } else events.push({ ...move, ...withCounters(run, to), ...facing(run, to) });
  }
  return events;
}

const how = (to: Destination, from: number): How => {
  const zone = zoneOf(to.zone);
  if (zone === EXILE) return 'exiled';
  return (zone === HAND && from !== LIBRARY) || (zone === BATTLEFIELD && from !== HAND && from !== LIBRARY)
    ? 'returned'
    : 'put';
};

/** From the top: index 0; "third from the top" is 3 in the language. Several cards follow one another downwards. */
export function libraryPlace(to: Destination, nth: number): { readonly position?: number } {
  if (to.position === undefined || to.position === 'bottom') return {};
  return { position: (to.position === 'top' ? 0 : Math.max(0, to.position - 1)) + nth };
}

export function withCounters(run: Run, to: Pick<Destination, 'counters'>): Pick<MoveEvent, 'counters'> {
  if (to.counters === undefined || to.counters.length === 0) return {};
  const counters: Record<string, number> = {};
  for (const { counter, count } of to.counters) counters[counter] = (counters[counter] ?? 0) + countOf(run, count);
  return { counters };
}

type Arrival = Pick<MoveEvent, 'controller' | 'flags' | 'host' | 'counters' | 'face' | 'notes'> & Stated;

/** 701.40a, 701.58a, 406.3: it is turned face down first. */
const downFlags = ({ faceDown }: Destination): number => {
  if (faceDown === undefined || faceDown === false) return 0;
  if (faceDown === true) return Flag.faceDown;
  return Flag.faceDown | Flag.manifested | (faceDown === 'cloak' ? Flag.warded : 0);
};
const facing = (run: Run, to: Destination): Pick<MoveEvent, 'flags' | 'notes'> => {
  const notes: Record<string, Note> = { ...remembered(run, to) };
  if (to.seenBy !== undefined) notes[SEEN_BY] = playersOf(run, to.seenBy);
  if (to.seenThrough !== undefined) notes[SEEN_THROUGH] = objectsOf(run, to.seenThrough);
  const flags = downFlags(to);
  return { ...(flags === 0 ? {} : { flags }), ...(Object.keys(notes).length === 0 ? {} : { notes }) };
};
const remembered = (run: Run, { remembers }: Destination): Readonly<Record<string, Note>> =>
  remembers === undefined ? {} : { [remembers.key]: entitiesOf(run, remembers.objects) };

const shown = ({ downFace }: Destination): Readonly<Record<string, Note>> =>
  downFace === undefined ? {} : { [DOWN_FACE]: downFaceNote(downFace) };

/** How it enters; null if it stays where it is. What an Aura enchants is chosen as it enters (303.4f). */
function ontoBattlefield(run: Run, to: Destination, object: ObjectId): Arrival | null {
  const controller = newController(run, to, object);
  const host = hostFor(run, to, object, controller);
  if (host === null || !canArrive(run, to, object)) return null;
  const flags = (to.tapped === true ? Flag.tapped : 0) | downFlags(to);
  return {
    controller,
    ...(flags === 0 ? {} : { flags }),
    ...(to.transformed === true ? { face: 1 } : {}),
    ...(host === NO_OBJECT ? {} : { host }),
    ...(to.remembers === undefined && to.downFace === undefined
      ? {}
      : { notes: { ...remembered(run, to), ...shown(to) } }),
    ...withCounters(run, to),
    ...(to.being === undefined ? {} : { being: statedEffect(run.ctx, to.being) }),
  };
}

/** 712.14a–b: only a double-faced card can enter transformed; a card enters face up only if its front is a permanent's. */
function canArrive({ g }: Run, to: Destination, object: ObjectId): boolean {
  if (downFlags(to) !== 0) return true;
  const row = objectRow(g.state, object);
  const face = to.transformed === true ? 1 : 0;
  if (face === 1 && !hasBack(g.pool, row)) return false;
  if (row.def < 0 || row.kind !== 'card') return true;
  return (typeBits(cardOf(g.pool, row.def).faces[face]?.types ?? []) & PERMANENT_TYPES) !== 0;
}

/** 110.2a: under the control of the player who puts it there, unless the effect says otherwise. */
function newController(run: Run, to: Destination, object: ObjectId): PlayerId {
  if (to.controller === undefined) return run.ctx.controller;
  if (to.controller.kind === 'owner') return objectRow(run.g.state, object).owner;
  const [first] = entitiesOf(run, to.controller);
  return first !== undefined && isPlayer(first) ? first : run.ctx.controller;
}

/** What the effect attaches it to: null if it stays where it is (303.4i); anything but an Aura enters unattached (301.5e). */
function hostFor(run: Run, to: Destination, object: ObjectId, controller: PlayerId): EntityId | null {
  if (to.attachedTo === undefined) return NO_OBJECT;
  const [host] = entitiesOf(run, to.attachedTo);
  if (to.transformed === true) return hostOfBack(run, object, host, controller);
  if (host !== undefined && canBeAttached(run.g, object, host, controller)) return host;
  return isAura(characteristics(run.g, object)) ? null : NO_OBJECT;
}

/** 712.14: what enters transformed is what its back face says. */
function hostOfBack({ g }: Run, object: ObjectId, host: EntityId | undefined, controller: PlayerId): EntityId | null {
  const row = objectRow(g.state, object);
  const back = arriving(g, moveEvent(object, BATTLEFIELD, { from: row.zone, face: 1 }));
  if (!back.subtypes.includes('Aura')) return NO_OBJECT;
  return host !== undefined && legalHosts(g, object, controller, back.abilities).includes(host) ? host : null;
}

/** 607.2: the source remembers what its ability has moved, beside what it has moved before. */
export function notedOnSource({ g, ctx }: Run, key: string, moved: readonly ObjectId[]): MagicEvent {
  const old: Note = objectRow(g.state, ctx.source).notes[key] ?? [];
  return noteEvent(ctx.source, key, [...(typeof old === 'object' ? old : []), ...moved]);
}

/** What this ability has noted while it resolves, with what it notes now. */
export function notedHere({ ctx }: Run, key: string, moved: readonly EntityId[]): Locals {
  const before: LocalValue = ctx.locals[key] ?? [];
  const known = Array.isArray(before) ? before.filter((id): id is EntityId => typeof id === 'number') : [];
  return { [key]: [...new Set([...known, ...moved])] };
}

/** What has been moved is noted on the source (607.2) and may join the attack. */
function afterwards(run: Run, action: Move): Outcome {
  const moved = results(run.happened);
  const { g, ctx } = run;
  const events: MagicEvent[] = [];
  // What enters with it noted has it bound, to go with it (614.14).
  let noted: Locals = action.note === undefined ? {} : notedHere(run, action.note, moved);
  if (action.to.attacking === true) {
    const joining = joinCombat(run, moved, action.to.attacks);
    if (joining === undefined) return ASKED;
    events.push(...joining);
  }
  if (action.note !== undefined && moved.length > 0) {
    const { notes } = objectRow(g.state, ctx.source);
    events.push(notedOnSource(run, action.note, moved));
    // 607.2a: those of before are meant as well.
    const before = notedEntities(g.state, notes[action.note] ?? [], ctx);
    noted = notedHere(run, action.note, [...before, ...moved]);
  }
  if (action.until !== undefined && moved.length > 0) events.push(untilThen(run, action.until, zoneOf(action.to.zone)));
  const bound = {
    ...(action.as === undefined ? {} : { [action.as]: moved }),
    ...noted,
  };
  return events.length === 0 ? bind(action.as, moved) : emit(events, { bind: bound });
}
