/** Sentences that put something in the place of what was said before: instead. */
import type { Action, Condition, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { instead } from '../../prose/instead-of.ts';
import { isNode, substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';

export const insteadSentences = rulesOf();
const { rule } = insteadSentences;

rule({
  name: 'sequel.ifInstead',
  of: 'Linked',
  slots: { condition: 'Conditions', c: 'Clause' },
  en: ['if {condition}, {c} instead.', 'if {condition}, instead {c}.'],
  mean: (parts, d) => (before) => {
    const { condition } = parts;
    return instead(before, condition, () => parts.c, d);
  },
});
rule({
  name: 'sequel.insteadIf',
  of: 'Linked',
  slots: { c: 'Clause', condition: 'Conditions' },
  en: ['{c} instead if {condition}.', 'instead {c} if {condition}.'],
  mean: (parts, d) => (before) => {
    // The condition stands last and says when.
    const then = instead(before, TRUE, () => parts.c, d);
    const { condition } = parts;
    const said = (node: unknown): unknown => (node === TRUE ? condition : undefined);
    // How many targets there are may depend on it, too.
    d.retarget((targets) => substitute(targets, said));
    return substitute(then, said);
  },
});
const TRUE: Condition = { kind: 'all', of: [] };
/** "… up to three basic Forest cards instead of two": the same is done with another number. */
rule({
  name: 'sequel.insteadOfNumber',
  of: 'Linked',
  slots: { condition: 'Conditions', c: 'Clause', n: 'Count' },
  en: 'if {condition}, {c} instead of {n}.',
  mean: (parts, d) => (before) => {
    const { condition } = parts;
    const more = mostIn(d.without(before, () => parts.c));
    const fewer = parts.n.max;
    if (more === undefined || fewer === 'any') throw new Unclear('how many of what');
    let found = 0;
    const made = substitute(before, (node) => {
      if (!isNode(node) || !CHOOSING.includes(String(node.do)) || (node.max ?? 1) !== fewer) return undefined;
      found++;
      return { ...node, max: { kind: 'if', condition, then: more, else: fewer } };
    });
    if (found !== 1) throw new Unclear('instead of what');
    return made;
  },
});
const CHOOSING: readonly string[] = ['search', 'choose'];
/** How many are found or chosen at most. */
function mostIn(actions: readonly Action[]): Value | undefined {
  const found: Value[] = [];
  substitute(actions, (node) => {
    if (isNode(node) && CHOOSING.includes(String(node.do))) found.push((node.max ?? 1) as Value);
    return undefined;
  });
  return found.length === 1 ? found[0] : undefined;
}
/** Another amount of damage in the place of that before. */
rule({
  name: 'sequel.damageInstead',
  of: 'Linked',
  slots: { condition: 'Conditions', what: 'Things', n: 'Amount' },
  en: [
    'if {condition}, {what} <deal@what> {n} damage instead.',
    'if {condition}, instead {what} <deal@what> {n} damage.',
  ],
  mean: (parts) => (before) => {
    const { condition } = parts;
    void parts.what;
    return moreDamage(before, condition, parts.n);
  },
});
rule({
  name: 'sequel.doubleDamageInstead',
  of: 'Linked',
  slots: { condition: 'Conditions', what: 'Things' },
  en: 'if {condition}, {what} <deal@what> double that damage instead.',
  mean: (parts, d) => (before) => {
    const { condition } = parts;
    void parts.what;
    return moreDamage(before, condition, { kind: 'times', of: [2, d.thatMuch()] });
  },
});
rule({
  name: 'sequel.damageInsteadIf',
  of: 'Linked',
  slots: { what: 'Things', n: 'Amount', condition: 'Conditions' },
  en: '{what} <deal@what> {n} damage instead if {condition}.',
  mean: (parts) => (before) => {
    void parts.what;
    const { n } = parts;
    return moreDamage(before, parts.condition, n);
  },
});
function moreDamage(before: readonly Action[], condition: Condition, amount: Value): readonly Action[] {
  const dealt = before.filter((action) => action.do === 'damage');
  const [only] = dealt;
  if (only === undefined || dealt.length > 1) throw new Unclear('no damage, or damage twice, that could be changed');
  const changed: Action = { do: 'if', condition, then: [{ ...only, amount }], else: [only] };
  return before.map((action) => (action === only ? changed : action));
}
