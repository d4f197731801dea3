/**
 * The evaluator: selectors, filters, values and conditions of the card language. `vocabulary` puts a game's tables together with
 * those of the core; the functions of `evaluate` find them in the game that they are given.
 */
import { classify } from './classification.ts';
import { coreConditions } from './conditions.ts';
import { coreFilters } from './filters.ts';
import { coreSelectors } from './selectors.ts';
import { coreValues } from './values.ts';
import type { ConditionEntry, FilterEntry, Look, SelectorEntry, ValueEntry, Vocabulary } from './vocabulary.ts';

export { annalsAfter } from './annals.ts';
export { facetsRead, isImpersonal, reachOf } from './classification.ts';
export { Facet, OWN_FACETS } from './concept.ts';
export * from './evaluate.ts';
export { castOrdinal, historyCount, ordinal } from './history.ts';
export {
  chosen,
  countersOn,
  isPlaying,
  NOBODY,
  notedEntities,
  spellIdOf,
  spellOf,
  targetsOf,
  timesPaid,
  zoneOrLast,
} from './objects.ts';
export { readsInside, readsOf } from './reads.ts';
export { ofObjects } from './selectors.ts';
export { withTally } from './tally.ts';
export { sum } from './values.ts';
export type {
  ConditionTable,
  FilterTable,
  Look,
  Node,
  SelectorTable,
  ValueTable,
  Vocabulary,
} from './vocabulary.ts';

interface OwnTables {
  readonly filters: Readonly<Record<string, object>>;
  readonly values: Readonly<Record<string, object>>;
  readonly conditions: Readonly<Record<string, object>>;
  readonly selectors: Readonly<Record<string, object>>;
  readonly look: Look;
  /** For each facet, as the position of its bit: the first layer that does not matter to it. */
  readonly reach: readonly number[];
}

/** Entries of one shape, so that looking one up costs the same for all. */
const filterEntry = (e: FilterEntry): FilterEntry => ({
  reads: e.reads,
  facet: e.facet,
  facetOf: e.facetOf,
  impersonal: e.impersonal === true,
  players: e.players === true,
  ownRow: e.ownRow === true,
  evaluate: e.evaluate,
});

function uniform<E>(tables: readonly object[], shape: (entry: E) => E): Readonly<Record<string, E>> {
  const entries = tables.flatMap((table) => Object.entries(table) as [string, E][]);
  return Object.fromEntries(entries.map(([kind, entry]) => [kind, shape(entry)]));
}

/** A game's own tables and those of the core as one vocabulary. */
export function vocabulary({ reach, look, ...own }: OwnTables): Vocabulary {
  const filters = uniform<FilterEntry>([coreFilters, own.filters], filterEntry);
  const values = uniform<ValueEntry>([coreValues, own.values], (e) => e);
  const conditions = uniform<ConditionEntry>([coreConditions, own.conditions], (e) => e);
  const selectors = uniform<SelectorEntry>([coreSelectors, own.selectors], (e) => e);
  const classification = classify([filters, values, conditions, selectors], reach);
  return { filters, values, conditions, selectors, look, classification };
}
