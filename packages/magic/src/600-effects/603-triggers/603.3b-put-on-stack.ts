/** The abilities that have triggered are put on the stack, each player's in an order of their choice (603.3, 603.3b). */
import { type Procedure, procedure } from '@rulewright/kernel';
import { orderTriggers, type Putting, putInOrder, takeTriggers } from '@rulewright/rules';
import type { G } from '../../state.ts';

const putTriggers: Procedure = procedure<G, Putting>('putTriggers', {
  take_603_3b: takeTriggers,
  order_603_3b: orderTriggers,
  putOnStack_603_3(_g, s) {
    return putInOrder(s, 'putTrigger', 'putOnStack_603_3');
  },
});

export const puttingProcedures = { putTriggers } as const;
