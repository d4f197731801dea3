/** An action under way, and what a game tells the program about its actions. */
import type {
  Answer,
  Decision,
  EntityId,
  Game,
  GameEvent,
  Locals,
  Plain,
  PlayerId,
  Together,
} from '@rulewright/kernel';
import type { Context } from '../context.ts';

/** An action of the card language. */
export interface ActionNode {
  readonly do: string;
}

/** What an action leaves for itself while its events happen or its call runs. */
export type Work = Readonly<Record<string, Plain>>;

export interface Run<G extends Game = Game> {
  readonly g: G;
  readonly ctx: Context;
  /** The clock when this effect began: what has moved since then was moved by it. */
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
      readonly events: readonly GameEvent[];
      readonly work: Work | null;
      readonly as: string | null;
      readonly bind: Locals | null;
    }
  | { readonly is: 'call'; readonly procedure: string; readonly input: unknown; readonly work: Work | null };

/** A method type, so that an action of one kind fits a table of all. */
export type Act<A = ActionNode, G extends Game = Game> = { act(run: Run<G>, action: A): Outcome }['act'];

export interface ProgramRules<G extends Game = Game> {
  /** What each action does that is no combinator and not short for others. */
  readonly acts: Readonly<Record<string, Act>>;
  /** The actions that an action is short for; null if it is not. */
  meaningOf(action: ActionNode): readonly ActionNode[] | null;
  /** Two actions, one after the other, that are done as one; null if they are not. */
  merged?(first: ActionNode, second: ActionNode): ActionNode | null;
  /** Actions that are done for all of several at the same time where each of them is named in turn. */
  readonly joint: ReadonlySet<string>;
  /** A player cannot choose what is impossible: whether the first of the actions can be done. */
  isPossible(run: Run<G>, actions: readonly ActionNode[]): boolean;
  /** Events of several actions that are one instruction, as they happen together. */
  joined(events: readonly GameEvent[]): readonly GameEvent[];
  /** A demand on all that is chosen together, in terms of the candidates. */
  together(g: G, demand: unknown, from: readonly EntityId[], ctx: Context): Together;
  /** Words that tell courses of action apart. */
  hints(courses: readonly (readonly ActionNode[])[]): readonly (readonly string[])[];
  canPay(g: G, player: PlayerId, cost: readonly unknown[], ctx: Context): boolean;
  /** What happens to a game in which a process is repeated for ever. */
  endless(run: Run<G>): readonly GameEvent[];
  /** The rules that let a player choose, for the decisions that are posed. */
  readonly rule: { readonly may: string; readonly pay: string };
}
