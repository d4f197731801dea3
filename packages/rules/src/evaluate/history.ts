/** What has happened, read from the log. */
import { type EntityId, type GameEvent, rowAt } from '@rulewright/kernel';
import type { EventRole, Since } from '@rulewright/language';
import { type Context, contextWith } from '../context.ts';
import type { CommonGame } from '../game.ts';

const NONE: readonly GameEvent[] = [];

/** Where in the log a period begins. */
function beginning(g: CommonGame, since: Since): number {
  const { began, lastBegan } = g.state.game.turn;
  switch (since) {
    case 'combat':
      return g.rules.vocabulary.look.combatBegan(g);
    case 'turn':
      return began;
    case 'lastTurn':
      return lastBegan;
    case 'game':
      return g.state.log.first;
  }
}

/** Visits the events of a period that fit, from the first, until a visit returns true; says whether one did. */
function findEvent(g: CommonGame, p: unknown, ctx: Context, since: Since, visit: (e: GameEvent) => boolean): boolean {
  const { log } = g.state;
  const { look } = g.rules.vocabulary;
  const isFound = (event: GameEvent | undefined): boolean => {
    if (event === undefined || !look.eventFits(g, p, event, ctx)) return false;
    look.lookedUp?.(event);
    return look.isEventReached(g, ctx.controller, event) && visit(event);
  };
  if (since === 'game' && (g.state.game.annals ?? NONE).some(isFound)) return true;
  const to = since === 'lastTurn' ? g.state.game.turn.began : log.length;
  for (let i = Math.max(beginning(g, since), log.first); i < to; i++) if (isFound(rowAt(log, i))) return true;
  return false;
}

export const happened = (g: CommonGame, p: unknown, ctx: Context, since: Since): boolean =>
  findEvent(g, p, ctx, since, () => true);

/** How many such events, or the sum of their amounts. */
export function historyCount(
  g: CommonGame,
  p: unknown,
  ctx: Context,
  since: Since,
  sum: boolean,
  before = false,
): number {
  let total = 0;
  findEvent(g, p, before ? contextWith(ctx, { event: null }) : ctx, since, (event) => {
    if (before && isSame(event, ctx.event)) return true;
    total += sum ? g.rules.vocabulary.look.eventAmount(event) : 1;
    return false;
  });
  return total;
}

/** How many different objects such events were about. */
export function objectsOfHistory(
  g: CommonGame,
  p: unknown,
  ctx: Context,
  since: Since,
  role: EventRole = 'object',
): number {
  const found = new Set<EntityId>();
  findEvent(g, p, ctx, since, (event) => {
    for (const id of g.rules.vocabulary.look.eventEntities(g, event, role)) found.add(id);
    return false;
  });
  return found.size;
}

/** The how-manieth event of the turn that fits it is; of those with the same entity in a role, if one is named. */
export function ordinal(g: CommonGame, p: unknown, event: GameEvent, ctx: Context, per?: EventRole): number {
  const { look } = g.rules.vocabulary;
  const whose = per === undefined ? undefined : look.eventEntities(g, event, per)[0];
  let number = 0;
  findEvent(g, p, ctx, 'turn', (earlier) => {
    if (per === undefined || look.eventEntities(g, earlier, per)[0] === whose) number++;
    return earlier === event;
  });
  return number;
}

/** The how-manieth of such events of the turn is about this spell; of one that can be cast yet, would be; 0 for anything else. */
export function castOrdinal(g: CommonGame, p: unknown, spell: EntityId, ctx: Context, isCastable: boolean): number {
  let number = 0;
  const found = findEvent(g, p, ctx, 'turn', (event) => {
    number++;
    return g.rules.vocabulary.look.eventEntities(g, event, 'object').includes(spell);
  });
  return found ? number : isCastable ? number + 1 : 0;
}

/** Of a kind of event that happens to an object once. */
const isSame = (a: GameEvent, b: GameEvent | null): boolean =>
  a.kind === b?.kind && (a as { object?: unknown }).object === (b as { object?: unknown }).object;

type Pattern = { readonly on: string; readonly of?: unknown };

/** Whether an object or player took part in such an event this turn. */
export function tookPart(g: CommonGame, pattern: unknown, id: EntityId, ctx: Context): boolean {
  const { on, of } = pattern as Pattern;
  if (on === 'any') return (of as readonly unknown[]).some((part) => tookPart(g, part, id, ctx));
  const { look } = g.rules.vocabulary;
  return findEvent(g, pattern, ctx, 'turn', (event) => look.isPart(g, pattern, event, id));
}
