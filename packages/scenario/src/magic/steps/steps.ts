// Steps of Magic in which everybody passes until something has come about: `resolve` and `advance`.
import { eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import { type G, type MagicEvent, STACK, type StackEntry, topOfStack } from '@rulewright/magic';
import { type AdvanceStep, foldName, passingSteps, type ResolveStep, type StepWords } from '../../parse/index.ts';
import { passUntil } from '../../run/passing.ts';
import { fail, type StepRun, seatOf } from '../../run/play.ts';
import { objectName } from '../../run/refs.ts';
import { decisions } from '../answers/decisions.ts';
import type { MagicPlay } from '../play.ts';

export const steps = {
  resolve: { ...passingSteps.resolve, kind: 'resolve', run: resolve },
  advance: { ...passingSteps.advance, kind: 'advance', run: advance },
} satisfies Record<string, StepWords & StepRun<MagicPlay>>;

function resolve(play: MagicPlay, { line, until }: ResolveStep): void {
  if (until.kind === 'times') resolveTop(play, line, until.times);
  else if (until.kind === 'top') passUntil(play, { line, reached: (now) => topIs(now, line, until.name) });
  else
    passUntil(play, {
      line,
      reached: (now) => isOver(now.game) || (topOfStack(now.game) === undefined && isCalm(now)),
    });
}

/** Nothing is under way: triggered abilities that wait for a decision are not yet on the stack. */
const isCalm = ({ game: { state } }: MagicPlay): boolean =>
  state.decision === null || decisions.awaits(state.decision) !== null;

const isOver = (g: G): boolean => g.state.over !== null;

/** Until the top of the stack has resolved or left, so many times. */
function resolveTop(play: MagicPlay, line: number, times: number): void {
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
function topIs(play: MagicPlay, line: number, name: string): boolean {
  const { game, words } = play;
  const wanted = foldName(name);
  const top = topOfStack(game);
  if (top === undefined) return fail(line, `the stack is empty, and "${name}" has not been on top`);
  const entry = objectRow(game.state, top).stack as StackEntry | null;
  if ([objectName(play, top), entry?.keyword ?? ''].some((own) => foldName(own) === wanted)) return true;
  return entry !== null && entry.effect !== null && words.effectHas(entry.effect, name);
}

/** Turns that pass in search of a step before it is given up. */
const MOST_TURNS = 20;

/** 502.4, 514.3: nobody gets priority in these, so the game may only stop after them. */
const WITHOUT_PRIORITY: ReadonlySet<string> = new Set(['untap', 'cleanup']);

/** Until the step begins and its turn-based actions are done, or its declaration is being asked. */
function advance(play: MagicPlay, step: AdvanceStep): void {
  const { line } = step;
  if (isAt(play, step)) return;
  const began = play.game.state.game.turn.number;
  const from = play.game.state.log.length;
  passUntil(play, {
    line,
    reached(now) {
      const { number } = now.game.state.game.turn;
      if (WITHOUT_PRIORITY.has(step.step)) {
        if (isAt(now, step) || hasBegun(now, step, from, began)) return true;
      } else if (isAt(now, step) && isCalm(now)) return true;
      if (step.turn !== undefined && number > step.turn) return fail(line, `turn ${step.turn} is past`);
      if (number > began + MOST_TURNS) return fail(line, `there was no step ${step.step} in ${MOST_TURNS} turns`);
      return false;
    },
  });
}

function isAt(play: MagicPlay, step: AdvanceStep): boolean {
  const { turn } = play.game.state.game;
  return turn.step === step.step && isTurn(play, step, turn.number, turn.active);
}

const isTurn = (play: MagicPlay, { turn, of }: AdvanceStep, number: number, active: PlayerId): boolean =>
  (turn === undefined || number === turn) && (of === undefined || active === seatOf(play, of));

/** Whether the step has begun since, by the log. */
function hasBegun(play: MagicPlay, step: AdvanceStep, from: number, turn: number): boolean {
  let number = turn;
  for (const event of eventsSince(play.game.state, from) as readonly MagicEvent[]) {
    if (event.kind === 'turn') number = event.number;
    if (event.kind === 'beginning' && event.step === step.step && isTurn(play, step, number, event.player)) return true;
  }
  return false;
}
