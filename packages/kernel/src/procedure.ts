/**
 * Rules procedures are staged: a procedure is a list of named stages, and a frame says which stage of which procedure
 * runs with which data. A stage is called again with the answer if it asked. So the game can stop, be saved and go on
 * at every decision.
 */
import type { Answer, Decision, Refusal } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { Shortcut } from './shortcut.ts';

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

/** A method type, so that a stage for a particular game fits the machine's table of stages for any. */
export type Stage<G extends Game, D> = { run(g: G, data: D, answer?: Answer): Directive }['run'];

export interface Procedure {
  readonly name: string;
  readonly stageNames: readonly string[];
  readonly stages: readonly Stage<Game, unknown>[];
}

export function procedure<G extends Game, D>(name: string, stages: Readonly<Record<string, Stage<G, D>>>): Procedure {
  return {
    name,
    stageNames: Object.keys(stages),
    stages: Object.values(stages),
  };
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
