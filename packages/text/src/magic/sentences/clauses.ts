/** Sentences of effects: who does what, what happens to what and for how long, in which order, under which condition. */
import type { Action, Condition, Cost, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { speaksOf, substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { compared } from '../conditions/more-conditions.ts';
import type { Telling } from '../game.ts';
import { bound, isGroup } from '../nouns/selectors.ts';
import { withX } from '../values/x.ts';
import { areSeveral } from './doing.ts';

export const clauses = rulesOf();
const { rule } = clauses;

// Sentences; how they follow each other: see `sequels.ts`
rule({ name: 'sentence.plain', of: 'Sentence', slots: { s: 'PlainSentence' }, en: '{s}', mean: ({ s }) => s });
rule({
  name: 'sentence.if',
  of: 'Sentence',
  slots: { condition: 'Conditions', c: 'Clause' },
  en: ['if {condition}, {c}.', 'then if {condition}, {c}.'],
  mean: (parts, d) => {
    const work = (): readonly Action[] => {
      const condition = compared(d, parts.condition);
      return [{ do: 'if', condition, then: parts.c }];
    };
    const { branch } = d.told.clause;
    return branch === undefined ? work() : d.without(branch, work);
  },
});
rule({
  name: 'plainSentence',
  of: 'PlainSentence',
  slots: { c: 'Clause' },
  en: ['{c}.', 'then {c}.'],
  mean: ({ c }) => c,
});
// Clauses
rule({
  name: 'clause.chain',
  of: 'Clause',
  slots: { c: 'Chain' },
  en: '{c}',
  mean: (parts, d) => {
    const { c } = parts;
    d.lastsFor(undefined);
    return c;
  },
});
rule({
  name: 'clause.whereX',
  of: 'Clause',
  slots: { c: 'Chain', v: 'Value' },
  en: '{c}, where X is {v}',
  mean: (parts, d) =>
    whereX(
      d,
      () => parts.c,
      () => parts.v,
    ),
});
/** Instructions without a subject come first: after a clause with a subject they would share it. */
rule({ name: 'chain.follow', of: 'Chain', slots: { c: 'Follow' }, en: '{c}', mean: ({ c }) => c });
rule({
  name: 'chain.imperative',
  of: 'Chain',
  slots: { a: 'Imperative' },
  en: '{a}',
  mean: (parts, d) => d.act(() => parts.a),
});
rule({
  name: 'chain.imperativeThen',
  of: 'Chain',
  slots: { a: 'Imperative', b: 'Follow' },
  en: ['{a}, then {b}', '{a} and {b}', '{a}, and {b}'],
  mean: (parts, d) => [...d.act(() => parts.a), ...parts.b],
});
rule({ name: 'bare.imperative', of: 'Bare', slots: { a: 'Imperative' }, en: '{a}', mean: ({ a }) => a });
rule({ name: 'bare.simple', of: 'Bare', slots: { a: 'Simple' }, en: '{a}', mean: ({ a }) => a });
/** What is only needed on announcement is the same whenever it is said to be counted. */
rule({
  name: 'clause.whereXAsCast',
  of: 'Clause',
  slots: { c: 'Chain', v: 'Value' },
  en: '{c}, where X is {v} as you cast this spell',
  mean: (parts, d) => {
    const made = parts.c;
    const later = made.filter((action) => !('divided' in action));
    if (later.some((action) => withX(action, 'X') !== action)) throw new Unclear('a number of another time');
    return whereX(
      d,
      () => made,
      () => parts.v,
    );
  },
});
rule({ name: 'chain.one', of: 'Follow', slots: { a: 'Simple' }, en: '{a}', mean: (parts, d) => d.act(() => parts.a) });
rule({
  name: 'chain.then',
  of: 'Follow',
  slots: { a: 'Simple', b: 'Follow' },
  en: ['{a}, then {b}', '{a} and {b}', '{a}, and {b}'],
  mean: (parts, d) => [...d.act(() => parts.a), ...parts.b],
});
rule({
  name: 'chain.three',
  of: 'Chain',
  slots: { a: 'Bare', b: 'Simple', c: 'Simple' },
  en: '{a}, {b}, and {c}',
  mean: (parts, d) => [...d.act(() => parts.a), ...d.act(() => parts.b), ...d.act(() => parts.c)],
});
rule({
  name: 'chain.threeThen',
  of: 'Chain',
  slots: { a: 'Simple', b: 'Simple', c: 'Follow' },
  en: '{a}, {b}, then {c}',
  mean: (parts, d) => [...d.act(() => parts.a), ...d.act(() => parts.b), ...parts.c],
});
/** "… except the token isn't legendary if the creature is legendary": what is legendary is not made so, whether it was or not. */
function isOfException(actions: readonly Action[], condition: Condition): boolean {
  const last = actions.at(-1);
  const isLegendary = condition.kind === 'matches' && JSON.stringify(condition.where) === LEGENDARY;
  return isLegendary && JSON.stringify(last ?? null).includes('"kind":"removeTypes","supertypes":["legendary"]');
}
const LEGENDARY = JSON.stringify({ kind: 'supertype', type: 'legendary' });

rule({
  name: 'chain.if',
  of: 'Chain',
  slots: { a: 'Bare', condition: 'Conditions' },
  en: '{a} if {condition}',
  mean: (parts, d) => {
    const since = d.told;
    const then = d.act(() => parts.a);
    const condition = d.unmoved(parts.condition, since);
    if (isOfException(then, condition)) return then;
    return [{ do: 'if', condition: castsIn(then) ? asCard(condition) : condition, then }];
  },
});
/** "You may cast it if it's an instant spell": it is a card yet. */
const castsIn = (actions: readonly Action[]): boolean =>
  actions.some((action) => action.do === 'cast' || (action.do === 'may' && castsIn(action.actions)));
const asCard = (condition: Condition): Condition =>
  substitute(condition, (node) =>
    Array.isArray(node) && node.some(isSpell) && !node.every(isSpell)
      ? node.filter((each) => !isSpell(each))
      : undefined,
  );
const isSpell = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'spell';

// Unless
rule({ name: 'alternatives.one', of: 'Alternatives', slots: { a: 'Costs' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'alternatives.or',
  of: 'Alternatives',
  slots: { a: 'Costs', b: 'Costs' },
  en: '{a} or {b}',
  mean: (parts) => {
    const { a } = parts;
    return [a, parts.b];
  },
});
rule({
  name: 'chain.unlessPays',
  of: 'Chain',
  slots: { a: 'Bare', who: 'Player', cost: 'Alternatives' },
  en: '{a} unless {who} {cost@who}',
  mean: (parts, d) => {
    const otherwise = d.act(() => parts.a);
    const { who } = parts;
    if (who.kind === 'var' && /^player\d*$/.test(who.name)) throw new Unclear('for each of several');
    return parts.cost.reduceRight((rest, cost) => paid(who, cost, rest), otherwise);
  },
});
/** Each of several players does something unless that player pays. */
rule({
  name: 'chain.eachUnlessPays',
  of: 'Chain',
  slots: { p: 'Player', act: 'Acts', cost: 'Alternatives' },
  en: ['{p} {act@p} unless they {cost@base}', '{p} {act@p} unless that player {cost@s}'],
  mean: (parts, d) => {
    const { p } = parts;
    if (!areSeveral(p)) throw new Unclear('only one player');
    const name = d.fresh('player');
    d.mention({ selector: bound(name), kinds: ['player'], several: false });
    const otherwise = d.act(() => parts.act(bound(name)));
    const actions = parts.cost.reduceRight((rest, cost) => paid(bound(name), cost, rest), otherwise);
    return [{ do: 'forEach', in: p, as: name, actions }];
  },
});
rule({
  name: 'chain.unlessPaysForEach',
  of: 'Chain',
  slots: { a: 'Bare', who: 'Player', cost: 'Payment', f: 'ForEach' },
  en: '{a} unless {who} {cost@who} {f}',
  mean: (parts, d) => {
    const otherwise = d.act(() => parts.a);
    const [pay] = paid(parts.who, parts.cost, otherwise);
    if (pay?.do !== 'pay') throw new Unclear('nothing to pay');
    return [{ ...pay, times: parts.f }];
  },
});
rule({
  name: 'chain.unless',
  of: 'Chain',
  slots: { a: 'Bare', condition: 'Conditions' },
  en: '{a} unless {condition}',
  mean: (parts, d) => {
    const since = d.told;
    const then = d.act(() => parts.a);
    return [{ do: 'if', condition: { kind: 'not', of: d.unmoved(parts.condition, since) }, then }];
  },
});

/** A player may pay a cost; otherwise something happens (118.12). */
const isOfGroup = (of: Selector): boolean => isGroup(of) || (of.kind === 'var' && 'group' in of);
function paid(who: Selector, cost: readonly Cost[], otherwise: readonly Action[]): readonly Action[] {
  if (areSeveral(who) || (who.kind === 'controller' && isOfGroup(who.of)))
    throw new Unclear('several players could pay');
  return [{ do: 'pay', ...(who.kind === 'you' ? {} : { who }), cost, optional: true, else: otherwise }];
}

/** X stands for a value that is said after it: in the actions and in the targets. */
function whereX(d: Telling, actions: () => readonly Action[], value: () => Value): readonly Action[] {
  const made = actions();
  const group = groupOf(made);
  const each = group !== undefined && d.maybe({ several: false }) === undefined ? d.fresh('each') : undefined;
  const x =
    group === undefined || each === undefined ? value() : d.ofEach({ kind: 'definite', selector: group }, each, value);
  if (each === undefined || !speaksOf(x, each)) d.isX(x);
  d.retarget((targets) => targets.map((target) => withX(target, x)));
  if (group === undefined || each === undefined || !speaksOf(x, each)) return withX(made, x);
  const one = bound(each);
  const ofOne = substitute(made, (node) => (JSON.stringify(node) === JSON.stringify(group) ? one : undefined));
  return [{ do: 'forEach', in: group, as: each, actions: withX(ofOne, x) }];
}

/** The things of the one effect that is begun. */
function groupOf([action, second]: readonly Action[]): Selector | undefined {
  if (action?.do !== 'effect' || second !== undefined) return undefined;
  const [effect] = action.effects;
  return effect?.kind === 'modify' && effect.what.kind === 'each' ? effect.what : undefined;
}
