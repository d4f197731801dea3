/**
 * Which abilities trigger on what has happened (603.2), with an intervening "if" (603.4), once for one or more events (603.2c), more
 * often or not at all (603.2d), as often as they may each turn; delayed ones (603.7), and those that trigger on a state (603.8). The
 * common engine finds them (`rules/triggers`); what it asks of Magic is here, above all where the game looks back in time (603.10).
 */
import type { Frame, GameEvent, PendingTrigger, State } from '@rulewright/kernel';
import type { EventPattern, TriggeredAbility, Zone } from '@rulewright/language/magic';
import type * as common from '@rulewright/rules';
import { listensToState, stateTriggers, triggers } from '@rulewright/rules';
import { sharers } from '../../100-game/101.4-turn-order.ts';
import { BATTLEFIELD, EXILE, STACK, zoneOf, zones } from '../../400-zones/400-zones.ts';
import { eventsOf, triggerHook } from '../../700-additional/700.1-events/hooks.ts';
import { triggersTakenEvent } from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';
import { eventEntities } from '../../vocabulary/evaluate.ts';
import { eventAmount } from '../../vocabulary/event-amount.ts';
import { toldOnce } from '../614-replacement/615-preventing.ts';
import { asOneDamage } from './603.2c-damage-at-once.ts';

/** The body of an effect that is a delayed triggered ability (603.7). */
export type Delayed = common.Delayed<TriggeredAbility>;

const LEAVING: ReadonlySet<string> = new Set(['exploit', 'planeswalk away', 'abandon']);

/** 603.10: leaving the battlefield, being destroyed, sacrificed or dying is seen as the game was before. */
function looksBack(pattern: EventPattern): boolean {
  switch (pattern.on) {
    case 'move':
      return movesBack(pattern);
    case 'sacrifice':
    case 'destroy':
    case 'damage':
    case 'lose':
    case 'phaseOut':
      return true;
    // 702.110b: a creature exploits as another, or itself, is sacrificed.
    case 'acted':
      // 901.11b: as the plane is still face up; 701.33b: as is the scheme.
      return LEAVING.has(pattern.action);
    case 'any':
      return pattern.of.some(looksBack);
    default:
      return false;
  }
}

/** Several events of one occurrence (603.2c). */
const asOne = (on: EventPattern, event: GameEvent, told: readonly GameEvent[]): GameEvent | null =>
  on.on === 'damage' ? asOneDamage(on, event, told) : event;

/** 603.10a: what leaves the battlefield or a graveyard, and what all can see that goes to a hand or library. */
function movesBack({ from, to, how }: Extract<EventPattern, { on: 'move' }>): boolean {
  if (from === undefined || to?.includes('battlefield') === true) return false;
  // 702.35a: what is triggered by a card being discarded into exile functions as the card is discarded.
  if (how === 'discarded') return true;
  if (from.includes('battlefield') || from.includes('graveyard')) return true;
  return from.some(isSeenByAll) && to?.some((zone) => zone === 'hand' || zone === 'library') === true;
}

const isSeenByAll = (zone: Zone): boolean => zones[zoneOf(zone)]?.faces === 'all';

/** "Whenever a counter is put …" triggers once for each (603.2c). */
const timesFor = (on: EventPattern, event: GameEvent): number =>
  on.on === 'counters' && on.each === true ? eventAmount(event) : 1;

export const triggered: common.TriggerRules<G> = {
  eventsOf: (pattern) => eventsOf(pattern as EventPattern),
  looksBack: (pattern) => looksBack(pattern as EventPattern),
  timesFor: (pattern, event) => timesFor(pattern as EventPattern, event),
  // 615.13
  told: toldOnce,
  asOne: (pattern, event, told) => asOne(pattern as EventPattern, event, told),
  // 603.2c: "one or more creatures deal damage" speaks of those that deal it.
  actorsOf: (g, event) => eventEntities(g, event, event.kind === 'damage' ? 'source' : 'object'),
  // 603.8
  stateHook: triggerHook('checked'),
  zones: [BATTLEFIELD, STACK, EXILE],
  stack: STACK,
  // 805.7: a team that shares its turns puts them on the stack together.
  together: sharers,
  taken: (player) => triggersTakenEvent(player),
  entry: { from: BATTLEFIELD },
  rule: { order: '603.3b' },
};

/** 603.8: a state is noticed as soon as it is there, even in the middle of a resolution after which it is gone again. */
export const triggeredBy = (g: G, events: readonly GameEvent[], before: State['hooks']): readonly PendingTrigger[] => {
  const found = triggers(g, events, before);
  const now = listensToState(g) && !arePutOnStack(g.state.frame) ? stateTriggers(g) : [];
  return now.length === 0 ? found : [...found, ...now];
};

/** What is on its way to the stack waits no longer and is not there yet: as soon as all are there, it is asked again. */
const arePutOnStack = (frame: Frame | null): boolean =>
  frame !== null && (frame.procedure.name === 'putTriggers' || arePutOnStack(frame.below));
