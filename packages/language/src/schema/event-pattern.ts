/** Schema of event patterns. */
import type { EventPattern } from '../event-pattern.ts';
import { flag, integer, list, optional, variants, word } from './shape.ts';
import { comparison, condition, eventPattern, filter, name, selector, step, zones } from './words.ts';

const who = optional(selector);
const what = optional(filter);
const nth = optional(integer(1));
const ofPermanent = { what, nth };
const ofPlayer = { who, nth };
const ofCard = { who, what, nth, besidesFirst: optional(flag) };
const ofTapping = { what, forMana: optional(flag), nth };

export const eventPatternSchema = variants<EventPattern, 'on'>('on', {
  move: { what: filter, from: optional(zones), to: optional(zones), how: optional(name), nth },
  beginning: { step, whose: optional(selector) },
  damage: { source: what, to: what, combat: optional(flag), amount: optional(comparison), nth },
  cast: { what, who, nth },
  activate: { what, who, mana: optional(flag), keyword: optional(name), nth },
  attack: { what, whom: what, alone: optional(flag), nth },
  attackers: { who, count: optional(comparison), nth },
  block: { what, blocked: what, nth },
  becomesBlocked: { what, by: what, nth },
  attacksUnblocked: { what, nth },
  tap: ofTapping,
  untap: ofTapping,
  targeted: { what, by: what, nth },
  draw: ofCard,
  discard: ofCard,
  sacrifice: ofCard,
  mill: ofCard,
  gainLife: { who, damage: optional(flag), paid: optional(flag), nth },
  loseLife: { who, damage: optional(flag), paid: optional(flag), nth },
  counters: {
    what,
    counter: optional(name),
    removed: optional(flag),
    effect: optional(flag),
    who,
    last: optional(flag),
    nth,
  },
  attach: { what, to: what, nth },
  create: { what, who, nth },
  destroy: ofPermanent,
  regenerate: ofPermanent,
  transform: ofPermanent,
  turnUp: ofPermanent,
  phaseIn: ofPermanent,
  phaseOut: ofPermanent,
  playLand: { what, who, nth },
  search: ofPlayer,
  shuffle: ofPlayer,
  scry: ofPlayer,
  surveil: ofPlayer,
  lose: ofPlayer,
  mana: { from: what, who, tapped: optional(flag), nth },
  prevented: { source: what, to: what, nth },
  acted: { action: name, who, what, nth },
  unlock: { what, who, door: optional(integer(0)), fully: optional(flag), nth },
  dayNight: { to: optional(word('day', 'night')), nth },
  chapter: { chapter: integer(1) },
  state: { condition },
  any: { of: list(eventPattern) },
});
