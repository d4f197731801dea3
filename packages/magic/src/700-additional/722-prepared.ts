/** Preparation cards (722): while one is prepared, its controller may cast a copy of its prepare spell from exile. */
import {
  type CreateEvent,
  ceaseEvent,
  isObject,
  noteEvent,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import { cardOf } from '../100-game/108-pool.ts';
import { controllerOf } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, EXILE } from '../400-zones/400-zones.ts';
import type { G } from '../state.ts';
import type { MagicEvent } from './700.1-events/types.ts';

/** The note of the designation, and the one by which a copy knows its permanent. */
export const PREPARED = 'is.prepared';
const OF = 'prepares';

/** 722.2b: the prepare spell of a permanent, which is part of its copiable values; null if it has none. */
function prepareSpell(g: G, row: ObjectRow): Face | null {
  const own = row.base as Face | Card | null;
  const card = own !== null ? ('faces' in own ? own : null) : row.def < 0 ? null : cardOf(g.pool, row.def);
  return card?.layout === 'prepare' && row.copy === null ? (card.faces[1] ?? null) : null;
}

/** 722.3a: it has a prepare spell and is not prepared yet. */
export function canBePrepared(g: G, id: ObjectId): boolean {
  const row = objectRow(g.state, id);
  return row.zone === BATTLEFIELD && row.notes[PREPARED] !== 1 && prepareSpell(g, row) !== null;
}

/** 722.3c: the copy, in exile, for the controller. */
export function preparedCopy(g: G, id: ObjectId): readonly CreateEvent[] {
  const spell = prepareSpell(g, objectRow(g.state, id));
  if (spell === null) return [];
  const owner = controllerOf(g, id);
  return [
    {
      kind: 'create',
      what: 'copy',
      base: spell,
      to: EXILE,
      owner,
      controller: owner,
      cause: id,
      notes: { [OF]: [id] },
    },
  ];
}

/** The permanent whose prepare spell a copy is, as long as that is prepared; null for anything else. */
export function preparedBy(g: G, row: ObjectRow): ObjectId | null {
  const note = row.kind === 'copy' ? row.notes[OF] : undefined;
  const [id] = Array.isArray(note) ? (note as readonly ObjectId[]) : [];
  if (id === undefined || !isObject(id)) return null;
  const permanent = objectRow(g.state, id);
  return permanent.zone === BATTLEFIELD && permanent.notes[PREPARED] === 1 ? id : null;
}

/** 722.3c: the controller of the prepared permanent may cast the copy. */
export function mayCastPrepared(g: G, row: ObjectRow, player: PlayerId): boolean {
  if (row.zone !== EXILE || row.kind !== 'copy') return false;
  const permanent = preparedBy(g, row);
  return permanent !== null && controllerOf(g, permanent) === player;
}

/** It is unprepared as the spell becomes cast. */
export function unprepared(g: G, spell: ObjectId): readonly MagicEvent[] {
  const { before } = objectRow(g.state, spell);
  const permanent = isObject(before) && before >= 0 ? preparedBy(g, objectRow(g.state, before)) : null;
  return permanent === null ? [] : [noteEvent(permanent, PREPARED, 0)];
}

/** 722.3c: the copy stays no longer than its permanent does, and is prepared. */
export function withoutCopy(g: G, permanent: ObjectId): readonly MagicEvent[] {
  if (objectRow(g.state, permanent).notes[PREPARED] !== 1) return NOTHING;
  return g.state.players.flatMap((p) =>
    zoneObjects(g, EXILE, p.id)
      .filter((id) => {
        const { kind, notes } = objectRow(g.state, id);
        return kind === 'copy' && Array.isArray(notes[OF]) && notes[OF][0] === permanent;
      })
      .map((object) => ceaseEvent(object)),
  );
}
const NOTHING: readonly MagicEvent[] = [];
