/** Sentences that hardly any card has: targets for each kick, what is true of the only one, what lasts while something stays attached or small. */
import type { Action, Condition, Filter, Selector, StaticAbility, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, eachOf, you } from '../nouns/selectors.ts';

export const rarestSentences = rulesOf();
const { rule } = rarestSentences;

// Multikicker (702.33d)
const KICKS: Value = { kind: 'add', of: [1, { kind: 'paid', cost: 'kicker' }] };
const MORE = 'for each time this spell was kicked';
rule({
  name: 'clause.anyTargetForEachKick',
  of: 'Clause',
  en: `choose any target, then choose another target ${MORE}`,
  mean: (_, d) => {
    d.target({ filters: [{ kind: 'anyTarget' }], kinds: ['anything'] }, { min: KICKS, max: KICKS }, true);
    return [];
  },
});
rule({
  name: 'clause.targetForEachKick',
  of: 'Clause',
  slots: { n: 'Noun', m: 'Noun' },
  en: `choose target {n#sg}, then choose another target {m#sg} ${MORE}`,
  mean: ({ n, m }, d) => {
    if (JSON.stringify(n.filters) !== JSON.stringify(m.filters)) throw new Unclear('targets of two kinds');
    d.target(n, { min: KICKS, max: KICKS }, true);
    return [];
  },
});

// While
rule({
  name: 'condition.remainsAttached',
  of: 'Condition',
  slots: { s: 'Self' },
  en: '{s} remains attached to it',
  mean: ({ s }, d): Condition => ({
    kind: 'matches',
    what: s,
    where: { kind: 'attachedTo', what: d.refer({ kinds: ['creature'], several: false, notSelf: true }) },
  }),
});
rule({
  name: 'condition.valueRemains',
  of: 'Condition',
  slots: { v: 'Value', c: 'LongComparison' },
  en: '{v} remains {c}',
  mean: ({ v, c }): Condition => ({ kind: 'compare', value: v, is: c }),
});
rule({
  name: 'staticSentence.theOnlyOne',
  of: 'StaticSentence',
  slots: { n: 'Noun', k: 'SpokenKind', p: 'Predicates' },
  en: 'as long as you control exactly one {n#sg}, that {k#sg} {p@s}.',
  mean: (parts): readonly StaticAbility[] => {
    const { n, k } = parts;
    if (!k.every((kind) => n.kinds.includes(kind))) throw new Unclear('of another kind');
    const yours: Selector = eachOf({ ...n, filters: [...n.filters, { kind: 'controlledBy', who: you }] });
    return [
      {
        kind: 'static',
        condition: { kind: 'compare', value: { kind: 'count', of: yours }, is: { op: '=', to: 1 } },
        effects: parts.p(yours),
      },
    ];
  },
});
rule({
  name: 'condition.controlsNoOthers',
  of: 'Condition',
  slots: { p: 'Player', n: 'Noun' },
  en: '{p} <control@p> no other {n#pl}',
  mean: (parts, d): Condition => {
    const { p } = parts;
    if (p.kind === 'you') throw new Unclear('other than this object');
    const { n } = parts;
    const one = d.refer({ kinds: n.kinds, several: false });
    const others: readonly Filter[] = [
      ...n.filters,
      { kind: 'controlledBy', who: p },
      { kind: 'not', of: { kind: 'is', what: one } },
    ];
    return { kind: 'not', of: { kind: 'exists', what: { kind: 'each', where: allOf(others) } } };
  },
});
// Whom they attacked (508.1b)
const attackingYou = (orYours: boolean): Filter => {
  const planeswalkers: Filter = allOf([
    { kind: 'type', type: 'planeswalker' },
    { kind: 'controlledBy', who: you },
  ]);
  const isYou: Filter = { kind: 'is', what: you };
  return {
    kind: 'where',
    condition: {
      kind: 'matches',
      what: { kind: 'attacked', by: { kind: 'var', name: 'it' } },
      where: orYours ? { kind: 'any', of: [isYou, planeswalkers] } : isYou,
    },
  };
};
const attackersOf = (who: Selector, more: Filter): Condition => ({
  kind: 'exists',
  what: { kind: 'each', where: allOf([{ kind: 'attacking' }, { kind: 'controlledBy', who }, more]) },
});
rule({
  name: 'condition.theyAttackedYou',
  of: 'Condition',
  en: 'they attacked you and/or a planeswalker you control',
  mean: (_, d) => attackersOf(d.refer({ player: true }), attackingYou(true)),
});
rule({
  name: 'condition.noneAttackedYou',
  of: 'Condition',
  en: 'none of those creatures attacked you',
  mean: (_, d) => ({ kind: 'not', of: attackersOf(d.refer({ player: true }), attackingYou(false)) }),
});
/** One of each kind, of which one may be of several kinds; all others are sacrificed at once (101.4, 608.2d). */
rule({
  name: 'sentence.keepOneOfEach',
  of: 'PlainSentence',
  slots: { p: 'PlayerNoun', a: 'TypeNoun', b: 'TypeNoun', c: 'TypeNoun', e: 'TypeNoun', n: 'Noun' },
  en: 'each {p#sg} chooses a {a#sg}, a {b#sg}, a {c#sg}, and a {e#sg} from among the {n#pl} they control, then sacrifices the rest.',
  mean: ({ p, a, b, c, e, n }, d): readonly Action[] => {
    const name = d.fresh('player');
    const who: Selector = { kind: 'var', name };
    const [all, rest] = [d.fresh('kept'), d.fresh('rest')];
    const yours: readonly Filter[] = [...n.filters, { kind: 'controlledBy', who }];
    const kept = (kinds: Described, as: string): Action => ({
      do: 'choose',
      who,
      from: { kind: 'each', where: allOf([...yours, ...kinds.filters]) },
      as,
    });
    const names = [a, b, c, e].map(() => d.fresh('chosen'));
    const chosen: Selector = { kind: 'union', of: names.map((each) => ({ kind: 'var', name: each })) };
    return [
      { do: 'let', name: all, objects: { kind: 'union', of: [] } },
      {
        do: 'forEach',
        in: eachOf(p),
        as: name,
        actions: [
          ...[a, b, c, e].map((kinds, i) => kept(kinds, names[i] ?? '')),
          { do: 'let', name: all, objects: { kind: 'union', of: [{ kind: 'var', name: all }, chosen] } },
        ],
      },
      {
        do: 'let',
        name: rest,
        objects: {
          kind: 'each',
          where: allOf([
            ...n.filters,
            { kind: 'controlledBy', who: eachOf(p) },
            { kind: 'not', of: { kind: 'is', what: { kind: 'var', name: all } } },
          ]),
        },
      },
      { do: 'sacrificeObjects', who: eachOf(p), what: { kind: 'var', name: rest } },
    ];
  },
});
rule({
  name: 'act.chooseColorAndOpponent',
  of: 'Act',
  en: '<choose> a color and an opponent',
  mean: (_, d) => (who) => {
    d.mentionPlayer({ kind: 'var', name: 'player' });
    const by = who.kind === 'you' ? {} : { who };
    return [
      { do: 'chooseColor', ...by, key: 'color' },
      { do: 'choose', ...by, from: { kind: 'players', which: 'opponents' }, as: 'player' },
    ];
  },
});
