/** Sentences that are true all the time: static abilities and replacement effects, with the conditions under which they hold. */
import type { Ability, Condition, Selector, StaticAbility, StaticEffect, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { you } from '../nouns/selectors.ts';
import { joined } from '../predicates/joined.ts';
import { withX } from '../values/x.ts';

export const statics = rulesOf();
const { rule } = statics;

const both = (a: Condition, b: Condition | undefined): Condition =>
  b === undefined ? a : { kind: 'all', of: b.kind === 'all' ? [a, ...b.of] : [a, b] };
const not = (of: Condition): Condition => (of.kind === 'not' ? of.of : { kind: 'not', of });

/** The abilities, while something is true besides. */
const under = (condition: Condition, abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability) => {
    if (ability.kind !== 'static' && ability.kind !== 'replacement' && ability.kind !== 'alternativeCost')
      throw new Unclear('this holds under no condition');
    // What becomes of a spell that was cast so hangs on nothing else.
    if (ability.kind === 'replacement' && ability.condition?.kind === 'paid') return ability;
    return { ...ability, condition: both(condition, ability.condition) } satisfies Ability;
  });

/** Nothing that is true all the time has targets or asks for choices. */
function standing(d: Telling, work: () => readonly Ability[]): readonly Ability[] {
  const { made, asks } = d.standing(work);
  if (asks) throw new Unclear('a static ability has no targets and asks for no choices');
  return made;
}

rule({
  name: 'standing.static',
  of: 'Standing',
  slots: { s: 'Statics' },
  en: '{s}',
  mean: ({ s }): readonly StaticAbility[] => [{ kind: 'static', effects: s, ...zonesOf(s) }],
});
/** What a spell says of itself as a spell works on the stack (113.6d). */
const zonesOf = (effects: readonly StaticEffect[]): { readonly zones?: readonly Zone[] } =>
  effects.every((e) => e.kind === 'cant' && e.action === 'beCountered' && e.what.kind === 'this')
    ? { zones: ['stack'] }
    : {};
rule({ name: 'static.statement', of: 'Static', slots: { s: 'Statement' }, en: '{s}', mean: ({ s }) => s });
/** The same for a while. */
rule({
  name: 'simple.statement',
  of: 'Simple',
  slots: { s: 'Statement', duration: 'Duration' },
  en: ['{s} {duration}', '{duration}, {s}'],
  mean: ({ s, duration }) => [{ do: 'effect', effects: s, duration }],
});
rule({
  name: 'simple.statements',
  of: 'Simple',
  slots: { a: 'Statement', b: 'Statement', duration: 'Duration' },
  en: ['{duration}, {a} and {b}', '{duration}, {a}, and {b}'],
  mean: ({ a, b, duration }) => [{ do: 'effect', effects: [...a, ...b], duration }],
});
rule({ name: 'statics.one', of: 'Statics', slots: { s: 'Static' }, en: '{s}', mean: ({ s }) => s });
rule({
  name: 'statics.and',
  of: 'Statics',
  slots: { a: 'Static', b: 'Statics' },
  en: ['{a} and {b}', '{a}, and {b}'],
  mean: ({ a, b }) => [...a, ...b],
});
rule({
  name: 'standing.replacement',
  of: 'Standing',
  slots: { r: 'Rewriting' },
  en: '{r}',
  mean: ({ r }) => r,
});

