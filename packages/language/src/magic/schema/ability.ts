/** Schemas of abilities, and of the faces that have them. */
import type { Ability, ActivatedAbility, Effect, Mode, Modes, TriggeredAbility } from '../ability.ts';
import type { Card, Face, TokenFace, TokenSide } from '../card.ts';
import type { Value } from '../value.ts';
import {
  anyInteger,
  binds,
  block,
  closed,
  either,
  type Fields,
  fields,
  flag,
  integer,
  list,
  oneOrMore,
  optional,
  someOf,
  variants,
  word,
} from './shape.ts';
import {
  ability,
  actions,
  cardType,
  color,
  condition,
  cost,
  costs,
  eventPattern,
  eventRole,
  filter,
  keyword,
  manaCost,
  name,
  replacement,
  selector,
  staticEffect,
  subtype,
  supertype,
  target,
  value,
  zone,
  zones,
} from './words.ts';

const targets = optional(list(target));

/** Targets are chosen before costs are paid, and both come before what is done. */
const mode = block<Mode>({ targets, cost: optional(costs), actions });
const modes = fields<Modes>({
  min: value,
  max: value,
  repeat: optional(flag),
  unchosen: optional(word('ever', 'turn')),
  choices: someOf(mode),
});
const afterTargets = { actions, modes: optional(modes) };

export const effect = block<Effect>({ targets, ...afterTargets });

const triggered: Fields<TriggeredAbility, 'kind'> = {
  on: eventPattern,
  condition: optional(condition),
  zones: optional(zones),
  oneOrMore: optional(
    fields<NonNullable<TriggeredAbility['oneOrMore']>>({
      per: optional(eventRole),
      as: optional(binds),
      to: optional(binds),
      total: optional(binds),
    }),
  ),
  nth: optional(fields<NonNullable<TriggeredAbility['nth']>>({ number: integer(1), per: optional(eventRole) })),
  limit: optional(fields<NonNullable<TriggeredAbility['limit']>>({ times: integer(1), per: word('turn', 'game') })),
  keyword: optional(keyword),
  targets,
  ...afterTargets,
};

export const triggeredAbility = block<TriggeredAbility>({ kind: word('triggered'), ...triggered });

/** What is bound by an additional or alternative cost can be used by the abilities that follow it. */
export const abilitySchema = variants<Ability, 'kind'>(
  'kind',
  {
    spell: { targets, ...afterTargets },
    activated: {
      zones: optional(zones),
      timing: optional(word('sorcery', 'instant', 'spell')),
      special: optional(flag),
      condition: optional(condition),
      limit: optional(
        fields<{ readonly times: Value; readonly per: 'turn' | 'game' }>({ times: value, per: word('turn', 'game') }),
      ),
      who: optional(selector),
      less: optional(
        fields<NonNullable<ActivatedAbility['less']>>({
          mana: manaCost,
          times: optional(value),
          condition: optional(condition),
        }),
      ),
      keyword: optional(keyword),
      targets,
      cost: costs,
      ...afterTargets,
    },
    triggered,
    static: {
      effects: list(staticEffect),
      condition: optional(condition),
      zones: optional(zones),
      defining: optional(flag),
    },
    replacement: {
      on: eventPattern,
      condition: optional(condition),
      zones: optional(zones),
      optional: optional(flag),
      instead: replacement,
    },
    keyword: {
      keyword,
      cost: optional(costs),
      amount: optional(value),
      what: optional(filter),
      abilities: optional(list(ability)),
      ability: optional(ability),
      word: optional(name),
    },
    additionalCost: {
      cost: list(cost),
      optional: optional(flag),
      repeat: optional(flag),
      name: optional(name),
      counts: optional(name),
    },
    alternativeCost: {
      cost: list(cost),
      name,
      condition: optional(condition),
      zone: optional(zone),
      transformed: optional(flag),
      flash: optional(flag),
      faceDown: optional(word('morph', 'disguise')),
    },
  },
  'spell',
  'activated',
  'triggered',
  'static',
  'replacement',
  'keyword',
);

const facts = {
  name,
  cost: optional(manaCost),
  colors: optional(list(color)),
  supertypes: optional(list(supertype)),
  types: someOf(cardType),
  subtypes: optional(list(subtype)),
  loyalty: optional(either(integer(0), word('X'))),
  defense: optional(integer(0)),
  abilities: optional(closed(list(ability))),
};

const tokenSide = { ...facts, power: optional(value), toughness: optional(value) };

export const tokenFace = block<TokenFace>({ ...tokenSide, back: optional(block<TokenSide>(tokenSide)) });

const face = block<Face>({ ...facts, power: optional(anyInteger), toughness: optional(anyInteger) });

export const cardSchema = fields<Card>({
  name,
  layout: word('normal', 'split', 'flip', 'transform', 'modal', 'adventure', 'prepare', 'prototype'),
  faces: oneOrMore(face),
});
