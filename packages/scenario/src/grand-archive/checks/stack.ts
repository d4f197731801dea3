// What a check says about the effects stack, top first.
import { STACK, type StackEntry, stackEntry } from '@rulewright/grand-archive';
import { type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
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
import type { GrandArchivePlay } from '../play.ts';

export const stack: AspectWords & AspectRun<GrandArchivePlay> = {
  kind: 'stack',
  parse: readStackCheck,
  check: checkStack,
};

function checkStack(play: GrandArchivePlay, { line, expected }: StackCheck): readonly Mismatch[] {
  const { game } = play;
  const top = zoneObjects(game, STACK, game.state.game.turn.active).toReversed();
  const actual = top.map((id) => objectName(play, id));
  if (expected.kind === 'count') return expectSame(line, 'on the stack', expected.count, top.length);
  const { entries } = expected;
  if (entries.length !== top.length) {
    const names = entries.map(({ name }) => (name === undefined ? 'something' : refText(name)));
    return [mismatch(line, 'stack', names, actual)];
  }
  return entries.flatMap((entry, i) => {
    const id = top[i];
    return id === undefined ? [] : checkEntry(play, entry, id, actual[i] ?? '');
  });
}

/** What a scenario calls it: a card's activation is a `spell`, as in any game. */
const kindOf = ({ kind, copy }: StackEntry): string => (copy === true ? 'copy' : kind === 'instance' ? 'spell' : kind);

function checkEntry(play: GrandArchivePlay, expected: ExpectedEntry, id: ObjectId, name: string): readonly Mismatch[] {
  const row = objectRow(play.game.state, id);
  const entry = stackEntry(row);
  const { line } = expected;
  if (entry === null) return [];
  return [
    ...(expected.name === undefined || isOnStack(play, expected.name, id, entry)
      ? []
      : [mismatch(line, 'on the stack', refText(expected.name), name)]),
    ...(expected.kind === undefined ? [] : expectSame(line, `kind of ${name}`, expected.kind, kindOf(entry))),
    ...(expected.controller === undefined
      ? []
      : expectSame(line, `controller of ${name}`, expected.controller, entityName(play, row.controller))),
    ...(expected.targets === undefined ? [] : checkTargets(play, line, name, expected.targets, entry)),
  ];
}

/** A card by its name or alias, an ability by the name or alias of its source. */
function isOnStack(play: GrandArchivePlay, ref: Ref, id: ObjectId, entry: StackEntry): boolean {
  if (ref.kind === 'player') return false;
  if (findObjects(play, { ...ref, zone: 'stack' }).some((found) => found === id)) return true;
  const source = followed(play.game, entry.source);
  return (
    foldName(objectName(play, id)) === foldName(ref.name) || findObjects(play, ref).some((found) => found === source)
  );
}

function checkTargets(
  play: GrandArchivePlay,
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
  const names = chosen.map((id) => entityName(play, id));
  return [mismatch(line, `targets of ${name}`, expected.map(refText), names)];
}
