/** What a stage of a procedure says is to be done next. Plain data; the machine follows it. */
import type { Answer, Decision, Refusal } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { PlayerId } from './ids.ts';

/** One choice of a sequence, and whose it is. */
export interface Choice {
  readonly player: PlayerId;
  readonly answer: Answer;
}

export interface Shortcut {
  /** They are repeated from the first as often as `length` needs. Objects are named as they are when it begins. */
  readonly choices: readonly Choice[];
  /** How many choices are made. */
  readonly length: number;
  /** A player will choose differently at the end. */
  readonly shortened: boolean;
}

export type Directive =
  | { readonly do: 'next'; readonly data?: unknown }
  | { readonly do: 'go'; readonly stage: string; readonly data?: unknown }
  | { readonly do: 'ask'; readonly decision: Decision; readonly data?: unknown }
  | Call
  | Emit
  /** When a decision is asked again, these choices are made. */
  | { readonly do: 'shortcut'; readonly shortcut: Shortcut }
  | { readonly do: 'done'; readonly result?: unknown }
  | { readonly do: 'undo'; readonly refusal: Refusal };

/** Runs another procedure, then goes on with the next stage (or `then`); its result is stored in the data under `store`. */
export interface Call {
  readonly do: 'call';
  readonly procedure: string;
  readonly input: unknown;
  readonly store?: string | undefined;
  readonly data?: unknown;
  readonly then?: string | undefined;
}

/** Puts a batch of events through the door, then goes on; what happened is stored in the data under `store`. */
export interface Emit {
  readonly do: 'emit';
  readonly events: readonly GameEvent[];
  readonly store?: string | undefined;
  readonly data?: unknown;
  readonly then?: string | undefined;
}

/** What happens instead of an event, and procedures that follow as soon as the whole batch has happened. */
export interface Replaced {
  readonly events: readonly GameEvent[];
  readonly after: readonly Pick<Call, 'procedure' | 'input'>[];
}

export const NEXT: Directive = Object.freeze({ do: 'next' });
export const DONE: Directive = Object.freeze({ do: 'done' });

export const next = (data: unknown): Directive => ({ do: 'next', data });
export const go = (stage: string, data?: unknown): Directive =>
  data === undefined ? { do: 'go', stage } : { do: 'go', stage, data };
export const ask = (decision: Decision, data?: unknown): Directive =>
  data === undefined ? { do: 'ask', decision } : { do: 'ask', decision, data };
export const done = (result: unknown): Directive => ({ do: 'done', result });
export const undo = (refusal: Refusal): Directive => ({ do: 'undo', refusal });
type Rest = Pick<Call, 'store' | 'data' | 'then'>;
const NO_REST: Rest = {};

/** Of one shape whatever is left out, for the machine's sake. */
export const call = (procedure: string, input: unknown, { store, data, then }: Rest = NO_REST): Call => ({
  do: 'call',
  procedure,
  input,
  store,
  data,
  then,
});
export const emit = (events: readonly GameEvent[], { store, data, then }: Rest = NO_REST): Emit => ({
  do: 'emit',
  events,
  store,
  data,
  then,
});
