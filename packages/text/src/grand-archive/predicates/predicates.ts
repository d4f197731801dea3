/** What is true of things for a while or always: gets, has, loses, becomes, is. Worked out for their subject. */
import type { Ability, Change, Selector, Stat, StaticEffect, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { timesOf } from '../verbs/cards.ts';
import { joined } from './joined.ts';

export const predicates = rulesOf();
const { rule } = predicates;

const modify =
  (...changes: readonly Change[]) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'modify', what, changes }];
/** Continuous effects 1.2: what "has" and "are" say is true of whatever comes later, too. */
const standing =
  (...changes: readonly Change[]) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'modify', what, changes, future: true }];
const add = (stat: Stat, amount: Value): Change => ({ kind: 'add', stat, amount });

const STATS = [
  ['power', 'POWER'],
  ['life', 'LIFE'],
  ['level', 'level'],
  ['durability', 'durability'],
  ['reserveCost', 'reserve cost'],
] as const;
for (const [stat, word] of STATS) {
  rule({
    name: `predicate.gets.${stat}`,
    of: 'Predicate',
    slots: { n: 'Signed' },
    en: [`<get> {n} ${word}`, `<get> an additional {n} ${word}`, `also <get> {n} ${word}`],
    mean: ({ n }) => modify(add(stat, n)),
  });
  rule({
    name: `predicate.hasMore.${stat}`,
    of: 'Predicate',
    slots: { n: 'Signed' },
    en: `<have> {n} ${word}`,
    mean: ({ n }) => standing(add(stat, n)),
  });
  rule({
    name: `predicate.getsForEach.${stat}`,
    of: 'Predicate',
    slots: { n: 'Signed', f: 'ForEach' },
    en: `<get> {n} ${word} {f}`,
    mean: ({ n, f }) => modify(add(stat, timesOf(n, f))),
  });
  rule({
    name: `predicate.hasMoreForEach.${stat}`,
    of: 'Predicate',
    slots: { n: 'Signed', f: 'ForEach' },
    en: `<have> {n} ${word} {f}`,
    mean: ({ n, f }) => standing(add(stat, timesOf(n, f))),
  });
}
rule({
  name: 'predicate.getsBoth',
  of: 'Predicate',
  slots: { a: 'Signed', b: 'Signed' },
  en: ['<get> {a} POWER and {b} LIFE', 'also <get> {a} POWER and {b} LIFE'],
  mean: ({ a, b }) => modify(add('power', a), add('life', b)),
});
rule({
  name: 'predicate.hasMoreOfBoth',
  of: 'Predicate',
  slots: { a: 'Signed', b: 'Signed' },
  en: '<have> {a} POWER and {b} LIFE',
  mean: ({ a, b }) => standing(add('power', a), add('life', b)),
});
rule({
  name: 'predicate.getsBothForEach',
  of: 'Predicate',
  slots: { a: 'Signed', b: 'Signed', f: 'ForEach' },
  en: '<get> {a} POWER and {b} LIFE {f}',
  mean: ({ a, b, f }) => {
    const by = f;
    return modify(add('power', timesOf(a, by)), add('life', timesOf(b, by)));
  },
});
rule({
  name: 'predicate.getsPowerAndLevel',
  of: 'Predicate',
  slots: { a: 'Signed', b: 'Signed' },
  en: '<get> {a} level and {b} LIFE',
  mean: ({ a, b }) => modify(add('level', a), add('life', b)),
});
rule({
  name: 'predicate.has',
  of: 'Predicate',
  slots: { k: 'Granted' },
  en: ['<gain> {k}', 'also <gain> {k}'],
  mean: ({ k }) => modify(...k.map((ability): Change => ({ kind: 'gain', ability }))),
});
rule({
  name: 'predicate.hasAlways',
  of: 'Predicate',
  slots: { k: 'Granted' },
  en: ['<have> {k}', 'also <have> {k}'],
  mean: ({ k }) => standing(...k.map((ability): Change => ({ kind: 'gain', ability }))),
});
for (const [name, words, activated] of [
  ['', 'abilities', false],
  ['.activated', 'activated abilities', true],
] as const) {
  const of = (what: Selector): Change => ({
    kind: 'gainAbilitiesOf',
    of: what,
    ...(activated ? { activated } : {}),
  });
  rule({
    name: `predicate.gainsAbilitiesOf${name}`,
    of: 'Predicate',
    slots: { what: 'Things' },
    en: `<gain> all ${words} of {what}`,
    mean: ({ what }, d) => modify(of(d.pick(what))),
  });
  rule({
    name: `predicate.hasAbilitiesOf${name}`,
    of: 'Predicate',
    slots: { what: 'Things' },
    en: `<have> all ${words} of {what}`,
    mean: ({ what }, d) => standing(of(d.pick(what))),
  });
}
rule({
  name: 'predicate.baseLife',
  of: 'Predicate',
  slots: { n: 'Amount' },
  en: '<have> base life {n}',
  mean: ({ n }) => modify({ kind: 'base', stat: 'life', to: n }),
});
rule({
  name: 'predicate.baseStats',
  of: 'Predicate',
  slots: { a: 'Amount', b: 'Amount' },
  en: '<have> base power {a} and base life {b}',
  mean: ({ a, b }) => modify({ kind: 'base', stat: 'power', to: a }, { kind: 'base', stat: 'life', to: b }),
});
rule({
  name: 'predicate.baseStat',
  of: 'Predicate',
  slots: { n: 'Amount' },
  en: '<have> base power {n}',
  mean: ({ n }) => modify({ kind: 'base', stat: 'power', to: n }),
});

