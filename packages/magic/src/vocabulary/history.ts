/** What has happened, read from the log. */
import { type EntityId, type GameEvent, isPlayer, type MoveEvent, rowAt } from '@rulewright/kernel';
import type { EventPattern, EventRole } from '@rulewright/language/magic';
import type { MagicEvent } from '../700-additional/700.1-events/types.ts';
import { eventInRange } from '../800-multiplayer/801-range.ts';
import type { Context, G } from '../state.ts';
import { annalsOf } from './annals.ts';
import { eventAmount, eventEntities, eventMatches } from './event-pattern.ts';

type Since = 'combat' | 'turn' | 'lastTurn' | 'game';

/** Visits the events of a period that fit, from the first, until a visit returns true; says whether one did. */
function findEvent(g: G, p: EventPattern, ctx: Context, since: Since, visit: (e: GameEvent) => boolean): boolean {
  const { log } = g.state;
  const { began, lastBegan } = g.state.game.turn;
  const isFound = (event: GameEvent | undefined): boolean =>
    event !== undefined && eventMatches(g, p, event, ctx) && eventInRange(g, ctx.controller, event) && visit(event);
  if (since === 'game' && annalsOf(g).some(isFound)) return true;
  const from =
    since === 'combat' ? combatBegan(g) : since === 'turn' ? began : since === 'lastTurn' ? lastBegan : log.first;
  const to = since === 'lastTurn' ? began : log.length;
  for (let i = Math.max(from, log.first); i < to; i++) if (isFound(rowAt(log, i))) return true;
  return false;
}

/** Where in the log this combat phase began; its end outside of one. */
function combatBegan(g: G): number {
  const { log } = g.state;
  if (g.state.game.combat === null) return log.length;
  for (let i = log.length - 1; i >= Math.max(g.state.game.turn.began, log.first); i--) {
    const event = rowAt(log, i) as MagicEvent | undefined;
    if (event?.kind === 'beginning' && event.step === 'combat') return i;
  }
  return g.state.game.turn.began;
}

export const happened = (g: G, p: EventPattern, ctx: Context, since: Since): boolean =>
  findEvent(g, p, ctx, since, () => true);

/** How many such events, or the sum of their amounts. */
export function historyCount(g: G, p: EventPattern, ctx: Context, since: Since, sum: boolean, before = false): number {
  let total = 0;
  findEvent(g, p, before ? { ...ctx, event: null } : ctx, since, (event) => {
    if (before && isSame(event, ctx.event)) return true;
    total += sum ? eventAmount(event) : 1;
    return false;
  });
  return total;
}

/** How many different objects such events were about. */
export function objectsOfHistory(g: G, p: EventPattern, ctx: Context, since: Since): number {
  const found = new Set<EntityId>();
  findEvent(g, p, ctx, since, (event) => {
    for (const id of eventEntities(g, event, 'object')) found.add(id);
    return false;
  });
  return found.size;
}

/** The how-manieth event of the turn that fits it is; of those with the same entity in a role, if one is named. */
export function ordinal(g: G, p: EventPattern, event: GameEvent, ctx: Context, per?: EventRole): number {
  const whose = per === undefined ? undefined : eventEntities(g, event, per)[0];
  let number = 0;
  findEvent(g, p, ctx, 'turn', (earlier) => {
    if (per === undefined || eventEntities(g, earlier, per)[0] === whose) number++;
    return earlier === event;
  });
  return number;
}

/** The how-manieth of such events of the turn is about this spell; of one that can be cast yet, would be; 0 for anything else. */
export function castOrdinal(g: G, p: EventPattern, spell: EntityId, ctx: Context, isCastable: boolean): number {
  let number = 0;
  const found = findEvent(g, p, ctx, 'turn', (event) => {
    number++;
    return eventEntities(g, event, 'object').includes(spell);
  });
  return found ? number : isCastable ? number + 1 : 0;
}

/** Of a kind of event that happens to an object once. */
const isSame = (a: GameEvent, b: GameEvent | null): boolean =>
  a.kind === b?.kind && (a as { object?: unknown }).object === (b as { object?: unknown }).object;

/**
 * Whether an object or player took part in such an event this turn: as what the event is about, or, where damage is described
 * only by what it was dealt to, as its source ("a creature that dealt damage to you this turn").
 */
export const tookPart = (g: G, p: EventPattern, id: EntityId, ctx: Context): boolean =>
  p.on === 'any'
    ? p.of.some((part) => tookPart(g, part, id, ctx))
    : findEvent(g, p, ctx, 'turn', (event) => isPart(g, p, event, id));

function isPart(g: G, p: EventPattern, e: GameEvent, id: EntityId): boolean {
  if (p.on === 'damage' && p.to !== undefined && p.source === undefined) {
    return eventEntities(g, e, 'source').includes(id);
  }
  if (e.kind === 'move') {
    const { object, became } = e as MoveEvent;
    return id === object || id === became;
  }
  return eventEntities(g, e, 'object').includes(id) || (isPlayer(id) && eventEntities(g, e, 'player').includes(id));
}
