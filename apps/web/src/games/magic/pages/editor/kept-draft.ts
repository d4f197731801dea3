/** What a situation of Magic looks like that was kept on the device. */
import { DRAFT_ZONES, type Draft, type DraftObject, type DraftPlayer } from '@rulewright/scenario/magic';
import { flag, list, maybe, orNull, record, shaped, text, values, whole, zoned } from '../../../../editor/kept.ts';
import { MOST_PLAYERS } from '../../../../editor/situation.ts';

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
  zones: zoned(DRAFT_ZONES, object),
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
