/** The characteristics of an object, computed when asked through the layers and cached on its row; and those in the making. */
import type { ObjectId, ObjectRow, PlayerId } from '@rulewright/kernel';
import type { Ability, KeywordAbility, PrintedCost } from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import type { G } from '../state.ts';
import type { Printed } from './printed.ts';

/** What an object is, with all effects applied. */
export interface Characteristics {
  readonly name: string;
  readonly cost: PrintedCost | null;
  /** As it is after layer A, before anything is added to it. */
  readonly baseCost: PrintedCost | null;
  readonly types: number;
  readonly supertypes: number;
  readonly elements: number;
  readonly classes: readonly string[];
  readonly subtypes: readonly string[];
  /** Of a champion its LV; the base level is what is printed. */
  readonly level: number | null;
  readonly baseLevel: number | null;
  readonly life: number | null;
  readonly baseLife: number | null;
  readonly power: number | null;
  readonly basePower: number | null;
  readonly durability: number | null;
  readonly speed: 'fast' | 'slow' | null;
  /** What its attacks have more power: it belongs to the attack and is no power of the unit. */
  readonly attackPower: number;
  /** Properties that it has as long as effects say so, as bits of `Flag`, beside those of its row. */
  readonly properties: number;
  /** Keywords are followed by the abilities they stand for; granted ones come last. */
  readonly abilities: readonly Ability[];
  readonly controller: PlayerId;
}

/** Characteristics in the making. */
export type Draft = { -readonly [K in keyof Characteristics]: Characteristics[K] };

export const draftOf = (p: Printed, controller: PlayerId): Draft => ({
  name: p.name,
  cost: p.cost,
  baseCost: p.cost,
  types: p.types,
  supertypes: p.supertypes,
  elements: p.elements,
  classes: p.classes,
  subtypes: p.subtypes,
  level: p.level,
  baseLevel: p.level,
  life: p.life,
  baseLife: p.life,
  power: p.power,
  basePower: p.power,
  durability: p.durability,
  speed: p.speed,
  attackPower: 0,
  properties: 0,
  abilities: p.abilities,
  controller,
});

/** Of a live object, or as it last existed. Grand Archive's drafts are what it makes them from. */
export const characteristics: (g: G, id: ObjectId) => Characteristics = common.characteristics as (
  g: common.CommonGame,
  id: ObjectId,
) => Characteristics;

export const lastKnown = (g: G, row: ObjectRow): Characteristics => characteristics(g, row.id);

export const controllerOf = (g: G, id: ObjectId): PlayerId => characteristics(g, id).controller;

export const isType = (c: Pick<Characteristics, 'types'>, bits: number): boolean => (c.types & bits) !== 0;
export const isOf = (c: Pick<Characteristics, 'supertypes'>, bit: number): boolean => (c.supertypes & bit) !== 0;

export function hasKeyword(c: Characteristics, keyword: string): boolean {
  const { abilities } = c;
  for (let i = 0; i < abilities.length; i++) {
    const a = abilities[i] as Ability;
    if (a.kind === 'keyword' && a.keyword === keyword) return true;
  }
  return false;
}

/** The amounts of a keyword that an object has several times: those that are not redundant add up. */
export function keywordsOf(c: Characteristics, keyword: string): readonly KeywordAbility[] {
  if (!hasKeyword(c, keyword)) return NO_KEYWORDS;
  return c.abilities.filter((a) => a.kind === 'keyword').filter((a) => a.keyword === keyword);
}
const NO_KEYWORDS: readonly KeywordAbility[] = [];

const same = (a: string, b: string): boolean =>
  a === b || (a.length === b.length && a.toLowerCase() === b.toLowerCase());
export const hasSubtype = (c: Pick<Characteristics, 'subtypes'>, subtype: string): boolean =>
  c.subtypes.some((own) => same(own, subtype));
export const hasClass = (c: Pick<Characteristics, 'classes'>, name: string): boolean =>
  c.classes.some((own) => same(own, name));
