// How single expectations are read: what stands behind a key of what is said about a player or an object.

import type { ZoneExpectation } from './check.ts';
import { readZoneExpectation } from './checks.ts';
import { isBlank, type Node } from './document.ts';
import {
  flagIn,
  integerIn,
  readCounters,
  readFlag,
  readInteger,
  readPlayer,
  readPlayers,
  readRef,
  readRefs,
  readText,
  readTexts,
  readZone,
} from './read.ts';
import type { Reading } from './reading.ts';
import type { Counters, Ref } from './ref.ts';

export interface Expected<T> {
  readonly value: T;
}

/** The expectation of a value, if the value could be read. */
export const expected = <T>(value: T | undefined): Expected<T> | undefined =>
  value === undefined ? undefined : { value };

export const expectNumber = (reading: Reading, node: Node, name: string): Expected<number> | undefined =>
  expected(readInteger(reading, node, name));

export const expectCount = (reading: Reading, node: Node, name: string): Expected<number> | undefined =>
  expected(readInteger(reading, node, name, { min: 0 }));

export const expectFlag = (reading: Reading, node: Node, name: string): Expected<boolean> | undefined =>
  expected(readFlag(reading, node, name));

/** A number says how many of the counted objects are so. */
export const expectFlagOrCount = (
  reading: Reading,
  node: Node,
  name: string,
): Expected<boolean | number> | undefined =>
  integerIn(node) === undefined ? expectFlag(reading, node, name) : expectCount(reading, node, name);

/** In relation to anything or nothing, to these objects or players, or how many of the counted objects are so. */
export const expectRole = (
  reading: Reading,
  node: Node,
  name: string,
): Expected<boolean | number | readonly Ref[]> | undefined =>
  integerIn(node) === undefined
    ? expected(flagIn(node) ?? readRefs(reading, node, name))
    : expectCount(reading, node, name);

export const expectPlayer = (reading: Reading, node: Node, name: string): Expected<string> | undefined =>
  expected(readPlayer(reading, node, name));

export const expectPlayers = (reading: Reading, node: Node, name: string): { readonly players: readonly string[] } => ({
  players: readPlayers(reading, node, name),
});

export const expectWords = (reading: Reading, node: Node, name: string): { readonly values: readonly string[] } => ({
  values: readTexts(reading, node, name),
});

export const expectZone = (reading: Reading, node: Node): Expected<string> | undefined =>
  expected(readZone(reading, node));

/** What lies face down may have no name. */
export function expectName(reading: Reading, node: Node): Expected<string> | undefined {
  const nameless = node.kind === 'text' && !isBlank(node) && (node.text === '' || node.text === 'none');
  return expected(nameless ? '' : readText(reading, node, 'name'));
}

/** A count of 0 means that there are none of that kind; kinds that are not named may be there. */
export const expectCounters = (
  reading: Reading,
  node: Node,
  name: string,
): { readonly counters: readonly Counters[] } => ({ counters: readCounters(reading, node, name) });

/** `none`: to nothing. */
export function expectAttached(reading: Reading, node: Node): { readonly to: Ref | 'none' } | undefined {
  if (node.kind === 'text' && node.text === 'none') return { to: 'none' };
  const to = readRef(reading, node, 'attached');
  return to && { to };
}

/** The objects of the zone that the key names. */
export function expectObjects(
  reading: Reading,
  node: Node,
  name: string,
): { readonly expected: ZoneExpectation } | undefined {
  const found = readZoneExpectation(reading, node, name);
  return found && { expected: found };
}
