/** Schemas of continuous effects, changes, replacements and durations. */
import { coreChanges, coreDurations, coreReplacements, coreStaticEffects } from '../../core/schema/done.ts';
import {
  bindsAs,
  block,
  branch,
  closed,
  either,
  fields,
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
  MagicFamilies,
  May,
  Replacement,
  Skip,
  StaticEffect,
  TokenFace,
  Value,
} from '../families.ts';
import { PREDEFINED_TOKENS, type PredefinedToken } from '../words.ts';
import { tokenFace } from './ability.ts';
import {
  actions,
  cardType,
  change,
  color,
  condition,
  costs,
  countedCounters,
  filter,
  keyword,
  manaCost,
  name,
  permanent,
  player,
  producedMana,
  selector,
  skipped,
  staticEffect,
  subtype,
  supertype,
  value,
  words,
  zone,
  zones,
} from './words.ts';

const typeWords = {
  types: optional(list(cardType)),
  subtypes: optional(list(subtype)),
  supertypes: optional(list(supertype)),
};

export const changeSchema = variants<Change, 'kind'>('kind', {
  ...coreChanges<MagicFamilies>(),
  text: { from: name, to: name },
  types: { ...typeWords, set: optional(flag) },
  removeTypes: { ...typeWords, allCreatureTypes: optional(flag) },
  everyCreatureType: {},
  chosenType: { key: name, set: optional(flag) },
  colors: { colors: list(color), set: optional(flag) },
  chosenColor: { key: name, set: optional(flag) },
  setPT: { power: optional(value), toughness: optional(value) },
  addPT: { power: value, toughness: value, doubles: optional(flag) },
  switchPT: {},
  noManaCost: {},
  loseThisAbility: {},
  gainAbilitiesOf: { of: selector, except: optional(word('mana', 'loyalty')), triggered: optional(flag) },
});

const skip: Variants<Skip, 'kind'>['skip'] = {
  who: player,
  step: skipped,
  optional: optional(flag),
  then: optional(actions),
};
const costChange: Variants<CostChange, 'kind'>['cost'] = {
  of: word('spell', 'ability'),
  what: filter,
  who: optional(player),
  more: optional(manaCost),
  less: optional(manaCost),
  lessCostOf: optional(selector),
  least: optional(value),
  onlyColored: optional(flag),
  zones: optional(zones),
  times: optional(value),
  atLeast: optional(value),
  extra: optional(costs),
  abilities: optional(word('nonMana', 'loyalty')),
  keyword: optional(keyword),
  targets: optional(filter),
};

const ofObjects = { kind: word('may'), what: permanent };
const ofPlayer = { kind: word('may'), who: player };

/** A permission is told apart by its action. */
const may = variants<May, 'action'>('action', {
  play: {
    ...ofPlayer,
    what: filter,
    zones,
    free: optional(flag),
    cost: optional(costs),
    asThoughFlash: optional(flag),
    anyMana: optional(either(flag, word('color'))),
    extra: optional(costs),
    limit: optional(integer(1)),
    also: optional(
      block<{ readonly as: string; readonly effects: readonly StaticEffect[] }>({
        as: bindsAs(['stack']),
        effects: list(staticEffect),
      }),
    ),
  },
  payInstead: { ...ofPlayer, what: filter, cost: costs, limit: optional(integer(1)) },
  anyMana: { ...ofPlayer, of: word('spell', 'ability'), what: filter, as: optional(word('color')) },
  flash: { ...ofPlayer, what: filter },
  activateAnyTime: { ...ofPlayer, keyword },
  moreLoyalty: { ...ofObjects, times: integer(2) },
  extraLands: { ...ofPlayer, count: value },
  noMaximumHandSize: ofPlayer,
  maximumHandSize: { ...ofPlayer, size: optional(value), by: optional(value) },
  shareName: ofObjects,
  stayTapped: ofObjects,
  untapToo: { ...ofObjects, opponents: optional(flag) },
  drawToo: ofPlayer,
  blockMore: { ...ofObjects, count: either(value, word('any')) },
  attackWithDefender: ofObjects,
  blockAsThoughUntapped: ofObjects,
  activateAsThoughHaste: ofObjects,
  keepMana: { ...ofPlayer, colors: optional(list(color)) },
  lookAtTop: ofPlayer,
  revealTop: ofPlayer,
  revealHand: ofPlayer,
  crewAs: { ...ofObjects, for: list(word('crew', 'saddle')), more: optional(value), toughness: optional(flag) },
  lookAtFaceDown: { ...ofPlayer, what: filter },
  targetDespite: { ...ofPlayer, what: selector, keyword },
  chooseBlocks: ofPlayer,
  blockDespite: { ...ofObjects, keyword, quality: optional(filter) },
  beBlockedDespite: { ...ofObjects, keyword, quality: optional(filter) },
  assignByToughness: ofObjects,
  assignAsUnblocked: ofObjects,
  canBlockFlying: ofObjects,
  dealAsThoughWither: ofObjects,
});

/** All but the permissions are told apart by their kind. */
const others = variants<Exclude<StaticEffect, May>, 'kind'>('kind', {
  ...coreStaticEffects<MagicFamilies>(words),
  cost: costChange,
  skip,
});

export const staticEffectSchema: Schema<StaticEffect> = branch('kind', 'may', may, others);

export const replacementSchema = variants<Replacement, 'kind'>('kind', {
  ...coreReplacements<MagicFamilies>(),
  enters: {
    // What is chosen as it enters may say with how many counters.
    actions: optional(actions),
    tapped: optional(flag),
    tappedIf: optional(condition),
    counters: optional(countedCounters),
    copyOf: optional(selector),
    copyChanges: optional(list(change)),
    choice: optional(list(list(change))),
    controller: optional(player),
    faceDown: optional(flag),
    attacks: optional(selector),
    transformed: optional(flag),
    prepared: optional(flag),
  },
  change: {
    amount: optional(value),
    to: optional(selector),
    upTo: optional(value),
    zone: optional(zone),
    position: optional(word('top', 'bottom', 'shuffled')),
    reveal: optional(flag),
    counters: optional(countedCounters),
    who: optional(selector),
    counter: optional(name),
    tokens: optional(
      list(
        fields<{ readonly token: TokenFace | PredefinedToken; readonly count: Value }>({
          token: either(closed(tokenFace), word(...PREDEFINED_TOKENS)),
          count: value,
        }),
      ),
    ),
    keep: optional(flag),
    note: optional(name),
    mana: optional(producedMana),
  },
  prevent: { amount: optional(value), shield: optional(flag), actions: optional(actions) },
  regenerate: {},
});

export const durationSchema = variants<Duration, 'kind'>('kind', {
  ...coreDurations<MagicFamilies>(words),
  endOfCombat: {},
  untilPlaneswalk: {},
  duringNextUntap: { of: player },
});
