// What a check says about the stack, top first.
import { type EntityId, isPlayer, objectRow, zoneObjects } from '@rulewright/kernel';
import { characteristics, STACK, type StackEntry } from '@rulewright/magic';
import {
  type AspectWords,
  type ExpectedEntry,
  foldName,
  type Ref,
  readStackCheck,
  type StackCheck,
} from '../../parse/index.ts';
import { expectSame, type Mismatch, mismatch } from '../../run/mismatch.ts';
import type { AspectRun } from '../../run/play.ts';
import { candidateOf, entityName, entityOf, findObjects, followed, objectName, refText } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';

export const stack: AspectWords & AspectRun<MagicPlay> = { kind: 'stack', parse: readStackCheck, check: checkStack };

function checkStack(play: MagicPlay, { line, expected }: StackCheck): readonly Mismatch[] {
  const { game } = play;
  const top = zoneObjects(game, STACK, game.state.game.turn.active).toReversed();
  const actual = top.map((id) => objectName(play, id));
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

function checkStackEntry(play: MagicPlay, expected: ExpectedEntry, id: EntityId, name: string): readonly Mismatch[] {
  const { game } = play;
  const { line } = expected;
  if (isPlayer(id)) return [];
  const row = objectRow(game.state, id);
  const entry = row.stack as StackEntry;
  const kind = row.kind === 'copy' ? 'copy' : entry.kind;
  const controller = entityName(play, characteristics(game, id).controller);
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
function isOnStack(play: MagicPlay, ref: Ref, id: EntityId, entry: StackEntry): boolean {
  if (ref.kind === 'player') return false;
  if (findObjects(play, { ...ref, zone: 'stack' }).some((found) => found === id)) return true;
  if (!play.aliases.has(foldName(ref.name))) return false;
  const source = followed(play.game, entry.source);
  return findObjects(play, ref).some((found) => found === source);
}

function checkTargets(
  play: MagicPlay,
  line: number,
  name: string,
  expected: readonly Ref[],
  entry: StackEntry,
): readonly Mismatch[] {
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
      chosen.map((id) => entityName(play, id)),
    ),
  ];
}
