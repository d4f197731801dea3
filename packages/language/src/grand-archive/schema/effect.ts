/** Schemas of continuous effects, changes, replacements and durations. */
import { coreChanges, coreDurations, coreReplacements, coreStaticEffects } from '../../core/schema/done.ts';
import {
  branch,
  closed,
  flag,
  integer,
  list,
  optional,
  type Schema,
  type Variants,
  variants,
  word,
} from '../../core/schema/shape.ts';
import type {
  Change,
  CostChange,
  Duration,
  GrandArchiveFamilies,
  May,
  PayWith,
  Replacement,
  StaticEffect,
} from '../families.ts';
import {
  ability,
  actions,
  cardType,
  change,
  className,
  costs,
  countedCounters,
  direction,
  element,
  filter,
  keyword,
  name,
  object,
  player,
  property,
  speed,
  stat,
  step,
  subtype,
  supertype,
  thing,
  value,
  words,
  zone,
  zones,
} from './words.ts';

const typeWords = {
  types: optional(list(cardType)),
  subtypes: optional(list(subtype)),
  supertypes: optional(list(supertype)),
  classes: optional(list(className)),
};
const chosen = { key: name, set: optional(flag) };

export const changeSchema = variants<Change, 'kind'>('kind', {
  ...coreChanges<GrandArchiveFamilies>(),
  base: { stat, to: value },
  speed: { speed },
  types: { ...typeWords, set: optional(flag) },
  removeTypes: typeWords,
  chosenType: chosen,
  elements: { elements: list(element), set: optional(flag) },
  chosenElement: chosen,
  gainChosen: { key: name },
  gainAbilitiesOf: { of: object, activated: optional(flag), now: optional(closed(list(ability))) },
  property: { property },
  add: { stat, amount: value },
  double: { stat },
  swap: { a: stat, b: stat },
});

const costChange: Variants<CostChange, 'kind'>['cost'] = {
  of: word('activate', 'materialize', 'ability', 'bestow', 'attack'),
  what: filter,
  who: optional(player),
  more: optional(value),
  less: optional(value),
  set: optional(value),
  least: optional(value),
  keyword: optional(keyword),
  uses: optional(integer(1)),
};

const payWith: Variants<PayWith, 'kind'>['payWith'] = {
  who: player,
  cost: word('reserve', 'memory'),
  of: optional(filter),
  by: costs,
  amount: value,
  times: optional(value),
  only: optional(flag),
};

const ofObjects = { kind: word('may'), what: object };
const ofPlayer = { kind: word('may'), who: player };
const playing = {
  ...ofPlayer,
  what: filter,
  zones: optional(zones),
  free: optional(flag),
  cost: optional(costs),
  extra: optional(costs),
  speed: optional(speed),
  ignoringElements: optional(flag),
  limit: optional(integer(1)),
};

/** A permission is told apart by its action. */
const may = variants<May, 'action'>('action', {
  activate: playing,
  materialize: playing,
  payInstead: { ...ofPlayer, what: filter, cost: costs, keyword: optional(keyword), limit: optional(integer(1)) },
  lookAtTop: ofPlayer,
  revealTop: ofPlayer,
  lookAtFaceDown: { ...ofPlayer, what: filter },
  attackAsAlly: ofObjects,
  attackAsAwake: ofObjects,
  attackStealth: ofObjects,
  ignoreTaunt: ofObjects,
  retaliateAsAwake: ofObjects,
  attackUsing: { ...ofObjects, using: filter },
  beginOnField: ofObjects,
});

/** All but the permissions are told apart by their kind. */
const others = variants<Exclude<StaticEffect, May>, 'kind'>('kind', {
  ...coreStaticEffects<GrandArchiveFamilies>(words),
  cost: costChange,
  payWith,
  skip: { who: player, step },
  enable: { who: player, elements: list(element), not: optional(flag) },
  limit: { of: word('hand', 'memory'), who: player, to: value },
  distorted: {},
  more: { of: word('recover', 'empower', 'glimpse', 'gather', 'deluge'), who: player, amount: value },
});

export const staticEffectSchema: Schema<StaticEffect> = branch('kind', 'may', may, others);

export const replacementSchema = variants<Replacement, 'kind'>('kind', {
  ...coreReplacements<GrandArchiveFamilies>(),
  enters: {
    // What is chosen as it enters may say with how many counters.
    actions: optional(actions),
    rested: optional(flag),
    counters: optional(countedCounters),
    copyOf: optional(object),
    copyChanges: optional(list(change)),
    transformed: optional(flag),
    properties: optional(list(property)),
    facing: optional(direction),
  },
  change: {
    amount: optional(value),
    to: optional(thing),
    zone: optional(zone),
    position: optional(word('top', 'bottom')),
    who: optional(player),
    counters: optional(countedCounters),
    properties: optional(list(property)),
  },
  prevent: {
    amount: optional(value),
    allBut: optional(value),
    shield: optional(flag),
    actions: optional(actions),
  },
});

export const durationSchema = variants<Duration, 'kind'>('kind', {
  ...coreDurations<GrandArchiveFamilies>(words),
  nextWakeUp: { of: thing },
  endOfCombat: {},
  attack: {},
});
