/** What creatures become by their subtypes alone: besides what they are, in other colours, of a size and with abilities. */
import type { Change, ColorName } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { modify } from '../predicates/changes.ts';

export const becomingBesides = rulesOf();
const { rule } = becomingBesides;

const colors = (list: readonly ColorName[], besides: boolean): Change => ({
  kind: 'colors',
  colors: list,
  ...(besides ? {} : { set: true }),
});
const types = (subtypes: readonly string[]): Change => ({ kind: 'types', subtypes });
rule({
  name: 'becoming.colorAndSubtypesToo',
  of: 'Becoming',
  slots: { c: 'ColorWords', s: 'SubtypeWords' },
  en: '<become> a {c} {s} in addition to its other colors and types',
  mean: ({ c, s }) => modify(colors(c, true), types(s)),
});
rule({
  name: 'becoming.colorAndSubtypeTooSeveral',
  of: 'Becoming',
  slots: { c: 'ColorWords', t: 'Subtype' },
  en: '<become> {c} {t#pl} in addition to their other colors and types',
  mean: ({ c, t }) => modify(colors(c, true), types([t])),
});
/** 105.3: a new colour replaces the old ones unless the effect says otherwise. */
rule({
  name: 'becoming.colorBesidesTypes',
  of: 'Becoming',
  slots: { c: 'ColorWords', s: 'SubtypeWords' },
  en: '<become> a {c} {s} in addition to its other types',
  mean: ({ c, s }) => modify(colors(c, false), types(s)),
});
rule({
  name: 'becoming.subtypesSizedToo',
  of: 'Becoming',
  slots: { c: 'ColorWords', s: 'SubtypeWords', pt: 'PT' },
  en: '<become> a {c} {s} with base power and toughness {pt} in addition to its other colors and types',
  mean: ({ c, s, pt }) =>
    modify(colors(c, true), types(s), { kind: 'setPT', power: pt.power, toughness: pt.toughness }),
});

/** 205.1a: these creature types and no others. */
for (const [name, of, verb] of [
  ['becoming', 'Becoming', '<become>'],
  ['predicate', 'Predicate', '<are>'],
] as const)
  rule({
    name: `${name}.subtypesSizedWith`,
    of,
    slots: { c: 'ColorWords?', s: 'SubtypeWords', pt: 'PT', g: 'Granted' },
    en: [
      `${verb} a [{c}] {s} with base power and toughness {pt}, {g}`,
      `${verb} a [{c}] {s} with base power and toughness {pt} and {g}`,
    ],
    mean: ({ c, s, pt, g }) =>
      modify(
        { kind: 'types', subtypes: s, set: true },
        ...(c === undefined ? [] : [colors(c, false)]),
        ...g.map((ability): Change => ({ kind: 'gain', ability })),
        { kind: 'setPT', power: pt.power, toughness: pt.toughness },
      ),
  });
