// What the set-up of Grand Archive says of players and objects, key by key.
import {
  commonObjectFields,
  type Field,
  type Fields,
  isBlank,
  type Mutable,
  type ObjectWords,
  put,
  readCounters,
  readFlag,
  readInteger,
  readObject,
  readObjects,
  readPlayer,
  readRef,
  readText,
  readTexts,
} from '../../parse/index.ts';
import type { GrandArchiveObject, GrandArchivePlayer, ObjectMark } from '../scenario.ts';

const mark = (name: ObjectMark): Field<Mutable<GrandArchiveObject>> => ({
  read: (reading, node, draft) => {
    if (readFlag(reading, node, name)) draft.marks = [...draft.marks, name];
  },
});

export const objectWords: ObjectWords<GrandArchiveObject> = {
  newObject: (line) => ({ line, card: '', count: 1, counters: [], damage: 0, token: false, marks: [], loaded: [] }),
  fields: {
    ...commonObjectFields,
    counters: { read: (reading, node, draft) => put(draft, 'counters', readCounters(reading, node, 'counters')) },
    damage: { read: (reading, node, draft) => put(draft, 'damage', readInteger(reading, node, 'damage', { min: 0 })) },
    attached: { read: (reading, node, draft) => put(draft, 'attached', readRef(reading, node, 'attached')) },
    controller: { read: (reading, node, draft) => put(draft, 'controller', readPlayer(reading, node, 'controller')) },
    token: { read: (reading, node, draft) => put(draft, 'token', readFlag(reading, node, 'token')) },
    rested: mark('rested'),
    distant: mark('distant'),
    fostered: mark('fostered'),
    imbued: mark('imbued'),
    prepared: mark('prepared'),
    brewed: mark('brewed'),
    preserved: mark('preserved'),
    bestowed: mark('bestowed'),
    loaded: {
      read: (reading, node, draft) => put(draft, 'loaded', readObjects(reading, objectWords, node, 'loaded')),
    },
    level: { read: (reading, node, draft) => put(draft, 'level', readInteger(reading, node, 'level', { min: 0 })) },
  },
  places: { level: 'champion' },
};

export const newPlayer = (line: number, name: string): GrandArchivePlayer => ({
  line,
  name,
  zones: [],
  counters: [],
  libraryExact: false,
  statuses: [],
});

const zone = (name: string): Field<Mutable<GrandArchivePlayer>> => ({
  read: (reading, node, draft, entry) => {
    const objects = isBlank(node) ? [] : readObjects(reading, objectWords, node, name);
    draft.zones = [...draft.zones, { line: entry.line, zone: name, objects }];
  },
});

export const playerFields: Fields<Mutable<GrandArchivePlayer>> = {
  hand: zone('hand'),
  graveyard: zone('graveyard'),
  field: zone('field'),
  memory: zone('memory'),
  banishment: zone('banishment'),
  lineage: zone('lineage'),
  mastery: zone('mastery'),
  pantheon: zone('pantheon'),
  'main-deck': zone('main-deck'),
  'material-deck': zone('material-deck'),
  team: { read: (reading, node, draft) => put(draft, 'team', readText(reading, node, 'team')) },
  counters: { read: (reading, node, draft) => put(draft, 'counters', readCounters(reading, node, 'counters')) },
  'library-exact': {
    read: (reading, node, draft) => put(draft, 'libraryExact', readFlag(reading, node, 'library-exact')),
  },
  champion: {
    read: (reading, node, draft) => put(draft, 'champion', readObject(reading, objectWords, node, 'champion')),
  },
  statuses: { read: (reading, node, draft) => put(draft, 'statuses', readTexts(reading, node, 'statuses')) },
};

const withLoaded = (object: GrandArchiveObject): readonly GrandArchiveObject[] => [object, ...object.loaded];

/** All objects that are listed for a player. */
export const objectsOf = ({ zones, champion }: GrandArchivePlayer): readonly GrandArchiveObject[] =>
  [...zones.flatMap(({ objects }) => objects), ...(champion === undefined ? [] : [champion])].flatMap(withLoaded);
