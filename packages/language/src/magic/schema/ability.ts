/** Schemas of abilities, and of the faces that have them. */
import { coreAbilities, effectFields, effectSchema } from '../../core/schema/done.ts';
import {
  anyInteger,
  block,
  closed,
  either,
  fields,
  flag,
  integer,
  list,
  oneOrMore,
  optional,
  someOf,
  variants,
  word,
} from '../../core/schema/shape.ts';
import type { Card } from '../card.ts';
import type { Ability, ActivatedAbility, Face, MagicFamilies, TokenFace, TokenSide, Value } from '../families.ts';
import {
  ability,
  cardType,
  color,
  condition,
  cost,
  costs,
  filter,
  keyword,
  manaCost,
  name,
  selector,
  subtype,
  supertype,
  value,
  words,
  zone,
  zones,
} from './words.ts';

const { targets, afterTargets } = effectFields<MagicFamilies>();
export const effect = effectSchema<MagicFamilies>();

/** What is bound by an additional or alternative cost can be used by the abilities that follow it. */
export const abilitySchema = variants<Ability, 'kind'>(
  'kind',
  {
    ...coreAbilities<MagicFamilies>(words),
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
          targets: optional(filter),
          count: optional(integer(2)),
        }),
      ),
      keyword: optional(keyword),
      targets,
      cost: costs,
      ...afterTargets,
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

const face = block<Face>({
  ...facts,
  power: optional(anyInteger),
  toughness: optional(anyInteger),
  hand: optional(anyInteger),
  life: optional(anyInteger),
});

export const cardSchema = fields<Card>({
  name,
  layout: word('normal', 'split', 'flip', 'transform', 'modal', 'adventure', 'prepare', 'prototype', 'meld'),
  faces: oneOrMore(face),
});