// Losing abilities
rule({ name: 'lost.one', of: 'Lost', slots: { k: 'KeywordName' }, en: '{k}', mean: ({ k }) => [k] });
rule({
  name: 'lost.more',
  of: 'Lost',
  slots: { k: 'KeywordName', more: 'Lost' },
  en: ['{k} and {more}', '{k}, {more}', '{k}, and {more}'],
  mean: ({ k, more }) => [k, ...more],
});
rule({
  name: 'predicate.loses',
  of: 'Predicate',
  slots: { k: 'Lost' },
  en: '<lose> {k}',
  mean: ({ k }) => modify(...k.map((keyword): Change => ({ kind: 'lose', keyword }))),
});
rule({
  name: 'predicate.losesAll',
  of: 'Predicate',
  en: '<lose> all abilities',
  mean: () => modify({ kind: 'loseAll' }),
});

// Becoming
rule({
  name: 'predicate.becomesElement',
  of: 'Predicate',
  slots: { e: 'Element' },
  en: '<become> {e} element',
  mean: ({ e }) => modify({ kind: 'elements', elements: [e], set: true }),
});
rule({
  name: 'predicate.isElement',
  of: 'Predicate',
  slots: { e: 'Element' },
  en: '<are> {e} element',
  mean: ({ e }) => standing({ kind: 'elements', elements: [e], set: true }),
});
rule({
  name: 'predicate.becomesAlso',
  of: 'Predicate',
  slots: { t: 'TypeWord' },
  en: [
    '<become> a {t} in addition to its other types',
    '<become> {t} in addition to its other types',
    '<are> a {t} in addition to its other types',
    '<are> {t} in addition to their other types',
    '<become> a {t} in addition to their other types',
  ],
  mean: ({ t }) => {
    const { filter } = t;
    if (filter.kind === 'subtype') return modify({ kind: 'types', subtypes: [filter.type] });
    if (filter.kind === 'class') return modify({ kind: 'types', classes: [filter.class] });
    throw new Unclear('a type of cards');
  },
});
rule({
  name: 'predicate.classAlso',
  of: 'Predicate',
  slots: { c: 'Class' },
  en: ['<are> a {c} class in addition to their other types', '<are> a {c} class in addition to its other types'],
  mean: ({ c }) => modify({ kind: 'types', classes: [c] }),
});
rule({
  name: 'predicate.doubled',
  of: 'Predicate',
  en: ['<have> its power doubled', '<have> their power doubled'],
  mean: () => modify({ kind: 'double', stat: 'power' }),
});

// Statements about things
rule({
  name: 'static.predicates',
  of: 'Static',
  slots: { what: 'Things', p: 'Predicates' },
  en: '{what} {p@what}',
  mean: (parts, d) => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return d.ofEach(what, 'it', () => joined(parts.p(what.selector)));
  },
});
for (const stat of ['power', 'life'] as const)
  rule({
    name: `static.is.${stat}`,
    of: 'Static',
    slots: { whose: 'ThingsWhose', v: 'Value' },
    en: `{whose} ${stat} is equal to {v}`,
    mean: ({ whose, v }) => modify({ kind: 'base', stat, to: v })(whose),
  });
rule({
  name: 'static.baseIs',
  of: 'Static',
  slots: { whose: 'ThingsWhose', v: 'Value' },
  en: ['{whose} base power is {v}', '{whose} base power is equal to {v}'],
  mean: ({ whose, v }) => modify({ kind: 'base', stat: 'power', to: v })(whose),
});

// What is given: keywords, and abilities in quotation marks
rule({ name: 'granted.keywords', of: 'Granted', slots: { k: 'Keywords' }, en: '{k}', mean: ({ k }) => k });
rule({
  name: 'granted.quoted',
  of: 'Granted',
  slots: { a: 'Ability' },
  en: '"^{a}"',
  mean: (parts, d): readonly Ability[] => d.quote(() => [parts.a]),
});
rule({
  name: 'granted.keywordsAndQuoted',
  of: 'Granted',
  slots: { k: 'Keywords', a: 'Ability' },
  en: ['{k} and "^{a}"', '{k}, and "^{a}"'],
  mean: (parts, d): readonly Ability[] => [...parts.k, ...d.quote(() => [parts.a])],
});

/** "Your choice of +1 POWER or +1 LIFE." */
rule({
  name: 'simple.choiceOfStats',
  of: 'Simple',
  slots: { what: 'Things', a: 'Signed', b: 'Signed', duration: 'Duration' },
  en: '{what} <get@what> your choice of {a} POWER or {b} LIFE {duration}',
  mean: ({ what, a, b, duration }, d) => {
    const selector = d.pick(what);
    return [
      {
        do: 'either',
        options: [
          [{ do: 'effect', effects: modify(add('power', a))(selector), duration }],
          [{ do: 'effect', effects: modify(add('life', b))(selector), duration }],
        ],
      },
    ];
  },
});
/** "Gets +1 POWER until end of turn and becomes distant." */
rule({
  name: 'simple.lastingAndAct',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration', act: 'ObjectAct' },
  en: '{what} {p@what} {duration} and {act@what}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    return [
      { do: 'effect', effects: joined(parts.p(what)), duration: parts.duration },
      ...d.doing(what, () => parts.act(what)),
    ];
  },
});
rule({
  name: 'simple.actAndLasting',
  of: 'Simple',
  slots: { what: 'Things', act: 'ObjectAct', p: 'Predicates', duration: 'Duration' },
  en: '{what} {act@what} and {p@what} {duration}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    return [
      ...d.doing(what, () => parts.act(what)),
      { do: 'effect', effects: joined(parts.p(what)), duration: parts.duration },
    ];
  },
});
