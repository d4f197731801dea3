// What a check says about players and about whole zones.
import {
  eventsSince,
  isPlayer,
  type ObjectId,
  objectRow,
  type PlayerId,
  playerRow,
  zoneObjects,
} from '@rulewright/kernel';
import {
  commanderOf,
  type G,
  hasMarker,
  MANA_LETTERS,
  type MagicEvent,
  maximumHandSize,
  roomNow,
  speedOf,
  timesTempted,
  zones,
} from '@rulewright/magic';
import type {
  Counters,
  PlayerCheck,
  PlayerProperty,
  Ref,
  Zone,
  ZoneCheck,
  ZoneExpectation,
} from '../../parse/index.ts';
import { expectSame, type Mismatch, mismatch } from '../../run/mismatch.ts';
import { type Play, seatOf, unsupported } from '../../run/play.ts';
import { entityOf, findObjects, holderOf, objectName, refText, zoneIndexOf } from '../../run/refs.ts';

export function checkPlayer(play: Play, check: PlayerCheck): readonly Mismatch[] {
  const player = seatOf(play, check.player);
  return check.properties.flatMap((property) => checkProperty(play, check.player, player, property));
}

function checkProperty(play: Play, name: string, player: PlayerId, property: PlayerProperty): readonly Mismatch[] {
  const { game } = play;
  const { line } = property;
  const row = playerRow(game.state, player);
  switch (property.kind) {
    case 'number':
      if (property.name === 'influence' || property.name === 'level') return unsupported(line, 'not a thing of Magic');
      return expectSame(
        line,
        `${property.name} of ${name}`,
        property.value,
        property.name === 'life' ? game.state.game.totals[player]?.life : (row.counters.poison ?? 0),
      );
    case 'flag': {
      const won = row.standing === 'won' || game.state.over?.winners.includes(player) === true;
      const actual = property.name === 'won' ? won : row.standing === 'lost';
      return expectSame(line, `${name} has ${property.name}`, property.value, actual);
    }
    case 'zone':
      return checkExpectation(play, line, property.zone, name, property.expected);
    case 'counters':
      return checkCounters(property.counters, name, row.counters);
    case 'mana':
      return checkMana(game, line, name, player, property.mana);
    case 'other':
      return checkOther(play, line, name, player, property.name, property.value);
    case 'words':
      return unsupported(line, 'abilities of players cannot be checked yet');
    case 'commanderDamage':
      return property.from.flatMap(({ line: at, commander, amount }) => {
        const id = entityOf(play, commander);
        const dealt = isPlayer(id) ? undefined : commanderOf(game, id)?.damage[player];
        return expectSame(
          at,
          `damage to ${name} by the commander ${refText(commander)}`,
          amount,
          dealt ?? 'no commander',
        );
      });
  }
}

/** A count of 0 means that there are none of that kind. */
export function checkCounters(
  expected: readonly Counters[],
  name: string,
  actual: Readonly<Record<string, number>>,
): readonly Mismatch[] {
  return expected.flatMap(({ line, kind, count }) =>
    expectSame(line, `${kind} counters on ${name}`, count, actual[kind] ?? 0),
  );
}

function checkMana(
  game: G,
  line: number,
  name: string,
  player: PlayerId,
  expected: readonly string[] | number,
): readonly Mismatch[] {
  const pool = game.state.game.totals[player]?.mana ?? [];
  if (typeof expected === 'number') return expectSame(line, `amount of mana of ${name}`, expected, pool.length);
  const symbol = ({ type, snow }: (typeof pool)[number]): string =>
    snow && expected.includes('S') ? 'S' : (MANA_LETTERS[type] ?? '?');
  const text = (symbols: readonly string[]): string =>
    symbols
      .toSorted()
      .map((s) => `{${s}}`)
      .join('') || 'none';
  return expectSame(line, `mana of ${name}`, text(expected), text(pool.map(symbol)));
}

/** Counters that players have under names of their own. */
const counterNames: ReadonlySet<string> = new Set(['energy', 'experience', 'rad']);

function checkOther(
  play: Play,
  line: number,
  name: string,
  player: PlayerId,
  property: string,
  expected: string | number | boolean,
): readonly Mismatch[] {
  const { game } = play;
  const actual = otherOf(play, player, property);
  if (actual === undefined) return unsupported(line, `"${property}" cannot be checked yet`);
  return expectSame(line, `${property} of ${name}`, expected, actual === null ? 'none' : actual);

  function otherOf(now: Play, seat: PlayerId, what: string): string | number | boolean | null | undefined {
    if (counterNames.has(what)) return playerRow(game.state, seat).counters[what] ?? 0;
    switch (what) {
      case 'hand-size':
        return maximumHandSize(game, seat);
      case 'lands-played':
        return game.state.game.totals[seat]?.landsPlayed ?? 0;
      case 'monarch':
      case 'initiative':
        return hasMarker(game, seat, what);
      case 'blessing':
        return hasMarker(game, seat, "city's blessing");
      case 'speed':
        return speedOf(game, seat);
      case 'ring':
        return timesTempted(game, seat);
      case 'dungeon':
        return roomNow(game, seat) ?? null;
      case 'team':
        return now.scenario.players[seat]?.team ?? null;
      case 'spells-cast':
        return countThisTurn(game, 'cast', seat);
      case 'cards-drawn':
        return countThisTurn(game, 'draw', seat);
      default:
        return undefined;
    }
  }
}

function countThisTurn(game: G, kind: 'cast' | 'draw', player: PlayerId): number {
  const events = eventsSince(game.state, game.state.game.turn.began) as readonly MagicEvent[];
  return events.filter((event) => event.kind === kind && event.player === player).length;
}

export function checkZone(play: Play, { line, zone, player, expected }: ZoneCheck): readonly Mismatch[] {
  return checkExpectation(play, line, zone, player, expected);
}

/** The objects of a zone that are a player's (on the battlefield, those the player controls), or of all players. */
function objectsIn(play: Play, zone: Zone, player: string | undefined): readonly ObjectId[] {
  const { game } = play;
  const kind = zoneIndexOf(zone);
  const lists = zones[kind]?.shared === true ? game.state.players.slice(0, 1) : game.state.players;
  const all = lists.flatMap(({ id }) => zoneObjects(game, kind, id));
  if (player === undefined) return all;
  const seat = seatOf(play, player);
  return all.filter((id) => holderOf(game, objectRow(game.state, id)) === seat);
}

function checkExpectation(
  play: Play,
  line: number,
  zone: Zone,
  player: string | undefined,
  expected: ZoneExpectation,
): readonly Mismatch[] {
  const what = player === undefined ? zone : `${player}/${zone}`;
  const ids = objectsIn(play, zone, player);
  const names = (): string[] => ids.map((id) => objectName(play.game, id));
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
