/**
 * What cards may ask about the whole game ("this game"). The log is kept for this turn and the last; of what is older only the
 * kinds of events are kept that a card in the game asks about, which in most games is none.
 */
import { type GameEvent, rowAt } from '@rulewright/kernel';
import { type Card, type EventPattern, walk } from '@rulewright/language/magic';
import type { Pool } from '../100-game/108-pool.ts';
import { eventsOf } from '../700-additional/700.1-events/hooks.ts';
import type { G } from '../state.ts';

const NOTHING: ReadonlySet<string> = new Set();
const byPool = new WeakMap<Pool, ReadonlySet<string>>();
const byCard = new WeakMap<Card, ReadonlySet<string>>();

/** The kinds of events that a card of the pool asks about beyond the last turn. */
function askedAbout(pool: Pool): ReadonlySet<string> {
  const known = byPool.get(pool);
  if (known !== undefined) return known;
  const kinds = new Set<string>();
  for (const card of pool.cards) for (const kind of askedBy(card)) kinds.add(kind);
  const found = kinds.size === 0 ? NOTHING : kinds;
  byPool.set(pool, found);
  return found;
}

function askedBy(card: Card): ReadonlySet<string> {
  const known = byCard.get(card);
  if (known !== undefined) return known;
  const kinds = new Set<string>();
  walk(card, ({ kind, since, event }) => {
    if (kind === 'history' && since === 'game') for (const name of eventsOf(event as EventPattern)) kinds.add(name);
    return undefined;
  });
  const found = kinds.size === 0 ? NOTHING : kinds;
  byCard.set(card, found);
  return found;
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
