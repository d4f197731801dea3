/** What a situation of Grand Archive looks like that was kept on the device. */
import { DRAFT_ZONES, type Draft, type DraftObject, type DraftPlayer } from '@rulewright/scenario/grand-archive';
import {
  flag,
  type Is,
  list,
  maybe,
  orNull,
  shaped,
  situation,
  text,
  values,
  whole,
  zoned,
} from '../../../../editor/kept.ts';

/** Loaded cards are loaded with nothing. */
const DEEPEST = 2;

const objectWithin = (depth: number): Is =>
  shaped<DraftObject>({
    card: text,
    as: maybe(text),
    count: maybe(whole),
    rested: maybe(flag),
    distant: maybe(flag),
    fostered: maybe(flag),
    imbued: maybe(flag),
    prepared: maybe(flag),
    brewed: maybe(flag),
    preserved: maybe(flag),
    bestowed: maybe(flag),
    counters: maybe(values(whole)),
    damage: maybe(whole),
    attached: maybe(text),
    controller: maybe(text),
    token: maybe(flag),
    loaded: maybe(depth === 0 ? list(() => false) : list(objectWithin(depth - 1))),
    level: maybe(whole),
  });

const object = objectWithin(DEEPEST);

const player = shaped<DraftPlayer>({
  name: text,
  champion: orNull(object),
  counters: values(whole),
  team: orNull(text),
  statuses: list(text),
  libraryExact: flag,
  zones: zoned(DRAFT_ZONES, object),
});

const draft = situation<Draft>(player, {});

export const isDraft = (value: unknown): value is Draft => draft(value);
