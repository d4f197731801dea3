// Steps of Grand Archive in which everybody passes until something has come about: `resolve` and `advance`.
import { type G, type GrandArchiveEvent, STACK, stackEntry } from '@rulewright/grand-archive';
import { eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import { type AdvanceStep, foldName, passingSteps, type ResolveStep, type StepWords } from '../../parse/index.ts';
import { passUntil } from '../../run/passing.ts';
import { fail, type StepRun, seatOf } from '../../run/play.ts';
import { objectName } from '../../run/refs.ts';
import { decisions, topOfStack } from '../answers.ts';
import type { GrandArchivePlay } from '../play.ts';
import { phaseOf } from './phases.ts';

type P = GrandArchivePlay;

export const steps = {
  resolve: { ...passingSteps.resolve, kind: 'resolve', run: resolve },
  advance: { ...passingSteps.advance, kind: 'advance', run: advance },
} satisfies Record<string, StepWords & StepRun<P>>;

function resolve(play: P, { line, until }: ResolveStep): void {
  if (until.kind === 'times') resolveTop(play, line, until.times);
  else if (until.kind === 'top') passUntil(play, { line, reached: (now) => topIs(now, line, until.name) });
  else passUntil(play, { line, reached: (now) => isOver(now.game) || (topOfStack(now) === undefined && isCalm(now)) });
}

/** Nothing is under way: what waits for a decision is not yet on the stack. */
const isCalm = ({ game: { state } }: P): boolean =>
  state.decision === null || decisions.awaits(state.decision) !== null;

const isOver = (g: G): boolean => g.state.over !== null;

/** Until the top of the stack has resolved or left, so many times; a decision of its resolution leaves it under way. */
function resolveTop(play: P, line: number, times: number): void {
  let left = times;
  let top = topOfStack(play);
  if (top === undefined) fail(line, 'there is nothing on the stack');
  passUntil(play, {
    line,
    reached(now) {
      const { game } = now;
      if (top !== undefined && !isOver(game) && objectRow(game.state, top).zone === STACK) return false;
      left--;
      top = topOfStack(now);
      if (left > 0 && top === undefined && !isOver(game))
        fail(line, `the stack is empty after ${times - left} of ${times}`);
      return left === 0 || isOver(game);
    },
  });
}

/** A card answers to its name; an ability to its source's name, its keyword, or a fragment of its text. */
function topIs(play: P, line: number, name: string): boolean {
  const { game, words } = play;
  const top = topOfStack(play);
  if (top === undefined) return fail(line, `the stack is empty, and "${name}" has not been on top`);
  const entry = stackEntry(objectRow(game.state, top));
  if ([objectName(play, top), entry?.keyword ?? ''].some((own) => foldName(own) === foldName(name))) return true;
  return entry !== null && entry.effect !== null && words.effectHas(entry.effect, name);
}

/** Turns that pass in search of a phase before it is given up. */
const MOST_TURNS = 20;

/** Nobody gets Opportunity in these by themselves, so the game may only stop after them. */
const WITHOUT_OPPORTUNITY: ReadonlySet<string> = new Set([
  'wakeUp',
  'materialize',
  'draw',
  'cleanup',
  'endCombat',
  'attackDeclaration',
]);

/** Until the first Opportunity or decision of that phase or step. */
function advance(play: P, step: AdvanceStep): void {
  const { line } = step;
  const phase = phaseOf(step.step);
  const began = play.game.state.game.turn.number;
  if (isAt(play, step, phase) && isAsked(play, phase)) return;
  const from = play.game.state.log.length;
  passUntil(play, {
    line,
    reached(now) {
      const { number } = now.game.state.game.turn;
      if (isAt(now, step, phase) && isAsked(now, phase)) return true;
      // Nobody could retaliate, so nobody was asked.
      if (phase === 'retaliation' && isAt(now, step, 'damage') && hasBegun(now, step, phase, from, began)) return true;
      if (WITHOUT_OPPORTUNITY.has(phase) && isCalm(now) && hasBegun(now, step, phase, from, began)) return true;
      if (step.turn !== undefined && number > step.turn) return fail(line, `turn ${step.turn} is past`);
      if (number > began + MOST_TURNS) return fail(line, `there was no ${step.step} in ${MOST_TURNS} turns`);
      return false;
    },
  });
}

/** Retaliation: when it is asked. */
function isAsked({ game: { state } }: P, phase: string): boolean {
  if (phase === 'retaliation') return state.decision?.prompt === 'retaliate';
  return state.decision !== null;
}

function isAt(play: P, step: AdvanceStep, phase: string): boolean {
  const { turn } = play.game.state.game;
  return turn.step === phase && isTurn(play, step, turn.number, turn.active);
}

const isTurn = (play: P, { turn, of }: AdvanceStep, number: number, active: PlayerId): boolean =>
  (turn === undefined || number === turn) && (of === undefined || active === seatOf(play, of));

/** Whether the phase has begun since, by the log. */
function hasBegun(play: P, step: AdvanceStep, phase: string, from: number, turn: number): boolean {
  let number = turn;
  for (const event of eventsSince(play.game.state, from) as readonly GrandArchiveEvent[]) {
    if (event.kind === 'turn') number = event.number;
    const begins = event.kind === 'beginning' || event.kind === 'goOn' ? event.step : null;
    if (begins === phase && isTurn(play, step, number, play.game.state.game.turn.active)) return true;
  }
  return false;
}
