// Runs a scenario from its set-up to its last step, plain or with something done to the game at every decision.
import { fixRandom, type Game, hash } from '@rulewright/kernel';
import type {
  Action,
  CheckStep,
  LegalityStep,
  NextRandomStep,
  Scenario,
  Step,
  WillChooseStep,
} from '../parse/index.ts';
import { act, verbOf, whyIllegal } from './actions.ts';
import { answerText } from './answers.ts';
import { randomFor } from './chance.ts';
import { runChecks } from './checks.ts';
import { goOn, settle, takeAlike, unansweredText } from './decide.ts';
import { type Mode, modes } from './modes.ts';
import { passUntil, resume } from './passing.ts';
import { fail, Illegal, type Play, type Playing, Stopped, seatOf, unsupported } from './play.ts';
import { lastEvents } from './words.ts';

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

/** A game by its name, and how its scenarios are played, unless they can only be read. */
export interface Playable<P extends Play = Play> {
  readonly name: string;
  readonly playing?: Playing<P>;
}

/** How scenarios are run. */
export interface RunOptions {
  /** Run it plain, with saving and loading, and with abandoned forks; all three must agree. */
  readonly thrice?: boolean;
  /** Called with the game as it is at the end of the plain run. */
  readonly ended?: (game: Game) => void;
}

interface Outcome {
  readonly result: Result;
  readonly game: Game | null;
  /** Of the state at the end. */
  readonly hash: string | null;
}

/** Plays a scenario: whether all that it says must be true is true. */
export function runScenario(scenario: Scenario, games: readonly Playable[], options: RunOptions = {}): Result {
  const plain = runOnce(scenario, games, 'plain');
  if (plain.game !== null) options.ended?.(plain.game);
  if (options.thrice !== true) return plain.result;
  for (const mode of ['saved', 'forked'] as const) {
    const other = runOnce(scenario, games, mode);
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

/** The game as the scenario describes it, at its first decision. */
export function setUp<P extends Play>(scenario: P['scenario'], games: readonly Playable<P>[], mode: Mode = 'plain'): P {
  const playing = games.find(({ name }) => name === scenario.game)?.playing;
  if (playing === undefined) return unsupported(scenario.line, `${scenario.game} cannot be played yet`);
  return playing.setUp({
    scenario,
    playing,
    queued: new Map(),
    carried: null,
    gathered: null,
    taken: [],
    goal: null,
    moves: [],
    atDecision: (game) => modes[mode](game, playing),
  });
}

function runOnce(scenario: Scenario, games: readonly Playable[], mode: Mode): Outcome {
  const { title, covers, file, line } = scenario;
  const about = { scenario: title, covers, file };
  let play: Play | null = null;
  let at = 0;
  try {
    play = setUp(scenario, games, mode);
    settle(play, line);
    while (at < scenario.steps.length) playStep(play, at++);
    finish(play);
    const message = leftOver(play);
    const result: Result = { ...about, line, status: 'passed', ...(message !== null && { message }) };
    return { result, game: play.game, hash: hash(play.game.state) };
  } catch (error) {
    const state = play === null ? null : hash(play.game.state);
    return { result: { ...about, ...told(error, play, scenario, at) }, game: play?.game ?? null, hash: state };
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
export function playThrough<P extends Play>(
  scenario: P['scenario'],
  games: readonly Playable<P>[],
  steps = scenario.steps.length,
): { readonly play: P | null; readonly message: string | null } {
  let play: P | null = null;
  let at = 0;
  try {
    play = setUp(scenario, games);
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
    const happened = play !== null && error instanceof Illegal ? `; last: ${lastEvents(play)}` : '';
    return { line, status, step, message: `${message}${happened}` };
  }
  // A bug of the engine or of this runner: the scenario has not passed, and the others still run.
  const line = scenario.steps[step - 1]?.line ?? scenario.line;
  const message = `the engine broke down: ${error instanceof Error ? error.message : String(error)}`;
  return { line, status: 'failed', step, message };
}

interface CommonStep {
  run(play: Play, step: Step): void;
  /** It looks, and changes nothing. */
  readonly looks?: true;
}

const legality: CommonStep = { looks: true, run: askWhether };

/** Steps of any game; those of the game itself have entries of their own. */
const commonSteps: Readonly<Record<string, CommonStep>> = {
  check: { looks: true, run: (play, step: CheckStep) => runChecks(play, step) },
  can: legality,
  cannot: legality,
  willChoose: {
    run(play, step: WillChooseStep) {
      queueAnswers(play, step);
      settle(play, step.line);
      resume(play);
    },
  },
  nextRandom: {
    run(play, { results }: NextRandomStep) {
      fixRandom(play.game, randomFor(results));
      play.moves.push({ random: results });
    },
  },
};

function runStep(play: Play, step: Step): void {
  const common = commonSteps[step.kind];
  if (common !== undefined) {
    if (common.looks !== true) play.taken = [];
    common.run(play, step);
    return;
  }
  const own = Object.values(play.playing.steps).find(({ kind }) => kind === step.kind);
  if (own === undefined) {
    runAction(play, step as Action);
    return;
  }
  play.taken = [];
  goOn(play, step.line);
  own.run(play, step);
}

function runAction(play: Play, action: Action): void {
  const verb = verbOf(play, action);
  const answers = typeof verb?.answers === 'function' ? verb.answers(play) : verb?.answers === true;
  // An answer may be the one to what left no choice and was taken before.
  if (!answers) play.taken = [];
  if (!answers && verb?.anyTime !== true) goOn(play, action.line);
  act(play, action);
  if (answers) resume(play);
}

/** The next step in which anything is done. */
const nextAct = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ kind }) => commonSteps[kind]?.looks !== true);

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
    fail(goal.line, unansweredText(play, decision));
  }
}

/** Answers that nobody asked for are told, not failed. */
function leftOver(play: Play): string | null {
  const left = [...play.queued.values()].flat().filter(({ spent }) => !spent);
  if (left.length === 0) return null;
  return `answers that were not asked for: ${left.map(({ answer }) => answerText(answer)).join(', ')}`;
}
