/** The values of an object that can be explained, one entry each with its rule and how it is read. */
import type { Plain } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/grand-archive';
import { asPlain, EVERY_LAYER, type ExplainedValue } from '@rulewright/rules';
import { keywords } from '../abilities/keywords/index.ts';
import { Layer } from '../effects/layer.ts';
import { type Characteristics, hasKeyword } from '../parts-of-a-card/characteristics.ts';
import { elementWords, supertypeWords, typeWords } from '../parts-of-a-card/words.ts';

type Value = ExplainedValue<Characteristics>;

/** Abilities that a keyword stands for follow it in the list; the keyword says it all. */
const ownAbilities = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.filter((a) => !('keyword' in a) || a.kind === 'keyword' || a.kind === 'activated');

/** Layers A, E and swaps. */
const NUMBERS: readonly number[] = [Layer.base, Layer.change, Layer.swap];

const number = (rule: string, read: Value['read']): Value => ({
  rule,
  read,
  limit: EVERY_LAYER,
  writtenIn: NUMBERS,
});
/** What it is after layer A. */
const base = (rule: string, read: Value['read']): Value => ({
  rule,
  read,
  limit: Layer.type,
  writtenIn: [Layer.base],
});
const words = (rule: string, layer: number, read: Value['read']): Value => ({
  rule,
  read,
  limit: EVERY_LAYER,
  writtenIn: [layer],
});

const costOf = ({ cost }: Characteristics): Plain => (cost === null ? null : `${cost.kind} ${cost.amount}`);

const values: Readonly<Record<string, Value>> = {
  name: words('name.1', Layer.copy, (c) => c.name),
  controller: words('term-control-and-ownership.1', Layer.control, (c) => c.controller),
  types: words('typeline.1', Layer.type, (c) => [
    ...supertypeWords(c.supertypes),
    ...typeWords(c.types),
    ...c.subtypes,
  ]),
  subtypes: words('typeline.1', Layer.type, (c) => c.subtypes),
  classes: words('typeline.1', Layer.type, (c) => c.classes),
  elements: words('element.1', Layer.element, (c) => elementWords(c.elements)),
  abilities: words('abilities.1', Layer.ability, (c) => asPlain(ownAbilities(c.abilities))),
  power: number('stats.power.2', (c) => c.power),
  life: number('stats.life.2', (c) => c.life),
  level: number('term-lv.1', (c) => c.level),
  cost: number('cost.1', costOf),
  speed: { ...number('stats.speed.2', (c) => c.speed), writtenIn: [Layer.base] },
  'base-power': base('stats.power.1', (c) => c.power),
  'base-life': base('stats.life.1', (c) => c.life),
  'base-level': base('term-level-base.1', (c) => c.level),
};

/** The names of the values, besides keywords ("stealth": whether it has that). */
export const EXPLAINED: readonly string[] = Object.keys(values);

const isKeyword = (name: string): boolean => Object.hasOwn(keywords, name);

/** Whether it has a keyword is a value too. */
export function explainedValue(name: string): Value | undefined {
  const own = Object.hasOwn(values, name) ? values[name] : undefined;
  if (own !== undefined || !isKeyword(name)) return own;
  return words(keywords[name]?.rule ?? 'abilities.1', Layer.ability, (c) => hasKeyword(c, name));
}

/** What depends on which text exists. */
export const isText = (name: string): boolean => name === 'abilities' || isKeyword(name);
