/** Companions (103.2b, 702.139): before the game begins each player may reveal one whose condition the starting deck fulfils. */
import {
  type ChooseEntities,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  revealEvent,
  zoneObjects,
} from '@rulewright/kernel';
import { OUTSIDE } from '../400-zones/400-zones.ts';
import type { MagicEvent } from '../700-additional/700.1-events/types.ts';
import { COMPANION } from '../700-additional/702-keywords/companion.ts';
import { context, type G } from '../state.ts';
import { holds } from '../vocabulary/evaluate.ts';
import { copiable } from './108-pool.ts';

/** The cards of a player that could be the companion of the starting deck. */
const companions = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, OUTSIDE, player).filter((id) =>
    copiable(g.pool, objectRow(g.state, id)).abilities.some(
      (a) =>
        a.kind === 'keyword' &&
        a.keyword === 'companion' &&
        (a.condition === undefined || holds(g, a.condition, context(id, player))),
    ),
  );

/** What a player with companions is asked; null for one without. */
export function askForCompanion(g: G, player: PlayerId): ChooseEntities | null {
  const from = companions(g, player);
  return from.length === 0
    ? null
    : { kind: 'entities', player, rule: '103.2b', prompt: 'companion', from, min: 0, max: 1 };
}

export const companionRevealed = (chosen: readonly ObjectId[]): readonly MagicEvent[] =>
  chosen.flatMap((id): MagicEvent[] => [revealEvent([id]), noteEvent(id, COMPANION, 1)]);
