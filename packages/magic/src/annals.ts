/**
 * What cards may ask about the whole game ("this game"). The log is kept for this turn and the last; of what is older only the
 * kinds of events are kept that a card in the game asks about, which in most games is none.
 */
import { type GameEvent, rowAt } from '@rulewright/kernel';
import { type EventPattern, walk } from '@rulewright/language';
import { eventsOf } from './hooks.ts';
import type { Pool } from './pool.ts';
import type { G } from './types.ts';

const known = new WeakMap<Pool, ReadonlySet<string>>();

/** The kinds of events that a card of the pool asks about beyond the last turn. */
function askedAbout(pool: Pool): ReadonlySet<string> {
  const found = known.get(pool) ?? lookFor(pool);
  known.set(pool, found);
  return found;
}

function lookFor(pool: Pool): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const card of pool.cards) {
    walk(card, ({ kind, since, event }) => {
      if (kind === 'history' && since === 'game') for (const name of eventsOf(event as EventPattern)) kinds.add(name);
      return undefined;
    });
  }
  return kinds;
}

const NONE: readonly GameEvent[] = [];

/** The events that will be needed of those that are about to be forgotten, after all that were kept before. */
export function annalsAfter(g: G, below: number): readonly GameEvent[] {
  const { annals = NONE } = g.state.game;
  const kinds = askedAbout(g.pool);
  if (kinds.size === 0) return annals;
  const { log } = g.state;
  const kept: GameEvent[] = [];
  for (let i = log.first; i < below; i++) {
    const event = rowAt(log, i);
    if (event !== undefined && kinds.has(event.kind)) kept.push(event);
  }
  return kept.length === 0 ? annals : [...annals, ...kept];
}

/** What has been kept of the time before the log. */
export const annalsOf = (g: G): readonly GameEvent[] => g.state.game.annals ?? NONE;
