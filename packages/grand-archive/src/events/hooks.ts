/** Where abilities listen: one hook for static abilities, one for activated ones, one for champions, two for each event (after it, instead of it). */
import { STATIC_HOOK } from '@rulewright/kernel';
import type { EventPattern } from '@rulewright/language/grand-archive';
import type { EventName } from './types.ts';

type Listened = Exclude<EventPattern['on'], 'any'>;

/** Each event pattern's name and the kinds of event that can fit it. */
const patternEvents: Readonly<Record<Listened, readonly EventName[]>> = {
  move: ['move', 'create', 'levelUp'],
  enter: ['move', 'create', 'levelUp'],
  leave: ['move', 'cease', 'leaveGame'],
  die: ['move', 'cease'],
  destroy: ['destroy', 'sacrifice'],
  sacrifice: ['sacrifice'],
  discard: ['discard'],
  reveal: ['reveal'],
  banish: ['banish', 'move'],
  activate: ['activate'],
  activateAbility: ['activateAbility'],
  materialize: ['materialize'],
  bestow: ['bestow'],
  brew: ['acted'],
  gather: ['acted'],
  negate: ['negate'],
  targeted: ['targeted'],
  attack: ['attack'],
  retaliate: ['retaliate'],
  hit: ['damage'],
  kill: ['kill'],
  damage: ['damage'],
  prevented: ['prevented'],
  endOfCombat: ['beginning'],
  draw: ['draw'],
  recover: ['recover'],
  glimpse: ['acted'],
  empower: ['acted'],
  shuffle: ['shuffle'],
  lose: ['lose', 'concede'],
  reserve: ['reserve'],
  levelUp: ['levelUp'],
  delevel: ['delevel'],
  turnDirection: ['direction'],
  status: ['status'],
  rest: ['rest'],
  wake: ['wake'],
  transform: ['transform'],
  foster: ['property'],
  suppress: ['banish'],
  starcall: ['activate'],
  load: ['load'],
  link: ['attach'],
  becomes: ['property', 'load'],
  gains: ['beginEffect'],
  counters: ['counters'],
  summon: ['create'],
  charge: ['counters'],
  beginning: ['beginning'],
  state: ['checked'],
};

const listened = [...new Set(Object.values(patternEvents).flat())];

export const ACTIVATED_HOOK = STATIC_HOOK + 1;
/** Of the champions on the field, as their cards say. */
export const CHAMPION_HOOK = ACTIVATED_HOOK + 1;
const FIRST_EVENT_HOOK = CHAMPION_HOOK + 1;
export const HOOKS = FIRST_EVENT_HOOK + listened.length * 2;

const places: Readonly<Record<string, number>> = Object.fromEntries(
  listened.map((event, i) => [event, FIRST_EVENT_HOOK + i * 2]),
);

/** -1 if no pattern speaks of such an event. */
export const triggerHook = (event: EventName): number => places[event] ?? -1;
export const replaceHook = (event: EventName): number => {
  const hook = triggerHook(event);
  return hook < 0 ? -1 : hook + 1;
};

/** The kinds of event that could fit a pattern. */
export const eventsOf = (pattern: EventPattern): readonly EventName[] =>
  pattern.on === 'any' ? [...new Set(pattern.of.flatMap(eventsOf))] : patternEvents[pattern.on];
