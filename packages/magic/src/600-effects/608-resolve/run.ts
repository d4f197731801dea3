/**
 * How an action is carried out. It is a function from the state and the answers so far to what comes next: a question,
 * a batch of events, another procedure, or the end. It is called again from its start with each new answer (nothing has
 * changed meanwhile, so it comes to the same place), and with its `work` after events have happened.
 */

import {
  type Answer,
  type Decision,
  type EntityId,
  type GameEvent,
  isObject,
  type Locals,
  type LocalValue,
  type ObjectId,
  type Plain,
  type PlayerId,
} from '@rulewright/kernel';
import type { Action, Together as Demand, Selector, Value } from '@rulewright/language/magic';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import type { KeywordAction } from '../../700-additional/702-keywords/actions.ts';
import type { Context, G } from '../../state.ts';
import { mostOf, togetherOf } from '../../vocabulary/chosen-together.ts';
import { select, value, withCandidate } from '../../vocabulary/evaluate.ts';

/** What an action leaves for itself while its events happen or its call runs. */
export type Work = Readonly<Record<string, Plain>>;

export interface Run {
  readonly g: G;
  readonly ctx: Context;
  /** The clock when this effect began: what has moved since then was moved by it (400.7j). */
  readonly began: number;
  readonly answers: readonly Answer[];
  readonly work: Work | null;
  readonly happened: readonly GameEvent[];
  /** What the procedure that it called came to. */
  readonly result: unknown;
  /** How many of the answers this call has used, and what it asks when they do not suffice. */
  used: number;
  question: Decision | null;
}

export type Outcome =
  | { readonly is: 'done'; readonly bind: Locals | null }
  /** `run.question` is to be answered first. */
  | { readonly is: 'asked' }
  /** Without work the action ends with these events; `as` is bound to the objects that moved or were made. */
  | {
      readonly is: 'emit';
      readonly events: readonly MagicEvent[];
      readonly work: Work | null;
      readonly as: string | null;
      readonly bind: Locals | null;
    }
  | { readonly is: 'call'; readonly procedure: string; readonly input: unknown; readonly work: Work | null };

/** A method type, so that an action of one kind fits a table of all. */
export type Act<A> = { act(run: Run, action: A): Outcome }['act'];
type Named<A, K> = A extends { readonly do: infer D } ? (K extends D ? A : never) : never;
export type ActionOf<K extends Action['do']> = Named<Action, K>;
type Combinator = 'if' | 'may' | 'pay' | 'forEach' | 'repeat' | 'process' | 'again' | 'either';
export type Leaf = Exclude<Action['do'], Combinator | KeywordAction>;
export type Acts<K extends Leaf> = { readonly [A in K]: Act<ActionOf<A>> };

export const DONE: Outcome = Object.freeze({ is: 'done', bind: null });
export const ASKED: Outcome = Object.freeze({ is: 'asked' });
export const bind = (name: string | undefined, found: LocalValue): Outcome =>
  name === undefined ? DONE : { is: 'done', bind: { [name]: found } };

interface EmitRest {
  readonly work?: Work;
  readonly as?: string | undefined;
  readonly bind?: Locals | null;
}
/** Nothing to do is nothing done (101.3), unless something waits for it. */
export const emit = (events: readonly MagicEvent[], rest: EmitRest = {}): Outcome =>
  events.length === 0 && rest.work === undefined && rest.as === undefined && (rest.bind ?? null) === null
    ? DONE
    : { is: 'emit', events, work: rest.work ?? null, as: rest.as ?? null, bind: rest.bind ?? null };

export const call = (procedure: string, input: unknown, work: Work | null = null): Outcome => ({
  is: 'call',
  procedure,
  input,
  work,
});

/** Language that the rules here do not know yet: refused aloud, never carried out in part. */
export class UnsupportedAction extends Error {
  readonly code = 'unsupported-action';
  constructor(what: string) {
    super(`unsupported-action: ${what}`);
    this.name = 'UnsupportedAction';
  }
}

/** The answer, or undefined if it has yet to be given: then the action returns ASKED. */
function ask(run: Run, decision: Decision): Answer | undefined {
  const answer = run.answers[run.used];
  if (answer === undefined) run.question = decision;
  else run.used++;
  return answer;
}

export interface Choice {
  readonly rule: string;
  readonly prompt: string;
}