// With conditions
rule({
  name: 'staticSentence.plain',
  of: 'StaticSentence',
  slots: { s: 'Standing' },
  en: '{s}.',
  mean: (parts, d) => standing(d, () => parts.s),
});
rule({
  name: 'staticSentence.asLongAs',
  of: 'StaticSentence',
  slots: { s: 'Standing', condition: 'Conditions' },
  en: ['{s} as long as {condition}.', '{s} if {condition}.'],
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      return under(parts.condition, s);
    }),
});
rule({
  name: 'staticSentence.asLongAsFirst',
  of: 'StaticSentence',
  slots: { condition: 'Conditions', s: 'Standing' },
  en: ['as long as {condition}, {s}.', 'if {condition}, {s}.'],
  mean: (parts, d) =>
    standing(d, () => {
      const { condition } = parts;
      return under(condition, parts.s);
    }),
});
const COMBAT: Condition = {
  kind: 'step',
  steps: ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'],
};
rule({
  name: 'staticSentence.duringCombat',
  of: 'StaticSentence',
  slots: { s: 'Standing' },
  en: 'during combat, {s}.',
  mean: (parts, d) => standing(d, () => under(COMBAT, parts.s)),
});
rule({
  name: 'staticSentence.unless',
  of: 'StaticSentence',
  slots: { s: 'Standing', condition: 'Conditions' },
  en: '{s} unless {condition}.',
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      return under(not(parts.condition), s);
    }),
});
rule({
  name: 'staticSentence.otherwise',
  of: 'StaticSentence',
  slots: { s: 'Standing', condition: 'Condition', t: 'Standing' },
  en: '{s} as long as {condition}. ^Otherwise, {t}.',
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      const { condition } = parts;
      return [...under(condition, s), ...under(not(condition), parts.t)];
    }),
});
rule({
  name: 'staticSentence.otherwiseFirst',
  of: 'StaticSentence',
  slots: { condition: 'Condition', s: 'Standing', t: 'Standing' },
  en: 'as long as {condition}, {s}. ^Otherwise, {t}.',
  mean: (parts, d) =>
    standing(d, () => {
      const { condition } = parts;
      const { s } = parts;
      return [...under(condition, s), ...under(not(condition), parts.t)];
    }),
});
/** In the place of the same change by another amount. */
function inPlaceOf(before: readonly Ability[], condition: Condition, after: readonly Ability[]): readonly Ability[] {
  const shape = (abilities: readonly Ability[]): string =>
    JSON.stringify(
      abilities.map((a) =>
        a.kind === 'static'
          ? a.effects.map((e) => (e.kind === 'modify' ? [e.what, e.changes.map(({ kind }) => kind)] : null))
          : null,
      ),
    );
  if (shape(before) !== shape(after) || shape(before).includes('null')) throw new Unclear('in the place of what');
  return [...under(not(condition), before), ...under(condition, after)];
}
rule({
  name: 'staticSentence.insteadAsLongAs',
  of: 'StaticSentence',
  slots: { s: 'Standing', t: 'Standing', condition: 'Conditions' },
  en: ['{s}. ^{t} instead as long as {condition}.', '{s}. ^{t} instead if {condition}.'],
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      const { t } = parts;
      return inPlaceOf(s, parts.condition, t);
    }),
});
rule({
  name: 'staticSentence.insteadIf',
  of: 'StaticSentence',
  slots: { s: 'Standing', condition: 'Conditions', t: 'Standing' },
  en: ['{s}. ^If {condition}, {t} instead.', '{s}. ^As long as {condition}, {t} instead.'],
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      const { condition } = parts;
      return inPlaceOf(s, condition, parts.t);
    }),
});
/** 702.95: the creature and the one it is paired with. */
rule({
  name: 'staticSentence.paired',
  of: 'StaticSentence',
  slots: { s: 'Self', p: 'Predicates' },
  en: [
    'as long as {s} is paired with another creature, each of those creatures {p@s}.',
    'as long as {s} is paired with another creature, both creatures {p@base}.',
  ],
  mean: ({ s, p }): readonly Ability[] => {
    const other: Selector = { kind: 'pairedWith', of: s };
    return [
      {
        kind: 'static',
        condition: { kind: 'exists', what: other },
        effects: joined(p({ kind: 'union', of: [s, other] })),
      },
    ];
  },
});
const yourTurn: Condition = { kind: 'turnOf', who: you };
rule({
  name: 'staticSentence.yourTurn',
  of: 'StaticSentence',
  slots: { s: 'Standing' },
  en: ['during your turn, {s}.', '{s} during your turn.'],
  mean: (parts, d) => standing(d, () => under(yourTurn, parts.s)),
});
rule({
  name: 'staticSentence.yourTurnAsLongAs',
  of: 'StaticSentence',
  slots: { condition: 'Conditions', s: 'Standing' },
  en: [
    'during your turn, as long as {condition}, {s}.',
    'as long as {condition}, {s} during your turn.',
    'during your turn, if {condition}, {s}.',
  ],
  mean: (parts, d) =>
    standing(d, () => {
      const { condition } = parts;
      return under(yourTurn, under(condition, parts.s));
    }),
});
rule({
  name: 'staticSentence.othersTurns',
  of: 'StaticSentence',
  slots: { s: 'Standing' },
  en: ['during turns other than yours, {s}.', '{s} during turns other than yours.'],
  mean: (parts, d) => standing(d, () => under(not(yourTurn), parts.s)),
});
rule({
  name: 'staticSentence.whereX',
  of: 'StaticSentence',
  slots: { s: 'Standing', v: 'Value' },
  en: '{s}, where X is {v}.',
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      return withX(s, parts.v);
    }),
});
rule({
  name: 'staticSentence.yourTurnWhereX',
  of: 'StaticSentence',
  slots: { s: 'Standing', v: 'Value' },
  en: 'during your turn, {s}, where X is {v}.',
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      return under(yourTurn, withX(s, parts.v));
    }),
});

