// What a check says about the objects of a zone.
import { asPlayer, type ObjectId, objectRow, zoneObjects, zoneOwners } from '@rulewright/kernel';
import type { Ref, ZoneExpectation } from '../parse/index.ts';
import { expectSame, type Mismatch, mismatch } from './mismatch.ts';
import { type Play, seatOf } from './play.ts';
import { findObjects, objectName, refText } from './refs.ts';

/** The objects of a zone that are a player's (those the player controls, where objects are controlled), or of all players. */
function objectsIn(play: Play, zone: string, player: string | undefined): readonly ObjectId[] {
  const { game } = play;
  const { names } = play.playing;
  const kind = names.zoneKind(zone);
  const of = game.rules.zones[kind]?.of ?? 'game';
  const all = zoneOwners(game, of, kind).flatMap((owner) => zoneObjects(game, kind, owner ?? asPlayer(0)));
  if (player === undefined) return all;
  const seat = seatOf(play, player);
  return all.filter((id) => names.holderOf(game, objectRow(game.state, id)) === seat);
}

export function checkZone(
  play: Play,
  line: number,
  zone: string,
  player: string | undefined,
  expected: ZoneExpectation,
): readonly Mismatch[] {
  const what = player === undefined ? zone : `${player}/${zone}`;
  const ids = objectsIn(play, zone, player);
  const names = (): string[] => ids.map((id) => objectName(play, id));
  if (expected.kind === 'exact') {
    const { missing, left } = matched(play, ids, expected.items);
    if (missing.length === 0 && left.length === 0) return [];
    return [mismatch(line, what, expected.items.map(refText), names())];
  }
  const { missing } = matched(play, ids, expected.contains);
  const unwanted = expected.lacks.filter((ref) => matched(play, ids, [ref]).missing.length === 0);
  return [
    ...(expected.count === undefined ? [] : expectSame(line, `objects in ${what}`, expected.count, ids.length)),
    ...missing.map((ref) => mismatch(line, what, `to contain ${refText(ref)}`, names())),
    ...unwanted.map((ref) => mismatch(line, what, `to lack ${refText(ref)}`, names())),
  ];
}

/** Gives each reference an object of its own; aliases first, since they leave no choice. */
function matched(
  play: Play,
  ids: readonly ObjectId[],
  refs: readonly Ref[],
): { readonly missing: readonly Ref[]; readonly left: readonly ObjectId[] } {
  const left = [...ids];
  const choices = refs
    .map((ref) => ({
      ref,
      found: ref.kind === 'player' ? [] : findObjects(play, ref).filter((id) => ids.includes(id)),
    }))
    .toSorted((a, b) => a.found.length - b.found.length);
  const missing = choices.flatMap(({ ref, found }) => {
    const at = left.findIndex((id) => found.includes(id));
    if (at < 0) return [ref];
    left.splice(at, 1);
    return [];
  });
  return { missing, left };
}
