/** "If … would …, … instead" (614): for always, for a turn, for the next time. */
import type {
  Action,
  Condition,
  EventPattern,
  Replacement,
  ReplacementAbility,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { you } from '../nouns/selectors.ts';
import { elsewhere, replaced, times } from './instead.ts';
import { about, amount, object } from './would.ts';

export const replacements = rulesOf();
const { rule, lexicon } = replacements;

/** 701.9: discarded because of a spell or ability of somebody. */
rule({
  name: 'standing.discardedElsewhere',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Chain' },
  en: [
    'if a spell or ability an opponent controls causes you to discard {s}, {c} instead of putting it into your graveyard',
    'if a spell or ability an opponent controls causes you to discard {s}, {c} instead',
  ],
  mean: ({ s, c }): readonly ReplacementAbility[] => [
    {
      kind: 'replacement',
      on: {
        on: 'move',
        what: { kind: 'is', what: s },
        from: ['hand'],
        how: 'discarded',
        cause: { kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } },
      },
      instead: elsewhere(c) ?? { kind: 'instead', actions: c },
    },
  ],
});

/** 614.9: damage is dealt to something else. */
rule({
  name: 'standing.redirect',
  of: 'Rewriting',
  slots: { k: 'DamageKind', p: 'DamageParts', to: 'Anything' },
  en: 'all {k} that would be dealt {p} is dealt to {to} instead',
  mean: ({ k, p, to }): readonly ReplacementAbility[] => [
    { kind: 'replacement', on: { on: 'damage', ...k, ...p }, instead: { kind: 'change', to } },
  ],
});
rule({
  name: 'simple.redirect',
  of: 'Simple',
  slots: { k: 'DamageKind', p: 'DamageParts', to: 'Anything' },
  en: [
    'all {k} that would be dealt {p} this turn is dealt to {to} instead',
    'all {k} that would be dealt this turn {p} is dealt to {to} instead',
    'until end of turn, all {k} that would be dealt {p} is dealt to {to} instead',
  ],
  mean: ({ k, p, to }) =>
    lasting({ kind: 'replace', on: { on: 'damage', ...k, ...p }, instead: { kind: 'change', to } }),
});

rule({
  name: 'simple.redirectSplit',
  of: 'Simple',
  slots: { k: 'DamageKind', from: 'Damaged', source: 'Damager', to: 'Anything' },
  en: 'all {k} that would be dealt to {from} this turn by {source} is dealt to {to} instead',
  mean: ({ k, from, source, to }) =>
    lasting({ kind: 'replace', on: { on: 'damage', ...k, to: from, source }, instead: { kind: 'change', to } }),
});
rule({
  name: 'simple.redirectNext',
  of: 'Simple',
  slots: { n: 'Amount', k: 'DamageKind', from: 'Damaged', to: 'Anything' },
  en: [
    'the next {n} {k} that would be dealt to {from} this turn is dealt to {to} instead',
    'the next {n} {k} that would be dealt this turn to {from} is dealt to {to} instead',
  ],
  mean: ({ n, k, from, to }) =>
    lasting({ kind: 'replace', on: { on: 'damage', ...k, to: from }, instead: { kind: 'change', to, upTo: n } }),
});

/** 106.12, 614: what tapping for mana produces. */
rule({
  name: 'standing.moreMana',
  of: 'Rewriting',
  slots: { t: 'Things', m: 'ManaMultiple' },
  en: 'if you tap {t} for mana, it produces {m} of that mana instead',
  mean: ({ t, m }, d): readonly ReplacementAbility[] => [
    {
      kind: 'replacement',
      on: { on: 'mana', from: about(t, object, d), who: you, tapped: true },
      instead: { kind: 'change', amount: m },
    },
  ],
});
lexicon({
  of: 'ManaMultiple',
  en: { 2: 'twice as much', 3: 'three times as much' },
  mean: (n) => times(Number(n)),
});
/** 120.3a, 614: life is lost because of the damage, and less of it. */
rule({
  name: 'standing.lifeFloor',
  of: 'Rewriting',
  slots: { n: 'Number', m: 'Number' },
  en: 'damage that would reduce your life total to less than {n} reduces it to {m} instead',
  mean: ({ n, m }): readonly ReplacementAbility[] => {
    if (n !== m) throw new Unclear('the life total is reduced to what it may not go below');
    const life: Value = { kind: 'life', of: you };
    return [
      {
        kind: 'replacement',
        on: { on: 'loseLife', who: you, damage: true },
        condition: { kind: 'compare', value: { kind: 'minus', a: life, b: amount }, is: { op: '<', to: n } },
        instead: { kind: 'change', amount: { kind: 'max', of: [0, { kind: 'minus', a: life, b: n }] } },
      },
    ];
  },
});
/** 119.5: whatever would make it so. */
rule({
  name: 'standing.ifReduced',
  of: 'Rewriting',
  slots: { n: 'Number', c: 'Chain' },
  en: 'if your life total would be reduced to {n} or less, instead {c}',
  mean: ({ n, c }): readonly ReplacementAbility[] => [reducedTo(n, c)],
});
rule({
  name: 'staticSentence.ifReducedTransform',
  of: 'StaticSentence',
  slots: { n: 'Number', c: 'Chain', s: 'Self', then: 'Clause' },
  en: "if your life total would be reduced to {n} or less, instead {c}. ^Then if {s} didn't transform this way, {then}.",
  mean: (parts) => {
    const { n, c } = parts;
    const turned: Condition = { kind: 'matches', what: parts.s, where: { kind: 'transformed' } };
    return [reducedTo(n, [...c, { do: 'if', condition: { kind: 'not', of: turned }, then: parts.then }])];
  },
});
const reducedTo = (n: number, actions: readonly Action[]): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'loseLife', who: you },
  condition: {
    kind: 'compare',
    value: { kind: 'minus', a: { kind: 'life', of: you }, b: amount },
    is: { op: '≤', to: n },
  },
  instead: { kind: 'instead', actions },
});

