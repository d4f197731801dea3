/** More that would happen, and what happens instead of it. */
import type { Action, Comparison, Filter } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { withX } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';
import { GOING, instead, more, replacingNow } from './instead.ts';

export const would = rulesOf();
const { rule } = would;

const filterOf = (things: Things, d: Telling): Filter => {
  if (things.kind === 'choice') return allOf(things.described.filters);
  const selector = d.pick(things);
  return selector.kind === 'each' ? selector.where : { kind: 'is', what: selector };
};
const AMOUNTS = [
  ['AtLeast', '{n} or more {k}', '≥'],
  ['AtMost', '{n} or less {k}', '≤'],
  ['Exactly', 'exactly {n} {k}', '='],
] as const satisfies readonly (readonly [string, string, Comparison['op']])[];
for (const [name, words, op] of AMOUNTS) {
  rule({
    name: `would.take${name}`,
    of: 'Would',
    slots: { to: 'Thing', n: 'Amount', k: 'DamageKind' },
    en: [`{to} would take ${words}`, `{to} would be dealt ${words}`],
    mean: ({ to, n, k }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on: 'damage', to: filterOf(to, d), ...k, amount: { op, to: n } };
    },
  });
  rule({
    name: `would.beDealt${name}`,
    of: 'Would',
    slots: { n: 'Amount', k: 'DamageKind', to: 'Thing' },
    en: `${words} would be dealt to {to}`,
    mean: ({ n, k, to }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on: 'damage', to: filterOf(to, d), ...k, amount: { op, to: n } };
    },
  });
}
rule({
  name: 'would.takeFrom',
  of: 'Would',
  slots: { to: 'Thing', k: 'DamageKind', n: 'Noun' },
  en: ['{to} would take {k} from a {n#sg}', '{k} would be dealt to {to} from a {n#sg}'],
  mean: ({ to, k, n }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', to: filterOf(to, d), source: allOf(n.filters), ...k };
  },
});
rule({
  name: 'would.dealToUnits',
  of: 'Would',
  slots: { from: 'Noun', k: 'DamageKind', to: 'Noun' },
  en: 'a {from#sg} would deal {k} to one or more {to#pl}',
  mean: ({ from, k, to }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', source: allOf(from.filters), to: allOf(to.filters), ...k };
  },
});
rule({
  name: 'would.dealBy',
  of: 'Would',
  slots: { from: 'Noun', k: 'DamageKind' },
  en: 'a {from#sg} would deal {k}',
  mean: ({ from, k }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'damage', source: allOf(from.filters), ...k };
  },
});
rule({
  name: 'would.enter',
  of: 'Would',
  slots: { t: 'Thing' },
  en: '{t} would enter the field',
  mean: ({ t }, d) => {
    const what = filterOf(t, d);
    if (t.kind === 'choice')
      d.mention({ selector: { kind: 'event', role: 'object' }, kinds: t.described.kinds, several: t.count.max !== 1 });
    return { on: 'enter', what };
  },
});
rule({
  name: 'would.enterGraveyard',
  of: 'Would',
  slots: { t: 'Thing', whose: 'Whose' },
  en: ['{t} would enter {whose} graveyard', '{t} would be put into {whose} graveyard'],
  mean: ({ t, whose }, d) => ({ on: 'move', what: filterOf(t, d), to: ['graveyard'], whose }),
});
rule({
  name: 'would.enterGraveyardAny',
  of: 'Would',
  slots: { t: 'Thing' },
  en: [
    "{t} would enter a player's graveyard",
    "{t} would be put into a player's graveyard",
    '{t} would be put into a graveyard',
    '{t} would be put into a graveyard from anywhere',
  ],
  mean: ({ t }, d) => ({ on: 'move', what: filterOf(t, d), to: ['graveyard'] }),
});

rule({
  name: 'clause.nextTimeWouldX',
  of: 'Clause',
  slots: { w: 'Would', i: 'Instead', v: 'Value' },
  en: 'the next time {w} this turn, {i}, where X is {v}',
  mean: (parts) => {
    const on = parts.w;
    const action: Action = {
      do: 'effect',
      effects: [{ kind: 'replace', on, instead: replacingNow(on, parts.i), uses: 1 }],
      duration: { kind: 'endOfTurn' },
    };
    return [withX(action, parts.v, () => undefined)];
  },
});

rule({
  name: 'would.counters',
  of: 'Would',
  slots: { k: 'Counter', t: 'Thing' },
  en: ['one or more {k} counters would be put on {t}', 'a {k} counter would be put on {t}'],
  mean: ({ k, t }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'counters', what: filterOf(t, d), counter: k };
  },
});
rule({
  name: 'would.anyCounters',
  of: 'Would',
  slots: { t: 'Thing' },
  en: 'one or more counters would be put on {t}',
  mean: ({ t }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: 'counters', what: filterOf(t, d) };
  },
});

