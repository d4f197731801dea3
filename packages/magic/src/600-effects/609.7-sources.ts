/** What can be chosen as a source of damage (609.7a). */

import {
  type EffectRow,
  type EntityId,
  effectRow,
  endEffectEvent,
  isObject,
  type Locals,
  type ObjectId,
  type ObjectRow,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import { BATTLEFIELD, COMMAND, STACK } from '../400-zones/400-zones.ts';
import type { MagicEvent } from '../700-additional/700.1-events/types.ts';
import { Flag, type G, type StackEntry } from '../state.ts';
import { eventEntities } from '../vocabulary/evaluate.ts';

const objectsIn = (locals: Locals): readonly ObjectId[] =>
  Object.values(locals).flatMap((v) =>
    Array.isArray(v) ? (v as readonly EntityId[]).filter((id) => typeof id === 'number' && isObject(id)) : [],
  ) as readonly ObjectId[];

/** A spell is a source itself; an ability refers to its own, to its targets and to what triggered it. */
function referredTo(g: G, row: ObjectRow): readonly EntityId[] {
  const entry = row.stack as StackEntry | null;
  if (entry === null) return [];
  const { kind, source, targets, locals, event } = entry;
  return [
    kind === 'spell' ? row.id : source,
    ...targets.flatMap((t) => t.chosen),
    ...objectsIn(locals),
    ...(event === null ? [] : eventEntities(g, event, 'object')),
  ];
}

const isWaiting = (body: unknown): boolean => {
  const { kind } = body as { readonly kind?: unknown };
  return kind === 'replace' || kind === 'delayed';
};

/** Permanents, spells, what objects on the stack and effects that wait refer to, and what lies open in the command zone. */
export function damageSources(g: G): readonly ObjectId[] {
  const { active } = g.state.game.turn;
  const stack = zoneObjects(g, STACK, active).flatMap((id) => referredTo(g, objectRow(g.state, id)));
  const waiting = g.state.live.flatMap((id) => {
    const row = effectRow(g.state, id);
    return row === null || !isWaiting(row.body) ? [] : [row.source, ...objectsIn(row.locals)];
  });
  const command = g.state.players
    .flatMap((p) => zoneObjects(g, COMMAND, p.id))
    .filter((id) => (objectRow(g.state, id).flags & Flag.faceDown) === 0);
  const permanents = zoneObjects(g, BATTLEFIELD, active).filter(
    (id) => (objectRow(g.state, id).flags & Flag.phasedOut) === 0,
  );
  return [...new Set([...permanents, ...stack, ...waiting, ...command])].filter(isObject);
}

/** 609.7a: an effect that waits for damage from a spell waits for that of the permanent it becomes as well. */
export function followSource(g: G, spell: ObjectId, permanent: ObjectId): readonly MagicEvent[] {
  return g.state.live.flatMap((id): readonly MagicEvent[] => {
    const row = effectRow(g.state, id);
    if (row === null || !isWaiting(row.body) || !objectsIn(row.locals).includes(spell)) return [];
    const { id: _, timestamp: __, ...effect } = row;
    return [
      endEffectEvent(id),
      { kind: 'beginEffect', effect: { ...effect, locals: withBoth(effect, spell, permanent) } },
    ];
  });
}

const withBoth = ({ locals }: Pick<EffectRow, 'locals'>, spell: ObjectId, permanent: ObjectId): Locals =>
  Object.fromEntries(
    Object.entries(locals).map(([name, v]) => [
      name,
      Array.isArray(v) && (v as readonly EntityId[]).includes(spell) ? [...v, permanent] : v,
    ]),
  ) as Locals;
