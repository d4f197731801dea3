/** Sentences that are true all the time: static abilities and replacement effects, with the conditions under which they hold. */
import type { Ability, Condition, StaticAbility, StaticEffect, Zone } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { withX } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { you } from '../nouns/selectors.ts';

export const statics = rulesOf();
const { rule } = statics;

const both = (a: Condition, b: Condition | undefined): Condition =>
  b === undefined ? a : { kind: 'all', of: b.kind === 'all' ? [a, ...b.of] : [a, b] };
const not = (of: Condition): Condition => (of.kind === 'not' ? of.of : { kind: 'not', of });
/** Abilities 4: where it works, if that is all that is asked: this card is in such a zone of its owner's. */
function placeIn(condition: Condition): readonly Zone[] | undefined {
  if (condition.kind !== 'matches' || condition.what.kind !== 'this') return undefined;
  const { where } = condition;
  const [place, whose, ...more] = where.kind === 'all' ? where.of : [where];
  const isOwn = whose === undefined || (whose.kind === 'ownedBy' && whose.who.kind === 'you');
  return place?.kind === 'in' && isOwn && more.length === 0 ? place.zones : undefined;
}
const under = (condition: Condition, abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability) => {
    const zones = placeIn(condition);
    if (zones !== undefined && ability.kind === 'static' && ability.condition === undefined)
      return { ...ability, zones } satisfies Ability;
    if (ability.kind !== 'static' && ability.kind !== 'replacement' && ability.kind !== 'alternativeCost')
      throw new Unclear('this holds under no condition');
    return { ...ability, condition: both(condition, ability.condition) } satisfies Ability;
  });

/** Nothing that is true all the time has targets or asks for choices. */
function standing(d: Telling, work: () => readonly Ability[]): readonly Ability[] {
  const { made, asks } = d.standing(work);
  if (asks) throw new Unclear('a static ability has no targets and asks for no choices');
  return made;
}
/** What a card says of its own cost and of being activated works wherever it is. */
const zonesOf = (effects: readonly StaticEffect[], d: Telling): { readonly zones?: readonly Zone[] } => {
  const { worksIn } = d.told.line;
  return worksIn === undefined || effects.every(({ kind }) => kind === 'may') ? {} : { zones: worksIn };
};
rule({
  name: 'standing.static',
  of: 'Standing',
  slots: { s: 'Statics' },
  en: '{s}',
  mean: ({ s }, d): readonly StaticAbility[] => {
    const effects = s;
    return [{ kind: 'static', effects, ...zonesOf(effects, d) }];
  },
});
rule({ name: 'static.statement', of: 'Static', slots: { s: 'Statement' }, en: '{s}', mean: ({ s }) => s });
/** The same for a while. */
rule({
  name: 'simple.statement',
  of: 'Simple',
  slots: { s: 'Statement', duration: 'Duration' },
  en: ['{s} {duration}', '{duration}, {s}'],
  mean: ({ s, duration }) => [{ do: 'effect', effects: s, duration }],
});
rule({ name: 'statics.one', of: 'Statics', slots: { s: 'Static' }, en: '{s}', mean: ({ s }) => s });
rule({
  name: 'statics.and',
  of: 'Statics',
  slots: { a: 'Static', b: 'Statics' },
  en: ['{a} and {b}', '{a}, and {b}'],
  mean: ({ a, b }) => [...a, ...b],
});
rule({ name: 'standing.replacement', of: 'Standing', slots: { r: 'Rewriting' }, en: '{r}', mean: ({ r }) => r });

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
  en: ['{s} as long as {condition}.', '{s} if {condition}.', '{s} while {condition}.'],
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
  en: ['as long as {condition}, {s}.', 'if {condition}, {s}.', 'while {condition}, {s}.'],
  mean: (parts, d) =>
    standing(d, () => {
      const { condition } = parts;
      return under(condition, parts.s);
    }),
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
const yourTurn: Condition = { kind: 'turnOf', who: you };
rule({
  name: 'staticSentence.yourTurn',
  of: 'StaticSentence',
  slots: { s: 'Standing' },
  en: ['during your turn, {s}.', '{s} during your turn.'],
  mean: (parts, d) => standing(d, () => under(yourTurn, parts.s)),
});
rule({
  name: 'staticSentence.othersTurns',
  of: 'StaticSentence',
  slots: { s: 'Standing' },
  en: [
    "during opponents' turns, {s}.",
    "{s} during opponents' turns.",
    "during each opponent's turn, {s}.",
    "{s} during each opponent's turn.",
    "{s} during an opponent's turn.",
  ],
  mean: (parts, d) => standing(d, () => under(not(yourTurn), parts.s)),
});
rule({
  name: 'staticSentence.whereX',
  of: 'StaticSentence',
  slots: { s: 'Standing', v: 'Value' },
  en: ['{s}, where X is {v}.', '{s} where X is {v}.'],
  mean: (parts, d) =>
    standing(d, () => {
      const { s } = parts;
      return withX(s, parts.v, () => undefined);
    }),
});
rule({
  name: 'staticSentence.conditionWhereX',
  of: 'StaticSentence',
  slots: { condition: 'Conditions', s: 'Standing', v: 'Value' },
  en: 'as long as {condition}, {s}, where X is {v}.',
  mean: (parts, d) =>
    standing(d, () => {
      const { condition } = parts;
      const { s } = parts;
      return under(
        condition,
        withX(s, parts.v, () => undefined),
      );
    }),
});
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
