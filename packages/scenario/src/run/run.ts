// Runs a scenario from its set-up to its last step, plain or with something done to the game at every decision.
import type { CardFinder } from '@rulewright/cards';
import { hash } from '@rulewright/kernel';
import { fixRandom } from '@rulewright/magic';
import { setUp } from '../magic/set-up/set-up.ts';
import type { LegalityStep, Scenario, Step, WillChooseStep } from '../parse/index.ts';
import { act, whyIllegal } from './actions.ts';
import { answerText } from './answers.ts';
import { randomFor } from './chance.ts';
import { runChecks } from './checks.ts';
import { goOn, settle, takeAlike } from './decide.ts';
import { type Mode, modes } from './modes.ts';
import { advance, passUntil, resolve, resume } from './passing.ts';
import { fail, Illegal, type Play, Stopped, seatOf } from './play.ts';
import { decisionText, lastEvents } from './words.ts';

export type Status = 'passed' | 'failed' | 'unsupported';

/** What came of a scenario. */
export interface Result {
  readonly scenario: string;
  readonly covers: readonly string[];
  readonly file: string;
  /** Where the scenario starts, or where it failed. */
  readonly line: number;
  readonly status: Status;
  /** 1-based; 0 is the set-up. Missing if all steps were run. */
  readonly step?: number;
  readonly message?: string;
}

/** How scenarios are run. */
export interface RunOptions {
  /** Run it plain, with saving and loading, and with abandoned forks; all three must agree. */
  readonly thrice?: boolean;
  /** Cards besides the bundled ones. */
  readonly cards?: CardFinder;
}

interface Outcome {
  readonly result: Result;
  /** Of the state at the end. */
  readonly hash: string | null;
}

/** Plays a scenario: whether all that it says must be true is true. */
export function runScenario(scenario: Scenario, options: RunOptions = {}): Result {
  const plain = runOnce(scenario, 'plain', options.cards);
  if (options.thrice !== true) return plain.result;
  for (const mode of ['saved', 'forked'] as const) {
    const other = runOnce(scenario, mode, options.cards);
    const difference = differenceOf(plain, other);
    if (difference !== null) {
      const message = `plain and ${mode} runs do not agree: ${difference}`;
      return { ...plain.result, status: 'failed', message };
    }
  }
  return plain.result;
}

function differenceOf(plain: Outcome, other: Outcome): string | null {
  const told = ({ result }: Outcome): string => [result.status, result.message].filter(Boolean).join(', ');
  if (plain.result.status !== other.result.status || plain.result.step !== other.result.step) {
    return `${told(plain)} / ${told(other)}`;
  }
  return plain.hash === other.hash ? null : `the states at the end differ, ${plain.hash} / ${other.hash}`;
}

function runOnce(scenario: Scenario, mode: Mode, cards: CardFinder | undefined): Outcome {
  const { title, covers, file, line } = scenario;
  const about = { scenario: title, covers, file };
  let play: Play | null = null;
  let at = 0;
  try {
    play = setUp(scenario, modes[mode], cards);
    settle(play, line);
    while (at < scenario.steps.length) playStep(play, at++);
    finish(play);
    const message = leftOver(play);
    const result: Result = { ...about, line, status: 'passed', ...(message !== null && { message }) };
    return { result, hash: hash(play.game.state) };
  } catch (error) {
    const state = play === null ? null : hash(play.game.state);
    return { result: { ...about, ...told(error, play, scenario, at) }, hash: state };
  }
}

/** One step, by its index. */
export function playStep(play: Play, at: number): void {
  const { steps, defaults } = play.scenario;
  const step = steps[at];
  if (step === undefined) return;
  if (defaults && !isAnswered(steps.slice(at))) goOn(play, step.line);
  if (takeAlike(play, nextAct(steps.slice(at)), step.line)) resume(play);
  runStep(play, step);
}

