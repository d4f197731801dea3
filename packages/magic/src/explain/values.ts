/** The values of an object that can be explained, one entry each with its rule and how it is read. */

import type { Ability } from '@rulewright/language/magic';
import { asPlain, EVERY_LAYER, type ExplainedValue } from '@rulewright/rules';
import { costText } from '../100-game/106-mana/107.4-mana-symbols.ts';
import { hasKeyword } from '../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../100-game/109.3-draft.ts';
import { ColorBit, SupertypeBit, typesIn } from '../200-cards/205-card-types.ts';
import { Layer } from '../600-effects/613-continuous/613.1-layer.ts';
import { keywords } from '../700-additional/702-keywords/index.ts';

const named = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => (bit !== 0 && (bits & bit) !== 0 ? [name] : []));

/** Abilities that a keyword stands for follow it in the list; the keyword says it all. */
const ownAbilities = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.filter((a) => !('keyword' in a) || a.kind === 'keyword');

const STATS: readonly number[] = [Layer.definePT, Layer.setPT, Layer.addPT, Layer.switchPT];

const values: Readonly<Record<string, ExplainedValue<Characteristics>>> = {
  name: { rule: '201.2', read: (c) => c.name, limit: EVERY_LAYER, writtenIn: [Layer.copy] },
  'mana-cost': {
    rule: '202.1',
    read: (c) => (c.cost === null ? null : costText(c.cost)),
    limit: EVERY_LAYER,
    writtenIn: [Layer.copy],
  },
  'mana-value': { rule: '202.3', read: (c) => c.manaValue, limit: EVERY_LAYER, writtenIn: [Layer.copy] },
  controller: { rule: '109.4', read: (c) => c.controller, limit: EVERY_LAYER, writtenIn: [Layer.control] },
  colors: { rule: '105.2', read: (c) => named(c.colors, ColorBit), limit: EVERY_LAYER, writtenIn: [Layer.color] },
  types: {
    rule: '205.1',
    read: (c) => [
      ...named(c.supertypes, SupertypeBit),
      ...typesIn(c.types),
      ...(c.everyCreatureType ? ['every creature type'] : []),
      ...c.subtypes,
    ],
    limit: EVERY_LAYER,
    writtenIn: [Layer.type],
  },
  subtypes: {
    rule: '205.3',
    read: (c) => (c.everyCreatureType ? ['every creature type', ...c.subtypes] : c.subtypes),
    limit: EVERY_LAYER,
    writtenIn: [Layer.type],
  },
  abilities: {
    rule: '113.1',
    read: (c) => asPlain(ownAbilities(c.abilities)),
    limit: EVERY_LAYER,
    writtenIn: [Layer.ability],
  },
  power: { rule: '208.1', read: (c) => c.power, limit: EVERY_LAYER, writtenIn: STATS },
  toughness: { rule: '208.1', read: (c) => c.toughness, limit: EVERY_LAYER, writtenIn: STATS },
  'base-power': { rule: '208.4b', read: (c) => c.power, limit: Layer.addPT, writtenIn: STATS },
  'base-toughness': { rule: '208.4b', read: (c) => c.toughness, limit: Layer.addPT, writtenIn: STATS },
};

/** The names of the values, besides keywords ("flying": whether it has that) and counters on permanents. */
export const EXPLAINED: readonly string[] = Object.keys(values);

/** Whether it has a keyword is a value too. */
export function explainedValue(name: string): ExplainedValue<Characteristics> | undefined {
  const own = Object.hasOwn(values, name) ? values[name] : undefined;
  if (own !== undefined || !Object.hasOwn(keywords, name)) return own;
  return { rule: '702.1', read: (c) => hasKeyword(c, name), limit: EVERY_LAYER, writtenIn: [Layer.ability] };
}
