/** A game without what somebody may not know: hidden cards are blank and lie in no order, others' questions are not told. */
import { type Decision, decides } from './decision.ts';
import { type Game, zoneObjects } from './game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import { decisionKind } from './machine.ts';
import { seedRandom } from './random.ts';
import { fork, NOWHERE, newObject, type ObjectRow, objectRow, type PendingTrigger } from './state.ts';
import { rowsOf } from './table.ts';
import type { Knowledge } from './view.ts';
import { register, reorderZone, setDecision, setPending, setRandom, unregister, writeObject } from './write.ts';

/** The definition of a card that is not known: the rule set takes it as blank. */
export const UNKNOWN_CARD = -2;

/** A fork in which nothing is left of what `known` does not say that the viewer knows. Twins give equal ones. */
export function veiled<G extends Game>(g: G, viewer: PlayerId, known: (row: ObjectRow) => Knowledge): G {
  const f: G = { ...g, state: fork(g.state), undone: null };
  const s = f.state;
  const lost: ObjectRow[] = [];
  const isKnown = (id: ObjectId): boolean => id !== NO_OBJECT && known(objectRow(g.state, id)) !== 'none';
  for (const row of rowsOf(g.state.objects)) {
    const knowledge = known(row);
    if (knowledge === 'face') continue;
    if (row.zone !== NOWHERE) unregister(f, row);
    if (knowledge === 'place') register(f, writeObject(s, row.id, COVERED, 0));
    else {
      writeObject(s, row.id, blankOf(row, isKnown(row.after)), 0);
      lost.push(row);
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
const blankOf = ({ id, kind, owner, zone, after }: ObjectRow, followed: boolean): ObjectRow =>
  newObject({ id, kind, def: UNKNOWN_CARD, owner, zone, after: followed ? after : NO_OBJECT });

/** The unknown cards of each player, sorted, take the places of unknown ones: nothing is left of which lay where. */
function placeAnew(f: Game, lost: readonly ObjectRow[]): void {
  const ids = new Set(lost.map(({ id }) => id));
  for (const { id: owner } of f.state.players) {
    const rest = lost
      .filter((row) => row.owner === owner && row.zone >= 0)
      .map(({ id }) => id)
      .sort((a, b) => a - b);
    for (const [zone, spec] of f.rules.zones.entries()) {
      const old = zoneObjects(f, zone, owner);
      if (spec.shared || !old.some((id) => ids.has(id))) continue;
      const placed = old.map((id) => (ids.has(id) ? (rest.shift() ?? id) : id));
      reorderZone(f, zone, owner, placed);
      for (const id of placed) if (ids.has(id)) writeObject(f.state, id, { zone }, 0);
    }
  }
}

/** Of others' questions, whose they are; what all players may know is asked of somebody is told. */
function asked(g: Game, viewer: PlayerId, decision: Decision): Decision {
  if (decides(decision) === viewer || decisionKind(g, decision).open === true) return decision;
  const player = decides(decision);
  return { kind: WAITING, player, rule: '', prompt: '' };
}

/** The kind of a decision of which a viewer knows only whose it is. */
export const WAITING = 'waiting';
