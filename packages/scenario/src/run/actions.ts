// What a player does, by the entry of its verb. The first way that the entry gives is used; `can` and `cannot` try them all.
import { type Decision, decides, type PlayerId } from '@rulewright/kernel';
import type { Action, Answer } from '../parse/index.ts';
import { answerWith, engine, isAction, settle, wasTaken } from './decide.ts';
import { forkPlay, Illegal, illegal, type Play, seatOf, type VerbRun } from './play.ts';
import { decisionText } from './words.ts';

export const verbOf = ({ playing }: Play, { kind }: Action): VerbRun | undefined =>
  Object.values(playing.verbs).find((verb) => verb.kind === kind);

/** Does it; throws `Illegal` if the rules refuse. */
export function act(play: Play, action: Action): void {
  const [first] = waysTo(play, action);
  first?.(play);
}

/** Whether some way to do it is legal now: null, or why not. The play itself is not touched. */
export function whyIllegal(play: Play, action: Action): Illegal | null {
  let refused: Illegal | null = null;
  try {
    for (const attempt of waysTo(play, action)) {
      try {
        attempt(forkPlay(play));
        return null;
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        refused ??= error;
      }
    }
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    refused = error;
  }
  return refused;
}

const waysTo = (play: Play, action: Action): ReturnType<VerbRun['ways']> =>
  verbOf(play, action)?.ways(play, action, seatOf(play, action.player)) ?? [];

/** For what a player may do only when it is theirs to act. */
export function whenActing<T>(play: Play, player: PlayerId, line: number, run: (decision: Decision) => T): T {
  const { decision, players } = play.game.state;
  if (decision === null) return illegal(line, 'the game is over');
  const name = players[player]?.name;
  if (!isAction(play, decision)) return illegal(line, `${name} cannot act now: ${decisionText(play, decision)}`);
  if (decision.player !== player) return illegal(line, `${name} does not have priority`);
  return run(decision);
}

export function concede(play: Play, player: PlayerId, line: number): void {
  const { game } = play;
  if (game.state.over !== null) illegal(line, 'the game is over');
  engine(play, line, () => game.rules.concede?.(game, player));
  play.moves.push({ concede: player });
  settle(play, line);
}

/** The decision that the answer is for; null if what it says was taken by itself, and nothing is left to answer. */
export function askedOf(play: Play, player: PlayerId, answer: Answer, line: number): Decision | null {
  const { decision, players } = play.game.state;
  if (decision !== null && !isAction(play, decision) && decides(decision) === player) return decision;
  if (wasTaken(play, player, answer)) return null;
  return illegal(line, `nothing is being asked of ${players[player]?.name}`);
}

export function choose(play: Play, player: PlayerId, answer: Answer, line: number): void {
  const decision = askedOf(play, player, answer, line);
  if (decision === null) return;
  answerWith(play, decision, answer);
  settle(play, line);
}
