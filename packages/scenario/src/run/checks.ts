// `check`: what must be true, one table entry per kind of check. What is not so is collected and said all at once.
import {
  citedRules,
  type Decision,
  decides,
  type EntityId,
  isPlayer,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { characteristics, EXPLAINABLE, explain, STACK, type StackEntry } from '@rulewright/magic';
import { checkObject } from '../magic/checks/objects.ts';
import { checkPlayer, checkZone } from '../magic/checks/players.ts';
import {
  type Check,
  type CheckStep,
  type DecisionCheck,
  type StackEntry as ExpectedEntry,
  type ExplainCheck,
  foldName,
  type GameCheck,
  type Ref,
  type StackCheck,
  type TurnCheck,
} from '../parse/index.ts';
import { isPriority } from './decide.ts';
import { expectSame, type Mismatch, mismatch } from './mismatch.ts';
import { fail, type Play, seatOf, unsupported } from './play.ts';
import { candidateOf, entityOf, findObjects, followed, objectName, refText } from './refs.ts';
import { decisionText, entityName, lastEvents, listed } from './words.ts';

export function runChecks(play: Play, step: CheckStep): void {
  const wrong = step.checks.flatMap((check) => wrongIn(play, check));
  const [first] = wrong;
  if (first === undefined) return;
  const { decision } = play.game.state;
  const open = decision === null || isPriority(decision) ? '' : `; ${decisionText(play.game, decision)}`;
  fail(first.line, `${wrong.map(({ text }) => text).join('; ')}${open}; last: ${lastEvents(play.game)}`);
}

function wrongIn(play: Play, check: Check): readonly Mismatch[] {
  switch (check.kind) {
    case 'player':
      return checkPlayer(play, check);
    case 'zone':
      return checkZone(play, check);
    case 'object':
      return checkObject(play, check);
    case 'stack':
      return checkStack(play, check);
    case 'turn':
      return checkTurn(play, check);
    case 'game':
      return checkGame(play, check);
    case 'decision':
      return checkDecision(play, check);
    case 'dayNight':
      return expectSame(check.line, 'day or night', check.value, play.game.state.game.dayNight ?? 'neither');
    case 'explain':
      return checkExplanation(play, check);
  }
}

/** The rules that the engine cites for a value, or for whether something may attack or block. */
function checkExplanation(play: Play, { line, of, value, contains }: ExplainCheck): readonly Mismatch[] {
  const why = explain(play.game, entityOf(play, of), value);
  if (why === null) return unsupported(line, `nothing explains ${value}; there is ${EXPLAINABLE.join(', ')}`);
  const cited = citedRules(why);
  const missing = contains.filter((rule) => !cited.includes(rule));
  return missing.length === 0
    ? []
    : [mismatch(line, `rules for ${value} of ${refText(of)}`, listed(missing), listed(cited))];
}

function checkTurn({ game, scenario }: Play, check: TurnCheck): readonly Mismatch[] {
  const { turn } = game.state.game;
  const { line } = check;
  const { decision } = game.state;
  const holder = decision !== null && isPriority(decision) ? entityName(game, decision.player) : 'nobody';
  return [
    ...(check.number === undefined ? [] : expectSame(line, 'turn', check.number, turn.number)),
    ...(check.active === undefined
      ? []
      : expectSame(line, 'active player', check.active, scenario.players[turn.active]?.name)),
    ...(check.step === undefined ? [] : expectSame(line, 'step', check.step, turn.step)),
    ...(check.priority === undefined ? [] : expectSame(line, 'priority', check.priority, holder)),
  ];
}

function checkGame({ game }: Play, check: GameCheck): readonly Mismatch[] {
  const { over } = game.state;
  const { line } = check;
  const names = (ids: readonly PlayerId[]): string => listed(ids.map((id) => entityName(game, id)).toSorted());
  return [
    ...(check.over === undefined ? [] : expectSame(line, 'game over', check.over, over !== null)),
    ...(check.draw === undefined ? [] : expectSame(line, 'draw', check.draw, over?.draw === true)),
    ...(check.winners === undefined
      ? []
      : expectSame(line, 'winner', listed(check.winners.toSorted()), names(over?.winners ?? []))),
  ];
}

/** What is asked answers to the kind of decision and to what it is about. */
function checkDecision(play: Play, check: DecisionCheck): readonly Mismatch[] {
  const { game } = play;
  const { decision } = game.state;
  const { line } = check;
  if (decision === null) return [mismatch(line, 'decision', check.player ?? check.about, 'none')];
  const wrong = [];
  if (check.player !== undefined && decides(decision) !== seatOf(play, check.player)) {
    wrong.push(mismatch(line, 'who decides', check.player, entityName(game, decides(decision))));
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

function checkStack(play: Play, { line, expected }: StackCheck): readonly Mismatch[] {
  const { game } = play;
  const top = zoneObjects(game, STACK, game.state.game.turn.active).toReversed();
  const actual = top.map((id) => objectName(game, id));
  if (expected.kind === 'count') return expectSame(line, 'objects on the stack', expected.count, top.length);
  const { entries } = expected;
  if (entries.length !== top.length) {
    const names = entries.map(({ name }) => (name === undefined ? 'something' : refText(name)));
    return [mismatch(line, 'stack', names, actual)];
  }
  return entries.flatMap((entry, i) => {
    const id = top[i];
    return id === undefined ? [] : checkStackEntry(play, entry, id, actual[i] ?? '');
  });
}

function checkStackEntry(play: Play, expected: ExpectedEntry, id: EntityId, name: string): readonly Mismatch[] {
  const { game } = play;
  const { line } = expected;
  if (isPlayer(id)) return [];
  const row = objectRow(game.state, id);
  const entry = row.stack as StackEntry;
  const kind = row.kind === 'copy' ? 'copy' : entry.kind;
  const controller = entityName(game, characteristics(game, id).controller);
  return [
    ...(expected.name === undefined || isOnStack(play, expected.name, id, entry)
      ? []
      : [mismatch(line, 'on the stack', refText(expected.name), name)]),
    ...(expected.kind === undefined ? [] : expectSame(line, `kind of ${name}`, expected.kind, kind)),
    ...(expected.controller === undefined
      ? []
      : expectSame(line, `controller of ${name}`, expected.controller, controller)),
    ...(expected.targets === undefined ? [] : checkTargets(play, line, name, expected.targets, entry)),
  ];
}

/** A spell by its name or alias, an ability by the name or alias of its source. */
function isOnStack(play: Play, ref: Ref, id: EntityId, entry: StackEntry): boolean {
  if (ref.kind === 'player') return false;
  if (findObjects(play, { ...ref, zone: 'stack' }).some((found) => found === id)) return true;
  if (!play.aliases.has(foldName(ref.name))) return false;
  const source = followed(play.game, entry.source);
  return findObjects(play, ref).some((found) => found === source);
}

function checkTargets(
  play: Play,
  line: number,
  name: string,
  expected: readonly Ref[],
  entry: StackEntry,
): readonly Mismatch[] {
  const { game } = play;
  const chosen = entry.targets.flatMap((target) => target.chosen);
  const left = [...chosen];
  const missing = expected.filter((ref) => {
    const at = left.indexOf(candidateOf(play, ref, left) ?? entityOf(play, ref));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && left.length === 0) return [];
  return [
    mismatch(
      line,
      `targets of ${name}`,
      expected.map(refText),
      chosen.map((id) => entityName(game, id)),
    ),
  ];
}
