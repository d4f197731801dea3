/** Whether an event is shown in full to those who ask about it. */
import { type GameEvent, type Seen, visibleEvents } from '@rulewright/kernel';

export function isOpenTo({ g, eyes }: Seen, event: GameEvent): boolean {
  if (eyes === 'all') return true;
  const [shown] = visibleEvents(g, eyes, [event]);
  return NAMING.every((key) => !(key in event) || (shown !== undefined && key in shown));
}

/** What an event names objects as. */
const NAMING: readonly string[] = ['object', 'objects', 'on', 'became'];
