/**
 * The instructions of an effect. The nested actions of an ability are flattened once into a list; the list is not part of the
 * state: it follows from the actions.
 */
import type { CoreAction } from '@rulewright/language';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { ActionNode, ProgramRules } from './rules.ts';
import { UnsupportedAction } from './run.ts';

type Core = CoreAction<AnyFamilies>;
type Named<A, K> = A extends { readonly do: infer D } ? (K extends D ? A : never) : never;
/** A combinator of the core. */
export type ActionOf<K extends Core['do']> = Named<Core, K>;

export type Instruction =
  | { readonly op: 'act'; readonly action: ActionNode }
  /** Several that one instruction says: their events are one batch. */
  | { readonly op: 'together'; readonly actions: readonly ActionNode[] }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly condition: Node; readonly to: number }
  | { readonly op: 'may'; readonly action: ActionOf<'may'>; readonly to: number }
  | { readonly op: 'pay'; readonly action: ActionOf<'pay'>; readonly to: number }
  | {
      readonly op: 'either';
      readonly action: ActionOf<'either'>;
      readonly starts: readonly number[];
      readonly to: number;
    }
  /** The same for each of several, at the same time. */
  | { readonly op: 'each'; readonly loop: ActionOf<'forEach'>; readonly action: ActionNode }
  /** A loop begins, and comes round. */
  | { readonly op: 'loop'; readonly action: ActionOf<'forEach' | 'repeat'> }
  /** A process begins, goes back to its beginning, and is over. */
  | { readonly op: 'process' | 'again' | 'over' }
  | { readonly op: 'round'; readonly action: ActionOf<'forEach' | 'repeat'>; readonly to: number };

const known = new WeakMap<readonly ActionNode[], readonly Instruction[]>();

/** The list is under way, and what the game's own actions mean. */
interface Making {
  readonly program: Instruction[];
  readonly rules: ProgramRules;
}

export function programOf(rules: ProgramRules, actions: readonly ActionNode[]): readonly Instruction[] {
  const made = known.get(actions);
  if (made !== undefined) return made;
  const program: Instruction[] = [];
  append({ program, rules }, actions);
  known.set(actions, program);
  return program;
}

/** Where the game does two as one, that one in their place. */
function merged({ merged: merging }: ProgramRules, actions: readonly ActionNode[]): readonly ActionNode[] {
  if (merging === undefined || actions.length < 2) return actions;
  const out: ActionNode[] = [];
  for (const action of actions) {
    const last = out.at(-1);
    const one = last === undefined ? null : merging(last, action);
    if (one === null) out.push(action);
    else out[out.length - 1] = one;
  }
  return out;
}

function append(making: Making, written: readonly ActionNode[]): void {
  const actions = merged(making.rules, written);
  for (const [i, action] of actions.entries())
    if ('alongside' in action && action.alongside === true) joinLast(making.program, actions[i - 1], action);
    else appendAction(making, action as Core);
}

/** Puts an instruction that jumps over a body, which it can only know once the body is there. */
function around(program: Instruction[], head: (to: number) => Instruction, body: () => void): void {
  const at = program.length;
  program.push({ op: 'jump', to: at });
  body();
  program[at] = head(program.length);
}

function joinLast(program: Instruction[], before: ActionNode | undefined, action: ActionNode): void {
  const last = program.at(-1);
  const others = last?.op === 'act' ? [last.action] : last?.op === 'together' ? last.actions : [];
  if (others.length === 0 || others.at(-1) !== before) throw new UnsupportedAction('alongside nothing');
  program[program.length - 1] = { op: 'together', actions: [...others, action] };
}

function appendAction(making: Making, action: Core): void {
  const { program, rules } = making;
  switch (action.do) {
    case 'if':
      branches(making, (to) => ({ op: 'unless', condition: action.condition, to }), action.then, action.else);
      return;
    case 'pay':
      branches(making, (to) => ({ op: 'pay', action, to }), action.then, action.else);
      return;
    case 'may':
      branches(making, (to) => ({ op: 'may', action, to }), action.actions, undefined);
      return;
    case 'either':
      appendEither(making, action);
      return;
    case 'forEach':
    case 'repeat': {
      const single = action.do === 'forEach' ? jointOf(rules, action) : undefined;
      if (action.do === 'forEach' && single !== undefined) {
        program.push({ op: 'each', loop: action, action: single });
        return;
      }
      program.push({ op: 'loop', action });
      const start = program.length;
      around(
        program,
        (to) => ({ op: 'round', action, to }),
        () => {
          append(making, action.actions);
          program.push({ op: 'jump', to: start });
        },
      );
      return;
    }
    case 'process':
      program.push({ op: 'process' });
      append(making, action.actions);
      program.push({ op: 'over' });
      return;
    case 'again':
      program.push({ op: 'again' });
      return;
    default: {
      const means = rules.meaningOf(action);
      if (means === null) program.push({ op: 'act', action });
      else append(making, means);
    }
  }
}

/** What a loop does for each, if it is one thing that can be done for all of them at once. */
function jointOf({ joint }: ProgramRules, { actions: [only, second] }: ActionOf<'forEach'>): ActionNode | undefined {
  return only !== undefined && second === undefined && joint.has(only.do) ? only : undefined;
}

function branches(
  making: Making,
  head: (to: number) => Instruction,
  then: readonly ActionNode[] | undefined,
  otherwise: readonly ActionNode[] | undefined,
): void {
  const { program } = making;
  const alternative = otherwise ?? [];
  let end = -1;
  around(program, head, () => {
    append(making, then ?? []);
    if (alternative.length > 0) end = program.push({ op: 'jump', to: 0 }) - 1;
  });
  if (end < 0) return;
  append(making, alternative);
  program[end] = { op: 'jump', to: program.length };
}

function appendEither(making: Making, action: ActionOf<'either'>): void {
  const { program } = making;
  const starts: number[] = [];
  const ends: number[] = [];
  around(
    program,
    (to) => ({ op: 'either', action, starts, to }),
    () => {
      for (const option of action.options) {
        starts.push(program.length);
        append(making, option);
        ends.push(program.push({ op: 'jump', to: 0 }) - 1);
      }
    },
  );
  for (const end of ends) program[end] = { op: 'jump', to: program.length };
}
