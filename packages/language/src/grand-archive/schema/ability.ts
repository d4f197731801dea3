/** Schemas of abilities, and of the sides of cards that have them. */
import { coreAbilities, effectFields } from '../../core/schema/done.ts';
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
  text,
  variants,
  word,
} from '../../core/schema/shape.ts';
import type { Card } from '../card.ts';
import type { PrintedCost } from '../face.ts';
import type { Ability, ActivatedAbility, Face, GrandArchiveFamilies, TokenFace, Value } from '../families.ts';
import {
  ability,
  cardType,
  className,
  condition,
  costs,
  element,
  keyword,
  label,
  name,
  restriction,
  selector,
  speed,
  subtype,
  supertype,
  value,
  words,
  zone,
  zones,
} from './words.ts';

const { targets, afterTargets } = effectFields<GrandArchiveFamilies>();

/** What is bound by an additional or alternative cost, or by a line of instructions, can be used by the abilities that follow it. */
export const abilitySchema = variants<Ability, 'kind'>(
  'kind',
  {
    ...coreAbilities<GrandArchiveFamilies>(words),
    activated: {
      zones: optional(zones),
      timing: optional(word('slow')),
      condition: optional(condition),
      limit: optional(
        fields<{ readonly times: Value; readonly per: 'turn' | 'game' }>({ times: value, per: word('turn', 'game') }),
      ),
      less: optional(fields<NonNullable<ActivatedAbility['less']>>({ amount: value, condition: optional(condition) })),
      who: optional(selector),
      keyword: optional(keyword),
      targets,
      cost: costs,
      ...afterTargets,
    },
    additionalCost: {
      cost: costs,
      for: optional(word('activate', 'materialize', 'attack', 'bestow')),
      optional: optional(flag),
      name: optional(name),
    },
    alternativeCost: {
      cost: costs,
      name,
      condition: optional(condition),
      zone: optional(zone),
      besides: optional(flag),
      less: optional(value),
    },
    restricted: { by: someOf(restriction), abilities: list(ability) },
    // It is the champion that has them.
    inherited: { abilities: closed(list(ability)) },
    lineageRelease: { targets, ...afterTargets },
    only: { action: word('activate', 'materialize', 'bestow'), condition },
  },
  'activated',
  'triggered',
  'static',
  'replacement',
  'keyword',
  'lineageRelease',
);

const facts = {
  name,
  types: someOf(cardType),
  supertypes: optional(list(supertype)),
  classes: optional(list(className)),
  elements: optional(list(element)),
  subtypes: optional(list(subtype)),
  cost: optional(fields<PrintedCost>({ kind: word('reserve', 'memory'), amount: either(integer(0), word('X')) })),
  level: optional(integer(0)),
  durability: optional(integer(0)),
  speed: optional(speed),
  labels: optional(list(label)),
  abilities: optional(closed(list(ability))),
};

export const tokenFace = block<TokenFace>({ ...facts, power: optional(value), life: optional(value) });

const face = block<Face>({
  ...facts,
  token: optional(flag),
  power: optional(anyInteger),
  life: optional(anyInteger),
});

export const cardSchema = fields<Card>({ slug: text(/^[a-z0-9][a-z0-9-]*$/), name, faces: oneOrMore(face) });
