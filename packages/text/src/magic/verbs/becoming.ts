/** What things become, for a while or for good: other types, colours, sizes; what they lose. */
import { type Action, type Change, COLORS, type Selector, type StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { same } from '../../prose/nodes.ts';
import { rulesOf } from '../categories/index.ts';
import { besides, modify, newSelf } from '../predicates/changes.ts';
import { TURNED_DOWN } from './permanents.ts';

export const becoming = rulesOf();
const { rule } = becoming;

rule({
  name: 'becoming.shape',
  of: 'Becoming',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: ['<become> a {shape#sg} [with {g}]', '<become> {shape#pl} [with {g}]'],
  mean: ({ shape, g }) => modify(...newSelf(shape, g, 'nothing')),
});
rule({
  name: 'becoming.sized',
  of: 'Becoming',
  slots: { shape: 'Shape', pt: 'PT' },
  en: [
    '<become> a {shape#sg} with base power and toughness {pt}',
    '<become> {shape#pl} with base power and toughness {pt}',
  ],
  mean: ({ shape, pt }) =>
    modify(...newSelf({ ...shape, power: pt.power, toughness: pt.toughness }, undefined, 'nothing')),
});
/** The same, said of what is so all the time. */
rule({
  name: 'predicate.isNewSized',
  of: 'Predicate',
  slots: { shape: 'Shape', pt: 'PT' },
  en: ['<are> a {shape#sg} with base power and toughness {pt}'],
  mean: ({ shape, pt }) =>
    modify(...newSelf({ ...shape, power: pt.power, toughness: pt.toughness }, undefined, 'nothing')),
});
rule({
  name: 'predicate.isSubtypesSized',
  of: 'Predicate',
  slots: { c: 'ColorWords?', s: 'SubtypeWords', pt: 'PT' },
  en: '<are> a [{c}] {s} with base power and toughness {pt}',
  mean: ({ c, s, pt }) =>
    modify(subtypes(s, true), ...(c === undefined ? [] : [{ kind: 'colors', colors: c, set: true } as const]), {
      kind: 'setPT',
      power: pt.power,
      toughness: pt.toughness,
    }),
});
rule({
  name: 'becoming.sizedByValue',
  of: 'Becoming',
  slots: { shape: 'Shape', v: 'Value' },
  en: '<become> a {shape#sg} with power and toughness each equal to {v}',
  mean: ({ shape, v }) => modify(...newSelf({ ...shape, power: v, toughness: v }, undefined, 'nothing')),
});
rule({
  name: 'becoming.shapeToo',
  of: 'Becoming',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: [
    '<become> a {shape#sg} [with {g}] in addition to its other types',
    '<become> {shape#pl} [with {g}] in addition to their other types',
    "<become> a {shape#sg} [with {g}] that's still a land",
    '<become> {shape#pl} [with {g}] that are still lands',
    "<become> a {shape#sg} [with {g}] that's still a planeswalker",
  ],
  mean: ({ shape, g }) => modify(...newSelf(shape, g, 'types')),
});
rule({
  name: 'becoming.shapeAndColorsToo',
  of: 'Becoming',
  slots: { shape: 'Shape', g: 'Granted?' },
  en: [
    '<become> a {shape#sg} [with {g}] in addition to its other colors and types',
    '<become> {shape#pl} [with {g}] in addition to their other colors and types',
  ],
  mean: ({ shape, g }) => modify(...newSelf(shape, g, 'all')),
});

for (const [name, words, keeps] of [
  ['types', 'in addition to its other types', 'types'],
  ['all', 'in addition to its other colors and types', 'all'],
  ['allToo', 'in addition to its other types and colors', 'all'],
] as const)
  rule({
    name: `becoming.sizedBesides.${name}`,
    of: 'Becoming',
    slots: { shape: 'Shape', pt: 'PT' },
    en: `<become> a {shape#sg} with base power and toughness {pt} ${words}`,
    mean: ({ shape, pt }) =>
      modify(...newSelf({ ...shape, power: pt.power, toughness: pt.toughness }, undefined, keeps)),
  });
// Subtypes alone
const subtypes = (list: readonly string[], set: boolean): Change => ({
  kind: 'types',
  subtypes: list,
  ...(set ? { set: true } : {}),
});
rule({
  name: 'becoming.subtypes',
  of: 'Becoming',
  slots: { c: 'ColorWords?', s: 'SubtypeWords' },
  en: '<become> a [{c}] {s}',
  mean: ({ c, s }) =>
    modify(subtypes(s, true), ...(c === undefined ? [] : [{ kind: 'colors', colors: c, set: true } as const])),
});
rule({
  name: 'becoming.subtypesSized',
  of: 'Becoming',
  slots: { c: 'ColorWords?', s: 'SubtypeWords', pt: 'PT' },
  en: '<become> a [{c}] {s} with base power and toughness {pt}',
  mean: ({ c, s, pt }) =>
    modify(subtypes(s, true), ...(c === undefined ? [] : [{ kind: 'colors', colors: c, set: true } as const]), {
      kind: 'setPT',
      power: pt.power,
      toughness: pt.toughness,
    }),
});
rule({
  name: 'becoming.subtypesToo',
  of: 'Becoming',
  slots: { s: 'SubtypeWords' },
  en: [
    '<become> a {s} in addition to its other types',
    '<become> a {s} in addition to its other creature types',
    '<become> a {s} in addition to its other land types',
  ],
  mean: ({ s }) => modify(subtypes(s, false)),
});
rule({
  name: 'becoming.pluralSubtype',
  of: 'Becoming',
  slots: { t: 'Subtype' },
  en: '<become> {t#pl}',
  mean: ({ t }) => modify(subtypes([t], true)),
});

// Colours
rule({
  name: 'becoming.color',
  of: 'Becoming',
  slots: { c: 'ColorWords' },
  en: '<become> {c}',
  mean: ({ c }) => modify({ kind: 'colors', colors: c, set: true }),
});
rule({
  name: 'becoming.allColors',
  of: 'Becoming',
  en: '<become> all colors',
  mean: () => modify({ kind: 'colors', colors: COLORS, set: true }),
});
rule({
  name: 'becoming.colorOfChoice',
  of: 'Becoming',
  en: '<become> the color of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseColor', key: 'color' });
    return modify({ kind: 'chosenColor', key: 'color', set: true });
  },
});
rule({
  name: 'becoming.colorsOfChoice',
  of: 'Becoming',
  en: '<become> the color or colors of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseColor', key: 'color', several: true });
    return modify({ kind: 'chosenColor', key: 'color', set: true });
  },
});
rule({
  name: 'becoming.chosenColor',
  of: 'Becoming',
  en: ['<become> that color', '<become> the chosen color'],
  mean: () => modify({ kind: 'chosenColor', key: 'color', set: true }),
});
rule({
  name: 'becoming.typeOfChoice',
  of: 'Becoming',
  en: '<become> the creature type of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseWord', domain: 'creatureType', key: 'type' });
    return modify({ kind: 'chosenType', key: 'type', set: true });
  },
});
rule({
  name: 'becoming.chosenType',
  of: 'Becoming',
  en: ['<become> that type', '<become> the chosen type'],
  mean: () => modify({ kind: 'chosenType', key: 'type', set: true }),
});

