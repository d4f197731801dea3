// The players and what they have when the scenario starts.

import type { Game, Zone } from '../magic/vocabulary.ts';
import { type Entry, isBlank, type MapNode } from './document.ts';
import { sameName } from './names.ts';
import { nameable, readObject, readObjects } from './objects.ts';
import {
  type Fields,
  fail,
  type Mutable,
  put,
  quote,
  type Reading,
  readCounters,
  readFields,
  readFlag,
  readInteger,
  readMana,
  readMap,
  readText,
  readTexts,
} from './read.ts';
import type { ObjectSetup, PlayerSetup } from './scenario.ts';

/** So that a few lines cannot ask for a set-up that fills the memory. */
const mostObjects = 20_000;

type PlayerDraft = Mutable<PlayerSetup>;

function zone(name: Zone, game?: Game): Fields<PlayerDraft>[string] {
  return {
    ...(game && { game }),
    read: (reading, node, draft, entry) => {
      const objects = isBlank(node) ? [] : readObjects(reading, node, name);
      draft.zones = [...draft.zones, { line: entry.line, zone: name, objects }];
    },
  };
}

const playerFields: Fields<PlayerDraft> = {
  hand: zone('hand'),
  graveyard: zone('graveyard'),
  library: zone('library', 'magic'),
  battlefield: zone('battlefield', 'magic'),
  exile: zone('exile', 'magic'),
  command: zone('command', 'magic'),
  sideboard: zone('sideboard', 'magic'),
  field: zone('field', 'grand-archive'),
  memory: zone('memory', 'grand-archive'),
  banishment: zone('banishment', 'grand-archive'),
  lineage: zone('lineage', 'grand-archive'),
  mastery: zone('mastery', 'grand-archive'),
  'main-deck': zone('main-deck', 'grand-archive'),
  'material-deck': zone('material-deck', 'grand-archive'),
  team: { read: (reading, node, draft) => put(draft, 'team', readText(reading, node, 'team')) },
  counters: { read: (reading, node, draft) => put(draft, 'counters', readCounters(reading, node, 'counters')) },
  'library-exact': {
    read: (reading, node, draft) => put(draft, 'libraryExact', readFlag(reading, node, 'library-exact')),
  },
  life: { game: 'magic', read: (reading, node, draft) => put(draft, 'life', readInteger(reading, node, 'life')) },
  mana: { game: 'magic', read: (reading, node, draft) => put(draft, 'mana', readMana(reading, node, 'mana')) },
  commander: {
    game: 'magic',
    read: (reading, node, draft) => put(draft, 'commanders', readObjects(reading, node, 'commander')),
  },
  'lands-played': {
    game: 'magic',
    read: (reading, node, draft) => put(draft, 'landsPlayed', readInteger(reading, node, 'lands-played', { min: 0 })),
  },
  'spells-cast-last-turn': {
    game: 'magic',
    read: (reading, node, draft) =>
      put(draft, 'spellsCastLastTurn', readInteger(reading, node, 'spells-cast-last-turn', { min: 0 })),
  },
  champion: {
    game: 'grand-archive',
    read: (reading, node, draft) => put(draft, 'champion', readObject(reading, node, 'champion')),
  },
  statuses: {
    game: 'grand-archive',
    read: (reading, node, draft) => put(draft, 'statuses', readTexts(reading, node, 'statuses')),
  },
};

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
  const total = setups.flatMap(objectsOf).reduce((sum, object) => sum + object.count, 0);
  if (total > mostObjects) {
    fail(reading, players, 'too-many-objects', `the players have ${total} objects; the limit is ${mostObjects}`);
  }
  return setups;
}

function readPlayerSetup(reading: Reading, entry: Entry): PlayerSetup {
  const name = entry.key.trim();
  const draft: PlayerDraft = {
    line: entry.line,
    name,
    zones: [],
    mana: [],
    counters: [],
    commanders: [],
    landsPlayed: 0,
    spellsCastLastTurn: 0,
    libraryExact: false,
    statuses: [],
  };
  if (isBlank(entry.value)) return draft;
  const map = readMap(reading, entry.value, `the player ${quote(name)}`);
  if (map !== undefined) readFields(reading, map.entries, `the player ${quote(name)}`, playerFields, draft);
  return draft;
}

function objectsOf(player: PlayerSetup): readonly ObjectSetup[] {
  const listed = [...player.zones.flatMap(({ objects }) => objects), ...player.commanders];
  return listed.flatMap((object) => [object, ...object.loaded]);
}
