/**
 * Actions as a program. The nested actions of an ability are flattened once into a list of instructions; carrying them
 * out is a frame with a place in that list and the bindings so far. The list is not part of the state: it follows from
 * the actions.
 */

import {
  type Answer,
  altered,
  call,
  done,
  type EntityId,
  emit,
  type GameEvent,
  isPlayer,
  type Locals,
  objectRow,
  type PlayerId,
  playable,
  ask as pose,
  procedure,
  times,
} from '@rulewright/kernel';
import { type Context, contextWith } from '../context.ts';
import { holds, value } from '../evaluate/evaluate.ts';
import { playersInOrder } from '../evaluate/objects.ts';
import { withTally } from '../evaluate/tally.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { type ActionOf, type Instruction, programOf } from './instructions.ts';
import { mostThat } from './most-that.ts';
import type { ActionNode, Outcome, Work } from './rules.ts';
import { chooseNumber, chooseOption, chooseYesNo, countOf, entitiesOf, type Run, results } from './run.ts';
import { actOf, actTogether, type Joint } from './together.ts';

/** A loop under way: the entities still to come, how many rounds, or where a process began and how often it has been gone through. */
type Loop =
  | { readonly items: readonly EntityId[] }
  | { readonly left: number }
  | { readonly start: number; readonly rounds: number };

/** Input is `actions` and `ctx`; the rest is where it has got to. Absent is as at the beginning. */
export interface Running {
  readonly actions: readonly ActionNode[];
  readonly ctx: Context;
  readonly pc?: number;
  readonly began?: number;
  readonly loops?: readonly Loop[];
  /** Of the action under way. */
  readonly answers?: readonly Answer[];
  /** Whose answers they are, and who is being asked. */
  readonly answered?: readonly PlayerId[];
  readonly asking?: PlayerId;
  readonly work?: Work | null;
  /** What its events came to, to be bound to a name. */
  readonly as?: string | null;
  readonly happened?: readonly GameEvent[];
  readonly result?: unknown;
}

interface Place {
  readonly pc: number;
  readonly ctx: Context;
  readonly loops: readonly Loop[];
}

const withLocals = (ctx: Context, more: Locals | null): Context =>
  more === null ? ctx : contextWith(ctx, { locals: altered(ctx.locals, more) });

/** The instructions in the order written. The result is the bindings at the end. */
export const runActions = procedure<CommonGame, Running>('runActions', {
  followInstructions(g, data, answer) {
    const program = programOf(g.rules.program, data.actions);
    const began = data.began ?? g.state.clock;
    let place: Place = { pc: data.pc ?? 0, ctx: data.ctx, loops: data.loops ?? [] };
    let { answers = [], work = null, happened = [], result } = data;
    let { answered = [] } = data;
    if (answer !== undefined) {
      answers = [...answers, answer];
      if (data.asking !== undefined) answered = [...answered, data.asking];
    }
    if (typeof data.as === 'string') {
      place = altered(place, { ctx: withLocals(place.ctx, { [data.as]: results(happened) }) });
      happened = [];
    }
    for (;;) {
      const instruction = program[place.pc];
      if (instruction === undefined) return done(place.ctx.locals);
      const run: Run = {
        g,
        ctx: place.ctx,
        began,
        answers,
        work,
        happened,
        result,
        used: 0,
        question: null,
      };
      const step = follow(run, instruction, place);
      if (step.is === 'at') {
        place = step.place;
        answers = [];
        answered = [];
        work = null;
        happened = [];
        result = undefined;
        continue;
      }
      const here: Running = { actions: data.actions, began, ...place };
      const waiting = (w: Work | null, bound: Locals | null = null): Running =>
        w === null
          ? altered(here, { pc: place.pc + 1, ctx: withLocals(place.ctx, bound) })
          : altered(here, { work: w });
      switch (step.is) {
        case 'asked': {
          if (run.question === null) throw new Error('an action waits for an answer to no question');
          const asking = run.question.player;
          const more = result === undefined ? {} : { result };
          return pose(run.question, altered(here, { answers, answered, asking, work, happened, ...more }));
        }
        case 'emit': {
          const data = waiting(step.work, step.bind);
          const then = 'followInstructions';
          const events = unrepeated(step.events, place.ctx);
          if (step.work === null && step.as === null) return emit(events, { data, then });
          return emit(events, {
            data: step.as === null ? data : altered(data, { as: step.as }),
            then,
            store: 'happened',
          });
        }
        case 'call':
          return call(step.procedure, step.input, {
            data: waiting(step.work),
            then: 'followInstructions',
            ...(step.work === null ? {} : { store: 'result' }),
          });
      }
    }
  },
});