// Losing, and numbers
rule({ name: 'becoming.loseAll', of: 'Becoming', en: '<lose> all abilities', mean: () => modify({ kind: 'loseAll' }) });
rule({
  name: 'becoming.loseCreatureTypes',
  of: 'Becoming',
  en: '<lose> all creature types',
  mean: () => modify({ kind: 'removeTypes', allCreatureTypes: true }),
});
rule({
  name: 'becoming.lose',
  of: 'Becoming',
  slots: { k: 'KeywordName' },
  en: '<lose> {k}',
  mean: ({ k }) => modify({ kind: 'lose', keyword: k }),
});
rule({
  name: 'becoming.loseThisAbility',
  of: 'Becoming',
  en: '<lose> this ability',
  mean: () => modify({ kind: 'loseThisAbility' }),
});
rule({
  name: 'becoming.base',
  of: 'Becoming',
  slots: { pt: 'PT' },
  en: ['<have> base power and toughness {pt}', '<become> {pt}'],
  mean: ({ pt }) => modify({ kind: 'setPT', power: pt.power, toughness: pt.toughness }),
});
rule({
  name: 'becoming.basePower',
  of: 'Becoming',
  slots: { n: 'Amount' },
  en: '<have> base power {n}',
  mean: ({ n }) => modify({ kind: 'setPT', power: n }),
});
rule({
  name: 'becoming.baseToughness',
  of: 'Becoming',
  slots: { n: 'Amount' },
  en: '<have> base toughness {n}',
  mean: ({ n }) => modify({ kind: 'setPT', toughness: n }),
});
rule({
  name: 'becoming.baseEqual',
  of: 'Becoming',
  slots: { v: 'Value' },
  en: ['<have> base power and toughness each equal to {v}', '<have> base power and base toughness each equal to {v}'],
  mean: ({ v }) => modify({ kind: 'setPT', power: v, toughness: v }),
});
rule({
  name: 'becoming.everyType',
  of: 'Becoming',
  en: ['<become> every creature type', '<gain> all creature types'],
  mean: () => modify({ kind: 'everyCreatureType' }),
});

