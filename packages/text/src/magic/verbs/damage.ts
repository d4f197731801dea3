/** Damage: what objects deal, to what, how much; fighting. */
import type { Action, Condition, Filter, Selector, Target, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { damagedIn, gathering } from '../../prose/groups.ts';
import { speaksOf, withBinding } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Described, Telling, Things } from '../game.ts';
import { allOf, bound, eachOf } from '../nouns/selectors.ts';
import { divided, twoTargets } from './dividing.ts';

export const damage = rulesOf();
const { rule } = damage;

/** What this object deals needs no source. */
const from = (source: Selector) => (source.kind === 'this' ? {} : { source });
/** What is dealt damage can be spoken of: creatures and players "dealt damage this way". */
const WOUNDED = 'wounded';
function wounded(d: Telling): string {
  const name = d.fresh(WOUNDED);
  for (const kinds of [
    ['player', WOUNDED],
    ['permanent', 'creature', WOUNDED],
  ])
    d.mention({ selector: bound(name), kinds, several: true, byKind: true, done: true });
  return name;
}
function deal(d: Telling, source: Selector, to: Selector, amount: Value): readonly Action[] {
  const as = d.fresh('dealt');
  d.cameTo('damage', { kind: 'var', name: as });
  const excess = d.fresh('excess');
  d.cameTo('excess', { kind: 'var', name: excess });
  d.doneTo('damaged', to);
  return [{ do: 'damage', ...from(source), to, amount, as, excess, damaged: wounded(d) }];
}

