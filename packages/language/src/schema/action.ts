/** Schemas of actions, targets and mana. */
import type { Action, Destination, Mana, Target } from '../action.ts';
import { effect, tokenFace, triggeredAbility } from './ability.ts';
import { anyInteger, binds, closed, either, fields, flag, list, optional, refers, variants, word } from './shape.ts';
import {
  ability,
  actions,
  change,
  color,
  condition,
  costs,
  countedCounters,
  duration,
  filter,
  mana,
  name,
  producedMana,
  selector,
  staticEffect,
  step,
  stepPhaseOrTurn,
  value,
  zone,
  zones,
} from './words.ts';

export const targetSchema = fields<Target>({
  what: filter,
  zones: optional(zones),
  min: optional(value),
  max: optional(value),
  who: optional(selector),
  divide: optional(value),
  notAlso: optional(list(refers)),
  name: binds,
});

const destination = fields<Destination>({
  zone,
  position: optional(either(word('top', 'bottom'), anyInteger)),
  order: optional(word('chosen', 'random')),
  tapped: optional(flag),
  attacking: optional(flag),
  controller: optional(selector),
  faceDown: optional(flag),
  transformed: optional(flag),
  attachedTo: optional(selector),
  counters: optional(countedCounters),
});

export const manaSchema = variants<Mana, 'kind'>('kind', {
  fixed: { mana: producedMana },
  oneOf: { mana: list(producedMana) },
  anyColor: { amount: value, combination: optional(flag), among: optional(list(color)) },
  times: { mana: producedMana, amount: value },
  chosenColor: { key: name, amount: value },
});

const who = optional(selector);
const as = optional(binds);
const toObjects = { what: selector };
const toPlayers = { who: selector };
const ofLife = { who: selector, amount: value };
const ofCards = { who: selector, count: value };
const ofTwo = { a: selector, b: selector };
const countOrAll = either(value, word('all'));

/** What is bound inside a loop ends with it; what is bound inside `if`, `may`, `pay` and `either` may be used afterwards. */
export const actionSchema = variants<Action, 'do'>(
  'do',
  {
    // biome-ignore lint/suspicious/noThenProperty: it is a field of the card language.
    if: { condition, then: actions, else: optional(actions) },
    may: { who, actions, name: optional(binds) },
    // biome-ignore lint/suspicious/noThenProperty: it is a field of the card language.
    pay: { who, cost: costs, optional: optional(flag), then: optional(actions), else: optional(actions) },
    forEach: { in: selector, as: binds, actions },
    repeat: { times: value, actions },
    let: { value: optional(value), objects: optional(selector), name: binds },
    either: { who, options: list(actions) },
    choose: {
      who,
      from: selector,
      min: optional(value),
      max: optional(value),
      random: optional(flag),
      as: binds,
    },
    chooseColor: { who, key: name },
    chooseWord: {
      who,
      domain: word('cardName', 'creatureType', 'landType', 'cardType'),
      key: name,
      where: optional(filter),
    },
    chooseNumber: { who, min: value, max: value, key: name },
    note: { key: name, objects: optional(selector), value: optional(value) },
    move: { what: selector, to: destination, note: optional(name), as },
    draw: { ...ofCards, as },
    discard: {
      who: selector,
      count: either(value, word('hand')),
      what: optional(filter),
      random: optional(flag),
      as,
    },
    discardCards: toObjects,
    mill: { ...ofCards, as },
    search: {
      who,
      whose: optional(selector),
      zones,
      what: filter,
      min: optional(value),
      max: value,
      reveal: optional(flag),
      as: binds,
    },
    shuffle: toPlayers,
    reveal: toObjects,
    look: { who, what: selector },
    scry: ofCards,
    surveil: ofCards,
    destroy: { what: selector, noRegeneration: optional(flag), as },
    sacrifice: { who: selector, what: filter, count: value, as },
    sacrificeObjects: toObjects,
    tap: toObjects,
    untap: toObjects,
    regenerate: toObjects,
    transform: toObjects,
    removeFromCombat: toObjects,
    phaseOut: toObjects,
    turnUp: toObjects,
    attach: { what: selector, to: selector },
    unattach: toObjects,
    counters: { on: selector, counter: name, count: value },
    removeCounters: { from: selector, counter: optional(name), count: countOrAll },
    moveCounters: { from: selector, to: selector, counter: optional(name), count: countOrAll },
    token: {
      token: closed(tokenFace),
      count: value,
      who,
      tapped: optional(flag),
      attacking: optional(flag),
      as,
    },
    copyToken: { of: selector, count: value, who, changes: optional(list(change)), as },
    exchangeControl: ofTwo,
    fight: ofTwo,
    damage: {
      source: optional(selector),
      to: selector,
      amount: value,
      divided: optional(refers),
      unpreventable: optional(flag),
    },
    gainLife: ofLife,
    loseLife: ofLife,
    setLife: { who: selector, to: value },
    mana: { who, mana, restriction: optional(filter) },
    win: toPlayers,
    lose: toPlayers,
    extraTurn: toPlayers,
    extraPhase: { phase: word('combat', 'combatAndMain'), after: optional(step) },
    skip: { who: selector, step: stepPhaseOrTurn },
    emblem: { who: selector, abilities: closed(list(ability)) },
    counter: { what: selector, to: optional(destination) },
    copySpell: { what: selector, count: optional(value), newTargets: optional(flag), who },
    newTargets: { of: selector, who },
    cast: {
      who,
      what: selector,
      free: optional(flag),
      copies: optional(flag),
      optional: optional(flag),
    },
    effect: { effects: list(staticEffect), duration },
    delayed: { trigger: triggeredAbility, once: optional(flag), until: optional(duration) },
    reflexive: { effect },
  },
  'forEach',
  'repeat',
);
