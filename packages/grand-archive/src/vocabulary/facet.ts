/** The kinds of characteristics that layers write and effects read, and the first layer that does not matter to each. */
import { Facet as Common, OWN_FACETS } from '@rulewright/rules';
import { Layer } from '../effects/layer.ts';

export const Facet = {
  name: Common.name,
  control: Common.control,
  ability: Common.ability,
  /** Power, life, level, durability, costs, speed. */
  stat: Common.stat,
  /** Types, subtypes, supertypes and classes. */
  type: OWN_FACETS,
  element: OWN_FACETS << 1,
  property: OWN_FACETS << 2,
  /** Levels apart: bubbles ask for them, and few effects write them. Whoever writes one writes a stat, too. */
  level: OWN_FACETS << 3,
  /** Costs apart, in the same way. */
  cost: OWN_FACETS << 4,
} as const;

/** In the order of the bits. */
export const REACH: readonly number[] = [
  Layer.copy + 1,
  Layer.control + 1,
  Layer.ability + 1,
  Layer.swap + 1,
  Layer.type + 1,
  Layer.element + 1,
  Layer.ability + 1,
  Layer.swap + 1,
  Layer.swap + 1,
];
