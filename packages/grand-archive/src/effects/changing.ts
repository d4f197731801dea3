/** Events that happen in another way: another amount, recipient, zone or player (Replacement effects 1). */
import {
  altered,
  type CreateEvent,
  type EntityId,
  type GameEvent,
  isObject,
  isPlayer,
  type MoveEvent,
  moveEvent,
  objectRow,
} from '@rulewright/kernel';
import type { CountedCounters, Property, Replacement } from '@rulewright/language/grand-archive';
import { isSiegeable } from '../events/objects.ts';
import { type GrandArchiveEvent, own } from '../events/types.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { UNIT } from '../parts-of-a-card/words.ts';
import { type Context, Flag, type G } from '../state.ts';
import { select, value } from '../vocabulary/evaluate.ts';
import { propertyBit } from '../vocabulary/features.ts';
import { FIELD, zoneOf } from '../zones/zones.ts';

type Changed = Extract<Replacement, { kind: 'change' }>;
export type Enters = Extract<Replacement, { kind: 'enters' }>;

export function changed(g: G, replacedEvent: GameEvent, r: Changed, ctx: Context): readonly GameEvent[] {
  const event = own(replacedEvent);
  let out: GameEvent = event;
  if (r.amount !== undefined) out = altered(out, { amount: Math.max(0, value(g, r.amount, ctx)) });
  if (r.to !== undefined) {
    const to = aimedAt(g, event, select(g, r.to, ctx));
    if (to === undefined) return [event];
    out = altered(out, event.kind === 'damage' ? { to } : event.kind === 'counters' ? { on: to } : { object: to });
  }
  if (r.who !== undefined) {
    const player = select(g, r.who, ctx).find(isPlayer);
    if (player !== undefined) out = altered(out, { player });
  }
  return r.zone === undefined ? [arrivesWith(g, out, r, ctx)] : inZone(g, own(out), r, ctx);
}

/** Damage goes only to what it can be dealt to. */
function aimedAt(g: G, event: GrandArchiveEvent, found: readonly EntityId[]): EntityId | undefined {
  if (event.kind !== 'damage') return found[0];
  return found.find((id) => {
    if (!isObject(id) || objectRow(g.state, id).zone !== FIELD) return false;
    const c = characteristics(g, id);
    return isType(c, UNIT) || isSiegeable(c);
  });
}

const flagsOf = (properties: readonly Property[] | undefined): number =>
  (properties ?? []).reduce((bits, property) => bits | propertyBit(property), 0);

/** With counters and properties, where it is something that moves. */
function arrivesWith(g: G, event: GameEvent, r: Changed, ctx: Context): GameEvent {
  const e = own(event);
  if ((e.kind !== 'move' && e.kind !== 'create') || (r.counters === undefined && r.properties === undefined)) return e;
  return arrival(g, e, r.counters, flagsOf(r.properties), ctx);
}

function arrival<E extends MoveEvent | CreateEvent>(
  g: G,
  event: E,
  more: readonly CountedCounters[] | undefined,
  flags: number,
  ctx: Context,
): E {
  const counters: Record<string, number> = { ...event.counters };
  for (const { counter, count } of more ?? []) {
    const added = value(g, count, ctx);
    if (added > 0) counters[counter] = (counters[counter] ?? 0) + added;
  }
  return altered(event, {
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(flags === 0 ? {} : { flags: (event.flags ?? 0) | flags }),
  });
}

/** To another zone. What was done to bring it about has been done: a sacrifice is one, wherever the object goes. */
function inZone(g: G, event: GrandArchiveEvent, r: Changed, ctx: Context): readonly GameEvent[] {
  const to = zoneOf(r.zone ?? 'graveyard');
  const placed = {
    ...(r.position === 'top' ? { position: 0 } : {}),
    ...(r.properties === undefined ? {} : { flags: flagsOf(r.properties) }),
  };
  switch (event.kind) {
    case 'move': {
      const { object, how, cause, controller } = event;
      const more = { ...(how === undefined ? {} : { how }), ...(cause === undefined ? {} : { cause }), ...placed };
      // Where it was to go says nothing about the other zone, but whose it is there.
      const keeps = to === FIELD && controller !== undefined ? { controller } : {};
      const moved = moveEvent(object, to, { ...more, ...keeps, ...marks(event) });
      return [arrival(g, moved, r.counters, 0, ctx)];
    }
    case 'draw':
      return [altered(event, { into: r.zone === 'memory' ? 'memory' : 'hand' })];
    case 'destroy':
    case 'sacrifice':
    case 'banish':
    case 'discard':
      return [
        arrival(
          g,
          moveEvent(event.object, to, { how: HOW[event.kind], ...placed, ...marks(event) }),
          r.counters,
          0,
          ctx,
        ),
      ];
    default:
      return [event];
  }
}

const HOW = { destroy: 'destroyed', sacrifice: 'sacrificed', banish: 'banished', discard: 'discarded' } as const;

/** What the door has noted on an event. */
const marks = ({ replacedBy, part, parent }: GameEvent): Partial<GameEvent> => ({
  ...(replacedBy === undefined ? {} : { replacedBy }),
  ...(part === undefined ? {} : { part }),
  ...(parent === undefined ? {} : { parent }),
});

/** An object enters in another way. */
export function entersAs(
  g: G,
  event: MoveEvent | CreateEvent,
  r: Enters,
  ctx: Context,
  notes: NonNullable<MoveEvent['notes']> = {},
): GameEvent {
  const flags = (r.rested === true ? Flag.rested : 0) | flagsOf(r.properties);
  const told = r.facing === undefined ? notes : { ...notes, direction: r.facing };
  return altered(arrival(g, event, r.counters, flags, ctx), {
    ...(r.transformed === true ? { face: 1 } : {}),
    ...(Object.keys(told).length > 0 ? { notes: { ...event.notes, ...told } } : {}),
  });
}