/** Plays the first steps of a scenario, or all of them; where one fails it stops there and says why. */
export function playThrough(
  scenario: Scenario,
  steps = scenario.steps.length,
  cards?: CardFinder,
): { readonly play: Play | null; readonly message: string | null } {
  let play: Play | null = null;
  let at = 0;
  try {
    play = setUp(scenario, modes.plain, cards);
    settle(play, scenario.line);
    while (at < Math.min(steps, scenario.steps.length)) playStep(play, at++);
    return { play, message: null };
  } catch (error) {
    const { message } = told(error, play, scenario, at);
    return { play, message: message ?? null };
  }
}

export function told(
  error: unknown,
  play: Play | null,
  scenario: Scenario,
  step: number,
): Omit<Result, 'scenario' | 'covers' | 'file'> {
  if (error instanceof Stopped) {
    const { status, line, message } = error;
    const happened = play !== null && error instanceof Illegal ? `; last: ${lastEvents(play.game)}` : '';
    return { line, status, step, message: `${message}${happened}` };
  }
  // A bug of the engine or of this runner: the scenario has not passed, and the others still run.
  const line = scenario.steps[step - 1]?.line ?? scenario.line;
  const message = `the engine broke down: ${error instanceof Error ? error.message : String(error)}`;
  return { line, status: 'failed', step, message };
}

/** `chooses` may answer what left no choice and was taken before; `check` changes nothing. */
const isAnswer = (step: Step): boolean => ['check', 'can', 'cannot', 'choose'].includes(step.kind);

function runStep(play: Play, step: Step): void {
  const { line } = step;
  if (!isAnswer(step)) play.taken = [];
  switch (step.kind) {
    case 'check':
      runChecks(play, step);
      break;
    case 'can':
    case 'cannot':
      askWhether(play, step);
      break;
    case 'willChoose':
      queueAnswers(play, step);
      settle(play, line);
      resume(play);
      break;
    case 'choose':
      act(play, step);
      resume(play);
      break;
    case 'resolve':
      goOn(play, line);
      resolve(play, step);
      break;
    case 'advance':
      goOn(play, line);
      advance(play, step);
      break;
    case 'concede':
      // 104.3a: at any time, whatever is being asked.
      act(play, step);
      break;
    case 'nextRandom':
      fixRandom(play.game, randomFor(step.results));
      play.moves.push({ random: step.results });
      break;
    default:
      goOn(play, line);
      act(play, step);
  }
}

/** The next step in which anything is done. */
const nextAct = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ kind }) => kind !== 'check' && kind !== 'can' && kind !== 'cannot');

/** Whether the next step in which anything is done answers the open decision. */
const isAnswered = (steps: readonly Step[]): boolean => {
  const next = nextAct(steps);
  return next?.kind === 'choose' || next?.kind === 'willChoose';
};

function askWhether(play: Play, { kind, line, player, action }: LegalityStep): void {
  const refused = whyIllegal(play, action);
  if (kind === 'can' && refused !== null) fail(line, `${player} cannot: ${refused.message}`);
  if (kind === 'cannot' && refused === null) fail(line, `${player} can do what should be illegal`);
}

function queueAnswers(play: Play, { player, answers }: WillChooseStep): void {
  const seat = seatOf(play, player);
  const queue = play.queued.get(seat) ?? [];
  play.queued.set(seat, [...queue, ...answers.map((answer) => ({ answer, spent: false }))]);
}

/** What an earlier step waits for must have come about. */
export function finish(play: Play): void {
  const { goal } = play;
  if (goal === null) return;
  takeAlike(play, undefined, goal.line);
  passUntil(play, goal);
  const { decision } = play.game.state;
  if (play.goal !== null && decision !== null) {
    fail(goal.line, `an unanswered decision: ${decisionText(play.game, decision)}`);
  }
}

/** Answers that nobody asked for are told, not failed. */
function leftOver(play: Play): string | null {
  const left = [...play.queued.values()].flat().filter(({ spent }) => !spent);
  if (left.length === 0) return null;
  return `answers that were not asked for: ${left.map(({ answer }) => answerText(answer)).join(', ')}`;
}