rule({ name: 'objectAct.damage', of: 'ObjectAct', slots: { x: 'Damages' }, en: '<deal> {x}', mean: ({ x }) => x });
rule({
  name: 'objectAct.damageUnpreventable',
  of: 'ObjectAct',
  slots: { x: 'Damages' },
  en: ["<deal> {x}. ^the damage can't be prevented", "<deal> {x}. ^this damage can't be prevented"],
  mean:
    ({ x }) =>
    (source) =>
      x(source).map((action) => (action.do === 'damage' ? { ...action, unpreventable: true } : action)),
});
rule({ name: 'damages.one', of: 'Damages', slots: { a: 'Damage' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'damages.two',
  of: 'Damages',
  slots: { a: 'Damage', b: 'Damage' },
  en: '{a} and {b}',
  mean: (parts, d) => (source) =>
    dealtTogether(
      d,
      source,
      () => parts.a,
      () => parts.b,
    ),
});
rule({
  name: 'damages.three',
  of: 'Damages',
  slots: { a: 'Damage', b: 'Damage', c: 'Damage' },
  en: '{a}, {b}, and {c}',
  mean: (parts, d) => (source) =>
    dealtTogether(
      d,
      source,
      () => parts.a,
      () => parts.b,
      () => parts.c,
    ),
});
/** All of it is dealt at the same time, and is what was dealt this way. */
function dealtTogether(d: Telling, source: Selector, ...parts: readonly (() => Act)[]): readonly Action[] {
  const sums: Record<string, Value[]> = { damage: [], excess: [] };
  const made = parts.map((part) => {
    d.cameTo('damage', undefined);
    d.cameTo('excess', undefined);
    const dealt = part()(source);
    for (const [kind, values] of Object.entries(sums)) {
      const value = d.maybeResult(kind);
      if (value !== undefined) values.push(value);
    }
    return dealt;
  });
  for (const [kind, of] of Object.entries(sums)) {
    if (of.length === made.length) d.cameTo(kind, { kind: 'add', of });
    else d.cameTo(kind, undefined);
  }
  const areSingle = made.every(([first, second]) => first?.do === 'damage' && second === undefined);
  return made.flatMap((dealt, i) =>
    i === 0 || !areSingle ? dealt : dealt.map((action) => ({ ...action, alongside: true }) as Action),
  );
}
rule({
  name: 'damage.amount',
  of: 'Damage',
  slots: { n: 'Amount', to: 'Anything' },
  en: '{n} damage to {to}',
  mean: (parts, d) => {
    const { n } = parts;
    const to = d.notDoer(parts);
    d.mentionAmount(n);
    return (source) => deal(d, source, to, n);
  },
});
rule({
  name: 'damage.equal',
  of: 'Damage',
  slots: { v: 'Value', to: 'Anything' },
  en: 'damage equal to {v} to {to}',
  mean: (parts, d) => {
    const { v } = parts;
    const to = d.notDoer(parts);
    d.mentionAmount(v);
    return (source) => deal(d, source, to, v);
  },
});
rule({
  name: 'damage.equalAfter',
  of: 'Damage',
  slots: { to: 'Anything', v: 'Value' },
  en: 'damage to {to} equal to {v}',
  mean: (parts, d) => {
    const to = d.notDoer(parts);
    const amount = d.ofMembers(to, () => parts.v);
    d.mentionAmount(amount);
    return (source) => dealEach(d, source, to, amount);
  },
});
/** What is said of each of those it is dealt to (`it`) needs a loop if there is another source than this (its own is `it`, then). */
function dealEach(d: Telling, source: Selector, to: Selector, amount: Value): readonly Action[] {
  if (source.kind === 'this' || !speaksOf(amount, 'it')) return deal(d, source, to, amount);
  const as = d.fresh('one');
  const actions = deal(d, source, bound(as), withBinding(amount, 'it', bound(as)));
  return gathering(actions, to, as, damagedIn(actions), d);
}
const powerOf = (of: Selector): Value => ({ kind: 'stat', stat: 'power', of });
rule({
  name: 'damage.itself',
  of: 'Damage',
  en: 'damage to itself equal to its power',
  mean: (_, d) => (source) => deal(d, source, source, powerOf(source)),
});
rule({
  name: 'damage.itselfAmount',
  of: 'Damage',
  slots: { n: 'Amount' },
  en: '{n} damage to itself',
  mean:
    ({ n }, d) =>
    (source) =>
      deal(d, source, source, n),
});
/** Several creatures deal damage, each its own. */
rule({
  name: 'objectAct.eachPower',
  of: 'ObjectAct',
  slots: { to: 'Anything' },
  en: 'each deal damage equal to their power to {to}',
  mean:
    ({ to }, d) =>
    (sources) => {
      if (sources.kind === 'this') throw new Unclear('several of them deal damage');
      return deal(d, sources, to, powerOf(bound('it')));
    },
});
rule({
  name: 'objectAct.eachAmount',
  of: 'ObjectAct',
  slots: { n: 'Amount', to: 'Anything' },
  en: 'each deal {n} damage to {to}',
  mean:
    ({ n, to }, d) =>
    (sources) => {
      if (sources.kind === 'this') throw new Unclear('several of them deal damage');
      return deal(d, sources, to, n);
    },
});

// Divided as you choose
const dealDivided =
  (d: Telling, target: string, amount: Value) =>
  (source: Selector): readonly Action[] => [
    { do: 'damage', ...from(source), to: bound(target), amount, divided: target, damaged: wounded(d) },
  ];
const ANY: Described = { filters: [{ kind: 'anyTarget' }], kinds: ['anything'] };
rule({
  name: 'damage.divided',
  of: 'Damage',
  slots: { n: 'Amount', count: 'Count' },
  en: '{n} damage divided as you choose among {count} <target#count>',
  mean: ({ n, count }, d) => dealDivided(d, divided(d, ANY, count, n), n),
});
rule({
  name: 'damage.dividedAmong',
  of: 'Damage',
  slots: { n: 'Amount', count: 'Count', what: 'Noun' },
  en: '{n} damage divided as you choose among {count} target {what#count}',
  mean: ({ n, count, what }, d) => dealDivided(d, divided(d, what, count, n), n),
});
rule({
  name: 'count.oneToThree',
  of: 'Count',
  en: ['one, two, or three', 'one, two or three'],
  agreement: 'pl',
  mean: () => ({ min: 1, max: 3 }),
});
rule({
  name: 'value.damageDealt',
  of: 'Value',
  en: ['the damage dealt this way', 'the amount of damage dealt this way'],
  mean: (_, d) => d.result('damage'),
});

rule({
  name: 'damages.twoIf',
  of: 'Damages',
  slots: { n: 'Amount', to: 'Anything', a: 'Condition', m: 'Amount', other: 'Anything', b: 'Condition' },
  en: '{n} damage to {to} if {a} and {m} damage to {other} if {b}',
  mean:
    ({ n, to, a, m, other, b }, d) =>
    (source) => [
      { do: 'if', condition: a, then: deal(d, source, to, n) },
      { do: 'if', condition: b, then: deal(d, source, other, m) },
    ],
});
// What was dealt damage by it
rule({
  name: 'things.wounded',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'each {n#sg} dealt damage this way',
  agreement: 'sg',
  mean: ({ n }, d) => woundedOf(n, d),
});
rule({
  name: 'simple.woundedLasting',
  of: 'Simple',
  slots: { n: 'Noun', p: 'Predicates', duration: 'Duration' },
  en: ['a {n#sg} dealt damage this way {p@s} {duration}', '{n#pl} dealt damage this way {p@base} {duration}'],
  mean: (parts, d) =>
    lasting(woundedOf(parts.n, d), d, (what) => ({ effects: parts.p(what), duration: parts.duration })),
});
function woundedOf(n: Described, d: Telling): Things {
  const pool = d.refer({ kind: WOUNDED, several: true });
  const described: Described = { ...n, pool };
  const selector = eachOf(described);
  d.mention({ selector, kinds: n.kinds, several: true });
  return { kind: 'definite', selector, described };
}
rule({
  name: 'players.wounded',
  of: 'Player',
  slots: { n: 'PlayerNoun' },
  en: ['{n#pl} dealt damage this way'],
  agreement: 'pl',
  mean: ({ n }, d) => d.mentionPlayer(woundedPlayers(n, d)),
});
rule({
  name: 'players.eachWounded',
  of: 'Player',
  slots: { n: 'PlayerNoun' },
  en: ['each {n#sg} dealt damage this way'],
  agreement: 'sg',
  mean: ({ n }, d) => d.mentionPlayer(woundedPlayers(n, d)),
});
const woundedPlayers = (n: Described, d: Telling): Selector => ({
  kind: 'filter',
  of: d.refer({ kind: WOUNDED, several: true, player: true }),
  where: allOf(n.filters),
});
rule({
  name: 'counted.wounded',
  of: 'Counted',
  slots: { n: 'Noun' },
  en: '{n} dealt damage this way',
  mean: ({ n }, d) => ({ kind: 'count', of: eachOf({ ...n, pool: d.refer({ kind: WOUNDED, several: true }) }) }),
});
/** What was dealt damage was the one target there is. */
rule({
  name: 'condition.dealt',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['a {n#sg} is dealt damage this way', 'a {n#sg} was dealt damage this way'],
  mean: ({ n }, d) => dealtTo(allOf(n.filters), d),
});
rule({
  name: 'condition.dealtPlayer',
  of: 'Condition',
  slots: { n: 'PlayerNoun' },
  en: ['a {n#sg} is dealt damage this way', 'a {n#sg} was dealt damage this way'],
  mean: ({ n }, d) => dealtTo(allOf(n.filters), d),
});
function dealtTo(where: Filter, d: Telling): Condition {
  const to = d.told.spoken.lastDone.get('damaged');
  if (to?.kind !== 'var') {
    const player = where.kind === 'player' || (where.kind === 'all' && where.of[0]?.kind === 'player');
    const of = d.refer({ kind: WOUNDED, several: true, player });
    return { kind: 'exists', what: { kind: 'filter', of, where } };
  }
  const value = d.result('damage');
  d.underCondition(to.name);
  return {
    kind: 'all',
    of: [
      { kind: 'compare', value, is: { op: '≥', to: 1 } },
      { kind: 'matches', what: to, where },
    ],
  };
}
rule({
  name: 'value.excess',
  of: 'Value',
  en: ['the excess damage dealt this way', 'the amount of excess damage dealt this way'],
  mean: (_, d) => d.result('excess'),
});
rule({
  name: 'condition.excess',
  of: 'Condition',
  en: [
    'excess damage was dealt this way',
    'excess damage is dealt this way',
    'excess damage was dealt to that creature this way',
    'excess damage was dealt to that permanent this way',
    'excess damage was dealt to a creature this way',
    'excess damage was dealt to that creature or planeswalker this way',
  ],
  mean: (_, d) => ({ kind: 'compare', value: d.result('excess'), is: { op: '≥', to: 1 } }),
});

// Fighting (701.14)
rule({
  name: 'objectAct.fight',
  of: 'ObjectAct',
  slots: { b: 'Things' },
  en: '<fight> {b}',
  mean: (parts, d) => (a) => {
    const b = d.besides(a, () => d.pick(parts.b));
    d.mentionBoth(a, b);
    return [{ do: 'fight', a, b }];
  },
});
rule({
  name: 'simple.fightEachOther',
  of: 'Simple',
  slots: { n: 'Noun' },
  en: 'two target {n#pl} fight each other',
  mean: ({ n }, d) => {
    const [a, b] = twoTargets(n, d);
    return [{ do: 'fight', a, b }];
  },
});
rule({
  name: 'objectAct.fightEachOther',
  of: 'ObjectAct',
  en: 'fight each other',
  mean: (_, d) => () => {
    const [a, b, more] = d.targets;
    if (a === undefined || b === undefined || more !== undefined || isOf(a) || isOf(b))
      throw new Unclear('which two fight each other?');
    return [{ do: 'fight', a: bound(a.name), b: bound(b.name) }];
  },
});
/** It may be more than one. */
const isOf = (target: Target): boolean => target.min !== undefined && target.max !== 1;

// The second and third of several targets
rule({
  name: 'anything.anotherTarget',
  of: 'Anything',
  en: ['another target', 'a second target', 'a third target'],
  agreement: 'sg',
  mean: (_, d) => d.target({ ...ANY, other: true }),
});
rule({ name: 'objectAct.also', of: 'ObjectAct', slots: { a: 'ObjectAct' }, en: 'also {a}', mean: ({ a }) => a });
rule({
  name: 'things.thatTarget',
  of: 'Thing',
  en: 'that target',
  agreement: 'sg',
  mean: (_, d) => ({ kind: 'definite', selector: d.refer({ kind: 'anything', several: false }) }),
});
/** What any target is (115.4). */
rule({
  name: 'anything.thatPermanentOrPlayer',
  of: 'Anything',
  en: ['that permanent or player', 'that player or permanent'],
  agreement: 'sg',
  mean: (_, d) => d.refer({ kind: 'anything', several: false }),
});
rule({
  name: 'anything.otherTargets',
  of: 'Anything',
  slots: { count: 'Count' },
  en: ['each of {count} other targets', '{count} other targets'],
  agreement: { from: 'count' },
  same: { 'each of': 'a group is spoken of one by one or together' },
  mean: ({ count }, d) => d.target({ ...ANY, other: true }, count, true),
});