// For a while, with others; for good, alone (611.2a)
rule({ name: 'predicate.becoming', of: 'Predicate', slots: { b: 'Becoming' }, en: '{b}', mean: ({ b }) => b });
rule({ name: 'becomings.one', of: 'Becomings', slots: { a: 'Becoming' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'becomings.gain',
  of: 'Becomings',
  slots: { k: 'Granted' },
  en: '<gain> {k}',
  mean: ({ k }) => modify(...k.map((ability) => ({ kind: 'gain', ability }) as const)),
});
rule({
  name: 'becomings.gainAnd',
  of: 'Becomings',
  slots: { k: 'Granted', b: 'Becomings' },
  en: '<gain> {k} and {b}',
  mean:
    ({ k, b }) =>
    (what) => [...modify(...k.map((ability) => ({ kind: 'gain', ability }) as const))(what), ...b(what)],
});
rule({
  name: 'becomings.two',
  of: 'Becomings',
  slots: { a: 'Becoming', b: 'Becomings' },
  en: ['{a} and {b}', '{a}, {b}', '{a}, and {b}'],
  mean:
    ({ a, b }) =>
    (what) => [...a(what), ...b(what)],
});
rule({
  name: 'simple.becoming',
  of: 'Simple',
  slots: { what: 'Things', b: 'Becomings' },
  en: '{what} {b@what}',
  mean: ({ what, b }, d) => {
    const it = d.pick(what);
    const down = d.maybe({ kind: TURNED_DOWN });
    // 708.2a: what it becomes as it is turned face down is what is face down, and no effect on it.
    if (down !== undefined && same(down, it)) throw new Unclear('what is face down');
    return [{ do: 'effect', effects: b(it), duration: { kind: 'forever' } }];
  },
});
/** "They're …": what they are from now on. */
rule({
  name: 'simple.theyAre',
  of: 'Simple',
  slots: { k: 'Kinds' },
  en: "they're {k#pl} in addition to their other types",
  mean: ({ k }, d) => [
    { do: 'effect', effects: modify(...besides(k))(d.refer({ several: true })), duration: { kind: 'forever' } },
  ],
});
rule({
  name: 'simple.theyAreColors',
  of: 'Simple',
  slots: { k: 'Kinds' },
  en: "they're {k#pl} in addition to their other colors and types",
  mean: ({ k }, d) => [
    { do: 'effect', effects: modify(...besides(k, true))(d.refer({ several: true })), duration: { kind: 'forever' } },
  ],
});
rule({
  name: 'sentence.itIs',
  of: 'PlainSentence',
  slots: { k: 'Kinds' },
  en: [
    "it's a {k#sg} in addition to its other types.",
    "he's a {k#sg} in addition to his other types.",
    "she's a {k#sg} in addition to her other types.",
  ],
  mean: ({ k }, d) => [
    { do: 'effect', effects: modify(...besides(k))(d.refer({ several: false })), duration: { kind: 'forever' } },
  ],
});
rule({
  name: 'sentence.itIsColors',
  of: 'PlainSentence',
  slots: { k: 'Kinds' },
  en: "it's a {k#sg} in addition to its other colors and types.",
  mean: ({ k }, d) => [
    { do: 'effect', effects: modify(...besides(k, true))(d.refer({ several: false })), duration: { kind: 'forever' } },
  ],
});
rule({
  name: 'sentence.abilitiesOff',
  of: 'PlainSentence',
  slots: { whose: 'ThingsWhose' },
  en: "{whose} activated abilities can't be activated.",
  mean: ({ whose }) => [
    { do: 'effect', effects: [{ kind: 'cant', action: 'activate', what: whose }], duration: { kind: 'forever' } },
  ],
});
/** The colour is chosen as the effect begins (608.2d). */
rule({
  name: 'granted.protectionFromControllersChoice',
  of: 'Granted',
  slots: { who: 'Player' },
  en: "protection from the color of {who}'s choice",
  mean: ({ who }, d) => {
    d.precede({ do: 'chooseColor', who, key: 'color' });
    return [{ kind: 'keyword', keyword: 'protection', what: { kind: 'chosenColor', key: 'color' } }];
  },
});
rule({
  name: 'granted.protectionFromChoice',
  of: 'Granted',
  en: 'protection from the color of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseColor', key: 'color' });
    return [{ kind: 'keyword', keyword: 'protection', what: { kind: 'chosenColor', key: 'color' } }];
  },
});

