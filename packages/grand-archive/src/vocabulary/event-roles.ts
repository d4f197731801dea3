/** Who has which role in an event. */
import {
  type CreateEvent,
  type EntityId,
  type GameEvent,
  isPlayer,
  type MoveEvent,
  NO_OBJECT,
  NOWHERE,
  objectRow,
} from '@rulewright/kernel';
import type { EventRole } from '@rulewright/language/grand-archive';
import { NOBODY } from '@rulewright/rules';
import { type DamageEvent, type GrandArchiveEvent, loggedEvent, own } from '../events/types.ts';
import type { G } from '../state.ts';
import { FIELD, INTENT, PLAYED, STACK } from '../zones/zones.ts';
import { controllerOrOwner } from './controller.ts';

/** The zone an object leaves; NOWHERE for one that comes into being. */
export const zoneFrom = (g: G, e: MoveEvent | CreateEvent): number => {
  if (e.kind === 'create') return e.was === undefined ? NOWHERE : PLAYED;
  return e.from ?? objectRow(g.state, e.object).zone;
};

const listOf = (id: EntityId | undefined): readonly EntityId[] =>
  id === undefined || id === NO_OBJECT ? NOBODY : [id];

/**
 * Who has a role in an event. What moved is, for something that left play, the object as it last existed, whose power or controller
 * can still be read (On Death 3, On Leave 2); for everything else what it has become.
 */
export function eventEntities(g: G, e: GameEvent, role: EventRole): readonly EntityId[] {
  const event = own(e);
  switch (role) {
    case 'object':
      return objectsOf(g, event);
    case 'player':
      return listOf(playerOf(g, event));
    case 'source':
      return sourceOf(event);
    case 'other':
      return othersOf(event);
  }
}

const IN_PLAY: ReadonlySet<number> = new Set([FIELD, INTENT, PLAYED, STACK]);

function objectsOf(g: G, e: GrandArchiveEvent): readonly EntityId[] {
  switch (e.kind) {
    case 'move':
      return listOf(e.to !== FIELD && IN_PLAY.has(zoneFrom(g, e)) ? e.object : (e.became ?? e.object));
    case 'create':
      return listOf(e.became);
    case 'draw':
      // Drawing moves the top card: the card in hand or memory is what it became.
      return e.object === undefined ? NOBODY : listOf(objectRow(g.state, e.object).after);
    case 'damage':
    case 'prevented':
      return [e.to];
    case 'counters':
      return [e.on];
    case 'reveal':
      return e.objects;
    case 'beginEffect':
      return e.effect.objects ?? NOBODY;
    // What kills is what the event is about, as what attacks is.
    case 'kill':
      return [e.other];
    default:
      return 'object' in e ? listOf(e.object) : NOBODY;
  }
}

/** What dealt the damage, or killed by it. */
function sourceOf(e: GrandArchiveEvent): readonly EntityId[] {
  if (e.kind === 'damage' || e.kind === 'prevented') return listOf(e.source);
  if (e.kind === 'kill') return listOf(e.other);
  return e.kind === 'destroy' ? listOf(e.killer) : NOBODY;
}

function othersOf(e: GrandArchiveEvent): readonly EntityId[] {
  switch (e.kind) {
    case 'attack':
      return e.targets;
    case 'attach':
      return listOf(e.to);
    case 'levelUp':
      return listOf(e.card);
    // What was hit, and what was killed.
    case 'damage':
    case 'prevented':
      return [e.to];
    case 'kill':
      return [e.object];
    default:
      return 'other' in e ? listOf(e.other) : NOBODY;
  }
}

/** The player it happened to or who did it; for what happens to an object, the object's controller (On Hit 4). */
function playerOf(g: G, e: GrandArchiveEvent): EntityId | undefined {
  if ('player' in e) return e.player;
  if (e.kind === 'create') return e.controller ?? e.owner;
  const [about] = objectsOf(g, e);
  return about === undefined || isPlayer(about) ? about : controllerOrOwner(g, objectRow(g.state, about));
}

/** Damage 16: whether it is the first share of one amount that is dealt to several objects. */
export function isFirstShare(g: G, e: DamageEvent): boolean {
  const { log } = g.state;
  for (let i = Math.max(log.first, e.instance ?? log.length); i < log.length; i++) {
    const other = loggedEvent(log, i);
    if (other?.kind === 'damage' && other.instance === e.instance && other.source === e.source)
      return other.to === e.to;
  }
  return true;
}
