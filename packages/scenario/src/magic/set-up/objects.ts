// What the set-up of Magic says of objects, key by key.
import {
  commonObjectFields,
  type Fields,
  fail,
  type Mutable,
  type Node,
  type ObjectWords,
  put,
  type Reading,
  readCounters,
  readFields,
  readFlag,
  readInteger,
  readPlayer,
  readRef,
  readText,
  readWord,
} from '../../parse/index.ts';
import type { Chosen, MagicObject } from '../scenario.ts';
import { colors, faceDownKinds, faces } from '../vocabulary.ts';

const chosenFields: Fields<Mutable<Chosen>> = {
  color: { read: (reading, node, draft) => put(draft, 'color', readWord(reading, node, 'color', colors)) },
  name: { read: (reading, node, draft) => put(draft, 'name', readText(reading, node, 'chosen name')) },
  type: { read: (reading, node, draft) => put(draft, 'type', readText(reading, node, 'chosen type')) },
  player: { read: (reading, node, draft) => put(draft, 'player', readPlayer(reading, node, 'chosen player')) },
  number: { read: (reading, node, draft) => put(draft, 'number', readInteger(reading, node, 'chosen number')) },
};

function readChosen(reading: Reading, node: Node): Chosen | undefined {
  if (node.kind !== 'map') return fail(reading, node, 'wrong-type', 'chosen must be a map, such as {color: red}');
  const chosen: Mutable<Chosen> = { line: node.line };
  readFields(reading, node.entries, 'chosen', chosenFields, chosen);
  return chosen;
}

export const objectWords: ObjectWords<MagicObject> = {
  newObject: (line) => ({
    line,
    card: '',
    count: 1,
    tapped: false,
    counters: [],
    damage: 0,
    sick: false,
    face: 'front',
    token: false,
    phasedOut: false,
  }),
  fields: {
    ...commonObjectFields,
    counters: { read: (reading, node, draft) => put(draft, 'counters', readCounters(reading, node, 'counters')) },
    damage: { read: (reading, node, draft) => put(draft, 'damage', readInteger(reading, node, 'damage', { min: 0 })) },
    attached: { read: (reading, node, draft) => put(draft, 'attached', readRef(reading, node, 'attached')) },
    controller: { read: (reading, node, draft) => put(draft, 'controller', readPlayer(reading, node, 'controller')) },
    token: { read: (reading, node, draft) => put(draft, 'token', readFlag(reading, node, 'token')) },
    chosen: { read: (reading, node, draft) => put(draft, 'chosen', readChosen(reading, node)) },
    tapped: { read: (reading, node, draft) => put(draft, 'tapped', readFlag(reading, node, 'tapped')) },
    sick: { read: (reading, node, draft) => put(draft, 'sick', readFlag(reading, node, 'sick')) },
    face: { read: (reading, node, draft) => put(draft, 'face', readWord(reading, node, 'face', faces)) },
    'face-down': {
      read: (reading, node, draft) =>
        put(draft, 'faceDown', readWord(reading, node, 'way to be face down', faceDownKinds)),
    },
    'phased-out': { read: (reading, node, draft) => put(draft, 'phasedOut', readFlag(reading, node, 'phased-out')) },
    attacking: { read: (reading, node, draft) => put(draft, 'attacking', readRef(reading, node, 'attacking')) },
  },
  places: { tapped: 'battlefield', sick: 'battlefield', attacking: 'battlefield', 'phased-out': 'battlefield' },
};
