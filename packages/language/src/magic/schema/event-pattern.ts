/** Schema of event patterns. */
import { coreEventPatterns } from '../../core/schema/done.ts';
import { flag, integer, optional, variants, word } from '../../core/schema/shape.ts';
import type { EventPattern, MagicFamilies } from '../families.ts';
import { comparison, filter, name, selector, step, zones } from './words.ts';

const who = optional(selector);
const what = optional(filter);
const ofPermanent = { what };
const ofPlayer = { who };
const ofCard = { who, what, besidesFirst: optional(flag), cause: what };
const ofTapping = { what, forMana: optional(flag), who, acts: optional(name), by: what };

export const eventPatternSchema = variants<EventPattern, 'on'>('on', {
  ...coreEventPatterns<MagicFamilies>(),
  move: {
    what: filter,
    from: optional(zones),
    to: optional(zones),
    how: optional(name),
    cause: optional(filter),
    under: optional(selector),
  },
  beginning: { step, whose: optional(selector), first: optional(flag) },
  damage: { source: what, to: what, combat: optional(flag), amount: optional(comparison) },
  cast: { what, who, from: optional(zones), paid: optional(name), besidesFirst: what, expends: optional(integer(1)) },
  activate: { what, who, mana: optional(flag), loyalty: optional(flag), keyword: optional(name) },
  attack: { what, whom: what, alone: optional(flag) },
  attackers: { who, count: optional(comparison), power: optional(comparison) },
  block: { what, blocked: what },
  becomesBlocked: { what, by: what },
  attacksUnblocked: { what },
  tap: ofTapping,
  untap: ofTapping,
  targeted: { what, by: what },
  draw: ofCard,
  discard: ofCard,
  sacrifice: ofCard,
  mill: ofCard,
  gainLife: { who, damage: optional(flag), paid: optional(flag) },
  loseLife: { who, damage: optional(flag), paid: optional(flag) },
  counters: {
    what,
    counter: optional(name),
    removed: optional(flag),
    effect: optional(flag),
    who,
    last: optional(flag),
    reaches: optional(integer(1)),
    each: optional(flag),
  },
  attach: { what, to: what },
  control: { what, from: optional(selector), to: optional(selector) },
  create: { what, who },
  copy: { what, who },
  destroy: ofPermanent,
  regenerate: ofPermanent,
  transform: ofPermanent,
  turnUp: { what, who },
  phaseIn: ofPermanent,
  phaseOut: ofPermanent,
  playLand: { what, who, from: optional(zones) },
  search: ofPlayer,
  shuffle: ofPlayer,
  scry: ofPlayer,
  surveil: ofPlayer,
  lose: ofPlayer,
  mana: { from: what, who, tapped: optional(flag) },
  prevented: { source: what, to: what },
  acted: { action: name, who, what, amount: optional(comparison) },
  unlock: { what, who, door: optional(integer(0)), fully: optional(flag) },
  dayNight: { to: optional(word('day', 'night')) },
  chapter: { chapter: integer(1) },
});