// Instead
rule({
  name: 'instead.twiceAsMany',
  of: 'Instead',
  en: ['put twice that many instead', 'twice that many are put on it instead'],
  mean: () => instead(['counters'], { kind: 'change', amount: { kind: 'times', of: [2, { kind: 'amount' }] } }),
});
rule({
  name: 'instead.asManyPlus',
  of: 'Instead',
  slots: { n: 'Count' },
  en: 'put that many plus {n} instead',
  mean: ({ n }) => instead(['counters'], more(n.min)),
});
rule({
  name: 'instead.asManyPlusOf',
  of: 'Instead',
  slots: { n: 'Count', k: 'Counter', t: 'Thing' },
  en: 'that many plus {n} {k} counters are put on {t} instead',
  mean: ({ n, k, t }, d) => instead(['counters'], more(n.min), { what: d.pick(t), counter: k }),
});
rule({
  name: 'instead.dealsMinus',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: [
    'it deals that much minus {n} instead',
    'it deals that much damage minus {n} instead',
    'they take that much damage minus {n} instead',
    'it takes that much damage minus {n} instead',
  ],
  mean: ({ n }) => instead(['damage'], { kind: 'change', amount: { kind: 'minus', a: { kind: 'amount' }, b: n } }),
});
rule({
  name: 'instead.returnToHand',
  of: 'Instead',
  slots: { z: 'OwnZone' },
  en: ['return it to {z} instead', 'put it into {z} instead'],
  mean: ({ z }) => instead(GOING, { kind: 'change', zone: z }),
});
rule({
  name: 'instead.banishThem',
  of: 'Instead',
  en: ['banish them instead', 'that player banishes it instead'],
  mean: () => instead(GOING, { kind: 'change', zone: 'banishment' }),
});
rule({
  name: 'instead.takesPlus',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: ['it takes that much damage plus {n} instead', 'they take that much damage plus {n} instead'],
  mean: ({ n }) => instead(['damage'], more(n)),
});
rule({
  name: 'instead.dealsPlusTo',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: 'it deals that much damage plus {n} to those units instead',
  mean: ({ n }) => instead(['damage'], more(n)),
});
rule({
  name: 'instead.preventEqual',
  of: 'Instead',
  slots: { v: 'Value' },
  en: 'prevent an amount of that damage equal to {v}',
  mean: ({ v }) => instead(['damage'], { kind: 'prevent', amount: v }),
});
for (const round of ['up', 'down'] as const)
  rule({
    name: `instead.preventHalf.${round}`,
    of: 'Instead',
    en: `prevent half of that damage, rounded ${round}`,
    mean: () => instead(['damage'], { kind: 'prevent', amount: { kind: 'half', of: { kind: 'amount' }, round } }),
  });
rule({
  name: 'instead.redirect',
  of: 'Instead',
  slots: { t: 'Thing' },
  en: 'that damage is dealt to {t} instead',
  mean: ({ t }) => {
    if (t.kind !== 'definite') throw new Unclear('whom?');
    return instead(['damage'], { kind: 'change', to: t.selector });
  },
});
rule({
  name: 'instead.doubleDamage',
  of: 'Instead',
  en: 'double that damage',
  mean: () => instead(['damage'], { kind: 'change', amount: { kind: 'times', of: [2, { kind: 'amount' }] } }),
});
rule({
  name: 'instead.preventIt',
  of: 'Instead',
  en: 'prevent it',
  mean: () => instead(['damage'], { kind: 'prevent' }),
});
rule({
  name: 'instead.entersRested',
  of: 'Instead',
  slots: { t: 'Thing' },
  en: ['{t} <enter@t> the field rested instead', '{t} <enter@t> the field rested'],
  mean: ({ t }, d) => instead(['enter'], { kind: 'enters', rested: true }, { what: d.pick(t) }),
});
/** What is done when some was prevented. */
rule({
  name: 'sentence.whenPrevented',
  of: 'Sentence',
  slots: { c: 'Clause' },
  en: ['when damage is prevented this way, {c}.', 'whenever damage is prevented this way, {c}.'],
  mean: (parts, d) => {
    const value = d.result('prevented');
    const effect = d.effect(() => parts.c);
    return [
      { do: 'if', condition: { kind: 'compare', value, is: { op: '≥', to: 1 } }, then: [{ do: 'reflexive', effect }] },
    ];
  },
});
