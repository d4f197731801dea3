/** Spells as they are cast: where they are cast from is said of the event, not of the spell on the stack. */
import type { Filter, Zone } from '@rulewright/language';
import type { Described } from './categories.ts';
import { allOf } from './discourse.ts';

export function castPattern(n: Described): { readonly what: Filter; readonly from?: readonly Zone[] } {
  const what = allOf(n.filters);
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  return zones.length === 0 ? { what } : { what, from: zones };
}
