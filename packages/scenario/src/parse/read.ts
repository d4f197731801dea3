// Reading single values: each function gives the value, or notes an error and gives nothing.

import { type Entry, isBlank, type MapNode, type Node, type Place } from './document.ts';
import { type ScenarioErrorCode, scenarioError } from './errors.ts';
import { closestWord } from './names.ts';
import type { Fields, Reading, Vocabulary } from './reading.ts';
import type { Counters, Ref } from './ref.ts';
import { findPlayer, parseRef } from './refs.ts';

export function fail(reading: Reading, place: Place, code: ScenarioErrorCode, message: string): undefined {
  reading.errors.push(scenarioError(reading.file, place, code, message));
  return undefined;
}

/** How an error message shows what stands in the file. */
export function shown(node: Node): string {
  if (node.kind !== 'text') return `a ${node.kind}`;
  return isBlank(node) ? 'nothing' : quote(node.text);
}

export function quote(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;
}

export function listWords(words: readonly string[]): string {
  return words.join(', ');
}

/** Only for the first errors, which are the ones that are shown: looking for words takes time. */
function suggestion(reading: Reading, written: string, words: Iterable<string>): string {
  const word = reading.errors.length > 100 ? undefined : closestWord(written, words);
  return word === undefined ? '' : `; did you mean "${word}"?`;
}

export function unknownKey(
  reading: Reading,
  at: Pick<Entry, 'key' | 'line' | 'column'>,
  where: string,
  known: Iterable<string>,
): undefined {
  return fail(
    reading,
    at,
    'unknown-key',
    `unknown key ${quote(at.key)} in ${where}${suggestion(reading, at.key, known)}`,
  );
}

export function readText(reading: Reading, node: Node, what: string): string | undefined {
  if (node.kind === 'text' && !isBlank(node) && node.text.trim() !== '') return node.text.trim();
  return fail(reading, node, 'wrong-type', `${what} must be a text, not ${shown(node)}`);
}

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

const widest = 2 ** 31 - 1;

/** The whole number that a node holds, quoted or not. */
export function integerIn(node: Node): number | undefined {
  if (node.kind !== 'text' || !/^[+-]?\d+$/.test(node.text)) return undefined;
  return Number(node.text) + 0; // -0 is 0
}

export function readInteger(reading: Reading, node: Node, what: string, range: Range = {}): number | undefined {
  const { min = -widest, max = widest } = range;
  const value = integerIn(node);
  if (value === undefined) {
    return fail(reading, node, 'bad-number', `${what} must be a whole number, not ${shown(node)}`);
  }
  if (value >= min && value <= max) return value;
  const bound = value < min ? `at least ${min}` : `at most ${max}`;
  return fail(reading, node, 'bad-number', `${what} must be ${bound}, not ${shown(node)}`);
}

/** `true` and `yes`, `false` and `no`. */
export function flagIn(node: Node): boolean | undefined {
  if (node.kind !== 'text') return undefined;
  if (/^(true|yes)$/i.test(node.text)) return true;
  return /^(false|no)$/i.test(node.text) ? false : undefined;
}

export function readFlag(reading: Reading, node: Node, what: string): boolean | undefined {
  return flagIn(node) ?? fail(reading, node, 'wrong-type', `${what} must be true or false, not ${shown(node)}`);
}

export function readWord<Word extends string>(
  reading: Reading,
  node: Node,
  what: string,
  words: readonly Word[],
  code: ScenarioErrorCode = 'bad-value',
): Word | undefined {
  const text = readText(reading, node, what);
  if (text === undefined) return undefined;
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const hint = suggestion(reading, text, words) || `; it is one of ${listWords(words)}`;
  return fail(reading, node, code, `${quote(text)} is no ${what}${hint}`);
}

export function readZone(reading: Reading, node: Node): string | undefined {
  return readWord(reading, node, 'zone', reading.zones, 'unknown-zone');
}

export function readStepName(reading: Reading, node: Node): string | undefined {
  return readWord(reading, node, 'step of the turn', reading.vocabulary.turnSteps, 'bad-step-name');
}

export function readPlayer(reading: Reading, node: Node, what: string): string | undefined {
  const text = readText(reading, node, what);
  if (text === undefined) return undefined;
  return findPlayer(reading, text) ?? unknownPlayer(reading, node, `${what}: ${quote(text)} is no player`);
}

