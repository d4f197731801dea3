/** Putting a triggered ability on the stack (603.3): 603.7b and 800.4d, by which some are not, are the common engine's. */
import { DONE, emit, type Procedure, procedure } from '@rulewright/kernel';
import {
  announceModes,
  chooseTargets,
  createTriggered,
  divideAmongTargets,
  type PuttingOne,
  published,
  removedFromStack,
  targetedEvents,
  triggeredOnStack,
} from '@rulewright/rules';
import type { G } from '../../state.ts';

const always = (): boolean => true;

/** 603.3d: an ability for which no legal choice can be made is removed from the stack. */
const removed = (p: PuttingOne) => removedFromStack(p, 'removed_603_3d');

const putTrigger: Procedure = procedure<G, PuttingOne>('putTrigger', {
  create_603_3: createTriggered,
  onTheStack_603_3: triggeredOnStack,
  chooseModes_603_3c(g, p, answer) {
    return announceModes(g, p, answer, always, removed(p));
  },
  chooseTargets_603_3d(g, p, answer) {
    return chooseTargets(g, p, answer, 'chooseTargets_603_3d', removed(p));
  },
  divide_603_3d(g, p, answer) {
    return divideAmongTargets(g, p, answer, 'divide_603_3d');
  },
  becomeTargets_603_3d(g, p) {
    const announced = published(g, p);
    const targeted = targetedEvents(g, announced);
    return targeted.length === 0 ? DONE : emit(targeted, { data: announced });
  },
  removed_603_3d() {
    return DONE;
  },
});

export const triggerProcedures = { putTrigger } as const;
