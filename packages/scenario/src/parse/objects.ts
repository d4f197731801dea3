// Objects in the set-up: a name, or a map that says in which state the object is.
import type { Node } from './document.ts';
import { foldName } from './names.ts';
import { fail, put, quote, readFields, readInteger, readItems, readText } from './read.ts';
import type { Field, Fields, Mutable, Reading } from './reading.ts';
import { findPlayer } from './refs.ts';
import type { ObjectSetup } from './scenario.ts';

/** What a game's set-up says of objects. */
export interface ObjectWords<Listed extends ObjectSetup> {
  newObject(line: number): Listed;
  readonly fields: Fields<Mutable<Listed>>;
  /** Keys that have a meaning for objects under one key of a player only, and that key. */
  readonly places: Readonly<Record<string, string>>;
}

/** What can be said of an object in any game. */
export const commonObjectFields = {
  card: { read: (reading, node, draft) => put(draft, 'card', readText(reading, node, 'card')) },
  as: { read: (reading, node, draft) => put(draft, 'alias', readAlias(reading, node)) },
  count: {
    read: (reading, node, draft) => put(draft, 'count', readInteger(reading, node, 'count', { min: 1, max: 10_000 })),
  },
} satisfies Record<string, Field<Mutable<ObjectSetup>>>;

export function readObjects<Listed extends ObjectSetup>(
  reading: Reading,
  words: ObjectWords<Listed>,
  node: Node,
  place: string,
): readonly Listed[] {
  return readItems(reading, node, place).flatMap((item) => readObject(reading, words, item, place) ?? []);
}

/** `place` is the key under which the object is listed. */
export function readObject<Listed extends ObjectSetup>(
  reading: Reading,
  { newObject, fields, places }: ObjectWords<Listed>,
  node: Node,
  place: string,
): Listed | undefined {
  if (node.kind !== 'map') {
    const card = readText(reading, node, `an object in ${place}`);
    return card === undefined ? undefined : { ...newObject(node.line), card };
  }
  const draft: Mutable<Listed> = newObject(node.line);
  readFields(reading, node.entries, `an object in ${place}`, fields, draft, ({ objectFields }) => objectFields);
  for (const entry of node.entries) {
    const where = Object.hasOwn(places, entry.key) ? places[entry.key] : undefined;
    if (where !== undefined && where !== place) {
      fail(reading, entry, 'misplaced-key', `${quote(entry.key)} has no meaning in ${place}, only in ${where}`);
    }
  }
  if (!node.entries.some(({ key }) => key === 'card')) {
    return fail(reading, node, 'missing-key', `an object in ${place} needs the key "card"`);
  }
  return draft.card === '' ? undefined : draft;
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
  const { aspects, zones } = reading.vocabulary;
  const reserved = Object.hasOwn(aspects, folded) || zones.includes(folded);
  if (reserved) fail(reading, place, 'reserved-name', `${quote(name)} means something else and cannot be the ${what}`);
  const marked = /\/|#\d+$/.exec(name);
  if (marked !== null) {
    const message = `the ${what} ${quote(name)} must not contain ${quote(marked[0])}, which has a meaning in references`;
    fail(reading, place, 'reserved-name', message);
  }
  return !reserved && marked === null;
}
