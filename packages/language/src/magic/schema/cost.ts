/** Schema of costs. */
import { coreCosts } from '../../core/schema/done.ts';
import { anyInteger, binds, either, fields, flag, integer, optional, variants, word } from '../../core/schema/shape.ts';
import type { Cost, MagicFamilies, Total, Value } from '../families.ts';
import { filter, manaCost, name, selector, together, value, zone, zones } from './words.ts';

const someOfThem = { what: filter, count: value, as: optional(binds) };

const total = fields<Total>({ stat: word('power', 'manaValue'), atLeast: value });

export const costSchema = variants<Cost, 'kind'>('kind', {
  ...coreCosts<MagicFamilies>(),
  mana: {
    mana: manaCost,
    less: optional(fields<{ readonly mana: string; readonly times: Value }>({ mana: manaCost, times: value })),
  },
  generic: { amount: value },
  manaCostOf: { what: selector },
  tap: {},
  untap: {},
  life: { amount: value },
  energy: { amount: value },
  loyalty: { amount: either(anyInteger, word('-X')) },
  sacrifice: { ...someOfThem, announced: optional(flag), anyNumber: optional(flag) },
  discard: { what: filter, count: either(value, word('hand')), random: optional(flag), as: optional(binds) },
  exile: {
    what: filter,
    from: zone,
    orFrom: optional(zones),
    count: value,
    orMore: optional(flag),
    anyNumber: optional(flag),
    note: optional(name),
    total: optional(total),
    as: optional(binds),
  },
  return: someOfThem,
  tapOthers: {
    what: filter,
    count: value,
    total: optional(total),
    as: optional(binds),
    announced: optional(flag),
    upTo: optional(flag),
  },
  untapOthers: someOfThem,
  removeCounters: { counter: name, count: value, from: filter, among: optional(flag) },
  leastX: { least: integer(1) },
  putCounters: { counter: name, count: value, on: filter, acts: optional(name) },
  reveal: { ...someOfThem, together: optional(together) },
  mill: { count: value },
  behold: someOfThem,
  waterbend: { mana: manaCost },
});
