/** Runs the top frame's stage until it asks, and takes answers. */
import type { Answer, Decision, Refusal } from './decision.ts';
import type { Call, Directive } from './directive.ts';
import { isBatch, perform, performAtOnce } from './door.ts';
import { type GameEvent, NO_PARENT } from './event.ts';
import type { DecisionKind, Game, Procedure, Stage } from './game.ts';
import type { ObjectId } from './ids.ts';
import { TooMuch } from './limits.ts';
import { eventsSince } from './log.ts';
import type { RandomState } from './random.ts';
import { altered } from './shape.ts';
import { playOut, sameAnswer } from './shortcut.ts';
import { type Frame, fork, type Origin, type Staged, type State } from './state.ts';
import { setRandom } from './write.ts';

/** Stages that run without any decision before the machine calls it a bug of the rule set. */
const MOST_STAGES = 5_000_000;

/** Frames are made by the thousand: all of one shape, and in one place. */
const frameOf = (
  procedure: Staged,
  stage: number,
  data: unknown,
  store: string | null,
  origin: Origin | null,
  below: Frame | null,
): Frame => ({
  procedure,
  stage,
  data,
  store,
  origin,
  below,
});

/** The same procedure at another stage, or with other data. */
const moved = (f: Frame, stage: number, data: unknown): Frame =>
  frameOf(f.procedure, stage, data ?? f.data, f.store, f.origin, f.below);

function procedureOf(g: Game, name: string): Procedure {
  const found = name === perform.name ? perform : g.rules.procedures[name];
  if (found === undefined) throw new Error(`unknown procedure ${name}`);
  return found;
}

/** Starts a procedure on top of what is running, at its first stage or at the one named. */
export function begin(g: Game, name: string, input: unknown, store: string | null = null, stage?: string): void {
  const procedure = procedureOf(g, name);
  const first = stage === undefined ? 0 : stageIndex(procedure, stage);
  g.state.frame = frameOf(procedure, first, input, store, null, g.state.frame);
}

/** Runs until a decision is pending or the game is over. */
export function run(g: Game): void {
  let stages = 0;
  while (g.state.decision === null && g.state.over === null) {
    const frame = g.state.frame;
    if (frame === null) return;
    if (++stages > MOST_STAGES) throw new Error(`no decision after ${stages} stages, in ${frame.procedure.name}`);
    runStage(g, frame, undefined);
  }
  if (g.state.over !== null) {
    g.state.decision = null;
    g.state.frame = null;
  }
}

function runStage(g: Game, frame: Frame, answer: Answer | undefined): void {
  const { procedure } = frame;
  const stage = procedure.stages[frame.stage] as Stage<Game, unknown> | undefined;
  if (stage === undefined) {
    finish(g, frame, undefined);
    return;
  }
  try {
    const directive = stage(g, frame.data, answer);
    // The stage may have said what follows from what.
    follow(g, g.state.frame ?? frame, directive);
  } catch (error) {
    const { tooMuch } = g.rules;
    if (!(error instanceof TooMuch) || tooMuch === undefined) throw error;
    performAtOnce(g, tooMuch(g, error.amount));
  }
}

function follow(g: Game, frame: Frame, directive: Directive): void {
  const s = g.state;
  switch (directive.do) {
    case 'next':
      s.frame = moved(frame, frame.stage + 1, directive.data);
      return;
    case 'go':
      s.frame = moved(frame, stageIndex(frame.procedure, directive.stage), directive.data);
      return;
    case 'ask':
      if (directive.data !== undefined) s.frame = moved(frame, frame.stage, directive.data);
      s.decision = answeredBy(g, directive.decision);
      return;
    case 'call':
      s.frame = called(g, directive, afterwards(frame, directive));
      return;
    case 'emit': {
      const outcome = performAtOnce(g, directive.events);
      const resume = afterwards(frame, directive);
      if (isBatch(outcome)) {
        g.state.frame = frameOf(perform, 0, outcome, directive.store ?? null, frame.origin, resume);
      } else {
        g.state.frame = directive.store === undefined ? resume : withResult(resume, directive.store, outcome);
      }
      return;
    }
    case 'shortcut':
      g.shortcut = directive.shortcut;
      s.frame = moved(frame, frame.stage + 1, undefined);
      return;
    case 'done':
      finish(g, frame, directive.result);
      return;
    case 'undo':
      rewind(g, directive.refusal);
      return;
  }
}

function answeredBy(g: Game, decision: Decision): Decision {
  const by = g.rules.decider?.(g, decision) ?? decision.player;
  return by === decision.player ? decision : { ...decision, by };
}

function stageIndex(procedure: Staged, name: string): number {
  const index = procedure.stageNames.indexOf(name);
  if (index < 0) throw new Error(`${procedure.name} has no stage ${name}`);
  return index;
}

