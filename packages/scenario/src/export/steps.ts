// Moves of a game as the steps of a scenario. Every step is tried on the runner before it is written: it must lead to
// exactly the moves that were made, so that what is exported runs and comes to the same.
import { fork, type Game, isConcession } from '@rulewright/kernel';
import { parseScenarios, type ScenarioGames } from '../game.ts';
import type { Scenario, Step } from '../parse/index.ts';
import { isAction, settle, takeAlike } from '../run/decide.ts';
import { isFixedRandom, type Move, makeMove } from '../run/moves.ts';
import { forkPlay, type Play, Stopped } from '../run/play.ts';
import { recordScenario } from '../run/record.ts';
import { playStep, setUp } from '../run/run.ts';
import { answerSteps } from './answer-steps.ts';
import type { Course, Exporting } from './course.ts';
import { type StepText, writeDocument } from './write.ts';

export interface ExportedSteps {
  readonly steps: readonly StepText[];
  /** How many of the moves the steps make; fewer than given if one has no words in a scenario. */
  readonly moves: number;
}

/** From the scenario's set-up; its own steps are not used. */
export function exportSteps(scenario: Scenario, moves: readonly Move[], games: ScenarioGames): ExportedSteps {
  // What is written answers every question itself.
  const bare: Scenario = { ...scenario, steps: [], defaults: false };
  const exporting = games.find(({ name }) => name === scenario.game)?.exporting;
  if (exporting === undefined) return { steps: [], moves: 0 };
  let play = setUp(bare, games);
  const course = courseOf(play.game, moves);
  const steps: { readonly text: StepText; readonly step: Step }[] = [];
  settle(play, bare.line);
  if (!agrees(play.moves, moves)) return { steps: [], moves: 0 };
  while (play.moves.length < course.moves.length) {
    const next = taken(play, course, exporting, games);
    if (next === null) break;
    steps.push(next);
    play = next.play;
  }
  return sound(bare, steps, course.moves, games);
}

/** As many of the steps as make the right moves when they are run from the beginning, whatever follows each of them. */
function sound(
  bare: Scenario,
  steps: readonly { readonly text: StepText; readonly step: Step }[],
  moves: readonly Move[],
  games: ScenarioGames,
): ExportedSteps {
  for (let count = steps.length; ; ) {
    const kept = steps.slice(0, count);
    const run = recordScenario({ ...bare, steps: kept.map(({ step }) => step) }, games);
    const right = run.result.status === 'passed' && agrees(run.moves, moves);
    if (right || count === 0)
      return { steps: kept.map(({ text }) => text), moves: right ? Math.min(run.moves.length, moves.length) : 0 };
    count = Math.min(count - 1, run.ends.length);
  }
}

function courseOf(start: Game, moves: readonly Move[]): Course {
  const games: Game[] = [];
  const made: Move[] = [];
  let game: Game = { ...start, state: fork(start.state) };
  for (const move of moves) {
    games.push(game);
    game = { ...game, state: fork(game.state) };
    const { taken: done, refusal } = makeMove(game, move);
    // An action that was begun and taken back leads nowhere: no step says it.
    if (!done || refusal !== null) break;
    made.push(move);
  }
  return { moves: made, games: [...games.slice(0, made.length), game] };
}

interface Attempt {
  readonly play: Play;
  readonly step: Step;
  readonly text: StepText;
}

/** The first way to say the next moves that the runner understands as them. */
function taken(play: Play, course: Course, exporting: Exporting, games: ScenarioGames): Attempt | null {
  for (const text of stepsFor(beforeStep(play, course.moves), course, exporting)) {
    const after = tried(play, text, course.moves, games);
    if (after !== null) return { ...after, text };
  }
  return null;
}

/** As the next step will find the game: alike things that are to be ordered have been left as they come. */
function beforeStep(play: Play, moves: readonly Move[]): Play {
  const next = forkPlay(play);
  takeAlike(next, undefined, play.scenario.line);
  return next.moves.length < moves.length && agrees(next.moves, moves) ? next : play;
}

function* stepsFor(play: Play, course: Course, exporting: Exporting): Generator<StepText> {
  const at = play.moves.length;
  const move = course.moves[at];
  if (move === undefined) return;
  const { players } = play.game.state;
  if (isFixedRandom(move)) yield { 'next random': [...move.random] };
  else if (isConcession(move)) yield `${players[move.concede]?.name} concedes`;
  else if (isAction(play, play.game.state.decision)) yield* exporting.actions(play, course, at);
  else yield* answerSteps(play, move, exporting, course, at);
}

/** What came of a step on a fork, if it made the right moves and at least one. */
function tried(play: Play, text: StepText, moves: readonly Move[], games: ScenarioGames): Omit<Attempt, 'text'> | null {
  const step = parsed(play.scenario, text, games);
  if (step === null) return null;
  const trial = forkPlay(play);
  const steps = [...play.scenario.steps, step];
  const next: Play = { ...trial, scenario: { ...play.scenario, steps } };
  try {
    playStep(next, steps.length - 1);
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
  const tooFar = next.moves.length > moves.length;
  return next.moves.length > play.moves.length && !tooFar && agrees(next.moves, moves) ? { play: next, step } : null;
}

/** The one is the beginning of the other. */
const agrees = (a: readonly Move[], b: readonly Move[]): boolean => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (keyOf(a[i]) !== keyOf(b[i])) return false;
  return true;
};

/** Moves are small plain data; the order of keys does not matter. */
const keyOf = (move: unknown): string =>
  JSON.stringify(move, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );

/** As the file will be read: what cannot be is not written. */
function parsed({ game, players, file }: Scenario, text: StepText, games: ScenarioGames): Step | null {
  const names = Object.fromEntries(players.map(({ name }) => [name, {}]));
  const { scenarios } = parseScenarios(
    writeDocument({ scenario: 'A step', game, players: names }, [text]),
    file,
    games,
  );
  return scenarios[0]?.steps[0] ?? null;
}
