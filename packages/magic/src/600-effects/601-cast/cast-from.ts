/** The zone that the source of an ability was cast from (400.7d). */
import { NO_OBJECT, NOWHERE, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import { spellOf } from '@rulewright/rules';
import type { Context, G, StackEntry } from '../../state.ts';

/** Whether it was this player who cast it (601.2a), and not another whose spell it was. */
export const isCastBy = (g: G, id: ObjectId, player: PlayerId): boolean =>
  (spellOf(g.state, id) as StackEntry | null | undefined)?.by === player;

/** NOWHERE if it was not cast: a copy, or put onto the battlefield. */
export function castFrom(g: G, ctx: Context): number {
  const entry = spellOf(g.state, ctx.source);
  if (entry?.kind !== 'spell') return NOWHERE;
  const row = objectRow(g.state, ctx.source);
  const spell = row.stack === null ? objectRow(g.state, row.before) : row;
  // 707.12: a copy of a card is cast from where it was made; a copy of a spell is not cast (707.10).
  return spell.kind === 'card' || spell.before !== NO_OBJECT ? entry.from : NOWHERE;
}
