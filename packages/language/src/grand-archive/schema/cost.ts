/** Schema of costs. */
import { coreCosts } from '../../core/schema/done.ts';
import { binds, bindsAs, flag, leaving, optional, variants, word } from '../../core/schema/shape.ts';
import type { Cost, GrandArchiveFamilies } from '../families.ts';
import { filter, name, object, struck, together, value, zone, zones } from './words.ts';

/** Bound are those with which it is paid. */
const some = (as = optional(binds)) => ({
  what: filter,
  count: value,
  anyNumber: optional(flag),
  together: optional(together),
  as,
});
const gone = leaving(filter);

export const costSchema = variants<Cost, 'kind'>('kind', {
  ...coreCosts<GrandArchiveFamilies>(),
  reserve: { amount: value },
  memory: { amount: value },
  costOf: { what: object },
  rest: {},
  wake: {},
  restOthers: some(),
  sacrifice: { ...some(optional(bindsAs(['gone']))), what: gone },
  discard: { ...some(), what: gone, random: optional(flag), from: optional(zones) },
  banish: {
    ...some(optional(bindsAs(['banishment']))),
    what: gone,
    from: zones,
    random: optional(flag),
    note: optional(name),
  },
  reveal: { ...some(), from: optional(zones) },
  put: {
    ...some(optional(bindsAs({ in: 'to' }))),
    what: gone,
    from: zones,
    to: zone,
    position: optional(word('top', 'bottom')),
  },
  removeCounters: {
    counter: optional(name),
    count: value,
    from: filter,
    among: optional(flag),
    orMore: optional(flag),
    as: optional(binds),
  },
  putCounters: { counter: name, count: value, on: filter },
  damage: { to: struck, amount: value, unpreventable: optional(flag) },
  mill: { count: value },
  transform: {},
  delevel: {},
  recover: { amount: value },
});
