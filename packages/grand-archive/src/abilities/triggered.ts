/** Triggered abilities: which trigger on what has happened, and how they are put on the stack. The common engine finds them (`rules/triggers`). */
import { DONE, emit, type GameEvent, type Procedure, procedure, underRules } from '@rulewright/kernel';
import type { EventPattern, Zone } from '@rulewright/language/grand-archive';
import {
  announceModes,
  chooseTargets,
  createTriggered,
  divideAmongTargets,
  orderTriggers,
  type Putting,
  type PuttingOne,
  published,
  putInOrder,
  removedFromStack,
  type TriggerRules,
  takeTriggers,
  targetedEvents,
  triggeredOnStack,
} from '@rulewright/rules';
import { eventsOf, triggerHook } from '../events/hooks.ts';
import { triggersTakenEvent } from '../events/make.ts';
import type { G } from '../state.ts';
import { eventEntities } from '../vocabulary/evaluate.ts';
import { ATTRIBUTES, FIELD, INTENT, PANTHEON, STACK } from '../zones/zones.ts';

const isInPlay = (zone: Zone): boolean => zone === 'field' || zone === 'intent';

/** On Death 3, On Leave 2, On Banish 3: what leaves is looked at as it was before. */
function looksBack(pattern: EventPattern): boolean {
  switch (pattern.on) {
    case 'die':
    case 'leave':
    case 'destroy':
    case 'sacrifice':
    case 'damage':
    case 'hit':
    case 'kill':
    case 'lose':
      return true;
    case 'banish':
      // What comes from where its text does not work has it where it is now.
      return pattern.from?.some(isInPlay) !== false;
    case 'move':
      return pattern.from?.some(isInPlay) === true && pattern.to?.includes('field') !== true;
    case 'any':
      return pattern.of.some(looksBack);
    default:
      return false;
  }
}

export const triggered: TriggerRules<G> = {
  eventsOf: (pattern) => eventsOf(pattern as EventPattern),
  looksBack: (pattern) => looksBack(pattern as EventPattern),
  timesFor: () => 1,
  told: (events: readonly GameEvent[]) => events,
  actorsOf: (g, event) => eventEntities(g, event, event.kind === 'damage' ? 'source' : 'object'),
  stateHook: triggerHook('checked'),
  zones: [FIELD, INTENT, ATTRIBUTES, PANTHEON],
  stack: STACK,
  together: (_g, player) => [player],
  // Game effects 8: "one or more" groups all of them.
  joinsWaiting: true,
  taken: triggersTakenEvent,
  entry: { from: FIELD },
  rule: { order: 'triggered-abilities.10' },
};

const always = (): boolean => true;

/** Triggered abilities 5.1: without legal modes or targets it fizzles as it is put on the stack. */
const removed = (p: PuttingOne) => removedFromStack(p, 'removed');

const putTrigger: Procedure = procedure<G, PuttingOne>('putTrigger', {
  create: createTriggered,
  onTheStack: triggeredOnStack,
  modes: (g, p, answer) => announceModes(g, p, answer, always, removed(p)),
  targets: (g, p, answer) => chooseTargets(g, p, answer, 'targets', removed(p)),
  divide: (g, p, answer) => divideAmongTargets(g, p, answer, 'divide'),
  becomeTargets(g, p) {
    const announced = published(g, p);
    const targeted = targetedEvents(g, announced);
    return targeted.length === 0 ? DONE : emit(targeted, { data: announced });
  },
  removed: () => DONE,
});

const putTriggers: Procedure = procedure<G, Putting>('putTriggers', {
  take: takeTriggers,
  order: orderTriggers,
  put: (_g, s) => putInOrder(s, 'putTrigger', 'put'),
});

export const triggerProcedures = {
  putTrigger: underRules(putTrigger, {
    create: 'triggered-abilities.1',
    modes: 'triggered-abilities.5',
    targets: 'triggered-abilities.5.1',
  }),
  putTriggers: underRules(putTriggers, { order: 'triggered-abilities.10' }),
} as const;
