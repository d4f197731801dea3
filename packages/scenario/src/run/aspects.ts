// What a check says about the game as a whole: the turn, the end, what is being asked, why something is so.
import { citedRules, type Decision, decides, type PlayerId, seenBy } from '@rulewright/kernel';
import { type DecisionCheck, type ExplainCheck, foldName, type GameCheck, type TurnCheck } from '../parse/index.ts';
import { isAction } from './decide.ts';
import { expectSame, type Mismatch, mismatch } from './mismatch.ts';
import { type Play, seatOf, unsupported } from './play.ts';
import { entityName, entityOf, refText } from './refs.ts';
import { listed } from './words.ts';

export function checkTurn(play: Play, check: TurnCheck): readonly Mismatch[] {
  const { decision } = play.game.state;
  const { line } = check;
  const turn = play.playing.turn(play.game);
  const holder = decision !== null && isAction(play, decision) ? entityName(play, decision.player) : 'nobody';
  return [
    ...(check.number === undefined ? [] : expectSame(line, 'turn', check.number, turn.number)),
    ...(check.active === undefined
      ? []
      : expectSame(line, 'active player', check.active, play.scenario.players[turn.active]?.name)),
    ...(check.step === undefined ? [] : expectSame(line, 'step', check.step, turn.step)),
    ...(check.priority === undefined ? [] : expectSame(line, 'priority', check.priority, holder)),
  ];
}

export function checkGame(play: Play, check: GameCheck): readonly Mismatch[] {
  const { over } = play.game.state;
  const { line } = check;
  const names = (ids: readonly PlayerId[]): string => listed(ids.map((id) => entityName(play, id)).toSorted());
  return [
    ...(check.over === undefined ? [] : expectSame(line, 'game over', check.over, over !== null)),
    ...(check.draw === undefined ? [] : expectSame(line, 'draw', check.draw, over?.draw === true)),
    ...(check.winners === undefined
      ? []
      : expectSame(line, 'winner', listed(check.winners.toSorted()), names(over?.winners ?? []))),
  ];
}

/** What is asked answers to the kind of decision and to what it is about. */
export function checkDecision(play: Play, check: DecisionCheck): readonly Mismatch[] {
  const { decision } = play.game.state;
  const { line } = check;
  if (decision === null) return [mismatch(line, 'decision', check.player ?? check.about, 'none')];
  const wrong = [];
  if (check.player !== undefined && decides(decision) !== seatOf(play, check.player)) {
    wrong.push(mismatch(line, 'who decides', check.player, entityName(play, decides(decision))));
  }
  if (check.about !== undefined && !isAbout(decision, check.about)) {
    wrong.push(mismatch(line, 'decision', check.about, decision.prompt));
  }
  return wrong;
}

/** Said in other words it is still the same question: `declare attackers` is about `attackers`. */
function isAbout(decision: Decision, words: string): boolean {
  const wanted = foldName(words).replaceAll('-', ' ');
  const own = [decision.kind, decision.prompt].map((word) => foldName(word).replaceAll('-', ' '));
  return own.some((word) => word.includes(wanted) || wanted.includes(word));
}

/** The rules that the engine cites for a value, or for whether something may be done. */
export function checkExplanation(play: Play, { line, of, value, contains }: ExplainCheck): readonly Mismatch[] {
  const { explaining } = play.playing;
  const why = explaining?.value(seenBy(play.game, 'all'), entityOf(play, of), value) ?? null;
  if (why === null) return unsupported(line, `nothing explains ${value}; there is ${listed(explaining?.values ?? [])}`);
  const cited = citedRules(why);
  const missing = contains.filter((rule) => !cited.includes(rule));
  return missing.length === 0
    ? []
    : [mismatch(line, `rules for ${value} of ${refText(of)}`, listed(missing), listed(cited))];
}
