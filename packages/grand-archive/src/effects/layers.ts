/**
 * Continuous effects in layers: what the common engine needs to know of Grand Archive. Inside a layer dependency decides, then
 * timestamps; an effect that has begun to apply in one layer goes on in later ones although its ability is gone by then (Layers 1–2).
 */
import { Aspect } from '@rulewright/kernel';
import type { Ability, KeywordAbility } from '@rulewright/language/grand-archive';
import { type ContinuousRules, changeTable, coreChanges, givenBy, type LayerEntry } from '@rulewright/rules';
import { belongsTo, expandKeyword, isRedundant, standsForEffects } from '../abilities/keywords/expand.ts';
import { timeOf } from '../card-types/lineage.ts';
import { type Draft, draftOf } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { functionsIn, type Printed } from '../parts-of-a-card/printed.ts';
import type { G } from '../state.ts';
import { Facet } from '../vocabulary/facet.ts';
import { baseOf, staticsOf } from './base.ts';
import { isThere, resolvingAbility, usesOf } from './beginning.ts';
import { changes } from './changes.ts';
import { exceptions } from './copies.ts';
import { applyCounters, applyStatCounters, isChangedByCounters, keepBase } from './counters.ts';
import { durations } from './durations.ts';
import { Layer } from './layer.ts';
import { surroundings } from './surroundings.ts';

const STATS = Facet.stat | Facet.level | Facet.cost;
const ALL = Facet.name | Facet.type | Facet.element | Facet.ability | STATS;

const layers: Readonly<Record<keyof typeof Layer, LayerEntry>> = {
  // What is copied is settled as it is copied.
  copy: { writes: ALL, dependent: false },
  control: { writes: Facet.control, dependent: true },
  base: { writes: STATS, dependent: true, after: keepBase },
  type: { writes: Facet.type, dependent: true },
  element: { writes: Facet.element, dependent: true },
  ability: { writes: Facet.ability | Facet.property, dependent: true, after: applyCounters },
  change: { writes: STATS, dependent: true, after: applyStatCounters },
  swap: { writes: STATS, dependent: true },
};

export const continuous: ContinuousRules<G, Printed, Draft> = {
  layers: Object.values(layers),
  changes: changeTable(coreChanges(Layer), changes),
  durations,
  lowest: { defining: Layer.base, counters: Layer.ability },
  baseOf,
  staticsOf,
  surroundings,
  timeOf,
  // Copying objects 1: the printing of the current face, with all its bubbles.
  copiable: (g, row) => faceOf(g.pool, row),
  exceptions,
  draftOf,
  startOf: (row, base) => draftOf(base, row.controller),
  isAsPrinted: () => true,
  functionsIn: (_g, ability: Ability, _row, zone) => functionsIn(ability).includes(zone),
  meaningOf: (ability: KeywordAbility) => expandKeyword(ability),
  belongsTo,
  standsForEffects,
  isRedundant,
  givenBy: (_, ability, { source }) => givenBy(ability, source),
  ofCounters: () => [],
  isChangedByCounters,
  // What is printed and which bubbles are open (surroundings) goes by none of these.
  aside: Aspect.flags | Aspect.damage | Aspect.notes,
  isThere,
  usesOf,
  resolvingAbility,
  kinds: ['payWith', 'enable', 'more', 'limit', 'distorted'],
  // State-based checks ask what cannot be done, and nothing of these.
  momentary: new Set(['cost', 'may', 'must', 'skip', 'payWith', 'enable', 'more', 'triggersMore', 'triggersNot']),
  rule: { cant: 'permission.2' },
};