/** What is done instead of an event is not replaced again by what replaced that. */
const unrepeated = (events: readonly GameEvent[], { replacedBy }: Context): readonly GameEvent[] =>
  replacedBy === undefined ? events : events.map((e) => altered(e, { replacedBy }));

/** An action under way without the answers of a player who has left: the others' stand, and the rest is asked anew. */
export function withoutAnswersOf(data: Running, player: PlayerId): Running {
  const { answers = [], answered = [] } = data;
  return altered(data, {
    answers: answers.filter((_, i) => answered[i] !== player),
    answered: answered.filter((p) => p !== player),
  });
}

/** The one player who does it, of those still in the game in turn order; the controller of the ability if the action does not say. */
function playerOf(run: Run, selector: Node | undefined): PlayerId | undefined {
  if (selector === undefined) return run.ctx.controller;
  const found = entitiesOf(run, selector);
  return playersInOrder(run.g).find((p) => found.includes(p));
}

type Step = { readonly is: 'at'; readonly place: Place } | Exclude<Outcome, { is: 'done' }>;

const at = (place: Place, pc: number, more: Locals | null = null): Step => ({
  is: 'at',
  place: { pc, ctx: withLocals(place.ctx, more), loops: place.loops },
});

function follow(run: Run, instruction: Instruction, place: Place): Step {
  switch (instruction.op) {
    case 'act': {
      const { action } = instruction;
      const outcome = actOf(run, action)(run, action);
      return outcome.is === 'done' ? at(place, place.pc + 1, outcome.bind) : outcome;
    }
    case 'together': {
      const joint = instruction.actions.map((action) => ({ action }));
      const outcome = actTogether(run, joint);
      return outcome.is === 'done' ? at(place, place.pc + 1, outcome.bind) : outcome;
    }
    case 'each': {
      const outcome = actTogether(run, forEachOf(run, instruction));
      return outcome.is === 'done' ? at(place, place.pc + 1, outcome.bind) : outcome;
    }
    case 'jump':
      return at(place, instruction.to);
    case 'unless':
      return at(place, holds(run.g, instruction.condition, run.ctx) ? place.pc + 1 : instruction.to);
    case 'may':
      return may(run, instruction.action, place, instruction.to);
    case 'pay':
      return pay(run, instruction.action, place, instruction.to);
    case 'either':
      return either(run, instruction, place);
    case 'loop':
      return beginLoop(run, instruction.action, place);
    case 'round':
      return comeRound(instruction, place);
    case 'process': {
      const loop: Loop = { start: place.pc + 1, rounds: 1 };
      return { is: 'at', place: altered(place, { pc: place.pc + 1, loops: [...place.loops, loop] }) };
    }
    case 'again':
      return goBack(run, place);
    case 'over':
      return { is: 'at', place: altered(place, { pc: place.pc + 1, loops: place.loops.slice(0, -1) }) };
  }
}

/** A player who cannot do it is not asked. */
function may(run: Run, action: ActionOf<'may'>, place: Place, otherwise: number): Step {
  const player = playerOf(run, action.who);
  const can = player !== undefined && run.g.rules.program.isPossible(run, action.actions);
  const yes = can ? chooseYesNo(run, player, { rule: run.g.rules.program.rule.may, prompt: 'may' }) : false;
  if (yes === undefined) return { is: 'asked' };
  return at(place, yes ? place.pc + 1 : otherwise, action.name === undefined ? null : { [action.name]: yes });
}

