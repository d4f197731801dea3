/** An explanation as one player may read it: it names nothing that the player could not point at (400.2, 708.5). */
import {
  type Derivation,
  derivation,
  type EntityId,
  findObject,
  isMove,
  isPlayer,
  type MoveEvent,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
  placeIsPublic,
  rowAt,
} from '@rulewright/kernel';
import { sees } from '../400-zones/400.2-describe.ts';
import type { G } from '../state.ts';

/** Facts that are public although the objects they speak of are not: how many cards are in a hand. */
const PUBLIC_FACTS: ReadonlySet<string> = new Set(['counted']);

const HIDDEN = derivation('hidden', { rules: ['400.2'] });

/** What is not for the viewer is left out; a fact about nothing but that becomes "hidden". */
export function forViewer(g: G, viewer: PlayerId, d: Derivation): Derivation {
  const objects = d.objects.filter((id) => mayName(g, viewer, id));
  const hides = objects.length < d.objects.length;
  if (hides && !PUBLIC_FACTS.has(d.code)) return HIDDEN;
  return { ...d, objects, because: d.because.map((part) => forViewer(g, viewer, part)) };
}

function mayName(g: G, viewer: PlayerId, id: EntityId): boolean {
  if (isPlayer(id)) return true;
  const row = findObject(g.state, id);
  if (row === undefined) return false;
  if (row.zone === NOWHERE) return leftInPublic(g, viewer, row);
  return sees(g, viewer, row) || placeIsPublic(g, viewer, row.zone, row.owner);
}

/** It was on the stack, or all could see it where it left or where it went. */
function leftInPublic(g: G, viewer: PlayerId, row: ObjectRow): boolean {
  if (row.kind !== 'card' || row.stack !== null) return true;
  const { from, to } = lastMove(g, row.id) ?? {};
  return [from, to].some((zone) => zone !== undefined && placeIsPublic(g, viewer, zone, row.owner));
}

function lastMove(g: G, id: ObjectId): MoveEvent | undefined {
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = rowAt(log, i);
    if (isMove(event) && event.object === id) return event;
  }
  return undefined;
}
