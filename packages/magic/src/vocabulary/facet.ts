/** The kinds of characteristics that layers write and effects read (613.8), and the first layer that does not matter to each. */
import { Facet as Common, OWN_FACETS } from '@rulewright/rules';
import { Layer } from '../600-effects/613-continuous/613.1-layer.ts';

export const Facet = {
  name: Common.name,
  control: Common.control,
  ability: Common.ability,
  power: Common.stat,
  type: OWN_FACETS,
  color: OWN_FACETS << 1,
} as const;

/** In the order of the bits. */
export const REACH: readonly number[] = [
  Layer.copy + 1,
  Layer.control + 1,
  Layer.ability + 1,
  Layer.switchPT + 1,
  Layer.type + 1,
  Layer.color + 1,
];
