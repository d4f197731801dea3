/** Schema of event patterns. */
import { coreEventPatterns } from '../../core/schema/done.ts';
import { flag, integer, optional, variants, word } from '../../core/schema/shape.ts';
import type { EventPattern, GrandArchiveFamilies } from '../families.ts';
import { comparison, direction, filter, keyword, name, player, property, step, zones } from './words.ts';

const what = optional(filter);
const who = optional(player);
const byPlayer = { who };
const byPlayerOf = { what, who };
const ofObject = { what };
const from = optional(zones);
const blow = { what, whom: optional(filter) };

export const eventPatternSchema = variants<EventPattern, 'on'>('on', {
  ...coreEventPatterns<GrandArchiveFamilies>(),
  move: {
    what: filter,
    from,
    to: optional(zones),
    whose: optional(player),
    cause: optional(filter),
    faceDown: optional(flag),
  },
  enter: { what: filter, from, under: optional(player) },
  leave: { what: filter },
  die: { what: filter },
  destroy: { what, cause: optional(filter), sacrificed: optional(flag) },
  sacrifice: byPlayerOf,
  discard: byPlayerOf,
  reveal: byPlayerOf,
  banish: { what, who, from, paying: optional(word('memory', 'reserve')) },
  activate: { what, who, from },
  activateAbility: { what, who, keyword: optional(keyword), asSpell: optional(flag) },
  materialize: byPlayerOf,
  bestow: byPlayerOf,
  brew: byPlayerOf,
  gather: byPlayerOf,
  negate: byPlayerOf,
  targeted: { what, by: optional(filter) },
  attack: { what, whom: optional(filter), using: optional(filter), who, targeting: optional(flag) },
  retaliate: { what, against: optional(filter) },
  hit: blow,
  kill: blow,
  damage: {
    source: optional(filter),
    to: optional(filter),
    combat: optional(flag),
    amount: optional(comparison),
    once: optional(flag),
  },
  prevented: { source: optional(filter), to: optional(filter) },
  endOfCombat: {},
  draw: { who, into: optional(word('hand', 'memory')), what },
  recover: byPlayer,
  glimpse: byPlayer,
  empower: byPlayer,
  shuffle: byPlayer,
  lose: byPlayer,
  reserve: byPlayerOf,
  levelUp: { what, into: optional(filter) },
  delevel: ofObject,
  turnDirection: { who, name: optional(name), from: optional(direction), to: optional(direction) },
  status: { who, name },
  rest: ofObject,
  wake: ofObject,
  transform: ofObject,
  foster: ofObject,
  load: ofObject,
  link: ofObject,
  suppress: byPlayerOf,
  starcall: byPlayerOf,
  becomes: { property, what },
  gains: { keyword, what },
  counters: { what, counter: optional(name), removed: optional(flag), who, last: optional(flag) },
  summon: byPlayerOf,
  charge: { what, count: integer(1) },
  beginning: { step, whose: optional(player) },
});