const afterwards = (frame: Frame, d: Pick<Call, 'data' | 'then'>): Frame =>
  moved(frame, d.then === undefined ? frame.stage + 1 : stageIndex(frame.procedure, d.then), d.data);

const called = (g: Game, d: Call, below: Frame): Frame =>
  frameOf(procedureOf(g, d.procedure), 0, d.input, d.store ?? null, below.origin, below);

const withResult = (frame: Frame, key: string, result: unknown): Frame =>
  moved(frame, frame.stage, altered(frame.data as object, { [key]: result }));

function finish(g: Game, frame: Frame, result: unknown): void {
  const below = frame.below;
  g.state.frame = below !== null && frame.store !== null ? withResult(below, frame.store, result) : below;
}

/** What the procedure under way does from here on, and what it calls, comes from this object, and follows from this event (if given). */
export function comesFrom(g: Game, source: ObjectId, parent = g.state.frame?.origin?.parent ?? NO_PARENT): void {
  const { frame } = g.state;
  if (frame === null) return;
  g.state.frame = frameOf(frame.procedure, frame.stage, frame.data, frame.store, { parent, source }, frame.below);
}

/** What is being asked will be worked out anew by the stage that asked: the game has changed under it. */
export function askAgain(g: Game): void {
  g.state.decision = null;
}

/** A procedure under way ends here with this result, and all that it had begun. */
export function abandon(g: Game, frame: Frame, result: unknown): void {
  g.state.decision = null;
  finish(g, frame, result);
}

/** A procedure under way goes on at another stage; what it had begun ends. */
export function resumeAt(g: Game, frame: Frame, stage: string, data?: unknown): void {
  g.state.decision = null;
  g.state.frame = moved(frame, stageIndex(frame.procedure, stage), data);
}

/** Goes back to before the action that proved illegal. */
function rewind(g: Game, refusal: Refusal): void {
  const back = g.state.checkpoint;
  if (back === null) throw new Error(`nothing to undo to: ${refusal.code}`);
  g.state = fork(back);
  g.undone = refusal;
}

/** From here the action that begins can be undone; an earlier point to return to is forgotten. */
function setCheckpoint(g: Game): void {
  g.state.checkpoint = null;
  g.state.checkpoint = fork(g.state);
}

/** An action that has to be taken back goes back to this state instead. */
export function returnTo(g: Game, state: State): void {
  g.state.checkpoint = state;
}

/** Fixes what comes up next at random, for somebody who looks at what would happen. */
export function fixRandom(g: Game, random: RandomState): void {
  setRandom(g.state, random);
}

/** The action under way is legal and done; it can no longer be undone. */
export function commit(g: Game): void {
  g.state.checkpoint = null;
}

export function decisionKind(g: Game, decision: Decision): DecisionKind {
  const kind = g.rules.decisions[decision.kind];
  if (kind === undefined) throw new Error(`unknown decision ${decision.kind}`);
  return kind;
}

/** What came of an answer. */
export interface Step {
  /** Null if the answer was taken; otherwise why not. Then nothing has changed, or the whole action has been undone. */
  readonly refusal: Refusal | null;
  /** The answer was taken, but the action it belongs to proved illegal and the game is back before it. */
  readonly undone: boolean;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** Why an answer would be refused, or null. Changes nothing. */
export function checkAnswer(g: Game, answer: Answer): Refusal | null {
  const { decision } = g.state;
  if (decision === null) return { code: 'nothing-asked' };
  if (decision.differ !== undefined && sameAnswer(answer, decision.differ))
    return { code: 'must-differ', rule: decision.rule };
  return decisionKind(g, decision).check(g, decision, answer);
}

/** Answers the pending decision and runs to the next one. */
export function step(g: Game, answer: Answer): Step {
  const refusal = checkAnswer(g, answer);
  if (refusal !== null) return { refusal, undone: false, events: [] };
  const from = g.state.log.length;
  take(g, answer);
  if (g.shortcut !== undefined && g.shortcut !== null) playOut(g, MACHINE);
  if (g.undone !== null) return { refusal: g.undone, undone: true, events: [] };
  return { refusal: null, undone: false, events: eventsSince(g.state, from) };
}

/** Gives a legal answer to what is asked. */
function take(g: Game, answer: Answer): void {
  const { decision, frame } = g.state;
  if (decision === null || frame === null) return;
  if (decisionKind(g, decision).checkpoint?.(decision, answer) === true) setCheckpoint(g);
  g.state.decision = null;
  g.undone = null;
  runStage(g, frame, answer);
  run(g);
}

function mustDiffer(g: Game, differ: Answer): void {
  if (g.state.decision !== null) g.state.decision = { ...g.state.decision, differ };
}

const MACHINE = { check: checkAnswer, take, kindOf: decisionKind, mustDiffer } as const;
