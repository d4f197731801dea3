// Objects in the set-up: a name, or a map that says in which state the object is.

import { checkWords, colors, faceDownKinds, faces, vocabulary } from '../magic/vocabulary.ts';
import type { Node } from './document.ts';
import { foldName } from './names.ts';
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
  readItems,
  readPlayer,
  readRef,
  readText,
  readWord,
} from './read.ts';
import { findPlayer } from './refs.ts';
import type { Chosen, ObjectMark, ObjectSetup } from './scenario.ts';

type ObjectDraft = Mutable<Omit<ObjectSetup, 'card'>> & { card?: string };

function mark(name: ObjectMark): Fields<ObjectDraft>[string] {
  return {
    game: 'grand-archive',
    read: (reading, node, draft) => {
      if (readFlag(reading, node, name)) draft.marks = [...draft.marks, name];
    },
  };
}

const objectFields: Fields<ObjectDraft> = {
  card: { read: (reading, node, draft) => put(draft, 'card', readText(reading, node, 'card')) },
  as: { read: (reading, node, draft) => put(draft, 'alias', readAlias(reading, node)) },
  count: {
    read: (reading, node, draft) => put(draft, 'count', readInteger(reading, node, 'count', { min: 1, max: 10_000 })),
  },
  counters: { read: (reading, node, draft) => put(draft, 'counters', readCounters(reading, node, 'counters')) },
  damage: { read: (reading, node, draft) => put(draft, 'damage', readInteger(reading, node, 'damage', { min: 0 })) },
  attached: { read: (reading, node, draft) => put(draft, 'attached', readRef(reading, node, 'attached')) },
  controller: { read: (reading, node, draft) => put(draft, 'controller', readPlayer(reading, node, 'controller')) },
  token: { read: (reading, node, draft) => put(draft, 'token', readFlag(reading, node, 'token')) },
  chosen: { read: (reading, node, draft) => put(draft, 'chosen', readChosen(reading, node)) },
  tapped: { game: 'magic', read: (reading, node, draft) => put(draft, 'tapped', readFlag(reading, node, 'tapped')) },
  sick: { game: 'magic', read: (reading, node, draft) => put(draft, 'sick', readFlag(reading, node, 'sick')) },
  face: { game: 'magic', read: (reading, node, draft) => put(draft, 'face', readWord(reading, node, 'face', faces)) },
  'face-down': {
    game: 'magic',
    read: (reading, node, draft) =>
      put(draft, 'faceDown', readWord(reading, node, 'way to be face down', faceDownKinds)),
  },
  'phased-out': {
    game: 'magic',
    read: (reading, node, draft) => put(draft, 'phasedOut', readFlag(reading, node, 'phased-out')),
  },
  attacking: {
    game: 'magic',
    read: (reading, node, draft) => put(draft, 'attacking', readRef(reading, node, 'attacking')),
  },
  rested: mark('rested'),
  distant: mark('distant'),
  fostered: mark('fostered'),
  imbued: mark('imbued'),
  prepared: mark('prepared'),
  brewed: mark('brewed'),
  preserved: mark('preserved'),
  loaded: {
    game: 'grand-archive',
    read: (reading, node, draft) => {
      draft.loaded = readObjects(reading, node, 'loaded');
    },
  },
  level: {
    game: 'grand-archive',
    read: (reading, node, draft) => put(draft, 'level', readInteger(reading, node, 'level', { min: 0 })),
  },
};

/** Keys that say something about permanents (or champions) only, and where those are listed. */
const places: Readonly<Record<string, string>> = {
  tapped: 'battlefield',
  sick: 'battlefield',
  attacking: 'battlefield',
  'phased-out': 'battlefield',
  level: 'champion',
};

export function readObjects(reading: Reading, node: Node, place: string): readonly ObjectSetup[] {
  return readItems(reading, node, place).flatMap((item) => readObject(reading, item, place) ?? []);
}

/** `place` is the key under which the object is listed. */
export function readObject(reading: Reading, node: Node, place: string): ObjectSetup | undefined {
  const draft: ObjectDraft = {
    line: node.line,
    count: 1,
    tapped: false,
    counters: [],
    damage: 0,
    sick: false,
    face: 'front',
    token: false,
    phasedOut: false,
    marks: [],
    loaded: [],
  };
  if (node.kind !== 'map') {
    const card = readText(reading, node, `an object in ${place}`);
    return card === undefined ? undefined : { ...draft, card };
  }
  readFields(reading, node.entries, `an object in ${place}`, objectFields, draft);
  for (const entry of node.entries) {
    const where = Object.hasOwn(places, entry.key) ? places[entry.key] : undefined;
    if (where !== undefined && where !== place) {
      fail(reading, entry, 'misplaced-key', `${quote(entry.key)} has no meaning in ${place}, only in ${where}`);
    }
  }
  if (!node.entries.some(({ key }) => key === 'card')) {
    return fail(reading, node, 'missing-key', `an object in ${place} needs the key "card"`);
  }
  return draft.card === undefined ? undefined : { ...draft, card: draft.card };
}

function readAlias(reading: Reading, node: Node): string | undefined {
  const alias = readText(reading, node, 'as');
  if (alias === undefined) return undefined;
  const folded = foldName(alias);
  const earlier = reading.aliases.get(folded);
  if (earlier !== undefined) {
    return fail(reading, node, 'duplicate-alias', `the alias ${quote(alias)} is already given in line ${earlier}`);
  }
  if (findPlayer(reading, alias) !== undefined) {
    return fail(reading, node, 'duplicate-alias', `the alias ${quote(alias)} is the name of a player`);
  }
  if (!nameable(reading, node, 'alias', alias)) return undefined;
  reading.aliases.set(folded, node.line);
  return alias;
}

/** Whether references and checks can mean something by this name; otherwise notes the error. */
export function nameable(
  reading: Reading,
  place: { readonly line: number; readonly column: number },
  what: string,
  name: string,
): boolean {
  const folded = foldName(name);
  const reserved = [...checkWords, ...vocabulary[reading.game].zones].some((word) => word === folded);
  if (reserved) fail(reading, place, 'reserved-name', `${quote(name)} means something else and cannot be the ${what}`);
  const marked = /\/|#\d+$/.exec(name);
  if (marked !== null) {
    const message = `the ${what} ${quote(name)} must not contain ${quote(marked[0])}, which has a meaning in references`;
    fail(reading, place, 'reserved-name', message);
  }
  return !reserved && marked === null;
}

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
