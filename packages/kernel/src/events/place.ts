/** What the makers of events share: what else an event says, and where a rule set puts a kind. */
import type { GameEvent } from '../event.ts';
import type { EventKind } from '../game.ts';

/** What an event may say beside what its constructor asks for. */
export type More<E extends GameEvent, Given extends keyof E> = Omit<E, 'kind' | Given>;

/** An event with what else is to be said of it, which may be nothing. */
export const withMore = <const Event extends object, Rest extends object>(
  event: Event,
  more: Rest | undefined,
): Event & Partial<Rest> => (more === undefined ? event : Object.assign(event, more));

/** What a rule set says about one of these kinds: the rule that defines it, and where abilities listen for it. */
export interface EventPlace {
  readonly rule: string;
  readonly trigger: number;
  readonly replace: number;
}

export const at = (p: EventPlace): Pick<EventKind, 'rule' | 'triggerHook' | 'replaceHook'> => ({
  rule: p.rule,
  triggerHook: p.trigger,
  replaceHook: p.replace,
});
