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
  type PlayerId,
  TooMuch,
} from '@rulewright/kernel';
import { withCandidate } from '../context.ts';
import { select, value } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import type { Outcome, Run as RunOf, Work } from './rules.ts';
import { mostOf } from './together-chosen.ts';

/** An action under way in a game that the common engine knows. */
export type Run<G extends CommonGame = CommonGame> = RunOf<G>;

/** Actions that hold others, which the program knows how to follow. All others have an entry in the game's table. */
export type Combinator = 'if' | 'may' | 'pay' | 'forEach' | 'repeat' | 'process' | 'again' | 'either';

export const DONE: Outcome = Object.freeze({ is: 'done', bind: null });
export const ASKED: Outcome = Object.freeze({ is: 'asked' });
export const bind = (name: string | undefined, found: LocalValue): Outcome =>
  name === undefined ? DONE : { is: 'done', bind: { [name]: found } };

interface EmitRest {
  readonly work?: Work;
  readonly as?: string | undefined;
  readonly bind?: Locals | null;
}
/** Nothing to do is nothing done, unless something waits for it. */
export const emit = (events: readonly GameEvent[], rest: EmitRest = {}): Outcome =>
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
    readonly together?: unknown;
    /** Those that are among them in any case. */
    readonly musts?: readonly E[];
  },
): readonly E[] | undefined {
  const { entering } = run.ctx;
  const from = entering === undefined ? c.from : c.from.filter((id) => !(entering as readonly EntityId[]).includes(id));
  const { musts = [] } = c;
  const together =
    c.together !== undefined
      ? run.g.rules.program.together(run.g, c.together, from, run.ctx)
      : musts.length > 0
        ? { weights: from.map((id) => (musts.includes(id) ? 1 : 0)), least: musts.length }
        : undefined;
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

export const entitiesOf = (run: Run, selector: Node): readonly EntityId[] => select(run.g, selector, run.ctx);
export const objectsOf = (run: Run, selector: Node): readonly ObjectId[] =>
  select(run.g, selector, run.ctx).filter(isObject);
/** Never less than none, and no number that is not exact. */
function counted(amount: number): number {
  if (amount > Number.MAX_SAFE_INTEGER) throw new TooMuch(amount);
  return Math.max(0, amount);
}

/** A number of things. */
export const countOf = (run: Run, v: number | Node): number => counted(value(run.g, v, run.ctx));

/** The amount for one of those that something is done to: `it` is that player or object. */
export const countFor = (run: Run, v: number | Node, id: EntityId): number =>
  typeof v === 'number' ? Math.max(0, v) : counted(value(run.g, v, withCandidate(run.ctx, id)));
