/** The zone that the source of an ability was cast from (400.7d). */
import { NOWHERE, objectRow } from '@rulewright/kernel';
import { spellOf } from '@rulewright/rules';
import type { Context, G } from '../../state.ts';

/** NOWHERE if it was not cast: a copy, or put onto the battlefield. */
export function castFrom(g: G, ctx: Context): number {
  const entry = spellOf(g.state, ctx.source);
  if (entry?.kind !== 'spell') return NOWHERE;
  const row = objectRow(g.state, ctx.source);
  const spell = row.stack === null ? objectRow(g.state, row.before) : row;
  return spell.kind === 'card' ? entry.from : NOWHERE;
}
