// Taking decisions: the only legal answer by itself, then answers that were queued; the rest is left for later steps.
import {
  type ChooseOrder,
  checkAnswer,
  type Decision,
  decides,
  decisionKind,
  type Answer as EngineAnswer,
  fork,
  objectRow,
  type PlayerId,
  step,
} from '@rulewright/kernel';
import { type Answer, answersIn, type Step } from '../parse/index.ts';
import { answerText, gatheredFor, isAgreement, readAnswer, refsIn } from './answers.ts';
import { type Carried, fail, illegal, type Play, type QueuedAnswer, Stopped, seatOf, unsupported } from './play.ts';
import { findObjects } from './refs.ts';
import { decisionText, refusalText } from './words.ts';

/** Whether the answers of a scenario are for it; otherwise it waits for steps that say what the player does. */
const isChoice = ({ playing }: Play, decision: Decision): boolean => playing.decisions.awaits(decision) === null;

/** A player may act, or the game is over. */
export const isAction = ({ playing }: Play, decision: Decision | null): boolean =>
  decision !== null && playing.decisions.awaits(decision) === 'action';

/** Answers the pending decision. What the rules refuse is illegal, and has changed nothing. */
export function submit(play: Play, answer: EngineAnswer, line: number): void {
  const { decision } = play.game.state;
  if (decision === null) illegal(line, 'nothing is being asked: the game is over');
  play.game = play.atDecision(play.game);
  const { refusal } = engine(play, line, () => step(play.game, answer));
  if (refusal !== null) illegal(line, refusalText(play, refusal));
  play.moves.push(answer);
}

/** Cards that need something the engine cannot do yet make the scenario unsupported. */
export function engine<T>({ playing }: Play, line: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const missing = playing.unsupported(error);
    if (missing !== null) return unsupported(line, missing);
    throw error;
  }
}

/** Takes decisions as far as they take themselves or answers are queued for them. */
export function settle(play: Play, line: number): void {
  for (;;) {
    const { decision } = play.game.state;
    if (decision === null || isAction(play, decision)) {
      play.carried = null;
      return;
    }
    if (!isChoice(play, decision)) return;
    const own = play.playing.decisions.ownAnswer?.(play, decision);
    if (own !== undefined) submit(play, own, line);
    if (own !== undefined || takeOnly(play, decision, line) || takeCarried(play, decision)) continue;
    if (passesOver(play, decision)) submit(play, defaultAnswer(play, decision), line);
    else if (!takeQueued(play, decision)) return;
  }
}

/** The queued answer is meant for what alike abilities ask, not for their order. */
function passesOver(play: Play, decision: Decision): boolean {
  const [first] = play.queued.get(decides(decision)) ?? [];
  return first !== undefined && areAlike(play, decision) && !orders(play, decision, first.answer);
}

const areAlike = (play: Play, decision: Decision): boolean =>
  play.playing.decisions.areAlike?.(play, decision) === true;

const orders = (play: Play, decision: Decision, answer: Answer): boolean =>
  isOrder(decision, answer) && fits(play, decision, answer);

/** One name is an order of abilities from several sources; of one source it is meant for what the abilities ask. */
function isOrder(decision: Decision, answer: Answer): boolean {
  if (decision.kind !== 'order' || (answer.kind === 'list' && answer.items.length > 1)) return true;
  return new Set((decision as ChooseOrder).items).size > 1;
}

/** The answer that the step gives first to what the player is asked. */
function answerIn(play: Play, decision: Decision, step: Step | undefined): Answer | undefined {
  const given = step && answersIn(step);
  return given !== undefined && seatOf(play, given.player) === decides(decision) ? given.answers[0] : undefined;
}

/** Alike abilities are ordered as they come, unless the next step orders them. */
export function takeAlike(play: Play, next: Step | undefined, line: number): boolean {
  let taken = false;
  for (;;) {
    const { decision } = play.game.state;
    if (decision === null || !areAlike(play, decision)) return taken;
    const answer = answerIn(play, decision, next);
    if (answer !== undefined && orders(play, decision, answer)) return taken;
    taken = true;
    submit(play, defaultAnswer(play, decision), line);
    settle(play, line);
  }
}

/** A decision with one legal answer is taken by itself. */
export function takeOnly(play: Play, decision: Decision, line: number): boolean {
  if (play.playing.decisions.isOpenEnded?.(decision) === true) return false;
  const answers = decisionKind(play.game, decision).answers(play.game, decision);
  const [only] = answers ?? [];
  if (answers?.length !== 1 || only === undefined) return false;
  const [first] = play.queued.get(decides(decision)) ?? [];
  if (first !== undefined && fits(play, decision, first.answer)) first.spent = true;
  play.taken = [...play.taken, { game: { ...play.game, state: fork(play.game.state) }, decision, answer: only }];
  submit(play, only, line);
  return true;
}

function fits(play: Play, decision: Decision, answer: Answer): boolean {
  if (isAgreement(decision, answer)) return true;
  try {
    const read = readAnswer(play, decision, answer);
    return read.isPart === true || checkAnswer(play.game, read.answer) === null;
  } catch (error) {
    // A name that nothing has yet is meant for later.
    if (error instanceof Stopped) return false;
    throw error;
  }
}

