/** Copies: tokens that are copies, things that become copies, and what they are other than the original (707.9). */
import type { Change, Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { newSelf } from '../predicates/changes.ts';
import { exactly } from '../values/amounts.ts';

export const copying = rulesOf();
const { rule } = copying;

// Exceptions
const IT = ["it's", "they're", 'the token is', 'that token is', 'is'];
const HAS = ['it has', 'he has', 'she has', 'they have', 'the token has', 'that token has', 'has', 'have'];
rule({
  name: 'exception.notLegendary',
  of: 'Exception',
  en: [
    "it isn't legendary",
    "it's not legendary",
    "the copy isn't legendary",
    "they aren't legendary",
    "the token isn't legendary",
    "isn't legendary",
  ],
  mean: () => [{ kind: 'removeTypes', supertypes: ['legendary'] }],
});
rule({
  name: 'exception.size',
  of: 'Exception',
  slots: { pt: 'PT' },
  en: IT.map((it) => `${it} {pt}`),
  mean: ({ pt }) => [{ kind: 'setPT', power: pt.power, toughness: pt.toughness }],
});
rule({
  name: 'exception.shape',
  of: 'Exception',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: IT.flatMap((it) => [
    `${it} a {shape#sg} [with {g}] in addition to its other types`,
    `${it} {shape#pl} [with {g}] in addition to their other types`,
  ]),
  mean: ({ shape, g }) => newSelf(shape, g, 'types'),
});
rule({
  name: 'exception.shapeAndColors',
  of: 'Exception',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: IT.flatMap((it) => [`${it} a {shape#sg} [with {g}] in addition to its other colors and types`]),
  mean: ({ shape, g }) => newSelf(shape, g, 'all'),
});
rule({
  name: 'exception.kind',
  of: 'Exception',
  slots: { pt: 'PT?', c: 'ColorWords?', s: 'SubtypeWords' },
  en: IT.map((it) => `${it} a [{pt}] [{c}] {s}`),
  mean: ({ pt, c, s }): readonly Change[] => [
    ...(pt === undefined ? [] : [{ kind: 'setPT', power: pt.power, toughness: pt.toughness } as const]),
    ...(c === undefined ? [] : [{ kind: 'colors', colors: c, set: true } as const]),
    { kind: 'types', subtypes: s, set: true },
  ],
});
rule({
  name: 'exception.kindToo',
  of: 'Exception',
  slots: { pt: 'PT?', s: 'SubtypeWords' },
  en: IT.flatMap((it) => [
    `${it} a [{pt}] {s} in addition to its other types`,
    `${it} a [{pt}] {s} in addition to its other creature types`,
  ]),
  mean: ({ pt, s }): readonly Change[] => [
    ...(pt === undefined ? [] : [{ kind: 'setPT', power: pt.power, toughness: pt.toughness } as const]),
    { kind: 'types', subtypes: s },
  ],
});
rule({
  name: 'exception.kindAndColorToo',
  of: 'Exception',
  slots: { l: 'Supertype?', pt: 'PT?', c: 'ColorWords', s: 'SubtypeWords' },
  en: IT.flatMap((it) => [`${it} a [{l}] [{pt}] {c} {s} in addition to its other colors and types`]),
  mean: ({ l, pt, c, s }): readonly Change[] => [
    ...(pt === undefined ? [] : [{ kind: 'setPT', power: pt.power, toughness: pt.toughness } as const]),
    { kind: 'colors', colors: c },
    { kind: 'types', subtypes: s, ...(l === undefined ? {} : { supertypes: [l] }) },
  ],
});
rule({
  name: 'exception.has',
  of: 'Exception',
  slots: { g: 'Granted' },
  en: HAS.map((has) => `${has} {g}`),
  mean: ({ g }) => g.map((ability) => ({ kind: 'gain', ability }) as const),
});
rule({
  name: 'exception.thisAbility',
  of: 'Exception',
  en: ['it has this ability', 'has this ability'],
  mean: () => [{ kind: 'thisAbility' }],
});
rule({
  name: 'exception.name',
  of: 'Exception',
  slots: { name: 'Name' },
  en: '(its|his|her|their) name is {name}',
  mean: ({ name }) => [{ kind: 'name', name }],
});
rule({
  name: 'exception.noManaCost',
  of: 'Exception',
  en: 'it has no mana cost',
  mean: () => [{ kind: 'noManaCost' }],
});
/** 205.1a: it has these types and no others. */
rule({
  name: 'exception.onlyType',
  of: 'Exception',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: IT.flatMap((it) => [
    `${it} a {shape#sg} [with {g}] and it loses all other card types`,
    `${it} a {shape#sg} [with {g}] and loses all other card types`,
  ]),
  mean: ({ shape, g }) => newSelf(shape, g, 'nothing'),
});
rule({
  name: 'exception.copyColor',
  of: 'Exception',
  slots: { c: 'ColorWords' },
  en: ['the copy is {c}', "it's {c}"],
  mean: ({ c }) => [{ kind: 'colors', colors: c, set: true }],
});
rule({ name: 'exceptions.one', of: 'Exceptions', slots: { a: 'Exception' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'exceptions.two',
  of: 'Exceptions',
  slots: { a: 'Exception', b: 'Exception' },
  en: ['{a} and {b}', '{a}, and {b}'],
  mean: ({ a, b }) => [...a, ...b],
});
rule({
  name: 'exceptions.three',
  of: 'Exceptions',
  slots: { a: 'Exception', b: 'Exception', c: 'Exception' },
  en: '{a}, {b}, and {c}',
  mean: ({ a, b, c }) => [...a, ...b, ...c],
});

// Tokens
interface Way {
  readonly tapped?: true;
  readonly attacking?: true;
}
const createCopies =
  (count: Value, what: Things, changes: readonly Change[] | undefined, way: Way, d: Telling): Act =>
  (who) => {
    const of = d.pick(what, who);
    const as = d.fresh('token');
    d.mention({ selector: bound(as), kinds: ['token', 'permanent', 'creature', 'created'], several: count !== 1 });
    return [
      {
        do: 'copyToken',
        of,
        count,
        ...(who.kind === 'you' ? {} : { who }),
        ...(changes === undefined ? {} : { changes }),
        ...way,
        as,
      },
    ];
  };
const WAYS: readonly (readonly [string, string, Way])[] = [
  ['plain', '', {}],
  ['tapped', 'tapped ', { tapped: true }],
  ['attacking', 'tapped and attacking ', { tapped: true, attacking: true }],
];
for (const [name, words, way] of WAYS)
  rule({
    name: `act.createCopy.${name}`,
    of: 'Act',
    slots: { count: 'Count', what: 'Things', ex: 'Exceptions?' },
    en: [
      `<create> {count} ${words}<token#count> that's a copy of {what}[, except {ex}]`,
      `<create> {count} ${words}<token#count> that are copies of {what}[, except {ex}]`,
    ],
    mean: ({ count, what, ex }, d) => createCopies(exactly(count), what, ex, way, d),
  });
rule({
  name: 'act.createCopy.thatsAttacking',
  of: 'Act',
  slots: { count: 'Count', what: 'Things' },
  en: "<create> {count} <token#count> that's a copy of {what} and that's tapped and attacking",
  mean: ({ count, what }, d) => createCopies(exactly(count), what, undefined, { tapped: true, attacking: true }, d),
});

// Becoming a copy
rule({
  name: 'becoming.copy',
  of: 'Becoming',
  slots: { what: 'Things', ex: 'Exceptions?' },
  en: ['<become> a copy of {what}[, except {ex}]', '<become> copies of {what}[, except {ex}]'],
  mean: (parts, d) => (it) => {
    // Nothing becomes a copy of itself.
    const of = d.besides(it, () => d.pick(parts.what));
    const { ex } = parts;
    const changes = [{ kind: 'copyOf', what: of, ...(ex === undefined ? {} : { changes: ex }) } as const];
    return [{ kind: 'modify', what: it, changes }];
  },
});
