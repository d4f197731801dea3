// Short English for messages about games of Magic.
import type { EntityId, GameEvent } from '@rulewright/kernel';
import { languages, reason } from '@rulewright/text/magic';
import type { PlayWords } from '../../run/play.ts';
import type { MagicPlay } from '../play.ts';

const { en } = languages;

/** Bookkeeping that tells a reader nothing. */
const silent: ReadonlySet<string> = new Set([
  'checked',
  'announce',
  'emptyPools',
  'triggersTaken',
  'planTurn',
  'combat',
  'targeted',
  'endEffect',
  'expire',
  'wearOff',
  'useEffect',
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

export const words: PlayWords<MagicPlay> = {
  ask: (prompt) => en?.prompts[prompt]?.ask,
  refusal: (refusal) => (en === undefined ? refusal.code : reason(en, refusal)),
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
