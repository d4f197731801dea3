/** The values that only Grand Archive has: numbers worked out from the game. */
import {
  Aspect,
  type EntityId,
  isObject,
  isPlayer,
  type ObjectId,
  objectRow,
  zoneAspect,
  zoneObjects,
} from '@rulewright/kernel';
import type { GrandArchiveFamilies, GrandArchiveValue } from '@rulewright/language/grand-archive';
import { sum, type ValueTable } from '@rulewright/rules';
import { levelsMoreFor } from '../abilities/as-if-level.ts';
import { championOf, levelOf } from '../card-types/champion.ts';
import type { Context, G } from '../state.ts';
import { FIELD, HAND, LINEAGE, MEMORY } from '../zones/zones.ts';
import { select, value } from './evaluate.ts';
import { Facet } from './facet.ts';
import { damageOn, features, statOf, traitsOf } from './features.ts';

const { control, counters, damage, identity, notes, stack } = Aspect;

/** Of a champion itself or of the player whose it is. */
const levelAt = (g: G, id: EntityId, ctx: Context): number => {
  const level = isPlayer(id) ? levelOf(g, id) : (features(g, id).level ?? 0);
  const isOwn = id === ctx.controller || id === championOf(g, ctx.controller);
  return isOwn ? level + levelsMoreFor(g, ctx) : level;
};

const influenceOf = (g: G, id: EntityId): number =>
  isPlayer(id) ? zoneObjects(g, HAND, id).length + zoneObjects(g, MEMORY, id).length : 0;

export const values: ValueTable<GrandArchiveValue<GrandArchiveFamilies>, G> = {
  level: {
    reads: identity | counters | control | notes | zoneAspect(FIELD) | zoneAspect(LINEAGE),
    facet: Facet.level | Facet.type | Facet.control,
    evaluate: (g, v, ctx) => sum(select(g, v.of, ctx), (id) => levelAt(g, id, ctx)),
  },
  influence: {
    reads: zoneAspect(HAND) | zoneAspect(MEMORY),
    facet: 0,
    impersonal: true,
    evaluate: (g, v, ctx) => sum(select(g, v.of, ctx), (id) => influenceOf(g, id)),
  },
  damage: {
    reads: damage | counters,
    facet: 0,
    evaluate: (g, v, ctx) => sum(select(g, v.of, ctx), (id) => (isObject(id) ? damageOn(objectRow(g.state, id)) : 0)),
  },
  different: {
    reads: identity | counters | control | stack,
    looks: true,
    facet: Facet.name | Facet.type | Facet.element | Facet.stat | Facet.cost,
    facetOf: (v: Extract<GrandArchiveValue<GrandArchiveFamilies>, { kind: 'different' }>) => facetsOfDifferent[v.what],
    evaluate(g, v, ctx) {
      const of = select(g, v.of, ctx).filter(isObject);
      return new Set(of.flatMap((id) => different[v.what](g, id))).size;
    },
  },
  every: {
    reads: 0,
    facet: 0,
    impersonal: true,
    // Rounding 1: down.
    evaluate: (g, v, ctx) => Math.floor(value(g, v.of, ctx) / v.by),
  },
};

const listOf = (n: number | null): readonly number[] => (n === null ? [] : [n]);

type Counted = Extract<GrandArchiveValue<GrandArchiveFamilies>, { kind: 'different' }>['what'];
/** What is told apart, as facets. */
const facetsOfDifferent: Readonly<Record<Counted, number>> = {
  names: Facet.name,
  elements: Facet.element,
  types: Facet.type,
  subtypes: Facet.type,
  classes: Facet.type,
  reserveCosts: Facet.cost,
  memoryCosts: Facet.cost,
  powers: Facet.stat,
};
const different: Readonly<Record<Counted, (g: G, id: ObjectId) => readonly (string | number)[]>> = {
  names: (g, id) => [features(g, id).name].filter((name) => name !== ''),
  elements: (g, id) => traitsOf(g, id, 'element'),
  types: (g, id) => traitsOf(g, id, 'type'),
  subtypes: (g, id) => traitsOf(g, id, 'subtype'),
  classes: (g, id) => traitsOf(g, id, 'class'),
  reserveCosts: (g, id) => listOf(statOf(g, id, 'reserveCost')),
  memoryCosts: (g, id) => listOf(statOf(g, id, 'memoryCost')),
  powers: (g, id) => listOf(statOf(g, id, 'power')),
};
