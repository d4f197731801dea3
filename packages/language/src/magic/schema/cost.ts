/** Schema of costs. */
import { coreCosts } from '../../core/schema/done.ts';
import {
  anyInteger,
  bindsAs,
  bindsNumber,
  either,
  fields,
  flag,
  integer,
  leaving,
  optional,
  variants,
  word,
} from '../../core/schema/shape.ts';
import type { Cost, MagicFamilies, Total, Value } from '../families.ts';
import { filter, manaCost, name, object, player, together, value, zone, zones } from './words.ts';

const bound = (...sorts: readonly string[]) => optional(bindsAs(sorts));
const someOfThem = (...sorts: readonly string[]) => ({ what: filter, count: value, as: bound(...sorts) });

const total = fields<Total>({
  stat: word('power', 'manaValue'),
  atLeast: value,
  as: optional(word('crew', 'saddle')),
});

export const costSchema = variants<Cost, 'kind'>('kind', {
  ...coreCosts<MagicFamilies>(),
  mana: {
    mana: manaCost,
    less: optional(fields<{ readonly mana: string; readonly times: Value }>({ mana: manaCost, times: value })),
  },
  generic: { amount: value },
  manaCostOf: { what: object },
  tap: {},
  untap: {},
  life: { amount: value },
  gainLife: { who: player, amount: value },
  energy: { amount: value },
  loyalty: { amount: either(anyInteger, word('-X')) },
  sacrifice: { ...someOfThem('gone'), what: leaving(filter), announced: optional(flag), anyNumber: optional(flag) },
  discard: {
    what: filter,
    count: either(value, word('hand')),
    random: optional(flag),
    together: optional(together),
    as: bound('graveyard'),
  },
  exile: {
    what: leaving(filter),
    from: zone,
    orFrom: optional(zones),
    count: value,
    orMore: optional(flag),
    anyNumber: optional(flag),
    note: optional(name),
    total: optional(total),
    as: bound('exile'),
  },
  return: { ...someOfThem('hand'), what: leaving(filter), anyones: optional(flag) },
  tapOthers: {
    what: filter,
    count: value,
    total: optional(total),
    as: bound('battlefield'),
    announced: optional(flag),
    upTo: optional(flag),
    acts: optional(name),
  },
  untapOthers: { ...someOfThem('battlefield'), anyones: optional(flag) },
  removeCounters: {
    counter: optional(name),
    count: either(value, word('all')),
    from: filter,
    among: optional(flag),
    as: optional(bindsNumber),
  },
  leastX: { least: integer(1) },
  putCounters: { counter: name, count: value, on: filter, acts: optional(name) },
  reveal: { ...someOfThem('hand'), together: optional(together) },
  revealChoice: { key: name },
  mill: { count: value },
  putCards: {
    what: leaving(filter),
    from: zone,
    to: word('library', 'graveyard'),
    position: optional(word('top', 'bottom')),
    count: value,
    anyones: optional(flag),
    together: optional(together),
    as: bound('library', 'graveyard'),
  },
  behold: someOfThem('hand', 'battlefield'),
  waterbend: { mana: manaCost },
});
