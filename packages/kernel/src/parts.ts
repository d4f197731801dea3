/** The parts of which a game reads its own part of a saved state, field by field: what is not as it should be is refused with its place. */

import type { Ids } from './game.ts';
import {
  asObject,
  asPlayer,
  type EntityId,
  FIRST_OBJECT,
  NO_OBJECT,
  NO_PLAYER,
  type ObjectId,
  type PlayerId,
} from './ids.ts';
import type { Reader } from './reading.ts';

export type Of<T> = (r: Reader, ids: Ids) => T;

const present = (r: Reader): Reader => (r.value === undefined ? r.fail('missing') : r);
export const number: Of<number> = (r) => present(r).integer();
export const count: Of<number> = (r) => present(r).integer(0);
export const flag: Of<boolean> = (r) => present(r).yesNo();
export const text: Of<string> = (r) => present(r).text();
export const oneOf =
  <W extends string>(...words: readonly W[]): Of<W> =>
  (r) =>
    present(r).oneOf(words);
export const list =
  <T>(of: Of<T>): Of<readonly T[]> =>
  (r, ids) =>
    present(r).list((item) => of(item, ids));
export const maybe =
  <T>(of: Of<T>): Of<T | undefined> =>
  (r, ids) =>
    r.value === undefined ? undefined : of(r, ids);
export const orNull =
  <T>(of: Of<T>): Of<T | null> =>
  (r, ids) =>
    present(r).orNull((inner) => of(inner, ids));
/** Every field is looked at; the record itself is what was saved. */
export const record =
  <T>(fields: { readonly [K in keyof T]-?: Of<T[K] | undefined> }): Of<T> =>
  (r, ids) => {
    for (const [key, of] of Object.entries<Of<unknown>>(fields)) of(present(r).maybe(key), ids);
    return r.value as T;
  };
/** Words of the card language, which the fingerprint of the save vouches for: a record, or a list of records. */
export const said = <T>(r: Reader): T => {
  for (const each of Array.isArray(r.value) ? r.list((item) => item) : [present(r)]) each.record();
  return r.value as T;
};

export const player: Of<PlayerId> = (r, { players }) => asPlayer(present(r).integer(NO_PLAYER, players - 1));
export const object: Of<ObjectId> = (r, { objects }) =>
  r.value === NO_OBJECT ? NO_OBJECT : asObject(present(r).integer(FIRST_OBJECT, objects - 1));
export const entity: Of<EntityId> = (r, ids) =>
  r.value === NO_OBJECT || present(r).integer() >= FIRST_OBJECT ? object(r, ids) : player(r, ids);

/** A record of switches: each is yes and no, or a word, as in this example of them. */
export const switches =
  <T extends object>(example: T): Of<T> =>
  (r) => {
    for (const [name, value] of Object.entries(example)) {
      if (typeof value === 'boolean') r.at(name).yesNo();
      else r.at(name).text();
    }
    return r.value as T;
  };