// For always
rule({
  name: 'standing.ifWould',
  of: 'Rewriting',
  slots: { w: 'Would', i: 'InsteadAlways' },
  en: 'if {w}, {i}',
  mean: ({ w, i }): readonly ReplacementAbility[] => [{ kind: 'replacement', on: w, instead: replaced(w, i) }],
});
rule({
  name: 'standing.ifWouldMay',
  of: 'Rewriting',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w}, you may {i}',
  mean: ({ w, i }): readonly ReplacementAbility[] => [
    { kind: 'replacement', on: w, optional: true, instead: replaced(w, i) },
  ],
});
rule({
  name: 'standing.ifWouldWhile',
  of: 'Rewriting',
  slots: { w: 'Would', c: 'Condition', i: 'InsteadAlways' },
  en: 'if {w} while {c}, {i}',
  mean: (parts): readonly ReplacementAbility[] => {
    const { w: on, c: condition } = parts;
    return [{ kind: 'replacement', on, condition, instead: replaced(on, parts.i) }];
  },
});

/** What is done instead goes on in the next sentences. */
rule({
  name: 'staticSentence.ifWouldThen',
  of: 'StaticSentence',
  slots: { w: 'Would', c: 'Chain', more: 'Sequels' },
  en: 'if {w}, {c} instead. ^{more}',
  mean: (parts, d): readonly ReplacementAbility[] => {
    const { w: on } = parts;
    const outer = d.targets.length;
    const first = parts.c;
    const actions = parts.more(first);
    if (d.targets.length > outer) throw new Unclear('a static ability has no targets');
    return [{ kind: 'replacement', on, instead: { kind: 'instead', actions } }];
  },
});

// For a turn
const lasting = (effect: StaticEffect): readonly Action[] => [
  { do: 'effect', effects: [effect], duration: { kind: 'endOfTurn' } },
];
rule({
  name: 'sentence.ifWouldThisTurn',
  of: 'Sentence',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w} this turn, {i}.',
  mean: (parts, d) => d.act(() => thisTurn(parts)),
});
/** Of something definite, for as long as it is that object (400.7): what was cast or put there by the effect. */
rule({
  name: 'sentence.ifWouldEver',
  of: 'Sentence',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w}, {i}.',
  mean: (parts, d) =>
    d.act(() => {
      const { w: on } = parts;
      const subject = on.on === 'move' ? (on.what.kind === 'all' ? on.what.of[0] : on.what) : undefined;
      const isIt = subject?.kind === 'is' && ['var', 'event', 'became'].includes(subject.what.kind);
      if (!isIt) throw new Unclear('for how long');
      return [
        {
          do: 'effect',
          effects: [{ kind: 'replace', on, instead: replaced(on, parts.i) }],
          duration: { kind: 'forever' },
        },
      ];
    }),
});
rule({
  name: 'sentence.untilIfWould',
  of: 'PlainSentence',
  slots: { w: 'Would', i: 'Instead' },
  en: ['until end of turn, if {w}, {i}.', 'this turn, if {w}, {i}.'],
  mean: (parts, d) => d.act(() => thisTurn(parts)),
});
const thisTurn = ({ w, i }: { readonly w: EventPattern; readonly i: Replacement }): readonly Action[] =>
  lasting({ kind: 'replace', on: w, instead: replaced(w, i) });
/** What would happen then is spoken of afterwards as it was before. */
const nextTime = (parts: { readonly w: EventPattern; readonly i: Replacement }, d: Telling): readonly Action[] =>
  d.aside(() => d.act(() => lasting({ kind: 'replace', on: parts.w, instead: replaced(parts.w, parts.i), uses: 1 })));
rule({
  name: 'sentence.nextTime',
  of: 'PlainSentence',
  slots: { w: 'Would', i: 'Instead' },
  en: 'the next time {w} this turn, {i}.',
  mean: (parts, d) => nextTime(parts, d),
});
rule({
  name: 'chain.andIfWouldThisTurn',
  of: 'Chain',
  slots: { a: 'Bare', w: 'Would', i: 'Instead' },
  en: ['{a} and if {w} this turn, {i}', '{a}, and if {w} this turn, {i}'],
  mean: (parts, d) => [
    ...d.act(() => parts.a),
    ...d.aside(() => d.act(() => lasting({ kind: 'replace', on: parts.w, instead: replaced(parts.w, parts.i) }))),
  ],
});
rule({
  name: 'depending.nextTime',
  of: 'Depending',
  slots: { w: 'Would', i: 'Instead' },
  en: 'the next time {w} this turn, {i}',
  mean: (parts, d) => nextTime(parts, d),
});
