// What must be true: one entry per player, zone, object, or aspect of the game.
import type { Check, ObjectCheck, PlayerCheck, Property, ZoneCheck, ZoneExpectation } from './check.ts';
import { type Entry, isBlank, type Node } from './document.ts';
import {
  entryIn,
  fail,
  integerIn,
  put,
  quote,
  readFields,
  readInteger,
  readMap,
  readRefs,
  refFrom,
  strangeKey,
} from './read.ts';
import type { Fields, Mutable, PropertyWords, Reading, Vocabulary } from './reading.ts';
import { findPlayer, parseZonePath } from './refs.ts';

export function readChecks(reading: Reading, node: Node): readonly Check[] {
  const map = readMap(reading, node, 'check');
  if (map?.entries.length === 0) fail(reading, map, 'bad-value', 'the check expects nothing');
  return (map?.entries ?? []).flatMap((entry) => {
    if (expectsNothing(entry.value)) {
      fail(reading, entry, 'bad-value', `the check of ${quote(entry.key)} expects nothing`);
      return [];
    }
    return readCheck(reading, entry) ?? [];
  });
}

function expectsNothing(node: Node): boolean {
  return isBlank(node) || (node.kind === 'map' && node.entries.length === 0);
}

function readCheck(reading: Reading, entry: Entry): Check | undefined {
  const key = entry.key.trim();
  const { line } = entry;
  const aspect = entryIn(reading.vocabulary.aspects, key);
  if (aspect !== undefined) return aspect.parse(reading, entry);
  const player = findPlayer(reading, key);
  if (player !== undefined) return playerCheck(reading, entry, player);
  const path = parseZonePath(key, reading);
  if (path !== undefined) {
    const expected = readZoneExpectation(reading, entry.value, key);
    const check: ZoneCheck | undefined = expected && { kind: 'zone', line, ...path, expected };
    return check;
  }
  const object = refFrom(reading, key, entry, 'check');
  const check: ObjectCheck | undefined = object && {
    kind: 'object',
    line,
    object,
    properties: aboutObject(reading, entry),
  };
  return check;
}

function playerCheck(reading: Reading, entry: Entry, player: string): PlayerCheck {
  const { key, value, line } = entry;
  const map = readMap(reading, value, `the check of ${quote(key)}`);
  const properties = readProperties(reading, key, map?.entries ?? [], ({ playerChecks }) => playerChecks);
  return { kind: 'player', line, player, properties };
}

/** A number counts the objects that the reference matches; a map says more about them. */
function aboutObject(reading: Reading, { key, value, line, column }: Entry): readonly Property[] {
  if (value.kind === 'text' && !isBlank(value)) {
    const what = `the check of ${quote(key)} (a map, or a number that counts)`;
    if (integerIn(value) === undefined) readInteger(reading, value, what, { min: 0 });
    else
      return readProperties(reading, key, [{ key: 'count', value, line, column }], ({ objectChecks }) => objectChecks);
    return [];
  }
  const map = readMap(reading, value, `the check of ${quote(key)}`);
  return readProperties(reading, key, map?.entries ?? [], ({ objectChecks }) => objectChecks);
}

/** `of` is what the check is about, as the file calls it. */
function readProperties(
  reading: Reading,
  of: string,
  entries: readonly Entry[],
  tableOf: (vocabulary: Vocabulary) => Readonly<Record<string, PropertyWords>>,
): readonly Property[] {
  const table = tableOf(reading.vocabulary);
  return entries.flatMap((entry) => {
    const { key: name, value, line } = entry;
    const words = entryIn(table, name);
    if (words === undefined)
      return strangeKey(reading, entry, `the check of ${quote(of)}`, Object.keys(table), tableOf) ?? [];
    const expected = words.parse(reading, value, name);
    return expected === undefined ? [] : { line, name, ...expected };
  });
}

type PartialExpectation = Mutable<Extract<ZoneExpectation, { kind: 'partial' }>>;

const zoneFields: Fields<PartialExpectation> = {
  count: { read: (reading, node, draft) => put(draft, 'count', readInteger(reading, node, 'count', { min: 0 })) },
  contains: { read: (reading, node, draft) => put(draft, 'contains', readRefs(reading, node, 'contains')) },
  lacks: { read: (reading, node, draft) => put(draft, 'lacks', readRefs(reading, node, 'lacks')) },
};

/** A list is exact; a number counts; a map says part of what is there. */
export function readZoneExpectation(reading: Reading, node: Node, what: string): ZoneExpectation | undefined {
  if (node.kind === 'map') {
    const draft: PartialExpectation = { kind: 'partial', contains: [], lacks: [] };
    readFields(reading, node.entries, `the check of ${what}`, zoneFields, draft);
    return draft;
  }
  if (integerIn(node) === undefined) return { kind: 'exact', items: readRefs(reading, node, what) };
  const count = readInteger(reading, node, what, { min: 0 });
  return count === undefined ? undefined : { kind: 'partial', count, contains: [], lacks: [] };
}
