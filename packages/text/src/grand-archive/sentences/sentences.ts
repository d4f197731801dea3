/** Sentences of effects that only Grand Archive has: inline restrictions, "instead", "for each … this way", depending on a direction. */
import type { Action, Condition, Restriction, Selector } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { aboutSelf, whereX } from '../../prose/clauses.ts';
import { byGroup } from '../../prose/groups.ts';
import { instead } from '../../prose/instead-of.ts';
import { restrictionIn } from '../abilities/restrictions.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, GrandArchiveGame, Telling } from '../game.ts';
import { bound, eachOf } from '../nouns/selectors.ts';
import { DONE_SO, thisWay } from '../verbs/cards-at-hand.ts';

export const sentences = rulesOf();
const { rule, terminal } = sentences;

// Inline restrictions
terminal({
  name: 'inline',
  of: 'Inline',
  first: ['#capital', '#self'],
  scan: (tokens, at) => {
    let end = at;
    while (end < at + 6 && tokens[end] !== undefined && tokens[end]?.text !== ':') end++;
    if (tokens[end]?.text !== ':' || end === at) return [];
    let text = '';
    for (let i = at; i < end; i++) {
      const token = tokens[i];
      if (token !== undefined) text += `${i > at && token.start > (tokens[i - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
    }
    return restrictionIn(text) === undefined ? [] : [{ end, value: text }];
  },
  print: (value) => [value],
  mean: (value) => {
    const found = restrictionIn(value);
    if (found === undefined) throw new Unclear('no restriction');
    return found;
  },
});
const asCondition = (by: Restriction): Condition => ({ kind: 'restriction', by });
const under = (by: Restriction, then: readonly Action[]): readonly Action[] => [
  { do: 'if', condition: asCondition(by), then },
];
rule({
  name: 'sentence.inline',
  of: 'Sentence',
  slots: { r: 'Inline', s: 'Sentence' },
  en: '{r}: ^{s}',
  mean: (parts) => under(parts.r, parts.s),
});
rule({
  name: 'linked.inline',
  of: 'Linked',
  slots: { r: 'Inline', l: 'Linked' },
  en: '{r}: ^{l}',
  mean: (parts) => (before) => {
    const { r } = parts;
    return [{ do: 'if', condition: asCondition(r), then: parts.l(before), else: before }];
  },
});
rule({
  name: 'linked.inlineInstead',
  of: 'Linked',
  slots: { r: 'Inline', c: 'Clause' },
  en: ['{r}: ^{c} instead.', '{r}: ^Instead, {c}.', '{r}: ^Instead {c}.'],
  mean: (parts, d) => (before) => {
    const { r } = parts;
    return instead(before, asCondition(r), () => parts.c, d);
  },
});

// Instead
rule({
  name: 'sequel.ifInstead',
  of: 'Linked',
  slots: { condition: 'Conditions', c: 'Clause' },
  en: ['if {condition}, {c} instead.', 'if {condition}, instead {c}.', 'if {condition}, instead, {c}.'],
  mean: (parts, d) => (before) => {
    const { condition } = parts;
    return instead(before, condition, () => parts.c, d);
  },
});

// When something was done this way
for (const done of DONE_SO) {
  rule({
    name: `sequel.whenThisWay.${done}`,
    of: 'Linked',
    slots: { n: 'Noun', c: 'Clause' },
    en: [`when a {n#sg} is ${done} this way, {c}.`, `whenever a {n#sg} is ${done} this way, {c}.`],
    mean: (parts, d) => (before) => whenDone(before, done, parts.n, () => parts.c, d),
  });
}
for (const [verb, done] of [
  ['reveal', 'revealed'],
  ['discard', 'discarded'],
  ['banish', 'banished'],
  ['sacrifice', 'sacrificed'],
] as const)
  rule({
    name: `sequel.whenYouThisWay.${verb}`,
    of: 'Linked',
    slots: { n: 'Noun', c: 'Clause' },
    en: [`when you ${verb} a {n#sg} this way, {c}.`, `when you ${verb} one or more {n#pl} this way, {c}.`],
    mean: (parts, d) => (before) => whenDone(before, done, parts.n, () => parts.c, d),
  });
function whenDone(
  before: readonly Action[],
  done: string,
  n: Described,
  work: () => readonly Action[],
  d: Telling,
): readonly Action[] {
  const what = eachOf({ ...n, pool: thisWay(d, done) });
  const effect = d.effect(work);
  return [...before, { do: 'if', condition: { kind: 'exists', what }, then: [{ do: 'reflexive', effect }] }];
}

// For each thing that was done to
rule({
  name: 'sentence.forEachThisWay',
  of: 'Sentence',
  slots: { n: 'Noun', c: 'Clause' },
  en: ['for each {n#sg}, {c}.', 'then for each {n#sg}, {c}.'],
  mean: (parts, d) => {
    const { n } = parts;
    const from = eachOf(n);
    const name = d.fresh('each');
    const actions = d.during({ selector: bound(name), kinds: n.kinds, several: false, member: true }, () =>
      d.act(() => parts.c),
    );
    return perEach(actions, from, name, d);
  },
});
const perEach = (actions: readonly Action[], from: Selector, name: string, d: Telling): readonly Action[] =>
  byGroup<GrandArchiveGame>(actions, from, name, name, d, false, true);
rule({
  name: 'sentence.forEachCounter',
  of: 'Sentence',
  slots: { f: 'ForEach', c: 'Clause' },
  en: ['{f}, {c}.', 'then {f}, {c}.'],
  mean: (parts) => {
    const times = parts.f;
    if (typeof times === 'object' && times.kind === 'count') throw new Unclear('each of these things');
    return [{ do: 'repeat', times, actions: parts.c }];
  },
});

// Depending on a direction
rule({
  name: 'mode.direction',
  of: 'DirectionMode',
  slots: { to: 'Directions', e: 'Effect' },
  en: '• {to} — {e}',
  mean: (parts) => {
    const { to } = parts;
    return { directions: to, actions: parts.e };
  },
});
rule({
  name: 'directionModes.one',
  of: 'DirectionModes',
  slots: { m: 'DirectionMode' },
  en: '{m}',
  mean: ({ m }) => [m],
});
rule({
  name: 'directionModes.more',
  of: 'DirectionModes',
  slots: { m: 'DirectionMode', more: 'DirectionModes' },
  en: '{m} {more}',
  mean: (parts) => {
    const { m } = parts;
    return [m, ...parts.more];
  },
});
rule({
  name: 'effect.directions',
  of: 'Effect',
  slots: { t: 'Thing', m: 'DirectionModes' },
  en: ["depending on {t}' direction — {m}", 'depending on the direction of {t} — {m}'],
  mean: ({ t, m }, d) => {
    const what = d.pick(t);
    if (what.kind !== 'mastery') throw new Unclear('only a mastery faces somewhere');
    const { of: who, name } = what;
    const whose = { who, ...(name === undefined ? {} : { name }) };
    return m.map(
      ({ directions, actions }): Action => ({
        do: 'if',
        condition: { kind: 'faces', ...whose, directions },
        then: actions,
      }),
    );
  },
});
/** As a Spell: what the ability does is done by a Spell. */
rule({
  name: 'clause.asSpell',
  of: 'Clause',
  slots: { c: 'Chain' },
  en: 'as a Spell, {c}',
  mean: ({ c }) => [{ do: 'asSpell', actions: c }],
});
rule({
  name: 'clause.asSpellWhereX',
  of: 'Clause',
  slots: { c: 'Chain', v: 'Value' },
  en: ['as a Spell, {c}, where X is {v}', 'as a Spell, {c} where X is {v}'],
  mean: (parts, d) => [
    {
      do: 'asSpell',
      actions: whereX(
        d,
        () => parts.c,
        () => parts.v,
      ),
    },
  ],
});
rule({
  name: 'clause.whereXPlain',
  of: 'Clause',
  slots: { c: 'Chain', v: 'Value' },
  en: '{c} where X is {v}',
  mean: (parts, d) =>
    whereX(
      d,
      () => parts.c,
      () => parts.v,
    ),
});
rule({
  name: 'sentence.thenIf',
  of: 'Sentence',
  slots: { condition: 'Conditions', c: 'Clause' },
  en: 'then, if {condition}, {c}.',
  mean: (parts, d) => {
    const { ofSelf } = d.told.spoken;
    const { condition } = parts;
    return [{ do: 'if', condition, then: d.conditionally(() => aboutSelf(d, ofSelf, () => parts.c)) }];
  },
});
rule({ name: 'sentence.then', of: 'Sentence', slots: { c: 'Clause' }, en: 'then, {c}.', mean: ({ c }) => c });
rule({
  name: 'acts.thenPlain',
  of: 'Acts',
  slots: { a: 'Act', b: 'Acts' },
  en: ['{a} then {b}', '{a} and then {b}', '{a}, and then {b}'],
  mean: (parts, d) => (who) => [...d.act(() => parts.a(who)), ...d.act(() => parts.b(who))],
});
rule({
  name: 'sentence.asSpellIf',
  of: 'Sentence',
  slots: { condition: 'Conditions', c: 'Clause' },
  en: 'as a Spell, if {condition}, {c}.',
  mean: (parts, d) => {
    const { condition } = parts;
    return [{ do: 'if', condition, then: [{ do: 'asSpell', actions: d.conditionally(() => parts.c) }] }];
  },
});