function takeCarried(play: Play, decision: Decision): boolean {
  const { carried } = play;
  if (carried === null || carried.player !== decides(decision)) return false;
  play.carried = null;
  if (decision.kind === 'yesNo' && isUsedUp(play, carried)) return false;
  if (!fits(play, decision, carried.answer) && !(carried.mustFit && decision.prompt === 'targets')) return false;
  answerWith(play, decision, carried.answer);
  return true;
}

/** A name that said yes was the only one there was: what it names is elsewhere by now, or what is asked has an answer of its own. */
function isUsedUp(play: Play, { player, answer, where }: Carried): boolean {
  if (answer.kind === 'yesNo') return false;
  const [queued] = play.queued.get(player) ?? [];
  return queued?.answer.kind === 'yesNo' || String(zonesOf(play, answer)) !== String(where);
}

/** The zones of the objects that it names. */
const zonesOf = (play: Play, answer: Answer): readonly number[] =>
  (refsIn(answer) ?? []).flatMap((ref) =>
    ref.kind === 'player' ? [] : findObjects(play, ref).map((id) => objectRow(play.game.state, id).zone),
  );

function takeQueued(play: Play, decision: Decision): boolean {
  const queue = play.queued.get(decides(decision)) ?? [];
  const [before] = queue;
  const next = nextAnswer(play, decision, queue);
  if (next === undefined) return false;
  // What says nothing about this waits for what it is meant for.
  if (before !== undefined && !isAbout(play, decision, next.answer)) {
    if (queue[0] !== before) queue.unshift(next);
    return false;
  }
  answerWith(play, decision, next.answer);
  return true;
}

/** The answer can be read as one to this decision, right or wrong. */
function isAbout(play: Play, decision: Decision, answer: Answer): boolean {
  if (isAgreement(decision, answer)) return true;
  try {
    readAnswer(play, decision, answer);
    return true;
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
}

/** An answer that was meant for a decision that left no choice is passed over, if it does not fit here and the one after it does. */
function nextAnswer(play: Play, decision: Decision, queue: QueuedAnswer[]): QueuedAnswer | undefined {
  const next = queue.shift();
  const [after] = queue;
  if (next === undefined || after === undefined || fits(play, decision, next.answer)) return next;
  return next.spent || fits(play, decision, after.answer) ? nextAnswer(play, decision, queue) : next;
}

/** Answers with what the scenario says. */
export function answerWith(play: Play, decision: Decision, answer: Answer): void {
  if (isAgreement(decision, answer)) return;
  const { answer: read, rest, mustFit = false, isPart = false } = readAnswer(play, decision, answer);
  if (isPart) {
    play.gathered = { decision, answers: [...gatheredFor(play, decision), answer] };
    return;
  }
  const where = rest === undefined ? [] : zonesOf(play, rest);
  play.carried = rest === undefined ? null : { player: decides(decision), answer: rest, mustFit, where };
  play.playing.decisions.answered?.(play, decision, read);
  submit(play, read, answer.line);
}

/** Whether the answer is the one that was taken by itself when this player was asked just before. */
export function wasTaken(play: Play, player: PlayerId, answer: Answer): boolean {
  const at = play.taken.findIndex((taken) => {
    if (decides(taken.decision) !== player) return false;
    try {
      const then = { ...play, game: taken.game };
      if (isAgreement(taken.decision, answer)) return true;
      return JSON.stringify(readAnswer(then, taken.decision, answer).answer) === JSON.stringify(taken.answer);
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  });
  if (at < 0) return play.playing.decisions.wasSettled?.(play, player, answer) === true;
  play.taken = play.taken.slice(at + 1);
  return true;
}

/** A decision that nobody has answered, and the queued answer that says nothing about it. */
export function unansweredText(play: Play, decision: Decision): string {
  const [queued] = play.queued.get(decides(decision)) ?? [];
  const why = queued === undefined ? '' : `; ${answerText(queued.answer)} does not answer it`;
  return `an unanswered decision: ${decisionText(play, decision)}${why}`;
}

/** The game has to go on: an open question fails the scenario, or gets the engine's own answer under `defaults`. */
export function goOn(play: Play, line: number): void {
  for (;;) {
    settle(play, line);
    const { decision } = play.game.state;
    if (decision === null || !isChoice(play, decision)) return;
    if (!play.scenario.defaults && !areAlike(play, decision)) {
      fail(line, unansweredText(play, decision));
    }
    takeUsual(play, decision, line);
  }
}

/** Nobody says anything to what is asked, and the scenario takes what is usual. */
export function takeUsual(play: Play, decision: Decision, line: number): void {
  const queue = play.queued.get(decides(decision)) ?? [];
  // 601.2c: what names targets may have been queued after what says how the spell or ability resolves.
  const at = decision.prompt === 'targets' ? queue.findIndex(({ answer }) => names(play, decision, answer)) : -1;
  const [named] = at < 0 ? [] : queue.splice(at, 1);
  if (named !== undefined) answerWith(play, decision, named.answer);
  else submit(play, play.playing.decisions.usual?.(play, decision) ?? defaultAnswer(play, decision), line);
}

const names = (play: Play, decision: Decision, answer: Answer): boolean =>
  refsIn(answer) !== undefined && fits(play, decision, answer);

/** The first that the engine lists, or the first that it comes to. */
export function defaultAnswer({ game }: Play, decision: Decision): EngineAnswer {
  const kind = decisionKind(game, decision);
  const [first] = kind.answers(game, decision) ?? [];
  return first ?? kind.sample(game, decision, () => 0);
}
