/** What things are besides or instead: types, colours, names (layers 4 and 5 of rule 613). */

import type { Change, Selector, StaticEffect } from '@rulewright/language/magic';
import { COLORS } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Kinds } from '../categories/nouns.ts';
import { BASIC_LAND_TYPES } from '../nouns/basic-land-types.ts';
import { subtypeKind } from '../types/subtype-kinds.ts';
import { besides, newSelf } from './changes.ts';

export const typesChanging = rulesOf();
const { rule } = typesChanging;

const modify =
  (...changes: readonly Change[]) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'modify', what, changes }];

// Lists of types: "artifact creature", "Human Wizard", "black Zombie"
const none: Kinds = { types: [], subtypes: [], supertypes: [], colors: [] };
rule({
  name: 'kindsWord.type',
  of: 'KindsWord',
  slots: { t: 'CardType' },
  en: '{t}',
  mean: ({ t }) => ({ ...none, types: [t] }),
});
rule({
  name: 'kindsWord.subtype',
  of: 'KindsWord',
  slots: { t: 'Subtype' },
  en: '{t}',
  mean: ({ t }) => ({ ...none, subtypes: [t] }),
});
rule({
  name: 'kindsWord.supertype',
  of: 'KindsWord',
  slots: { t: 'Supertype' },
  en: '{t}',
  mean: ({ t }) => ({ ...none, supertypes: [t] }),
});
rule({
  name: 'kindsWord.color',
  of: 'KindsWord',
  slots: { c: 'Color' },
  en: '{c}',
  mean: ({ c }) => ({ ...none, colors: [c] }),
});
rule({ name: 'kinds.one', of: 'Kinds', slots: { a: 'KindsWord' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'kinds.more',
  of: 'Kinds',
  slots: { a: 'KindsWord', more: 'Kinds' },
  en: '{a#sg} {more}',
  mean: ({ a, more }) => ({
    types: [...a.types, ...more.types],
    subtypes: [...a.subtypes, ...more.subtypes],
    supertypes: [...a.supertypes, ...more.supertypes],
    colors: [...a.colors, ...more.colors],
  }),
});
rule({
  name: 'predicate.isBesides',
  of: 'Predicate',
  slots: { k: 'Kinds' },
  en: [
    '<are> a {k#sg} in addition to its other types',
    '<are> {k#pl} in addition to their other types',
    '<are> a {k#sg} in addition to its other creature types',
    '<are> {k#pl} in addition to their other creature types',
    '<are> {k#sg} in addition to its other types',
    '<are> {k#sg} in addition to their other types',
    '<are> {k#pl} in addition to their other land types',
    '<are> a {k#sg} in addition to its other land types',
  ],
  mean: ({ k }) => modify(...besides(k)),
});
rule({
  name: 'predicate.isBesidesColors',
  of: 'Predicate',
  slots: { k: 'Kinds' },
  en: [
    '<are> a {k#sg} in addition to its other colors and types',
    '<are> {k#pl} in addition to their other colors and types',
  ],
  mean: ({ k }) => modify(...besides(k, true)),
});
rule({
  name: 'predicate.legendary',
  of: 'Predicate',
  slots: { t: 'Supertype' },
  en: '<are> {t}',
  mean: ({ t }) => modify({ kind: 'types', supertypes: [t] }),
});

// Every type, the chosen one
rule({
  name: 'predicate.everyCreatureType',
  of: 'Predicate',
  en: ['<are> every creature type', '<are> all creature types'],
  mean: () => modify({ kind: 'everyCreatureType' }),
});
rule({
  name: 'predicate.chosenTypeBesides',
  of: 'Predicate',
  en: [
    '<are> the chosen type in addition to its other types',
    '<are> the chosen type in addition to their other types',
    '<are> the chosen type in addition to its other creature types',
    '<are> the chosen creature type in addition to its other types',
    '<have> the chosen creature type in addition to its other types',
  ],
  mean: () => modify({ kind: 'chosenType', key: 'type' }),
});
rule({
  name: 'predicate.chosenType',
  of: 'Predicate',
  en: '<are> the chosen type',
  mean: () => modify({ kind: 'chosenType', key: 'type', set: true }),
});
/** 305.6–7: a land that is only of basic land types. */
rule({
  name: 'predicate.isLandType',
  of: 'Predicate',
  slots: { t: 'LandType' },
  en: ['<are> a {t#sg}', '<are> {t#pl}'],
  mean: ({ t }) => modify({ kind: 'types', subtypes: [t], set: true }),
});
/** 305.7 */
rule({
  name: 'predicate.isColorlessLand',
  of: 'Predicate',
  slots: { t: 'LandType' },
  en: '<are> a colorless {t#sg} land',
  mean: ({ t }) =>
    modify({ kind: 'types', types: ['land'], subtypes: [t], set: true }, { kind: 'colors', colors: [], set: true }),
});
for (const type of BASIC_LAND_TYPES)
  rule({ name: `landType.${type}`, of: 'LandType', en: `<${type}>`, mean: () => type });
rule({
  name: 'predicate.everyBasicLandType',
  of: 'Predicate',
  en: [
    '<are> every basic land type in addition to its other types',
    '<are> every basic land type in addition to their other types',
  ],
  mean: () => modify({ kind: 'types', subtypes: [...BASIC_LAND_TYPES] }),
});

// Colours
rule({
  name: 'predicate.isColor',
  of: 'Predicate',
  slots: { c: 'Color' },
  en: '<are> {c}',
  mean: ({ c }) => modify({ kind: 'colors', colors: [c], set: true }),
});
rule({
  name: 'predicate.isColors',
  of: 'Predicate',
  slots: { a: 'Color', b: 'Color' },
  en: '<are> {a} and {b}',
  mean: ({ a, b }) => modify({ kind: 'colors', colors: [a, b], set: true }),
});
rule({
  name: 'predicate.isColorBesides',
  of: 'Predicate',
  slots: { c: 'Color' },
  en: ['<are> {c} in addition to its other colors', '<are> {c} in addition to their other colors'],
  mean: ({ c }) => modify({ kind: 'colors', colors: [c] }),
});
rule({
  name: 'predicate.allColors',
  of: 'Predicate',
  en: '<are> all colors',
  mean: () => modify({ kind: 'colors', colors: COLORS, set: true }),
});
rule({
  name: 'predicate.colorless',
  of: 'Predicate',
  en: '<are> colorless',
  mean: () => modify({ kind: 'colors', colors: [], set: true }),
});
rule({
  name: 'predicate.chosenColor',
  of: 'Predicate',
  en: ['<are> the chosen color'],
  mean: () => modify({ kind: 'chosenColor', key: 'color', set: true }),
});

/** Everything that has a colour: wherever it is (613.1e). */
rule({
  name: 'thing.everythingColored',
  of: 'Thing',
  en: "all cards that aren't on the battlefield, spells, and permanents",
  agreement: 'pl',
  mean: () => ({
    kind: 'definite',
    selector: {
      kind: 'each',
      where: { kind: 'all', of: [] },
      zones: ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'],
    },
  }),
});
rule({
  name: 'predicate.chosenColorBesides',
  of: 'Predicate',
  en: [
    '<are> the chosen color in addition to their other colors',
    '<are> the chosen color in addition to its other colors',
  ],
  mean: () => modify({ kind: 'chosenColor', key: 'color' }),
});

rule({
  name: 'predicate.isNot',
  of: 'Predicate',
  slots: { t: 'CardType' },
  en: ["<aren't> a {t#sg}", "<aren't> {t#pl}"],
  mean: ({ t }) => modify({ kind: 'removeTypes', types: [t] }),
});

/** 205.1a: it has these creature types and no others. */
rule({
  name: 'predicate.isOnlySubtype',
  of: 'Predicate',
  slots: { s: 'SubtypeWords' },
  en: '<are> a {s}',
  mean: ({ s }) => {
    if (s.some((type) => subtypeKind(type) !== 'creature')) throw new Unclear('not what creatures are');
    return modify({ kind: 'types', subtypes: s, set: true });
  },
});
rule({
  name: 'predicate.noLonger',
  of: 'Predicate',
  slots: { t: 'Supertype' },
  en: '<are> no longer {t}',
  mean: ({ t }) => modify({ kind: 'removeTypes', supertypes: [t] }),
});
/** 205.1b: what is an artifact creature keeps its other types. */
const ARTIFACT_CREATURE = { kind: 'types', types: ['artifact', 'creature'] } as const;
rule({
  name: 'predicate.isArtifactCreature',
  of: 'Predicate',
  en: ['<are> a artifact creature', '<are> artifact creatures'],
  mean: () => modify(ARTIFACT_CREATURE),
});
rule({
  name: 'predicate.isArtifactCreatureOf',
  of: 'Predicate',
  slots: { v: 'Value' },
  en: '<are> a artifact creature with power and toughness each equal to {v}',
  mean: ({ v }) => modify(ARTIFACT_CREATURE, { kind: 'setPT', power: v, toughness: v }),
});
/** "As long as enchanted permanent is a Vehicle, it's a creature in addition to its other types". */
rule({
  name: 'static.itIsBesides',
  of: 'Statement',
  slots: { k: 'Kinds' },
  en: "it's a {k#sg} in addition to its other types",
  mean: ({ k }, d) => modify(...besides(k))(d.refer({ several: false })),
});
// A whole new shape (205.1b): "is a 2/2 blue Elemental creature with flying in addition to its other types"
rule({
  name: 'predicate.isShape',
  of: 'Predicate',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: [
    '<are> a {shape#sg} [with {g}] in addition to its other types',
    '<are> {shape#pl} [with {g}] in addition to their other types',
    "<are> a {shape#sg} [with {g}] that's still a land",
    "<are> a {shape#sg} [with {g}] that's still a planeswalker",
    '<are> {shape#pl} [with {g}] that are still lands',
    "<are> a {shape#sg} [with {g}]. ^It's still a land",
    "<are> {shape#pl} [with {g}]. ^They're still lands",
  ],
  mean: ({ shape, g }) => {
    if (shape.power === undefined) throw new Unclear('a shape has a size');
    return modify(...newSelf(shape, g, 'types'));
  },
});
rule({
  name: 'predicate.isShapeAndKind',
  of: 'Predicate',
  slots: { shape: 'Shape', k: 'Kinds' },
  en: '<are> {shape#pl} and {k#pl} in addition to their other types',
  mean: ({ shape, k }) => {
    if (shape.power === undefined || k.colors.length > 0) throw new Unclear('a shape has a size');
    const both = { ...shape, types: [...shape.types, ...k.types], subtypes: [...shape.subtypes, ...k.subtypes] };
    return modify(...newSelf(both, undefined, 'types'));
  },
});
rule({
  name: 'predicate.isSized',
  of: 'Predicate',
  slots: { shape: 'Shape', pt: 'PT' },
  en: [
    '<are> a {shape#sg} with base power and toughness {pt} in addition to its other types',
    '<are> {shape#pl} with base power and toughness {pt} in addition to their other types',
  ],
  mean: ({ shape, pt }) =>
    modify(...newSelf({ ...shape, power: pt.power, toughness: pt.toughness }, undefined, 'types')),
});
