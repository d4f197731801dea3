/** A game without what somebody may not know: hidden cards are blank and lie in no order, others' questions are not told. */
import { Aspect } from './aspects.ts';
import { type Decision, decides } from './decision.ts';
import { type Game, zoneObjects } from './game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import { decisionKind } from './machine.ts';
import { seedRandom } from './random.ts';
import { secretOf } from './secret.ts';
import { fork, NOWHERE, newObject, type ObjectRow, objectRow, type PendingTrigger } from './state.ts';
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
    const open = openNotes(row.notes, viewer);
    if (open !== row.notes) writeObject(s, row.id, { notes: open }, Aspect.notes);
    if (knowledge === 'face') continue;
    if (row.zone !== NOWHERE) unregister(f, row);
    if (knowledge === 'place') register(f, writeObject(s, row.id, COVERED, 0));
    else {
      replaceObject(s, blankOf(row, row, isKnown(row.after) ? row.after : NO_OBJECT));
      // What keeps others stays where it is, with them.
      if (row.zone === NOWHERE || row.kept.length === 0) lost.set(row.id, row);
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

/** What is noted for some players only is nothing that others know. */
function openNotes(notes: ObjectRow['notes'], viewer: PlayerId): ObjectRow['notes'] {
  let open = notes;
  for (const key in notes) {
    const secret = secretOf(key);
    const knowing = notes[secret];
    if (!Array.isArray(knowing) || knowing.includes(viewer)) continue;
    const { [key]: _, [secret]: __, ...rest } = open;
    open = rest;
  }
  return open;
}

/** Where it lies and what is on it is to be seen; its face is not. */
const COVERED: Partial<ObjectRow> = { def: UNKNOWN_CARD, face: 0, base: null, copy: null, last: null };

/** What it was is not known, but perhaps what it has become. */
const blankOf = ({ id, kind, owner, kept }: ObjectRow, { zone, keeper }: Place, after: ObjectId): ObjectRow =>
  newObject({ id, kind, def: UNKNOWN_CARD, owner, zone, keeper, kept: zone === NOWHERE ? undefined : kept, after });
type Place = Pick<ObjectRow, 'zone' | 'keeper'>;
const GONE: Place = { zone: NOWHERE, keeper: NO_OBJECT };

/**
 * The unknown cards of each player, sorted, take the places where unknown ones lie, and the others are gone: nothing is left of which lay
 * where, nor of which has left its place.
 */
function placeAnew(f: Game, lost: ReadonlyMap<ObjectId, ObjectRow>): void {
  const keepers = [...rowsOf(f.state.objects)].filter((row) => row.zone !== NOWHERE && row.kept.length > 0);
  for (const { id: owner } of f.state.players) {
    const rest = [...lost.values()].filter((row) => row.owner === owner).sort((a, b) => a.id - b.id);
    let taken = 0;
    const anew = (id: ObjectId): ObjectId => {
      const place = lost.get(id);
      const row = place?.owner === owner ? rest[taken++] : undefined;
      return place === undefined || row === undefined ? id : placeIn(f, row, place);
    };
    for (const [zone, spec] of f.rules.zones.entries()) {
      if (spec.of !== 'player') continue;
      const old = zoneObjects(f, zone, owner);
      if (old.some((id) => lost.has(id))) reorderZone(f, zone, owner, old.map(anew));
    }
    for (const { id, kept } of keepers) {
      if (!kept.some((k) => lost.get(k)?.owner === owner)) continue;
      // Those of other players may have changed places already.
      const now = objectRow(f.state, id).kept;
      const placed = now.map((k, i) => (lost.get(kept[i] ?? NO_OBJECT)?.owner === owner ? anew(kept[i] ?? k) : k));
      writeObject(f.state, id, { kept: placed }, 0);
    }
    for (const row of rest.slice(taken)) placeIn(f, row, GONE);
  }
}

function placeIn(f: Game, before: ObjectRow, place: Place): ObjectId {
  const row = objectRow(f.state, before.id);
  if (before.zone !== place.zone || before.keeper !== place.keeper)
    replaceObject(f.state, blankOf(row, place, row.after));
  return row.id;
}

/** Of others' questions, whose they are; what all players may know is asked of somebody is told. */
function asked(g: Game, viewer: PlayerId, decision: Decision): Decision {
  if (decides(decision) === viewer || decisionKind(g, decision).open === true) return decision;
  const player = decides(decision);
  return { kind: WAITING, player, rule: '', prompt: '' };
}

/** The kind of a decision of which a viewer knows only whose it is. */
export const WAITING = 'waiting';
