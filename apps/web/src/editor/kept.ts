/** A situation that was kept on the device may be of an earlier version, or spoiled: it is looked through before it is shown. */
import { type AnyDraft, MOST_PLAYERS } from './situation.ts';

export type Is = (value: unknown) => boolean;
/** A place for every field: one that is added cannot be forgotten. */
type Shape<T> = { readonly [K in keyof T]-?: Is };

const MOST_LISTED = 2_000;
const LONGEST = 20_000;

export const text: Is = (value) => typeof value === 'string' && value.length <= LONGEST;
export const whole: Is = (value) => Number.isSafeInteger(value);
export const flag: Is = (value) => typeof value === 'boolean';
export const record: Is = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const maybe =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);
export const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
export const list =
  (is: Is, most = MOST_LISTED): Is =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(is);
export const values =
  (is: Is): Is =>
  (value) =>
    record(value) && Object.values(value as object).every(is);
export const shaped =
  <T>(shape: Shape<T>): Is =>
  (value) =>
    record(value) &&
    Object.entries<Is>(shape).every(([key, is]) =>
      is(Object.hasOwn(value as object, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined),
    );
/** Lists by zone; a zone that is none is not taken. */
export const zoned =
  (zones: readonly string[], object: Is): Is =>
  (value) =>
    values(list(object))(value) && Object.keys(value as object).every((zone) => zones.includes(zone));

/** A situation with such players, and with what else the game has in it. */
export const situation = <D extends AnyDraft>(player: Is, more: Shape<Omit<D, keyof AnyDraft>>): Is => {
  const common = shaped<AnyDraft>({
    title: text,
    covers: list(text),
    format: text,
    rules: text,
    seed: whole,
    cards: list(record),
    players: list(player, MOST_PLAYERS),
    start: shaped<AnyDraft['start']>({ turn: whole, active: text, step: text }),
  });
  const own = shaped(more);
  return (value) => common(value) && own(value);
};
