/** What a situation of Magic looks like that was kept on the device. */
import { DRAFT_ZONES, type Draft, type DraftObject, type DraftPlayer } from '@rulewright/scenario/magic';
import {
  flag,
  list,
  maybe,
  orNull,
  record,
  shaped,
  situation,
  text,
  values,
  whole,
  zoned,
} from '../../../../editor/kept.ts';

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

const draft = situation<Draft>(player, {});

export const isDraft = (value: unknown): value is Draft => draft(value);
