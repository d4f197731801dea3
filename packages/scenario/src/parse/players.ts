// The players and what they have when the scenario starts.
import { type Entry, isBlank, type MapNode } from './document.ts';
import { sameName } from './names.ts';
import { nameable } from './objects.ts';
import { fail, quote, readFields, readMap } from './read.ts';
import type { Mutable, Reading } from './reading.ts';
import type { PlayerSetup } from './scenario.ts';

/** So that a few lines cannot ask for a set-up that fills the memory. */
const mostObjects = 20_000;

/** The names that `players` declares, in turn order. */
export function readPlayerNames(reading: Reading, players: MapNode): readonly string[] {
  const names: string[] = [];
  for (const entry of players.entries.slice(0, 8)) {
    const name = entry.key.trim();
    const earlier = names.find((other) => sameName(other, name));
    if (name === '') fail(reading, entry, 'bad-value', 'a player needs a name');
    else if (earlier !== undefined) {
      fail(reading, entry, 'duplicate-player', `the player ${quote(name)} cannot be told from ${quote(earlier)}`);
    } else if (nameable(reading, entry, 'name of a player', name)) names.push(name);
  }
  if (players.entries.length < 2 || players.entries.length > 8) {
    fail(reading, players, 'player-count', `a game has two to eight players, not ${players.entries.length}`);
  }
  return names;
}

export function readPlayerSetups(reading: Reading, players: MapNode): readonly PlayerSetup[] {
  const setups = players.entries.map((entry) => readPlayerSetup(reading, entry));
  const listed = setups.flatMap((setup) => reading.vocabulary.objectsOf(setup));
  const total = listed.reduce((sum, object) => sum + object.count, 0);
  if (total > mostObjects) {
    fail(reading, players, 'too-many-objects', `the players have ${total} objects; the limit is ${mostObjects}`);
  }
  return setups;
}

function readPlayerSetup(reading: Reading, entry: Entry): PlayerSetup {
  const { vocabulary } = reading;
  const name = entry.key.trim();
  const draft: Mutable<PlayerSetup> = vocabulary.newPlayer(entry.line, name);
  if (isBlank(entry.value)) return draft;
  const where = `the player ${quote(name)}`;
  const map = readMap(reading, entry.value, where);
  if (map === undefined) return draft;
  readFields(reading, map.entries, where, vocabulary.playerFields, draft, ({ playerFields }) => playerFields);
  return draft;
}
