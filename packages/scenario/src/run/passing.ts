// Steps in which everybody passes until something has come about.
import type { Decision } from '@rulewright/kernel';
import { defaultAnswer, isAction, settle, submit, takeOnly, takeUsual, unansweredText } from './decide.ts';
import { fail, type Goal, type Play } from './play.ts';

/** More passes than any scenario needs. */
const MOST_PASSES = 20_000;

/** All players pass until the goal is reached. False: a decision has come up that nobody has answered, and the goal waits. */
export function passUntil<P extends Play>(play: P, goal: Goal<P>): boolean {
  const { decisions } = play.playing;
  play.goal = goal;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    settle(play, goal.line);
    const { decision } = play.game.state;
    if (goal.reached(play)) {
      play.goal = null;
      return true;
    }
    if (decision === null) return fail(goal.line, 'the game is over before that');
    if (isAction(play, decision)) submit(play, decisions.idle(decision), goal.line);
    else if (decisions.awaits(decision) === 'declaration') declareNone(play, decision, goal.line);
    else if (play.scenario.defaults) takeUsual(play, decision, goal.line);
    else return false;
  }
  return fail(goal.line, `everybody has passed ${MOST_PASSES} times and it has not come about`);
}

/** Nobody declares anything on the way, unless the rules leave no other choice. */
function declareNone(play: Play, decision: Decision, line: number): void {
  const none = play.playing.decisions.idle(decision);
  if (play.game.rules.decisions[decision.kind]?.check(play.game, decision, none) === null) submit(play, none, line);
  else if (!takeOnly(play, decision, line)) {
    if (!play.scenario.defaults) fail(line, unansweredText(play, decision));
    submit(play, defaultAnswer(play, decision), line);
  }
}

/** An earlier step waits for an answer: what comes now cannot be done before it is given. */
export function resume(play: Play): void {
  if (play.goal !== null) passUntil(play, play.goal);
}
