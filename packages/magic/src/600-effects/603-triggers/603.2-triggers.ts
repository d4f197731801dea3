/**
 * Which abilities trigger on what has happened (603.2), with an intervening "if" (603.4), once for one or more events (603.2c), more
 * often or not at all (603.2d), as often as they may each turn; delayed ones (603.7), and those that trigger on a state (603.8). The
 * common engine finds them (`rules/triggers`); what it asks of Magic is here, above all where the game looks back in time (603.10).
 */
import type { GameEvent } from '@rulewright/kernel';
import type { EventPattern, TriggeredAbility } from '@rulewright/language/magic';
import type * as common from '@rulewright/rules';
import { sharers } from '../../100-game/101.4-turn-order.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import { eventsOf, triggerHook } from '../../700-additional/700.1-events/hooks.ts';
import { triggersTakenEvent } from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';
import { eventEntities } from '../../vocabulary/evaluate.ts';
import { eventAmount } from '../../vocabulary/event-amount.ts';
import { toldOnce } from '../614-replacement/615-preventing.ts';
import { asOneDamage } from './603.2c-damage-at-once.ts';

/** The body of an effect that is a delayed triggered ability (603.7). */
export type Delayed = common.Delayed<TriggeredAbility>;

/** 603.10a: leaving the battlefield, being destroyed, sacrificed or dying is seen as the game was before. */
function looksBack(pattern: EventPattern): boolean {
  switch (pattern.on) {
    case 'move':
      return pattern.from !== undefined && pattern.to?.includes('battlefield') !== true;
    case 'sacrifice':
    case 'destroy':
    case 'damage':
    case 'lose':
    case 'phaseOut':
      return true;
    case 'any':
      return pattern.of.some(looksBack);
    default:
      return false;
  }
}

/** Several events of one occurrence (603.2c). */
const asOne = (on: EventPattern, event: GameEvent, told: readonly GameEvent[]): GameEvent | null =>
  on.on === 'damage' ? asOneDamage(on, event, told) : event;

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
  zones: [BATTLEFIELD, STACK],
  stack: STACK,
  // 805.7: a team that shares its turns puts them on the stack together.
  together: sharers,
  taken: (player) => triggersTakenEvent(player),
  entry: { from: BATTLEFIELD },
  rule: { order: '603.3b' },
};
