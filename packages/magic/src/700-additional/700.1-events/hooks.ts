/** Where abilities listen: one hook for static abilities, one for activated ones, two for each event (after it, instead of it). */
import { STATIC_HOOK } from '@rulewright/kernel';
import type { EventPattern } from '@rulewright/language/magic';
import type { EventName } from './types.ts';

type Listened = Exclude<EventPattern['on'], 'any'>;

/** Each event pattern's name and the kinds of event that can fit it. */
const patternEvents: Readonly<Record<Listened, readonly EventName[]>> = {
  move: ['move', 'create', 'leaveGame'],
  beginning: ['beginning'],
  damage: ['damage'],
  cast: ['cast'],
  activate: ['activate'],
  attack: ['attack'],
  attackers: ['attackers'],
  block: ['block'],
  becomesBlocked: ['becomesBlocked'],
  attacksUnblocked: ['attacksUnblocked'],
  tap: ['tap'],
  untap: ['untap'],
  targeted: ['targeted'],
  draw: ['draw'],
  discard: ['discard'],
  sacrifice: ['sacrifice'],
  mill: ['mill'],
  gainLife: ['gainLife'],
  loseLife: ['loseLife'],
  counters: ['counters'],
  // 603.2e: what enters attached becomes so as it enters.
  attach: ['attach', 'move', 'create'],
  control: ['control'],
  create: ['create', 'createTokens'],
  copy: ['create'],
  destroy: ['destroy'],
  regenerate: ['regenerate'],
  transform: ['transform'],
  turnUp: ['turnUp'],
  phaseIn: ['phaseIn'],
  phaseOut: ['phaseOut'],
  dayNight: ['dayNight'],
  unlock: ['unlock'],
  playLand: ['playLand'],
  search: ['search'],
  shuffle: ['shuffle'],
  scry: ['scry'],
  surveil: ['surveil'],
  acted: ['acted'],
  lose: ['lose', 'concede'],
  mana: ['mana'],
  prevented: ['prevented'],
  chapter: ['counters'],
  state: ['checked'],
};

const listened = [...new Set(Object.values(patternEvents).flat())];

export const ACTIVATED_HOOK = STATIC_HOOK + 1;
/** Of those, what has activated abilities other than mana abilities (605.1a). */
export const NO_MANA_HOOK = ACTIVATED_HOOK + 1;
/** Face-down permanents, which their controllers may turn up. */
export const FACE_DOWN_HOOK = NO_MANA_HOOK + 1;
/** Permanents with ascend or storied, which look at what their controllers control (702.131b). */
export const ASCEND_HOOK = FACE_DOWN_HOOK + 1;
/** Permanents that define their own power and toughness, by anything at all (604.3). */
export const DEFINING_HOOK = ASCEND_HOOK + 1;
const FIRST_EVENT_HOOK = DEFINING_HOOK + 1;
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
