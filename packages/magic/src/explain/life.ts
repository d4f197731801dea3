/** Why a player's life total is what it is: what it was, and each event that changed it (119). */

import { type Derivation, derivation, type PlayerId, type Seen } from '@rulewright/kernel';
import { eventFacts } from '@rulewright/rules';
import { loggedEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';
import { eventTelling } from './event.ts';

/** The last changes are told one by one, the earlier ones as the total they led to. */
const MOST_CHANGES = 12;

export function lifeFacts(seen: Seen<G>, player: PlayerId): Derivation {
  const { g } = seen;
  const is = g.state.game.totals[player]?.life ?? 0;
  const changes = lifeChanges(g, player).slice(-MOST_CHANGES);
  const before = changes.reduce((life, { by }) => life - by, is);
  const because = [
    derivation('life-before', { rules: ['119.1'], objects: [player], data: { is: before } }),
    ...changes.flatMap(({ at }) => eventFacts(eventTelling, seen, at) ?? []),
  ];
  return derivation('life', { rules: ['119.2', '119.3'], objects: [player], data: { is }, because });
}

interface Change {
  readonly at: number;
  readonly by: number;
}

function lifeChanges(g: G, player: PlayerId): readonly Change[] {
  const { log } = g.state;
  const found: Change[] = [];
  for (let at = log.first; at < log.length; at++) {
    const event = loggedEvent(log, at);
    if (event?.kind !== 'gainLife' && event?.kind !== 'loseLife') continue;
    if (event.player !== player) continue;
    found.push({ at, by: event.kind === 'gainLife' ? event.amount : -event.amount });
  }
  return found;
}