const repeated = <T>(of: readonly T[], count: number): readonly T[] => times(count, () => of).flat();

/** Whether the player pays is that player's choice, unless the instruction says otherwise. */
function pay(run: Run, action: ActionOf<'pay'>, place: Place, otherwise: number): Step {
  const player = playerOf(run, action.who);
  if (player === undefined) return at(place, otherwise);
  if (action.choosing !== undefined) return payAny(run, action, action.choosing, player, place, otherwise);
  if (run.work === null) {
    const optional = action.optional ?? true;
    const cost = action.times === undefined ? action.cost : repeated(action.cost, countOf(run, action.times));
    const input = { player, cost, ctx: run.ctx, optional, pay: 'auto' };
    return { is: 'call', procedure: 'payCost', input, work: { paying: true } };
  }
  const { paid, locals } = run.result as { readonly paid: boolean; readonly locals: Locals };
  if (action.asOften !== undefined) return payAgain(run, action.asOften, place, otherwise, paid ? locals : null);
  return at(place, paid ? place.pc + 1 : otherwise, locals);
}

/** As much as the player likes. */
function payAny(
  run: Run,
  action: ActionOf<'pay'>,
  name: string,
  player: PlayerId,
  place: Place,
  otherwise: number,
): Step {
  const known = (n: number): Context => withLocals(run.ctx, { [name]: n });
  const costOf = (n: number) =>
    action.times === undefined ? action.cost : repeated(action.cost, Math.max(0, value(run.g, action.times, known(n))));
  const tally = (n: number): Locals => withTally(run.ctx.locals, name, player, n);
  if (run.work === null) {
    const { canPay, rule } = run.g.rules.program;
    const isOffered = action.optional === true;
    if (isOffered) {
      const can = canPay(run.g, player, costOf(0), known(0));
      const yes = can ? chooseYesNo(run, player, { rule: rule.pay, prompt: 'may' }) : false;
      if (yes === undefined) return { is: 'asked' };
      if (!yes) return at(place, otherwise, tally(0));
    }
    const max = mostThat((n) => canPay(run.g, player, costOf(n), known(n)));
    const n = chooseNumber(run, player, { rule: rule.pay, prompt: 'pay-any', min: 0, max });
    if (n === undefined) return { is: 'asked' };
    if (n === 0 && !isOffered) return at(place, otherwise, tally(0));
    const input = { player, cost: costOf(n), ctx: known(n), optional: false, pay: 'auto' };
    return { is: 'call', procedure: 'payCost', input, work: { paying: n } };
  }
  const { paid, locals } = run.result as { readonly paid: boolean; readonly locals: Locals };
  return paid
    ? at(place, place.pc + 1, { ...locals, ...tally(run.work.paying as number) })
    : at(place, otherwise, tally(0));
}

/** Paid once more, with what that came to: it may be paid again. Otherwise it goes on. */
function payAgain(run: Run, name: string, place: Place, otherwise: number, paid: Locals | null): Step {
  const before = run.ctx.locals[name];
  const times = typeof before === 'number' ? before : 0;
  if (paid !== null) return at(place, place.pc, altered(paid, { [name]: times + 1 }));
  return at(place, times > 0 ? place.pc + 1 : otherwise, { [name]: times });
}

function either(run: Run, { action, starts, to }: Extract<Instruction, { op: 'either' }>, place: Place): Step {
  const player = playerOf(run, action.who);
  const open =
    action.villainous === true
      ? starts
      : starts.filter((_, i) => run.g.rules.program.isPossible(run, action.options[i] ?? []));
  if (player === undefined || open.length === 0) return at(place, to);
  const labels = open.map((start) => `option-${starts.indexOf(start) + 1}`);
  const courses = open.map((start) => action.options[starts.indexOf(start)] ?? []);
  const piles = pilesOf(run, player, courses);
  const hints = piles ?? run.g.rules.program.hints(courses);
  const chosen = chooseOption(run, player, { rule: run.g.rules.program.rule.may, prompt: 'either' }, labels, hints);
  return chosen === undefined ? { is: 'asked' } : at(place, open[chosen] ?? to);
}

