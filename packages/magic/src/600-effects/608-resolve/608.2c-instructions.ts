/**
 * The instructions of an effect. The nested actions of an ability are flattened once into a list; the list is not part of the
 * state: it follows from the actions.
 */
import type { Action, Condition } from '@rulewright/language/magic';
import { isKeywordAction, meaningOf } from '../../700-additional/702-keywords/actions.ts';
import { type ActionOf, type Leaf, UnsupportedAction } from './run.ts';

export type Instruction =
  | { readonly op: 'act'; readonly action: ActionOf<Leaf> }
  /** Several that one instruction says: their events are one batch. */
  | { readonly op: 'together'; readonly actions: readonly ActionOf<Leaf>[] }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly condition: Condition; readonly to: number }
  | { readonly op: 'may'; readonly action: ActionOf<'may'>; readonly to: number }
  | { readonly op: 'pay'; readonly action: ActionOf<'pay'>; readonly to: number }
  | {
      readonly op: 'either';
      readonly action: ActionOf<'either'>;
      readonly starts: readonly number[];
      readonly to: number;
    }
  /** The same for each of several: 608.2f, at the same time. */
  | { readonly op: 'each'; readonly loop: ActionOf<'forEach'>; readonly action: ActionOf<Leaf> }
  /** A loop begins, and comes round. */
  | { readonly op: 'loop'; readonly action: ActionOf<'forEach' | 'repeat'> }
  /** A process begins, goes back to its beginning, and is over. */
  | { readonly op: 'process' | 'again' | 'over' }
  | { readonly op: 'round'; readonly action: ActionOf<'forEach' | 'repeat'>; readonly to: number };

const known = new WeakMap<readonly Action[], readonly Instruction[]>();

export function programOf(actions: readonly Action[]): readonly Instruction[] {
  const made = known.get(actions);
  if (made !== undefined) return made;
  const program: Instruction[] = [];
  append(program, actions);
  known.set(actions, program);
  return program;
}

function append(program: Instruction[], actions: readonly Action[]): void {
  for (const [i, action] of actions.entries())
    if ('alongside' in action && action.alongside === true) joinLast(program, actions[i - 1], action);
    else appendAction(program, action);
}

/** Puts an instruction that jumps over a body, which it can only know once the body is there. */
function around(program: Instruction[], head: (to: number) => Instruction, body: () => void): void {
  const at = program.length;
  program.push({ op: 'jump', to: at });
  body();
  program[at] = head(program.length);
}

function joinLast(program: Instruction[], before: Action | undefined, action: ActionOf<Leaf>): void {
  const last = program.at(-1);
  const others = last?.op === 'act' ? [last.action] : last?.op === 'together' ? last.actions : [];
  if (others.length === 0 || others.at(-1) !== before) throw new UnsupportedAction('alongside nothing');
  program[program.length - 1] = { op: 'together', actions: [...others, action] };
}

function appendAction(program: Instruction[], action: Action): void {
  switch (action.do) {
    case 'if':
      branches(program, (to) => ({ op: 'unless', condition: action.condition, to }), action.then, action.else);
      return;
    case 'pay':
      branches(program, (to) => ({ op: 'pay', action, to }), action.then, action.else);
      return;
    case 'may':
      branches(program, (to) => ({ op: 'may', action, to }), action.actions, undefined);
      return;
    case 'either':
      appendEither(program, action);
      return;
    case 'forEach':
    case 'repeat': {
      const single = action.do === 'forEach' ? jointOf(action) : undefined;
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
          append(program, action.actions);
          program.push({ op: 'jump', to: start });
        },
      );
      return;
    }
    case 'process':
      program.push({ op: 'process' });
      append(program, action.actions);
      program.push({ op: 'over' });
      return;
    case 'again':
      program.push({ op: 'again' });
      return;
    default:
      if (isKeywordAction(action)) append(program, meaningOf(action));
      else program.push({ op: 'act', action });
  }
}

/** What a loop does for each, if it is one thing that can be done for all of them at once. */
function jointOf({ actions: [only, second] }: ActionOf<'forEach'>): ActionOf<Leaf> | undefined {
  return only !== undefined && second === undefined && JOINT.has(only.do) ? (only as ActionOf<Leaf>) : undefined;
}
const JOINT: ReadonlySet<string> = new Set([
  'token',
  'copyToken',
  'damage',
  'counters',
  'loseLife',
  'gainLife',
  'sacrifice',
]);

function branches(
  program: Instruction[],
  head: (to: number) => Instruction,
  then: readonly Action[] | undefined,
  otherwise: readonly Action[] | undefined,
): void {
  const alternative = otherwise ?? [];
  let end = -1;
  around(program, head, () => {
    append(program, then ?? []);
    if (alternative.length > 0) end = program.push({ op: 'jump', to: 0 }) - 1;
  });
  if (end < 0) return;
  append(program, alternative);
  program[end] = { op: 'jump', to: program.length };
}

function appendEither(program: Instruction[], action: ActionOf<'either'>): void {
  const starts: number[] = [];
  const ends: number[] = [];
  around(
    program,
    (to) => ({ op: 'either', action, starts, to }),
    () => {
      for (const option of action.options) {
        starts.push(program.length);
        append(program, option);
        ends.push(program.push({ op: 'jump', to: 0 }) - 1);
      }
    },
  );
  for (const end of ends) program[end] = { op: 'jump', to: program.length };
}
