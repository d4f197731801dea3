// What the set-up of Magic says of players, key by key.
import {
  type Field,
  type Fields,
  isBlank,
  type Mutable,
  put,
  readCounters,
  readFlag,
  readInteger,
  readObjects,
  readText,
} from '../../parse/index.ts';
import { readMana } from '../mana.ts';
import type { MagicPlayer } from '../scenario.ts';
import type { zones } from '../vocabulary.ts';
import { objectWords } from './objects.ts';

type Draft = Mutable<MagicPlayer>;

export const newPlayer = (line: number, name: string): MagicPlayer => ({
  line,
  name,
  zones: [],
  mana: [],
  counters: [],
  commanders: [],
  landsPlayed: 0,
  spellsCastLastTurn: 0,
  libraryExact: false,
});

const zone = (name: (typeof zones)[number]): Field<Draft> => ({
  read: (reading, node, draft, entry) => {
    const objects = isBlank(node) ? [] : readObjects(reading, objectWords, node, name);
    draft.zones = [...draft.zones, { line: entry.line, zone: name, objects }];
  },
});

export const playerFields: Fields<Draft> = {
  hand: zone('hand'),
  graveyard: zone('graveyard'),
  library: zone('library'),
  battlefield: zone('battlefield'),
  exile: zone('exile'),
  command: zone('command'),
  sideboard: zone('sideboard'),
  'planar-deck': zone('planar-deck'),
  'scheme-deck': zone('scheme-deck'),
  team: { read: (reading, node, draft) => put(draft, 'team', readText(reading, node, 'team')) },
  counters: { read: (reading, node, draft) => put(draft, 'counters', readCounters(reading, node, 'counters')) },
  'library-exact': {
    read: (reading, node, draft) => put(draft, 'libraryExact', readFlag(reading, node, 'library-exact')),
  },
  life: { read: (reading, node, draft) => put(draft, 'life', readInteger(reading, node, 'life')) },
  mana: { read: (reading, node, draft) => put(draft, 'mana', readMana(reading, node, 'mana')) },
  commander: {
    read: (reading, node, draft) => put(draft, 'commanders', readObjects(reading, objectWords, node, 'commander')),
  },
  'lands-played': {
    read: (reading, node, draft) => put(draft, 'landsPlayed', readInteger(reading, node, 'lands-played', { min: 0 })),
  },
  'spells-cast-last-turn': {
    read: (reading, node, draft) =>
      put(draft, 'spellsCastLastTurn', readInteger(reading, node, 'spells-cast-last-turn', { min: 0 })),
  },
};
