// Steps in which everybody passes until something has come about: `resolve`, `advance`, and the way to a declaration.
import { type Decision, eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import { type G, type MagicEvent, STACK, type StackEntry, topOfStack } from '@rulewright/magic';
import { type AdvanceStep, foldName, type ResolveStep } from '../parse/index.ts';
import { defaultAnswer, isDeclaration, isPriority, settle, submit, takeOnly } from './decide.ts';
import { fail, type Goal, type Play, seatOf } from './play.ts';
import { objectName } from './refs.ts';
import { decisionText } from './words.ts';

/** More passes than any scenario needs. */
const MOST_PASSES = 20_000;

/** All players pass until the goal is reached. False: a decision has come up that nobody has answered, and the goal waits. */
export function passUntil(play: Play, goal: Goal): boolean {
  play.goal = goal;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    settle(play, goal.line);
    const { decision } = play.game.state;
    if (goal.reached(play)) {
      play.goal = null;
      return true;
    }
    if (decision === null) fail(goal.line, 'the game is over before that');
    if (isPriority(decision)) submit(play, { action: 'pass' }, goal.line);
    else if (isDeclaration(decision)) declareNone(play, decision, goal.line);
    else if (play.scenario.defaults) submit(play, defaultAnswer(play, decision), goal.line);
    else return false;
  }
  return fail(goal.line, `everybody has passed ${MOST_PASSES} times and it has not come about`);
}

/** Nobody attacks or blocks on the way, unless the rules leave no other choice. */
function declareNone(play: Play, decision: Decision, line: number): void {
  const none = decision.kind === 'attackers' ? { attacks: [] } : { blocks: [] };
  if (play.game.rules.decisions[decision.kind]?.check(play.game, decision, none) === null) submit(play, none, line);
  else if (!takeOnly(play, decision, line)) {
    if (!play.scenario.defaults) fail(line, `an unanswered decision: ${decisionText(play.game, decision)}`);
    submit(play, defaultAnswer(play, decision), line);
  }
}

/** An earlier step waits for an answer: what comes now cannot be done before it is given. */
export function resume(play: Play): void {
  if (play.goal !== null) passUntil(play, play.goal);
}

export function resolve(play: Play, { line, until }: ResolveStep): void {
  if (until.kind === 'times') resolveTop(play, line, until.times);
  else if (until.kind === 'top') passUntil(play, { line, reached: (now) => topIs(now, line, until.name) });
  else
    passUntil(play, { line, reached: ({ game }) => isOver(game) || (topOfStack(game) === undefined && isCalm(game)) });
}

/** Nothing is under way: triggered abilities that wait for a decision are not yet on the stack. */
const isCalm = ({ state: { decision } }: G): boolean =>
  decision === null || isPriority(decision) || isDeclaration(decision);

const isOver = (g: G): boolean => g.state.over !== null;

/** Until the top of the stack has resolved or left, so many times. */
function resolveTop(play: Play, line: number, times: number): void {
  let left = times;
  let top = topOfStack(play.game);
  if (top === undefined) fail(line, 'there is nothing on the stack');
  passUntil(play, {
    line,
    reached({ game }) {
      if (top !== undefined && !isOver(game) && objectRow(game.state, top).zone === STACK) return false;
      left--;
      top = topOfStack(game);
      if (left > 0 && top === undefined && !isOver(game))
        fail(line, `the stack is empty after ${times - left} of ${times}`);
      return left === 0 || isOver(game);
    },
  });
}

/** A spell answers to its name; an ability to its source's name, its keyword, or a fragment of its text. */
function topIs({ game, words }: Play, line: number, name: string): boolean {
  const wanted = foldName(name);
  const top = topOfStack(game);
  if (top === undefined) return fail(line, `the stack is empty, and "${name}" has not been on top`);
  const entry = objectRow(game.state, top).stack as StackEntry | null;
  if ([objectName(game, top), entry?.keyword ?? ''].some((own) => foldName(own) === wanted)) return true;
  return entry !== null && entry.effect !== null && words.effectHas(entry.effect, name);
}

/** Turns that pass in search of a step before it is given up. */
const MOST_TURNS = 20;

/** 502.4, 514.3: nobody gets priority in these, so the game may only stop after them. */
const WITHOUT_PRIORITY: ReadonlySet<string> = new Set(['untap', 'cleanup']);

/** Until the step begins and its turn-based actions are done, or its declaration is being asked. */
export function advance(play: Play, step: AdvanceStep): void {
  const { line } = step;
  if (isAt(play, step)) return;
  const began = play.game.state.game.turn.number;
  const from = play.game.state.log.length;
  passUntil(play, {
    line,
    reached(now) {
      const { decision } = now.game.state;
      const { number } = now.game.state.game.turn;
      if (WITHOUT_PRIORITY.has(step.step)) {
        if (isAt(now, step) || hasBegun(now, step, from, began)) return true;
      } else if (isAt(now, step) && (decision === null || isPriority(decision) || isDeclaration(decision))) return true;
      if (step.turn !== undefined && number > step.turn) return fail(line, `turn ${step.turn} is past`);
      if (number > began + MOST_TURNS) return fail(line, `there was no step ${step.step} in ${MOST_TURNS} turns`);
      return false;
    },
  });
}

function isAt(play: Play, step: AdvanceStep): boolean {
  const { turn } = play.game.state.game;
  return turn.step === step.step && isTurn(play, step, turn.number, turn.active);
}

const isTurn = (play: Play, { turn, of }: AdvanceStep, number: number, active: PlayerId): boolean =>
  (turn === undefined || number === turn) && (of === undefined || active === seatOf(play, of));

/** Whether the step has begun since, by the log. */
function hasBegun(play: Play, step: AdvanceStep, from: number, turn: number): boolean {
  let number = turn;
  for (const event of eventsSince(play.game.state, from) as readonly MagicEvent[]) {
    if (event.kind === 'turn') number = event.number;
    if (event.kind === 'beginning' && event.step === step.step && isTurn(play, step, number, event.player)) return true;
  }
  return false;
}
