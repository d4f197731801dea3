// Short English for messages about games of Grand Archive.
import type { EntityId, GameEvent } from '@rulewright/kernel';
import type { PlayWords } from '../../run/play.ts';
import type { GrandArchivePlay } from '../play.ts';

/** Bookkeeping that tells a reader nothing. */
const silent: ReadonlySet<string> = new Set([
  'checked',
  'announce',
  'triggersTaken',
  'plan',
  'goOn',
  'combat',
  'targeted',
  'endEffect',
  'expire',
  'wearOff',
  'useEffect',
  'note',
]);

/** The fields that these events have, whichever they are. */
interface EventFields {
  readonly source?: EntityId;
  readonly player?: EntityId;
  readonly to?: EntityId;
  readonly amount?: number;
  readonly step?: string;
  readonly number?: number;
}

const plain = (code: string): string => code.replaceAll('-', ' ');

export const words: PlayWords<GrandArchivePlay> = {
  ask: (prompt) => plain(prompt),
  refusal: ({ code, rule }) => (rule === undefined ? plain(code) : `${plain(code)} (${rule})`),
  event(_, event: GameEvent & EventFields, nameOf) {
    if (silent.has(event.kind)) return null;
    switch (event.kind) {
      case 'damage':
        return `${nameOf(event.source)} deals ${event.amount} to ${nameOf(event.to)}`;
      case 'beginning':
        return `${event.step} of ${nameOf(event.player)}`;
      case 'turn':
        return `turn ${event.number} of ${nameOf(event.player)}`;
      default:
        return undefined;
    }
  },
};