// Sentences together
rule({
  name: 'staticSentences.one',
  of: 'StaticSentences',
  slots: { s: 'StaticSentence' },
  en: '{s}',
  mean: ({ s }) => s,
});
rule({
  name: 'staticSentences.more',
  of: 'StaticSentences',
  slots: { s: 'StaticSentence', more: 'StaticSentences' },
  en: '{s} ^{more}',
  mean: ({ s, more }) => [...s, ...more],
});
rule({
  name: 'line.statics',
  of: 'Line',
  slots: { s: 'StaticSentences' },
  en: '{s}',
  mean: ({ s }) => ({ kind: 'abilities', abilities: s }),
});
rule({
  name: 'ability.static',
  of: 'Ability',
  slots: { s: 'StaticSentence' },
  en: '{s}',
  mean: ({ s }) => {
    const [only, ...more] = s;
    if (only === undefined || more.length > 0) throw new Unclear('these are several abilities');
    return only;
  },
});

// About decks, not about the game (100.2, 903.3): nothing is done with it in play
rule({
  name: 'line.deck',
  of: 'Line',
  slots: { s: 'Self' },
  en: ['a deck can have any number of cards named {s}.', '{s} can be your commander.'],
  mean: () => ({ kind: 'abilities', abilities: [] }),
});

// For as long as it stays so
rule({
  name: 'condition.remainsTapped',
  of: 'Condition',
  slots: { what: 'Things' },
  en: '{what} remains tapped',
  mean: ({ what }, d) => ({ kind: 'matches', what: d.pick(what), where: { kind: 'tapped' } }),
});
rule({
  name: 'condition.remains',
  of: 'Condition',
  slots: { what: 'Things' },
  en: '{what} remains on the battlefield',
  mean: ({ what }, d) => ({ kind: 'matches', what: d.pick(what), where: { kind: 'permanent' } }),
});
rule({
  name: 'staticSentence.opponentsSteps',
  of: 'StaticSentence',
  slots: { step: 'Step', s: 'Standing' },
  en: "during each opponent's {step}, {s}.",
  mean: (parts, d) =>
    standing(d, () => {
      const theirs: Condition = {
        kind: 'all',
        of: [
          { kind: 'turnOf', who: { kind: 'players', which: 'opponents' } },
          { kind: 'step', steps: [parts.step] },
        ],
      };
      return under(theirs, parts.s);
    }),
});