/** Without a duration it is for good (611.2a): what is said of a target, and what something that was spoken of now is. */
rule({
  name: 'simple.forGood',
  of: 'Simple',
  slots: { what: 'Thing', p: 'Predicates' },
  en: '{what} {p@what}',
  mean: (parts, d) => {
    const { duration } = d.told.clause;
    if (duration !== undefined) return lasting(parts.what, d, (what) => ({ effects: parts.p(what), duration }));
    const before = d.targets.length;
    const picked = d.pick(parts.what);
    const isTarget = d.targets.length > before;
    const effects = parts.p(picked);
    if (
      !isTarget &&
      !(
        (picked.kind === 'var' || picked.kind === 'event') &&
        (effects.every(isWhatItIs) || isPutThere(picked, effects))
      )
    )
      throw new Unclear('how long is that true?');
    return [{ do: 'effect', effects, duration: { kind: 'forever' } }];
  },
});
const BEING: readonly string[] = ['types', 'colors', 'everyCreatureType'];
const isWhatItIs = (effect: StaticEffect): boolean =>
  effect.kind === 'modify' && effect.changes.every((change) => BEING.includes(change.kind));
/** "It has flying and is an Angel": of what has just been put there. */
const isWhatItIsAndHas = (effects: readonly StaticEffect[]): boolean =>
  effects.some(isWhatItIs) &&
  effects.every((effect) => isWhatItIs(effect) || (effect.kind === 'modify' && effect.changes.every(isGained)));
const isPutThere = (picked: Selector, effects: readonly StaticEffect[]): boolean =>
  picked.kind === 'var' && /^(?:returned|put)\d*$/.test(picked.name) && isWhatItIsAndHas(effects);
const isGained = (change: Change): boolean => change.kind === 'gain';

/** 205.1b: then it keeps all that it was. */
const keeping = (action: Action): Action => {
  if (action.do === 'may') return { ...action, actions: withLast(action.actions, keeping) };
  if (action.do === 'if') return { ...action, then: withLast(action.then, keeping) };
  if (action.do === 'forEach') return { ...action, actions: withLast(action.actions, keeping) };
  if (action.do !== 'effect') throw new Unclear('nothing before it has become anything');
  return { ...action, effects: action.effects.map(keepingTypes) };
};
const withLast = (actions: readonly Action[], change: (action: Action) => Action): readonly Action[] =>
  actions.map((action, i) => (i === actions.length - 1 ? change(action) : action));
function keepingTypes(effect: StaticEffect): StaticEffect {
  if (effect.kind !== 'modify') return effect;
  const changes = effect.changes.map((change): Change => {
    if (change.kind !== 'types') return change;
    const { set: _, ...kept } = change;
    return kept;
  });
  return { ...effect, changes };
}
rule({
  name: 'sequel.still',
  of: 'Sequel',
  slots: { t: 'CardType' },
  en: ["it's still a {t#sg}.", "they're still {t#pl}.", "that land's still a {t#sg}."],
  mean: () => (before) => withLast(before, keeping),
});
