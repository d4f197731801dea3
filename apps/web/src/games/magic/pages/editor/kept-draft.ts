/** A situation that was kept on the device may be of an earlier version, or spoiled: it is looked through before it is shown. */
import { DRAFT_ZONES, type Draft, type DraftObject, type DraftPlayer } from '@rulewright/scenario/magic';

type Is = (value: unknown) => boolean;
/** A place for every field: one that is added cannot be forgotten here. */
type Shape<T> = { readonly [K in keyof T]-?: Is };

const MOST_PLAYERS = 8;
const MOST_LISTED = 2_000;
const LONGEST = 20_000;

const text: Is = (value) => typeof value === 'string' && value.length <= LONGEST;
const whole: Is = (value) => Number.isSafeInteger(value);
const flag: Is = (value) => typeof value === 'boolean';
const record: Is = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const maybe =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);
const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const list =
  (is: Is, most = MOST_LISTED): Is =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(is);
const values =
  (is: Is): Is =>
  (value) =>
    record(value) && Object.values(value as object).every(is);
const shaped =
  <T>(shape: Shape<T>): Is =>
  (value) =>
    record(value) &&
    Object.entries<Is>(shape).every(([key, is]) =>
      is(Object.hasOwn(value as object, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined),
    );

const object = shaped<DraftObject>({
  card: text,
  as: maybe(text),
  count: maybe(whole),
  tapped: maybe(flag),
  counters: maybe(values(whole)),
  damage: maybe(whole),
  sick: maybe(flag),
  face: maybe(text),
  faceDown: maybe(text),
  attached: maybe(text),
  controller: maybe(text),
  token: maybe(flag),
  chosen: maybe(record),
  phasedOut: maybe(flag),
  attacking: maybe(text),
});

const player = shaped<DraftPlayer>({
  name: text,
  life: orNull(whole),
  mana: text,
  counters: values(whole),
  team: orNull(text),
  commanders: list(object),
  landsPlayed: whole,
  spellsCastLastTurn: whole,
  libraryExact: flag,
  zones: (value) =>
    values(list(object))(value) &&
    Object.keys(value as object).every((zone) => DRAFT_ZONES.some((known) => known === zone)),
});

const draft = shaped<Draft>({
  title: text,
  covers: list(text),
  format: text,
  rules: text,
  seed: whole,
  cards: list(record),
  players: list(player, MOST_PLAYERS),
  start: shaped<Draft['start']>({ turn: whole, active: text, step: text }),
});

export const isDraft = (value: unknown): value is Draft => draft(value);