/** The names of the cards in each of two piles that are being chosen from, as far as the player sees them. */
function pilesOf(
  run: Run,
  player: PlayerId,
  courses: readonly (readonly ActionNode[])[],
): readonly (readonly string[])[] | undefined {
  const piles = courses.map(([first]) => {
    const { objects, what } = (first ?? {}) as { readonly objects?: Node; readonly what?: Node };
    if (first?.do === 'let') return objects;
    return first?.do === 'move' && what?.kind === 'var' ? what : undefined;
  });
  const isSame = new Set(piles.map((pile) => JSON.stringify(pile))).size < piles.length;
  if (isSame || !piles.every((pile) => pile !== undefined)) return undefined;
  return piles.map((pile) =>
    entitiesOf(run, pile).flatMap((id) => {
      if (isPlayer(id) || !run.g.rules.sees(run.g, player, objectRow(run.g.state, id))) return [];
      return [run.g.rules.vocabulary.look.nameOf(run.g, id)];
    }),
  );
}

function beginLoop(run: Run, action: ActionOf<'forEach' | 'repeat'>, place: Place): Step {
  const loop: Loop =
    action.do === 'repeat' ? { left: playable(countOf(run, action.times)) } : { items: inOrder(run, action) };
  return { is: 'at', place: { pc: place.pc + 1, ctx: place.ctx, loops: [...place.loops, loop] } };
}

const forEachOf = (run: Run, { loop, action }: Extract<Instruction, { op: 'each' }>): readonly Joint[] =>
  inOrder(run, loop).map((id) => ({ action, ctx: withLocals(run.ctx, { [loop.as]: [id] }) }));

function comeRound({ action, to }: Extract<Instruction, { op: 'round' }>, place: Place): Step {
  const outer = place.loops.slice(0, -1);
  const loop = place.loops.at(-1);
  const over: Step = { is: 'at', place: { pc: to, ctx: place.ctx, loops: outer } };
  if (loop === undefined) throw new Error('a loop comes round that never began');
  if ('start' in loop) throw new Error('a process is no loop that comes round');
  if ('left' in loop) {
    if (loop.left === 0) return over;
    return { is: 'at', place: { pc: place.pc + 1, ctx: place.ctx, loops: [...outer, { left: loop.left - 1 }] } };
  }
  const [item, ...items] = loop.items;
  if (item === undefined || action.do !== 'forEach') return over;
  const ctx = withLocals(place.ctx, { [action.as]: [item] });
  return { is: 'at', place: { pc: place.pc + 1, ctx, loops: [...outer, { items }] } };
}

/** More rounds than any game needs: what goes on for so long goes on for ever. */
const MOST_ROUNDS = 10_000;

function goBack(run: Run, place: Place): Step {
  const at = place.loops.findLastIndex((loop) => 'start' in loop);
  const process = place.loops[at];
  if (process === undefined || !('start' in process)) throw new Error('a process is repeated that never began');
  if (process.rounds >= MOST_ROUNDS)
    return { is: 'emit', events: run.g.rules.program.endless(run), work: null, as: null, bind: null };
  const loops = [...place.loops.slice(0, at), altered(process, { rounds: process.rounds + 1 })];
  return { is: 'at', place: { pc: process.start, ctx: place.ctx, loops } };
}

/** What cannot be done at once is done in turn order; an object comes when its controller would. */
function inOrder(run: Run, action: ActionOf<'forEach'>): readonly EntityId[] {
  const entities = entitiesOf(run, action.in);
  if (entities.length < 2) return entities;
  const { g } = run;
  const who = (id: EntityId) => (isPlayer(id) ? id : g.rules.vocabulary.look.controllerOf(g, objectRow(g.state, id)));
  const order = playersInOrder(g, action.startingWith === undefined ? undefined : playerOf(run, action.startingWith));
  return entities.toSorted((a, b) => order.indexOf(who(a)) - order.indexOf(who(b)));
}
