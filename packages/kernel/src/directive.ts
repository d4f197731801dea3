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

/** All of one shape, whatever is left out: the machine looks at one after every stage. */
interface Fields {
  readonly do: Directive['do'];
  readonly data: unknown;
  readonly stage: string | undefined;
  readonly decision: Decision | undefined;
  readonly result: unknown;
  readonly refusal: Refusal | undefined;
}

const directive = (
  what: Directive['do'],
  data: unknown,
  stage?: string,
  decision?: Decision,
  result?: unknown,
  refusal?: Refusal,
): Directive => ({ do: what, data, stage, decision, result, refusal }) satisfies Fields as Directive;

export const next = (data: unknown): Directive => directive('next', data);
export const go = (stage: string, data?: unknown): Directive => directive('go', data, stage);
export const ask = (decision: Decision, data?: unknown): Directive => directive('ask', data, undefined, decision);
export const done = (result: unknown): Directive => directive('done', undefined, undefined, undefined, result);
export const undo = (refusal: Refusal): Directive =>
  directive('undo', undefined, undefined, undefined, undefined, refusal);
export const NEXT: Directive = next(undefined);
export const DONE: Directive = done(undefined);

type Rest = Pick<Call, 'store' | 'data' | 'then'>;
const NO_REST: Rest = {};

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
