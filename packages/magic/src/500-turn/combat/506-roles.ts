/** What an object does in combat, or did until it left. */
import { findObject, NOWHERE, type ObjectId } from '@rulewright/kernel';
import { loggedEvent, type RemoveFromCombatEvent } from '../../700-additional/700.1-events/types.ts';
import type { Attacker, Blocker, G } from '../../state.ts';

export function attackerNow(g: G, id: ObjectId): Attacker | null {
  const { combat } = g.state.game;
  if (combat === null) return null;
  for (const attacker of combat.attackers) if (attacker.id === id) return attacker;
  return null;
}

function blockerNow(g: G, id: ObjectId): Blocker | null {
  const { combat } = g.state.game;
  if (combat === null) return null;
  for (const blocker of combat.blockers) if (blocker.id === id) return blocker;
  return null;
}

/** The event that last removed it from combat this turn, which tells its roles; with `leaving`, only if that was as it left. */
function removal(g: G, id: ObjectId, leaving = false): RemoveFromCombatEvent | null {
  const { log } = g.state;
  const began = Math.max(g.state.game.turn.began, log.first);
  for (let i = log.length - 1; i >= began; i--) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'removeFromCombat' && event.object === id) return event;
    // Leaving the battlefield comes first, and leaving combat follows from it.
    if (leaving && event?.kind === 'move' && event.object === id) return null;
  }
  return null;
}

export const isGone = (g: G, id: ObjectId): boolean => findObject(g.state, id)?.zone === NOWHERE;

/** Of an object that is gone: as it left the battlefield (603.10a). */
export const attackerOf = (g: G, id: ObjectId): Attacker | null =>
  isGone(g, id) ? (removal(g, id, true)?.attacker ?? null) : attackerNow(g, id);

export const blockerOf = (g: G, id: ObjectId): Blocker | null =>
  isGone(g, id) ? (removal(g, id, true)?.blocker ?? null) : blockerNow(g, id);

/** What a creature attacks, or attacked until it was removed from combat (508.5). */
export const attackOf = (g: G, id: ObjectId): Attacker | null => attackerNow(g, id) ?? removal(g, id)?.attacker ?? null;