export function unknownPlayer(reading: Reading, place: Place, message: string): undefined {
  return fail(reading, place, 'unknown-player', `${message}; the players are ${listWords(reading.players)}`);
}

export function readRef(reading: Reading, node: Node, what: string): Ref | undefined {
  const text = readText(reading, node, what);
  return text === undefined ? undefined : refFrom(reading, text, node, what);
}

/** Keys of attacks, blocks and divisions are references too. */
export function refFrom(reading: Reading, text: string, place: Place, what: string): Ref | undefined {
  const ref = parseRef(text, reading, place.line);
  return ref ?? fail(reading, place, 'bad-reference', `${what}: ${quote(text)} names nothing`);
}

/** The items of a list; one value that stands where a list may stand is a list of one. */
export function readItems(reading: Reading, node: Node, what: string): readonly Node[] {
  if (node.kind === 'list') return node.items;
  if (!isBlank(node)) return [node];
  fail(reading, node, 'wrong-type', `${what} must be a list, not nothing; an empty list is []`);
  return [];
}

/** Every item read by `read`, without those that could not be. */
export function readEach<T>(
  reading: Reading,
  node: Node,
  what: string,
  read: (item: Node) => T | undefined,
): readonly T[] {
  return readItems(reading, node, what).flatMap((item) => read(item) ?? []);
}

export function readRefs(reading: Reading, node: Node, what: string): readonly Ref[] {
  return readEach(reading, node, what, (item) => readRef(reading, item, what));
}

export function readTexts(reading: Reading, node: Node, what: string): readonly string[] {
  return readEach(reading, node, what, (item) => readText(reading, item, what));
}

export function readPlayers(reading: Reading, node: Node, what: string): readonly string[] {
  return readEach(reading, node, what, (item) => readPlayer(reading, item, what));
}

export function readMap(reading: Reading, node: Node, what: string): MapNode | undefined {
  return node.kind === 'map' ? node : fail(reading, node, 'wrong-type', `${what} must be a map, not ${shown(node)}`);
}

export function readCounters(reading: Reading, node: Node, what: string): readonly Counters[] {
  const map = readMap(reading, node, what);
  return (map?.entries ?? []).flatMap((entry) => {
    const kind = entry.key.trim();
    const count = readInteger(reading, entry.value, `${what}: ${quote(entry.key)}`, { min: 0 });
    // What every object has by itself is no counter that it could have.
    if (Object.hasOwn(Object.prototype, kind))
      fail(reading, entry, 'bad-value', `there are no ${quote(kind)} counters`);
    return count === undefined ? [] : { line: entry.line, kind, count };
  });
}

/** The same table in the vocabulary of any game. */
export type TableOf = (vocabulary: Vocabulary) => Readonly<Record<string, unknown>>;

/** What a table has under a key that the file has; what it inherits is none of it. */
export function entryIn<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The games that know a key which this one does not, for a message. */
export function onlyOthers(reading: Reading, key: string, tableOf: TableOf): string | undefined {
  const knowing = reading.games.filter((vocabulary) => Object.hasOwn(tableOf(vocabulary), key));
  return knowing.length === 0 || knowing.includes(reading.vocabulary)
    ? undefined
    : listWords(knowing.map(({ name }) => name));
}

/** A key that a table of the game does not have. */
export function strangeKey(
  reading: Reading,
  entry: Entry,
  where: string,
  known: Iterable<string>,
  tableOf: TableOf | undefined,
): undefined {
  const others = tableOf === undefined ? undefined : onlyOthers(reading, entry.key, tableOf);
  if (others === undefined) return unknownKey(reading, entry, where, known);
  const message = `unknown key ${quote(entry.key)} in ${where}: only ${others} has it`;
  return fail(reading, entry, 'unknown-key', message);
}

/** `tableOf`: where games have such a table each. */
export function readFields<Draft>(
  reading: Reading,
  entries: readonly Entry[],
  where: string,
  fields: Fields<Draft>,
  draft: Draft,
  tableOf?: TableOf,
): void {
  for (const entry of entries) {
    const field = entryIn(fields, entry.key);
    if (field === undefined) strangeKey(reading, entry, where, Object.keys(fields), tableOf);
    else field.read(reading, entry.value, draft, entry);
  }
}

/** Puts a value into a draft unless it could not be read. */
export function put<Draft, Key extends keyof Draft>(draft: Draft, key: Key, value: Draft[Key] | undefined): void {
  if (value !== undefined) draft[key] = value;
}
