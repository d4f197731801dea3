/** A game without what somebody may not know: hidden cards are blank and lie in no order, others' questions are not told. */
import { type Decision, decides } from './decision.ts';
import { type Game, zoneObjects } from './game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import { decisionKind } from './machine.ts';
import { seedRandom } from './random.ts';
import { fork, NOWHERE, newObject, type ObjectRow, objectRow, type PendingTrigger, type ZoneKind } from './state.ts';
import { rowsOf } from './table.ts';
import type { Knowledge } from './view.ts';
import {
  register,
  reorderZone,
  replaceObject,
  setDecision,
  setPending,
  setRandom,
  unregister,
  writeObject,
} from './write.ts';

/** The definition of a card that is not known: the rule set takes it as blank. */
export const UNKNOWN_CARD = -2;

/** A fork in which nothing is left of what `known` does not say that the viewer knows. Twins give equal ones. */
export function veiled<G extends Game>(g: G, viewer: PlayerId, known: (row: ObjectRow) => Knowledge): G {
  const f: G = { ...g, state: fork(g.state), undone: null };
  const s = f.state;
  const lost = new Map<ObjectId, ObjectRow>();
  const isKnown = (id: ObjectId): boolean => id !== NO_OBJECT && known(objectRow(g.state, id)) !== 'none';
  for (const row of rowsOf(g.state.objects)) {
    const knowledge = known(row);
    if (knowledge === 'face') continue;
    if (row.zone !== NOWHERE) unregister(f, row);
    if (knowledge === 'place') register(f, writeObject(s, row.id, COVERED, 0));
    else {
      replaceObject(s, blankOf(row, row.zone, isKnown(row.after) ? row.after : NO_OBJECT));
      lost.set(row.id, row);
    }
  }
  placeAnew(f, lost);
  setRandom(s, seedRandom(0));
  setPending(
    s,
    s.pending.filter(({ source }: PendingTrigger) => source === NO_OBJECT || isKnown(source)),
  );
  setDecision(s, s.decision === null ? null : asked(f, viewer, s.decision));
  return f;
}

/** Where it lies and what is on it is to be seen; its face is not. */
const COVERED: Partial<ObjectRow> = { def: UNKNOWN_CARD, face: 0, base: null, copy: null, last: null };

/** What it was is not known, but perhaps what it has become. */
const blankOf = ({ id, kind, owner }: ObjectRow, zone: ZoneKind, after: ObjectId): ObjectRow =>
  newObject({ id, kind, def: UNKNOWN_CARD, owner, zone, after });

/**
 * The unknown cards of each player, sorted, take the places where unknown ones lie, and the others are gone: nothing is left of which lay
 * where, nor of which has left its place.
 */
function placeAnew(f: Game, lost: ReadonlyMap<ObjectId, ObjectRow>): void {
  for (const { id: owner } of f.state.players) {
    const rest = [...lost.values()].filter((row) => row.owner === owner).sort((a, b) => a.id - b.id);
    let taken = 0;
    for (const [zone, spec] of f.rules.zones.entries()) {
      const old = zoneObjects(f, zone, owner);
      if (spec.shared || !old.some((id) => lost.has(id))) continue;
      const placed = old.map((id) => {
        const row = lost.has(id) ? rest[taken++] : undefined;
        return row === undefined ? id : placeIn(f, row, zone);
      });
      reorderZone(f, zone, owner, placed);
    }
    for (const row of rest.slice(taken)) placeIn(f, row, NOWHERE);
  }
}

function placeIn(f: Game, { id, zone: before }: ObjectRow, zone: ZoneKind): ObjectId {
  const row = objectRow(f.state, id);
  if (before !== zone) replaceObject(f.state, blankOf(row, zone, row.after));
  return id;
}

/** Of others' questions, whose they are; what all players may know is asked of somebody is told. */
function asked(g: Game, viewer: PlayerId, decision: Decision): Decision {
  if (decides(decision) === viewer || decisionKind(g, decision).open === true) return decision;
  const player = decides(decision);
  return { kind: WAITING, player, rule: '', prompt: '' };
}

/** The kind of a decision of which a viewer knows only whose it is. */
export const WAITING = 'waiting';
