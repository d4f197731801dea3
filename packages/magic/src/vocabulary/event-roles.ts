/** Who has which role in an event, and how much it is about. */
import {
  type CreateEvent,
  type EntityId,
  type GameEvent,
  isPlayer,
  type MoveEvent,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import type { EventRole } from '@rulewright/language/magic';
import { NOBODY } from '@rulewright/rules';
import { controllerOrOwner } from '../100-game/108.4-controller.ts';
import { BATTLEFIELD, STACK } from '../400-zones/400-zones.ts';
import { type MagicEvent, magicEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';

/** The zone an object leaves; NOWHERE for one that comes into being. */
export const zoneFrom = (g: G, e: MoveEvent | CreateEvent): number => {
  if (e.kind === 'create') return e.was === undefined ? NOWHERE : STACK;
  return e.from ?? objectRow(g.state, e.object).zone;
};

/** What becomes attached to what: by being attached (701.3a), or by entering so (303.4f, 603.2e). */
export function attachment(e: MagicEvent): { readonly object: ObjectId; readonly to: EntityId } | undefined {
  if (e.kind === 'attach') return e.to === NO_OBJECT ? undefined : e;
  if ((e.kind !== 'move' && e.kind !== 'create') || e.host === undefined || e.became === undefined) return undefined;
  return e.to === BATTLEFIELD ? { object: e.became, to: e.host } : undefined;
}

const listOf = (id: EntityId | undefined): readonly EntityId[] =>
  id === undefined || id === NO_OBJECT ? NOBODY : [id];

/**
 * Who has a role in an event. What moved is, for a permanent or spell that left, the object as it last existed, whose power or
 * controller can still be read; for everything else the object it has become. An action that does something to one that left
 * finds what it became, where the rules let it (400.7).
 */
export function eventEntities(g: G, e: GameEvent, role: EventRole): readonly EntityId[] {
  const m = magicEvent(e);
  switch (role) {
    case 'object':
      return listOf(objectOf(g, m));
    case 'player':
      return listOf(playerOf(g, m));
    case 'source':
      if (m.kind === 'discard') return listOf(m.cause);
      return m.kind === 'damage' || m.kind === 'prevented' ? [m.source] : NOBODY;
    case 'other':
      if (m.kind === 'becomesBlocked') return m.by;
      if (m.kind === 'activate') return listOf(m.ability);
      return listOf('other' in m ? m.other : attachment(m)?.to);
  }
}

function objectOf(g: G, e: MagicEvent): EntityId | undefined {
  switch (e.kind) {
    case 'move': {
      const from = zoneFrom(g, e);
      return e.to !== BATTLEFIELD && (from === BATTLEFIELD || from === STACK) ? e.object : (e.became ?? e.object);
    }
    case 'create':
      return e.became;
    case 'draw':
      // Drawing moves the top card of the library: the card in hand is what it became.
      return e.object === undefined ? undefined : objectRow(g.state, e.object).after;
    case 'damage':
    case 'prevented':
      return e.to;
    case 'counters':
      return e.on;
    case 'mana':
      return e.mana[0]?.source;
    default:
      return 'object' in e ? e.object : undefined;
  }
}

/** The player it happened to or who did it; for what happens to an object alone, the object's controller. */
function playerOf(g: G, e: MagicEvent): EntityId | undefined {
  if ('player' in e) return e.player;
  if (e.kind === 'create') return e.controller ?? e.owner;
  const about = objectOf(g, e);
  if (about === undefined || isPlayer(about)) return about;
  return e.kind === 'damage' || e.kind === 'prevented' ? undefined : controllerOrOwner(g, objectRow(g.state, about));
}
