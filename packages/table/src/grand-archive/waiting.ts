/** What waits on the effects stack, told from what it has become. */
import { type StackEntry, stackEntry } from '@rulewright/grand-archive';
import type { ObjectRow } from '@rulewright/kernel';

/** What an activation or ability carries. An object still knows how it was played, but is none. */
export const waitingEntry = (row: ObjectRow): StackEntry | null =>
  row.kind === 'card' || row.kind === 'token' ? null : stackEntry(row);
