/** Schema of costs. */
import { coreCosts } from '../../core/schema/done.ts';
import { binds, flag, optional, variants, word } from '../../core/schema/shape.ts';
import type { Cost, GrandArchiveFamilies } from '../families.ts';
import { filter, name, selector, together, value, zone, zones } from './words.ts';

const some = {
  what: filter,
  count: value,
  anyNumber: optional(flag),
  together: optional(together),
  as: optional(binds),
};

export const costSchema = variants<Cost, 'kind'>('kind', {
  ...coreCosts<GrandArchiveFamilies>(),
  reserve: { amount: value },
  memory: { amount: value },
  costOf: { what: selector },
  rest: {},
  wake: {},
  restOthers: some,
  sacrifice: some,
  discard: { ...some, random: optional(flag), from: optional(zones) },
  banish: { ...some, from: zones, random: optional(flag), note: optional(name) },
  reveal: { ...some, from: optional(zones) },
  put: { ...some, from: zones, to: zone, position: optional(word('top', 'bottom')) },
  removeCounters: {
    counter: optional(name),
    count: value,
    from: filter,
    among: optional(flag),
    orMore: optional(flag),
    as: optional(binds),
  },
  putCounters: { counter: name, count: value, on: filter },
  damage: { to: selector, amount: value, unpreventable: optional(flag) },
  mill: { count: value },
  transform: {},
  delevel: {},
  recover: { amount: value },
});
