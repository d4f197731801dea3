/** Spells as they are cast: where they are cast from is said of the event, not of the spell on the stack. */
import type { Filter, Zone } from '@rulewright/language/magic';
import type { Described } from '../game.ts';
import { allOf } from './selectors.ts';

/** Spells that fit, also before they are on the stack. */
export function spellFilter(n: Described): Filter {
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  const rest = n.filters.filter(({ kind }) => kind !== 'spell');
  const filters: readonly Filter[] = zones.length === 0 ? rest : [...rest, { kind: 'castFrom', zones }];
  return allOf(filters.length === 0 ? n.filters : filters);
}

export function castPattern(n: Described): { readonly what: Filter; readonly from?: readonly Zone[] } {
  const what = allOf(n.filters);
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  return zones.length === 0 ? { what } : { what, from: zones };
}
