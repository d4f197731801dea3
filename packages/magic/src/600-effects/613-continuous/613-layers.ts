/**
 * Interaction of continuous effects (613): what the common engine's layers need to know of Magic. It applies them layer by layer (613.1),
 * an effect that has begun to apply goes on in later layers (613.6), within a layer those of characteristic-defining abilities come
 * first (613.3), then dependency (613.8, 613.8a–b) and timestamps (613.7) decide. Effects on players are kept apart (613.10). Where the range of
 * influence is limited, whose everything is matters to every effect (801.10).
 */
import type { ObjectRow } from '@rulewright/kernel';
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import type { ContinuousRules, LayerEntry } from '@rulewright/rules';
import { changeTable, coreChanges } from '@rulewright/rules';
import { copiable } from '../../100-game/108-pool.ts';
import { type Draft, draftOf, isAsPrinted, startOf } from '../../100-game/109.3-draft.ts';
import { partsOfCounters } from '../../100-game/122.1-keyword-counters.ts';
import { givenBy } from '../../200-cards/201.5-granters.ts';
import { PERMANENT_TYPES } from '../../200-cards/205-card-types.ts';
import { functionsIn, type Printed } from '../../200-cards/printed.ts';
import { COMMAND } from '../../400-zones/400-zones.ts';
import { belongsTo, expandKeyword, timesIn } from '../../700-additional/702-keywords/expand.ts';
import { exceptions } from '../../700-additional/707-copies/707.9-exceptions.ts';
import type { G } from '../../state.ts';
import { Facet } from '../../vocabulary/facet.ts';
import { isThere, resolvingAbility, usesOf } from './611.2-beginning.ts';
import { durations } from './611.2-durations.ts';
import { changes } from './613.1-apply.ts';
import { Layer } from './613.1-layer.ts';
import { applyCounters, keepBase } from './613.4-power-toughness.ts';

const layers: Readonly<Record<keyof typeof Layer, LayerEntry>> = {
  // 613.2: what is copied is settled as it is copied (707.2b).
  copy: { writes: Facet.name | Facet.type | Facet.color | Facet.ability | Facet.power, dependent: false },
  control: { writes: Facet.control, dependent: true },
  text: { writes: Facet.type | Facet.color | Facet.ability, dependent: true },
  type: { writes: Facet.type, dependent: true },
  color: { writes: Facet.color, dependent: true },
  ability: { writes: Facet.ability, dependent: true },
  definePT: { writes: Facet.power, dependent: true, after: keepBase },
  setPT: { writes: Facet.power, dependent: true, after: keepBase },
  addPT: { writes: Facet.power, dependent: true, after: applyCounters },
  switchPT: { writes: Facet.power, dependent: true },
};

const isOfPermanents = (g: G, row: ObjectRow): boolean => (copiable(g.pool, row).types & PERMANENT_TYPES) !== 0;

export const continuous: ContinuousRules<G, Printed, Draft> = {
  layers: Object.values(layers),
  // Of those of the core: nobody who has left gets control of anything (800.4b).
  changes: changeTable(coreChanges(Layer), changes),
  durations,
  lowest: { defining: Layer.text, counters: Layer.ability },
  baseOf: (g, row) => copiable(g.pool, row),
  // 707.2
  copiable: (g, row) => copiable(g.pool, row).face,
  exceptions,
  draftOf,
  startOf,
  isAsPrinted,
  functionsIn: (g, ability: Ability, row, zone) =>
    functionsIn(ability, zone !== COMMAND || isOfPermanents(g, row)).includes(zone),
  meaningOf: (ability: KeywordAbility, has: readonly Ability[] = []) =>
    expandKeyword(ability, [], timesIn(has, ability)),
  belongsTo,
  givenBy: (g, ability, ctx) => givenBy(g, ability as Ability, ctx),
  ofCounters: partsOfCounters,
  isThere,
  usesOf,
  resolvingAbility,
  rule: { cant: '101.2' },
};
