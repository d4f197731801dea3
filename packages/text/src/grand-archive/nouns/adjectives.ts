/** Adjectives: what stands before a noun and says something of each thing it means. */
import type { Filter, Property } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import { allOf, any, not } from './selectors.ts';

export const adjectives = rulesOf();
const { rule, lexicon } = adjectives;

rule({
  name: 'adjective.element',
  of: 'Adjective',
  slots: { e: 'Element' },
  en: '{e} element',
  mean: ({ e }) => [{ kind: 'element', element: e }],
});
rule({
  name: 'adjective.elements',
  of: 'Adjective',
  slots: { a: 'Element', b: 'Element' },
  en: [
    '{a} or {b} element',
    '{a} and/or {b} element',
    '{a} and {b} element',
    '{a} element or {b} element',
    '{a} element and/or {b} element',
  ],
  mean: ({ a, b }) => [
    any([
      { kind: 'element', element: a },
      { kind: 'element', element: b },
    ]),
  ],
});
rule({
  name: 'adjective.nonElement',
  of: 'Adjective',
  slots: { e: 'Element' },
  en: 'non~ {e} element',
  mean: ({ e }) => [not({ kind: 'element', element: e })],
});
for (const of of ['basic', 'advanced'] as const) {
  rule({ name: `adjective.${of}`, of: 'Adjective', en: `${of} element`, mean: () => [{ kind: 'elementKind', of }] });
  rule({
    name: `adjective.non.${of}`,
    of: 'Adjective',
    en: `non~ ${of} element`,
    mean: () => [not({ kind: 'elementKind', of })],
  });
}

const property = (name: Property): Filter => ({ kind: 'property', property: name });
const STATUS: Readonly<Record<string, Filter>> = {
  rested: { kind: 'rested' },
  awake: { kind: 'awake' },
  attacking: { kind: 'attacking' },
  defending: { kind: 'defending' },
  retaliating: { kind: 'retaliating' },
  damaged: { kind: 'damaged' },
  undamaged: not({ kind: 'damaged' }),
  unique: { kind: 'supertype', type: 'unique' },
  token: { kind: 'token' },
  linked: { kind: 'linked' },
  'face-down': { kind: 'faceDown' },
  'face-up': not({ kind: 'faceDown' }),
  wielded: { kind: 'wielded' },
  transformed: { kind: 'transformed' },
  'double-faced': { kind: 'doubleFaced' },
  fast: { kind: 'speed', speed: 'fast' },
  slow: { kind: 'speed', speed: 'slow' },
  unloaded: not(property('loaded')),
};
for (const name of [
  'brewed',
  'distant',
  'empowered',
  'ephemeral',
  'fostered',
  'imbued',
  'loaded',
  'prepared',
  'preserved',
  'suppressed',
] as const)
  rule({ name: `adjective.${name}`, of: 'Adjective', en: name, mean: () => [property(name)] });
lexicon({
  of: 'Adjective',
  en: Object.fromEntries(Object.keys(STATUS).map((word) => [word, word])),
  mean: (word) => [STATUS[word] ?? allOf([])],
});
for (const word of ['token', 'unique', 'attacking', 'ephemeral'])
  rule({
    name: `adjective.non.${word}`,
    of: 'Adjective',
    en: `non~ ${word}`,
    mean: () => [not(STATUS[word] ?? property('ephemeral'))],
  });
rule({
  name: 'adjective.nonType',
  of: 'Adjective',
  slots: { t: 'TypeWord' },
  en: 'non~ {t}',
  mean: ({ t }) => [not(t.filter)],
});

rule({ name: 'adjectives.one', of: 'Adjectives', slots: { a: 'Adjective' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'adjectives.and',
  of: 'Adjectives',
  slots: { a: 'Adjective', more: 'Adjectives' },
  en: ['{a} {more}', '{a}, {more}'],
  mean: ({ a, more }) => [...a, ...more],
});
rule({
  name: 'adjectives.or',
  of: 'Adjectives',
  slots: { a: 'Adjective', b: 'Adjective' },
  en: ['{a} or {b}', '{a} and/or {b}'],
  mean: ({ a, b }) => [any([allOf(a), allOf(b)])],
});

/** After "is": adjectives, and phrases that are used like them. */
rule({ name: 'being.adjectives', of: 'Being', slots: { a: 'Adjectives' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'being.attackingWhom',
  of: 'Being',
  slots: { n: 'Noun' },
  en: ['attacking a {n#sg}', 'attacking another {n#sg}'],
  mean: ({ n }) => [{ kind: 'attacking', whom: allOf(n.filters) }],
});
rule({
  name: 'being.noun',
  of: 'Being',
  slots: { n: 'Noun' },
  en: 'a {n#sg}',
  mean: ({ n }) => n.filters.filter(({ kind }) => kind !== 'card'),
});
rule({
  name: 'being.inZone',
  of: 'Being',
  slots: { z: 'ZonePhrase' },
  en: '{z}',
  mean: ({ z }) => [{ kind: 'in', zones: z.zones }, ...z.filters],
});
rule({ name: 'being.onField', of: 'Being', en: 'on the field', mean: () => [{ kind: 'in', zones: ['field'] }] });
