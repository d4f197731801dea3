/** What a state-based action follows from: it is looked for after every event, so something has just made it due (704.3). */
import { altered, type EntityId, isPlayer, NO_OBJECT, NO_PARENT, rowAt } from '@rulewright/kernel';
import type { G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

type Named = MagicEvent & Readonly<Record<string, unknown>>;

/** Index of the latest event in which one of these had part; failing that, of the latest of all. */
function ledToBy(g: G, about: readonly EntityId[]): number {
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = rowAt(log, i) as Named | undefined;
    if (event !== undefined && about.some((id) => hasPart(event, id))) return i;
  }
  return log.length > log.first ? log.length - 1 : NO_PARENT;
}

function hasPart(event: Named, id: EntityId): boolean {
  if (isPlayer(id)) return event.player === id || event.on === id;
  if (event.kind === 'beginEffect') return event.effect.objects?.includes(id) === true;
  return PARTS.some((part) => event[part] === id);
}
/** Keys under which events name objects. */
const PARTS: readonly string[] = ['object', 'became', 'on', 'to', 'other'];

const subject = (event: Named): EntityId => (event.object ?? event.on ?? event.player ?? NO_OBJECT) as EntityId;

/** A state-based action as the event that it is. `together` are those that it had to be chosen from. */
export const byRule = (g: G, rule: string, event: MagicEvent, together: readonly EntityId[] = []): MagicEvent =>
  altered(event, { rule, parent: ledToBy(g, [subject(event as Named), ...together]) });
