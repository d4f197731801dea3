/** Spells as they are cast: where they are cast from is said of the event, not of the spell on the stack. */
import type { Filter, Zone } from '@rulewright/language/magic';
import type { Described } from '../game.ts';
import { allOf } from './selectors.ts';

/** Zones of cards that are not in a hand. */
export const ELSEWHERE: readonly Zone[] = ['library', 'graveyard', 'exile', 'command'];
/** Where cards are cast from: what was put onto the battlefield, and a copy of a spell, was cast from none of them. */
export const ANYWHERE: readonly Zone[] = ['hand', ...ELSEWHERE];
/** "Anywhere other than your hand" is the hand of another player, too (601.2a). */
export const NOT_FROM_OWN_HAND: Filter = { kind: 'not', of: { kind: 'castFrom', zones: ['hand'], own: true } };
const isElsewhere = (zones: readonly Zone[]): boolean =>
  zones.length === ELSEWHERE.length && ELSEWHERE.every((zone) => zones.includes(zone));
/** Cast from there. */
export const castFromThere = (zones: readonly Zone[]): Filter =>
  isElsewhere(zones) ? allOf([{ kind: 'castFrom', zones: ANYWHERE }, NOT_FROM_OWN_HAND]) : { kind: 'castFrom', zones };

/** Spells that fit, also before they are on the stack. */
export function spellFilter(n: Described): Filter {
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  const rest = n.filters.filter(({ kind }) => kind !== 'spell');
  const filters: readonly Filter[] = zones.length === 0 ? rest : [...rest, castFromThere(zones)];
  return allOf(filters.length === 0 ? n.filters : filters);
}

export function castPattern(n: Described): { readonly what: Filter; readonly from?: readonly Zone[] } {
  const what = allOf(n.filters);
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  if (isElsewhere(zones)) return { what: allOf([...n.filters, NOT_FROM_OWN_HAND]) };
  return zones.length === 0 ? { what } : { what, from: zones };
}