const about = (run: Run, player: PlayerId, c: Choice) => ({
  player,
  rule: c.rule,
  prompt: c.prompt,
  about: run.ctx.source,
});

/** Some of the entities; where there is no choice nobody is asked. */
export function chooseEntities<E extends EntityId>(
  run: Run,
  player: PlayerId,
  c: Choice & {
    readonly from: readonly E[];
    readonly min: number;
    readonly max: number;
    readonly together?: Demand | undefined;
  },
): readonly E[] | undefined {
  const { entering } = run.ctx;
  const from = entering === undefined ? c.from : c.from.filter((id) => !(entering as readonly EntityId[]).includes(id));
  const together = c.together === undefined ? undefined : togetherOf(run.g, c.together, from, run.ctx);
  const possible = together === undefined ? from.length : mostOf(together, from.length);
  const max = Math.min(c.max, possible);
  const min = Math.min(c.min, max);
  if (max <= 0) return [];
  if (min === from.length) return from;
  const question = {
    kind: 'entities',
    ...about(run, player, c),
    from,
    min,
    max,
    ...(together === undefined ? {} : { together }),
  };
  return ask(run, question) as readonly E[] | undefined;
}

export function chooseOrder<E extends EntityId>(
  run: Run,
  player: PlayerId,
  c: Choice,
  items: readonly E[],
): readonly E[] | undefined {
  if (items.length < 2) return items;
  const question = { kind: 'order', ...about(run, player, c), items };
  const order = ask(run, question) as readonly number[] | undefined;
  return order?.map((i) => items[i] as E);
}

/** The index of one option. */
export function chooseOption(
  run: Run,
  player: PlayerId,
  c: Choice,
  labels: readonly string[],
  hints?: readonly (readonly string[])[],
): number | undefined {
  if (labels.length < 2) return 0;
  const options = labels.map((label, i) => ({ label, ...(hints === undefined ? {} : { hints: hints[i] ?? [] }) }));
  const question = { kind: 'options', ...about(run, player, c), options, min: 1, max: 1 };
  return (ask(run, question) as readonly number[] | undefined)?.[0];
}

/** The indices of one or more options. */
export function chooseOptions(
  run: Run,
  player: PlayerId,
  c: Choice,
  labels: readonly string[],
): readonly number[] | undefined {
  const options = labels.map((label) => ({ label }));
  const question = { kind: 'options', ...about(run, player, c), options, min: 1, max: labels.length };
  return ask(run, question) as readonly number[] | undefined;
}

export const chooseYesNo = (run: Run, player: PlayerId, c: Choice): boolean | undefined =>
  ask(run, { kind: 'yesNo', ...about(run, player, c) }) as boolean | undefined;

export function chooseNumber(
  run: Run,
  player: PlayerId,
  c: Choice & { readonly min: number; readonly max: number },
): number | undefined {
  if (c.max <= c.min) return c.min;
  const question = { kind: 'number', ...about(run, player, c), min: c.min, max: c.max };
  return ask(run, question) as number | undefined;
}

type WordChoice = Choice & { readonly domain: string; readonly except: readonly string[] };
export function chooseWord(run: Run, player: PlayerId, c: WordChoice): string | undefined {
  const decision = { kind: 'word', ...about(run, player, c), domain: c.domain, except: c.except };
  return ask(run, decision as Decision) as string | undefined;
}

/** The objects that moved or were made, as they are now. */
export const results = (happened: readonly GameEvent[]): readonly ObjectId[] =>
  happened.flatMap((e) => ('became' in e ? [e.became as ObjectId] : []));

// Reading the action against its context

export const entitiesOf = (run: Run, selector: Selector): readonly EntityId[] => select(run.g, selector, run.ctx);
export const objectsOf = (run: Run, selector: Selector): readonly ObjectId[] =>
  select(run.g, selector, run.ctx).filter(isObject);
/** A number of things: never less than none (107.1b). */
export const countOf = (run: Run, v: Value): number => Math.max(0, value(run.g, v, run.ctx));

/** The amount for one of those that something is done to: `it` is that player or object. */
export const countFor = (run: Run, v: Value, id: EntityId): number =>
  typeof v === 'number' ? Math.max(0, v) : Math.max(0, value(run.g, v, withCandidate(run.ctx, id)));
